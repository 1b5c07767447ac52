"""The scribe: knows the way, but not what its sticks are good for."""

from __future__ import annotations

from random import Random

from mansuba.players.habits import best_take, decide
from mansuba.rulebook.decisions import Decision, Take
from mansuba.rulebook.position import Position

GLANCES = 2
"""How many ways to use a stick it looks at."""


class Scribe:
    """Looks at a few moves that come to mind, and makes the best of them."""

    def decide(self, position: Position, rng: Random) -> Decision:
        """A legal decision for the seat that acts."""
        return decide(position, rng, _take)


def _take(position: Position, rng: Random) -> Decision:
    seen = rng.choices(position.decisions(), k=GLANCES)
    takes = [option for option in seen if isinstance(option, Take)]
    return best_take(position, takes, rng) if takes else seen[0]
