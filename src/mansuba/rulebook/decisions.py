"""The decisions: the smallest choices anyone makes, the two of chance among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mansuba.rulebook.board import Direction, Space
from mansuba.rulebook.figures import Figure, Seat
from mansuba.rulebook.sticks import Face, Stick


@dataclass(frozen=True, slots=True)
class Place:
    """Put a figure onto a space of its Temple: in the set-up, or after it was beguiled."""

    figure: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance chooses the first player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Throw:
    """Chance throws all six sticks: a face for each, in the order of kinds."""

    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Take an unused stick, and say which figure it is to move."""

    stick: Stick
    figure: Figure


@dataclass(frozen=True, slots=True)
class Step:
    """Move the figure one step in a direction: a simple move, or a jump if someone is there."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Stop:
    """End the move with steps still left."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Give up a stick, when no stick can move any figure."""

    stick: Stick


Decision: TypeAlias = Place | Lot | Throw | Take | Step | Stop | Pass
