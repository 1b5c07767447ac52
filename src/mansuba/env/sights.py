"""How each player looks at a game: from which side, and as what sort of observation.

`docs/environments.md` has the tables. The view `board` is the same for all; in the view `seat` the
board is turned so that whoever looks is player 0 and sits where the first seat is. Decisions are
turned with it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Literal, TypeAlias

import numpy as np

from mansuba.env.seeing.batches import numbers_batch, planes_batch
from mansuba.env.seeing.entries import see_numbers, see_planes
from mansuba.env.seeing.sight import SHOWN, SPOT
from mansuba.env.turning import turned
from mansuba.kernel import Kernel
from mansuba.kernel.layout import FIGURES, KINDS, MOST_STEPS, PLACE, TAKE
from mansuba.kernel.tables import Array
from mansuba.notation.picture import is_hexagonal
from mansuba.rulebook.board import Board
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.phase import Phase

Observation: TypeAlias = Literal["compact", "planes"]
View: TypeAlias = Literal["seat", "board"]

MOST_TURNS = 2**15 - 1
"""What the compact observation has room for."""


class Sights(ABC):
    """What the players of a game see; `parts` says where in an observation each thing is."""

    parts: Mapping[str, slice]
    low: Array
    """The least and the greatest that an observation holds, in its shape."""
    high: Array
    rows: Array
    """The sight of each player, as `seeing` reads it."""

    @abstractmethod
    def see(self, row: Array, player: int, turns: int) -> Array:
        """A new observation of a state for a player."""

    @abstractmethod
    def see_many(self, states: Array, counts: Array, actors: Array, out: Array) -> None:
        """What the acting player of every game sees, written into `out`."""


class Numbers(Sights):
    """The compact observation: a vector of 16-bit numbers, -1 for nobody and nowhere."""

    def __init__(self, kernel: Kernel, turns: int, view: View) -> None:
        players, spaces = kernel.players, len(kernel.edition.board.spaces)
        bounds = {
            "figures": (KINDS * players, -1, spaces - 1),
            "icons": (KINDS, 0, MOST_STEPS),
            "naals": (KINDS, 0, 1),
            "phase": (1, 0, len(Phase) - 1),
            "player": (1, 0, players - 1),
            "actor": (1, -1, players - 1),
            "mover": (1, -1, players - 1),
            "starter": (1, -1, players - 1),
            "moving": (1, -1, KINDS * players - 1),
            "hand": (1, -1, KINDS * players - 1),
            "steps": (1, 0, MOST_STEPS),
            "begun": (1, 0, 1),
            "left_temple": (1, 0, 1),
            "turns": (1, 0, turns),
        }
        self.parts = _slices({name: width for name, (width, _, _) in bounds.items()})
        widths = [width for width, _, _ in bounds.values()]
        self.low = np.repeat([low for _, low, _ in bounds.values()], widths).astype(np.int16)
        self.high = np.repeat([high for _, _, high in bounds.values()], widths).astype(np.int16)
        self.rows = _rows(kernel, view, np.arange(spaces))
        self._table = kernel.table

    def see(self, row: Array, player: int, turns: int) -> Array:
        """A new observation of a state for a player."""
        out = np.empty(self.low.shape, np.int16)
        see_numbers(self._table, row, self.rows, player, turns, out)
        return out

    def see_many(self, states: Array, counts: Array, actors: Array, out: Array) -> None:
        """What the acting player of every game sees, written into `out`."""
        numbers_batch(self._table, self.rows, states, counts, actors, out)


class Planes(Sights):
    """Planes of bytes, one above the other, each the whole board in rows and columns."""

    def __init__(self, kernel: Kernel, turns: int, view: View) -> None:
        players, board = kernel.players, kernel.edition.board
        where, height, width = grid(board)
        widths = {
            "figures": KINDS * players,
            "ground": 1,
            "temples": players,
            "pyramids": players,
            "player": players,
            "actor": players,
            "mover": players,
            "starter": players,
            "phase": len(Phase),
            "icons": KINDS,
            "naals": KINDS,
            "moving": 1,
            "hand": KINDS,
            "steps": 1,
            "begun": 1,
            "left_temple": 1,
            "turns": 1,
        }
        self.parts = _slices(widths)
        shape = (sum(widths.values()), height, width)
        self.low = np.zeros(shape, np.uint8)
        self.high = np.ones(shape, np.uint8)
        for name, most in (("icons", MOST_STEPS), ("steps", MOST_STEPS), ("turns", 255)):
            self.high[self.parts[name]] = most
        self.rows = _rows(kernel, view, where)
        self._table, self._limit = kernel.table, turns
        self.changing: int = self.parts["actor"].start
        """The first plane that is not always the same."""
        still = np.stack([self._unchanging(board, player) for player in range(players)])
        self.still = still.reshape(players, len(self.low), -1)
        """For every player, the planes before it; the others are 0."""

    def see(self, row: Array, player: int, turns: int) -> Array:
        """A new observation of a state for a player."""
        flat: Array = self.still[player].copy()
        rest = (self.changing, turns, self._limit, self._fills())
        see_planes(self._table, row, self.rows, player, *rest, flat)
        return flat.reshape(self.low.shape)

    def see_many(self, states: Array, counts: Array, actors: Array, out: Array) -> None:
        """What the acting player of every game sees, written into `out`."""
        flat = out.reshape(*out.shape[:2], -1)
        seen = (self.rows, states, counts, actors, self.still)
        planes_batch(self._table, *seen, self.changing, self._limit, self._fills(), flat)

    def _fills(self) -> Array:
        """Room for a number for each plane that changes."""
        return np.empty(len(self.low) - self.changing, np.uint8)

    def _unchanging(self, board: Board, player: int) -> Array:
        """The planes that are always the same: where spaces and courts are, who looks."""
        out = np.zeros(self.low.shape, np.uint8)
        flat, sight = out.reshape(len(out), -1), self.rows[player]
        spots = sight[SPOT : SPOT + len(board.spaces)]
        number = {space: index for index, space in enumerate(board.spaces)}
        flat[self.parts["ground"].start, spots] = 1
        seats = board.seats[len(self.rows)]
        for seat in seats:
            for name, courts in (("temples", board.temples), ("pyramids", board.pyramids)):
                plane = self.parts[name].start + sight[seat]
                flat[plane, spots[[number[space] for space in courts[seat]]]] = 1
        flat[self.parts["player"].start + sight[seats[player]]] = 1
        return out


def sights_of(kernel: Kernel, turns: int, observation: Observation, view: View) -> Sights:
    """The sights of a game that is cut short after so many turns."""
    if not 1 <= turns <= MOST_TURNS:
        raise ValueError(f"a game is cut short after 1 to {MOST_TURNS} turns, not {turns}")
    if view not in ("seat", "board"):
        raise ValueError(f"a view is 'seat' or 'board', not {view!r}")
    if observation not in ("compact", "planes"):
        raise ValueError(f"an observation is 'compact' or 'planes', not {observation!r}")
    sort = Numbers if observation == "compact" else Planes
    return sort(kernel, turns, view)


def grid(board: Board) -> tuple[Array, int, int]:
    """Where each space is in a plane, rows one after the other; how high and wide a plane is.

    A row is a line of the board's picture. Hexagons are pushed together so that all neighbours are
    within one row and one column: E and W beside, NW and SE in the same column.
    """
    lines = np.array([line for _, line in (board.layout[space] for space in board.spaces)])
    columns = np.array([column for column, _ in (board.layout[space] for space in board.spaces)])
    across = columns - 2 * lines if is_hexagonal(board) else columns
    rows, across = (np.unique(ways, return_inverse=True)[1] for ways in (lines, across))
    height, width = int(rows.max()) + 1, int(across.max()) + 1
    return rows * width + across, height, width


def _slices(widths: Mapping[str, int]) -> Mapping[str, slice]:
    ends = np.cumsum(list(widths.values())).tolist()
    return {
        name: slice(end - width, end)
        for (name, width), end in zip(widths.items(), ends, strict=True)
    }


def _rows(kernel: Kernel, view: View, where: Array) -> Array:
    """Every player's sight; `where` is where each space is shown to the first player."""
    board, actions = kernel.edition.board, kernel.actions
    seats = tuple(board.seats[kernel.players])
    rows = np.zeros((len(seats), SHOWN + 2 * actions), np.int16)
    for player, row in enumerate(rows):
        aside = player if view == "seat" else 0
        for place, seat in enumerate(seats):
            row[seat] = (place - aside) % len(seats)
        row[SPOT : SPOT + len(where)] = where[_turned_spaces(board, seats[aside], seats[0])]
        shown = _shown(board, seats, aside, actions)
        row[SHOWN : SHOWN + actions] = shown
        row[SHOWN + actions :] = np.argsort(shown)
    return rows


def _turned_spaces(board: Board, seat: Seat, goal: Seat) -> list[int]:
    number = {space: index for index, space in enumerate(board.spaces)}
    spaces = turned(board, seat, goal).spaces
    return [number[spaces[space]] for space in board.spaces]


def _shown(board: Board, seats: tuple[Seat, ...], aside: int, actions: int) -> Array:
    """The number that a player gives to each of the kernel's decisions."""
    shown = np.arange(actions)
    seat, goal = seats[aside], seats[0]
    turn = turned(board, seat, goal)
    for place, direction in enumerate(board.compass):
        shown[place] = board.compass.index(turn.directions[direction])
    for place, owner in enumerate(seats):
        counted = seats[(place - aside) % len(seats)]
        for stick in range(KINDS):
            kinds = TAKE + stick * FIGURES + np.arange(KINDS)
            shown[kinds + owner * KINDS] = kinds + counted * KINDS
    for slot, space in enumerate(board.temples[seat]):
        shown[PLACE + slot] = PLACE + board.temples[goal].index(turn.spaces[space])
    return shown
