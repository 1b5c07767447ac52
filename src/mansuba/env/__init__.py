"""The game as an environment for other people's agents, in the interfaces they already use.

Each interface is a module of its own, since each needs a library that is an extra:
`mansuba_v0` is for PettingZoo, `openspiel` for OpenSpiel, and Gymnasium knows `Mansuba-v0` once
this is imported. `docs/environments.md` shows how to begin.
"""

from contextlib import suppress

with suppress(ModuleNotFoundError):
    import gymnasium

    gymnasium.register("Mansuba-v0", entry_point="mansuba.env.against:MansubaEnv")
