"""The rulebook's own game beside one that an environment plays."""

from __future__ import annotations

import numpy as np

from mansuba import CHANCE, Edition, Lot, Position, Throw
from mansuba.env.playing import Playing
from mansuba.kernel import Kernel, decision_of


class Twin:
    """Plays by the rulebook; asks the kernel's source what chance decides, and nothing else."""

    def __init__(self, edition: Edition, players: int, seed: int, game: int = 0) -> None:
        self.position = Position.new(edition, players)
        self._kernel = Kernel(edition, players)
        self._draws = np.zeros(1, np.int64)
        self._seed, self._game = seed, game

    @property
    def player(self) -> int:
        """Whoever decides."""
        assert isinstance(self.position.actor, int)
        return self.position.seats.index(self.position.actor)

    def decide(self, action: int) -> None:
        """A decision by the kernel's number, and whatever chance does after it."""
        self.position = self.position.after(decision_of(self.position, action))
        if self.position.actor is CHANCE:
            row = self._kernel.encode(self.position)[None].copy()
            self._kernel.let_chance(row, self._seed, self._draws, first=self._game)
            drawn = self._kernel.decode(row[0])
            while self.position.actor is CHANCE:
                self.position = self.position.after(_drawn(self.position, drawn))

    def compare(self, playing: Playing) -> None:
        """Both are at the same moment."""
        assert playing.position == self.position
        assert playing.actor == self.player


def _drawn(before: Position, after: Position) -> Lot | Throw:
    """What chance decided on the way."""
    if before.starter is None:
        assert after.starter is not None
        return Lot(after.starter)
    return Throw(tuple(after.sticks.values()))
