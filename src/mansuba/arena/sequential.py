"""Stopping early: a sequential test of whether an entrant wins more than a given share of games.

It is the sequential probability ratio test of Wald, generalised to games that belong together, an
idea of those who test chess programs: a deal is one observation, the share of its games that were
won. Of all distributions over such shares with the mean p0 (and likewise p1) the one is taken that
makes what was seen the likeliest; so it needs no model of how games of a deal hang together, and
its variance is that of the deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import log

from mansuba.arena.results import Result
from mansuba.arena.shares import winner_of
from mansuba.arena.tails import rising_root
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.figures import Seat

ERROR = 0.05
"""How often the test may end in favour of either share though the other is the truth."""
BOUND = log(1 / ERROR)
"""How strong the evidence has to be. Wald's own bound, a little lower, only holds nearly."""

UNSEEN = 1e-3
"""What a deal that went entirely one way counts for before any has: it is possible."""


class Finding(Enum):
    """What a sequential test has found."""

    LESS = "less"
    MORE = "more"
    OPEN = "open"


class QuestionError(MansubaError, ValueError):
    """Two shares that no test can tell apart."""

    def __init__(self, p0: float, p1: float) -> None:
        super().__init__(p0, p1)
        self.p0, self.p1 = p0, p1

    def __str__(self) -> str:
        return f"a test needs two shares with 0 < p0 < p1 < 1, not {self.p0} and {self.p1}"


@dataclass(frozen=True, slots=True)
class Question:
    """Whether an entrant's share of wins is rather p0, or rather p1."""

    p0: float
    p1: float

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise QuestionError(self.p0, self.p1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a test stands: what it found, after how many deals, and how far it is.

    It ends in favour of p1 when `evidence` reaches `BOUND`, of p0 when it reaches -`BOUND`.
    """

    question: Question
    entrant: str
    finding: Finding
    deals: int
    evidence: float


class Sequential:
    """A test under way. It hears results in order, and counts whole deals alone."""

    def __init__(self, question: Question, entrant: str, seats: Sequence[Seat]) -> None:
        self.verdict = Verdict(question, entrant, Finding.OPEN, 0, 0.0)
        self._seats = seats
        self._deal: list[Result] = []
        self._seen = Counter[Fraction]()

    def hear(self, result: Result) -> bool:
        """Take a result in; whether the test is over. What comes after that changes nothing."""
        if self._deal and self._deal[0].pairing.deal != result.pairing.deal:
            self._deal = []
        self._deal.append(result)
        entrants = result.pairing.entrants
        if self.verdict.finding is Finding.OPEN and len(self._deal) == len(entrants):
            entrant = self.verdict.entrant
            if entrant in entrants:
                won = sum(winner_of(game, self._seats) == entrant for game in self._deal)
                self._count(Fraction(won, len(self._deal)))
        return self.verdict.finding is not Finding.OPEN

    def _count(self, share: Fraction) -> None:
        self._seen[share] += 1
        question = self.verdict.question
        evidence = log_likelihood_ratio(self._seen, question)
        finding = Finding.OPEN
        if abs(evidence) >= BOUND:
            finding = Finding.MORE if evidence > 0 else Finding.LESS
        self.verdict = Verdict(
            question, self.verdict.entrant, finding, self._seen.total(), evidence
        )


def log_likelihood_ratio(seen: Mapping[Fraction, int], question: Question) -> float:
    """How much likelier the deals that were seen are with a mean of p1 than with one of p0."""
    counts = {float(share): float(count) for share, count in seen.items()}
    for end in (0.0, 1.0):
        counts[end] = counts.get(end, 0.0) + UNSEEN
    return _fit(counts, question.p0) - _fit(counts, question.p1)


def _fit(counts: Mapping[float, float], mean: float) -> float:
    """How much worse than as they fell the deals are explained if the mean is to be this.

    The likeliest chances with that mean are those seen, each divided by 1 + tilt·(share - mean),
    with the tilt that brings the mean about (Owen, Empirical Likelihood, 2001).
    """

    def missed(tilt: float) -> float:
        return -sum(
            count * (share - mean) / (1 + tilt * (share - mean)) for share, count in counts.items()
        )

    tilt = rising_root(missed, -1 / (1 - mean), 1 / mean)
    return sum(count * log(1 + tilt * (share - mean)) for share, count in counts.items())
