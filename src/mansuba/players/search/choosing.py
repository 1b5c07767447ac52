"""Every way to begin or go on with a turn, weighed; the best of them, and how to carry it out."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import GOLDEN, mix
from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    FIGURES,
    KINDS,
    MOST_STEPS,
    MOVER,
    NAAL,
    NO_ACTION,
    PASS,
    PHASE,
    PLACE,
    PLACE_PHASE,
    SEAT_SHIFT,
    STEP_PHASE,
    STOP,
    TAKE,
)
from mansuba.kernel.layout import STEPS as STEPS_LEFT
from mansuba.kernel.rules import (
    apply,
    figure_to_place,
    landing,
    occupied,
    space_of,
    temple_space,
)
from mansuba.kernel.tables import MOST_SPACES, PLAYERS, SEAT, SLOTS, Array
from mansuba.players.search.guide import NONE, PLACING
from mansuba.players.search.memory import DIRECTION, NODE, NODE_PARTS, PARENT, STEPS
from mansuba.players.search.remaining import share_out, sit_down, stand_up
from mansuba.players.search.walks import walk
from mansuba.players.search.weighing import WHIM, share_spite, step_ahead, stick_worth, worth

# A plan is a row: the Take (NO_ACTION within a move), how many steps, then the steps.
TAKEN: Final = 0
LENGTH: Final = 1
PATH: Final = 2
PLAN_PARTS: Final = PATH + MOST_STEPS

WORST: Final = -1e9


@register_jitable
def weigh_all(
    t: Array, g: Array, s: Array, m: Array, w: Array, word: np.uint64, plans: Array, gains: Array
) -> int:
    """Write down whole moves with what they gain; how many.

    Where only one row is offered, the best goes there. `word` seeds the whims.
    """
    stand_up(t, g, s, m)
    share_spite(t, g, s, m, w, int(s[MOVER]))
    if s[PHASE] == STEP_PHASE:
        share_out(t, g, s, m, int(s[FIGURE]) >> SEAT_SHIFT)
        found = weigh_figure(
            t, g, s, m, w, word, int(s[FIGURE]), NO_ACTION, 0.0, int(s[STEPS_LEFT]),
            NO_ACTION, 0.0, plans, gains, 0,
        )  # fmt: skip
    else:
        found = weigh_takes(t, g, s, m, w, word, plans, gains)
    sit_down(t, s, m)
    return found


@register_jitable
def weigh_takes(
    t: Array, g: Array, s: Array, m: Array, w: Array, word: np.uint64, plans: Array, gains: Array
) -> int:
    mover, found, naals = int(s[MOVER]), 0, False
    for stick in range(KINDS):
        naals = naals or int(s[FACE + stick]) >= NAAL
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        if seat != mover and not naals:
            continue
        share_out(t, g, s, m, seat)
        for kind in range(KINDS):
            face = int(s[FACE + kind])
            own, most, own_worth = NO_ACTION, 0, 0.0
            place = seat * KINDS + kind
            if face and (seat == mover or face >= NAAL):
                own, most = TAKE + kind * FIGURES + place, face & (NAAL - 1)
                own_worth = stick_worth(t, g, s, w, mover, kind, seat != mover)
            given, best = NO_ACTION, WORST
            for stick in range(KINDS):
                face = int(s[FACE + stick])
                if stick != kind and face and (seat == mover or face >= NAAL):
                    price = stick_worth(t, g, s, w, mover, stick, True)
                    if price > best:
                        given, best = TAKE + stick * FIGURES + place, price
            if own != NO_ACTION or given != NO_ACTION:
                found = weigh_figure(
                    t, g, s, m, w, word, (seat << SEAT_SHIFT) + kind, own, own_worth, most,
                    given, best, plans, gains, found,
                )  # fmt: skip
    return found


@register_jitable
def weigh_figure(
    t: Array,
    g: Array,
    s: Array,
    m: Array,
    w: Array,
    word: np.uint64,
    figure: int,
    own: int,
    own_worth: float,
    most: int,
    given: int,
    given_worth: float,
    plans: Array,
    gains: Array,
    found: int,
) -> int:
    """The moves of one figure: with its own stick by up to so many steps, or with a given one."""
    mover = int(s[MOVER])
    count = walk(t, s, m, figure, max(most, 1))
    ahead = step_ahead(g, s, m, w, mover, figure)
    stay = worth(t, g, s, m, w, mover, figure, 0, ahead)
    for node in range(0 if s[BEGUN] else 1, count):
        steps = int(m[NODE + node * NODE_PARTS + STEPS])
        value = worth(t, g, s, m, w, mover, figure, node, ahead) - stay if node else 0.0
        value += w[WHIM] * whim(word, figure, node)
        with_own = steps <= most and (own != NO_ACTION or s[PHASE] == STEP_PHASE)
        with_given = steps == 1 and given != NO_ACTION
        if with_own:
            found = keep(m, own, node, value + own_worth, plans, gains, found)
        if with_given:
            found = keep(m, given, node, value + given_worth, plans, gains, found)
    return found


@register_jitable
def whim(word: np.uint64, figure: int, node: int) -> float:
    """A number from 0 to 1 by chance."""
    mixed = mix(word + np.uint64((figure << 10) + node) * GOLDEN)
    return float(np.int64(mixed >> np.uint64(40))) / (1 << 24)


@register_jitable
def keep(
    m: Array, take: int, node: int, value: float, plans: Array, gains: Array, found: int
) -> int:
    """Write a plan down where there is room, or over the worst if it is better; how many."""
    row = found
    if found == plans.shape[0]:
        row = 0
        for one in range(1, found):
            if gains[one] < gains[row]:
                row = one
        if value <= gains[row]:
            return found
        found -= 1
    gains[row] = value
    plans[row, TAKEN] = take
    length = int(m[NODE + node * NODE_PARTS + STEPS])
    plans[row, LENGTH] = length
    for step in range(length - 1, -1, -1):
        plans[row, PATH + step] = m[NODE + node * NODE_PARTS + DIRECTION]
        node = int(m[NODE + node * NODE_PARTS + PARENT])
    return found + 1


@register_jitable
def carry_out(t: Array, g: Array, s: Array, plan: Array) -> None:
    """Make a planned move; where a placement got in its way, it ends there."""
    if plan[TAKEN] != NO_ACTION:
        apply(t, s, int(plan[TAKEN]))
    for step in range(int(plan[LENGTH])):
        figure, direction = int(s[FIGURE]), int(plan[PATH + step])
        if landing(t, s, figure >> SEAT_SHIFT, space_of(s, figure), direction) < 0:
            break
        apply(t, s, direction)
        if s[PHASE] == PLACE_PHASE:
            apply(t, s, PLACE + nearest_slot(t, g, s))
        if s[PHASE] != STEP_PHASE:
            return
    if s[PHASE] == STEP_PHASE:
        apply(t, s, STOP)


@register_jitable
def nearest_slot(t: Array, g: Array, s: Array) -> int:
    """The first empty slot in which a figure that is to be placed likes to stand."""
    seat = figure_to_place(t, s) >> SEAT_SHIFT
    for rank in range(int(t[SLOTS])):
        slot = int(g[PLACING + seat * MOST_SPACES + rank])
        if slot != NONE and not occupied(s, temple_space(t, seat, slot)):
            return slot
    return NONE


@register_jitable
def pass_on(t: Array, g: Array, s: Array, w: Array) -> int:
    """Which stick to give up where nothing can be taken."""
    best, most = NO_ACTION, WORST
    for stick in range(KINDS):
        if s[FACE + stick]:
            value = stick_worth(t, g, s, w, int(s[MOVER]), stick, True)
            if value > most:
                best, most = PASS + stick, value
    return best


@register_jitable
def take_turn(
    t: Array, g: Array, s: Array, m: Array, w: Array, word: np.uint64, plan: Array, gained: Array
) -> None:
    """Play a turn, or the rest of one, as it looks best: `plan` and `gained` have room for one."""
    if weigh_all(t, g, s, m, w, word, plan, gained):
        carry_out(t, g, s, plan[0])
    else:
        apply(t, s, pass_on(t, g, s, w))
