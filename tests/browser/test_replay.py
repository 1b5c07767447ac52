"""Recorded games: opened from files and links, gone through, noted upon, shared."""

from __future__ import annotations

import re
import struct
from base64 import b64encode
from functools import cache
from xml.etree import ElementTree

from playwright.sync_api import Browser, Page, expect

from mansuba import Edition, Pass, Position, Take
from mansuba.notation import Note, Record, read_record, write_record
from mansuba.words import Words
from tests.browser.browsing import NETWORK, PHONE, opened
from tests.browser.seeing import Sight
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, almost_over
from tests.browser.test_access import check_axe
from tests.browser.test_languages import CUT
from tests.notation.recording import played

SAY = Words("en", dict(enumerate(NAMES))).say
SVG = "{http://www.w3.org/2000/svg}"
LETTERS = ["F", "W", "C", "I", "J", "K"]
SEAT_COLOURS = {0: "e69f00", 3: "56b4e9"}
LONGEST_LINK = 4000
"""A game of six on a small board takes about half of it."""


@cache
def game_of_six() -> Record:
    return named(played(POND, 6, 3, 900, steered=0.9))


def named(game: Record) -> Record:
    tags = {f"Name{seat}": NAMES[seat] for seat in game.seats}
    return Record(game.start, game.decisions, tags)


def chooses(page: Page, server: Server, text: str | bytes) -> None:
    """Open a file on the page for that."""
    content = text.encode() if isinstance(text, str) else text
    page.goto(f"{server.url}/replay")
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": content}
    page.get_by_label(SAY("replay-choose")).set_input_files(file)  # type: ignore[arg-type]


def stands(page: Page, position: Position) -> None:
    """The page shows this position."""
    see = Sight(page, Words("en", dict(enumerate(NAMES))))
    assert see.figures(position.seats) == position.figures


def is_at(page: Page, at: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(at))


def presses(page: Page, message: str) -> None:
    page.get_by_role("button", name=SAY(message), exact=True).click()


