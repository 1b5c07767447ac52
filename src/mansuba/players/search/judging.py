"""How likely each seat wins, told from a position alone, without looking ahead.

A seat's outlook is a sum of features times weights; chances are in proportion to e to the power
of it. How much a lead is worth depends on how much of the race is left. The weights were fitted
to games that priests played among themselves.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.layout import (
    ARRIVED,
    FACE,
    FIGURE,
    KINDS,
    LYING,
    MOVER,
    NAAL,
    NOBODY,
    OVER,
    PHASE,
    SEAT_SHIFT,
    SEATS,
    STARTER,
    WINNER,
)
from mansuba.kernel.rules import space_of
from mansuba.kernel.tables import NEXT_SEAT, PLAYERS, SEAT, Array
from mansuba.players.search.memory import STANDING
from mansuba.players.search.remaining import remaining, sit_down, stand_up, way
from mansuba.players.search.weighing import risk, set_back

REMAINING: Final = 0  # simple moves still to make
RISK: Final = 1  # simple moves that others are likely to undo
ARRIVALS: Final = 2  # figures in the Pyramid
LAST: Final = 3  # the way of the figure that is farthest off
TURN: Final = 4  # how soon it is its turn: 1 now, 0 if all others come first, each once
STICKS: Final = 5  # icons lying for figures of its own that can use them
FEATURES: Final = 6

SETTLED: Final = 2.0  # simple moves; so near the end a lead stops to count for more


@register_jitable
def observe(t: Array, g: Array, s: Array, m: Array, w: Array, seat: int, features: Array) -> None:
    """Write down what speaks for a seat and against it. Everyone has to stand up before."""
    features[REMAINING] = remaining(t, g, s, m, seat)
    features[ARRIVALS] = int(s[ARRIVED + seat])
    at_risk = 0.0
    last = icons = 0
    for kind in range(KINDS):
        figure = (seat << SEAT_SHIFT) + kind
        far = way(g, seat, int(m[STANDING + seat * KINDS + kind]))
        last = max(last, far)
        if far:
            icons += int(s[FACE + kind]) & (NAAL - 1)
        space = space_of(s, figure)
        if space != NOBODY:
            loss = set_back(g, m, figure, space)
            if loss:
                at_risk += risk(t, g, s, m, w, figure, space) * loss
    features[RISK], features[LAST], features[STICKS] = at_risk, last, icons
    features[TURN] = soon(t, s, seat)


@register_jitable
def soon(t: Array, s: Array, seat: int) -> float:
    """How soon it is a seat's turn; before the lot nobody is sooner than others.

    A round ends with its sixth stick, and the next begins to the left of where it began.
    """
    if s[MOVER] == NOBODY:
        return 0.0
    one, starter, waits = int(s[MOVER]), int(s[STARTER]), 0
    sticks = int(s[LYING]) + (s[FIGURE] != NOBODY)  # for this turn and the others of the round
    if sticks == 0:  # they are about to be thrown
        sticks = KINDS
    while one != seat:
        waits, sticks = waits + 1, sticks - 1
        one = int(t[NEXT_SEAT + one])
        if sticks == 0:
            starter = int(t[NEXT_SEAT + starter])
            one, sticks = starter, KINDS
    return 1.0 - waits / (int(t[PLAYERS]) - 1)


@register_jitable
def judge(
    t: Array, g: Array, s: Array, m: Array, w: Array, v: Array, features: Array, chances: Array
) -> None:
    """Write each seat's chance to win; `v` are the weights of the outlook."""
    for seat in range(SEATS):
        chances[seat] = 0.0
    if s[PHASE] == OVER:
        chances[int(s[WINNER])] = 1.0
        return
    players, total = int(t[PLAYERS]), 0.0
    stand_up(t, g, s, m)
    for player in range(players):
        seat = int(t[SEAT + player])
        observe(t, g, s, m, w, seat, features[seat])
        total += features[seat, REMAINING]
    sit_down(t, s, m)
    scale = 1.0 / (total / players + SETTLED)
    best = -1e9
    for player in range(players):
        seat = int(t[SEAT + player])
        outlook = 0.0
        for one in range(FEATURES):
            outlook += v[one] * features[seat, one]
        chances[seat] = outlook * scale
        best = max(best, chances[seat])
    total = 0.0
    for player in range(players):
        seat = int(t[SEAT + player])
        chances[seat] = np.exp(chances[seat] - best)
        total += chances[seat]
    for player in range(players):
        chances[int(t[SEAT + player])] /= total
