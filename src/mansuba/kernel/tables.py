"""The table that an edition and a number of players make: all that the compiled rules look up.

It is one array of 16-bit numbers, because one array is cheap to hand from function to function
and fits a GPU's fast memory; its parts begin at fixed places. Spaces are numbered in the board's
order, directions in its compass's.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mansuba.kernel.layout import NAAL, PLACE
from mansuba.rulebook.board import Board, Side
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import SEATS, Kind
from mansuba.rulebook.sticks import FACES_A_STICK, Face

Array = npt.NDArray[Any]

MOST_SPACES: Final = 256
DIRECTION_SHIFT: Final = 4  # a space's neighbours take 16 places, of which up to 12 are used
SPACE_SHIFT: Final = 8

NEAR: Final = 0  # [space, direction]: the adjacent space, or -1
COURT: Final = NEAR + (MOST_SPACES << DIRECTION_SHIFT)  # [space]: its court, or -1
WAY: Final = COURT + MOST_SPACES  # [seat, space]: fewest simple moves into the seat's Pyramid
TEMPLE: Final = WAY + (SEATS << SPACE_SHIFT)  # [seat, slot]: the Temple's spaces, -1 after the last
SEAT: Final = TEMPLE + (SEATS << SPACE_SHIFT)  # [player]: the seats in the game
NEXT_SEAT: Final = SEAT + 8  # [seat]: the next seat in the game, clockwise
PREY: Final = NEXT_SEAT + 8  # [kind]: the kind that it beguiles
SIDES: Final = PREY + 8  # [kind, side]: a stick's four faces, icons + 16 for the Naal
LAWS_BIND_MOVER: Final = SIDES + 24
SAME_MOVE: Final = LAWS_BIND_MOVER + 1
SANCTUARY: Final = LAWS_BIND_MOVER + 2
PLAYERS: Final = LAWS_BIND_MOVER + 3
DIRECTIONS: Final = LAWS_BIND_MOVER + 4
SLOTS: Final = LAWS_BIND_MOVER + 5  # of the largest Temple
SPACES: Final = LAWS_BIND_MOVER + 6
NOISE: Final = LAWS_BIND_MOVER + 8  # [byte]: Gumbel noise for the policy, in 16ths of a doubling
TABLE_SIZE: Final = NOISE + 256

NOISE_A_DOUBLING: Final = 16
NONE: Final = -1
FAR: Final = 255


@lru_cache(maxsize=64)
def tables(edition: Edition, players: int) -> Array:
    """The table of an edition for so many players; nobody may write to it."""
    board = edition.board
    seats = tuple(board.seats[players])
    number = {space: index for index, space in enumerate(board.spaces)}
    t = np.full(TABLE_SIZE, NONE, np.int16)
    for space, beside in board.neighbours.items():
        for direction, there in beside.items():
            here = NEAR + (number[space] << DIRECTION_SHIFT)
            t[here + board.compass.index(direction)] = number[there]
    for space, (seat, side) in board.courts[seats].items():
        t[COURT + number[space]] = seat * 2 + (side is Side.PYRAMID)
    for seat, spaces in board.temples.items():
        temple = TEMPLE + (seat << SPACE_SHIFT)
        t[temple : temple + len(spaces)] = [number[space] for space in spaces]
    for player, seat in enumerate(seats):
        t[SEAT + player] = seat
        t[NEXT_SEAT + seat] = seats[(player + 1) % players]
        way = WAY + (seat << SPACE_SHIFT)
        t[way : way + MOST_SPACES] = _ways(board, seat, t, number)
    for kind in Kind:
        t[PREY + kind] = edition.prey[kind]
        stick = SIDES + kind * FACES_A_STICK
        t[stick : stick + FACES_A_STICK] = [face_byte(face) for face in edition.faces[kind]]
    t[LAWS_BIND_MOVER] = edition.laws_bind == "mover"
    t[SAME_MOVE] = edition.temple_reentry == "same-move"
    t[SANCTUARY] = edition.sanctuary
    t[PLAYERS] = players
    t[DIRECTIONS] = len(board.compass)
    t[SPACES] = len(number)
    t[SLOTS] = max(len(temple) for temple in board.temples.values())
    t[NOISE : NOISE + 256] = _gumbel()
    t.flags.writeable = False
    return t


def _ways(board: Board, seat: int, t: Array, number: dict[str, int]) -> Array:
    """Distances into a seat's Pyramid for a figure of that seat, by simple moves backwards."""
    ways = np.full(MOST_SPACES, FAR, np.int16)
    pyramid = [number[space] for space in board.pyramids[seat]]
    ways[pyramid] = 0
    queue = deque(pyramid)
    while queue:
        here = queue.popleft()
        beside = NEAR + (here << DIRECTION_SHIFT)
        for there in t[beside : beside + len(board.compass)]:
            is_open = there >= 0 and t[COURT + there] in (NONE, seat * 2, seat * 2 + 1)
            if is_open and ways[there] == FAR:
                ways[there] = min(int(ways[here]) + 1, FAR - 1)
                queue.append(int(there))
    return ways


def _gumbel() -> Array:
    quantile = (np.arange(256) + 0.5) / 256
    return np.rint(-np.log2(-np.log2(quantile)) * NOISE_A_DOUBLING).astype(np.int16)


def face_byte(face: Face) -> int:
    """A face as one byte."""
    return face.icons + NAAL * face.naal


def actions(table: Array) -> int:
    """How many decisions the players' action space has on this board."""
    return PLACE + int(table[SLOTS])
