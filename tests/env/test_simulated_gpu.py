"""The code for a GPU plays the same games, in numba's simulator: real ones are for the bench."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

CODE = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from mansuba.env import device
from mansuba.env.mansuba_vector_v0 import VectorEnv
from mansuba.kernel.cuda import cuda

device.THREADS = 32
made_of = (3, 2, "oasis", 2, sys.argv[1])
here, there = VectorEnv(*made_of), VectorEnv(*made_of, device="cuda")
told, device_told = here.reset(seed=3), there.reset(seed=3)
ended = 0
for step in range(int(sys.argv[2])):
    assert np.array_equal(told[0], device_told[0].copy_to_host()), step
    for name, array in told[-1].items():
        assert np.array_equal(array, device_told[-1][name].copy_to_host()), (step, name)
    actions = here.sample().copy()
    if step % 9 == 4:
        actions[1] = 300
    told = here.step(actions)
    device_told = there.step(device.DeviceArray(cuda.to_device(actions)))
    for one, other in zip(told[1:4], device_told[1:4]):
        assert np.array_equal(one, other.copy_to_host()), step
    ended += int(told[2].sum())
assert here.position(2) == there.position(2)
print("ended", ended)
"""


@pytest.mark.parametrize(("observation", "steps"), [("compact", 30), ("planes", 3)])
def test_both_play_the_same_games(observation: str, steps: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, observation, str(steps)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("ended ")
    assert observation == "planes" or int(done.stdout.split()[1]) > 2
