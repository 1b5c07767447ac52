"""The same functions on a GPU, one game a thread.

A block of threads takes its games into shared memory, plays them there and puts them back. All
arrays are the caller's, on the device already: numba's, cupy's, torch's or anything else with
`__cuda_array_interface__`; nothing is copied to or from the processor. Needs the extra `gpu`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

# numba-cuda 0.30 looks these up at import; numpy 2.5 no longer has them.
for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from numba import cuda, uint8

from mansuba.kernel.actions import ActionError
from mansuba.kernel.chance import key_of
from mansuba.kernel.hashing import fresh_hash, write_hash
from mansuba.kernel.layout import NOBODY, STATE_BYTES, WINNER
from mansuba.kernel.playouts import play_by, play_on
from mansuba.kernel.policy import WEIGHTS
from mansuba.kernel.sound import is_sound
from mansuba.kernel.state import StateError
from mansuba.kernel.stepping import let_chance_act, step_game
from mansuba.kernel.tables import actions, tables
from mansuba.rulebook.edition import Edition

THREADS = 128
BLOCK_BYTES = THREADS * STATE_BYTES


@cuda.jit(device=True)
def fetch(source, target, size):
    """Copy a block's rows, which lie one after the other, with all its threads."""
    byte = cuda.threadIdx.x
    while byte < size:
        target[byte] = source[byte]
        byte += cuda.blockDim.x


