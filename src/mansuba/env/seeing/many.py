"""One game among many, for the processor and the GPU alike: a decision, and a new game at the end.

A game's chance is drawn by the seed and the game's number. Game `i` of `n` begins with the number
`i` and goes on with `i + n`, `i + 2n` …, so that no two are alike and nothing depends on who runs
them. The running hash of a state is not kept up: nobody here reads it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba.core.extending import register_jitable

from mansuba.env.seeing.sight import SHOWN, player_of
from mansuba.kernel.chance import draw, key_of, pick
from mansuba.kernel.layout import LOT_PHASE, OVER, PHASE, TAKE_PHASE, THROW_PHASE, WINNER
from mansuba.kernel.playouts import chance_decides
from mansuba.kernel.rules import apply
from mansuba.kernel.tables import Array

# What comes of a decision.
GOES_ON: Final = 0
WON: Final = 1
CUT: Final = 2
ILLEGAL: Final = 3

# What a game of many counts.
NUMBER: Final = 0
DRAWS: Final = 1
TURNS: Final = 2
COUNTS: Final = 3

# Decisions at random are drawn apart from the games' own chance.
PICKING = np.uint64(0xA0761D6478BD642F)


@register_jitable
def decided(sights: Array, actor: int, number: int, width: int) -> int:
    """The kernel's decision that a player gives a number, or -1."""
    if number < 0 or number >= width:
        return -1
    return int(sights[actor, SHOWN + width + number])


@register_jitable
def advance(
    t: Array, s: Array, action: int, seed: int, counts: Array, game: int, limit: int
) -> int:
    """Carry out a legal decision of the kernel's and let chance act; what comes of it."""
    if s[PHASE] == TAKE_PHASE:
        counts[game, TURNS] += 1
    apply(t, s, action)
    if s[PHASE] == OVER:
        return WON
    if s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
        key, draws = key_of(seed, counts[game, NUMBER]), int(counts[game, DRAWS])
        while s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
            draws = chance_decides(t, s, key, draws)
        counts[game, DRAWS] = draws
    return CUT if s[PHASE] == TAKE_PHASE and counts[game, TURNS] >= limit else GOES_ON


@register_jitable
def reward(s: Array, sights: Array, outcome: int, actor: int, rewards: Array, game: int) -> None:
    """Who has what of it: the winner takes 1 from the others; whoever cheats loses 1 to nobody."""
    many = rewards.shape[1]
    for player in range(many):
        rewards[game, player] = 0.0
    if outcome == WON:
        for player in range(many):
            rewards[game, player] = -1.0 / (many - 1)
        rewards[game, player_of(sights, 0, int(s[WINNER]))] = 1.0
    elif outcome == ILLEGAL:
        rewards[game, actor] = -1.0


@register_jitable
def restart(s: Array, start: Array, counts: Array, game: int, games: int) -> None:
    """The next game in this place."""
    for byte in range(start.shape[0]):
        s[byte] = start[byte]
    counts[game, NUMBER] += games
    counts[game, DRAWS] = 0
    counts[game, TURNS] = 0


@register_jitable
def picked(seed: int, game: int, round_: int, many: int) -> int:
    """Which of so many legal decisions a game takes at random in a round."""
    return pick(draw(key_of(seed, game) ^ PICKING, round_), many)
