"""The game as an environment for other people's agents, in the interfaces they already use.

Each interface is a module of its own, since most need a library that is an extra: `mansuba_v0` is
for PettingZoo, `openspiel` for OpenSpiel, and Gymnasium knows `Mansuba-v0` once this is imported.
`mansuba_vector_v0` has thousands of games in arrays. `docs/environments.md` shows how to begin.
"""

from contextlib import suppress

with suppress(ModuleNotFoundError):
    import gymnasium

    gymnasium.register("Mansuba-v0", entry_point="mansuba.env.against:MansubaEnv")
