"""What may be decided, as a set of the numbers that whoever decides gives to it.

Turns are written many decisions at once: a player sees a stick's figures side by side, as the
kernel does, and only counts the players differently.
"""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

from mansuba.env.seeing.bitsets import add_many
from mansuba.env.seeing.sight import SHOWN, player_of
from mansuba.kernel.layout import (
    BEGUN,
    FIGURES,
    KINDS,
    SEAT_SHIFT,
    STEP,
    STOP,
    TAKE,
)
from mansuba.kernel.legal import (
    OF_A_SEAT,
    able_figures,
    movable,
    movers_own,
    open_directions,
)
from mansuba.kernel.tables import DIRECTIONS, PLAYERS, SEAT, Array


@register_jitable
def allow_steps(t: Array, s: Array, sights: Array, who: int, allowed: Array, row: int) -> None:
    """The steps of a move in progress, and Stop."""
    directions = open_directions(t, s)
    shown = (1 << STOP) if s[BEGUN] else 0
    for direction in range(int(t[DIRECTIONS])):
        is_open = (directions >> direction) & 1
        shown |= is_open << int(sights[who, SHOWN + STEP + direction])
    add_many(allowed, row, 0, np.uint64(shown))


@register_jitable
def allow_takes(t: Array, s: Array, sights: Array, who: int, allowed: Array, row: int) -> bool:
    """Every Take; whether there is one."""
    able = able_figures(t, s)
    own = shown_figures(t, sights, who, movers_own(s, able))
    able = shown_figures(t, sights, who, able)
    for stick in range(KINDS):
        figures = np.uint64(movable(s, stick, able, own))
        add_many(allowed, row, TAKE + stick * FIGURES, figures)
    return able != 0


@register_jitable
def shown_figures(t: Array, sights: Array, who: int, figures: int) -> int:
    """A bit for each figure, in the kernel's code before and in the order of decisions after."""
    shown = 0
    for place in range(int(t[PLAYERS])):
        seat = int(t[SEAT + place])
        counted = int(t[SEAT + player_of(sights, who, seat)])
        shown |= ((figures >> (seat << SEAT_SHIFT)) & OF_A_SEAT) << (counted * KINDS)
    return shown
