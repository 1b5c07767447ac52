"""Pictures of every page, kept in build/screenshots for somebody to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from mansuba import Phase
from tests.browser.browsing import PHONE
from tests.browser.driver import Person
from tests.browser.scenes import SCENES, in_game
from tests.browser.serving import Server
from tests.browser.windows import Windows

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = (PHONE, (768, 1024), (1440, 900))
SHOWN = ("title", "new-game", "set-up", "lit", "placing", "over")
COMING = {name: SCENES[name].come for name in SHOWN} | {"sun": in_game(Phase.TAKE, 6, "sun")}


@pytest.mark.parametrize("name", COMING)
def test_pictures(windows: Windows, server: Server, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with windows.page(PHONE) as page:
        person = Person(page, server)
        COMING[name](person)
        if name == "over":
            SCENES[name].open(person)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                path = SCREENSHOTS / f"{name}-{width}-{theme}.png"
                page.screenshot(path=path, animations="disabled")
                assert path.stat().st_size > 10_000
