"""What a whole move is worth to a seat, in simple moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mansuba.players.progress import nearest_first, prospect, ways_to_pyramid
from mansuba.players.reach import ends
from mansuba.rulebook.board import Direction
from mansuba.rulebook.figures import Figure, Seat
from mansuba.rulebook.position import Position

SPITE = 0.5
"""What a step back of another's figure is worth beside a step ahead of one's own. All others
share it: whoever holds up one of five rivals does the other four a favour."""


class Plan(NamedTuple):
    """A whole move: what it gains, in how many steps, beginning with which."""

    gain: float
    steps: int
    first: Direction


def plans(position: Position, seat: Seat, figure: Figure, most: int) -> Iterator[Plan]:
    """What a seat gains by each move of a figure, up to so many steps; the shortest come first."""
    remains, here = prospect(position, figure), position.figures[figure]
    share = _share(position, seat, figure.seat)
    for end in ends(position, figure, most):
        gain = share * (remains(here) - remains(end.space))
        for beguiled in end.beguiled:
            gain -= _share(position, seat, beguiled.seat) * set_back(position, beguiled)
        yield Plan(gain, end.steps, end.first)


def _share(position: Position, seat: Seat, owner: Seat) -> float:
    """What a step of someone's figure towards its Pyramid is worth to a seat."""
    return 1 if owner == seat else -SPITE / (len(position.seats) - 1)


def set_back(position: Position, figure: Figure) -> int:
    """How many simple moves a beguiled figure loses if it is placed as near as can be."""
    around = position.edition, position.seats, figure.seat
    ways, here = ways_to_pyramid(*around), position.figures[figure]
    for space in nearest_first(*around):
        if position.standing.get(space, figure) == figure:
            return min(ways[space]) - min(ways[here])
    return 0
