"""How editions compare when the same player plays against itself on each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from mansuba.arena.match import Match
from mansuba.arena.report import as_json
from mansuba.arena.results import Result
from mansuba.arena.shares import (
    Estimate,
    Lengths,
    Share,
    average,
    by_deal,
    lengths,
    starter_share,
)
from mansuba.rulebook.edition import Edition

VERSION = "v1"
"""The version of a study as JSON."""


@dataclass(frozen=True, slots=True)
class Subject:
    """An edition that is studied, and what whoever asks calls it."""

    name: str
    edition: Edition


@dataclass(frozen=True, slots=True)
class Findings:
    """What games on an edition are like."""

    name: str
    edition: str
    games: int
    truncated: int
    lengths: Lengths
    starter: Share
    """How often the first player wins."""
    beguiles: Estimate
    """A game, on average."""
    leads: Estimate
    """How often the lead changes hands in a game, on average."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """How much more of everything the first of two editions has than the second."""

    median: Estimate
    starter: Estimate
    beguiles: Estimate
    leads: Estimate


@dataclass(frozen=True, slots=True)
class Study:
    """What was found about each edition; and of two, how they differ."""

    player: str
    players: int
    findings: tuple[Findings, ...]
    comparison: Comparison | None

    def to_json(self) -> str:
        """All of it, as one line of JSON with its end."""
        return as_json({"study": VERSION, **asdict(self)})


def match_for(subject: Subject, player: str, players: int, games: int, seed: int) -> Match:
    """The games that a study needs of an edition: all seats are the same player's."""
    return Match(
        entrants=(player,) * players,
        seats=players,
        games=games,
        seed=seed,
        edition=subject.edition,
        leads=True,
    )


def findings(subject: Subject, results: Sequence[Result]) -> Findings:
    """What results of two deals or more say about an edition."""
    edition, deals = subject.edition, by_deal(results).values()
    seats = edition.board.seats[len(results[0].pairing.entrants)]

    def mean(count: Callable[[Result], int]) -> Estimate:
        return average([[count(result) for result in games] for games in deals])

    return Findings(
        name=subject.name,
        edition=f"{edition.name}#{edition.fingerprint}",
        games=len(results),
        truncated=sum(result.winner is None for result in results),
        lengths=lengths(results),
        starter=starter_share(results, seats),
        beguiles=mean(lambda result: result.beguiles),
        leads=mean(lambda result: result.leads),
    )


def study(player: str, players: int, found: Sequence[Findings]) -> Study:
    """The findings put together."""
    comparison = _compared(*found) if len(found) == 2 else None
    return Study(player, players, tuple(found), comparison)


def _compared(one: Findings, other: Findings) -> Comparison:
    return Comparison(
        median=one.lengths.median - other.lengths.median,
        starter=one.starter.estimate - other.starter.estimate,
        beguiles=one.beguiles - other.beguiles,
        leads=one.leads - other.leads,
    )
