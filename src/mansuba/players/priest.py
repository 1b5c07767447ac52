"""The priest: weighs every whole move, with an eye for what others could do to it."""

from __future__ import annotations

from random import Random

from mansuba.players.habits import place
from mansuba.players.protocol import (
    AS_USUAL,
    Budget,
    Line,
    NobodyActsError,
    Player,
    Thought,
)
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

CANDIDATES = 12
"""How many moves it speaks of."""


class Priest(Player):
    """Makes the move that looks best: its way, those it hinders, and the danger it leaves."""

    compiled = True

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        """The best of its moves, whole."""
        return _best(position, rng.getrandbits(62))

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """Its plan, and how the best moves look to it: what it would do first."""
        from mansuba.players.search.engine import engine_for
        from mansuba.players.search.options import options

        whims = rng.getrandbits(62)
        line = _best(position, whims)
        engine, seat = engine_for(position), position.actor
        assert isinstance(seat, int)
        found = options(engine, position, whims, CANDIDATES)
        mine = engine.judge(found.states)[:, seat]
        now = engine.judge(engine.kernel.encode(position)[None])[0]
        ranked = sorted(range(len(mine)), key=lambda one: (found.line(one) != line, -mine[one]))
        chances = {one: float(now[one]) for one in position.seats}
        return Thought(line, chances, found.told(ranked, mine))


def _best(position: Position, whims: int) -> Line:
    from mansuba.players.search.engine import engine_for
    from mansuba.players.search.options import options

    if position.phase in (Phase.SET_UP, Phase.PLACE):
        return (place(position, Random(whims)),)
    if position.phase not in (Phase.TAKE, Phase.STEP):
        raise NobodyActsError(position.phase)
    return options(engine_for(position), position, whims, most=1).line(0)
