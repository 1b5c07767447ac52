"""What simple agents come to in the environments, 2 to 6 players: mean return, and games won.

The agent is player 0 of `Mansuba-v0`, all others are the same player. Games are those of the seeds
0, 1, 2 …, each with an environment of its own, so every number comes out the same again.

    python bench/baselines.py [GAMES]
"""

from __future__ import annotations

import os
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import numpy as np

from mansuba.env.against import MansubaEnv
from mansuba.kernel import action_of
from mansuba.players import Seated, player_called

GAMES = 100
AT_RANDOM = "at random"
AGENTS = (AT_RANDOM, "scribe", "merchant", "priest")
AGAINST = ("scribe", "merchant", "priest")


def played(agent: str, against: str, players: int, seed: int) -> float:
    """What an agent comes to in one game: one of our players, or legal decisions at random."""
    env = MansubaEnv(players=players, against=against)
    playing, rng = env.playing, Random(seed)
    seated = None if agent == AT_RANDOM else Seated(player_called(agent))
    _, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        if seated:
            decision = seated.decide(playing.position, rng)
            action = playing.shown(action_of(playing.kernel.edition, decision))
        else:
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    return reward


def main(games: int = GAMES) -> None:
    """Print them as they come, each with its standard error."""
    print("| players | agent | against | mean return | won |\n|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in (2, 3, 4, 5, 6):
            for against in AGAINST:
                for agent in AGENTS:
                    play = partial(played, agent, against, players)
                    found = list(pool.map(play, range(games)))
                    error = statistics.stdev(found) / games**0.5
                    mean = f"{statistics.mean(found):+.2f} ± {error:.2f}"
                    won = sum(reward > 0 for reward in found)
                    print(f"| {players} | {agent} | {against} | {mean} | {won} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
