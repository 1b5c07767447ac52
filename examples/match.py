"""Whole games of a network against one of our players, two players, many at once.

The network's decisions come for all games together, the player's from processes beside.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from multiprocessing.pool import Pool
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from mansuba.env import mansuba_vector_v0
from mansuba.env.editions import edition_called
from mansuba.kernel import Kernel, action_of
from mansuba.players import player_called

Array = npt.NDArray[Any]


def match(
    decide: Callable[[Array, Array], Array],
    against: str,
    board: str,
    games: int,
    seed: int,
    pool: Pool,
) -> int:
    """How many games are won, half of them from each seat.

    `decide` takes observations and masks of all games and gives an action for each.
    """
    env = mansuba_vector_v0.env(games, edition=board)
    seen, info = env.reset(seed=seed)
    mine, luck = np.arange(games) % 2, Random(seed)
    won, playing = 0, np.ones(games, bool)
    while playing.any():
        actions, actors = decide(seen, info["action_mask"]), info["actor"].copy()
        theirs = np.flatnonzero(playing & (actors != mine)).tolist()
        asked = [(against, board, env.row(game), luck.random()) for game in theirs]
        for game, action in zip(theirs, pool.starmap(answer, asked), strict=True):
            actions[game] = env.shown[actors[game], action]
        seen, rewards, terminated, truncated, info = env.step(actions)
        over = playing & (terminated | truncated)
        won += int((rewards[over, mine[over]] > 0).sum())
        playing &= ~over
    return won


def answer(against: str, board: str, row: Array, luck: float) -> int:
    """What a player decides, by the kernel's number."""
    kernel = kernel_of(board)
    decision = player_called(against).decide(kernel.decode(row), Random(luck))
    return action_of(kernel.edition, decision)


@cache
def kernel_of(board: str) -> Kernel:
    """Every process reads a board once."""
    return Kernel(edition_called(board), players=2)
