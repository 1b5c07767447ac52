"""The arena's dice: known beforehand to nobody, and the same for every game of a deal.

A throw depends on the seed, the deal and which throw of the game it is, and on nothing that
anyone has decided. So whoever sits where, the sticks fall alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol, TypeAlias

from mansuba.rulebook.figures import Kind, Seat
from mansuba.rulebook.sticks import FACES_A_STICK, Face, Stick

Fall: TypeAlias = tuple[Face, ...]
"""How the six sticks fall, in the order of kinds."""

STICKS = tuple(Kind)
SIZE = 16
"""Bytes drawn at a time: more than six sticks need, and enough for any lot to be even."""


class Dice(Protocol):
    """Whoever draws the lot and throws the sticks."""

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        """Who begins."""

    def throw(
        self, deal: int, number: int, seat: Seat, faces: Mapping[Stick, tuple[Face, ...]]
    ) -> Fall:
        """How the sticks fall in the first, second … throw of a game; a seat throws them."""


@dataclass(frozen=True, slots=True)
class SeededDice:
    """Fair dice: every side of a stick is as likely, every seat wins the lot as often.

    >>> from mansuba.rulebook.sticks import STANDARD_FACES
    >>> " ".join(map(str, SeededDice(4).throw(0, 0, seat=3, faces=STANDARD_FACES)))
    '2n 4 2n 1 4 3'
    """

    seed: int

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        """Any of the seats."""
        return seats[self._drawn(f"lot {deal}") % len(seats)]

    def throw(
        self, deal: int, number: int, seat: Seat, faces: Mapping[Stick, tuple[Face, ...]]
    ) -> Fall:
        """Any side of each stick, whoever throws."""
        drawn, fall = self._drawn(f"throw {deal} {number}"), []
        for stick in STICKS:
            drawn, side = divmod(drawn, FACES_A_STICK)
            fall.append(faces[stick][side])
        return tuple(fall)

    def _drawn(self, what: str) -> int:
        digest = blake2b(f"{self.seed} {what}".encode(), digest_size=SIZE).digest()
        return int.from_bytes(digest, "big")


def tally(throws: Iterable[tuple[Seat, Fall]]) -> dict[Seat, dict[str, int]]:
    """For each seat that threw: how often each face fell, all sticks together."""
    fell: dict[Seat, Counter[str]] = {}
    for seat, fall in throws:
        fell.setdefault(seat, Counter()).update(map(str, fall))
    return {seat: dict(faces) for seat, faces in fell.items()}
