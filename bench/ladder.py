"""The ladder: each player against the one below it, two at the board and one among many.

    python bench/ladder.py           200 games of two, 120 of three, four and six
    python bench/ladder.py 20        20 and 12: a quick try

All on the sun board with duplicate dice, every player at its usual effort. Seconds a turn are the
processor's, on one core that has nothing else to do, in a game of the same match.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from _timed import Timed

from mansuba.arena.dice import SeededDice
from mansuba.arena.game import play
from mansuba.arena.match import Match
from mansuba.arena.running import Job, results
from mansuba.arena.shares import Share, entrant_share
from mansuba.arena.workers import cores, many_hands
from mansuba.players import PLAYERS
from mansuba.rulebook.phase import Phase

GAMES = 200  # of two
AMONG_MANY = 0.6  # of them with more players: a deal is more games there
MANY = (3, 4, 6)
SEED = 6
WANTED, EXCLUDED = 0.7, 0.6  # of two: a share of games, and what its interval is to exclude
WANTED_OF_FAIR = 1.5  # one among many: times its fair share
WARM_UP = 6  # turns in which everything is compiled, or loaded


def matches(games: int) -> Iterator[Match]:
    """Every rung: first of two players, then one of a level among those of the level below."""
    for seats in (2, *MANY):
        many = games if seats == 2 else round(games * AMONG_MANY)
        for lower, higher in pairwise(PLAYERS):
            yield Match((higher, *[lower] * (seats - 1)), seats, many, SEED)


def command(match: Match) -> str:
    """What anyone types to see the same."""
    return f"mansuba arena {' '.join(match.entrants)} --games {match.size} --seed {match.seed}"


def seconds_a_turn(match: Match) -> dict[str, float]:
    """Of each player, in the first game of a match."""
    for turns in (WARM_UP, match.turns):
        timed = {name: Timed(PLAYERS[name]) for name in match.entrants}
        play(replace(match, turns=turns), match.pairing(0), SeededDice(match.seed), timed)
    return {
        name: (sum(one.spent.values()) - one.spent[Phase.SET_UP]) / one.asked[Phase.TAKE]
        for name, one in timed.items()
    }


def height(share: Share, seats: int) -> float:
    """How far up a rung is: 1 or more is what we want."""
    if seats == 2:
        return min(share.estimate.value / WANTED, share.estimate.low / EXCLUDED)
    return share.estimate.value / share.fair / WANTED_OF_FAIR


def measure(match: Match) -> float:
    """Play a match, print its row, and say how far up it is."""
    higher, lower = match.entrants[:2]
    seconds = seconds_a_turn(match)
    played = list(results(Job.of(match), many_hands(cores())))
    share = entrant_share(played, higher, match.start.seats)
    found, reached = share.estimate, height(share, match.seats)
    others = lower if match.seats == 2 else f"{match.seats - 1} × {lower}"
    print(
        f"| {higher} against {others} | {share.games} "
        f"| {found.value:.1%} ({found.low:.1%} to {found.high:.1%}) "
        f"| {found.value / share.fair:.2f} | {'yes' if reached >= 1 else 'no'} "
        f"| {seconds[higher]:.4f}, {seconds[lower]:.4f} | `{command(match)}` |",
        flush=True,
    )
    return reached


def main(games: int = GAMES) -> float:
    """Print the table; how far up the lowest rung is."""
    print(
        f"Wanted, of two: {WANTED:.0%} of games, and an interval that excludes {EXCLUDED:.0%}; "
        f"among more: {WANTED_OF_FAIR} × the fair share.\n\n"
        "| on sun | games | share (95 %) | × fair | reached | seconds a turn | command |\n"
        "|---|---|---|---|---|---|---|",
        flush=True,
    )
    return min(map(measure, matches(games)))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])) < 1)
