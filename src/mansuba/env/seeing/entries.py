"""One game, as Python calls it: what a decision does, and what a player sees then."""

from __future__ import annotations

from typing import Final

from mansuba.env.seeing.sight import (
    NO_ACTOR,
    SHOWN,
    actor_of,
    mark_spots,
    moving_plane,
    write_fills,
    write_numbers,
)
from mansuba.kernel.chance import key_of
from mansuba.kernel.compiled import compiled
from mansuba.kernel.hashing import apply_hashed
from mansuba.kernel.layout import PHASE, TAKE_PHASE
from mansuba.kernel.legal import is_legal, legal_actions
from mansuba.kernel.stepping import let_chance_act
from mansuba.kernel.tables import Array

# What `decide` returns, beside whoever decides next and NO_ACTOR.
REFUSED: Final = -2

# What a game counts.
DRAWS: Final = 0
TURNS: Final = 1


@compiled
def open_game(t: Array, s: Array, sights: Array, legal: Array, mask: Array) -> int:
    """Set `mask`, all 0, to 1 for what may be decided, numbered for whoever decides: who it is.

    `legal` has room for a list of decisions.
    """
    actor = actor_of(t, s, sights)
    if actor == NO_ACTOR:
        return NO_ACTOR
    for place in range(legal_actions(t, s, legal, False)):
        mask[sights[actor, SHOWN + legal[place]]] = 1
    return actor


@compiled
def decide(
    t: Array,
    s: Array,
    number: int,
    sights: Array,
    seed: int,
    game: int,
    counts: Array,
    legal: Array,
    mask: Array,
) -> int:
    """Carry out what the acting player numbers so, let chance act, write the next mask.

    Returns who decides next, NO_ACTOR or REFUSED, which leaves the game as it was.
    """
    actor, many = actor_of(t, s, sights), mask.shape[0]
    if actor == NO_ACTOR or number < 0 or number >= many:
        return REFUSED
    action = int(sights[actor, SHOWN + many + number])
    begins = s[PHASE] == TAKE_PHASE
    if not is_legal(t, s, action):
        return REFUSED
    apply_hashed(t, s, action)
    counts[DRAWS] = let_chance_act(t, s, key_of(seed, game), int(counts[DRAWS]))
    counts[TURNS] += begins
    return open_game(t, s, sights, legal, mask)


@compiled
def see_numbers(t: Array, s: Array, sights: Array, who: int, turns: int, out: Array) -> None:
    """The compact observation."""
    write_numbers(t, s, sights, who, turns, out, 0)


@compiled
def see_planes(
    t: Array,
    s: Array,
    sights: Array,
    who: int,
    at: int,
    turns: int,
    limit: int,
    fills: Array,
    out: Array,
) -> None:
    """The planes that change; `at` is the first after those that never do, `actor`."""
    write_fills(t, s, sights, who, turns, limit, fills)
    for plane in range(fills.shape[0]):
        out[at + plane] = fills[plane]
    mark_spots(t, s, sights, who, moving_plane(t, at), out)
