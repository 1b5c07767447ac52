"""Many games on the processor: each function loops over a share of them in compiled code."""

from __future__ import annotations

import numpy as np

from mansuba.env.seeing.allowing import allow_steps, allow_takes
from mansuba.env.seeing.bitsets import add, contains, empty, nth, size, spread
from mansuba.env.seeing.many import (
    CUT,
    GOES_ON,
    ILLEGAL,
    TURNS,
    WON,
    advance,
    decided,
    picked,
    restart,
    reward,
)
from mansuba.env.seeing.sight import (
    SHOWN,
    actor_of,
    mark_spots,
    moving_plane,
    write_fills,
    write_numbers,
)
from mansuba.kernel.compiled import compiled
from mansuba.kernel.layout import PHASE, STEP_PHASE, TAKE_PHASE
from mansuba.kernel.legal import legal_actions
from mansuba.kernel.tables import Array


@compiled
def step_batch(
    t: Array,
    start: Array,
    sights: Array,
    seed: int,
    games: int,
    limit: int,
    numbers: Array,
    states: Array,
    counts: Array,
    allowed: Array,
    rewards: Array,
    terminated: Array,
    truncated: Array,
    illegal: Array,
    turns: Array,
) -> None:
    """Carry out what every game's acting player numbers so; a new game where one has ended.

    `allowed` says what may be decided, as `mask_batch` has written it.
    """
    width = (sights.shape[1] - SHOWN) // 2
    rewards[:], terminated[:], truncated[:], illegal[:] = 0, False, False, False
    for game in range(states.shape[0]):
        s = states[game]
        actor = actor_of(t, s, sights)
        number, outcome = int(numbers[game]), ILLEGAL
        if contains(allowed, game, number):
            action = decided(sights, actor, number, width)
            outcome = advance(t, s, action, seed, counts, game, limit)
        turns[game] = counts[game, TURNS]
        if outcome != GOES_ON:
            reward(s, sights, outcome, actor, rewards, game)
            terminated[game] = outcome in (WON, ILLEGAL)
            truncated[game] = outcome == CUT
            illegal[game] = outcome == ILLEGAL
            restart(s, start, counts, game, games)


@compiled
def mask_batch(
    t: Array,
    sights: Array,
    states: Array,
    legal: Array,
    row: Array,
    masks: Array,
    allowed: Array,
    actors: Array,
) -> None:
    """What may be decided in every game, numbered for whoever decides, and who that is.

    `legal` has room for a list of decisions, `row` for a mask in words.
    """
    eights, bytes_ = allowed.view(np.uint8), row.view(np.int8)
    for game in range(states.shape[0]):
        s = states[game]
        actor = actor_of(t, s, sights)
        empty(allowed, game)
        if s[PHASE] == STEP_PHASE:
            allow_steps(t, s, sights, actor, allowed, game)
        elif s[PHASE] != TAKE_PHASE or not allow_takes(t, s, sights, actor, allowed, game):
            for place in range(legal_actions(t, s, legal, False)):
                add(allowed, game, int(sights[actor, SHOWN + legal[place]]))
        for eight in range(eights.shape[1]):
            row[eight] = spread(np.uint64(eights[game, eight]))
        for number in range(masks.shape[1]):
            masks[game, number] = bytes_[number]
        actors[game] = actor


@compiled
def numbers_batch(
    t: Array, sights: Array, states: Array, counts: Array, actors: Array, out: Array
) -> None:
    """What every acting player sees, as numbers."""
    flat, width = out.reshape(-1), out.shape[1]
    for game in range(states.shape[0]):
        who, turns = int(actors[game]), int(counts[game, TURNS])
        write_numbers(t, states[game], sights, who, turns, flat, game * width)


@compiled
def planes_batch(
    t: Array,
    sights: Array,
    states: Array,
    counts: Array,
    actors: Array,
    still: Array,
    at: int,
    limit: int,
    fills: Array,
    out: Array,
) -> None:
    """What every acting player sees, plane by plane; `still` has those that never change.

    `fills` has room for a number for each of the others.
    """
    for game in range(states.shape[0]):
        who, s, planes = int(actors[game]), states[game], out[game]
        write_fills(t, s, sights, who, int(counts[game, TURNS]), limit, fills)
        for plane in range(at):
            for spot in range(planes.shape[1]):
                planes[plane, spot] = still[who, plane, spot]
        for plane in range(fills.shape[0]):
            planes[at + plane] = fills[plane]
        mark_spots(t, s, sights, who, moving_plane(t, at), planes)


@compiled
def pick_batch(allowed: Array, seed: int, first: int, round_: int, out: Array) -> None:
    """One of every game's legal decisions, each as likely."""
    for game in range(allowed.shape[0]):
        chosen = picked(seed, first + game, round_, size(allowed, game))
        out[game] = nth(allowed, game, chosen)
