"""Playing by integer weights: better than random, without a call out of compiled code.

Every legal decision gets a score, the sum of weights times features, and is chosen with a chance
proportional to 2 to the power of its score. Weights of zero give every decision the same chance;
large ones leave almost nothing to it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import draw
from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    FIGURES,
    KIND_BITS,
    KINDS,
    MOVER,
    NAAL,
    NO_ACTION,
    PASS,
    PHASE,
    PLACE,
    SEAT_SHIFT,
    STEP_PHASE,
    STOP,
    TAKE,
    TAKE_PHASE,
)
from mansuba.kernel.rules import (
    figure_to_place,
    landing,
    may_take,
    near,
    occupied,
    space_of,
    temple_space,
)
from mansuba.kernel.tables import (
    COURT,
    DIRECTIONS,
    FAR,
    NOISE,
    NOISE_A_DOUBLING,
    PLAYERS,
    PREY,
    SANCTUARY,
    SEAT,
    SLOTS,
    SPACE_SHIFT,
    WAY,
    Array,
)

ADVANCE: Final = 0  # a step of the mover's figure towards its Pyramid, or of another's away from it
BEGUILE: Final = 1  # a step that another's beguiled figure is thrown back, or the mover's is not
REACH: Final = 2  # a step that a stick offers beyond the first
NEARNESS: Final = 3  # a step that a placed figure stands nearer to its Pyramid
WEIGHTS: Final = 4

MOST_WEIGHT: Final = 1 << 15  # so that no score comes near NEVER or out of 64 bits
NEVER: Final = -(1 << 40)


@register_jitable
def choose(t: Array, s: Array, weights: Array, key: np.uint64, counter: int) -> tuple[int, int]:
    """A player's decision, chosen by its score, and the draws used."""
    phase = int(s[PHASE])
    if phase == STEP_PHASE:
        return choose_step(t, s, weights, key, counter)
    if phase == TAKE_PHASE:
        return choose_take(t, s, weights, key, counter)
    return choose_place(t, s, weights, key, counter)


@register_jitable
def luck(t: Array, score: int, word: np.uint64) -> int:
    """A score with noise on it: the greatest of several falls as their scores' powers of 2 do.

    The noise is Gumbel's, from a table; the draw's low bits decide between equals.
    """
    noisy = score * NOISE_A_DOUBLING + int(t[NOISE + np.int64(word >> np.uint64(56))])
    return (noisy << 32) + int(np.int64(word & np.uint64(0xFFFFFFFF)))


@register_jitable
def way(t: Array, seat: int, space: int) -> int:
    """How many simple moves from a space into a seat's Pyramid."""
    return int(t[WAY + (seat << SPACE_SHIFT) + space])


@register_jitable
def step_score(t: Array, s: Array, weights: Array, figure: int, direction: int) -> int:
    """The score of a step, or NEVER if it is not legal."""
    seat, here, mover = figure >> SEAT_SHIFT, space_of(s, figure), int(s[MOVER])
    there = landing(t, s, seat, here, direction)
    if there < 0:
        return NEVER
    score = 0
    before, after = way(t, seat, here), way(t, seat, there)
    if max(before, after) != FAR:
        score = (before - after) * int(weights[ADVANCE])
    if seat != mover:
        score = -score
    beside = near(t, here, direction)
    if there != beside and weights[BEGUILE]:
        score += int(weights[BEGUILE]) * thrown_back(t, s, figure & KIND_BITS, beside)
    return score


@register_jitable
def thrown_back(t: Array, s: Array, kind: int, space: int) -> int:
    """How far a jump by this kind throws back whoever is on a space; less than 0 if the mover."""
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        figure = (seat << SEAT_SHIFT) + int(t[PREY + kind])
        if space_of(s, figure) == space:
            if t[SANCTUARY] and int(t[COURT + space]) == seat * 2 + 1:
                return 0
            lost = way(t, seat, temple_space(t, seat, 0)) - way(t, seat, space)
            return -lost if seat == int(s[MOVER]) else lost
    return 0


@register_jitable
def choose_step(t: Array, s: Array, w: Array, key: np.uint64, counter: int) -> tuple[int, int]:
    chosen, best = NO_ACTION, NEVER
    for direction in range(int(t[DIRECTIONS]) + int(s[BEGUN])):
        stop = direction == int(t[DIRECTIONS])
        score = 0 if stop else step_score(t, s, w, int(s[FIGURE]), direction)
        if score != NEVER:
            lucky = luck(t, score, draw(key, counter))
            counter += 1
            if chosen == NO_ACTION or lucky > best:
                chosen, best = STOP if stop else direction, lucky
    return chosen, counter


@register_jitable
def choose_take(t: Array, s: Array, w: Array, key: np.uint64, counter: int) -> tuple[int, int]:
    """A stick and a figure by the score of the figure's best first step and by its reach."""
    chosen, best = NO_ACTION, NEVER
    naal = False
    for stick in range(KINDS):
        naal = naal or int(s[FACE + stick]) >= NAAL
    for player in range(int(t[PLAYERS])):
        seat = int(t[SEAT + player])
        if naal or seat == int(s[MOVER]):
            for kind in range(KINDS):
                figure = (seat << SEAT_SHIFT) + kind
                first = NEVER
                for direction in range(int(t[DIRECTIONS])):
                    first = max(first, step_score(t, s, w, figure, direction))
                for stick in range(KINDS):
                    face = int(s[FACE + stick])
                    if first != NEVER and face and may_take(s, stick, figure):
                        further = (face & (NAAL - 1)) - 1 if stick == kind else 0
                        score = first + further * int(w[REACH])
                        lucky = luck(t, score, draw(key, counter))
                        counter += 1
                        if chosen == NO_ACTION or lucky > best:
                            best = lucky
                            chosen = TAKE + stick * FIGURES + seat * KINDS + kind
    if chosen != NO_ACTION:
        return chosen, counter
    return choose_pass(t, s, key, counter)


@register_jitable
def choose_pass(t: Array, s: Array, key: np.uint64, counter: int) -> tuple[int, int]:
    chosen, best = NO_ACTION, NEVER
    for stick in range(KINDS):
        if s[FACE + stick]:
            lucky = luck(t, 0, draw(key, counter))
            counter += 1
            if chosen == NO_ACTION or lucky > best:
                chosen, best = PASS + stick, lucky
    return chosen, counter


@register_jitable
def choose_place(t: Array, s: Array, w: Array, key: np.uint64, counter: int) -> tuple[int, int]:
    chosen, best = NO_ACTION, NEVER
    seat = figure_to_place(t, s) >> SEAT_SHIFT
    for slot in range(int(t[SLOTS])):
        space = temple_space(t, seat, slot)
        if space >= 0 and not occupied(s, space):
            score = -way(t, seat, space) * int(w[NEARNESS])
            lucky = luck(t, score, draw(key, counter))
            counter += 1
            if chosen == NO_ACTION or lucky > best:
                chosen, best = PLACE + slot, lucky
    return chosen, counter
