"""What an agent sees of a game: numbers between 0 and 1, each part under its name."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from mansuba.kernel import Kernel
from mansuba.kernel.layout import (
    BEGUN,
    FACE,
    FIGURE,
    FIGURES,
    HAND,
    KIND_BITS,
    KINDS,
    LEFT_TEMPLE,
    MOST_STEPS,
    MOVER,
    NAAL,
    NOBODY,
    PHASE,
    PLACED,
    SEAT_SHIFT,
    SEATS,
    SPACE,
    STARTER,
    STEPS,
)
from mansuba.kernel.state import PHASES
from mansuba.kernel.tables import Array


class Observer:
    """Writes states into one array, `tensor`; `dict` has its parts, as OpenSpiel wants them.

    Everything is public, so all players see the same but for `player`, which says who looks.
    """

    def __init__(self, kernel: Kernel, turns: int, recalls: bool) -> None:
        board, players = kernel.edition.board, kernel.players
        self._seats = list(board.seats[players])
        self._turns, self._recalls = turns, recalls
        shapes = {
            "player": (players,),
            "actor": (players,),
            "mover": (players,),
            "starter": (players,),
            "phase": (len(PHASES),),
            "figures": (players, KINDS, len(board.spaces)),
            "sticks": (KINDS, 2),
            "moving": (players, KINDS),
            "hand": (players, KINDS),
            "move": (3,),
            "turns": (1,),
        }
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, Array] = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees of a state."""
        s, parts = state.row, self.dict
        self.tensor.fill(0)
        parts["player"][player] = 1
        if state.current_player() >= 0:
            parts["actor"][state.current_player()] = 1
        self._mark_seat("mover", int(s[MOVER]))
        self._mark_seat("starter", int(s[STARTER]))
        parts["phase"][s[PHASE]] = 1
        spaces = s[SPACE : SPACE + FIGURES].reshape(SEATS, KINDS)[self._seats]
        order = np.arange(int(s[PLACED]))  # the figures that were set up; one may be in a hand
        owners, kinds = np.divmod(order[order != self._order(int(s[HAND]))], KINDS)
        parts["figures"][owners, kinds, spaces[owners, kinds]] = 1
        faces = s[FACE : FACE + KINDS]
        parts["sticks"][:, 0] = (faces % NAAL) / MOST_STEPS
        parts["sticks"][:, 1] = faces >= NAAL
        self._mark_figure("moving", int(s[FIGURE]))
        self._mark_figure("hand", int(s[HAND]))
        parts["move"][:] = s[STEPS] / MOST_STEPS, s[BEGUN], s[LEFT_TEMPLE]
        parts["turns"][0] = state.turns / self._turns

    def string_from(self, state: Any, player: int) -> str:
        """The position as a line, or, for whoever remembers, all that was decided."""
        return str(state.history_str() if self._recalls else state)

    def _mark_seat(self, part: str, seat: int) -> None:
        if seat != NOBODY:
            self.dict[part][self._seats.index(seat)] = 1

    def _mark_figure(self, part: str, figure: int) -> None:
        if figure != NOBODY:
            self.dict[part].flat[self._order(figure)] = 1

    def _order(self, figure: int) -> int:
        """A figure's place in the set-up; nobody has none."""
        if figure == NOBODY:
            return -1
        return self._seats.index(figure >> SEAT_SHIFT) * KINDS + (figure & KIND_BITS)
