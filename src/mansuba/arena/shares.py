"""Shares and averages of games, each with the interval in which the truth lies 19 times of 20.

Games of one deal have the same dice, so they belong together, and the deal is what is counted:
a share is a ratio of sums over deals, and how much it varies is learnt from how deals differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from mansuba.arena.results import Result
from mansuba.arena.tails import student_range
from mansuba.rulebook.figures import Seat

TRUST = 3
"""As many deals as this it takes to believe in what deals show rather than in plain games."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number that was measured, and the interval in which it is, with a confidence of 95 %."""

    value: float
    low: float
    high: float

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two numbers measured apart, even with lopsided intervals (MOVER)."""
        value = self.value - other.value
        below = sqrt((self.value - self.low) ** 2 + (other.high - other.value) ** 2)
        above = sqrt((self.high - self.value) ** 2 + (other.value - other.low) ** 2)
        return Estimate(value, value - below, value + above)


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some games had something, such as a winner; and how many would be fair."""

    games: int
    wins: int
    estimate: Estimate
    fair: float


@dataclass(frozen=True, slots=True)
class Lengths:
    """How many turns games took: the median with its interval, and the quartiles."""

    median: Estimate
    quarter: float
    three_quarters: float


def share_of(deals: Iterable[tuple[int, int]], fair: float) -> Share:
    """A share from each deal's wins and games."""
    counted = list(deals)
    wins, games = sum(won for won, _ in counted), sum(played for _, played in counted)
    return Share(games, wins, _interval(counted, wins / games), fair)


def _interval(deals: Sequence[tuple[int, int]], share: float) -> Estimate:
    """Wilson's interval for as many games as would tell as much if each had its own dice.

    It is never empty. Where every game went the same way, nothing shows how deals hang together,
    so each counts once.
    """
    games, within = sum(played for _, played in deals), share * (1 - share)
    worth = games / _spread(deals, share) if within else float(len(deals))
    z2 = student_range(len(deals) - 1 + TRUST) ** 2
    middle = (share + z2 / (2 * worth)) / (1 + z2 / worth)
    reach = sqrt(z2 * (within / worth + z2 / (4 * worth**2))) / (1 + z2 / worth)
    return Estimate(
        share, max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))
    )


def _spread(deals: Sequence[tuple[int, int]], share: float) -> float:
    """How much more the deals vary than if their games had nothing in common: 1 for the same.

    A few deals show little: it begins with 1 and is worn away by what is seen.
    """
    plain = share * (1 - share) * sum(played for _, played in deals) / len(deals)
    seen = sum((won - share * played) ** 2 for won, played in deals) / plain
    return (seen + TRUST) / (len(deals) - 1 + TRUST)


def average(deals: Iterable[Sequence[float]]) -> Estimate:
    """The mean over games, from what each deal's games had; it takes two deals at least."""
    counted = [(sum(values), len(values)) for values in deals]
    number, games = len(counted), sum(played for _, played in counted)
    mean = sum(total for total, _ in counted) / games
    squares = sum((total - mean * played) ** 2 for total, played in counted)
    error = sqrt(squares * number / (number - 1)) / games
    reach = student_range(number - 1) * error
    return Estimate(mean, mean - reach, mean + reach)


def lengths(results: Sequence[Result]) -> Lengths:
    """How long games were; the median's interval is that of the share of games below it."""
    turns = sorted(result.turns for result in results)
    median = quantile(turns, 0.5)
    below = [
        (sum(result.turns <= median for result in games), len(games))
        for games in by_deal(results).values()
    ]
    share = share_of(below, 0.5).estimate
    shift = 0.5 - share.value
    low, high = quantile(turns, share.low + shift), quantile(turns, share.high + shift)
    return Lengths(
        Estimate(median, low, high),
        quarter=quantile(turns, 0.25),
        three_quarters=quantile(turns, 0.75),
    )


def quantile(ordered: Sequence[float], part: float) -> float:
    """What this part of the values does not exceed; between two values, their middle."""
    at = min(max(part, 0.0), 1.0) * len(ordered)
    upper = min(int(at), len(ordered) - 1)
    lower = max(ceil(at) - 1, 0)
    return (ordered[lower] + ordered[upper]) / 2


def by_deal(results: Iterable[Result]) -> Mapping[int, list[Result]]:
    """The results of each deal."""
    found = defaultdict[int, list[Result]](list)
    for result in results:
        found[result.pairing.deal].append(result)
    return found


def entrant_share(results: Iterable[Result], entrant: str, seats: Sequence[Seat]) -> Share:
    """The games that an entrant won of those it sat in; with several seats, by any of them."""
    sat = [result for result in results if entrant in result.pairing.entrants]
    chances = sum(result.pairing.entrants.count(entrant) for result in sat)
    fair = chances / (len(sat) * len(seats))
    return share_of(_deals(sat, lambda result: winner_of(result, seats) == entrant), fair)


def seat_share(results: Iterable[Result], seat: Seat, seats: Sequence[Seat]) -> Share:
    """The games that were won from a seat."""
    return share_of(_deals(results, lambda result: result.winner == seat), 1 / len(seats))


def starter_share(results: Iterable[Result], seats: Sequence[Seat]) -> Share:
    """The games that were won by whom the lot let begin."""
    return share_of(_deals(results, lambda result: result.winner == result.starter), 1 / len(seats))


def winner_of(result: Result, seats: Sequence[Seat]) -> str | None:
    """The entrant who won, if anyone did."""
    if result.winner is None:
        return None
    return result.pairing.entrants[seats.index(result.winner)]


def _deals(results: Iterable[Result], has: Callable[[Result], bool]) -> Iterable[tuple[int, int]]:
    return ((sum(map(has, games)), len(games)) for games in by_deal(results).values())
