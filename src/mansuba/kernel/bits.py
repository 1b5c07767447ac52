"""Bits of a 64-bit word. Numba has no name for these instructions, but LLVM knows them by sight."""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

# Bits are counted in pairs, then in fours, then in bytes, whose sum is left in the highest one.
IN_PAIRS = np.uint64(0x5555555555555555)
IN_FOURS = np.uint64(0x3333333333333333)
IN_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
EACH_BYTE = np.uint64(0x0101010101010101)
ONE, TWO, FOUR, TOP = (np.uint64(shift) for shift in (1, 2, 4, 56))


@register_jitable
def many_bits(word: int | np.uint64) -> int:
    """How many bits of a word are set."""
    bits = np.uint64(word)
    bits = bits - ((bits >> ONE) & IN_PAIRS)
    bits = (bits & IN_FOURS) + ((bits >> TWO) & IN_FOURS)
    return int(np.int64((((bits + (bits >> FOUR)) & IN_BYTES) * EACH_BYTE) >> TOP))


@register_jitable
def lowest_bit(word: int | np.uint64) -> int:
    """The place of the lowest bit that is set; there has to be one."""
    bits = np.uint64(word)
    return many_bits((bits & (~bits + ONE)) - ONE)
