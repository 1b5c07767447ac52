"""For benchmarks: Pgx's backgammon under random legal play, on whatever JAX runs on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave a GPU's memory to both

import jax
import pgx
from pgx.experimental.utils import act_randomly

AGAIN = 8
"""How often the same is played for one figure: a moment says little on a shared machine."""
NAME = f"Pgx {pgx.__version__} backgammon"


def backgammon(batch: int, steps: int) -> Callable[[], float]:
    """Plays so many games for so many steps, in one compiled loop; tells steps a second.

    A state has its observation and its mask. Games that end stay as they are, which is less work
    than to begin new ones.
    """
    env = pgx.make("backgammon")
    step = jax.vmap(env.step)
    keys = jax.random.split(jax.random.PRNGKey(0), batch)
    state = jax.jit(jax.vmap(env.init))(keys)

    def one(_: int, carry: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carry
        key, choose, act = jax.random.split(key, 3)
        action = act_randomly(choose, state.legal_action_mask)
        return step(state, action, jax.random.split(act, batch)), key

    many = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, one, (state, key)))
    play = partial(many, state, jax.random.PRNGKey(1))
    jax.block_until_ready(play())

    def rate() -> float:
        start = time.perf_counter()
        for _ in range(AGAIN):
            jax.block_until_ready(play())
        return AGAIN * batch * steps / (time.perf_counter() - start)

    return rate
