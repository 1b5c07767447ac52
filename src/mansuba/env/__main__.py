"""`python -m mansuba.env`: compile what the environments need now, so that no game waits for it."""

from __future__ import annotations

import time
from typing import get_args

from mansuba.env.mansuba_vector_v0 import VectorEnv
from mansuba.env.playing import USUAL_TURNS, Playing
from mansuba.env.sights import Observation


def main() -> None:
    """Compile it, or find it compiled, and say so."""
    start = time.perf_counter()
    for observation in get_args(Observation):
        print(f"\rPreparing the environments: {observation:<8}", end="", flush=True)
        playing = Playing("sun", 2, USUAL_TURNS, observation, "seat")
        playing.decide(int(playing.mask.argmax()))
        playing.see(0)
        games = VectorEnv(2, observation=observation)
        games.reset(seed=0)
        games.step(games.sample())
    print(f"\rThe environments are ready ({time.perf_counter() - start:.1f} s).      ")


if __name__ == "__main__":
    main()
