"""The vizier: looks ahead, at what the sticks may show and at what everyone may do."""

from __future__ import annotations

import sys
from random import Random

from mansuba.players.priest import Priest
from mansuba.players.protocol import AS_USUAL, Budget, Player, Thought
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

EFFORT = 500
"""How many futures it samples for a turn: about a tenth of a second with two players."""
WIDTH = 12
"""How many moves it looks into."""


class Vizier(Player):
    """Samples what may follow each of the moves that look best, and makes the one that fares so."""

    compiled = True
    searches = True

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """What the samples say; figures are set up as the priest does it."""
        if position.phase not in (Phase.TAKE, Phase.STEP, Phase.PLACE):
            return Priest().think(position, rng, budget)
        from mansuba.players.search.engine import engine_for
        from mansuba.players.search.options import options
        from mansuba.players.search.searching import search

        is_up = budget.clock()
        engine, seat = engine_for(position), position.actor
        assert isinstance(seat, int)
        found = options(engine, position, rng.getrandbits(62), WIDTH)
        seen = search(engine, found.states, seat, rng.getrandbits(62), _effort(budget), is_up)
        candidates = found.told(seen.ranked, seen.mine)
        chances = {one: float(seen.chances[one]) for one in position.seats}
        return Thought(candidates[0].line, chances, candidates)


def _effort(budget: Budget) -> int:
    """What is asked for; where only time is given, as much as fits into it."""
    if budget.effort is not None:
        return budget.effort
    return EFFORT if budget.seconds is None else sys.maxsize
