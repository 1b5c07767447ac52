"""A game as it is being played: what was decided, and how much of it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping

from mansuba import CHANCE, Decision, Position, Seat
from mansuba.notation.records import Record
from mansuba.rulebook.turn import Transition

THEN = ", then "
"""Between two sources of the throws, in the tag that names them."""


class Game:
    """Decisions from a start, one after another.

    Undo goes back as far as one player's own decisions: not past a throw or the lot, and not past
    what somebody else has decided.
    """

    def __init__(self, start: Position, tags: Mapping[str, str]) -> None:
        self.start = start
        self.tags = dict(tags)
        self.transitions: list[Transition] = []
        self._begun = Record(start, tags=tags)
        self._notes = dict(self._begun.notes)
        self._source: str | None = None
        self._undoing: Seat | None = None

    @classmethod
    def resumed(cls, record: Record) -> Game:
        """A recorded game, to be played on."""
        game = cls(record.start, record.tags)
        game.transitions = list(record.transitions())
        game._begun = record
        game._notes = dict(record.notes)
        return game

    @property
    def position(self) -> Position:
        """How the game stands."""
        return self.transitions[-1].after if self.transitions else self.start

    def draw(self, decision: Decision, source: str) -> Transition:
        """Carry out a throw or a lot from this source, which the record will tell."""
        transition = self.play(decision)
        if source != self._source:
            self._source = source
            self._name(source)
        return transition

    def _name(self, source: str) -> None:
        self.tags.pop("DiceProof", None)
        drawn = sum(transition.before.actor is CHANCE for transition in self.transitions) > 1
        if not drawn:
            self.tags["Dice"] = source
        elif "Dice" in self.tags:  # what nobody told of the throws before is not told now
            last = self.tags["Dice"].rpartition(THEN)[2]
            # A seed has begun anew, so the throws are not what one seed alone would give.
            if last != source or "seed" in source:
                self.tags["Dice"] += THEN + source

    def play(self, decision: Decision) -> Transition:
        """Carry out a decision, or raise an IllegalDecisionError."""
        transition = self.position.play(decision)
        self.transitions.append(transition)
        self._undoing = None
        return transition

    def undo(self) -> Transition | None:
        """Take the last decision back, with what was noted on it; None if it has to stand."""
        if not self.transitions:
            return None
        actor = self.transitions[-1].before.actor
        if actor is CHANCE or actor is None or self._undoing not in (None, actor):
            return None
        self._undoing = actor
        self._notes.pop(len(self.transitions) - 1, None)
        return self.transitions.pop()

    @property
    def changed(self) -> bool:
        """Whether anything was decided since this began."""
        return self.decisions != self._begun.decisions

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that was decided so far."""
        return tuple(transition.decision for transition in self.transitions)

    def record(self) -> Record:
        """The game so far; as it was found if nothing was decided."""
        if not self.changed:
            return self._begun
        return Record(self.start, self.decisions, self.tags, self._notes)
