"""A lesson: one to three small tasks, each a position of the real game and a goal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from mansuba import Edition, Figure, Kind, Place, Position
from mansuba.notation import read_decision
from mansuba.notation.scanner import Scanner
from mansuba.rulebook.figures import FIGURES
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.possible import check_position
from mansuba.rulebook.sticks import Face, Stick
from mansuba.web.lessons.goals import Forbidden, Goal

LEARNER = 0
RIVAL = 3
SEATS = (LEARNER, RIVAL)
THROW = "throw"
"""What the learner says to have the sticks thrown; what falls is the task's."""


@dataclass(frozen=True)
class Task:
    """Something to do. Whatever is not told stands in its Temple, in the order of kinds."""

    goal: Goal | Forbidden
    solution: str
    """The learner's decisions that reach the goal, up to where something is refused."""
    sticks: str = ""
    """Those that lie there, such as F3K2n; none: they have to be thrown."""
    stand: str = ""
    """Figures that stand elsewhere than in their Temple, such as 0F@j10 3J@k11."""
    others: str = ""
    """What the rival and the dice decide, one after the other; else the first that is legal."""
    mover: int = LEARNER
    """Whose turn it is at the beginning."""
    turns: int = 1
    """After how many turns of the learner the goal has to be reached."""
    set_up: bool = False
    """Whether the board is still empty."""

    @cached_property
    def start(self) -> Position:
        """Where it begins; an ImpossiblePositionError if no game comes to it."""
        edition = Edition.standard()
        if self.set_up:
            return Position.new(edition, len(SEATS))
        sticks = _lying(self.sticks)
        is_even = len(sticks) % len(SEATS) == 0
        starter = self.mover if is_even else LEARNER + RIVAL - self.mover
        position = Position(edition, SEATS, _standing(edition, self.stand), starter, sticks)
        check_position(position)
        return position


@dataclass(frozen=True)
class Lesson:
    """Tasks that teach one idea, under the name by which `lesson-{name}` tells of it."""

    name: str
    tasks: tuple[Task, ...]


def _standing(edition: Edition, told: str) -> FrozenDict[Figure, str]:
    temples = edition.board.temples
    stand = {
        figure: space
        for seat in SEATS
        for figure, space in zip(FIGURES[seat], temples[seat], strict=True)
    }
    for word in told.split():
        place = read_decision(word)
        assert isinstance(place, Place), word
        stand[place.figure] = place.space
    return FrozenDict(stand)


def _lying(told: str) -> FrozenDict[Stick, Face]:
    scanner, sticks = Scanner(told), dict[Kind, Face]()
    while scanner.at < len(told):
        kind = scanner.kind()
        sticks[kind] = scanner.face()
    return FrozenDict(sticks)
