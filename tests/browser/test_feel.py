"""How the table sounds, trembles, looks and lies in the hand, as its user likes."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from mansuba import Phase
from mansuba.words import Words
from tests.browser.browsing import PATIENCE, PHONE, opened
from tests.browser.driver import Person
from tests.browser.scenes import in_game, settings
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, almost_over
from tests.browser.windows import Windows

LISTENING = """
  window.started = 0;
  window.rooms = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.rooms += 1; }
  };
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) {
      window.started += 1;
      return start.apply(this, when);
    };
  }
  window.pulses = [];
  navigator.vibrate = (pulse) => { window.pulses.push(pulse); return true; };
"""
LOADED = "performance.getEntriesByType('resource').filter(({name}) => /sound/.test(name)).length"


def heard_more(page: Page, than: int) -> int:
    """How many notes have begun, once there are more."""
    for _ in range(1000):
        started: int = page.evaluate("window.started")
        if started > than:
            return started
        page.wait_for_timeout(20)
    raise AssertionError("nothing is to be heard")


def throw_by_hand(person: Person) -> None:
    person.act(person.settled())
    person.see.moved_on(person.count)


def test_the_table_can_be_heard_by_whoever_wants_to(browser: Browser, server: Server) -> None:
    with opened(browser) as context:
        context.add_init_script(LISTENING)
        page = context.new_page()
        person = Person(page, server)
        in_game(Phase.THROW)(person)
        throw_by_hand(person)
        assert page.evaluate("window.rooms") == page.evaluate(LOADED) == 0
        settings(person)
        expect(person.see.dialog.get_by_label(person.see.say("feel-volume"))).to_have_count(0)
        person.see.dialog.get_by_label(person.see.say("feel-sound")).check()
        sampled = heard_more(page, 0)
        volume = person.see.dialog.get_by_label(person.see.say("feel-volume"))
        volume.press("ArrowRight")
        louder = heard_more(page, sampled)
        page.keyboard.press("Escape")
        person.act(person.settled())
        moved = heard_more(page, louder)
        person.see.moved_on(person.count)
        person.settled()
        page.wait_for_timeout(300)
        quiet = page.evaluate("window.started")
        person.press("look-earlier")
        person.press("look-earlier")
        assert page.evaluate("window.started") == quiet >= moved
        assert page.evaluate("window.rooms") == 1
        assert page.evaluate("window.pulses") == []  # this is no phone


def test_a_phone_trembles_unless_that_is_unwanted(browser: Browser, server: Server) -> None:
    phone: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
    for haptics in (True, False):
        with opened(browser, settings={"haptics": haptics}, **phone) as context:
            context.add_init_script(LISTENING)
            person = Person(context.new_page(), server)
            in_game(Phase.THROW)(person)
            throw_by_hand(person)
            person.settled()
            assert bool(person.page.evaluate("window.pulses")) is haptics


def board_is_left(page: Page) -> bool:
    """Whether the board lies to the left of all that belongs to it, whatever table it is."""
    board = page.locator(".tabletop > .board").bounding_box()
    assert board
    others = page.locator(".tabletop > :not(.board)")
    edges = {box["x"] for box in (other.bounding_box() for other in others.all()) if box}
    assert len(edges) == 1
    return bool(board["x"] < edges.pop())


def test_either_hand_finds_its_buttons(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        person = Person(page, server)
        in_game(Phase.TAKE)(person)
        game = page.url.rpartition("/")[-1]
        assert board_is_left(page)
        settings(person)
        chosen = person.see.dialog.get_by_label(person.see.say("feel-hand"))
        chosen.select_option("left")
        page.keyboard.press("Escape")
        assert not board_is_left(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.reload()
        person.settled()
        assert not board_is_left(page)
        for table in (f"/replay#game={game}", "/editor", "/learn/step"):
            page.goto(f"{server.url}{table}")
            expect(page.locator(".tabletop > .board svg").first).to_be_visible()
            assert not board_is_left(page), table


def test_figures_are_drawn_as_one_likes(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        person = Person(page, server)
        in_game(Phase.TAKE)(person)
        words = Words("en")
        falcons = page.locator("[data-figure$=F]")
        expect(falcons.first).to_contain_text("F")
        settings(person)
        style = person.see.dialog.get_by_label
        style(words.say("feel-figures-letters")).check()
        for kind in "FWCIJK":
            letters = words.say("kind-letters", kind=kind)
            expect(page.locator(f"[data-figure='0{kind}']")).to_have_text(letters)
            expect(page.locator(f"[data-stick={kind}] svg")).to_contain_text(letters)
        assert page.locator(".dashes").count() == page.locator("dialog .dashes").count()
        style(words.say("feel-figures-contrast")).check()
        second = page.locator(".figures [data-figure^='3']")  # the first seat has none
        expect(second.locator(".dashes")).to_have_count(second.count())


def test_the_end_tells_its_story(windows: Windows, server: Server) -> None:
    with windows.page() as page:
        person = Person(page, server)
        person.resume(server.begun(NAMES[:2], almost_over(POND)))
        person.play()
        say = person.see.say
        over = person.see.dialog
        expect(over.get_by_role("img", name=say("story-race-means"))).to_be_visible()
        expect(over.get_by_text(say("story-left", steps=0))).to_have_count(1)
        turning = over.get_by_role("region", name=say("story-moments")).get_by_role("button")
        assert 1 <= turning.count() <= 4
        assert page.locator(".rain").count() == 0  # nobody asked for motion
        turning.first.click()
        expect(over).to_have_count(0)
        expect(person.see.button("look-return")).to_be_visible()
        person.press("over-what-now")  # from there too
        expect(turning.first).to_be_visible()


def test_a_victory_is_celebrated_until_a_key_is_pressed(browser: Browser, server: Server) -> None:
    with opened(browser, settings={"speed": "fast"}, reduced_motion="no-preference") as context:
        person = Person(context.new_page(), server)
        person.resume(server.begun(NAMES[:2], almost_over(POND)))
        person.play()
        expect(person.page.locator(".rain")).to_have_count(1)
        person.page.keyboard.press("Shift")
        expect(person.page.locator(".rain")).to_have_count(0)
        expect(person.see.dialog).to_be_visible()


PICTURED = "Array.from(document.querySelectorAll('.picture .figures > g'), g => g.style.transform)"


def test_the_title_moves_until_it_is_held_still(browser: Browser, server: Server) -> None:
    with opened(browser, reduced_motion="no-preference") as context:
        page = context.new_page()
        page.goto(server.url)
        still = page.get_by_role("button", name=Words("en").say("feel-picture-still"))
        expect(still).to_have_attribute("aria-pressed", "false")
        expect(page.locator(".picture .figures > g")).to_have_count(36)
        before = page.evaluate(PICTURED)
        until = time.monotonic() + PATIENCE / 1000
        while page.evaluate(PICTURED) == before:
            assert time.monotonic() < until, "the picture does not move"
            page.wait_for_timeout(100)
        still.click()
        held = page.evaluate(PICTURED)
        page.wait_for_timeout(2200)
        assert page.evaluate(PICTURED) == held
    with opened(browser) as context:  # who wants no motion has nothing to hold
        page = context.new_page()
        page.goto(server.url)
        expect(page.locator(".picture .figures > g")).to_have_count(36)
        assert page.locator(".picture button").count() == 0
