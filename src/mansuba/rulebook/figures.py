"""The totem figures: six kinds, one of each for every seat."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A place at the board, 0 to 5 clockwise."""

SEATS = 6


class Kind(IntEnum):
    """The six totems, in the order in which figures are set up and sticks are thrown."""

    FALCON = 0
    WOMAN = 1
    CROCODILE = 2
    IBIS = 3
    JACKAL = 4
    CAT = 5

    @property
    def letter(self) -> str:
        """One letter for the notation; the Cat is K, for C is the Crocodile's."""
        return "FWCIJK"[self]

    def __repr__(self) -> str:
        return f"Kind.{self.name}"

    def __str__(self) -> str:
        return self.name.capitalize()


class Figure(NamedTuple):
    """A totem figure, named by its owner's seat and its kind."""

    seat: Seat
    kind: Kind

    def __str__(self) -> str:
        return f"{self.seat}{self.kind.letter}"


FIGURES: tuple[tuple[Figure, ...], ...] = tuple(
    tuple(Figure(seat, kind) for kind in Kind) for seat in range(SEATS)
)
"""Each seat's six figures, in the order of kinds."""

STANDARD_RING: tuple[Kind, ...] = (
    Kind.IBIS,
    Kind.JACKAL,
    Kind.CAT,
    Kind.CROCODILE,
    Kind.WOMAN,
    Kind.FALCON,
)
"""Each kind beguiles the next one, and the last the first."""


def beguiled_by(ring: tuple[Kind, ...], kind: Kind) -> Kind:
    """The one kind that a figure of this kind beguiles.

    >>> beguiled_by(STANDARD_RING, Kind.FALCON)
    Kind.IBIS
    """
    return ring[(ring.index(kind) + 1) % len(ring)]
