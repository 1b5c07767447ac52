"""What players of little thought have in common: all but how they choose a stick and a figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random

from mansuba.players.progress import nearest_free
from mansuba.players.protocol import NobodyActsError
from mansuba.players.worth import Plan, plans
from mansuba.rulebook.decisions import Decision, Place, Step, Stop, Take
from mansuba.rulebook.figures import FIGURES, Figure
from mansuba.rulebook.laws import law_7
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

WHIM = 0.05
"""How often a move begins just anyhow, lest players stand in each other's way for good."""


def decide(
    position: Position, rng: Random, take: Callable[[Position, Random], Decision]
) -> Decision:
    """Whatever the seat that acts has to decide; `take` says how it begins a turn."""
    match position.phase:
        case Phase.SET_UP | Phase.PLACE:
            return place(position, rng)
        case Phase.TAKE:
            return take(position, rng)
        case Phase.STEP:
            return go_on(position, rng)
    raise NobodyActsError(position.phase)


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
    gains: dict[Figure, dict[int, float]] = {}
    for take in takes:
        gains.setdefault(take.figure, {})[_steps(position, take)] = float("-inf")
    for figure, by_steps in gains.items():
        for plan in plans(position, position.mover, figure, max(by_steps)):
            for steps in by_steps:
                if plan.steps <= steps:
                    by_steps[steps] = max(by_steps[steps], plan.gain)
    return max(takes, key=lambda take: gains[take.figure][_steps(position, take)])


def _worth(plan: Plan) -> tuple[float, int]:
    """The same gain is better in fewer steps."""
    return plan.gain, -plan.steps


def _steps(position: Position, take: Take) -> int:
    return law_7(take.stick, position.sticks[take.stick], take.figure)
