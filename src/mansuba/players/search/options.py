"""What a seat can do next, as states that compiled thought compares and lines that are played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from mansuba.kernel import action_of, decision_of
from mansuba.kernel.layout import NO_ACTION
from mansuba.kernel.tables import Array
from mansuba.players.protocol import Candidate, Line
from mansuba.players.search.choosing import LENGTH, PATH, TAKEN
from mansuba.players.search.engine import Engine
from mansuba.players.search.rollouts import carry_out_all
from mansuba.rulebook.decisions import Place, Stop
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position


@dataclass(frozen=True, slots=True, eq=False)
class Options:
    """Some ways to go on from a position, those that look best first."""

    position: Position
    actions: Sequence[Sequence[int]]
    """The decisions of each, as the kernel numbers them."""
    states: Array
    """Where each leads to: one a row, none twice. The running hash is not kept."""

    def line(self, option: int) -> Line:
        """The decisions of one, as far as nobody else has to decide in between."""
        position, line = self.position, []
        for action in self.actions[option]:
            decision = decision_of(position, action)
            line.append(decision)
            position = position.after(decision)
            if isinstance(decision, Place) or position.phase is not Phase.STEP:
                return tuple(line)
        move = position.move
        return (*line, Stop()) if move and move.begun else tuple(line)

    def told(self, ranked: Iterable[int], chances: Array) -> tuple[Candidate, ...]:
        """Candidates in this order; of those that begin with the same line, the first."""
        found: dict[Line, float] = {}
        for option in ranked:
            found.setdefault(self.line(option), float(chances[option]))
        return tuple(Candidate(line, chance) for line, chance in found.items())


def options(engine: Engine, position: Position, seed: int, most: int) -> Options:
    """Up to so many whole moves that look best; or all placements, or all that can be given up."""
    assert isinstance(position.actor, int)
    row = engine.kernel.encode(position)
    if position.phase in (Phase.TAKE, Phase.STEP):
        plans, _ = engine.plans(row, seed, most)
        if len(plans):
            states = np.repeat(row[None], len(plans), axis=0)
            carry_out_all(engine.table, engine.guide, states, plans)
            kept = _distinct(states)
            return Options(position, [_actions(plans[one]) for one in kept], states[kept])
    actions = [action_of(position.edition, decision) for decision in position.decisions()]
    states = np.repeat(row[None], len(actions), axis=0)
    engine.kernel.apply(states, actions)
    order = np.argsort(-engine.judge(states)[:, position.actor], kind="stable")
    return Options(position, [[actions[one]] for one in order], states[order])


def _distinct(states: Array) -> list[int]:
    """Which states to keep so that none comes twice: of equal ones, the first."""
    first: dict[bytes, int] = {}
    for number, state in enumerate(states):
        first.setdefault(state.tobytes(), number)
    return list(first.values())


def _actions(plan: Array) -> list[int]:
    taken = [] if plan[TAKEN] == NO_ACTION else [int(plan[TAKEN])]
    return taken + [int(step) for step in plan[PATH : PATH + int(plan[LENGTH])]]
