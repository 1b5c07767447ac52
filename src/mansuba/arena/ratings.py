"""Ratings by openskill: one number for how strong each entrant is, games of any size together.

The model is Plackett and Luce's as Weng and Lin update it (JMLR 12, 2011). A game tells who won,
and nothing about the others; called a tie, as openskill would have it, those who lost would pass
for equals. But where chances to win are shared out as Luce has it, the winner has beaten each
other entrant just as in a game between the two alone. So a game of n is n - 1 games of two, and
each of them weighs as one in n - 1: they are not independent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from openskill.models import PlackettLuce

from mansuba.arena.results import Result
from mansuba.arena.shares import Estimate, winner_of
from mansuba.arena.tails import USUAL
from mansuba.rulebook.figures import Seat


def ratings(results: Iterable[Result], seats: Sequence[Seat]) -> Mapping[str, Estimate]:
    """Each entrant's rating after these games, in order. All begin alike, with 25 of 0 to 50.

    Only differences mean something: between two, 5 are about 70 % of wins, and 13 are 90 %. A
    truncated game tells nothing, nor does beating oneself in another seat.
    """
    # tau would let strengths change between games; those of programs do not.
    model = PlackettLuce(tau=0)
    begin = model.rating()
    rated = dict[str, _Rating]()
    for result in results:
        entrants, winner = result.pairing.entrants, winner_of(result, seats)
        for entrant in entrants:
            rated.setdefault(entrant, _Rating(begin.mu, log(begin.sigma)))
        if winner is None:
            continue
        before, weight = dict(rated), 1 / (len(entrants) - 1)
        for loser in (entrant for entrant in entrants if entrant != winner):
            pair = before[winner], before[loser]
            for name, old, new in zip((winner, loser), pair, _duel(model, *pair), strict=True):
                rated[name] = rated[name].moved(old, new, weight)
    return {entrant: _estimate(rating) for entrant, rating in rated.items()}


class _Rating(NamedTuple):
    """How strong someone is, and how little is known of it: a logarithm, so that parts add up."""

    strength: float
    doubt: float

    def moved(self, old: _Rating, new: _Rating, weight: float) -> _Rating:
        """This rating after part of what leads from an old one to a new one."""
        return _Rating(
            self.strength + weight * (new.strength - old.strength),
            self.doubt + weight * (new.doubt - old.doubt),
        )


def _duel(model: PlackettLuce, winner: _Rating, loser: _Rating) -> Sequence[_Rating]:
    """Both ratings after a game between the two."""
    teams = [[model.rating(one.strength, exp(one.doubt))] for one in (winner, loser)]
    return [_Rating(one.mu, log(one.sigma)) for (one,) in model.rate(teams)]


def _estimate(rating: _Rating) -> Estimate:
    reach = USUAL * exp(rating.doubt)
    return Estimate(rating.strength, rating.strength - reach, rating.strength + reach)
