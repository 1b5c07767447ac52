"""Which way to look ahead serves the vizier best: max^n, paranoid search or sampling.

The first two look through the moves of everyone up to some depth, the best few by quick gain at
each turn, and judge where they end: with max^n everyone does what is best for themselves, with
paranoid search all others what is worst for the one who thinks. With two players that is the same,
but paranoid search can leave out more (alpha-beta) and so looks deeper. Where the sticks are
thrown, both go on over a few throws and take the mean, or judge at once. They deepen step by step
until their work is done, which is set so that all three cost about the same a turn. Games that
belong together have the same set-up, lot and throws, with seats rotated.

    python bench/lookahead.py [GAMES] [tune]
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from functools import cache
from math import sqrt
from typing import NamedTuple

import numba
import numpy as np

from mansuba import Edition
from mansuba.kernel import Kernel
from mansuba.kernel.chance import key_of
from mansuba.kernel.layout import (
    LOT_PHASE,
    MOVER,
    OVER,
    PHASE,
    SEATS,
    SET_UP,
    STATE_BYTES,
    THROW_PHASE,
    WINNER,
)
from mansuba.kernel.playouts import chance_decides, random_place
from mansuba.kernel.tables import Array
from mansuba.players.search.choosing import PLAN_PARTS, WORST, carry_out, take_turn, weigh_all
from mansuba.players.search.engine import Engine
from mansuba.players.search.guide import guide
from mansuba.players.search.judging import FEATURES, judge
from mansuba.players.search.memory import memory
from mansuba.players.search.rollouts import carry_out_all
from mansuba.players.search.searching import search
from mansuba.players.search.weights import outlook, weights
from mansuba.players.vizier import EFFORT, WIDTH

GAMES = 100
SUN = Edition.standard()
DEEPEST = 12  # turns
LEVELS = 2 * DEEPEST + 2  # a throw may come before every turn
MOST_TURNS = 2000  # of a game, throws counted; then nobody has won it
WORK = {2: 6800, 4: 8000}  # by players: states looked at for a turn, to cost what sampling does
EVERYONE = -1


class Way(NamedTuple):
    """How somebody chooses a move."""

    name: str
    paranoid: bool = False
    width: int = 0  # how many moves of a turn are looked into, after the first; 0: none
    throws: int = 0  # how many throws are; 0: it is judged before the throw


PRIEST = Way("priest")
SAMPLING = Way("sampling")
MAX_N = Way("max^n", False, 4, 3)
PARANOID = Way("paranoid", True, 4, 3)
TUNED = [
    Way(f"{name} {width} moves {throws} throws", name == "paranoid", width, throws)
    for name in ("max^n", "paranoid")
    for width in (4, 8)
    for throws in (0, 3, 8)
]


class Contest(NamedTuple):
    """Who meets whom: the first is the one whose wins are counted."""

    first: Way
    other: Way
    players: int


class Outcome(NamedTuple):
    """How a game went for the first: whether it won; seconds and turns of both."""

    won: bool
    seconds: list[float]
    turns: list[int]


@numba.njit(nogil=True)
def look(
    t: Array, g: Array, m: Array, w: Array, v: Array, pile: Array, plans: Array, gains: Array,
    features: Array, values: Array, seed: int, level: int, turns: int, throws: int, me: int,
    low: float, high: float, work: Array,
) -> None:  # fmt: skip
    """Write everyone's chance in the state at a level of the pile to `values`, some turns ahead.

    `me` thinks that all others are against it, or is EVERYONE: all choose for themselves. `low`
    and `high` are what it can have elsewhere, and what the others can. What comes of a search that
    ran out of work is worth nothing.
    """
    s, below = pile[level], level + 1
    work[0] -= 1
    if s[PHASE] == OVER or turns == 0 or (s[PHASE] == THROW_PHASE and throws == 0):
        judge(t, g, s, m, w, v, features, values[level])
        return
    if s[PHASE] == THROW_PHASE:
        values[level] = 0.0
        for number in range(throws):
            pile[below] = s
            chance_decides(t, pile[below], key_of(seed, number), level)
            look(
                t, g, m, w, v, pile, plans, gains, features, values, seed, below, turns, throws,
                me, -1.0, 2.0, work,
            )  # fmt: skip
            if work[0] <= 0:
                return
            values[level] += values[below] / throws
        return
    mover, best = int(s[MOVER]), -2.0
    found = weigh_all(t, g, s, m, w, key_of(seed, level), plans[level], gains[level])
    for _ in range(max(found, 1)):
        pile[below] = s
        if found:
            first = np.argmax(gains[level, :found])
            gains[level, first] = 2 * WORST
            carry_out(t, pile[below], plans[level, first])
        else:
            take_turn(t, g, pile[below], m, w, key_of(seed, level), plans[level], gains[level])
        look(
            t, g, m, w, v, pile, plans, gains, features, values, seed, below, turns - 1, throws,
            me, low, high, work,
        )  # fmt: skip
        if work[0] <= 0:
            return
        whose = mover if me == EVERYONE else me
        value = values[below, whose]
        wanted = value if whose == mover else -value
        if wanted > best:
            best = wanted
            values[level] = values[below]
        if me == mover:
            low = max(low, value)
        elif me != EVERYONE:
            high = min(high, value)
        if low >= high:
            return


@numba.njit(nogil=True)
def deepen(
    t: Array, g: Array, m: Array, w: Array, v: Array, roots: Array, seed: int, seat: int,
    paranoid: bool, width: int, throws: int, most: int,
) -> int:  # fmt: skip
    """Which of the roots is the best for a seat, as deep as so much work shows."""
    pile = np.zeros((LEVELS, STATE_BYTES), np.uint8)
    plans, gains = np.zeros((LEVELS, width, PLAN_PARTS), np.int32), np.zeros((LEVELS, width))
    features, values = np.zeros((SEATS, FEATURES)), np.zeros((LEVELS, SEATS))
    work = np.full(1, most)
    order = np.arange(len(roots))
    for turns in range(DEEPEST):
        low, best = -1.0, order[0]
        for root in order:
            pile[0] = roots[root]
            look(
                t, g, m, w, v, pile, plans, gains, features, values, seed, 0, turns, throws,
                seat if paranoid else EVERYONE, low, 2.0, work,
            )  # fmt: skip
            if work[0] <= 0:
                break
            if values[0, seat] > low:
                low, best = values[0, seat], root
        # The best so far is looked at first, so that a depth which was only begun counts as well.
        order = np.concatenate((np.full(1, best), order[order != best]))
        if work[0] <= 0:
            break
    return int(order[0])


@numba.njit(nogil=True)
def play_on(
    t: Array, g: Array, s: Array, m: Array, w: Array, thinks: Array, deal: int, whims: int,
    counts: Array, plan: Array, gained: Array, passes: bool,
) -> None:  # fmt: skip
    """Play until someone has to think, or to the end; priests play for others, and who `passes`."""
    while s[PHASE] != OVER and counts.sum() < MOST_TURNS:
        if s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
            counts[0] = chance_decides(t, s, key_of(deal, 0), counts[0])
        elif s[PHASE] == SET_UP:
            counts[1] = random_place(t, s, key_of(deal, 1), counts[1])
        elif thinks[s[MOVER]] and not passes:
            return
        else:
            passes = False
            counts[2] += 1
            take_turn(t, g, s, m, w, key_of(whims, counts[2]), plan, gained)


@cache
def engine_of(players: int) -> Engine:
    """What thought about a game of so many needs."""
    return Engine(Kernel(SUN, players), guide(SUN, players), weights(players), outlook(players))


def think(engine: Engine, m: Array, s: Array, way: Way, seed: int) -> bool:
    """Make the move that one way to look ahead finds; False if there is none to make."""
    seat = int(s[MOVER])
    plans, _ = engine.plans(s, seed, WIDTH)
    if len(plans) == 0:
        return False
    roots = np.repeat(s[None], len(plans), axis=0)
    carry_out_all(engine.table, roots, plans)
    if way.width:
        best = deepen(
            engine.table, engine.guide, m, engine.weights, engine.outlook, roots, seed, seat,
            way.paranoid, way.width, way.throws, WORK[engine.kernel.players],
        )  # fmt: skip
    else:
        best = search(engine, roots, seat, seed, EFFORT, lambda: False).ranked[0]
    s[:] = roots[best]
    return True


def play(contest: Contest, number: int) -> Outcome:
    """A game by its number."""
    engine = engine_of(contest.players)
    deal, rotation = divmod(number, contest.players)
    seats = SUN.board.seats[contest.players]
    ways = dict.fromkeys(seats, contest.other) | {seats[rotation]: contest.first}
    thinks = np.array([ways.get(seat, PRIEST) != PRIEST for seat in range(SEATS)])
    s, m, counts = engine.kernel.new()[0], memory(engine.guide), np.zeros(4, np.int64)
    plan, gained = np.zeros((1, PLAN_PARTS), np.int32), np.zeros(1)
    seconds, turns, passes = [0.0, 0.0], [0, 0], False
    while True:
        play_on(
            engine.table, engine.guide, s, m, engine.weights, thinks, deal, number, counts, plan,
            gained, passes,
        )  # fmt: skip
        if s[PHASE] == OVER or counts.sum() >= MOST_TURNS:
            break
        counts[3] += 1
        seat, side = int(s[MOVER]), int(s[MOVER] != seats[rotation])
        start = time.process_time()
        passes = not think(engine, m, s, ways[seat], (number << 20) + int(counts[3]))
        seconds[side] += time.process_time() - start
        turns[side] += 1
    return Outcome(int(s[WINNER]) == seats[rotation], seconds, turns)


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    low, high = ((middle + side * spread) / (1 + z * z / games) for side in (-1, 1))
    return low, high


def row(contest: Contest, outcomes: list[Outcome]) -> str:
    """A line of the table."""
    games, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = interval(won, games)
    costs = []
    for side in (0, 1):
        turns = sum(outcome.turns[side] for outcome in outcomes)
        spent = sum(outcome.seconds[side] for outcome in outcomes)
        costs.append(f"{spent / turns:.3f}" if turns else "-")
    others = contest.other.name + (f" × {contest.players - 1}" if contest.players > 2 else "")
    return (
        f"| {contest.players} | {contest.first.name} | {others} | {games} "
        f"| {won / games:.0%} ({low:.0%} to {high:.0%}) | {' and '.join(costs)} |"
    )


def main(games: int = GAMES, tuning: bool = False) -> None:
    """Print the table."""
    duels = [Contest(way, SAMPLING, 2) for way in (TUNED if tuning else [MAX_N, PARANOID])]
    against = [Contest(w, PRIEST, n) for n in (2, 4) for w in (MAX_N, PARANOID, SAMPLING)]
    play(Contest(MAX_N, SAMPLING, 2), 0)  # compiles, before any clock runs and processes part
    print("| players | one | against | games | share (95 %) | processor seconds a turn |")
    print("|---|---|---|---|---|---|")
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        for contest in duels if tuning else duels + against:
            many = -(-games // contest.players) * contest.players  # whole rotations
            jobs = [(contest, number) for number in range(many)]
            print(row(contest, pool.starmap(play, jobs, chunksize=1)), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), tuning="tune" in sys.argv)
