"""Sealed dice are fair: a million throws stand every test, and loaded sticks do not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from mansuba import Edition, Kind
from mansuba.arena.tails import chi_square_tail
from mansuba.table import sealing
from tests.table.sealed import mix

Sides = NDArray[np.int64]

SIDES = 4
ALPHA = 0.001
"""How often fair dice fail, all tests together."""
LOADED = 0.255
"""How often a loaded stick shows its side, instead of 0.25."""

# One stick's chi-square has 3 degrees of freedom; of 22 tests it may fail once in 22,000 times,
# which is from 22.75 on. A side of 0.255 (the others share the rest) makes it noncentral by
# n · (0.005² + 3 · (0.005 / 3)²) / 0.25 = n / 7,500. So a loaded stick is found with a chance of
# 0.959 after 300,000 throws and of 1 − 2.5e-12 after a million. Of 24 ways to load a stick, 300,000
# throws find 20 or more with a chance of 0.997; a million find all.
SIZES = [
    pytest.param(300_000, 20, id="300,000"),
    pytest.param(1_000_000, 24, id="a million", marks=pytest.mark.soak),
]


def thrown(throws: int) -> Sides:
    """The sides on which the six sticks fall, a row for each throw of one long game."""
    rng = Random(7)
    secret, mixes = rng.randbytes(sealing.SECRET_BYTES), {3: mix(rng)}
    edition = Edition.standard()
    faces = (
        face.icons - 1  # its four sides show one to four
        for number in range(throws)
        for face in sealing.throw(secret, mixes, number, edition).faces
    )
    return np.fromiter(faces, np.int64, throws * len(Kind)).reshape(throws, len(Kind))


def loaded(sides: Sides, stick: Kind, side: int, rng: np.random.Generator) -> Sides:
    """The same throws with one stick that falls on one side a little too often."""
    turned = rng.random(len(sides)) < (LOADED - 1 / SIDES) / (1 - 1 / SIDES)
    heavy = sides.copy()
    heavy[turned, stick] = side
    return heavy


def tails(sides: Sides) -> Iterator[float]:
    """How unlikely the counts are with fair sticks: each stick, each pair, all six together."""
    number = np.ravel_multi_index(tuple(sides.T), (SIDES,) * len(Kind))
    joint = np.bincount(number, minlength=SIDES ** len(Kind)).reshape((SIDES,) * len(Kind))
    for sticks in (*combinations(Kind, 1), *combinations(Kind, 2), tuple(Kind)):
        yield tail(joint.sum(axis=tuple(kind for kind in Kind if kind not in sticks)))


def tail(counts: Sides) -> float:
    """How unlikely these counts are if all of them are equally likely."""
    even = counts.sum() / counts.size
    return chi_square_tail(float(((counts - even) ** 2 / even).sum()), counts.size - 1)


def is_fair(sides: Sides) -> bool:
    found = list(tails(sides))
    return min(found) > ALPHA / len(found)


@pytest.mark.parametrize(("throws", "to_find"), SIZES)
def test_throws_are_fair_and_a_loaded_stick_is_found(throws: int, to_find: int) -> None:
    sides = thrown(throws)
    assert is_fair(sides)
    rng = np.random.default_rng(1)
    ways = product(Kind, range(SIDES))
    assert sum(not is_fair(loaded(sides, *way, rng)) for way in ways) >= to_find


@pytest.mark.parametrize("players", range(2, 7))
def test_lots_are_fair(players: int) -> None:
    """That they are so exactly is shown elsewhere, byte by byte."""
    rng, seats = Random(players), range(players)
    lots = [sealing.lot(rng.randbytes(32), {0: mix(rng)}, seats).seat for _ in range(10_000)]
    assert tail(np.bincount(lots, minlength=players)) > ALPHA
