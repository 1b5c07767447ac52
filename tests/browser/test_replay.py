"""Recorded games: opened from files and links, gone through, noted upon, shared."""

from __future__ import annotations

import re
import struct
import time
import zlib
from base64 import b64encode, urlsafe_b64encode
from functools import cache
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from mansuba import Edition, Pass, Phase, Position, Take
from mansuba.notation import Note, Record, read_record, write_record
from mansuba.words import Words
from tests.browser.browsing import NETWORK, PATIENCE, PHONE, opened
from tests.browser.seeing import Sight
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, almost_over, in_phase, replayed
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
    expect(page.get_by_text("Who would have thought?")).to_have_count(1)
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
    slider = page.get_by_role("slider")
    page.keyboard.press("Space")
    until = time.monotonic() + PATIENCE / 1000
    while int(slider.input_value()) < 2:  # not exactly: it goes on while one looks
        assert time.monotonic() < until, "it does not play"
        page.wait_for_timeout(100)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=SAY("replay-play"))).to_be_visible()
    at = slider.input_value()
    page.wait_for_timeout(1000)
    assert slider.input_value() == at


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
        cut_off = SAY("replay-broken-link")
        links = {
            "1abc": cut_off,
            "1%%%": cut_off,
            "game=nobody": SAY("problem-no-such-game"),
            "9" * 50: cut_off,
        }
        for fragment, said in links.items():
            page.goto("about:blank")  # else it could be what was said of the one before
            page.goto(f"{server.url}/replay#{fragment}")
            expect(page.get_by_role("alert")).to_have_text(said)
        page.get_by_role("textbox").fill(text)
        presses(page, "replay-open")
        is_at(page, 0)
        page.wait_for_url("**/replay#1*")
        whole = page.url
        page.goto(whole[: len(whole) // 2])
        expect(page.get_by_role("alert")).to_have_text(SAY("replay-broken-link"))


EATEN = """
window.eaten = 0;
const Real = DecompressionStream;
globalThis.DecompressionStream = class {
  constructor(format) {
    const { readable, writable } = new Real(format);
    const counted = new TransformStream({
      transform(part, into) {
        eaten += part.length;
        into.enqueue(part);
      },
    });
    void counted.readable.pipeTo(writable).catch(() => undefined);
    Object.assign(this, { readable, writable: counted.writable });
  }
};
"""
"""Counts the bytes that are given to be unpacked."""


def bomb(megabytes: int) -> str:
    """A link's fragment that unpacks to so much."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(bytes(megabytes << 20)) + packer.flush()
    return "1" + urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_link_that_would_fill_the_memory(browser: Browser, server: Server) -> None:
    # One of them is stopped after the first bites, the other is not even touched.
    for megabytes, most in ((100, 8_192), (400, 0)):
        with opened(browser) as context:
            context.add_init_script(EATEN)
            page = context.new_page()
            page.goto(f"{server.url}/replay#{bomb(megabytes)}")
            expect(page.get_by_role("alert")).to_have_text(SAY("replay-broken-link"))
            assert page.evaluate("eaten") <= most


def heard(page: Page) -> Locator:
    """What a screen reader is told."""
    return page.locator("[aria-live=polite][aria-relevant]")


class Held:
    """Answers that are kept back until they are let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.routes: list[Route] = []
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        self.routes.append(route)

    def wait(self, count: int) -> None:
        """Until so many have been asked for."""
        until = time.monotonic() + PATIENCE / 1000
        while len(self.routes) < count:
            assert time.monotonic() < until, "nothing was asked for"
            self.page.wait_for_timeout(50)

    def let_go(self) -> None:
        """The one that was asked for last."""
        with self.page.expect_response(self.address):
            self.routes.pop().continue_()


@pytest.mark.parametrize(
    ("begins", "answer"), [("replay", "**/api/replays"), ("learn/jump", "**/api/lessons/jump/*")]
)
def test_what_comes_late_opens_no_game_elsewhere(
    page: Page, server: Server, begins: str, answer: str
) -> None:
    decisions = in_phase(Phase.TAKE, POND)
    game = server.begun(NAMES[4:], decisions)
    held = Held(page, answer)
    if begins == "replay":
        chooses(page, server, write_record(game_of_six()))
    else:
        page.goto(f"{server.url}/{begins}")
    held.wait(1)
    page.get_by_role("link", name=SAY("nav-games"), exact=True).first.click()
    page.locator(f"a[href='/game/{game}']").first.click()
    position = replayed(POND, 2, decisions)
    see = Sight(page, Words("en", dict(zip(position.seats, NAMES[4:], strict=True))))
    expect(see.board).to_be_visible()
    held.let_go()
    page.wait_for_timeout(500)
    assert page.url.endswith(f"/game/{game}")
    assert see.figures(position.seats) == position.figures
    opening = SAY("replay-opened", count=len(game_of_six().decisions))
    expect(heard(page)).not_to_contain_text(opening)


def test_the_last_of_two_records_is_shown(page: Page, server: Server) -> None:
    held = Held(page, "**/api/replays")
    page.goto(f"{server.url}/replay")
    records = [named(played(POND, 2, 5, length, steered=0.9)) for length in (40, 30)]
    for count, record in enumerate(records, 1):
        page.get_by_role("textbox").fill(write_record(record))
        presses(page, "replay-open")
        held.wait(count)
    last = str(len(records[1].decisions))
    held.let_go()
    expect(page.get_by_role("slider")).to_have_attribute("max", last)
    held.let_go()
    page.wait_for_timeout(500)
    expect(page.get_by_role("slider")).to_have_attribute("max", last)


def test_reading_goes_on_at_the_heading(page: Page, server: Server) -> None:
    heading = page.get_by_role("heading", level=1)
    page.goto(f"{server.url}/replay")
    page.get_by_role("textbox").fill(write_record(game_of_six()))
    presses(page, "replay-open")
    is_at(page, 0)
    expect(heading).to_be_focused()
    presses(page, "replay-another")
    expect(page.get_by_role("textbox")).to_be_visible()
    expect(heading).to_be_focused()
    # What was open says nothing more.
    expect(heard(page).locator("p").last).to_have_text(
        SAY("replay-opened", count=len(game_of_six().decisions))
    )


def test_the_same_file_can_be_chosen_again(browser: Browser, server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        page = context.new_page()
        chooses(page, server, "[")
        expect(page.get_by_role("alert")).not_to_be_empty()
        chosen = page.get_by_label(SAY("replay-choose")).evaluate("input => input.files.length")
        assert chosen == 0  # a browser tells only of another choice than before


def test_sharing_is_tried_again(browser: Browser, server: Server) -> None:
    server.begun(NAMES[:2], almost_over(POND))
    with opened(browser, expected=(*NETWORK, "Failed to fetch")) as context:
        page = context.new_page()
        page.goto(f"{server.url}/games")
        name = SAY("share-this", name=f"{NAMES[0]} and {NAMES[1]}")
        share = page.get_by_role("button", name=name, exact=True).first
        away = True

        def deliver(route: Route) -> None:
            if away:
                route.abort()
            else:
                route.continue_()

        page.route("**/ShareDialog-*", deliver)
        share.click()
        expect(page.get_by_role("alert")).to_have_text(SAY("problem-away"))
        away = False
        share.click()
        expect(page.get_by_label(SAY("link-text"))).to_be_visible()


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
    expect(page.get_by_text(SAY("replay-about"), exact=True)).to_be_visible()  # the last of them
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
