"""Which way to look ahead serves the vizier best: max^n, paranoid search or sampling.

The first two look through the moves of everyone up to some depth, the best few by quick gain at
each turn, and judge where they end: with max^n everyone does what is best for themselves, with
paranoid search all others what is worst for the one who thinks. With two players that is the same,
but paranoid search can leave out more (alpha-beta) and so looks deeper. Where the sticks are
thrown, both go on over a few throws and take the mean. They deepen step by step until their work
is done.

    python bench/lookahead.py           100 games a row: about 8 minutes on 16 cores
    python bench/lookahead.py 8         8 games a row: a quick try

First it is measured how much work costs a turn of sampling, for each beam: how many moves and
throws are looked into. Then every beam plays against priests, and the best of each way is chosen.
These meet sampling: with two players face to face, with four one among three of the other. Games
that belong together have the same set-up, lot and throws, with seats rotated.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from functools import cache
from multiprocessing.pool import Pool
from typing import NamedTuple

import numba
import numpy as np

from mansuba import Edition
from mansuba.arena.shares import Share, share_of
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
PART = 0.24  # of them for each beam against priests
SUN = Edition.standard()
SAMPLES = EFFORT // 2  # of sampling: half the vizier's, so that it takes minutes and not an hour
DEEPEST = 12  # turns
LEVELS = 2 * DEEPEST + 2  # a throw may come before every turn
MOST_TURNS = 2000  # of a game, throws counted; then nobody has won it
WORK = 6000  # states that are looked at for a turn, before it is known what they cost
LOOKS, APART = 48, 7  # turns at which cost is measured, and how many lie between
TOO_CHEAP = 0.8  # of sampling's cost; whoever loses with less may have been denied its time
EVERYONE = -1


class Way(NamedTuple):
    """How somebody chooses a move."""

    name: str
    paranoid: bool = False
    width: int = 0  # how many moves of a turn are looked into, after the first; 0: none
    throws: int = 0  # how many throws are
    work: int = WORK

    def __str__(self) -> str:
        return f"{self.name}, {self.width} moves, {self.throws} throws" if self.width else self.name


PRIEST = Way("priest")
SAMPLING = Way("sampling")
MAX_N, PARANOID = (
    [Way(name, name == "paranoid", width, throws) for width in (4, 8) for throws in (3, 8)]
    for name in ("max^n", "paranoid")
)
"""With every beam."""


class Contest(NamedTuple):
    """Who meets whom: the first is the one whose wins are counted."""

    first: Way
    other: Way
    players: int

    def games(self, wanted: float) -> int:
        """As many games as wanted, in whole rotations."""
        return -int(-wanted // self.players) * self.players


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
    if s[PHASE] == OVER or turns == 0:
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
            carry_out(t, g, pile[below], plans[level, first])
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
    counts: Array, plan: Array, gained: Array, passes: bool, most: int,
) -> None:  # fmt: skip
    """Play until someone has to think, or to the end; priests play for others, and who `passes`."""
    while s[PHASE] != OVER and counts.sum() < most:
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
    carry_out_all(engine.table, engine.guide, roots, plans)
    if way.width:
        best = deepen(
            engine.table, engine.guide, m, engine.weights, engine.outlook, roots, seed, seat,
            way.paranoid, way.width, way.throws, way.work,
        )  # fmt: skip
    else:
        best = search(engine, roots, seat, seed, SAMPLES, lambda: False).ranked[0]
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
            gained, passes, MOST_TURNS,
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


def cost(way: Way, players: int) -> float:
    """Processor seconds for a turn, at turns here and there in a game of priests."""
    engine, nobody = engine_of(players), np.zeros(SEATS, np.bool_)
    s, m, counts = engine.kernel.new()[0], memory(engine.guide), np.zeros(4, np.int64)
    plan, gained = np.zeros((1, PLAN_PARTS), np.int32), np.zeros(1)
    spent, looks = 0.0, 0
    for number in range(LOOKS):
        until = counts.sum() + APART
        play_on(
            engine.table, engine.guide, s, m, engine.weights, nobody, number, number, counts, plan,
            gained, False, until,
        )  # fmt: skip
        if s[PHASE] == OVER:
            s = engine.kernel.new()[0]
        elif s[PHASE] != THROW_PHASE and s[PHASE] != SET_UP and s[PHASE] != LOT_PHASE:
            start = time.process_time()
            think(engine, m, s.copy(), way, number)
            spent, looks = spent + time.process_time() - start, looks + 1
    return spent / looks


def with_work(way: Way, players: int) -> Way:
    """A way with as much work as costs what sampling does."""
    wanted = cost(SAMPLING, players)
    for _ in range(2):  # what a state costs depends a little on how deep it lies
        way = way._replace(work=round(way.work * wanted / cost(way, players)))
    return way


def share(contest: Contest, outcomes: Sequence[Outcome]) -> Share:
    """How many games the first has won."""
    players = contest.players
    wins = [outcome.won for outcome in outcomes]
    deals = [wins[start : start + players] for start in range(0, len(wins), players)]
    return share_of([(sum(deal), players) for deal in deals], fair=1 / players)


def costs(outcomes: Sequence[Outcome]) -> list[float]:
    """Processor seconds a turn of the first, and of the other."""
    spent = [sum(outcome.seconds[side] for outcome in outcomes) for side in (0, 1)]
    turns = [sum(outcome.turns[side] for outcome in outcomes) for side in (0, 1)]
    return [seconds / max(many, 1) for seconds, many in zip(spent, turns, strict=True)]


def row(contest: Contest, outcomes: Sequence[Outcome]) -> str:
    """A line of a table."""
    found, (mine, theirs) = share(contest, outcomes), costs(outcomes)
    low, high = found.estimate.low, found.estimate.high
    others = contest.other.name + (f" × {contest.players - 1}" if contest.players > 2 else "")
    beside = f"{mine:.3f} and {theirs:.3f} | {mine / theirs:.2f}" if theirs else f"{mine:.3f} | -"
    return (
        f"| {contest.players} | {contest.first} | {others} | {found.games} "
        f"| {found.estimate.value:.0%} ({low:.0%} to {high:.0%}) "
        f"| {found.estimate.value / found.fair:.2f} | {beside} |"
    )


def played(pool: Pool, contests: Sequence[Contest], games: float) -> list[list[Outcome]]:
    """Every contest's games. Its row is printed as soon as they are over."""
    jobs = [[(contest, number) for number in range(contest.games(games))] for contest in contests]
    running = [pool.starmap_async(play, some, chunksize=1) for some in jobs]
    print("\n| players | one | against | games | share (95 %) | × fair | seconds a turn | ratio |")
    print("|---|---|---|---|---|---|---|---|")
    found = []
    for contest, ended in zip(contests, running, strict=True):
        found.append(ended.get())
        print(row(contest, found[-1]), flush=True)
    return found


