"""The arena beside what its players cost alone, and two workers beside one.

Two merchants meet on the sun board, at 0.4 ms a decision, and two priests, who are quicker than
anyone else: whoever thinks longer hides the arena better. The players' cost is what the processor
spends within them while a match is played. Whoever lets players play has to carry out what they
decide, so their games are also played by a bare loop that does this and nothing else.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

from _timed import Timed

from mansuba.arena.dice import SeededDice
from mansuba.arena.game import play
from mansuba.arena.match import Match
from mansuba.arena.results import Pairing
from mansuba.arena.running import Job, results
from mansuba.arena.workers import many_hands
from mansuba.players import PLAYERS, Line, Player
from mansuba.rulebook.decisions import Lot, Throw
from mansuba.rulebook.phase import Phase

MATCH = Match(("merchant", "merchant"), seats=2, games=20, seed=1)
REPEATS = 5
WANTED_SHARE, WANTED_SPEED = 0.9, 1.8


def players_share(seed: int, name: str) -> float:
    """Which part of a match's cost is its players'."""
    match, timed = replace(MATCH, entrants=(name, name), seed=seed), Timed(PLAYERS[name])
    whole = sum(spent_on(play_here, match, pairing, timed) for pairing in match.pairings())
    return sum(timed.spent.values()) / whole


def bare_share(seed: int, name: str) -> float:
    """Which part of a match's cost its games have without the arena."""
    match, player, spent = (
        replace(MATCH, entrants=(name, name), seed=seed),
        PLAYERS[name],
        [0.0] * 2,
    )
    for pairing in match.pairings():
        for number, way in enumerate((play_bare, play_here)):
            spent[number] += spent_on(way, match, pairing, player)
    return spent[0] / spent[1]


def spent_on(
    way: Callable[[Match, Pairing, Player], None], match: Match, pairing: Pairing, player: Player
) -> float:
    """The processor's seconds for a game."""
    start = time.process_time()
    way(match, pairing, player)
    return time.process_time() - start


def play_here(match: Match, pairing: Pairing, player: Player) -> None:
    """A game in the arena."""
    players = dict.fromkeys(match.entrants, player)
    play(match, pairing, SeededDice(match.seed), players).result.to_json()


def play_bare(match: Match, pairing: Pairing, player: Player) -> None:
    """The same game as the arena's, and nothing but the game."""
    dice, position, thrown = SeededDice(match.seed), match.start, 0
    generators = {seat: Random(f"{match.seed} {pairing.number} {seat}") for seat in position.seats}
    while position.phase is not Phase.OVER:
        actor = position.actor
        if position.phase is Phase.LOT:
            line: Line = (Lot(dice.lot(pairing.deal, position.seats)),)
        elif position.phase is Phase.THROW:
            faces = match.edition.faces
            line = (Throw(dice.throw(pairing.deal, thrown, position.starter, faces)),)
            thrown += 1
        else:
            line = player.plan(position, generators[actor])
        for decision in line:
            position = position.after(decision)
            if position.actor != actor:
                break


MEASURES = (players_share, bare_share)


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
        name: [statistics.median(of(seed, name) for seed in range(repeats)) for of in MEASURES]
        for name in ("merchant", "priest")
    }
    rates = [(rate(1), rate(2)) for _ in range(repeats)]
    one, two = (statistics.median(column) for column in zip(*rates, strict=True))
    speed = statistics.median(two / one for one, two in rates)
    print(f"two merchants, or two priests, on sun; median of {repeats} runs each")
    for name, (within, bare) in shares.items():
        wanted = f"(at least {WANTED_SHARE:.0%})" if name == "merchant" else ""
        print(f"  the {name}s' share of the cost  {within:8.1%}   {wanted}".rstrip())
        print(f"    with carrying out decisions   {bare:8.1%}")
    print(f"  one worker                      {one:8.2f} games/s")
    print(f"  two workers                     {two:8.2f} games/s")
    print(f"  ratio                           {speed:8.2f}   (at least {WANTED_SPEED})")
    return min(shares["merchant"][0] / WANTED_SHARE, speed / WANTED_SPEED)


if __name__ == "__main__":
    sys.exit(main() < 1)
