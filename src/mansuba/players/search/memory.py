"""Where compiled thought keeps what it works on: one array of integers, its parts at fixed places.

One array, for the same reason as the kernel's table: many would be handed down in every call.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mansuba.kernel.tables import MOST_SPACES, Array
from mansuba.players.search.guide import ROOMS

WHO: Final = 0  # [space]: the figure that stands there, or NOBODY_THERE
SEEN: Final = WHO + MOST_SPACES  # [space]: the last walk that came there, + 1 if never having left
WALK: Final = SEEN + MOST_SPACES  # the number of the walk: 2, 4, 6 …
NODE: Final = WALK + 1  # [node, part]: what a walk reached

# The parts of a node.
AT: Final = 0  # the space
PARENT: Final = 1
DIRECTION: Final = 2  # of the last step
STEPS: Final = 3
LOST: Final = 4  # the beguiled figure of the last step, + 1; or 0
SOME_LOST: Final = 5  # the last node, this or one before it, whose step beguiled; or -1
OUTSIDE: Final = 6  # 1 once it left its Temple
NODE_PARTS: Final = 8

MOST_NODES: Final = 512
BACK: Final = NODE + MOST_NODES * NODE_PARTS  # [seat]: the way from its Temple, as one is placed
SHARE: Final = BACK + 8  # [seat]: how much of all spite it gets, in 4096ths
STANDING: Final = SHARE + 8  # [seat, kind]: the space of a figure, in hand: where it may be placed
LEFT: Final = (
    STANDING + 36
)  # [kind, room]: the least sum for the other five, who leave it to this one
# After it, for rooms without a fixed number: two tables of [room + 1, group of figures].

GROUPS: Final = 64
WHOLE: Final = 4096
NOBODY_THERE: Final = -1


def memory(guide: Array) -> Array:
    """Room to think about the games of a guide; one for each thread."""
    rooms = int(guide[ROOMS])
    m = np.zeros(LEFT + 6 * rooms + 2 * (rooms + 1) * GROUPS, np.int32)
    m[WHO : WHO + MOST_SPACES] = NOBODY_THERE
    return m
