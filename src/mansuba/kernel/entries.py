"""The few functions that Python calls: each loops over games inside compiled code.

They check nothing. `mansuba.kernel.Kernel` does, and is what others use.
"""

from __future__ import annotations

from mansuba.kernel.chance import key_of
from mansuba.kernel.compiled import compiled
from mansuba.kernel.hashing import apply_hashed, fresh_hash, write_hash
from mansuba.kernel.layout import NOBODY, OVER, PHASE, STATE_BYTES, WINNER
from mansuba.kernel.legal import is_legal, legal_actions
from mansuba.kernel.moves import FULL, reach
from mansuba.kernel.playouts import play_by, play_on
from mansuba.kernel.sound import is_sound
from mansuba.kernel.stepping import let_chance_act, step_game
from mansuba.kernel.tables import Array

ALL_LEGAL = ALL_SOUND = -1


@compiled
def rehash(t: Array, s: Array) -> None:
    """Set a state's running hash from the rest of it."""
    write_hash(s, fresh_hash(t, s))


@compiled
def list_legal(t: Array, s: Array, out: Array) -> int:
    """Write a state's legal decisions into `out`; how many there are."""
    return legal_actions(t, s, out, False)


@compiled
def first_illegal(t: Array, states: Array, actions: Array) -> int:
    """The first game whose decision is not legal, or ALL_LEGAL."""
    for game in range(states.shape[0]):
        if not is_legal(t, states[game], actions[game]):
            return game
    return ALL_LEGAL


@compiled
def first_unsound(t: Array, states: Array) -> int:
    """The first row that is no state, or ALL_SOUND."""
    for game in range(states.shape[0]):
        if not is_sound(t, states[game]):
            return game
    return ALL_SOUND


@compiled
def apply_all(t: Array, states: Array, actions: Array) -> None:
    """Carry out one decision in every game."""
    for game in range(states.shape[0]):
        apply_hashed(t, states[game], actions[game])


@compiled
def let_chance(t: Array, states: Array, seed: int, first: int, counters: Array) -> None:
    """Let chance decide in every game in which it acts, until a player does."""
    for game in range(states.shape[0]):
        key = key_of(seed, first + game)
        counters[game] = let_chance_act(t, states[game], key, counters[game])


@compiled
def step_all(
    t: Array,
    states: Array,
    actions: Array,
    seed: int,
    first: int,
    counters: Array,
    masks: Array,
    refused: Array,
) -> None:
    """One decision in every game, chance after it, and the masks of what is legal next."""
    masks[:] = 0
    for game in range(states.shape[0]):
        refused[game], counters[game] = step_game(
            t, states[game], actions[game], key_of(seed, first + game), counters[game], masks[game]
        )


@compiled
def write_masks(t: Array, states: Array, masks: Array) -> None:
    """For every game, 1 where a player's decision is legal and 0 elsewhere."""
    masks[:] = 0
    for game in range(states.shape[0]):
        legal_actions(t, states[game], masks[game], True)


@compiled
def play_all(
    t: Array, states: Array, weights: Array, seed: int, first: int, turns: int, results: Array
) -> None:
    """Play every game on: winner or -1, turns and decisions go into `results`."""
    for game in range(states.shape[0]):
        s = states[game]
        key = key_of(seed, first + game)
        if weights.shape[0]:
            made, begun, _ = play_by(t, s, weights, key, 0, turns)
        else:
            made, begun, _ = play_on(t, s, key, 0, turns)
        write_hash(s, fresh_hash(t, s))
        results[game, 0] = -1 if s[WINNER] == NOBODY else int(s[WINNER])
        results[game, 1] = begun
        results[game, 2] = made


@compiled
def reach_all(
    t: Array,
    s: Array,
    takes: Array,
    order: Array,
    nodes: Array,
    links: Array,
    seen: Array,
    states: Array,
    paths: Array,
) -> int:
    """Every result of these Takes, one after the other; how many, or FULL."""
    found = 0
    for take in takes:
        found = reach(t, s, take, order, nodes, links, seen, states, paths, found)
        if found == FULL:
            return FULL
    return found


@compiled
def count_lines(t: Array, stack: Array, lists: Array, width: Array, at: Array, depth: int) -> int:
    """Perft: the sequences of `depth` decisions from `stack[0]`.

    A level has a state, a list, how long that is and how far it was followed, 0 at first.
    """
    width[0] = legal_actions(t, stack[0], lists[0], False)
    if depth == 1:
        return width[0]
    lines, level = 0, 0
    while level >= 0:
        if at[level] == width[level]:
            level -= 1
            continue
        for byte in range(STATE_BYTES):
            stack[level + 1, byte] = stack[level, byte]
        apply_hashed(t, stack[level + 1], lists[level, at[level]])
        at[level] += 1
        many = legal_actions(t, stack[level + 1], lists[level + 1], False)
        if level + 2 == depth:
            lines += many
        elif stack[level + 1, PHASE] != OVER:
            level += 1
            width[level], at[level] = many, 0
    return lines
