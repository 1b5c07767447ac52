"""The compiled rules on processor cores, beside OpenSpiel's nearest game and our own rulebook.

OpenSpiel's `chinese_checkers` plays whole games inside its C++, by `RandomRolloutEvaluator`, which
Python reaches through one simulation of `MCTSBot`. It does not count its steps, so their mean
over games played step by step is taken; the cost of a rollout is the difference between a call
with many and a call with few. Both sides take turns; medians are told.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
import pyspiel

from mansuba import Edition, Phase, Position, Throw
from mansuba.kernel import AT_RANDOM, Kernel
from mansuba.kernel.layout import STATE_BYTES

REPEATS = 9
GAMES = 400
THREAD_GAMES = 16_000
TURNS = 500
FEW, MANY = 5, 45
EAGER = (4, 2, 2, 1)
SUN = Edition.standard()

# Numba loads scipy and coverage where it finds them; `make play` installs neither, only tests and
# benchmarks do. A start is measured as a player has it.
AS_PLAYED = """
import sys
sys.modules.update(dict.fromkeys(("coverage", "scipy")))
"""
FIRST_DECISION = f"""{AS_PLAYED}
from mansuba import Edition
from mansuba.kernel import Kernel
kernel = Kernel(Edition.standard(), 2)
kernel.legal(kernel.new()[0])
"""
TRIVIAL = f"""{AS_PLAYED}
import numba, numpy
@numba.njit(cache=True)
def first(numbers):
    return numbers[0]
first(numpy.zeros(1))
"""


def processor_seconds(work: Callable[[], object]) -> float:
    """How long the processor worked at something."""
    start = time.process_time()
    work()
    return time.process_time() - start


def wall_seconds(work: Callable[[], object]) -> float:
    """How long something took."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


