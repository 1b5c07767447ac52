"""One game for agents: they decide by number, chance is drawn inside, and each sees its side."""

from __future__ import annotations

from copy import copy
from operator import index
from typing import Self, SupportsIndex

import numpy as np

from mansuba.env.editions import edition_called
from mansuba.env.seeing.entries import REFUSED, TURNS, decide, open_game
from mansuba.env.seeing.sight import NO_ACTOR, SHOWN
from mansuba.env.sights import Observation, View, sights_of
from mansuba.kernel import ActionError, Kernel
from mansuba.kernel.layout import NOBODY, PHASE, TAKE_PHASE, WINNER
from mansuba.kernel.tables import Array
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.position import Position

USUAL_TURNS = 1000
"""Where a game is cut short, unless it is said otherwise."""


class Playing:
    """A game as it is played; players are counted 0, 1, 2 … in the order of their seats."""

    def __init__(
        self,
        edition: str | Edition,
        players: int,
        turns: int,
        observation: Observation,
        view: View,
    ) -> None:
        self.kernel = Kernel(edition_called(edition), players)
        self.sights = sights_of(self.kernel, turns, observation, view)
        self._made_of = (self.kernel.edition, players, turns, observation, view)
        self.seats: tuple[int, ...] = tuple(self.kernel.edition.board.seats[players])
        self.limit = turns
        self._start = self.kernel.new()[0]
        self.begin(seed=0, game=0)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process makes what never changes anew."""
        return type(self), self._made_of, self._moment()

    def __deepcopy__(self, memo: object) -> Self:
        """What never changes is shared: who looks ahead copies often."""
        other = object.__new__(type(self))
        other.__dict__ = self.__dict__ | self._moment()
        return other

    def _moment(self) -> dict[str, object]:
        """Copies of all that changes."""
        changing = ("_seed", "_game", "row", "_counts", "mask", "actor")
        return {name: copy(getattr(self, name)) for name in changing}

    def begin(self, seed: int, game: int) -> None:
        """A new game; the seed and the number of the game decide all that chance will."""
        self._seed, self._game = seed & (2**63 - 1), game
        self.row: Array = self._start.copy()
        self._counts = np.zeros(2, np.int64)
        self.mask: Array = np.zeros(self.kernel.actions, np.int8)
        """What the acting player may decide, in that player's numbers."""
        table, rows = self.kernel.table, self.sights.rows
        self.actor: int = open_game(table, self.row, rows, self._room(), self.mask)
        """Whoever decides next; NO_ACTOR once the game is won."""

    def decide(self, number: SupportsIndex) -> None:
        """Carry out a decision of the acting player; an ActionError if it is not legal."""
        chosen, mask = index(number), np.zeros(self.kernel.actions, np.int8)
        if not 0 <= chosen < self.kernel.actions:
            raise ActionError(f"decision {chosen} is not legal anywhere")
        table, rows = self.kernel.table, self.sights.rows
        chance = (self._seed, self._game, self._counts)
        actor = decide(table, self.row, chosen, rows, *chance, self._room(), mask)
        if actor == REFUSED:
            raise ActionError(f"decision {chosen} is not legal here")
        self.actor, self.mask = actor, mask

    def _room(self) -> Array:
        """For a list of decisions."""
        return np.empty(self.kernel.actions, np.int64)

    def shown(self, action: int) -> int:
        """The number that the acting player gives to one of the kernel's decisions."""
        return int(self.sights.rows[self.actor, SHOWN + action])

    def see(self, player: int) -> Array:
        """What a player sees now, in a new array."""
        return self.sights.see(self.row, player, int(self._counts[TURNS]))

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return int(self._counts[TURNS])

    @property
    def is_won(self) -> bool:
        """Whether a player has won."""
        return self.actor == NO_ACTOR

    @property
    def is_cut(self) -> bool:
        """Whether the game has come to its last turn's end without a winner."""
        return bool(
            self._counts[TURNS] >= self.limit
            and self.row[PHASE] == TAKE_PHASE
            and self.actor != NO_ACTOR
        )

    @property
    def rewards(self) -> list[float]:
        """The winner takes 1 from the others, who share the loss; 0 for all without a winner."""
        winner, players = int(self.row[WINNER]), len(self.seats)
        if winner == NOBODY:
            return [0.0] * players
        return [1.0 if seat == winner else -1 / (players - 1) for seat in self.seats]

    @property
    def position(self) -> Position:
        """The game in the rulebook's words."""
        return self.kernel.decode(self.row)
