"""The kernel as others use it: everything from outside is checked before compiled code sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from operator import index
from typing import NamedTuple, SupportsIndex

import numpy as np

from mansuba.kernel import entries, state
from mansuba.kernel.actions import ActionError
from mansuba.kernel.layout import HASH, PHASE, SEATS, STATE_BYTES, TAKE, TAKE_PHASE
from mansuba.kernel.legal import MOST_LEGAL
from mansuba.kernel.moves import FULL, MOST_PATH
from mansuba.kernel.policy import MOST_WEIGHT, WEIGHTS
from mansuba.kernel.state import StateError
from mansuba.kernel.tables import SLOTS, SPACE_SHIFT, TEMPLE, WAY, Array, actions, tables
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.position import Position

AT_RANDOM: tuple[int, ...] = ()
"""Weights for playouts in which every legal decision is as likely."""
SHARES_A_THREAD = 8


class Results(NamedTuple):
    """How playouts ended, an entry a game."""

    winner: Array
    """The winning seat, or -1 if the game was cut short."""
    turns: Array
    decisions: Array


class WholeMoves(NamedTuple):
    """The distinct results of a turn, an entry each."""

    states: Array
    """The state after the turn."""
    paths: Array
    """The decisions that lead there, the Take first, -1 after the last."""


class Kernel:
    """The game of an edition and a number of players, compiled.

    >>> kernel = Kernel(Edition.standard(), players=2)
    >>> kernel.play(kernel.new(games=3), seed=7, turns=100).turns
    array([100, 100, 100])
    """

    def __init__(self, edition: Edition, players: int) -> None:
        Position.new(edition, players)  # refuses a number that the board has no seats for
        self.edition = edition
        self.players = players
        self.table = tables(edition, players)
        self.actions = actions(self.table)
        """How many decisions players have; masks are so wide."""

    def new(self, games: int = 1) -> Array:
        """So many games before the set-up, a row each."""
        return np.repeat(self.encode(Position.new(self.edition, self.players))[None], games, axis=0)

    def encode(self, position: Position) -> Array:
        """The state of a position of this game."""
        if position.edition != self.edition or len(position.seats) != self.players:
            raise StateError("the position is of another edition or number of players")
        return state.encode(position)

    def decode(self, row: Array) -> Position:
        """The position of a state; a StateError if the bytes are none."""
        return state.decode(self.edition, self.players, row)

    def legal(self, row: Array) -> list[int]:
        """A state's legal decisions, chance's too, in the rulebook's order."""
        row = self._checked(row[None])[0]
        out = np.empty(MOST_LEGAL, np.int64)
        return [int(action) for action in out[: entries.list_legal(self.table, row, out)]]

    def masks(self, states: Array) -> Array:
        """For every game, 1 where a player's decision is legal; all 0 where chance acts."""
        states = self._checked(states)
        masks = np.empty((len(states), self.actions), np.uint8)
        entries.write_masks(self.table, states, masks)
        return masks

    def apply(self, states: Array, decided: Sequence[int] | Array) -> None:
        """Carry out one decision in every game; if any is refused, nothing has changed."""
        self._check_own(states)
        given = np.asarray(decided)
        if given.shape != (len(states),) or given.dtype.kind not in "iu":
            raise ActionError(f"decisions are {len(states)} integers, one for each game")
        given = given.astype(np.int64)
        game = entries.first_illegal(self.table, states, given)
        if game != entries.ALL_LEGAL:
            raise ActionError(f"decision {decided[game]} is not legal in game {game}")
        entries.apply_all(self.table, states, given)

    def let_chance(
        self, states: Array, seed: SupportsIndex, counters: Array, first: int = 0
    ) -> None:
        """Let chance throw, and cast the lot, wherever it is to act.

        `counters` (int64, one a game, zero at first) is how many draws a game has used: with the
        seed and the number of the game, counted from `first`, it makes every draw repeatable.
        """
        self._check_own(states)
        _check_array("counters", counters, np.int64, (len(states),))
        entries.let_chance(self.table, states, _seed(seed), first, counters)

    def step(
        self,
        states: Array,
        decided: Array,
        seed: SupportsIndex,
        counters: Array,
        masks: Array,
        first: int = 0,
        threads: int = 1,
    ) -> Array:
        """One decision (int64) in every game, then chance, then the masks of what is legal next.

        Returns for each game whether its decision was refused; a game whose was stands as it did.
        The arrays are the caller's and are written in place.
        """
        self._check_own(states, threads)
        _check_array("decisions", decided, np.int64, (len(states),))
        _check_array("counters", counters, np.int64, (len(states),))
        _check_array("masks", masks, np.uint8, (len(states), self.actions))
        key = _seed(seed)
        refused = np.empty(len(states), np.bool_)

        def step(start: int, end: int) -> None:
            rows = slice(start, end)
            per_game = (counters[rows], masks[rows], refused[rows])
            entries.step_all(self.table, states[rows], decided[rows], key, first + start, *per_game)

        _share_out(step, len(states), threads)
        return refused

    def play(
        self,
        states: Array,
        seed: SupportsIndex,
        turns: SupportsIndex,
        weights: Sequence[int] = AT_RANDOM,
        threads: int = 1,
        first: int = 0,
    ) -> Results:
        """Play every game on, to its end or for so many turns; the states become the last ones.

        The result depends on the seed and on each game's number, counted from `first`, but not on
        the threads. `weights` are those of `mansuba.kernel.policy`.
        """
        self._check_own(states, threads)
        most = index(turns)
        if most < 0:
            raise ActionError(f"a playout is 0 or more turns long, not {most}")
        key, weighed = _seed(seed), _weights(weights)
        results = np.empty((len(states), 3), np.int64)

        def play(start: int, end: int) -> None:
            part = slice(start, end)
            entries.play_all(
                self.table, states[part], weighed, key, first + start, most, results[part]
            )

        _share_out(play, len(states), threads)
        return Results(*results.T)

    @cached_property
    def nearest_slots(self) -> Array:
        """For `moves`: owners put a beguiled figure as near to their Pyramid as can be."""
        many, t = int(self.table[SLOTS]), self.table
        order = np.tile(np.arange(many), (SEATS, 1))
        for seat in self.edition.board.seats[self.players]:
            ways = t[WAY + (seat << SPACE_SHIFT) :]
            temple = t[TEMPLE + (seat << SPACE_SHIFT) :][:many]
            order[seat] = np.argsort([ways[space] for space in temple], kind="stable")
        return order

    def moves(self, row: Array, placing: Array | None = None) -> WholeMoves:
        """Every distinct result of the turn that is about to begin, one path each.

        A beguiled figure is placed in every way, or, with `placing`, in the first empty one of
        the slots that it names for each seat in order of preference. Results of different Takes
        are kept apart.
        """
        row = self._checked(row[None])[0]
        if row[PHASE] != TAKE_PHASE:
            raise StateError("whole moves begin where a stick is to be taken")
        takes = np.array(self.legal(row), np.int64)
        if takes[0] < TAKE:
            return self._passes(row, takes)
        order = self._slot_order(placing)
        room = 512
        while True:
            scratch = (
                np.empty((room, STATE_BYTES), np.uint8),
                np.empty((room, 2), np.int32),
                np.zeros(8 * room + 1, np.uint64),
            )
            states = np.empty((2 * room, STATE_BYTES), np.uint8)
            paths = np.empty((2 * room, MOST_PATH), np.int16)
            found = entries.reach_all(self.table, row, takes, order, *scratch, states, paths)
            if found != FULL:
                return WholeMoves(states[:found], paths[:found])
            room *= 2

    def _slot_order(self, placing: Array | None) -> Array:
        """The slots of every seat's Temple in order of preference; no column if all are tried."""
        many = int(self.table[SLOTS])
        if placing is None:
            return np.empty((SEATS, 0), np.int64)
        order = np.array(placing, np.int64)
        if order.shape != (SEATS, many) or (np.sort(order) != np.arange(many)).any():
            raise ActionError(f"placing names each of {many} slots once, for each of {SEATS} seats")
        return order

    def _passes(self, row: Array, passes: Array) -> WholeMoves:
        states = np.repeat(row[None], len(passes), axis=0)
        entries.apply_all(self.table, states, passes)
        paths = np.full((len(passes), MOST_PATH), -1, np.int16)
        paths[:, 0] = passes
        return WholeMoves(states, paths)

    def perft(self, row: Array, depth: int) -> int:
        """How many sequences of `depth` decisions, chance's among them, start here."""
        row = self._checked(row[None])[0]
        if depth < 0:
            raise ActionError(f"lines are 0 or more decisions deep, not {depth}")
        if depth == 0:
            return 1
        stack = np.repeat(row[None], depth + 1, axis=0)
        lists = np.empty((depth + 1, MOST_LEGAL), np.int64)
        width, at = np.zeros((2, depth + 1), np.int64)
        return int(entries.count_lines(self.table, stack, lists, width, at, depth))

    def _checked(self, states: Array) -> Array:
        """States that are only read, as an array of the one sort that is compiled for."""
        states = np.require(states, requirements=["C", "W"])
        self._check_own(states)
        return states

    def _check_own(self, states: Array, threads: int = 1) -> None:
        """Refuse states of the caller's that compiled code cannot work on where they are."""
        _check_array("states", states, np.uint8, (len(states), STATE_BYTES))
        unsound: list[int] = []

        def look(start: int, end: int) -> None:
            game = entries.first_unsound(self.table, states[start:end])
            if game != entries.ALL_SOUND:
                unsound.append(start + game)

        _share_out(look, len(states), threads)
        if unsound:
            raise StateError(f"row {min(unsound)} is no state of this game")


