"""One decision of one game among many: carried out, chance let act, what is legal next."""

from __future__ import annotations

import numpy as np
from numba.core.extending import register_jitable

from mansuba.kernel.hashing import apply_hashed, read_hash, rest_key, write_hash
from mansuba.kernel.layout import LOT_PHASE, PHASE, THROW_PHASE
from mansuba.kernel.legal import is_legal, legal_actions
from mansuba.kernel.playouts import chance_decides
from mansuba.kernel.tables import Array


@register_jitable
def let_chance_act(t: Array, s: Array, key: np.uint64, counter: int) -> int:
    """Let chance decide until a player does; how many draws the game has used."""
    word = read_hash(s) ^ rest_key(s)
    while s[PHASE] == LOT_PHASE or s[PHASE] == THROW_PHASE:
        counter = chance_decides(t, s, key, counter)
    write_hash(s, word ^ rest_key(s))
    return counter


@register_jitable
def step_game(
    t: Array, s: Array, action: int, key: np.uint64, counter: int, mask: Array
) -> tuple[bool, int]:
    """Whether the decision is refused, which leaves the game as it was, and the draws used.

    `mask`, all 0 when it is handed over, gets a 1 for every decision the next player has.
    """
    legal = is_legal(t, s, action)
    if legal:
        apply_hashed(t, s, action)
        counter = let_chance_act(t, s, key, counter)
    legal_actions(t, s, mask, True)
    return not legal, counter
