"""Steps a second of our PettingZoo environment, beside PettingZoo's own chess and connect four.

All are made by their `env()`, so with the same wrappers, and are played at random by the same loop:
an observation with its mask, a legal action, a step; a new game where one is over. They take turns,
and medians are told. What PettingZoo's games need pygame for is drawing, which nobody does here.
"""

from __future__ import annotations

import statistics
import sys
import time
from types import ModuleType
from typing import Any

import numpy as np

sys.modules.setdefault("pygame", ModuleType("pygame"))

from pettingzoo.classic import chess_v6, connect_four_v3  # noqa: E402

from mansuba.env import mansuba_v0  # noqa: E402

REPEATS = 5
STEPS = 2000
CHESS, CONNECT_FOUR = "PettingZoo's chess", "PettingZoo's connect four"
TARGETS = {CHESS: 10, CONNECT_FOUR: 1}


def environments() -> dict[str, Any]:
    """Those that are measured, by name."""
    ours = {
        f"Mansuba, {players} players, {observation}": mansuba_v0.env(
            players=players, observation=observation
        )
        for players in (2, 3, 6)
        for observation in ("compact", "planes")
    }
    return {CHESS: chess_v6.env(), CONNECT_FOUR: connect_four_v3.env(), **ours}


def rate(env: Any, steps: int, seed: int) -> float:
    """Steps a second of the processor's time, with every new game that they need."""
    rng = np.random.default_rng(seed)
    start, made = time.process_time(), 0
    while made < steps:
        env.reset(seed=seed + made)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated or made == steps:
                break
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            made += 1
    return made / (time.process_time() - start)


def main() -> float:
    """Print the table; how many times our target we reach, where we are nearest to it."""
    envs = environments()
    for env in envs.values():
        rate(env, 50, 0)
    found: dict[str, list[float]] = {name: [] for name in envs}
    for seed in range(REPEATS):
        for name, env in envs.items():
            found[name].append(rate(env, STEPS, seed))
    rates = {name: statistics.median(times) for name, times in found.items()}
    print("| on one core | steps a second | × chess (10) | × connect four (1) |")
    print("|---|---|---|---|")
    for name, ours in rates.items():
        times = " | ".join(f"{ours / rates[peer]:.1f}" for peer in TARGETS)
        print(f"| {name} | {ours:,.0f} | {times} |")
    return min(
        rates[name] / rates[peer] / times
        for name in rates
        for peer, times in TARGETS.items()
        if name not in TARGETS
    )


if __name__ == "__main__":
    print(f"{main():.2f} × the target")
