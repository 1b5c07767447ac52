"""The merchant: takes what brings it furthest now, and thinks no turn ahead."""

from __future__ import annotations

from random import Random

from mansuba.players.habits import WHIM, Simple, best_take
from mansuba.rulebook.decisions import Decision, Take
from mansuba.rulebook.position import Position


class Merchant(Simple):
    """Weighs every whole move and makes one that gains the most."""

    def take(self, position: Position, rng: Random) -> Decision:
        """The best there is, but for a whim."""
        options = position.decisions()
        takes = [option for option in options if isinstance(option, Take)]
        if not takes or rng.random() < WHIM:
            return rng.choice(options)
        return best_take(position, takes, rng)
