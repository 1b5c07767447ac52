"""A player at the board: it carries out what it planned, unless someone else decides in between."""

from __future__ import annotations

from random import Random

from mansuba.players.protocol import AS_USUAL, Budget, Line, Player
from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.position import Position


class Plan:
    """A line that is followed for as long as the position is the expected one."""

    def __init__(self) -> None:
        self._expected: Position | None = None
        self._line: Line = ()

    def leads_on(self, position: Position) -> bool:
        """Whether it says what to decide here."""
        return bool(self._line) and position == self._expected

    def make(self, position: Position, line: Line) -> None:
        """From here on, this line is the plan."""
        self._expected, self._line = position, line

    def follow(self) -> Decision:
        """The next decision of the line."""
        assert self._expected is not None
        decision, *rest = self._line
        self._line = tuple(rest)
        self._expected = self._expected.after(decision) if rest else None
        return decision


class Seated:
    """Asks a player for a line and follows it for as long as the position is the expected one.

    >>> from mansuba import Edition
    >>> from mansuba.players import PLAYERS
    >>> position = Position.new(Edition.standard(), players=2)
    >>> Seated(PLAYERS["merchant"]).decide(position, Random(1)) in position.decisions()
    True
    """

    def __init__(self, player: Player, budget: Budget = AS_USUAL) -> None:
        self.player = player
        self.budget = budget
        self._plan = Plan()

    def decide(self, position: Position, rng: Random) -> Decision:
        """The next decision of its line, or of a new one."""
        if not self._plan.leads_on(position):
            self._plan.make(position, self.player.plan(position, rng, self.budget))
        return self._plan.follow()
