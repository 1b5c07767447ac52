"""The code for a GPU plays the same games, in numba's simulator: real ones are for the bench."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

POND = Path(__file__).parents[1] / "boards" / "pond.toml"
CODE = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from mansuba.env import device
from mansuba.env.mansuba_vector_v0 import VectorEnv
from mansuba.kernel.cuda import cuda

device.THREADS = 32
ended, cut = 0, 0
for observation, steps in (("compact", 20), ("planes", 2)):
    made_of = (2, 2, sys.argv[1], 1, observation)
    here, there = VectorEnv(*made_of), VectorEnv(*made_of, device="cuda")
    told, device_told = here.reset(seed=3), there.reset(seed=3)
    for step in range(steps + 1):
        for one, other in zip(told[:-1], device_told[:-1], strict=True):
            assert np.array_equal(one, other.copy_to_host()), step
        for name, array in told[-1].items():
            assert np.array_equal(array, device_told[-1][name].copy_to_host()), (step, name)
        actions = here.sample().copy()
        if step == 3:
            actions[1] = 300
        told = here.step(actions)
        device_told = there.step(device.DeviceArray(cuda.to_device(actions)))
        ended, cut = ended + told[2].sum(), cut + told[3].sum()
    assert here.position(1) == there.position(1)
print(ended, cut)
"""


def test_both_play_the_same_games() -> None:
    """New ones too, where one is cut short or ended by what is illegal."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, POND],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ended, cut = map(int, done.stdout.split())
    assert ended == 1
    assert cut >= 1
