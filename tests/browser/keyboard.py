"""Somebody who plays by keys alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from mansuba import Position
from mansuba.rulebook.sticks import Stick
from tests.browser.driver import Person


class KeyboardPerson(Person):
    """Somebody without a mouse, who uses the keys that the page's list of keys names."""

    def begin(self, players: Sequence[str], *, by_hand: bool = False, board: str = "pond") -> None:
        """Choose a new game by Tab, arrows, letters and Enter alone; the brook lights too much."""
        self.page.goto(f"{self.server.url}/")
        say = self.see.say
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.tab_to("link", say("title-choose"))
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("heading", name=say("nav-new"))).to_be_focused()
        self.choose_radio(r"^2$", "2")
        for number, player in enumerate(players, 1):
            self.tab_to("combobox", say("new-player-of", seat=number))
            self.page.keyboard.type(say(f"player-{player}"))
        self.choose_radio(r"^(Sun|Oasis|brook|pond)", board)
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/game/*")
        self.sit_down(players, by_hand=by_hand)

    def choose_radio(self, of: str, wanted: str) -> None:
        """Walk by arrows through the choices of which one is called like `of`."""
        radios = self.page.get_by_role("radio", name=re.compile(of))
        expect(radios).not_to_have_count(0)
        for _ in range(60):
            self.page.keyboard.press("Tab")
            focused = radios.and_(self.page.locator(":focus"))
            if focused.count():
                break
        for _ in range(10):
            chosen = self.page.get_by_role("radio", name=re.compile(f"^{wanted}"))
            if chosen.and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no arrow key leads to {wanted}")

    def tab_to(self, role: Any, name: str) -> None:
        """Press Tab until the focus is there."""
        wanted = self.page.get_by_role(role, name=name, exact=True)
        for _ in range(80):
            if wanted.and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never leads to {name}")

    def focused(self) -> str:
        """What a screen reader says of where the focus is."""
        name: str = self.page.evaluate("document.activeElement.ariaLabel ?? ''")
        return name

    def point(self, locator: Locator) -> None:
        """Walk to a space of the board, or press Tab until the button has the focus."""
        name = locator.get_attribute("aria-label")
        if name is None:
            self._tab_to_it(locator)
        else:
            self._walk_to(name)
        self.page.keyboard.press("Enter")

    def _tab_to_it(self, locator: Locator) -> None:
        expect(locator).to_be_visible()
        for _ in range(80):
            if locator.and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never leads to {locator}")

    def _walk_to(self, name: str) -> None:
        """N leads to the next space where something is possible, and back to the first."""
        self.page.keyboard.press("b")
        onwards = self.rng.choice("np")
        for _ in range(60):
            if self.focused() == name:
                return
            self.page.keyboard.press(onwards)
        raise AssertionError(f"{onwards} never leads to {name}")

    def choose_stick(self, position: Position, stick: Stick) -> None:
        """Sticks have numbers, as they were thrown."""
        self.page.keyboard.press(str(stick + 1))

    def done(self) -> None:
        """Send the move."""
        expect(self.see.button("action-done")).to_be_enabled()
        self.page.keyboard.press("d")

    def throw(self) -> None:
        """Let the sticks tumble."""
        expect(self.see.button("action-throw")).to_be_visible()
        self.page.keyboard.press("t")

    def set_up(self, position: Position) -> None:
        """Take what is proposed."""
        expect(self.see.button("set-up-ready")).to_be_visible()
        self.page.keyboard.press("d")
