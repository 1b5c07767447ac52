"""A game that is to be played, and how it ended: values, and each result as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.figures import SEATS, Seat
from mansuba.rulebook.frozen import FrozenDict

VERSION = "v1"
"""The version of a line; a reader refuses those it does not know."""

T = TypeVar("T")
Read: TypeAlias = Callable[[str, object], T]
"""How a part of a line is read; it is told where the part stands."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game that is to be played."""

    number: int
    """0, 1, 2 … within the match."""
    deal: int
    """Games of one deal have the same lot and the same throws."""
    entrants: tuple[str, ...]
    """Who sits at the first, second … occupied seat, seats ascending."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    >>> pairing = Pairing(0, 0, ("merchant", "scribe"))
    >>> result = Result(pairing, 3, 0, 61, 4, 0, {0: {"1": 7}}, {"scribe": 1})
    >>> Result.from_json(result.to_json()) == result
    True
    """

    pairing: Pairing
    starter: Seat
    """The first player, by lot."""
    winner: Seat | None
    """Nobody, if the game was truncated."""
    turns: int
    beguiles: int
    leads: int
    """How often the lead changed hands; 0 where nobody asked for it to be counted."""
    thrown: Mapping[Seat, Mapping[str, int]]
    """For each seat that threw: how often each face fell, all sticks together."""
    faults: Mapping[str, int]
    """For each entrant who had any: decisions lost to a fallback."""

    def __post_init__(self) -> None:
        thrown = {seat: FrozenDict(faces) for seat, faces in self.thrown.items()}
        object.__setattr__(self, "thrown", FrozenDict(thrown))
        object.__setattr__(self, "faults", FrozenDict(self.faults))

    def to_json(self) -> str:
        """One line of JSON; equal results have equal lines."""
        pairing = self.pairing
        thrown = {seat: dict(sorted(self.thrown[seat].items())) for seat in sorted(self.thrown)}
        line = {
            "result": VERSION,
            "number": pairing.number,
            "deal": pairing.deal,
            "entrants": pairing.entrants,
            "starter": self.starter,
            "winner": self.winner,
            "turns": self.turns,
            "beguiles": self.beguiles,
            "leads": self.leads,
            "thrown": thrown,
            "faults": dict(sorted(self.faults.items())),
        }
        return json.dumps(line, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Result:
        """The result that a line stands for, or a ResultTextError."""
        parts = _parts(text)
        pairing = Pairing(parts["number"], parts["deal"], parts["entrants"])
        rest = {name: part for name, part in parts.items() if name in cls.__dataclass_fields__}
        return cls(pairing=pairing, **rest)


class ResultTextError(MansubaError, ValueError):
    """A line that is no result: where in it, and what was expected there."""

    def __init__(self, where: str, expected: str) -> None:
        super().__init__(where, expected)
        self.where = where
        self.expected = expected

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.where, f"expected {self.expected}")))


def _parts(text: str) -> dict[str, Any]:
    """The parts of a line by their names, each as `Result` and `Pairing` have it."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise ResultTextError("", "one line of JSON") from None
    if not isinstance(line, dict):
        raise ResultTextError("", "an object")
    if line.get("result") != VERSION:
        raise ResultTextError("result", f"the version {VERSION}")
    for name in sorted(line.keys() ^ READ.keys()):
        raise ResultTextError(name, "nothing" if name in line else "a value")
    return {name: read(name, line[name]) for name, read in READ.items()}


def _word(where: str, given: object) -> str:
    if not isinstance(given, str):
        raise ResultTextError(where, "a text")
    return given


def _count(where: str, given: object) -> int:
    if type(given) is not int or given < 0:
        raise ResultTextError(where, "a whole number")
    return given


def _seat(where: str, given: object) -> Seat:
    if type(given) is not int or not 0 <= given < SEATS:
        raise ResultTextError(where, "a seat")
    return given


def _seat_or_none(where: str, given: object) -> Seat | None:
    return None if given is None else _seat(where, given)


def _words(where: str, given: object) -> tuple[str, ...]:
    if not isinstance(given, list):
        raise ResultTextError(where, "a list")
    return tuple(_word(f"{where}[{index}]", word) for index, word in enumerate(given))


def _counts(where: str, given: object) -> dict[str, int]:
    return _table(where, given, _count)


def _by_seat(where: str, given: object) -> dict[Seat, dict[str, int]]:
    known = {str(seat): seat for seat in range(SEATS)}
    table = _table(where, given, _counts)
    for name in table:
        if name not in known:
            raise ResultTextError(f"{where}.{name}", "a seat")
    return {known[name]: counts for name, counts in table.items()}


def _table(where: str, given: object, read: Read[T]) -> dict[str, T]:
    if not isinstance(given, dict):
        raise ResultTextError(where, "an object")
    return {name: read(f"{where}.{name}", part) for name, part in given.items()}


READ: Mapping[str, Read[Any]] = {
    "result": _word,
    "number": _count,
    "deal": _count,
    "entrants": _words,
    "starter": _seat,
    "winner": _seat_or_none,
    "turns": _count,
    "beguiles": _count,
    "leads": _count,
    "thrown": _by_seat,
    "faults": _counts,
}
"""Every part of a line."""
