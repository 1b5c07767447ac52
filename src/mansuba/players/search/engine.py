"""All that compiled thought about one game needs: the kernel, the guide, the weights."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from mansuba.kernel import Kernel
from mansuba.kernel.layout import SEATS
from mansuba.kernel.tables import Array
from mansuba.players.search.choosing import PLAN_PARTS
from mansuba.players.search.guide import guide
from mansuba.players.search.judging import FEATURES
from mansuba.players.search.memory import memory
from mansuba.players.search.rollouts import judge_all, weigh
from mansuba.players.search.weights import outlook, weights
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.position import Position


@dataclass(frozen=True, slots=True, eq=False)
class Engine:
    """For an edition and a number of players; any number of threads may use it."""

    kernel: Kernel
    guide: Array
    weights: Array
    outlook: Array

    @property
    def table(self) -> Array:
        """The kernel's table."""
        return self.kernel.table

    def plans(self, row: Array, seed: int, most: int) -> tuple[Array, Array]:
        """The best whole moves from a state, and what they gain; the best first."""
        plans, gains = np.empty((most, PLAN_PARTS), np.int32), np.empty(most)
        found = weigh(
            self.table, self.guide, memory(self.guide), self.weights, row, seed, plans, gains
        )
        order = np.argsort(-gains[:found], kind="stable")
        return plans[order], gains[order]

    def judge(self, states: Array) -> Array:
        """[state, seat]: how likely each seat wins, without looking ahead."""
        chances, features = np.empty((len(states), SEATS)), np.empty((SEATS, FEATURES))
        known = (self.table, self.guide, memory(self.guide), self.weights, self.outlook)
        judge_all(*known, states, features, chances)
        return chances


def engine_for(position: Position) -> Engine:
    """What a position's game needs."""
    return _engine(position.edition, len(position.seats))


@lru_cache(maxsize=32)
def _engine(edition: Edition, players: int) -> Engine:
    kernel = Kernel(edition, players)
    return Engine(kernel, guide(edition, players), weights(players), outlook(players))
