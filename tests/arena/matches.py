"""Matches that are over soon, and dice that are not as they should be."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from mansuba import Edition, Face, Seat, Stick
from mansuba.arena.dice import Fall, SeededDice
from mansuba.arena.match import Match

POND = Path(__file__).parents[1] / "boards" / "pond.toml"


@cache
def pond() -> Edition:
    return Edition.load(POND)


def quick(*entrants: str, games: int = 4, seed: int = 5, **more: Any) -> Match:
    """A match on a small board."""
    names = entrants or ("merchant", "scribe")
    return Match(names, more.pop("seats", len(names)), games, seed, edition=pond(), **more)


@dataclass(frozen=True)
class Broken(SeededDice):
    """Dice that nobody can throw in the game of some deal."""

    deal: int = 1

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        if deal == self.deal:
            raise LookupError("the lot is lost")
        return super().lot(deal, seats)


@dataclass(frozen=True)
class Exhausted(SeededDice):
    """Dice for which the system has nothing left."""

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))


class UnspeakableError(Exception):
    """What no other process can be told."""

    def __reduce__(self) -> str:
        raise TypeError


@dataclass(frozen=True)
class Unspeakable(SeededDice):
    """Dice of which nobody can tell what is wrong with them."""

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        raise UnspeakableError


@dataclass(frozen=True)
class Noting(SeededDice):
    """Dice that note in a folder on which node of a cluster they are."""

    folder: Path = Path()

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        (self.folder / import_module("ray").get_runtime_context().get_node_id()).touch()
        return super().lot(deal, seats)


@dataclass(frozen=True)
class Deadly(SeededDice):
    """Dice that end whoever throws them in the game of some deal."""

    deal: int = 1

    def throw(
        self, deal: int, number: int, seat: Seat, faces: Mapping[Stick, tuple[Face, ...]]
    ) -> Fall:
        if deal == self.deal:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().throw(deal, number, seat, faces)
