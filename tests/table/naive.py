"""A table that keeps words only, and plays the game again whenever something is taken back."""

from __future__ import annotations

from dataclasses import dataclass

from mansuba import Decision, Pass, Phase, Place, Position, Take
from mansuba.notation import read_decision, write_decision


@dataclass(frozen=True)
class Told:
    """A decision as the naive table keeps it."""

    word: str
    by: object
    unit: object
    """Whose turn, counted through the game, or whose set-up it belongs to."""
    begins: bool
    """Whether a turn begins with it."""
    placement: bool


class Naive:
    """What stands, each decision with the unit it belongs to, as undo knows them."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self.line: list[Told] = []
        self.undoing: object = None
        self._known: Position | None = self.start

    def position(self) -> Position:
        """How the game stands."""
        if self._known is None:
            self._known = self.start
            for told in self.line:
                self._known = self._known.after(read_decision(told.word))
        return self._known

    def hear(self, word: str) -> None:
        """Take note of a decision."""
        decision = read_decision(word)
        self._add(self.position(), decision)
        self._known = self.position().after(decision)

    def undo(self, to: int, asker: object = None) -> None:
        """Take back decisions, for someone or for whoever was the last to decide."""
        self.undoing = self.line[-1].by if asker is None else asker
        del self.line[to:]
        self._known = None

    def _add(self, position: Position, decision: Decision) -> None:
        begins = isinstance(decision, Take | Pass)
        turns = sum(told.begins for told in self.line) + begins
        unit = ("set-up", position.actor) if position.phase is Phase.SET_UP else turns
        placement = isinstance(decision, Place) and position.phase is Phase.PLACE
        self.line.append(Told(write_decision(decision), position.actor, unit, begins, placement))
        self.undoing = None

    def undo_to(self, people: set[object]) -> int | None:
        """How many decisions an undo of people's leaves, if it can take back any."""
        last = self.line[-1] if self.line else None
        if last is None or last.by not in people or self.undoing not in (None, last.by):
            return None
        if last.placement:
            return len(self.line) - 1
        others = (n for n, told in enumerate(self.line) if (told.by, told.unit) != _of(last))
        return max(others, default=-1) + 1

    def own_unit(self, seat: object) -> int | None:
        """How many decisions came before a seat's last unit, whatever came later."""
        own = [number for number, told in enumerate(self.line) if told.by == seat]
        if not own or self.line[own[-1]].placement:
            return own[-1] if own else None
        return next(n for n in own if self.line[n].unit == self.line[own[-1]].unit)


def _of(told: Told) -> tuple[object, object]:
    return told.by, told.unit
