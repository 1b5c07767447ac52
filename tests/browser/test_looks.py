"""Pictures of every page, kept in build/screenshots for somebody to look at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from mansuba import Phase
from tests.browser.browsing import opened
from tests.browser.driver import Person
from tests.browser.scenes import SCENES, in_game
from tests.browser.serving import Server

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = ((360, 740), (768, 1024), (1440, 900))
SHOWN = ("title", "new-game", "set-up", "lit", "placing", "over")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_pictures(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    scenes = {name: SCENES[name].come for name in SHOWN} | {"sun": in_game(Phase.TAKE, 6, "sun")}
    with opened(browser, size=size) as context:
        person = Person(context.new_page(), server)
        for name, come in scenes.items():
            come(person)
            if name == "over":
                SCENES[name].open(person)
            for theme in ("light", "dark"):
                person.page.emulate_media(color_scheme=theme)
                path = SCREENSHOTS / f"{name}-{size[0]}-{theme}.png"
                person.page.screenshot(path=path, animations="disabled")
                assert path.stat().st_size > 10_000
