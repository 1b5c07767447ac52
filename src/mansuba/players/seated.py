"""A player at the board: it carries out what it planned, unless someone else decides in between."""

from __future__ import annotations

from random import Random

from mansuba.players.protocol import AS_USUAL, Budget, Line, Player
from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.position import Position


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
        self._expected: Position | None = None
        self._line: Line = ()

    def decide(self, position: Position, rng: Random) -> Decision:
        """The next decision of its line, or of a new one."""
        if not self._line or position != self._expected:
            self._line = self.player.plan(position, rng, self.budget)
        decision, *rest = self._line
        self._line = tuple(rest)
        self._expected = position.after(decision) if rest else None
        return decision
