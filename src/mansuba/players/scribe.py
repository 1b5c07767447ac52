"""The scribe: knows the way, but not what its sticks are good for."""

from __future__ import annotations

from random import Random

from mansuba.players.habits import Simple, best_take
from mansuba.rulebook.decisions import Decision, Take
from mansuba.rulebook.position import Position

GLANCES = 2
"""How many ways to use a stick it looks at."""


class Scribe(Simple):
    """Looks at a few moves that come to mind, and makes the best of them."""

    def take(self, position: Position, rng: Random) -> Decision:
        """The best of a few."""
        seen = rng.choices(position.decisions(), k=GLANCES)
        takes = [option for option in seen if isinstance(option, Take)]
        return best_take(position, takes, rng) if takes else seen[0]
