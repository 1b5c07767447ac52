"""What a page shows, read as a person reads it: by roles, accessible names and visible text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from mansuba import CHANCE, Court, Decision, Figure, Kind, Phase, Position, Side
from mansuba.notation.telling import told
from mansuba.rulebook.figures import FIGURES
from mansuba.words import Words

LETTERS = {Side.TEMPLE: "t", Side.PYRAMID: "p"}


def between(text: str) -> re.Pattern[str]:
    """Matches a name that begins so, and then goes on with something else or ends."""
    return re.compile(rf"^{re.escape(text)}(?: |$)")


def assert_same(shown: object, meant: object) -> None:
    """What is shown is what is meant."""
    assert shown == meant, f"the page shows {shown}, the rulebook says {meant}"


@dataclass(frozen=True)
class Sight:
    """Where on a page the parts of a game are, in somebody's language."""

    page: Page
    words: Words

    def say(self, message: str, **told: str | int) -> str:
        """What the page ought to say."""
        return self.words.say(message, **told)

    def button(self, message: str, **told: str | int) -> Locator:
        """A button by what stands on it."""
        return self.page.get_by_role("button", name=self.say(message, **told), exact=True)

    @property
    def board(self) -> Locator:
        """The picture of the board."""
        return self.page.get_by_role("group", name=self.say("board-title"), exact=True)

    @property
    def counter(self) -> Locator:
        """How many decisions have been made."""
        group = self.page.get_by_role("group", name=self.say("look-title"), exact=True)
        return group.get_by_text(re.compile(r"^[\d.,\s]+ / [\d.,\s]+$"))

    @property
    def status(self) -> Locator:
        """Whose turn it is, and what is to be done."""
        return self.page.get_by_role("region", name=self.say("table-status"), exact=True)

    @property
    def notice(self) -> Locator:
        """What the page says when something did not work."""
        return self.page.get_by_role("status", name=self.say("table-notice"), exact=True)

    @property
    def dialog(self) -> Locator:
        """Whatever is asked before everything else."""
        return self.page.get_by_role("dialog")

    # --- spaces -----------------------------------------------------------------------------------

    def named(self, position: Position, space: str) -> str:
        """How the name of a space begins: where it is, and who stands there."""
        court = position.courts.get(space)
        figure = position.standing.get(space)
        place = (
            self.say("board-space-court", space=space, court=_court(court))
            if court
            else self.say("board-space", space=space)
        )
        return place if figure is None else f"{place} {self.standing(figure)}"

    def standing(self, figure: Figure) -> str:
        """That a figure stands there."""
        return self.say("board-stands", figure=str(figure))

    def space(self, space: str) -> Locator:
        """A space of the picture."""
        return self.board.get_by_role("button", name=re.compile(rf"^{space}[.,]"))

    def names(self) -> list[str]:
        """What all spaces of the picture are called."""
        names: list[str] = self.board.evaluate(
            "board => Array.from(board.querySelectorAll('[role=button]'), s => s.ariaLabel)"
        )
        return names

    def figures(self, seats: tuple[int, ...]) -> dict[Figure, str]:
        """Who stands where."""
        said = {self.standing(figure): figure for seat in seats for figure in FIGURES[seat]}
        return {
            figure: re.split("[.,]", name)[0]
            for name in self.names()
            for sentence, figure in said.items()
            if sentence in name
        }

    def sticks(self) -> list[str]:
        """The sticks that can still be taken, in words."""
        section = self.page.get_by_role("region", name=self.say("sticks-title"), exact=True)
        return re.findall(r'- button "([^"]+)"', section.aria_snapshot())

    # --- the whole --------------------------------------------------------------------------------

    def count(self, decisions: int) -> None:
        """Wait until the page shows the game after so many decisions."""
        if decisions:
            self.counter.filter(has_text=self._shows(decisions)).wait_for()
        else:
            expect(self.counter).to_have_count(0)

    def moved_on(self, decisions: int) -> None:
        """Wait until more has been decided than this, or less."""
        if decisions:
            self.counter.filter(has_not_text=self._shows(decisions)).wait_for()
        else:
            self.counter.wait_for()

    def _shows(self, decisions: int) -> re.Pattern[str]:
        """What the counter shows after so many decisions, and nothing else."""
        # Waiting for what can be located is quick; `expect` looks again only after a tenth of a
        # second, which a whole game notices.
        shown = self.say("look-at", at=decisions, last=decisions)
        return re.compile(rf"^\s*{re.escape(shown)}\s*$")

    def told_status(self, position: Position) -> str:
        """What is going on, as the page ought to say it."""
        phase, actor = position.phase, position.actor
        if phase is Phase.LOT:
            return self.say("status-lot")
        if phase is Phase.PLACE and isinstance(actor, int):
            return self.say("status-place", seat=actor, figure=str(position.to_place))
        seat = position.winner if phase is Phase.OVER else actor
        if actor is CHANCE:
            seat = position.starter
        assert isinstance(seat, int)
        return self.say(f"status-{phase.value}", seat=seat)

    def told_sticks(self, position: Position) -> list[str]:
        """The unused sticks, as the page ought to name them."""
        return [
            self.say(
                "sticks-shows",
                kind=kind.letter,
                icons=position.sticks[kind].icons,
                naal="yes" if position.sticks[kind].naal else "no",
            )
            for kind in Kind
            if kind in position.sticks
        ]

    def check(self, position: Position) -> None:
        """The page shows this position: figures, sticks, and whose turn it is."""
        expect(self.status).to_contain_text(self.told_status(position))
        if position.phase is not Phase.SET_UP:  # where the page proposes an arrangement
            assert_same(self.figures(position.seats), dict(position.figures))
        if position.phase in (Phase.TAKE, Phase.STEP, Phase.PLACE):
            assert_same(self.sticks(), self.told_sticks(position))

    def refused(self, position: Position, decision: Decision) -> str:
        """How the page ought to refuse a decision."""
        refusal = position.why_not(decision)
        assert refusal
        return self.say(f"refusal-{refusal.rule.value}", **told(refusal.facts))


def _court(court: Court) -> str:
    return f"{court.seat}{LETTERS[court.side]}"
