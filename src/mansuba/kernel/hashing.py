"""A 64-bit hash of a state, kept up to date as decisions are carried out.

It is the exclusive or of a key for every figure on its space and one for all the rest, so that a
decision changes only the keys of the figures it moves.
"""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import mix
from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    HAND,
    HASH,
    KINDS,
    LEFT_TEMPLE,
    NOBODY,
    PHASE,
    PLACE,
    PLACED,
    SEAT_SHIFT,
    STARTER,
    STEPS,
    STOP,
    THROW,
)
from mansuba.kernel.rules import apply, figure_to_place, near, space_of, spot
from mansuba.kernel.tables import SEAT, Array

HASH_BYTES = 8


@register_jitable
def figure_key(figure: int, space: int) -> np.uint64:
    """The key of a figure on a space."""
    return mix(np.uint64((spot(figure) << 8) + space + 1))


@register_jitable
def rest_key(s: Array) -> np.uint64:
    """The key of everything but where the figures stand."""
    rest = np.uint64(1)  # above every figure's key
    for stick in range(KINDS):
        rest = (rest << np.uint64(5)) | np.uint64(s[FACE + stick])
    for byte in (STARTER, FIGURE, HAND):
        rest = (rest << np.uint64(6)) | np.uint64((int(s[byte]) + 1) & 63)
    rest = (rest << np.uint64(4)) | np.uint64(s[STEPS])
    rest = (rest << np.uint64(2)) | np.uint64(s[BEGUN] * 2 + s[LEFT_TEMPLE])
    return mix((rest << np.uint64(3)) | np.uint64(s[PHASE]))


@register_jitable
def fresh_hash(t: Array, s: Array) -> np.uint64:
    """The hash of a state, from nothing but the state."""
    word = rest_key(s)
    for place in range(int(s[PLACED])):
        seat = int(t[SEAT + place // KINDS])
        figure = (seat << SEAT_SHIFT) + place % KINDS
        if figure != int(s[HAND]):
            word ^= figure_key(figure, space_of(s, figure))
    return word


@register_jitable
def read_hash(s: Array) -> np.uint64:
    """The running hash."""
    word = np.uint64(0)
    for byte in range(HASH_BYTES):
        word |= np.uint64(s[HASH + byte]) << np.uint64(8 * byte)
    return word


@register_jitable
def write_hash(s: Array, word: np.uint64) -> None:
    """Keep the running hash."""
    for byte in range(HASH_BYTES):
        s[HASH + byte] = np.uint8((word >> np.uint64(8 * byte)) & np.uint64(255))


@register_jitable
def apply_hashed(t: Array, s: Array, action: int) -> None:
    """Carry out a legal decision and bring the running hash up to date."""
    word = read_hash(s) ^ rest_key(s)
    if action < STOP:
        figure = int(s[FIGURE])
        here = space_of(s, figure)
        apply(t, s, action)
        word ^= figure_key(figure, here) ^ figure_key(figure, space_of(s, figure))
        if s[HAND] != NOBODY:
            word ^= figure_key(int(s[HAND]), near(t, here, action))
    elif PLACE <= action < THROW:
        figure = figure_to_place(t, s)
        apply(t, s, action)
        word ^= figure_key(figure, space_of(s, figure))
    else:
        apply(t, s, action)
    write_hash(s, word ^ rest_key(s))
