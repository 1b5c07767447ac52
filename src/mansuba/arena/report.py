"""What a match proves: everything that its table and its picture show, as one value."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import Enum

from mansuba.arena.fairness import Fairness, fairness
from mansuba.arena.ratings import ratings
from mansuba.arena.results import Result
from mansuba.arena.sequential import Question, Sequential, Verdict
from mansuba.arena.shares import (
    Estimate,
    Lengths,
    Share,
    by_deal,
    entrant_share,
    lengths,
    seat_share,
    starter_share,
)
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import Seat

VERSION = "v1"
"""The version of a report as JSON."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant did."""

    entrant: str
    share: Share
    rating: Estimate
    faults: int


@dataclass(frozen=True, slots=True)
class Report:
    """A match as a whole."""

    edition: str
    games: int
    deals: int
    truncated: int
    standings: tuple[Standing, ...]
    """The best rating first."""
    seats: Mapping[Seat, Share]
    starter: Share
    lengths: Lengths
    turns: tuple[int, ...]
    """Of each game, in order."""
    fairness: Fairness
    verdict: Verdict | None

    def to_json(self) -> str:
        """All of it, as one line of JSON with its end."""
        return as_json({"report": VERSION, **asdict(self)})


def report_on(
    results: Sequence[Result], edition: Edition, question: Question | None = None
) -> Report:
    """The report on results in the order of their numbers, of which there is at least one.

    The question is about whoever sits first in the first game.
    """
    players = results[0].pairing.entrants
    seats = edition.board.seats[len(players)]
    faults = Counter[str]()
    for result in results:
        faults.update(result.faults)
    standings = (
        Standing(name, entrant_share(results, name, seats), rating, faults[name])
        for name, rating in ratings(results, seats).items()
    )
    return Report(
        edition=f"{edition.name}#{edition.fingerprint}",
        games=len(results),
        deals=len(by_deal(results)),
        truncated=sum(result.winner is None for result in results),
        standings=tuple(sorted(standings, key=lambda one: (-one.rating.value, one.entrant))),
        seats={seat: seat_share(results, seat, seats) for seat in seats},
        starter=starter_share(results, seats),
        lengths=lengths(results),
        turns=tuple(result.turns for result in results),
        fairness=fairness(results, edition, seats),
        verdict=_verdict(results, question, players[0], seats) if question else None,
    )


def _verdict(
    results: Sequence[Result], question: Question, entrant: str, seats: Sequence[Seat]
) -> Verdict:
    test = Sequential(question, entrant, seats)
    for result in results:
        if test.hear(result):
            break
    return test.verdict


def as_json(value: object) -> str:
    """Values of ours as one line of JSON with its end."""
    return json.dumps(value, ensure_ascii=False, default=_plain) + "\n"


def _plain(value: object) -> object:
    assert isinstance(value, Enum)
    return value.value
