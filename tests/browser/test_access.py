"""The page is for everyone: axe finds nothing, focus can be seen, and nothing moves unasked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mansuba import Phase
from mansuba.web.pages import PAGES
from tests.browser.browsing import DESKTOP, NETWORK, PHONE, opened
from tests.browser.driver import Person
from tests.browser.scenes import SCENES, in_game, keys, nothing
from tests.browser.serving import POND, Server
from tests.browser.situations import NAMES, in_phase
from tests.browser.test_keeping import free_step, sits_down
from tests.browser.test_languages import CUT
from tests.browser.windows import Windows

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
LIGHT: dict[str, Any] = {"color_scheme": "light", "contrast": "no-preference"}
THEMES: dict[str, dict[str, Any]] = {
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "dark contrast": {"color_scheme": "dark", "contrast": "more"},
}
PAINTED = """() => new Promise(requestAnimationFrame).then(() =>
  Promise.allSettled(document.getAnimations().map(animation => animation.finished)))"""
LEAST = 24
"""Pixels that a finger needs."""


def check_axe(page: Page, what: str, options: dict[str, Any] = OPTIONS) -> None:
    """axe finds nothing to complain of."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(f"axe.run(document, {json.dumps(options)})")
    told = [
        f"{what}: {violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"][:3]
    ]
    assert not told, "\n".join(told)


def check_themes(page: Page, what: str) -> None:
    """In every theme: all of it in the light one, and the colours in the others."""
    check_axe(page, what)
    for theme, media in THEMES.items():
        page.emulate_media(**media)
        page.evaluate(PAINTED)
        check_axe(page, f"{what}, {theme}", COLOURS)
    page.emulate_media(**LIGHT)


@pytest.mark.parametrize("name", SCENES)
def test_axe_finds_nothing(windows: Windows, server: Server, name: str) -> None:
    scene = SCENES[name]
    with windows.page(expected=NETWORK) as page:
        person = Person(page, server)
        scene.come(person)
        check_themes(person.page, name)
        if scene.open is not nothing:
            scene.open(person)
            check_themes(person.page, f"{name}, opened")


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_phone(windows: Windows, server: Server, path: str) -> None:
    """Every page there is, by day and by night: the server's own list of them."""
    with windows.page(PHONE, expected=NETWORK) as page:
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_axe(page, f"/{path}")
        page.emulate_media(**THEMES["dark"])
        page.evaluate(PAINTED)
        check_axe(page, f"/{path}, dark", COLOURS)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_axe_finds_nothing_on_the_sun(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    with windows.page(size) as page:
        person = Person(page, server)
        person.resume(server.begun(NAMES, [], "sun"))
        expect(person.see.button("set-up-ready")).to_be_visible()
        check_themes(person.page, "sun")
        overview = person.page.get_by_role(
            "button", name=person.see.say("board-overview", seats=6), exact=True
        )
        assert overview.count() == (1 if size is PHONE else 0)
        if overview.count():
            overview.click()
            expect(overview).to_have_count(0)
            expect(person.see.space("j10")).to_be_in_viewport()  # where the finger was
            check_axe(person.page, "sun, zoomed in")
        boxes = person.see.board.evaluate(
            "board => Array.from(board.querySelectorAll('[role=button]'), "
            "space => space.getBoundingClientRect().toJSON())"
        )
        assert len(boxes) == 199
        assert all(box["width"] >= LEAST and box["height"] >= LEAST for box in boxes)


def test_what_can_be_done_comes_into_sight(windows: Windows, server: Server) -> None:
    with windows.page(PHONE) as page:
        person, position = sits_down(page, server, in_phase(Phase.TAKE, POND))
        take, (first, _) = free_step(position)
        person.choose_stick(position, take.stick)
        person.choose_figure(position, take.figure)
        expect(person.lit(first)).to_be_in_viewport()
        person.see.board.hover()
        person.page.mouse.wheel(-9999, -9999)
        expect(person.lit(first)).not_to_be_in_viewport()
        person.choose_stick(position, take.stick)  # lets go of it: now every stick counts
        expect(person.lit(first)).to_be_in_viewport()


@pytest.mark.parametrize("name", ["title", "new-game", "games", "set-up", "take", "placing"])
def test_twice_as_large(windows: Windows, server: Server, name: str) -> None:
    """At 200 % a screen has room for half as much."""
    wide, high = DESKTOP
    with windows.page((wide // 2, high // 2), scale=2) as page:
        person = Person(page, server)
        SCENES[name].come(person)
        cut = person.page.evaluate(CUT)
        assert not cut, "\n".join(cut)
        check_axe(person.page, name)


SEEN = """() => {
  const has = element => {
    const style = getComputedStyle(element);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  const here = document.activeElement;
  const around = [here, here.closest('.choice'), here.nextElementSibling].filter(Boolean);
  const ringed = here.closest('svg') && here.closest('svg').querySelector('.ring');
  return here === document.body || around.some(has) || ringed ? '' : here.outerHTML.slice(0, 200);
}"""


@pytest.mark.parametrize("name", ["title", "new-game", "games", "throw", "take"])
def test_focus_can_be_seen(windows: Windows, server: Server, name: str) -> None:
    with windows.page() as page:
        person = Person(page, server)
        SCENES[name].come(person)
        for _ in range(40):
            person.page.keyboard.press("Tab")
            assert person.page.evaluate(SEEN) == ""


def test_keys_are_listed_and_can_be_switched_off(page: Page, server: Server) -> None:
    person = Person(page, server)
    in_game(Phase.TAKE)(person)
    position = person.settled()
    keys(person)
    for key in "tdbu":
        expect(person.see.dialog.get_by_text(key.upper(), exact=True)).to_be_visible()
    person.see.dialog.get_by_label(person.see.say("view-shortcuts")).uncheck()
    person.press("table-close")
    page.keyboard.press("1")
    assert page.get_by_role("button", pressed=True).count() == 0
    page.keyboard.press("?")
    expect(person.see.dialog).to_have_count(0)
    assert person.replayed()[0] == position


def test_nothing_moves_where_motion_is_unwanted(browser: Browser, server: Server) -> None:
    with opened(browser, settings={"speed": "slow"}) as context:
        person = Person(context.new_page(), server, seed=3)
        person.begin(["here", "here"])
        for _ in range(8):
            position = person.settled()
            person.act(position)
            person.see.moved_on(person.count)
            assert (
                person.page.evaluate(
                    "document.getAnimations().filter(a => a.effect.getTiming().duration > 1).length"
                )
                == 0
            )


def test_figures_travel_where_motion_is_wanted(browser: Browser, server: Server) -> None:
    with opened(browser, settings={"speed": "slow"}, reduced_motion="no-preference") as context:
        person = Person(context.new_page(), server, seed=3)
        in_game(Phase.TAKE)(person)
        person.page.evaluate(
            "window.travels = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) "
            "{ window.travels += 1; return animate.apply(this, how); }; null"
        )
        person.act(person.settled())
        person.see.moved_on(person.count)
        assert person.page.evaluate("window.travels") > 0
