"""A counter-based random source: draw number n of a key, the same on a processor and on a GPU.

It is SplitMix64 (Steele, Lea and Flood 2014), whose state is a counter, so that any draw can be
had without the ones before it.
"""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)


@register_jitable
def mix(word: np.uint64) -> np.uint64:
    """Scatter 64 bits, one to one."""
    word = (word ^ (word >> np.uint64(30))) * MIX_1
    word = (word ^ (word >> np.uint64(27))) * MIX_2
    return word ^ (word >> np.uint64(31))


@register_jitable
def key_of(seed: int, game: int) -> np.uint64:
    """The key of one game of a seed."""
    return mix(mix(np.uint64(seed) + GOLDEN) + np.uint64(game) * GOLDEN)


@register_jitable
def draw(key: np.uint64, counter: int) -> np.uint64:
    """The draw with this number."""
    return mix(key + np.uint64(counter) * GOLDEN)


@register_jitable
def pick(word: np.uint64, many: int) -> int:
    """One of 0 to many - 1 from a draw; the bias is below many / 2**32."""
    return int(np.int64(((word >> np.uint64(32)) * np.uint64(many)) >> np.uint64(32)))
