"""For benchmarks: a player, and what it costs."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

from mansuba.players import AS_USUAL, Budget, Line, Player, Thought
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position


class Timed(Player):
    """A player; by phase, how often it was asked and the processor's seconds within it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked = Counter[Phase]()
        self.spent = dict.fromkeys(Phase, 0.0)

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """Nobody in a match asks for it."""
        raise NotImplementedError("the arena asks for plans")

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        """What the player plans."""
        phase, start = position.phase, time.process_time()
        line = self.player.plan(position, rng, budget)
        self.spent[phase] += time.process_time() - start
        self.asked[phase] += 1
        return line