class Checkers:
    """OpenSpiel's game, rolled out inside its C++."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("chinese_checkers")
        rng = Random(1)
        self.steps = statistics.mean(self._length(rng) for _ in range(30))

    def _length(self, rng: Random) -> int:
        state, length = self.game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            length += 1
        return length

    def rate(self, seed: int) -> float:
        """Steps a second."""
        few, many = (self._seconds(rollouts, seed) for rollouts in (FEW, MANY))
        return self.steps * (MANY - FEW) / (many - few)

    def _seconds(self, rollouts: int, seed: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, seed, False)
        state = self.game.new_initial_state()
        return processor_seconds(lambda: bot.step(state))


def playout_rate(
    players: int,
    seed: int,
    weights: tuple[int, ...] = AT_RANDOM,
) -> float:
    """Decisions a second of whole playouts."""
    kernel = Kernel(SUN, players)
    states = kernel.new(GAMES)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        results = kernel.play(states, seed, TURNS, weights)
        decisions = int(results.decisions.sum())

    taken = processor_seconds(play)
    return decisions / taken


def step_rate(players: int) -> float:
    """Decisions a second, one call a decision for all games, masks written."""
    kernel = Kernel(SUN, players)
    states, counters = kernel.new(2000), np.zeros(2000, np.int64)
    masks, rng, taken = kernel.masks(states), np.random.default_rng(1), 0.0
    for _ in range(100):
        decided = (rng.random(masks.shape) * masks).argmax(axis=1)
        taken += processor_seconds(lambda: kernel.step(states, decided, 1, counters, masks))  # noqa: B023
    return 2000 * 100 / taken


def rulebook_rate(seed: int) -> float:
    """Decisions a second of the rulebook, legal ones listed at every step."""
    rng = Random(seed)
    position = Position.new(SUN, 2)

    def play() -> None:
        nonlocal position
        for _ in range(3000):
            decisions = position.decisions()
            if position.phase is Phase.THROW:
                fall = Throw(tuple(rng.choice(faces) for faces in SUN.faces.values()))
                position = position.after(fall)
            else:
                position = position.after(rng.choice(decisions))

    return 3000 / processor_seconds(play)


def whole_moves() -> tuple[float, float]:
    """Results of a two-player turn on average, and seconds for all of them."""
    kernel = Kernel(SUN, 2)
    states = kernel.new(300)
    kernel.play(states, seed=3, turns=60, weights=EAGER)
    found = 0

    def reach() -> None:
        nonlocal found
        found = sum(len(kernel.moves(state).states) for state in states)

    reach()
    taken = statistics.median(processor_seconds(reach) for _ in range(REPEATS))
    return found / len(states), taken / len(states)


def starts() -> tuple[float, float]:
    """A fresh Python until its first decision; and until any compiled function runs at all."""
    ours, bare = [], []
    with TemporaryDirectory() as folder:
        trivial = Path(folder, "trivial.py")
        trivial.write_text(TRIVIAL, "utf-8")
        for command in ([sys.executable, "-c", FIRST_DECISION], [sys.executable, str(trivial)]):
            subprocess.run(command, check=True)
        for _ in range(REPEATS):
            run = partial(subprocess.run, [sys.executable, "-c", FIRST_DECISION], check=True)
            ours.append(wall_seconds(run))
            run = partial(subprocess.run, [sys.executable, str(trivial)], check=True)
            bare.append(wall_seconds(run))
    return statistics.median(ours), statistics.median(bare)


def two_at_once() -> tuple[float, float]:
    """Two threads beside one, and what two processes gain that know nothing of each other."""
    threads, processes = [], []
    with ProcessPoolExecutor(2) as pool:
        halves = (THREAD_GAMES // 2,) * 2
        list(pool.map(_play, halves))  # both have to be up before it counts
        for _ in range(REPEATS):
            one = wall_seconds(lambda: _play(THREAD_GAMES))
            threads.append(one / wall_seconds(lambda: _play(THREAD_GAMES, threads=2)))
            processes.append(one / wall_seconds(lambda: list(pool.map(_play, halves))))
    return statistics.median(threads), statistics.median(processes)


def _play(games: int, threads: int = 1) -> None:
    kernel = Kernel(SUN, 2)
    kernel.play(kernel.new(games), seed=1, turns=TURNS, threads=threads)


def main() -> float:
    """Print the table; how many times our target we reach, where we are nearest to it."""
    checkers = Checkers()
    playout_rate(2, 0)
    names = ("OpenSpiel", "2 players", "6 players", "weighted", "rulebook")
    rates: dict[str, list[float]] = {name: [] for name in names}
    for seed in range(REPEATS):
        rates["OpenSpiel"].append(checkers.rate(seed))
        rates["2 players"].append(playout_rate(2, seed))
        rates["6 players"].append(playout_rate(6, seed))
        rates["weighted"].append(playout_rate(2, seed, EAGER))
        rates["rulebook"].append(rulebook_rate(seed))
    rate = {name: statistics.median(found) for name, found in rates.items()}
    peer, fast = rate["OpenSpiel"], rate["2 players"]
    results, seconds = whole_moves()
    print("| on one core | decisions a second | beside |")
    print("|---|---|---|")
    print(f"| OpenSpiel chinese_checkers, C++ rollouts | {peer / 1e6:.2f} M | |")
    print(f"| at random, 2 players | {fast / 1e6:.1f} M | {fast / peer:.1f} × OpenSpiel (3) |")
    six = rate["6 players"]
    print(f"| at random, 6 players | {six / 1e6:.1f} M | {six / peer:.1f} × OpenSpiel (1.5) |")
    print(f"| by weights, 2 players | {rate['weighted'] / 1e6:.2f} M | |")
    stepped = step_rate(2)
    print(f"| a call a decision, checked, with masks | {stepped / 1e6:.2f} M | |")
    slow = rate["rulebook"]
    print(f"| rulebook, 2 players | {slow / 1e6:.3f} M | kernel {fast / slow:.0f} × rulebook |")
    threads, processes = two_at_once()
    print(
        f"\nTwo threads: {threads:.2f} × one (1.8) on {os.cpu_count()} cores, where two processes "
        f"gain {processes:.2f} ×."
    )
    singles = results / fast
    print(
        f"Whole moves of a 2-player turn: {results:.0f} results in {seconds * 1e6:.0f} µs, "
        f"{seconds / singles:.1f} × the cost of that many single decisions at random."
    )
    start, bare = starts()
    print(
        f"Warm start, fresh Python to first decision: {start:.2f} s; {bare:.2f} s of it before any "
        f"function that Numba has compiled and kept can run: ours is {start - bare:.2f} s (0.5)."
    )
    print(f"Bytes a game: {STATE_BYTES}; a million games: {STATE_BYTES} MB (200).")
    return min(fast / peer / 3, six / peer / 1.5)


if __name__ == "__main__":
    main()
