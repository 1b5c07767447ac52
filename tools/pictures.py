"""`python tools/pictures.py`: what the page looks like, for README.md and docs/play.md.

For docs/pictures/table-*.webp a game of six is played by the merchant with a given seed, up to a
move that beguiles somebody; the stick and the figure are chosen, and everything possible is lit.
Played on to the end it tells its story. `make pictures` builds the page first.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from mansuba import Decision, Edition, Take  # noqa: E402
from mansuba.rulebook.events import Beguiled, Jumped  # noqa: E402
from tests.browser.browsing import launched, opened  # noqa: E402
from tests.browser.driver import Person  # noqa: E402
from tests.browser.serving import Server, serving  # noqa: E402
from tests.browser.situations import NAMES, game  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SUN = Edition.standard()
PLAYERS, SEED = 6, 7
NOT_BEFORE = 350
"""Decisions, until figures stand all over the board."""
FAR_ENOUGH = 3
"""Steps: with more, hardly a space would not be lit."""
SIZE = (1280, 800)
UPRIGHT = (390, 780)
"""A phone."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WEBP = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.78).split(",")[1];
}"""


def scene() -> tuple[list[Decision], Take]:
    """The decisions that lead to a turn worth looking at, and how that begins."""
    before: list[Decision] = []
    taken: tuple[int, Take] | None = None
    for transition in game(SUN, PLAYERS, SEED):
        decision = transition.decision
        if isinstance(decision, Take):
            position = transition.before
            own = decision.figure == (position.mover, decision.stick)
            near = position.sticks[decision.stick].icons <= FAR_ENOUGH
            taken = (len(before), decision) if own and near else None
        happened = {type(event) for event in transition.events}
        if taken and len(before) > NOT_BEFORE and {Jumped, Beguiled} <= happened:
            return before[: taken[0]], taken[1]
        before.append(decision)
    raise AssertionError("nobody is beguiled in this game")


def as_webp(page: Page, png: bytes) -> bytes:
    """The same picture, smaller: the browser knows how."""
    return b64decode(page.evaluate(WEBP, b64encode(png).decode()))


def take_picture(page: Page, name: str, theme: Literal["light", "dark"] = "light") -> None:
    """Write down what a page shows, with nothing pointed at."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.emulate_media(color_scheme=theme)
    path = PICTURES / f"{name}.webp"
    darkroom = page.context.new_page()
    path.write_bytes(as_webp(darkroom, page.screenshot(animations="disabled")))
    darkroom.close()
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def table(page: Page, server: Server) -> None:
    """A game, and where a figure can go in it."""
    decisions, take = scene()
    person = Person(page, server)
    person.resume(server.begun(NAMES[:PLAYERS], decisions, "sun"))
    position = person.settled()
    person.choose_stick(position, take.stick)
    person.choose_figure(position, take.figure)
    expect(page.locator("[data-target=beguile]").first).to_be_visible()
    for theme in THEMES:
        take_picture(page, f"table-{theme}", theme)


def story(page: Page, server: Server) -> None:
    """A game that is over, and what it tells of itself."""
    decisions = [transition.decision for transition in game(SUN, PLAYERS, SEED)]
    person = Person(page, server)
    person.resume(server.begun(NAMES[:PLAYERS], decisions, "sun"))
    person.press("over-what-now")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_load_state("networkidle")
    take_picture(page, "story")


def lesson(page: Page, server: Server) -> None:
    """The second of the lessons, in which the way is shown to whoever asks."""
    page.goto(f"{server.url}/learn/jump")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-target]").first).to_be_visible()
    take_picture(page, "lesson")


def main() -> None:
    """Play, and take the pictures."""
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        with opened(browser, size=SIZE) as desk, opened(browser, size=UPRIGHT) as phone:
            table(desk.new_page(), server)
            story(phone.new_page(), server)
            lesson(phone.new_page(), server)


if __name__ == "__main__":
    main()
