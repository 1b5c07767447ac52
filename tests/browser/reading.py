"""Somebody who plays by the board in words, as a screen reader reads it out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator

from mansuba import Figure, Position
from tests.browser.driver import Person


class ReadingPerson(Person):
    """Somebody who cannot see the picture, and plays by the board in words."""

    def sit_down(self, players: Sequence[str], *, by_hand: bool) -> None:
        """Learn who plays, and open the board in words."""
        super().sit_down(players, by_hand=by_hand)
        self.page.get_by_role("tab", name=self.see.say("tab-words")).click()

    @property
    def panel(self) -> Locator:
        """The board in words."""
        return self.page.get_by_role("region", name=self.see.say("words-board"))

    def lit(self, space: str) -> Locator:
        """A button that leads to the space."""
        said = self.see.say("words-target", space=space, label="")
        return self.panel.get_by_role("button", name=re.compile(f"^{re.escape(said)}"))

    def point(self, locator: Locator) -> None:
        """A screen reader goes to a button and presses it."""
        locator.focus()
        self.page.keyboard.press("Space" if locator.get_attribute("type") == "radio" else "Enter")

    def point_at(self, position: Position, space: str) -> None:
        """A space is chosen from what is possible."""
        self.point(self.lit(space))

    def set_up(self, position: Position) -> None:
        """Take a ready arrangement."""
        self.press("set-up-shuffled")
        self.press("set-up-ready")

    def choose_figure(self, position: Position, figure: Figure) -> None:
        """A figure is chosen from what is possible."""
        space = position.figures[figure]
        name = self.see.say("words-choose", figure=str(figure), space=space)
        self.point(self.panel.get_by_role("button", name=name, exact=True))
