"""Bits of a word, beside Python's own integers."""

from __future__ import annotations

import numba
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mansuba.kernel.bits import lowest_bit, many_bits

WORDS = st.integers(0, 2**64 - 1) | st.sampled_from([1 << place for place in range(64)])

counted = numba.njit(many_bits)
found = numba.njit(lowest_bit)


@given(WORDS)
def test_bits_are_counted(word: int) -> None:
    assert counted(np.uint64(word)) == word.bit_count()


@given(WORDS.filter(bool))
def test_the_lowest_bit_is_found(word: int) -> None:
    assert 1 << found(np.uint64(word)) == word & -word
