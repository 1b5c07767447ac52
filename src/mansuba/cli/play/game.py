"""A game as it is being played: what was decided, and how much of it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping

from mansuba import CHANCE, Decision, Position, Seat
from mansuba.notation.records import Record
from mansuba.rulebook.turn import Transition


class Game:
    """Decisions from a start, one after another.

    Undo goes back as far as one player's own decisions: not past a throw or the lot, and not past
    what somebody else has decided.
    """

    def __init__(self, start: Position, tags: Mapping[str, str]) -> None:
        self.start = start
        self.tags = dict(tags)
        self.transitions: list[Transition] = []
        self._undoing: Seat | None = None

    @classmethod
    def resumed(cls, record: Record) -> Game:
        """A recorded game, to be played on."""
        game = cls(record.start, record.tags)
        game.transitions = list(record.transitions())
        return game

    @property
    def position(self) -> Position:
        """How the game stands."""
        return self.transitions[-1].after if self.transitions else self.start

    def play(self, decision: Decision) -> Transition:
        """Carry out a decision, or raise an IllegalDecisionError."""
        transition = self.position.play(decision)
        self.transitions.append(transition)
        self._undoing = None
        return transition

    def undo(self) -> Transition | None:
        """Take the last decision back; None if it has to stand."""
        if not self.transitions:
            return None
        actor = self.transitions[-1].before.actor
        if actor is CHANCE or actor is None or self._undoing not in (None, actor):
            return None
        self._undoing = actor
        return self.transitions.pop()

    def record(self) -> Record:
        """The game so far."""
        decisions = tuple(transition.decision for transition in self.transitions)
        return Record(self.start, decisions, self.tags)
