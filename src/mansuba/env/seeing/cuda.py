"""Many games on a GPU: the very functions of `many` and `sight`, one game a thread.

A block of threads takes its games into shared memory and writes what lies side by side together.
"""

from __future__ import annotations

from numba import int16, uint8

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
from mansuba.kernel.cuda import cuda, fetch, rows_of_block
from mansuba.kernel.layout import STATE_BYTES
from mansuba.kernel.legal import is_legal, legal_actions

WARP = 32


@cuda.jit
def step_kernel(
    t,
    start,
    sights,
    seed,
    limit,
    numbers,
    flat,
    counts,
    rewards,
    terminated,
    truncated,
    illegal,
    turns,
    width,
):
    """Carry out what every game's acting player numbers so; a new game where one has ended."""
    shared = cuda.shared.array(0, uint8)
    rows, many = rows_of_block(flat, STATE_BYTES)
    fetch(rows, shared, many * STATE_BYTES)
    cuda.syncthreads()
    game, games = cuda.grid(1), numbers.shape[0]
    if game < games:
        here = cuda.threadIdx.x * STATE_BYTES
        s = shared[here : here + STATE_BYTES]
        actor = actor_of(t, s, sights)
        action = decided(sights, actor, numbers[game], width)
        outcome = ILLEGAL
        if is_legal(t, s, action):
            outcome = advance(t, s, action, seed, counts, game, limit)
        reward(s, sights, outcome, actor, rewards, game)
        terminated[game] = outcome in (WON, ILLEGAL)
        truncated[game] = outcome == CUT
        illegal[game] = outcome == ILLEGAL
        turns[game] = counts[game, TURNS]
        if outcome != GOES_ON:
            restart(s, start, counts, game, games)
    cuda.syncthreads()
    fetch(shared, rows, many * STATE_BYTES)


@cuda.jit
def mask_kernel(t, sights, flat, flat_masks, width, actors):
    """What may be decided, first as the kernel numbers it, then as whoever acts does."""
    shared = cuda.shared.array(0, uint8)
    rows, many = rows_of_block(flat, STATE_BYTES)
    masks, _ = rows_of_block(flat_masks, width)
    shared_masks = shared[cuda.blockDim.x * STATE_BYTES :]
    fetch(rows, shared, many * STATE_BYTES)
    byte = cuda.threadIdx.x
    while byte < many * width:
        shared_masks[byte] = 0
        byte += cuda.blockDim.x
    cuda.syncthreads()
    game = cuda.grid(1)
    if game < actors.shape[0]:
        here, there = cuda.threadIdx.x * STATE_BYTES, cuda.threadIdx.x * width
        s = shared[here : here + STATE_BYTES]
        legal_actions(t, s, shared_masks[there : there + width], True)
        actors[game] = actor_of(t, s, sights)
    cuda.syncthreads()
    row = cuda.threadIdx.x // WARP
    while row < many:
        sight = sights[actors[cuda.blockIdx.x * cuda.blockDim.x + row]]
        number = cuda.threadIdx.x % WARP
        while number < width:
            meant = int(sight[SHOWN + width + number])
            masks[row * width + number] = shared_masks[row * width + meant]
            number += WARP
        row += cuda.blockDim.x // WARP


@cuda.jit
def numbers_kernel(t, sights, flat, counts, actors, flat_out, width):
    """What every acting player sees, as numbers."""
    seen = cuda.shared.array(0, int16)
    shared = cuda.shared.array(0, uint8)  # the same memory: states lie behind what is seen
    states = shared[cuda.blockDim.x * width * 2 :]
    rows, many = rows_of_block(flat, STATE_BYTES)
    out, _ = rows_of_block(flat_out, width)
    fetch(rows, states, many * STATE_BYTES)
    cuda.syncthreads()
    game = cuda.grid(1)
    if game < actors.shape[0]:
        row = cuda.threadIdx.x
        s, who = states[row * STATE_BYTES : (row + 1) * STATE_BYTES], actors[game]
        write_numbers(t, s, sights, who, counts[game, TURNS], seen, row * width)
    cuda.syncthreads()
    fetch(seen, out, many * width)


@cuda.jit
def planes_kernel(t, sights, states, counts, actors, still, at, limit, out):
    """What every acting player sees, plane by plane: a block a game, a warp a plane."""
    fills = cuda.shared.array(0, uint8)
    game = cuda.blockIdx.x
    who, s, planes = actors[game], states[game], out[game]
    if cuda.threadIdx.x == 0:
        turns = counts[game, TURNS]
        write_fills(t, s, sights, who, turns, limit, fills[: planes.shape[0] - at])
    cuda.syncthreads()
    plane = cuda.threadIdx.x // WARP
    while plane < planes.shape[0]:
        spot = cuda.threadIdx.x % WARP
        while spot < planes.shape[1]:
            planes[plane, spot] = still[who, plane, spot] if plane < at else fills[plane - at]
            spot += WARP
        plane += cuda.blockDim.x // WARP
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        mark_spots(t, s, sights, who, moving_plane(t, at), planes)


@cuda.jit
def pick_kernel(masks, seed, round_, out):
    """One of every game's legal decisions, each as likely: a warp a game."""
    thread = cuda.grid(1)
    game, lane, width = thread // WARP, thread % WARP, masks.shape[1]
    if game >= out.shape[0]:
        return
    share = (width + WARP - 1) // WARP
    begin, end = lane * share, min(width, (lane + 1) * share)
    mine = 0
    for number in range(begin, end):
        mine += masks[game, number]
    before, stride = mine, 1
    while stride < WARP:
        other = cuda.shfl_up_sync(0xFFFFFFFF, before, stride)
        if lane >= stride:
            before += other
        stride *= 2
    total = cuda.shfl_sync(0xFFFFFFFF, before, WARP - 1)
    before -= mine
    chosen = picked(seed, game, round_, total)
    if before <= chosen < before + mine:
        for number in range(begin, end):
            if masks[game, number]:
                if before == chosen:
                    out[game] = number
                before += 1
