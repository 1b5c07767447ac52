"""Positions that people set up: games that begin with one, and the editor for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mansuba import Kind, Phase, Position
from mansuba.notation import read_position, write_position
from mansuba.rulebook.figures import Figure
from tests.browser.browsing import NETWORK, PHONE, opened
from tests.browser.driver import HERE, Person
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, in_phase, replayed

FALCON, WOMAN = Figure(0, Kind.FALCON), Figure(0, Kind.WOMAN)


def reached(phase: Phase) -> Position:
    """The first position of this sort in a game."""
    return replayed(POND, 2, in_phase(phase, POND))


@pytest.mark.parametrize("phase", [Phase.SET_UP, Phase.PLACE])
def test_a_game_that_begins_in_the_middle(page: Page, server: Server, phase: Phase) -> None:
    start = reached(phase)
    seats = [{"name": name, "player": HERE} for name in NAMES[:2]]
    begun = {"position": write_position(start), "seats": seats, "dice": "hand"}
    game = server.ask("/games", begun)["id"]
    person = Person(page, server)
    person.resume(game)
    assert person.settled() == start
    person.see.check(start)
    person.play(turns=2)
    page.reload()  # as whoever comes later gets it
    position = person.settled()
    person.see.check(position)
    headings = page.get_by_role("tabpanel").get_by_role("heading", level=2)
    if phase is not Phase.SET_UP:
        first = person.see.say("chapter-turn", number=1, seat=start.mover)
        expect(headings.last).to_have_text(first)
        person.see.button("look-first").click()
        assert person.see.figures(start.seats) == dict(start.figures)


# --- the editor -----------------------------------------------------------------------------------


class Setter(Person):
    """Somebody at the editor."""

    def opens(self, position: Position | str = "") -> None:
        line = position if isinstance(position, str) else write_position(position)
        self.page.goto(f"{self.server.url}/editor" + (f"#{quote(line)}" if line else ""))
        expect(self.see.button("editor-play")).to_be_visible()
        on_a_phone = self.see.button("board-overview", seats=2)
        expect(self.see.board.or_(on_a_phone)).to_be_visible()

    @property
    def line(self) -> str:
        """The position as the address has it."""
        return unquote(self.page.url.partition("#")[2])

    @property
    def position(self) -> Position:
        """What is set up, once the address says so and the server has said that it can be."""
        expect(self.verdict).to_contain_text(self.see.say("editor-can-be"))
        return read_position(self.line)

    @property
    def verdict(self) -> Locator:
        return self.page.get_by_role("region", name=self.see.say("editor-verdict"))

    def figure(self, figure: Figure) -> Locator:
        """A figure beside the board."""
        return self.page.locator(f'button[data-figure="{figure}"]')

    def drags(self, what: Locator, to: Locator) -> None:
        there = to.bounding_box()
        assert there
        what.hover()
        self.page.mouse.down()
        self.page.mouse.move(
            there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=3
        )
        self.page.mouse.up()

    def is_refused(self, message: str, **facts: str | int) -> None:
        expect(self.verdict).to_contain_text(self.see.say("editor-cannot-be"))
        expect(self.verdict).to_contain_text(self.see.say(message, **facts))
        expect(self.see.button("editor-play")).to_be_disabled()


@pytest.fixture
def setter(browser: Browser, server: Server) -> Iterator[Setter]:
    with opened(browser, expected=("422",)) as context:  # a line that is none
        yield Setter(context.new_page(), server)


def test_figures_are_put_anywhere_by_mouse(setter: Setter) -> None:
    setter.opens()
    new = setter.position
    setter.drags(setter.see.space("c4"), setter.see.space("j7"))
    assert setter.position.figures == {**new.figures, FALCON: "j7"}
    setter.figure(WOMAN).click()  # tap, and tap
    setter.see.space("j7").click()
    assert setter.position.figures == {**new.figures, FALCON: "c5", WOMAN: "j7"}, (
        "they change places"
    )
    setter.drags(setter.see.space("j7"), setter.page.get_by_role("banner"))
    setter.is_refused("flaw-figure-missing", figure=str(WOMAN))
    setter.drags(setter.figure(WOMAN), setter.see.space("k8"))
    moved = setter.position
    assert moved.figures[WOMAN] == "k8"
    for _ in range(4):
        setter.see.button("editor-undo").click()
    assert setter.position == new
    for _ in range(4):
        setter.page.keyboard.press("Control+Shift+z")
    assert setter.position == moved


def test_figures_are_put_anywhere_by_keyboard(setter: Setter) -> None:
    setter.opens()
    keys = setter.page.keyboard
    setter.figure(FALCON).focus()
    keys.press("Enter")  # and the board has the focus
    expect(setter.page.locator("[data-space]:focus")).to_have_count(1)
    before = setter.page.locator("[data-space]:focus").get_attribute("data-space")
    keys.press("ArrowUp")
    there = setter.page.locator("[data-space]:focus").get_attribute("data-space")
    assert there != before
    keys.press("Enter")
    assert setter.position.figures[FALCON] == there
    keys.press("Enter")
    keys.press("Delete")
    setter.is_refused("flaw-figure-missing", figure=str(FALCON))
    setter.figure(FALCON).focus()
    keys.press("Space")
    where = setter.page.get_by_label(setter.see.say("editor-space"))
    where.fill("J7")
    keys.press("Enter")
    assert setter.position.figures[FALCON] == "j7"


def test_what_cannot_be_is_refused_with_the_reason(setter: Setter) -> None:
    setter.opens()
    setter.figure(FALCON).click()
    setter.see.space("q16").click()  # where another stands, who changes places with it
    setter.is_refused("flaw-in-anothers-court", figure="0F", court="3t", space="q16")
    badge = setter.page.locator("[data-figure].wrong")
    assert [badge.nth(n).get_attribute("data-figure") for n in range(badge.count())] == ["0F"]
    setter.see.button("editor-set-up").click()
    setter.page.get_by_role("radio", name=setter.see.say("editor-before-lot")).check()
    assert setter.position.phase is Phase.LOT
    setter.see.button("editor-throw").click()
    setter.is_refused("flaw-no-starter")
    setter.page.get_by_role("radio", name=setter.see.say("seat", seat=3)).check()
    position = setter.position
    assert (position.phase, position.actor, len(position.sticks)) == (Phase.TAKE, 3, 6)
    setter.page.get_by_label(setter.see.say("stick", stick="W")).select_option("")
    assert setter.position.actor == 0
    line = setter.page.get_by_label(setter.see.say("editor-line"), exact=True)
    line.fill("sun#4a33bb52 v1 0:z9")
    line.press("Enter")
    expected = setter.see.say("expected-board-space")
    setter.is_refused("flaw-text", column=19, expected=expected, found="z9")
    assert len(read_position(setter.line).sticks) == 5, "what was there stays"


def test_another_position_in_the_address_can_be_undone(setter: Setter) -> None:
    setter.opens()
    new, line = setter.position, setter.line
    setter.drags(setter.see.space("c4"), setter.see.space("j7"))
    moved = setter.position
    setter.page.evaluate("line => { location.hash = encodeURI(line) }", line)
    expect(setter.figure(FALCON)).to_contain_text("c4")
    assert setter.position == new
    setter.see.button("editor-undo").click()
    assert setter.position == moved
    setter.see.button("editor-undo").click()
    assert setter.position == new


def test_a_server_that_was_away_is_asked_again(browser: Browser, server: Server) -> None:
    with opened(browser, expected=NETWORK) as context:
        setter = Setter(context.new_page(), server)
        setter.opens()
        assert setter.position.figures[FALCON] == "c4"
        setter.page.route("**/api/positions", lambda route: route.abort())
        setter.drags(setter.see.space("c4"), setter.see.space("j7"))
        expect(setter.see.button("away-retry")).to_be_visible()
        expect(setter.verdict).not_to_contain_text(setter.see.say("editor-can-be"))
        setter.page.unroute("**/api/positions")
        setter.see.button("away-retry").click()
        assert setter.position.figures[FALCON] == "j7"


def test_a_finger_scrolls_over_the_figures_and_carries_them_sideways(
    browser: Browser, server: Server
) -> None:
    with opened(browser, size=PHONE, has_touch=True) as context:
        setter = Setter(context.new_page(), server)
        setter.opens()
        new = setter.position
        carried = setter.page.locator(".carried")
        finger = context.new_cdp_session(setter.page)

        def draws(across: int, along: int) -> None:
            box = setter.figure(FALCON).bounding_box()
            assert box
            x, y = box["x"] + 20, box["y"] + 20
            for part in range(11):
                point = {"x": x + across * part / 10, "y": y + along * part / 10}
                touch = "touchMove" if part else "touchStart"
                finger.send("Input.dispatchTouchEvent", {"type": touch, "touchPoints": [point]})

        def leaves() -> None:
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

        draws(0, -200)
        expect(carried).to_have_count(0)
        leaves()
        for _ in range(200):
            if setter.page.evaluate("scrollY") > 100:
                break
            setter.page.wait_for_timeout(100)
        assert setter.page.evaluate("scrollY") > 100
        draws(100, 0)
        expect(carried).to_have_count(1)
        leaves()
        expect(carried).to_have_count(0)
        assert setter.position == new, "it was let go where there is no board"


def test_from_a_game_to_the_editor_and_on(setter: Setter) -> None:
    decisions = in_phase(Phase.PLACE, POND)
    setter.resume(setter.server.begun(NAMES[:2], decisions))
    setter.settled()
    setter.see.button("look-earlier").click()
    setter.see.button("look-editor").click()
    expect(setter.verdict).to_contain_text(setter.see.say("editor-can-be"))
    start = replayed(POND, 2, decisions[:-1])
    assert read_position(setter.line, POND) == start
    setter.page.reload()
    expect(setter.verdict).to_contain_text(setter.see.say("editor-can-be"))
    expect(setter.see.button("editor-end-move")).to_be_visible()
    setter.see.button("editor-share").click()
    link = setter.see.dialog.get_by_role("textbox").input_value()
    assert read_position(unquote(link.partition("#")[2]), POND) == start
    setter.page.keyboard.press("Escape")
    setter.see.button("editor-play").click()
    expect(setter.page.get_by_text(setter.see.say("new-position"))).to_be_visible()
    seats = setter.page.get_by_label(re.compile(setter.see.say("new-player-of", seat="[12]")))
    for number in range(2):
        seats.nth(number).select_option(label=setter.see.say("player-here"))
    setter.see.button("new-begin").click()
    setter.page.wait_for_url("**/game/*")
    setter.sit_down([HERE, HERE], by_hand=False)
    assert setter.settled() == start
    setter.see.check(start)
