"""Games played on inside compiled code, each seat by weights of its own."""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.chance import draw, key_of
from mansuba.kernel.compiled import compiled
from mansuba.kernel.layout import (
    LOT_PHASE,
    MOVER,
    OVER,
    PHASE,
    PLACE,
    PLACE_PHASE,
    SET_UP,
    THROW_PHASE,
)
from mansuba.kernel.playouts import chance_decides, random_place
from mansuba.kernel.rules import apply
from mansuba.kernel.tables import Array
from mansuba.players.search.choosing import carry_out, nearest_slot, take_turn, weigh_all
from mansuba.players.search.judging import judge


@register_jitable
def play_turns(
    t: Array, g: Array, s: Array, m: Array, ws: Array, key: np.uint64, throws: np.uint64,
    turns: int, plan: Array, gained: Array,
) -> int:  # fmt: skip
    """Play so many turns on, or to the end; how many were played.

    Whims are drawn from `key`, throws and the lot from `throws`: games that share the latter see
    the same throws, whatever is played.
    """
    played, thrown, drawn = 0, 0, 0
    while s[PHASE] != OVER and played < turns:
        if s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
            thrown = chance_decides(t, s, throws, thrown)
        elif s[PHASE] == SET_UP:
            drawn = random_place(t, s, key, drawn)
        elif s[PHASE] == PLACE_PHASE:
            apply(t, s, PLACE + nearest_slot(t, g, s))
        else:
            word = draw(key, drawn)
            drawn += 1
            take_turn(t, g, s, m, ws[int(s[MOVER])], word, plan, gained)
            played += 1
    return played


@compiled
def weigh(
    t: Array, g: Array, m: Array, w: Array, s: Array, seed: int, plans: Array, gains: Array
) -> int:
    """Write down the best whole moves from a state, as many as there is room for; how many."""
    return weigh_all(t, g, s, m, w, key_of(seed, 0), plans, gains)


@compiled
def look_ahead(
    t: Array, g: Array, m: Array, ws: Array, v: Array, roots: Array, seed: int, sample: int,
    turns: int, spare: Array, features: Array, plan: Array, gained: Array, chances: Array,
) -> None:  # fmt: skip
    """Play a sample of every root's future for so many turns, and judge where it comes to.

    `chances[root]` gets each seat's. All roots see the same throws, another sample others.
    """
    throws, whims = key_of(seed, 2 * sample), key_of(seed, 2 * sample + 1)
    for root in range(roots.shape[0]):
        for byte in range(roots.shape[1]):
            spare[byte] = roots[root, byte]
        play_turns(t, g, spare, m, ws, whims, throws, turns, plan, gained)
        judge(t, g, spare, m, ws[0], v, features, chances[root])


@compiled
def judge_all(
    t: Array, g: Array, m: Array, w: Array, v: Array, states: Array, features: Array, chances: Array
) -> None:
    """Each seat's chance to win in every state, as it looks."""
    for state in range(states.shape[0]):
        judge(t, g, states[state], m, w, v, features, chances[state])


@compiled
def carry_out_all(t: Array, g: Array, states: Array, plans: Array) -> None:
    """Make each state's planned move; beguiled figures are placed as near as can be."""
    for state in range(states.shape[0]):
        carry_out(t, g, states[state], plans[state])
