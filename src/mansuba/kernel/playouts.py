"""Whole games inside compiled code: played at random, or by integer weights.

A playout is the same for the same seed and number of the game on every machine: every random
choice is a numbered draw.
"""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import draw, pick
from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    KINDS,
    LOT,
    LOT_PHASE,
    LYING,
    MOVER,
    NAAL,
    OVER,
    PASS,
    PHASE,
    PLACE_PHASE,
    SEAT_SHIFT,
    SEATS,
    SET_UP,
    STEP_PHASE,
    TAKE_PHASE,
    THROW_PHASE,
)
from mansuba.kernel.legal import able_figures
from mansuba.kernel.policy import choose
from mansuba.kernel.rules import (
    apply,
    can_step,
    end_turn,
    figure_to_place,
    landing,
    may_take,
    occupied,
    place,
    space_of,
    step,
    take,
    temple_space,
    throw,
)
from mansuba.kernel.tables import DIRECTIONS, PLAYERS, SEAT, SLOTS, Array

TRIES = 8  # guesses at a figure that can move, before they are counted


@register_jitable
def play_on(t: Array, s: Array, key: np.uint64, counter: int, turns: int) -> tuple[int, int, int]:
    """Play at random until the game is over or so many turns have begun.

    Every legal decision is as likely. Returns decisions made, turns begun and draws used. The
    phases stand in the order of play, so that games side by side on a GPU stay in step.
    """
    made, begun = 0, 0
    while True:
        if s[PHASE] == SET_UP:
            counter = random_place(t, s, key, counter)
            made += 1
        if s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
            counter = chance_decides(t, s, key, counter)
            made += 1
        if s[PHASE] == TAKE_PHASE:
            if begun == turns:
                return made, begun, counter
            counter = random_take(t, s, key, counter)
            begun += 1
            made += 1
        if s[PHASE] == STEP_PHASE:
            counter = random_step(t, s, key, counter)
            made += 1
        if s[PHASE] == PLACE_PHASE:
            counter = random_place(t, s, key, counter)
            made += 1
        if s[PHASE] == OVER:
            return made, begun, counter


@register_jitable
def play_by(
    t: Array, s: Array, weights: Array, key: np.uint64, counter: int, turns: int
) -> tuple[int, int, int]:
    """The same, each decision chosen by weights."""
    made, begun = 0, 0
    while s[PHASE] != OVER:
        if s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
            counter = chance_decides(t, s, key, counter)
        else:
            if s[PHASE] == TAKE_PHASE:
                if begun == turns:
                    break
                begun += 1
            action, counter = choose(t, s, weights, key, counter)
            apply(t, s, action)
        made += 1
    return made, begun, counter


@register_jitable
def chance_decides(t: Array, s: Array, key: np.uint64, counter: int) -> int:
    """Chance casts the lot or throws the sticks."""
    word = draw(key, counter)
    if s[PHASE] == LOT_PHASE:
        apply(t, s, LOT + int(t[SEAT + pick(word, int(t[PLAYERS]))]))
    else:
        throw(t, s, int(np.int64(word >> np.uint64(52))))
    return counter + 1


@register_jitable
def random_take(t: Array, s: Array, key: np.uint64, counter: int) -> int:
    """Guess a stick and a figure it may move until the figure can; then all pairs are as likely."""
    everyone = KINDS * int(t[PLAYERS])
    pairs = 0
    for stick in range(KINDS):
        face = int(s[FACE + stick])
        pairs += (everyone if face >= NAAL else KINDS) if face else 0
    for _ in range(TRIES):
        guess = pick(draw(key, counter), pairs)
        counter += 1
        stick = 0
        while True:
            face = int(s[FACE + stick])
            width = (everyone if face >= NAAL else KINDS) if face else 0
            if guess < width:
                break
            guess -= width
            stick += 1
        if int(s[FACE + stick]) >= NAAL:
            figure = (int(t[SEAT + guess // KINDS]) << SEAT_SHIFT) + guess % KINDS
        else:
            figure = (int(s[MOVER]) << SEAT_SHIFT) + guess
        if can_step(t, s, figure):
            take(s, stick, figure)
            return counter
    return counted_take(t, s, key, counter)


@register_jitable
def counted_take(t: Array, s: Array, key: np.uint64, counter: int) -> int:
    """The same choice by counting every pair that is legal; a Pass if there is none."""
    able = able_figures(t, s)
    many = 0
    for stick in range(KINDS):
        if s[FACE + stick]:
            for figure in range(SEATS << SEAT_SHIFT):
                if (able >> figure) & 1 and may_take(s, stick, figure):
                    many += 1
    passing = many == 0
    chosen = pick(draw(key, counter), int(s[LYING]) if passing else many)
    for stick in range(KINDS):
        if s[FACE + stick]:
            if passing:
                if chosen == 0:
                    apply(t, s, PASS + stick)
                    return counter + 1
                chosen -= 1
                continue
            for figure in range(SEATS << SEAT_SHIFT):
                if (able >> figure) & 1 and may_take(s, stick, figure):
                    if chosen == 0:
                        take(s, stick, figure)
                        return counter + 1
                    chosen -= 1
    return counter + 1


@register_jitable
def random_step(t: Array, s: Array, key: np.uint64, counter: int) -> int:
    """Guess a direction, or Stop once the move has begun, until it is legal."""
    figure, many = int(s[FIGURE]), int(t[DIRECTIONS])
    seat, here = figure >> SEAT_SHIFT, space_of(s, figure)
    while True:
        guess = pick(draw(key, counter), many + int(s[BEGUN]))
        counter += 1
        if guess == many:
            end_turn(t, s)
            return counter
        if landing(t, s, seat, here, guess) >= 0:
            step(t, s, guess)
            return counter


@register_jitable
def random_place(t: Array, s: Array, key: np.uint64, counter: int) -> int:
    """Guess a slot of the Temple until it is empty."""
    seat = figure_to_place(t, s) >> SEAT_SHIFT
    while True:
        slot = pick(draw(key, counter), int(t[SLOTS]))
        counter += 1
        space = temple_space(t, seat, slot)
        if space >= 0 and not occupied(s, space):
            place(t, s, slot)
            return counter
