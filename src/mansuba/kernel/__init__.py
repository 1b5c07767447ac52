"""The fast twin of the rulebook: the same game, compiled, for one core, many or a GPU.

`docs/kernel.md` explains how a game lies in memory and how decisions are numbered.
"""

from mansuba.kernel.actions import ActionError, action_of, decision_of
from mansuba.kernel.kernel import AT_RANDOM, Kernel, Results, WholeMoves, hash_of
from mansuba.kernel.state import StateError

__all__ = [
    "AT_RANDOM",
    "ActionError",
    "Kernel",
    "Results",
    "StateError",
    "WholeMoves",
    "action_of",
    "decision_of",
    "hash_of",
]
