"""A board: spaces joined by directed lines, with a Temple and a Pyramid for every seat.

Nothing here knows of hexagons. A board is any graph whose edges carry a direction and whose
directions come in pairs; `boards/sun.toml` and `boards/oasis.toml` are two of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from mansuba.rulebook.figures import Seat
from mansuba.rulebook.frozen import FrozenDict, fields_alone
from mansuba.rulebook.soundness import check_board

Space: TypeAlias = str
"""A space is its name: `j10`."""

Direction: TypeAlias = str
"""A direction is its name: `NE`."""


class Side(Enum):
    """The two sorts of court."""

    TEMPLE = "Temple"
    PYRAMID = "Pyramid"

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    def __str__(self) -> str:
        return self.value


class Way(NamedTuple):
    """What lies straight ahead: the adjacent space, and the one behind it if there is one."""

    beside: Space
    beyond: Space | None


class Court(NamedTuple):
    """A seat's Temple or Pyramid."""

    seat: Seat
    side: Side

    def __str__(self) -> str:
        return f"seat {self.seat}'s {self.side}"


@dataclass(frozen=True)
class Board:
    """A board, given the way a person writes one down; checked when it is made.

    `picture` names every space where it is to be drawn; `directions` pairs each direction with
    its reverse; `lines` are straight lines of spaces, read in their direction; `seats` says
    which seats are taken by how many players.
    """

    name: str
    picture: str
    directions: Mapping[Direction, Direction]
    lines: Mapping[Direction, Sequence[str]]
    temples: Mapping[Seat, Sequence[Space]]
    pyramids: Mapping[Seat, Sequence[Space]]
    seats: Mapping[int, Sequence[Seat]]

    compass: tuple[Direction, ...] = field(init=False, repr=False)
    """Every direction: those the board names first, then their reverses. The order counts."""

    def __post_init__(self) -> None:
        for name in ("lines", "temples", "pyramids", "seats"):
            frozen = FrozenDict({key: tuple(row) for key, row in getattr(self, name).items()})
            object.__setattr__(self, name, frozen)
        object.__setattr__(self, "directions", FrozenDict(self.directions))
        compass = dict.fromkeys((*self.directions, *self.directions.values()))
        object.__setattr__(self, "compass", tuple(compass))
        check_board(self)

    __getstate__ = fields_alone

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """Every space, in reading order of the picture."""
        return tuple(self.picture.split())

    @cached_property
    def reverse(self) -> Mapping[Direction, Direction]:
        """The direction that leads back."""
        back = {there: here for here, there in self.directions.items()}
        return FrozenDict({**back, **self.directions})

    @cached_property
    def neighbours(self) -> Mapping[Space, Mapping[Direction, Space]]:
        """The adjacent space in each direction that has one, in the order of the compass."""
        found: dict[Space, dict[Direction, Space]] = {space: {} for space in self.spaces}
        for direction, rows in self.lines.items():
            for row in rows:
                line = row.split()
                for here, there in pairwise(line):
                    found[here][direction] = there
                    found[there][self.reverse[direction]] = here
        return FrozenDict(
            {
                space: FrozenDict({d: near[d] for d in self.compass if d in near})
                for space, near in found.items()
            }
        )

    @cached_property
    def ways(self) -> Mapping[Space, Mapping[Direction, Way]]:
        """What lies ahead of each space, in each direction that has a neighbour."""
        near = self.neighbours
        return FrozenDict(
            {
                here: FrozenDict(
                    {d: Way(beside, near[beside].get(d)) for d, beside in near[here].items()}
                )
                for here in self.spaces
            }
        )

    @cached_property
    def courts(self) -> Mapping[tuple[Seat, ...], Mapping[Space, Court]]:
        """For each group of seats that can play: whose court a space is in, if anyone's."""
        return FrozenDict({tuple(seats): self._courts_of(seats) for seats in self.seats.values()})

    def _courts_of(self, seats: Sequence[Seat]) -> Mapping[Space, Court]:
        return FrozenDict(
            {
                space: Court(seat, side)
                for seat in seats
                for side, courts in ((Side.TEMPLE, self.temples), (Side.PYRAMID, self.pyramids))
                for space in courts[seat]
            }
        )

    @cached_property
    def layout(self) -> Mapping[Space, tuple[int, int]]:
        """Where each space stands in the picture: column and line, counted from 0."""
        found: dict[Space, tuple[int, int]] = {}
        for line, row in enumerate(self.picture.strip("\n").splitlines()):
            column = 0
            for space in row.split():
                column = row.index(space, column)
                found[space] = (column, line)
                column += len(space)
        return FrozenDict(found)
