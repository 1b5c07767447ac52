"""The arena beside what its players cost alone, and two workers beside one.

Two merchants meet on the sun board, at 0.4 ms a decision: whoever thinks longer hides the arena
better, whoever is quicker, as the priest is, shows more of it. The players' cost is what the
processor spends within them while a match is played.
"""

from __future__ import annotations

import statistics
import sys
import time
from dataclasses import replace
from random import Random

from mansuba.arena.dice import SeededDice
from mansuba.arena.game import play
from mansuba.arena.match import Match
from mansuba.arena.running import Job, results
from mansuba.arena.workers import many_hands
from mansuba.players import AS_USUAL, PLAYERS, Budget, Line, Player, Thought
from mansuba.rulebook.position import Position

MATCH = Match(("merchant", "merchant"), seats=2, games=20, seed=1)
REPEATS = 5
WANTED_SHARE, WANTED_SPEED = 0.9, 1.8


class Timed(Player):
    """A player, and the processor's time within it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.spent = 0.0

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        raise NotImplementedError("the arena asks for plans")

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        start = time.process_time()
        line = self.player.plan(position, rng, budget)
        self.spent += time.process_time() - start
        return line


def players_share(seed: int, name: str) -> float:
    """Which part of a match's cost is its players'."""
    match, timed = replace(MATCH, entrants=(name, name), seed=seed), Timed(PLAYERS[name])
    start = time.process_time()
    for pairing in match.pairings():
        play(match, pairing, SeededDice(seed), {name: timed}).result.to_json()
    return timed.spent / (time.process_time() - start)


def rate(workers: int) -> float:
    """Games a second, the start of the workers included."""
    match = replace(MATCH, games=100)
    start = time.perf_counter()
    played = sum(1 for _ in results(Job.of(match), many_hands(workers)))
    return played / (time.perf_counter() - start)


def main(repeats: int = REPEATS) -> float:
    """Measure, print a table, and return by how much we beat what we want."""
    rate(1)  # whatever is made only once
    shares = {
        name: statistics.median(players_share(seed, name) for seed in range(repeats))
        for name in ("merchant", "priest")
    }
    share = shares["merchant"]
    rates = [(rate(1), rate(2)) for _ in range(repeats)]
    one, two = (statistics.median(column) for column in zip(*rates, strict=True))
    speed = statistics.median(two / one for one, two in rates)
    print(f"two merchants on sun, median of {repeats} runs each")
    print(f"  the players' share of the cost {share:8.1%}   (at least {WANTED_SHARE:.0%})")
    print(f"  the same of two priests        {shares['priest']:8.1%}")
    print(f"  one worker                     {one:8.2f} games/s")
    print(f"  two workers                    {two:8.2f} games/s")
    print(f"  ratio                          {speed:8.2f}   (at least {WANTED_SPEED})")
    return min(share / WANTED_SHARE, speed / WANTED_SPEED)


if __name__ == "__main__":
    sys.exit(main() < 1)