@cuda.jit(device=True)
def rows_of_block(rows, width):
    """The bytes of the rows that this block works on, and how many rows that is."""
    first = cuda.blockIdx.x * cuda.blockDim.x
    many = min(cuda.blockDim.x, rows.shape[0] // width - first)
    return rows[first * width : (first + many) * width], many


@cuda.jit(device=True)
def note_result(s, made, begun, result):
    result[0] = -1 if s[WINNER] == NOBODY else int(s[WINNER])
    result[1] = begun
    result[2] = made


@cuda.jit
def play_kernel(t, flat, seed, first, turns, results):
    shared = cuda.shared.array(BLOCK_BYTES, uint8)
    mine, many = rows_of_block(flat, STATE_BYTES)
    fetch(mine, shared, many * STATE_BYTES)
    cuda.syncthreads()
    game = cuda.grid(1)
    if game < results.shape[0]:
        here = cuda.threadIdx.x * STATE_BYTES
        s = shared[here : here + STATE_BYTES]
        made, begun, _ = play_on(t, s, key_of(seed, first + game), 0, turns)
        write_hash(s, fresh_hash(t, s))
        note_result(s, made, begun, results[game])
    cuda.syncthreads()
    fetch(shared, mine, many * STATE_BYTES)


@cuda.jit
def play_weighted_kernel(t, flat, weights, seed, first, turns, results):
    shared = cuda.shared.array(BLOCK_BYTES, uint8)
    mine, many = rows_of_block(flat, STATE_BYTES)
    fetch(mine, shared, many * STATE_BYTES)
    cuda.syncthreads()
    game = cuda.grid(1)
    if game < results.shape[0]:
        here = cuda.threadIdx.x * STATE_BYTES
        s = shared[here : here + STATE_BYTES]
        made, begun, _ = play_by(t, s, weights, key_of(seed, first + game), 0, turns)
        write_hash(s, fresh_hash(t, s))
        note_result(s, made, begun, results[game])
    cuda.syncthreads()
    fetch(shared, mine, many * STATE_BYTES)


@cuda.jit
def step_kernel(t, flat, decided, seed, first, counters, flat_masks, width, refused):
    """States and masks of the block's games are both worked on in shared memory."""
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
    if game < refused.shape[0]:
        here, there = cuda.threadIdx.x * STATE_BYTES, cuda.threadIdx.x * width
        s, mask = shared[here : here + STATE_BYTES], shared_masks[there : there + width]
        key = key_of(seed, first + game)
        refused[game], counters[game] = step_game(t, s, decided[game], key, counters[game], mask)
    cuda.syncthreads()
    fetch(shared, rows, many * STATE_BYTES)
    fetch(shared_masks, masks, many * width)


@cuda.jit
def chance_kernel(t, states, seed, first, counters):
    game = cuda.grid(1)
    if game < counters.shape[0]:
        key = key_of(seed, first + game)
        counters[game] = let_chance_act(t, states[game], key, counters[game])


@cuda.jit
def sound_kernel(t, states, unsound):
    game = cuda.grid(1)
    if game < states.shape[0] and not is_sound(t, states[game]):
        cuda.atomic.add(unsound, 0, 1)


class CudaKernel:
    """`Kernel`'s batches on the current GPU, over arrays that are already there.

    The form of every array is checked, which costs nothing. What the bytes of a state say is
    checked by `check`, once for states from elsewhere: no call leaves one that is not sound.
    """

    def __init__(self, edition: Edition, players: int) -> None:
        table = tables(edition, players)
        self.actions = actions(table)
        self.table = cuda.to_device(table)
        # A block's states and masks have to fit into the 48 kB that every GPU has.
        fitting = 48 * 1024 // (STATE_BYTES + self.actions)
        self.step_threads = min(THREADS, fitting // 32 * 32)

    def check(self, states: Any) -> None:
        """Refuse rows that are no states of this game."""
        states = _array("states", states, np.uint8, (len(states), STATE_BYTES))
        unsound = cuda.to_device(np.zeros(1, np.int64))
        _launch(sound_kernel, len(states), self.table, states, unsound)
        if unsound.copy_to_host()[0]:
            raise StateError(f"{unsound.copy_to_host()[0]} rows are no states of this game")

    def play(
        self,
        states: Any,
        seed: int,
        turns: int,
        results: Any,
        weights: Any = None,
        first: int = 0,
    ) -> None:
        """Play every game on; winner or -1, turns and decisions (int64) go into `results[game]`."""
        games = len(states)
        flat = _array("states", states, np.uint8, (games, STATE_BYTES)).reshape(-1)
        results = _array("results", results, np.int64, (games, 3))
        if turns < 0:
            raise ActionError(f"a playout is 0 or more turns long, not {turns}")
        if weights is None:
            _launch(play_kernel, games, self.table, flat, seed, first, turns, results)
        else:
            weights = _array("weights", weights, np.int64, (WEIGHTS,))
            rest = (seed, first, turns, results)
            _launch(play_weighted_kernel, games, self.table, flat, weights, *rest)

    def let_chance(self, states: Any, seed: int, counters: Any, first: int = 0) -> None:
        """Let chance act in every game in which it is to."""
        rows = _array("states", states, np.uint8, (len(states), STATE_BYTES))
        counters = _array("counters", counters, np.int64, (len(states),))
        _launch(chance_kernel, len(states), self.table, rows, seed, first, counters)

    def step(
        self,
        states: Any,
        decided: Any,
        seed: int,
        counters: Any,
        masks: Any,
        refused: Any,
        first: int = 0,
    ) -> None:
        """One decision in every game, then chance, then the masks; `Kernel.step` says more."""
        games, threads = len(states), self.step_threads
        flat = _array("states", states, np.uint8, (games, STATE_BYTES)).reshape(-1)
        flat_masks = _array("masks", masks, np.uint8, (games, self.actions)).reshape(-1)
        decided = _array("decisions", decided, np.int64, (games,))
        counters = _array("counters", counters, np.int64, (games,))
        refused = _array("refused", refused, np.bool_, (games,))
        if games:
            shared = threads * (STATE_BYTES + self.actions)
            step_kernel[-(-games // threads), threads, 0, shared](
                self.table,
                flat,
                decided,
                seed,
                first,
                counters,
                flat_masks,
                self.actions,
                refused,
            )


def _launch(kernel: Any, games: int, *arguments: Any) -> None:
    if games:
        kernel[-(-games // THREADS), THREADS](*arguments)


def _array(name: str, given: Any, dtype: type, shape: tuple[int, ...]) -> Any:
    """The caller's own array, as numba sees it."""
    array = cuda.as_cuda_array(given)
    if array.dtype != dtype or array.shape != shape or not array.is_c_contiguous():
        wanted = f"{dtype.__name__} of shape {shape} in one block"
        raise StateError(f"{name} are {wanted}, not {array.dtype} of shape {array.shape}")
    return array
