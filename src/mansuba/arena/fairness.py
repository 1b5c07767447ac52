"""Whether the sticks and the lot fell as they should for every seat: one decision for a whole run.

Each seat's throws are held against the faces of the edition, and the lot against chance, by
chi-square tests. Together they accuse an honest run once in a thousand times.

All games of a deal have the same throws, so these count once: as they fell in the deal's longest
game. (When a game ends depends on what has fallen, but not on what would fall next, so that the
faces of longer games are no others.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

import numpy as np
import numpy.typing as npt

from mansuba.arena.results import Result
from mansuba.arena.shares import by_deal
from mansuba.arena.tails import chi_square_tail, rising_root, shifted_chi_square_tail
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import Kind, Seat
from mansuba.rulebook.sticks import FACES_A_STICK

LEVEL = 0.001
"""How often an honest run is accused."""
BIAS, FOUND = 0.02, 0.995
"""Enough throws find that the face with the most icons falls so much too often, so surely."""
LEAST_EXPECTED = 20
"""A face that is expected less often than this has no chi-square distribution yet."""
ROUNDING = 1e-6

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Throws:
    """What one seat threw, and whether that is to be believed."""

    seat: Seat
    throws: int
    chance: float
    """How likely honest throws are as far off as these, or further."""
    accused: bool
    face: str
    """The face that is furthest off, how often it fell, and how often it should have."""
    fell: int
    expected: float


@dataclass(frozen=True, slots=True)
class Lots:
    """How often the lot fell on each seat, and whether that is to be believed."""

    fell: Mapping[Seat, int]
    chance: float
    accused: bool


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a run's chance looks like."""

    throws: tuple[Throws, ...]
    lots: Lots
    needed: int
    """How many throws of a seat it takes to find a bias of `BIAS`."""

    @property
    def accused(self) -> bool:
        """Whether anything was unfair."""
        return self.lots.accused or any(seat.accused for seat in self.throws)

    @property
    def enough(self) -> bool:
        """Whether there were enough throws to tell."""
        return all(seat.throws >= self.needed for seat in self.throws)


def fairness(results: Iterable[Result], edition: Edition, seats: Sequence[Seat]) -> Fairness:
    """The report on a run."""
    deals = by_deal(results).values()
    longest = [
        max(games, key=lambda game: sum(map(_thrown, game.thrown.values()))) for games in deals
    ]
    level = LEVEL / (len(seats) + 1)
    thrown = {seat: Counter[str]() for seat in seats}
    for game in longest:
        for seat, faces in game.thrown.items():
            thrown[seat].update(faces)
    return Fairness(
        tuple(_judge_throws(seat, faces, edition, level) for seat, faces in thrown.items()),
        _judge_lots(Counter(game.starter for game in longest), seats, level),
        throws_needed(edition, len(seats)),
    )


def _thrown(faces: Mapping[str, int]) -> int:
    return sum(faces.values())


def _judge_lots(fell: Counter[Seat], seats: Sequence[Seat], level: float) -> Lots:
    expected = fell.total() / len(seats)
    distance = sum((fell[seat] - expected) ** 2 for seat in seats) / expected
    chance = chi_square_tail(distance, len(seats) - 1) if expected >= LEAST_EXPECTED else 1.0
    return Lots({seat: fell[seat] for seat in seats}, chance, chance < level)


def _judge_throws(seat: Seat, fell: Counter[str], edition: Edition, level: float) -> Throws:
    law = _law(edition, tuple(sorted(fell)))
    throws = fell.total() // len(Kind)
    seen = np.array([fell[face] for face in law.faces], dtype=np.float64)
    off = seen - throws * law.mean
    chance = law.chance(off, throws)
    worst = int(np.argmax(np.abs(off)))
    return Throws(
        *(seat, throws, chance, chance < level),
        *(law.faces[worst], fell[law.faces[worst]], float(throws * law.mean[worst])),
    )


@dataclass(frozen=True, eq=False, slots=True)
class _Law:
    """How often each face falls in one throw of all sticks: means, and how they vary together."""

    faces: tuple[str, ...]
    chances: Array
    """Of each stick, for each face."""
    mean: Array
    covariance: Array
    inverse: Array
    freedom: int

    def chance(self, off: Array, throws: int) -> float:
        """How likely honest throws are as far off as this."""
        possible = self.covariance @ self.inverse @ off
        if np.abs(possible - off).max() > ROUNDING * (1 + throws):
            return 0.0  # no throws whatever come to these numbers
        varying = self.mean[np.diag(self.covariance) > 0]
        if self.freedom == 0 or throws * varying.min() < LEAST_EXPECTED:
            return 1.0
        return chi_square_tail(float(off @ self.inverse @ off) / throws, self.freedom)


@lru_cache(maxsize=16)
def _law(edition: Edition, seen: tuple[str, ...] = ()) -> _Law:
    """What the edition's sticks do; a face that was seen has its place, even if no stick has it."""
    own = {str(face): face for kind in Kind for face in edition.faces[kind]}
    faces = tuple(sorted({*own, *seen}))
    chances = np.array(
        [[list(map(str, edition.faces[kind])).count(face) for face in faces] for kind in Kind],
        dtype=np.float64,
    )
    chances /= FACES_A_STICK
    covariance = np.diag(chances.sum(axis=0)) - chances.T @ chances
    inverse = np.linalg.pinv(covariance, hermitian=True).astype(np.float64)
    freedom = int(np.linalg.matrix_rank(covariance, hermitian=True))
    return _Law(faces, chances, chances.sum(axis=0), covariance, inverse, freedom)


@lru_cache(maxsize=64)
def throws_needed(edition: Edition, seats: int) -> int:
    """How many throws of a seat it takes to find the bias that `BIAS` and `FOUND` speak of.

    >>> throws_needed(Edition.standard(), 2)
    3509
    """
    law = _law(edition)
    if law.freedom == 0:
        return 0
    shift = _biased(edition, law) - law.mean
    a_throw = float(shift @ law.inverse @ shift)
    level = LEVEL / (seats + 1)
    bound = rising_root(lambda value: level - chi_square_tail(value, law.freedom), 0.0)
    wanted = rising_root(
        lambda shift: shifted_chi_square_tail(bound, law.freedom, shift) - FOUND, 0.0
    )
    return ceil(wanted / a_throw)


def _biased(edition: Edition, law: _Law) -> Array:
    """The means if each stick fell too often on its face with the most icons, if it has others."""
    means = np.zeros(len(law.faces))
    for kind in Kind:
        chances = law.chances[kind]
        best = law.faces.index(str(max(edition.faces[kind])))
        if chances[best] < 1:
            more = np.arange(len(law.faces)) == best
            rest = (1 - chances[best] - BIAS) / (1 - chances[best])
            chances = np.where(more, chances + BIAS, chances * rest)
        means += chances
    return means
