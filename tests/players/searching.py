"""Positions for compiled thought to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from mansuba import Edition, Figure, Phase, Position, Space, Step
from mansuba.kernel.layout import HASH
from mansuba.kernel.tables import Array
from mansuba.players.search.engine import Engine, engine_for
from mansuba.players.search.memory import (
    AT,
    DIRECTION,
    LOST,
    NODE,
    NODE_PARTS,
    PARENT,
    STEPS,
    memory,
)
from mansuba.players.search.remaining import stand_up
from mansuba.rulebook.figures import FIGURES
from tests.playing import random_game

HASHLESS = slice(None, HASH)
"""All of a state but the running hash, which compiled thought does not keep."""


def of_every_phase(
    edition: Edition, data: st.DataObject, seed: int, steered: float = 0.7
) -> Iterator[Position]:
    """One position of each phase that a random game comes to."""
    players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
    yield from some_of(edition, players, seed, steered)


def some_of(edition: Edition, players: int, seed: int, steered: float) -> Iterator[Position]:
    """The same, for so many players."""
    game = list(random_game(edition, players, seed, most=300, steered=steered))
    Random(seed).shuffle(game)
    for phase in Phase:
        found = (step.after for step in game if step.after.phase is phase)
        yield from [position for position in [next(found, None)] if position]


class Attention:
    """A position, with the memory of somebody who looks at it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.engine: Engine = engine_for(position)
        self.state: Array = self.engine.kernel.encode(position)
        self.memory: Array = memory(self.engine.guide)
        stand_up(self.engine.table, self.engine.guide, self.state, self.memory)

    def space(self, node: int) -> Space:
        """Where a node of the last walk is."""
        return self.position.edition.board.spaces[self._part(node, AT)]

    def steps(self, node: int) -> int:
        """After how many steps."""
        return self._part(node, STEPS)

    def way(self, node: int) -> tuple[Step, ...]:
        """How the walk came to a node."""
        compass = self.position.edition.board.compass
        return tuple(Step(compass[self._part(one, DIRECTION)]) for one in self._path(node))

    def beguiled(self, node: int) -> frozenset[Figure]:
        """Who was beguiled on the way."""
        lost = (self._part(one, LOST) - 1 for one in self._path(node))
        return frozenset(FIGURES[code >> 3][code & 7] for code in lost if code >= 0)

    def _path(self, node: int) -> list[int]:
        path: list[int] = []
        while node > 0:
            path.insert(0, node)
            node = self._part(node, PARENT)
        return path

    def _part(self, node: int, part: int) -> int:
        return int(self.memory[NODE + node * NODE_PARTS + part])
