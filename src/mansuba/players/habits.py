"""What players of little thought have in common: all but how they choose a stick and a figure."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import islice
from random import Random

from mansuba.players.progress import hope, nearest_free, ways_to_pyramid
from mansuba.players.protocol import (
    AS_USUAL,
    Budget,
    Candidate,
    Line,
    NobodyActsError,
    Player,
    Thought,
)
from mansuba.players.worth import Plan, plans
from mansuba.rulebook.decisions import Decision, Place, Step, Stop, Take
from mansuba.rulebook.figures import FIGURES, Figure
from mansuba.rulebook.laws import law_7
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

WHIM = 0.05
"""How often a move begins just anyhow, lest players stand in each other's way for good."""


class Simple(Player):
    """A player of little thought; `take` says how it begins a turn."""

    @abstractmethod
    def take(self, position: Position, rng: Random) -> Decision:
        """A stick and a figure, or what to give up where nothing can be taken."""

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        """One decision: it looks at the board again before the next."""
        match position.phase:
            case Phase.SET_UP | Phase.PLACE:
                return (place(position, rng),)
            case Phase.TAKE:
                return (self.take(position, rng),)
            case Phase.STEP:
                return (go_on(position, rng),)
        raise NobodyActsError(position.phase)

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """What it would do, and how every decision looks to it: by the way that remains."""
        line, hopes = self.plan(position, rng, budget), hope(position)
        assert isinstance(position.actor, int)
        found = promises(position)
        ranked = sorted(found, key=lambda decision: -found[decision])
        candidates = (
            Candidate((decision,), hopes(position.actor, found[decision])[position.actor])
            for decision in ranked
        )
        return Thought(line, hopes(position.actor, 0), tuple(candidates))


def place(position: Position, rng: Random) -> Place:
    """A figure to be placed goes as near to its Pyramid as leaves room for those after it."""
    figure = position.to_place
    waiting = sum(one not in position.figures for one in FIGURES[figure.seat])
    return Place(figure, rng.choice(list(islice(nearest_free(position, figure.seat), waiting))))


def go_on(position: Position, rng: Random) -> Step | Stop:
    """The next step of the best move there still is; none if it is best to stay.

    Asked again at every step this carries a plan through: what was best at first is still there
    after its first step, and only where someone places a beguiled figure can change that.
    """
    move = position.move
    assert move
    if not move.begun and rng.random() < WHIM:
        return rng.choice([step for step in position.decisions() if isinstance(step, Step)])
    options = list(plans(position, position.mover, move.figure, move.steps_left))
    rng.shuffle(options)
    best = max(options, key=_worth)
    return Stop() if move.begun and best.gain <= 0 else Step(best.first)


def best_take(position: Position, takes: Sequence[Take], rng: Random) -> Take:
    """The one of some Takes that allows the move which gains the most."""
    takes = rng.sample(takes, len(takes))
    gains = gains_of(position, takes)
    return max(takes, key=gains.__getitem__)


def gains_of(position: Position, takes: Sequence[Take]) -> dict[Take, float]:
    """What the best move after each of some Takes gains."""
    gains: dict[Figure, dict[int, float]] = {}
    for take in takes:
        gains.setdefault(take.figure, {})[_steps(position, take)] = float("-inf")
    for figure, by_steps in gains.items():
        for plan in plans(position, position.mover, figure, max(by_steps)):
            for steps in by_steps:
                if plan.steps <= steps:
                    by_steps[steps] = max(by_steps[steps], plan.gain)
    return {take: gains[take.figure][_steps(position, take)] for take in takes}


def promises(position: Position) -> dict[Decision, float]:
    """What every legal decision can gain at best; to stop or to pass gains nothing."""
    options = position.decisions()
    found: dict[Decision, float] = dict.fromkeys(options, 0)
    match position.phase:
        case Phase.SET_UP | Phase.PLACE:
            ways = ways_to_pyramid(position.edition, position.seats, position.to_place.seat)
            far = {d: min(ways[d.space]) for d in options if isinstance(d, Place)}
            found.update({place: min(far.values()) - far[place] for place in far})
        case Phase.TAKE:
            found.update(gains_of(position, [d for d in options if isinstance(d, Take)]).items())
        case Phase.STEP:
            move = position.move
            assert move
            firsts: dict[Decision, float] = {}
            for plan in plans(position, position.mover, move.figure, move.steps_left):
                first = Step(plan.first)
                firsts[first] = max(plan.gain, firsts.get(first, plan.gain))
            found.update(firsts)
    return found


def _worth(plan: Plan) -> tuple[float, int]:
    """The same gain is better in fewer steps."""
    return plan.gain, -plan.steps


def _steps(position: Position, take: Take) -> int:
    return law_7(take.stick, position.sticks[take.stick], take.figure)
