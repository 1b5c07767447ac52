"""Our vector environment on a GPU, beside Pgx's backgammon on the same GPU in the same run.

First it proves that the GPU plays the very games that the processor plays; then it measures.
"""

from __future__ import annotations

import numpy as np
from _pgx import NAME, backgammon
from vectors import ours, table

from mansuba.env import mansuba_vector_v0
from mansuba.kernel.cuda import cuda

GAMES = 1 << 20
PLANES_GAMES = 1 << 16
TARGET = 10
BATCHES = (1 << 16, 1 << 18)


def prove(players: int, observation: str, games: int = 5000, steps: int = 400) -> int:
    """Play the same games on both, illegal actions among them; how many decisions agreed."""
    options = {"players": players, "observation": observation, "turns": 40}
    here = mansuba_vector_v0.env(games, **options)
    there = mansuba_vector_v0.env(games, **options, device="cuda")
    rng = np.random.default_rng(players)
    here.reset(seed=players)
    there.reset(seed=players)
    for step in range(steps):
        actions = here.sample().copy()
        assert np.array_equal(there.sample().copy_to_host(), actions), step
        actions[rng.random(games) < 0.002] = rng.integers(-2, 300)  # mostly illegal
        seen, *ends, info = here.step(actions)
        device_seen, *device_ends, device_info = there.step(cuda.to_device(actions))
        for ours_, theirs in zip(
            (*ends, *info.values()), (*device_ends, *device_info.values()), strict=True
        ):
            assert np.array_equal(ours_, theirs.copy_to_host()), step
        if step % 50 < 5:
            assert np.array_equal(seen, device_seen.copy_to_host()), step
    return games * steps


def main() -> float:
    """Print the table; how many times our target we reach."""
    device = cuda.get_current_device()
    print(f"GPU: {device.name.decode() if isinstance(device.name, bytes) else device.name}")
    for players in (2, 3, 4, 5, 6):
        same = prove(players, "compact") + prove(players, "planes", games=500)
        print(f"{players} players: {same:,} decisions the same on both", flush=True)
    runs = {f"{NAME}, batch {batch}": backgammon(batch, 64) for batch in BATCHES}
    for players in (2, 3, 6):
        name, options = f"Mansuba, {players} players", {"players": players, "device": "cuda"}
        runs[f"{name}, compact"] = ours(GAMES, 64, cuda.synchronize, **options)
    for players in (2, 6):
        name, options = f"Mansuba, {players} players", {"players": players, "device": "cuda"}
        planes = ours(PLANES_GAMES, 16, cuda.synchronize, **options, observation="planes")
        runs[f"{name}, planes"] = planes
    return table("one GPU", TARGET, runs, len(BATCHES))


if __name__ == "__main__":
    print(f"{main():.2f} × the target")