def best_beams(pool: Pool, games: float) -> list[Contest]:
    """For each way and number of players: the beam that fares best against priests.

    Its work is set once more, by what it and sampling cost in these games.
    """
    tried = [(way, players) for players in (2, 4) for way in (*MAX_N, *PARANOID)]
    ways = zip(pool.starmap(with_work, tried), (players for _, players in tried), strict=True)
    contests = [Contest(way, PRIEST, players) for way, players in ways]
    contests += [Contest(SAMPLING, PRIEST, players) for players in (2, 4)]
    outcomes = dict(zip(contests, played(pool, contests, games), strict=True))
    best = []
    for players in (2, 4):
        (wanted, _) = costs(outcomes[Contest(SAMPLING, PRIEST, players)])
        for name in (MAX_N[0].name, PARANOID[0].name):
            some = (one for one in contests if (one.first.name, one.players) == (name, players))
            chosen = max(some, key=lambda one: share(one, outcomes[one]).wins)
            (spent, _) = costs(outcomes[chosen])
            way = chosen.first._replace(work=round(chosen.first.work * wanted / spent))
            best.append(Contest(way, SAMPLING, players))
    return best


def standing(contest: Contest, outcomes: Sequence[Outcome]) -> float:
    """Less than 1 if the first is surely better than sampling, or had too little time to be."""
    found, (mine, theirs) = share(contest, outcomes), costs(outcomes)
    certain = found.estimate.low
    return min(mine / theirs / TOO_CHEAP, found.fair / certain if certain else float("inf"))


def main(games: int = GAMES) -> float:
    """Print the tables; less than 1 if the vizier should look ahead in another way."""
    for players in (2, 4):  # compiles, before any clock runs and processes part
        for way in (SAMPLING, MAX_N[0]):
            cost(way, players)
    print(f"Sampling looks into {SAMPLES} futures a turn; seconds are the processor's.")
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        contests = best_beams(pool, games * PART)
        outcomes = played(pool, contests, games)
    return min(map(standing, contests, outcomes))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])) < 1)
