"""Where the spaces of a board are drawn, from the picture in its file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import atan2, degrees
from typing import TypeAlias

from mansuba.rulebook.board import Board, Space
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.frozen import FrozenDict

COLUMN = 3**0.5 / 4
LINE = 1.5
"""How far it is to the next column and line of the picture, in units of a hexagon's corner: four
columns to the next space in a row, two columns and a line to those above and below."""
HEXAGONAL = {(4, 0), (-4, 0), (2, 1), (-2, 1), (2, -1), (-2, -1)}
SIXTH = 60

Point: TypeAlias = tuple[float, float]
"""To the right, and downwards."""


def places(board: Board) -> Mapping[Space, Point]:
    """The middle of each space, one unit being from a hexagon's middle to its corner.

    The middle of the whole picture is (0, 0).
    """
    columns = [column for column, _ in board.layout.values()]
    lines = [line for _, line in board.layout.values()]
    middle, height = (min(columns) + max(columns)) / 2, (min(lines) + max(lines)) / 2
    return FrozenDict(
        {
            space: ((column - middle) * COLUMN, (line - height) * LINE)
            for space, (column, line) in board.layout.items()
        }
    )


def is_hexagonal(board: Board) -> bool:
    """Whether neighbours stand beside each other as hexagons do."""
    return all(
        (board.layout[there][0] - column, board.layout[there][1] - line) in HEXAGONAL
        for here, (column, line) in board.layout.items()
        for there in board.neighbours[here].values()
    )


def turns(board: Board, seats: Iterable[Seat]) -> Mapping[Seat, float]:
    """The degrees clockwise, 0 to 360, that turn a seat's Temple to where seat 0's is drawn.

    Hexagons are turned by sixths, so that they lie as they lay before.
    """
    drawn, hexagonal = places(board), is_hexagonal(board)

    def towards(seat: Seat) -> float:
        """Where a Temple lies, seen from the middle, in degrees clockwise."""
        temple = [drawn[space] for space in board.temples[seat]]
        return degrees(atan2(sum(y for _, y in temple), sum(x for x, _ in temple)))

    found: dict[Seat, float] = {}
    for seat in seats:
        turn = towards(0) - towards(seat)
        found[seat] = (round(turn / SIXTH) * SIXTH if hexagonal else turn) % 360
    return FrozenDict(found)
