"""Sets of numbers, a bit each: a row of an array of 64-bit words is a set.

A mask takes a byte a decision, and its bytes are read one by one; here 64 are read at once.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.bits import EACH_BYTE, ONE, lowest_bit, many_bits
from mansuba.kernel.tables import Array

WORD: Final = 64
SHIFT: Final = 6
WITHIN: Final = WORD - 1


def empty_sets(many: int, numbers: int) -> Array:
    """So many sets of numbers below a bound."""
    return np.zeros((many, -(-numbers // WORD)), np.uint64)


@register_jitable
def empty(sets: Array, row: int) -> None:
    """Take all numbers out of a set."""
    for word in range(sets.shape[1]):
        sets[row, word] = 0


@register_jitable
def add(sets: Array, row: int, number: int) -> None:
    """Put a number into a set."""
    sets[row, number >> SHIFT] |= ONE << np.uint64(number & WITHIN)


@register_jitable
def contains(sets: Array, row: int, number: int) -> bool:
    """Whether a number, any at all, is in a set."""
    if number < 0 or number >= sets.shape[1] << SHIFT:
        return False
    return bool((sets[row, number >> SHIFT] >> np.uint64(number & WITHIN)) & ONE)


@register_jitable
def size(sets: Array, row: int) -> int:
    """How many numbers are in a set."""
    many = 0
    for word in range(sets.shape[1]):
        many += many_bits(sets[row, word])
    return many


@register_jitable
def nth(sets: Array, row: int, place: int) -> int:
    """The number in a set that so many others are below; there has to be one."""
    word = 0
    here = many_bits(sets[row, 0])
    while place >= here:
        place -= here
        word += 1
        here = many_bits(sets[row, word])
    left = sets[row, word]
    for _ in range(place):
        left &= left - ONE
    return (word << SHIFT) + lowest_bit(left)


@register_jitable
def add_many(sets: Array, row: int, first: int, bits: np.uint64) -> None:
    """Put those of 64 numbers from `first` on into a set whose bit is set."""
    word, shift = first >> SHIFT, np.uint64(first & WITHIN)
    sets[row, word] |= bits << shift
    beyond = min(word + 1, sets.shape[1] - 1)
    sets[row, beyond] |= (bits >> ONE) >> (np.uint64(WITHIN) - shift)


@register_jitable
def spread(bits: np.uint64) -> np.uint64:
    """The lowest eight bits, a byte each."""
    bits = (bits | (bits << np.uint64(28))) & np.uint64(0x0000000F0000000F)
    bits = (bits | (bits << np.uint64(14))) & np.uint64(0x0003000300030003)
    return (bits | (bits << np.uint64(7))) & EACH_BYTE
