"""Can a board work? Each check looks at one thing and refuses with the key and the reason."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from mansuba.rulebook.errors import EditionError, Fault
from mansuba.rulebook.figures import SEATS, Kind, Seat

if TYPE_CHECKING:
    from mansuba.rulebook.board import Board, Space

MOST_SPACES = 256
MOST_DIRECTIONS = 12
FEWEST_PLAYERS = 2

# The notation separates with other signs, so these need no quoting anywhere.
BOARD_NAME = "a lower-case letter, then up to 23 of a-z, 0-9, - and _"
SPACE_NAME = "1 to 12 of A-Z, a-z, 0-9 and _"
DIRECTION_NAME = "1 to 4 of A-Z"
PATTERNS = {
    BOARD_NAME: re.compile(r"[a-z][a-z0-9_-]{0,23}"),
    SPACE_NAME: re.compile(r"[A-Za-z0-9_]{1,12}"),
    DIRECTION_NAME: re.compile(r"[A-Z]{1,4}"),
}


def check_board(board: Board) -> None:
    """Refuse a board on which the game cannot be played."""
    _check_name("name", board.name, BOARD_NAME)
    _check_spaces(board)
    _check_directions(board)
    _check_lines(board)
    _check_seats(board)
    _check_courts(board)
    _check_players(board)
    _check_ways(board)


def _check_name(where: str, name: str, expected: str) -> None:
    if not PATTERNS[expected].fullmatch(name):
        raise EditionError(where, Fault.BAD_NAME, name=name, expected=expected)


def _check_spaces(board: Board) -> None:
    if len(board.spaces) > MOST_SPACES:
        count = len(board.spaces)
        raise EditionError("spaces", Fault.TOO_MANY_SPACES, most=MOST_SPACES, count=count)
    for space in board.spaces:
        _check_name("spaces", space, SPACE_NAME)
    _check_once("spaces", board.spaces)


def _check_once(where: str, spaces: Iterable[Space]) -> None:
    seen: set[Space] = set()
    for space in spaces:
        if space in seen:
            raise EditionError(where, Fault.SPACE_TWICE, space=space)
        seen.add(space)


def _check_directions(board: Board) -> None:
    for one, other in board.directions.items():
        for direction in (one, other):
            _check_name(f"directions.{one}", direction, DIRECTION_NAME)
        if one == other or board.reverse[other] != one:
            raise EditionError(f"directions.{one}", Fault.NO_REVERSE, direction=one)
    if len(board.compass) > MOST_DIRECTIONS:
        count = len(board.compass)
        raise EditionError(
            "directions", Fault.TOO_MANY_DIRECTIONS, most=MOST_DIRECTIONS, count=count
        )


def _check_lines(board: Board) -> None:
    """Every line runs over known spaces, one neighbour a direction, and does not turn back."""
    near: dict[tuple[Space, str], Space] = {}
    for direction, rows in board.lines.items():
        if direction not in board.compass:
            raise EditionError(f"lines.{direction}", Fault.NO_REVERSE, direction=direction)
        for index, row in enumerate(rows):
            where = f"lines.{direction}[{index}]"
            line = row.split()
            for space in line:
                _check_known(board, where, space)
            for here, there in pairwise(line):
                _check_one_neighbour(where, near, here, direction, there)
                _check_one_neighbour(where, near, there, board.reverse[direction], here)
    for (space, direction), beside in near.items():
        if near.get((beside, direction)) == space:
            where = f"lines.{direction if direction in board.lines else board.reverse[direction]}"
            raise EditionError(where, Fault.LINE_RETURNS, direction=direction, space=space)


def _check_one_neighbour(
    where: str, near: dict[tuple[Space, str], Space], here: Space, direction: str, there: Space
) -> None:
    known = near.setdefault((here, direction), there)
    if known != there:
        raise EditionError(
            where, Fault.TWO_NEIGHBOURS, direction=direction, space=here, one=known, other=there
        )


def _check_known(board: Board, where: str, space: Space) -> None:
    if space not in board.spaces:
        raise EditionError(where, Fault.NO_SUCH_SPACE, space=space)


def _check_seats(board: Board) -> None:
    for seat in sorted(board.temples.keys() ^ board.pyramids.keys()):
        where = "pyramids" if seat in board.temples else "temples"
        raise EditionError(f"{where}.{seat}", Fault.SEATS_DISAGREE, seat=seat)
    numbered = sorted(board.temples) == list(range(len(board.temples)))
    if not numbered or not FEWEST_PLAYERS <= len(board.temples) <= SEATS:
        raise EditionError("temples", Fault.SEATS_NOT_IN_ORDER)


def _check_courts(board: Board) -> None:
    taken: dict[Space, str] = {}
    for key, courts in (("temples", board.temples), ("pyramids", board.pyramids)):
        for seat, spaces in courts.items():
            where = f"{key}.{seat}"
            if len(spaces) < len(Kind):
                raise EditionError(where, Fault.COURT_TOO_SMALL, count=len(spaces))
            for index, space in enumerate(spaces):
                _check_known(board, f"{where}[{index}]", space)
                if space in taken:
                    raise EditionError(
                        f"{where}[{index}]", Fault.COURTS_OVERLAP, space=space, court=taken[space]
                    )
                taken[space] = where


def _check_players(board: Board) -> None:
    if not board.seats or not all(FEWEST_PLAYERS <= number <= SEATS for number in board.seats):
        raise EditionError("seats", Fault.NO_PLAYERS)
    for players, seats in board.seats.items():
        rising = sorted(set(seats) & board.temples.keys())
        if list(seats) != rising or len(seats) != players:
            raise EditionError(f"seats.{players}", Fault.WRONG_SEATS, players=players)


def _check_ways(board: Board) -> None:
    """Every figure can cross: from each Temple space to each Pyramid space, others' courts shut."""
    for seat, temple in board.temples.items():
        for index, start in enumerate(temple):
            missed = set(board.pyramids[seat]) - _reach(board, seat, start)
            if missed:
                raise EditionError(
                    f"temples.{seat}[{index}]",
                    Fault.NO_WAY,
                    temple=start,
                    pyramid=min(missed, key=board.pyramids[seat].index),
                )


def _reach(board: Board, seat: Seat, start: Space) -> set[Space]:
    """Where simple moves lead a lone figure that keeps laws 3 to 5."""
    shut = {
        space
        for courts in (board.temples, board.pyramids)
        for owner, spaces in courts.items()
        if owner != seat
        for space in spaces
    }
    temple, pyramid = set(board.temples[seat]), set(board.pyramids[seat])
    reached, frontier = {start}, [start]
    while frontier:
        here = frontier.pop()
        for there in board.neighbours[here].values():
            re_enters = there in temple and here not in temple
            leaves = here in pyramid and there not in pyramid
            if there not in shut and there not in reached and not re_enters and not leaves:
                reached.add(there)
                frontier.append(there)
    return reached
