"""The random source: repeatable, and fair enough that no decision is preferred."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from mansuba import Edition
from mansuba.kernel import Kernel
from mansuba.kernel.chance import draw, key_of, pick
from mansuba.kernel.layout import FACE, FIGURE, KINDS, STATE_BYTES
from mansuba.kernel.playouts import counted_take, random_take
from mansuba.kernel.tables import Array
from tests.drawing import faces
from tests.openings import thrown

EDITION = Edition.standard()
KERNEL = Kernel(EDITION, 2)


@numba.njit
def draws(key: np.uint64, many: int) -> Array:
    words = np.empty(many, np.uint64)
    for counter in range(many):
        words[counter] = draw(key, counter)
    return words


@numba.njit
def takes(t: Array, s: Array, seeds: int, counted: bool) -> Array:
    """How often each pair of a stick and a figure is taken, over so many seeds."""
    found = np.zeros((KINDS, 48), np.int64)
    for seed in range(seeds):
        mine = s.copy()
        if counted:
            counted_take(t, mine, key_of(seed, 0), 0)
        else:
            random_take(t, mine, key_of(seed, 0), 0)
        for stick in range(KINDS):
            if mine[FACE + stick] != s[FACE + stick]:
                found[stick, mine[FIGURE]] += 1
    return found


@numba.njit
def picks(many: int, draws_made: int) -> Array:
    found = np.zeros(many, np.int64)
    for counter in range(draws_made):
        found[pick(draw(np.uint64(5), counter), many)] += 1
    return found


def test_draws_are_those_of_splitmix64() -> None:
    """The first outputs of the published generator for seed 0, a draw late: ours counts from 0."""
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert draws(np.uint64(0), 4)[1:].tolist() == published


@pytest.mark.parametrize("many", [2, 6, 7, 235])
def test_picks_are_even(many: int) -> None:
    assert chi_square(picks(many, 100_000)) < limit(many)


@pytest.mark.parametrize("counted", [False, True], ids=["guessed", "counted"])
@pytest.mark.parametrize("sticks", ["F1W1C1I1J1K1", "F2nW1C3I4J2nK1", "K2n"])
def test_every_take_is_as_likely(sticks: str, counted: bool) -> None:
    """Guessing until a figure can move prefers nobody, and neither does counting."""
    position = thrown(players=2)
    position = position.but(sticks=faces(sticks))
    state = KERNEL.encode(position)
    found = takes(KERNEL.table, state, 60_000, counted)
    legal = len(position.decisions())
    assert np.count_nonzero(found) == legal
    assert found.sum() == 60_000
    assert chi_square(found[found > 0]) < limit(legal)


def chi_square(found: Array) -> float:
    """How far counts are from being equal."""
    expected = found.sum() / found.size
    return float(((found - expected) ** 2 / expected).sum())


def limit(many: int) -> float:
    """A value that an even source exceeds about once in a million times."""
    freedom = many - 1
    return float(freedom + 5 * np.sqrt(2 * freedom) + 25)


def test_a_state_is_a_hundred_bytes() -> None:
    assert KERNEL.new().shape == (1, STATE_BYTES)
