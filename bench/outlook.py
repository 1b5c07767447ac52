"""Fits how likely each seat wins (`mansuba.players.search.judging`) to games of self-play.

    python bench/outlook.py --players 2 --games 3000 --seed 1

Players with the present weights of whole moves play among themselves, and every few turns the
features of all seats are noted. Who won in the end is explained by multinomial logistic regression,
by Newton's method. A part of the games is held out: their loss, and how often those win who are
said to win so often, tell what the fit is worth. It is printed as a line for `weights.py`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numba
import numpy as np

from mansuba import Edition
from mansuba.arena.workers import cores
from mansuba.kernel import Kernel
from mansuba.kernel.chance import key_of
from mansuba.kernel.layout import NOBODY, OVER, PHASE, SEATS, WINNER
from mansuba.kernel.tables import PLAYERS, SEAT, Array
from mansuba.players.search.choosing import PLAN_PARTS
from mansuba.players.search.guide import guide
from mansuba.players.search.judging import FEATURES, REMAINING, SETTLED, observe
from mansuba.players.search.memory import memory
from mansuba.players.search.remaining import sit_down, stand_up
from mansuba.players.search.rollouts import play_turns
from mansuba.players.search.weights import outlook, weights

SUN = Edition.standard()
GAMES = 3000
A_LOT = 50  # games that a core plays at a time
MOST_LOOKS = 400  # into one game, which is given up after that
FEWEST_TURNS, MORE_TURNS = 3, 5  # between two looks: 3 to 7, so that all turns of a round are seen

HELD_OUT = 0.3
ROUNDS, PENALTY = 40, 1e-7  # of Newton's method; against features that say nothing


class Looks(NamedTuple):
    """What was seen: at each look the features of all players, and who of them won."""

    features: Array
    """[look, player, feature], so scaled that an outlook is their sum times weights."""
    winners: Array
    games: Array
    """[look]: in which game."""

    def where(self, chosen: Array) -> Looks:
        """Some of them."""
        return Looks(*(part[chosen] for part in self))


@numba.njit(nogil=True)
def watch(
    t: Array, g: Array, m: Array, ws: Array, states: Array, seed: int, first: int,
    features: Array, seen: Array,
) -> None:  # fmt: skip
    """Play every game to its end; `features[game, look]` are noted, `seen[game]` counts looks."""
    plan, gained = np.empty((1, PLAN_PARTS), np.int32), np.empty(1)
    for game in range(states.shape[0]):
        s = states[game]
        number = (first + game) * (MOST_LOOKS + 1)
        turns = FEWEST_TURNS + (first + game) % MORE_TURNS
        for look in range(MOST_LOOKS + 1):
            whims, throws = key_of(seed, 2 * (number + look)), key_of(seed, 2 * (number + look) + 1)
            play_turns(t, g, s, m, ws, whims, throws, turns, plan, gained)
            if s[PHASE] == OVER or look == MOST_LOOKS:
                break
            stand_up(t, g, s, m)
            for player in range(int(t[PLAYERS])):
                seat = int(t[SEAT + player])
                observe(t, g, s, m, ws[seat], seat, features[game, look, player])
            sit_down(t, s, m)
            seen[game] = look + 1


def collect(players: int, games: int, seed: int) -> Looks:
    """What all cores see in so many games; those that nobody won are left out."""
    kernel, around, ws = Kernel(SUN, players), guide(SUN, players), weights(players)
    seats = np.array(SUN.board.seats[players])

    def some(first: int) -> Looks:
        many = min(A_LOT, games - first)
        states, seen = kernel.new(many), np.zeros(many, np.int64)
        features = np.zeros((many, MOST_LOOKS, players, FEATURES))
        everyones = np.tile(ws, (SEATS, 1))
        watch(kernel.table, around, memory(around), everyones, states, seed, first, features, seen)
        winners = states[:, WINNER].astype(np.int64)
        game, look = np.nonzero(np.arange(MOST_LOOKS) < (seen * (winners != NOBODY))[:, None])
        noted = features[game, look]
        left = noted[:, :, REMAINING].mean(axis=1) + SETTLED
        return Looks(
            noted / left[:, None, None], np.searchsorted(seats, winners[game]), first + game
        )

    with ThreadPoolExecutor(cores()) as pool:  # compiled code lets go of the interpreter
        lots = list(pool.map(some, range(0, games, A_LOT)))
    return Looks(*map(np.concatenate, zip(*lots, strict=True)))


def chances(looks: Looks, v: Array) -> Array:
    """[look, player]: how likely each is to win."""
    outlooks = looks.features @ v
    odds: Array = np.exp(outlooks - outlooks.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def fit(looks: Looks) -> Array:
    """The weights that explain best who won."""
    features, many = looks.features, len(looks.winners)
    won = features[np.arange(many), looks.winners]
    v = np.zeros(FEATURES)
    for _ in range(ROUNDS):
        likely = chances(looks, v)
        mean = np.einsum("np,npf->nf", likely, features)
        slope = (won - mean).mean(axis=0)
        bend = np.einsum("np,npf,npe->fe", likely, features, features) - mean.T @ mean
        v += 0.8 * np.linalg.solve(bend / many + PENALTY * np.eye(FEATURES), slope)
    return v


def loss(looks: Looks, v: Array) -> float:
    """How surprising the winners are: the mean of the logarithm."""
    likely = chances(looks, v)[np.arange(len(looks.winners)), looks.winners]
    return float(-np.log(likely).mean())


def hits(looks: Looks, v: Array) -> float:
    """How often whoever is likeliest wins."""
    return float((chances(looks, v).argmax(axis=1) == looks.winners).mean())


def calibration(looks: Looks, v: Array) -> str:
    """A table: of those who were said to win with such a chance, how many did."""
    likely = chances(looks, v)
    won = np.arange(likely.shape[1]) == looks.winners[:, None]
    rows = ["| said | times | mean | won |", "|---|---|---|---|"]
    for tenth in range(10):
        there = np.minimum((likely * 10).astype(int), 9) == tenth
        if there.any():
            said, times = likely[there].mean(), int(there.sum())
            part = f"{tenth / 10:.0%} to {(tenth + 1) / 10:.0%}"
            rows.append(f"| {part} | {times} | {said:.1%} | {won[there].mean():.1%} |")
    return "\n".join(rows)


def main(players: int = 2, games: int = GAMES, seed: int = 1) -> None:
    """Fit, and print what the fit is worth."""
    looks = collect(players, games, seed)
    known = looks.games < games * (1 - HELD_OUT)
    v, others = fit(looks.where(known)), looks.where(~known)
    print(
        f"{players} players, {games} games, {len(looks.winners)} looks, {HELD_OUT:.0%} held out\n"
    )
    print("| held out | loss | hits |\n|---|---|---|")
    for name, found in (("fitted", v), ("before", outlook(players)), ("even", np.zeros(FEATURES))):
        print(f"| {name} | {loss(others, found):.4f} | {hits(others, found):.1%} |")
    print(f"\n{calibration(others, v)}\n")
    numbers = ", ".join(f"{weight:.2f}" for weight in fit(looks))
    print(f"OUTLOOK_{'FOR_TWO' if players == 2 else 'FOR_MORE'} = ({numbers})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Fits how likely each seat wins to self-play.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
