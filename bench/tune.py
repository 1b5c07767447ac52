"""Looks for better weights of whole moves (`mansuba.players.search.weights`), by playing.

    python bench/tune.py --players 2 --generations 40 --seed 1

The cross-entropy method: weights are drawn around the mean, each draw plays matches, and the mean
moves towards those that won the most. A draw sits among copies of one opponent: in a quarter of
its games a plain greedy one, so that it learns to punish; in the others the present mean. Games
of a deal have the same throws, all draws of a generation have the same deals, and all cores play.
Where it comes to is printed as a line for `weights.py`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numba
import numpy as np

from mansuba import Edition
from mansuba.arena.workers import cores
from mansuba.kernel import Kernel
from mansuba.kernel.chance import key_of
from mansuba.kernel.layout import NOBODY, SEATS, WINNER
from mansuba.kernel.tables import Array
from mansuba.players.search.choosing import PLAN_PARTS
from mansuba.players.search.guide import guide
from mansuba.players.search.memory import memory
from mansuba.players.search.rollouts import play_turns
from mansuba.players.search.weighing import LEADER, SPITE, WEIGHTS, WHIM
from mansuba.players.search.weights import weights

SUN = Edition.standard()
MOST_TURNS = 3000

GENERATIONS = 40
DRAWS, BEST = 64, 16
QUARTERS, GAMES = 4, 48  # each draw plays so many games in each quarter
FINAL = 4000  # games of the last match

# How far the first draws stray: SPITE JUMPED BLOCKED REACHED NEARBY THREAT STRAGGLER ARRIVAL WASTE
# DENIAL WHIM LEADER
SPREAD = (0.3, 0.3, 0.15, 0.2, 0.1, 0.15, 0.3, 1.0, 0.2, 0.3, 0.1, 0.02)
MEAN_MOVES, SPREAD_MOVES = 0.6, 0.4  # which part of the way to what the best draws show


class Pairing(NamedTuple):
    """One who plays against copies of another, in so many games of a seed."""

    one: Array
    others: Array
    players: int
    games: int
    seed: int


@numba.njit(nogil=True)
def play_games(
    t: Array, g: Array, m: Array, states: Array, ws: Array, seed: int, players: int, winners: Array
) -> None:
    """Play every game to its end; `ws[game, seat]` are the weights that everyone has."""
    plan, gained = np.empty((1, PLAN_PARTS), np.int32), np.empty(1)
    for game in range(states.shape[0]):
        whims, throws = key_of(seed, 2 * game), key_of(seed, 2 * (game // players) + 1)
        play_turns(t, g, states[game], m, ws[game], whims, throws, MOST_TURNS, plan, gained)
        winners[game] = states[game, WINNER]


def share(pairing: Pairing) -> float:
    """Which part of the games the one wins; it sits at each seat in turn."""
    players, games = pairing.players, pairing.games
    kernel, around = Kernel(SUN, players), guide(SUN, players)
    seats = np.array(SUN.board.seats[players])[np.arange(games) % players]
    ws = np.tile(pairing.others, (games, SEATS, 1))
    ws[np.arange(games), seats] = pairing.one
    winners = np.full(games, NOBODY)
    play_games(
        kernel.table, around, memory(around), kernel.new(games), ws, pairing.seed, players, winners
    )
    return float((winners == seats).mean())


def plain_greedy() -> Array:
    """Who looks at nothing but its own way and that of the others."""
    w = np.zeros(WEIGHTS)
    w[SPITE], w[WHIM] = 0.5, 0.3
    return w


def draws_around(mean: Array, spread: Array, rng: np.random.Generator) -> Array:
    """Weights by chance."""
    draws = mean + spread * rng.standard_normal((DRAWS, WEIGHTS))
    for never_negative in (WHIM, LEADER):
        draws[:, never_negative] = np.abs(draws[:, never_negative])
    return draws


def tried(draws: Array, mean: Array, players: int, seed: int) -> Iterable[Pairing]:
    """What every draw plays, quarter after quarter."""
    opponents = [plain_greedy()] + [mean] * (QUARTERS - 1)
    for draw in draws:
        for quarter, opponent in enumerate(opponents):
            yield Pairing(draw, opponent, players, GAMES, seed * QUARTERS + quarter)


def learn(mean: Array, spread: Array, draws: Array, shares: Array) -> tuple[Array, Array]:
    """Mean and spread, moved towards those of the best draws; the better, the more these count."""
    best = draws[np.argsort(-shares)[:BEST]]
    counts = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    counts /= counts.sum()
    off = np.sqrt(counts @ (best - mean) ** 2)
    return (
        mean + MEAN_MOVES * (counts @ best - mean),
        spread + SPREAD_MOVES * (off - spread),
    )


def tune(
    players: int, generations: int, seed: int, play: Callable[[Iterable[Pairing]], list[float]]
) -> Array:
    """The mean after so many generations, each of which is printed."""
    mean, spread = weights(players), np.array(SPREAD)
    spread[LEADER] *= players > 2  # of two, the other is always ahead of the others
    rng = np.random.default_rng(seed)
    start = time.perf_counter()
    for generation in range(generations):
        draws = draws_around(mean, spread, rng)
        found = play(tried(draws, mean, players, seed * generations + generation))
        shares = np.array(found).reshape(DRAWS, QUARTERS).mean(axis=1)
        mean, spread = learn(mean, spread, draws, shares)
        took = time.perf_counter() - start
        best = f"{took:5.0f} s  best {shares.max():.1%}"
        print(f"{generation + 1:3d}  {best}  mean {line(mean)}", flush=True)
    return mean


def line(found: Array) -> str:
    """As `weights.py` has it."""
    return "(" + ", ".join(f"{weight:.3f}" for weight in found) + ")"


def main(players: int = 2, generations: int = GENERATIONS, seed: int = 1) -> None:
    """Tune, and hold what was found against what there was."""
    with ThreadPoolExecutor(cores()) as pool:  # compiled code lets go of the interpreter

        def play(pairings: Iterable[Pairing]) -> list[float]:
            return list(pool.map(share, pairings))

        mean = tune(players, generations, seed, play)
        for name, others in (("plain greedy", plain_greedy()), ("before", weights(players))):
            apart = range(seed, seed + FINAL // GAMES)
            final = play(Pairing(mean, others, players, GAMES, -1 - one) for one in apart)
            won, error = np.mean(final), 1.96 * np.std(final) / np.sqrt(len(final))
            print(f"against {name}: {won:.1%} ± {error:.1%} (fair: {1 / players:.1%})")
    print(f"{'FOR_TWO' if players == 2 else 'FOR_MORE'} = {line(mean)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Looks for better weights of whole moves.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
