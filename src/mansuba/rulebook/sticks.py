"""The six dice-sticks, one a kind, and how they may fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

from mansuba.rulebook.figures import Kind
from mansuba.rulebook.frozen import FrozenDict

Stick: TypeAlias = Kind
"""A dice-stick is named by the kind of figure it moves."""

FACES_A_STICK = 4
MOST_ICONS = 9


class Face(NamedTuple):
    """One of a stick's four sides: how many icons it shows, and whether the Naal too."""

    icons: int
    naal: bool = False

    def __str__(self) -> str:
        return f"{self.icons}{'n' if self.naal else ''}"


def is_face(given: object) -> bool:
    """Whether this can be a face; True and 1.0 are no number of icons, though they equal 1."""
    return (
        isinstance(given, Face)
        and type(given.icons) is int
        and 1 <= given.icons <= MOST_ICONS
        and type(given.naal) is bool
    )


STANDARD_FACES: Mapping[Stick, tuple[Face, ...]] = FrozenDict(
    {kind: (Face(1), Face(2, naal=True), Face(3), Face(4)) for kind in Kind}
)


def falls(faces: Mapping[Stick, tuple[Face, ...]]) -> Iterator[tuple[tuple[Face, ...], Fraction]]:
    """Every way the six sticks can fall, with its chance; every side of a stick is as likely."""
    sides = [Counter(faces[kind]) for kind in Kind]
    for fall in product(*sides):
        ways = prod(side[face] for side, face in zip(sides, fall, strict=True))
        yield fall, Fraction(ways, FACES_A_STICK ** len(sides))
