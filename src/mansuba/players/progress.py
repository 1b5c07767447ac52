"""How far a seat still has to go.

Counted in simple moves across an empty board: the six figures share out the spaces of their
Pyramid so that the sum of their ways is the least. Where a figure stands deep inside, those
outside have shorter ways to the door; so every good step counts, and the sum is 0 exactly when
all six are in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from mansuba.rulebook.board import Space
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import FIGURES, Figure, Kind, Seat
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.legal import allowed
from mansuba.rulebook.position import Position

Ways: TypeAlias = Mapping[Space, tuple[int, ...]]
"""From each space: how many simple moves to each space of the Pyramid."""

OTHERS = len(Kind) - 1
ALL_OTHERS = (1 << OTHERS) - 1
JOININGS = [
    [
        (group ^ 1 << figure, figure, group)
        for group in range(ALL_OTHERS + 1)
        for figure in range(OTHERS)
        if group.bit_count() == size and group & 1 << figure
    ]
    for size in range(OTHERS + 1)
]
"""By size: each group of the five others, told as bits, and how it comes about: who joins whom."""

LEAD = 9.0
"""A lead of so many simple moves makes a seat e times as likely to win as another."""

NO_ROOM = 10**6
"""More than any sum of ways."""


def remaining(position: Position, seat: Seat) -> int:
    """How many simple moves a seat has still to make, at the least.

    Figures in the way are overlooked. A figure in hand counts from the nearest empty space of its
    Temple; one that cannot walk to the Pyramid counts as far off as the board has spaces.
    """
    spaces = tuple(places(position, seat).values())
    return _remaining(position.edition, position.seats, seat, spaces)


@lru_cache(maxsize=4096)
def _remaining(
    edition: Edition, seats: tuple[Seat, ...], seat: Seat, spaces: tuple[Space, ...]
) -> int:
    """Whoever asks after each decision asks most often of seats whose figures have not moved."""
    first, *five = (ways_to_pyramid(edition, seats, seat)[space] for space in spaces)
    return min(map(int.__add__, first, _others_by_room_left(five)))


def prospect(position: Position, figure: Figure) -> Callable[[Space], int]:
    """What would remain for a figure's seat if that figure stood on a given space."""
    seat = figure.seat
    ways = ways_to_pyramid(position.edition, position.seats, seat)
    five = [ways[space] for one, space in places(position, seat).items() if one != figure]
    left = _others_by_room_left(five)

    def remains(space: Space) -> int:
        return min(map(int.__add__, ways[space], left))

    return remains


def hope(position: Position) -> Callable[[Seat, float], Mapping[Seat, float]]:
    """How likely each seat wins, were a seat so many simple moves further than it is."""
    left = {seat: remaining(position, seat) for seat in position.seats}

    def chances(seat: Seat, gain: float) -> Mapping[Seat, float]:
        ahead = {one: (gain if one == seat else 0) - way for one, way in left.items()}
        weights = {one: exp((far - max(ahead.values())) / LEAD) for one, far in ahead.items()}
        return {one: weight / sum(weights.values()) for one, weight in weights.items()}

    return chances


def places(position: Position, seat: Seat) -> dict[Figure, Space]:
    """Where a seat's figures stand; those in hand, where they would best be placed."""
    where = position.figures
    waiting = nearest_free(position, seat)
    return {figure: where.get(figure) or next(waiting) for figure in FIGURES[seat]}


def nearest_free(position: Position, seat: Seat) -> Iterator[Space]:
    """The empty spaces of a seat's Temple, the nearest to the Pyramid first."""
    for space in nearest_first(position.edition, position.seats, seat):
        if space not in position.standing:
            yield space


@lru_cache(maxsize=256)
def nearest_first(edition: Edition, seats: tuple[Seat, ...], seat: Seat) -> tuple[Space, ...]:
    """The spaces of a seat's Temple in the order in which it likes to fill them.

    What counts is the way to the Pyramid as a whole, for its nearest space may be taken.
    """
    ways = ways_to_pyramid(edition, seats, seat)
    return tuple(sorted(edition.board.temples[seat], key=lambda space: sum(ways[space])))


@lru_cache(maxsize=256)
def ways_to_pyramid(edition: Edition, seats: tuple[Seat, ...], seat: Seat) -> Ways:
    """The ways of a lone figure that keeps the laws, to each space of its Pyramid."""
    # All six sticks lie and the seat starts, so that it is the one who moves.
    sticks = {kind: edition.faces[kind][0] for kind in Kind}
    empty = Position(edition, seats, starter=seat, sticks=sticks)
    walks = [_walk(empty, FIGURES[seat][0], room) for room in edition.board.pyramids[seat]]
    far = len(edition.board.spaces)
    return FrozenDict(
        {space: tuple(walk.get(space, far) for walk in walks) for space in edition.board.spaces}
    )


def _walk(empty: Position, figure: Figure, goal: Space) -> dict[Space, int]:
    """How many simple moves it takes from each space to a goal; found from the goal backwards."""
    moves, reached = {goal: 0}, [goal]
    for there in reached:
        for here in empty.edition.board.neighbours[there].values():
            if here not in moves and allowed(empty, figure, here, there):
                moves[here] = moves[there] + 1
                reached.append(here)
    return moves


def _others_by_room_left(five: Sequence[tuple[int, ...]]) -> list[int]:
    """For each Pyramid space: the least sum for the other five, who leave it to the sixth."""
    rooms = list(zip(*five, strict=True))
    before = _shared_out(rooms)
    after = _shared_out(rooms[::-1])[::-1]
    return [
        min(map(int.__add__, before[room], reversed(after[room + 1]))) for room in range(len(rooms))
    ]


def _shared_out(rooms: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """The least sum for each group of the five in the first 0, 1, 2 … of these Pyramid spaces.

    Groups so small that the rest would not find room for the others are left out.
    """
    spare = len(rooms) - OTHERS
    sums = [[0] + [NO_ROOM] * ALL_OTHERS]
    for number, ways in enumerate(rooms, 1):
        known = sums[-1]
        least = known.copy()
        for size in range(max(1, number - spare), min(number, OTHERS) + 1):
            for group, figure, larger in JOININGS[size]:
                total = known[group] + ways[figure]
                if total < least[larger]:  # noqa: PLR1730 (min takes twice as long)
                    least[larger] = total
        sums.append(least)
    return sums
