"""A board turned so that one seat lies where another did: what goes where, on the graph alone.

A turn takes spaces to spaces and directions to directions, so that neighbours stay neighbours. All
directions move on by the same number of places of the compass: boards are turned, never mirrored.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from mansuba.rulebook.board import Board, Direction, Space
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.figures import Seat


class CannotTurnError(MansubaError, ValueError):
    """A board that does not look the same from every seat."""

    def __init__(self, board: str, seat: Seat, goal: Seat) -> None:
        super().__init__(board, seat, goal)
        self.board = board
        self.seat = seat
        self.goal = goal

    def __str__(self) -> str:
        return (
            f"the board {self.board!r} cannot be turned so that seat {self.seat} lies where seat "
            f"{self.goal} does: take view='board'"
        )


class Turned(NamedTuple):
    """Where a turn takes every space and every direction."""

    spaces: Mapping[Space, Space]
    directions: Mapping[Direction, Direction]


@lru_cache(maxsize=64)
def turned(board: Board, seat: Seat, goal: Seat) -> Turned:
    """The turn that takes a seat's Temple and Pyramid to another's; none for the same seat.

    >>> from mansuba import Edition
    >>> half = turned(Edition.standard().board, seat=3, goal=0)
    >>> half.spaces["s16"], half.directions["NE"]
    ('a4', 'SW')
    """
    for by in range(len(board.compass)):
        places = (*board.compass[by:], *board.compass[:by])
        directions = dict(zip(board.compass, places, strict=True))
        for start in board.temples[goal]:
            spaces = _carried(board, directions, board.temples[seat][0], start)
            if spaces and _moves_courts(board, spaces, seat, goal):
                return Turned(spaces, directions)
    raise CannotTurnError(board.name, seat, goal)


def _carried(
    board: Board, directions: Mapping[Direction, Direction], space: Space, goal: Space
) -> Mapping[Space, Space] | None:
    """Where all spaces go if one goes to `goal`; None if neighbours would be torn apart."""
    found = {space: goal}
    waiting = [space]
    while waiting:
        here = waiting.pop()
        near, there = board.neighbours[here], board.neighbours[found[here]]
        if {directions[direction] for direction in near} != set(there):
            return None
        for direction, beside in near.items():
            aim = there[directions[direction]]
            if beside not in found:
                waiting.append(beside)
            if found.setdefault(beside, aim) != aim:
                return None
    return found if len(set(found.values())) == len(board.spaces) else None


def _moves_courts(board: Board, spaces: Mapping[Space, Space], seat: Seat, goal: Seat) -> bool:
    return all(
        {spaces[space] for space in courts[seat]} == set(courts[goal])
        for courts in (board.temples, board.pyramids)
    )