def _check_array(name: str, given: Array, dtype: type, shape: tuple[int, ...]) -> None:
    if not isinstance(given, np.ndarray):
        raise StateError(f"{name} are a numpy array, not {type(given).__name__}")
    is_ours = given.flags.c_contiguous and given.flags.writeable
    if given.dtype != dtype or given.shape != shape or not is_ours:
        wanted = f"{dtype.__name__} of shape {shape} in one block that may be written"
        raise StateError(f"{name} are {wanted}, not {given.dtype} of shape {given.shape}")


def _weights(weights: Sequence[object]) -> Array:
    if len(weights) not in (0, WEIGHTS):
        raise ActionError(f"a policy has {WEIGHTS} weights, not {len(weights)}")
    if not all(isinstance(weight, int) and abs(weight) <= MOST_WEIGHT for weight in weights):
        raise ActionError(f"weights are integers from -{MOST_WEIGHT} to {MOST_WEIGHT}")
    return np.array(weights, np.int64)


def _seed(seed: SupportsIndex) -> int:
    """A seed may be any integer; its last 63 bits count."""
    return index(seed) & (2**63 - 1)


def hash_of(row: Array) -> int:
    """The running hash of a state."""
    return int.from_bytes(row[HASH : HASH + 8].tobytes(), "little")


def _share_out(work: Callable[[int, int], None], games: int, threads: int) -> None:
    """Do the games on several threads at once; compiled code lets them.

    In more shares than threads, so that nobody waits long for a core that others use as well.
    """
    if threads <= 1:
        work(0, games)
        return
    shares = threads * SHARES_A_THREAD
    ends = [games * share // shares for share in range(shares + 1)]
    with ThreadPoolExecutor(threads) as pool:
        for done in [pool.submit(work, *part) for part in pairwise(ends)]:
            done.result()
