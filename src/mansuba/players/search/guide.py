"""What compiled thought looks up of a board, beside the kernel's table: who is how far from what.

One array of 16-bit numbers like the kernel's, its parts at fixed places, the last as long as the
largest Pyramid asks for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from mansuba.kernel.layout import SEATS
from mansuba.kernel.tables import MOST_SPACES, Array
from mansuba.players.progress import nearest_first, ways_to_pyramid
from mansuba.rulebook.board import Board
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import Kind

PREDATOR: Final = 0  # [kind]: the kind that beguiles it
ROOMS: Final = 6  # how many spaces the largest Pyramid has
GROUP: Final = 8  # [64]: the groups of a seat's six figures, told as bits, the smallest first
SIZE: Final = GROUP + 64  # [8]: where the groups of each size begin among them
APART: Final = SIZE + 8  # [space, space]: fewest simple moves between them on an empty board
WAY: Final = APART + MOST_SPACES * MOST_SPACES  # [seat, space]: fewest simple moves to the Pyramid
PLACING: Final = WAY + SEATS * MOST_SPACES  # [seat, rank]: the Temple's slots, the nearest first
WAYS: Final = PLACING + SEATS * MOST_SPACES  # [seat, space, room]: to each space of the Pyramid

FAR: Final = 255
NO_WAY: Final = 1 << 12  # more than any way: to rooms that a Pyramid smaller than others lacks
NONE: Final = -1


@lru_cache(maxsize=64)
def guide(edition: Edition, players: int) -> Array:
    """The array of an edition for so many players; nobody may write to it."""
    board = edition.board
    seats = tuple(board.seats[players])
    rooms = max(len(board.pyramids[seat]) for seat in seats)
    g = np.full(WAYS + SEATS * MOST_SPACES * rooms, NO_WAY, np.int16)
    for kind in Kind:
        g[PREDATOR + edition.prey[kind]] = kind
    g[ROOMS] = rooms
    groups = sorted(range(64), key=int.bit_count)
    g[GROUP : GROUP + 64] = groups
    g[SIZE : SIZE + 8] = [sum(group.bit_count() < size for group in groups) for size in range(8)]
    g[APART:WAY] = _apart(board).reshape(-1)
    g[PLACING:WAYS] = NONE
    numbers = {space: number for number, space in enumerate(board.spaces)}
    for seat in seats:
        ways = ways_to_pyramid(edition, seats, seat)
        for space, number in numbers.items():
            g[WAY + seat * MOST_SPACES + number] = min(ways[space])
            start = WAYS + (seat * MOST_SPACES + number) * rooms
            g[start : start + len(ways[space])] = ways[space]
        temple, start = board.temples[seat], PLACING + seat * MOST_SPACES
        order = nearest_first(edition, seats, seat)
        g[start : start + len(order)] = [temple.index(space) for space in order]
    g.flags.writeable = False
    return g


def _apart(board: Board) -> Array:
    number = {space: index for index, space in enumerate(board.spaces)}
    apart = np.full((MOST_SPACES, MOST_SPACES), FAR, np.int16)
    for space, start in number.items():
        apart[start, start] = 0
        reached = [space]
        for here in reached:
            for there in board.neighbours[here].values():
                if apart[start, number[there]] == FAR:
                    far = int(apart[start, number[here]]) + 1
                    apart[start, number[there]] = min(far, FAR - 1)
                    reached.append(there)
    return apart
