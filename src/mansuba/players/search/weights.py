"""What the arena found: how much things matter. `make tune` looks for better."""

from __future__ import annotations

import numpy as np

from mansuba.kernel.tables import Array
from mansuba.players.search.judging import FEATURES
from mansuba.players.search.weighing import WEIGHTS

# SPITE JUMPED BLOCKED REACHED NEARBY THREAT STRAGGLER ARRIVAL WASTE DENIAL WHIM LEADER
FOR_TWO = (0.93, 0.54, 0.23, 0.35, 0.13, 0.04, 0.16, 1.11, 0.03, 0.75, 0.09, 0.0)
FOR_MORE = (0.67, 0.59, 0.20, 0.28, 0.07, 0.05, 0.16, 1.23, 0.05, 0.76, 0.10, 0.046)

# REMAINING RISK ARRIVALS LAST TURN STICKS
OUTLOOK_FOR_TWO = (-3.40, -7.32, 3.71, -1.90, 4.14, 1.06)
OUTLOOK_FOR_MORE = (-3.48, -3.34, 8.39, -1.79, 7.55, 1.60)


def weights(players: int) -> Array:
    """The weights of whole moves in a game of so many."""
    return _checked(FOR_TWO if players == 2 else FOR_MORE, WEIGHTS)


def outlook(players: int) -> Array:
    """The weights of a seat's outlook in a game of so many."""
    return _checked(OUTLOOK_FOR_TWO if players == 2 else OUTLOOK_FOR_MORE, FEATURES)


def _checked(found: tuple[float, ...], many: int) -> Array:
    assert len(found) == many
    return np.array(found)
