"""A table that keeps words only, and plays the game again whenever something is taken back."""

from __future__ import annotations

from dataclasses import dataclass

from mansuba import Decision, Pass, Phase, Place, Position, Take
from mansuba.notation import read_decision, write_decision
from mansuba.table import HERE, Entry, Table, Undo


@dataclass(frozen=True)
class Told:
    """A decision as the naive table keeps it."""

    word: str
    by: object
    unit: object
    """Whose turn, counted through the game, or whose set-up it belongs to."""
    placement: bool


class Naive:
    """What stands, each decision with the unit it belongs to, as undo knows them."""

    def __init__(self, table: Table) -> None:
        self.start = table.start
        self.people: set[object] = {c.seat for c in table.chairs if c.player == HERE}
        self.line: list[Told] = []
        self.undoing: object = None
        self.turns = 0
        self._known: Position | None = self.start

    def position(self) -> Position:
        """How the game stands."""
        if self._known is None:
            self._known = self.start
            for told in self.line:
                self._known = self._known.after(read_decision(told.word))
        return self._known

    def hear(self, entry: Entry) -> None:
        """Take note of what the log says."""
        if isinstance(entry.said, Undo):
            self.undoing = self.line[-1].by
            del self.line[entry.said.to :]
            self._known = None
        else:
            self._add(self.position(), entry.said)
            self._known = self.position().after(entry.said)

    def _add(self, position: Position, decision: Decision) -> None:
        self.turns += isinstance(decision, Take | Pass)
        unit = ("set-up", position.actor) if position.phase is Phase.SET_UP else self.turns
        placement = isinstance(decision, Place) and position.phase is Phase.PLACE
        self.line.append(Told(write_decision(decision), position.actor, unit, placement))
        self.undoing = None

    def undo_to(self) -> int | None:
        """How many decisions an undo leaves, if it can take back any."""
        last = self.line[-1] if self.line else None
        if last is None or last.by not in self.people or self.undoing not in (None, last.by):
            return None
        if last.placement:
            return len(self.line) - 1
        others = (n for n, told in enumerate(self.line) if (told.by, told.unit) != _of(last))
        return max(others, default=-1) + 1


def _of(told: Told) -> tuple[object, object]:
    return told.by, told.unit
