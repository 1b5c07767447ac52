"""The kernel on a GPU, beside Pgx's backgammon on the same GPU in the same run.

`make bench-gpu` on a machine with an NVIDIA GPU, numba-cuda, JAX and Pgx. First it proves that
the GPU plays the very games that the processor plays; then it measures.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable

import numpy as np
from _pgx import NAME, backgammon
from numba import cuda

from mansuba import Edition
from mansuba.env.seeing.cuda import WARP, pick_kernel
from mansuba.kernel import Kernel
from mansuba.kernel.cuda import THREADS, CudaKernel, play_kernel, step_kernel
from mansuba.kernel.layout import STATE_BYTES

PROOF_GAMES = 100_000
GAMES = 1 << 20
TURNS = 200
STEPS = 64
REPEATS = 7
EAGER = (2, 1, 1, 1)
WHOLE = "whole playouts at random"
STEPWISE = "stepwise with masks"


def prove(players: int) -> int:
    """Play the same games on both; how many decisions agreed to the last byte."""
    edition = Edition.standard()
    kernel, gpu = Kernel(edition, players), CudaKernel(edition, players)
    decisions = 0
    for weights, turns in (((), 300), (EAGER, 400)):
        here = kernel.new(PROOF_GAMES)
        there = cuda.to_device(here)
        results = cuda.to_device(np.zeros((PROOF_GAMES, 3), np.int64))
        device_weights = cuda.to_device(np.array(weights, np.int64)) if weights else None
        gpu.check(there)
        gpu.play(there, 11, turns, results, device_weights)
        gpu.check(there)
        expected = kernel.play(here, 11, turns, weights, threads=os.cpu_count() or 1)
        assert np.array_equal(there.copy_to_host(), here), "the GPU played another game"
        assert np.array_equal(results.copy_to_host().T, np.array(expected))
        decisions += int(expected.decisions.sum())
    return decisions + prove_steps(kernel, gpu)


def prove_steps(kernel: Kernel, gpu: CudaKernel, games: int = 20_000, steps: int = 200) -> int:
    """The same, decision by decision with masks, illegal decisions among them."""
    here = kernel.new(games)
    counters, masks = np.zeros(games, np.int64), kernel.masks(here)
    there, device_counters = cuda.to_device(here), cuda.to_device(counters)
    device_masks, refused = cuda.to_device(masks), cuda.to_device(np.zeros(games, np.bool_))
    rng = np.random.default_rng(3)
    for _ in range(steps):
        decided = (rng.random(masks.shape) * (masks + 1e-9)).argmax(axis=1)
        decided[rng.random(games) < 0.01] = 12  # mostly illegal
        gpu.step(there, cuda.to_device(decided), 5, device_counters, device_masks, refused)
        expected = kernel.step(here, decided, 5, counters, masks)
        assert np.array_equal(refused.copy_to_host(), expected)
    assert np.array_equal(there.copy_to_host(), here)
    assert np.array_equal(device_masks.copy_to_host(), masks)
    assert np.array_equal(device_counters.copy_to_host(), counters)
    return games * steps


def seconds(work: Callable[[], None]) -> float:
    """The median time of some work on the device, after a first round that compiles."""
    work()
    times = []
    for _ in range(REPEATS):
        start, end = cuda.event(), cuda.event()
        start.record()
        work()
        end.record()
        end.synchronize()
        times.append(cuda.event_elapsed_time(start, end) / 1000)
    return statistics.median(times)


def playouts(players: int, weights: tuple[int, ...] = ()) -> float:
    """Decisions a second in whole playouts."""
    edition = Edition.standard()
    gpu = CudaKernel(edition, players)
    fresh = cuda.to_device(Kernel(edition, players).new(GAMES))
    states = cuda.device_array_like(fresh)
    results = cuda.device_array((GAMES, 3), np.int64)
    device_weights = cuda.to_device(np.array(weights, np.int64)) if weights else None

    def work() -> None:
        states.copy_to_device(fresh)
        gpu.play(states, 1, TURNS, results, device_weights)

    taken = seconds(work)
    return float(results.copy_to_host()[:, 2].sum() / taken)


def stepwise(players: int, picking: bool) -> float:
    """Decisions a second, one launch a decision, masks in device memory."""
    edition = Edition.standard()
    kernel, gpu = Kernel(edition, players), CudaKernel(edition, players)
    played = kernel.new(GAMES)
    kernel.play(played, 1, 30, threads=os.cpu_count() or 1)
    states, counters = cuda.to_device(played), cuda.to_device(np.zeros(GAMES, np.int64))
    gpu.let_chance(states, 2, counters)
    masks = cuda.to_device(kernel.masks(states.copy_to_host()))
    decided = cuda.to_device(np.zeros(GAMES, np.int64))
    refused = cuda.to_device(np.zeros(GAMES, np.bool_))
    blocks = GAMES * WARP // 256

    def choose(step: int) -> None:
        pick_kernel[blocks, 256](masks, 9, step, decided)

    def both() -> None:
        for step in range(STEPS):
            choose(step)
            gpu.step(states, decided, 2, counters, masks, refused)

    def only_choose() -> None:
        for step in range(STEPS):
            choose(step)

    taken = seconds(both)
    assert not refused.copy_to_host().any()
    if not picking:
        taken -= seconds(only_choose)
    return GAMES * STEPS / taken


def pgx_backgammon() -> float:
    """Steps a second of Pgx's backgammon under random legal play, at its best batch size."""
    best = 0.0
    for batch in (1 << 14, 1 << 16, 1 << 18):
        play = backgammon(batch, STEPS)
        rate = statistics.median(play() for _ in range(REPEATS))
        print(f"{NAME}, batch {batch}: {rate / 1e6:.1f} M/s", flush=True)
        best = max(best, rate)
    return best


def main() -> float:
    """Print the tables; how many times our target we reach, where we are nearest to it."""
    device = cuda.get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    print(f"GPU: {name}", flush=True)
    for players in (2, 3, 4, 5, 6):
        print(f"{players} players: {prove(players):,} decisions the same on both", flush=True)
    peer = pgx_backgammon()
    rows = [
        ("Pgx backgammon, random play", peer),
        (f"{WHOLE}, 2 players", playouts(2)),
        (f"{WHOLE}, 6 players", playouts(6)),
        ("whole playouts by weights, 2 players", playouts(2, EAGER)),
        (f"{STEPWISE}, 2 players", stepwise(2, picking=False)),
        (f"{STEPWISE}, 2 players, a random choice between", stepwise(2, picking=True)),
        (f"{STEPWISE}, 6 players", stepwise(6, picking=False)),
    ]
    for kernel in (play_kernel, step_kernel):
        registers = list(kernel.get_regs_per_thread().values())
        local = list(kernel.get_local_mem_per_thread().values())
        print(f"{kernel.py_func.__name__}: {registers} registers, {local} bytes of local memory")
    print("| what | decisions a second | × Pgx |\n|---|---|---|")
    for what, rate in rows:
        print(f"| {what} | {rate / 1e9:.3f} · 10⁹ | {rate / peer:.0f} |")
    print(f"Threads a block: {THREADS}; bytes a game: {STATE_BYTES}.")
    rate = dict(rows)
    whole, stepped = rate[f"{WHOLE}, 2 players"], rate[f"{STEPWISE}, 2 players"]
    return min(whole / peer / 100, stepped / peer / 10)


if __name__ == "__main__":
    main()
