"""Steps a second of our vector environment, beside Pgx's backgammon on the same cores.

Both play at random, in batches, with observations and masks written at every step; ours begins a
new game where one ends. They take turns, and medians are told.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from typing import Any

from _pgx import NAME, backgammon

from mansuba.env import mansuba_vector_v0

REPEATS = 5
TARGET = 50
BATCHES = (256, 1024)  # its best are among them on two cores


def ours(games: int, steps: int, wait: Callable[[], None], **options: Any) -> Callable[[], float]:
    """Plays on for so many steps, a sampled action and a step each; tells steps a second."""
    env = mansuba_vector_v0.env(games, **options)
    env.reset(seed=1)
    for _ in range(100):  # into the middle of the games
        env.step(env.sample())

    def rate() -> float:
        wait()
        start = time.perf_counter()
        for _ in range(steps):
            env.step(env.sample())
        wait()
        return games * steps / (time.perf_counter() - start)

    return rate


def table(where: str, target: int, runs: dict[str, Callable[[], float]], peers: int) -> float:
    """Print the medians, the first `peers` being Pgx's; the first of ours beside its target."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(REPEATS):
        for name, rate in runs.items():
            found[name].append(rate())
    rates = {name: statistics.median(rates) for name, rates in found.items()}
    best = max(list(rates.values())[:peers])
    print(f"| on {where} | steps a second | × Pgx ({target}) |\n|---|---|---|")
    for name, rate in rates.items():
        print(f"| {name} | {rate:,.0f} | {rate / best:.1f} |")
    return list(rates.values())[peers] / best / target


def main() -> float:
    """Print the table; how many times our target we reach."""
    runs = {f"{NAME}, batch {batch}": backgammon(batch, 16) for batch in BATCHES}
    for players in (2, 3, 6):
        for observation, games, steps in (("compact", 16384, 120), ("planes", 2048, 40)):
            options = {"players": players, "observation": observation}
            name = f"Mansuba, {players} players, {observation}, {games} games"
            runs[name] = ours(games, steps, lambda: None, **options)
    return table(f"{len(os.sched_getaffinity(0))} cores", TARGET, runs, len(BATCHES))


if __name__ == "__main__":
    print(f"{main():.2f} × the target")