def test_a_game_of_six_from_a_file_to_a_link_and_back(page: Page, server: Server) -> None:
    record = game_of_six()
    positions = list(record.positions())
    last = len(record.decisions)
    chooses(page, server, write_record(record))
    is_at(page, 0)
    for key, at in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        is_at(page, at)
        stands(page, positions[at])
    page.keyboard.press("ArrowDown")
    is_at(page, 6)
    page.get_by_role("slider").fill(str(last // 2))
    stands(page, positions[last // 2])
    page.get_by_role("button", name=SAY("chapter-lot")).click()
    is_at(page, 37)

    presses(page, "replay-comment-add")
    page.get_by_role("textbox").fill("Who would have thought?")
    page.keyboard.press("ArrowLeft")  # within the text
    presses(page, "replay-comment-keep")
    with page.expect_download() as download:
        presses(page, "info-record")
    kept = read_record(download.value.path().read_text("utf-8"))
    assert kept.decisions == record.decisions
    assert {number: note.text for number, note in kept.notes.items()} == {
        36: "Who would have thought?"
    }

    presses(page, "share-title")
    link = page.get_by_label(SAY("link-text")).input_value()
    assert len(link) < LONGEST_LINK
    page.goto("about:blank")
    page.goto(link)
    is_at(page, 0)
    assert page.get_by_text("Who would have thought?").count() == 1
    page.get_by_role("slider").fill("37")
    expect(page.get_by_text("Who would have thought?")).to_have_count(3)  # and is read out
    stands(page, positions[37])


def test_a_game_that_begins_in_the_middle(page: Page, server: Server) -> None:
    record = named(played(POND, 3, 3, 60, steered=0.9, skip=40))
    assert record.start.starter is not None
    chooses(page, server, write_record(record))
    is_at(page, 0)
    for at, position in enumerate(record.positions()):
        page.get_by_role("slider").fill(str(at))
        stands(page, position)


def test_it_plays_by_itself_until_it_is_stopped(page: Page, server: Server) -> None:
    chooses(page, server, write_record(game_of_six()))
    is_at(page, 0)
    page.keyboard.press("Space")
    is_at(page, 2)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=SAY("replay-play"))).to_be_visible()
    at = page.get_by_role("slider").input_value()
    page.wait_for_timeout(1000)
    assert page.get_by_role("slider").input_value() == at


def test_what_is_broken_or_hostile_is_refused_in_words(browser: Browser, server: Server) -> None:
    text = write_record(game_of_six())
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        broken = {
            "": "Expected: a game",
            text.replace("lot:", "lot:7"): "line ",
            text.replace("Nefertari", "Nefer\0tari"): "no control character",
            "[" * 100_000: "at most 65,536 characters",
            "x" * 200_000: SAY("replay-too-large", most="128"),
        }
        for record, said in broken.items():
            chooses(page, server, record)
            expect(page.get_by_role("alert")).to_contain_text(said)
        chooses(page, server, text.replace("lot:", "lot:7"))
        presses(page, "replay-as-far")
        expect(page.get_by_role("slider")).to_have_attribute("max", "36")
        chooses(page, server, text.encode().replace(b"Nefertari", b"\xff"))
        expect(page.get_by_role("alert")).to_contain_text("UTF-8")
        for fragment in ("1abc", "1%%%", "game=nobody", "9" * 50):
            page.goto(f"{server.url}/replay#{fragment}")
            expect(page.get_by_role("alert")).not_to_be_empty()
        page.get_by_role("textbox").fill(text)
        presses(page, "replay-open")
        is_at(page, 0)
        page.wait_for_url("**/replay#1*")
        whole = page.url
        page.goto(whole[: len(whole) // 2])
        expect(page.get_by_role("alert")).to_have_text(SAY("replay-broken-link"))


def test_a_game_is_shared_where_it_was_played(page: Page, server: Server) -> None:
    game = server.begun(NAMES[:2], almost_over(POND))
    page.goto(f"{server.url}/games")
    name = SAY("share-this", name=f"{NAMES[0]} and {NAMES[1]}")
    page.get_by_role("button", name=name, exact=True).first.click()
    page.get_by_role("link", name=SAY("share-look")).click()
    is_at(page, 0)
    decisions = len(server.record(game).decisions)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(decisions))


def test_a_position_is_played_on_and_set_up(page: Page, server: Server) -> None:
    record = named(played(Edition.standard(), 2, 3, 40, steered=0.9))
    position = list(record.positions())[30]
    chooses(page, server, write_record(record))
    is_at(page, 0)
    expect(page.get_by_role("link", name=SAY("replay-play-on"))).to_have_count(0)
    page.get_by_role("slider").fill("30")
    expect(page.get_by_role("link", name=SAY("look-editor"))).to_be_visible()
    page.get_by_role("link", name=SAY("replay-play-on")).click()
    page.get_by_role("button", name=SAY("new-begin")).click()
    page.wait_for_url("**/game/*")
    assert server.record(page.url.rpartition("/")[2]).start == position


FRAMES = """async (data) => {
  const bytes = Uint8Array.from(atob(data), sign => sign.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: "image/gif" });
  await decoder.tracks.ready;
  await decoder.completed;
  const shown = [];
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    const seen = {};
    for (let at = 0; at < data.length; at += 4) {
      const colour = data[at] << 16 | data[at + 1] << 8 | data[at + 2];
      seen[colour] = (seen[colour] ?? 0) + 1;
    }
    shown.push(seen);
  }
  return shown;
}"""
"""How often each colour is on each picture of a film."""


def test_pictures_need_nothing_but_themselves(page: Page, server: Server) -> None:
    record = named(played(POND, 2, 5, 40, steered=0.9))
    turns = sum(isinstance(decision, Take | Pass) for decision in record.decisions)
    chooses(page, server, write_record(record))
    is_at(page, 0)
    page.keyboard.press("End")
    is_at(page, len(record.decisions))
    page.get_by_text(SAY("picture-title"), exact=True).click()
    files = {}
    for form in ("svg", "png", "gif"):
        with page.expect_download() as download:
            presses(page, f"picture-{form}")
        files[form] = download.value.path().read_bytes()

    drawing = ElementTree.fromstring(files["svg"])
    text = files["svg"].decode()
    assert not re.search("var\\(|color-mix|oklab|class=|http(?!://www.w3.org/2000/svg)", text)
    letters = [element.text for element in drawing.iter(f"{SVG}text")]
    assert sorted(letter for letter in letters if letter in LETTERS) == sorted(LETTERS * 2)

    assert files["png"].startswith(b"\x89PNG")
    assert struct.unpack(">I", files["png"][16:20]) == (1200,)
    assert len(files["png"]) > 50_000

    frames = page.evaluate(FRAMES, b64encode(files["gif"]).decode())
    assert len(frames) == turns + 1
    assert frames[0] != frames[-1]
    for seat in record.seats:  # a seal has its colour whole
        colour = str(int(SEAT_COLOURS[seat], 16))
        assert frames[-1].get(colour, 0) > 500


def test_it_can_be_read_by_everyone(page: Page, server: Server) -> None:
    record = game_of_six()
    noted = {20: Note("A long way to go.", {"chance": "0.2"}), 49: Note("Well, well. " * 20)}
    text = write_record(Record(record.start, record.decisions, record.tags, noted))
    page.goto(f"{server.url}/replay")
    expect(page.get_by_label(SAY("replay-choose"))).to_be_attached()
    check_axe(page, "open")
    chooses(page, server, text)
    is_at(page, 0)
    page.get_by_role("slider").fill("50")
    for summary in page.locator("summary").all():
        summary.click()
    expect(page.get_by_role("button", name=SAY("picture-png"))).to_be_visible()
    for width, height in ((1280, 800), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        check_axe(page, "replay")
        cut = page.evaluate(CUT)
        assert not cut, "\n".join(cut)
    presses(page, "share-title")
    expect(page.get_by_label(SAY("link-text"))).to_be_visible()
    check_axe(page, "share")
