"""Many games in arrays: what these are, wherever they lie, and who steps them on the processor."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, Self, TypeAlias

import numpy as np

from mansuba.env.seeing.batches import mask_batch, pick_batch, step_batch
from mansuba.env.seeing.bitsets import empty_sets
from mansuba.env.seeing.many import COUNTS, NUMBER
from mansuba.env.sights import Sights
from mansuba.kernel import ActionError, Kernel
from mansuba.kernel.layout import STATE_BYTES
from mansuba.kernel.legal import MOST_LEGAL
from mansuba.kernel.tables import Array

Make: TypeAlias = Callable[[tuple[int, ...], Any], Any]
"""Makes an array of a shape and a sort."""
ENDS = ("rewards", "terminated", "truncated", "illegal", "turns")
SMALLEST_SHARE = 64
"""Fewer games than that are not worth waking a thread for."""


@dataclass(frozen=True)
class Arrays:
    """What is kept of every game, a row each: numpy's arrays, or a GPU's."""

    states: Any
    counts: Any
    observations: Any
    masks: Any
    actors: Any
    rewards: Any
    terminated: Any
    truncated: Any
    illegal: Any
    turns: Any
    picks: Any

    @classmethod
    def made(cls, make: Make, kernel: Kernel, sights: Sights, games: int) -> Self:
        """Of the shapes and sorts that they have to be."""
        return cls(
            states=make((games, STATE_BYTES), np.uint8),
            counts=make((games, COUNTS), np.int64),
            observations=make((games, *sights.low.shape), sights.low.dtype),
            masks=make((games, kernel.actions), np.int8),
            actors=make((games,), np.int32),
            rewards=make((games, kernel.players), np.float32),
            terminated=make((games,), np.bool_),
            truncated=make((games,), np.bool_),
            illegal=make((games,), np.bool_),
            turns=make((games,), np.int32),
            picks=make((games,), np.int64),
        )

    def each(self, change: Callable[[Any], Any]) -> Self:
        """The same of every array."""
        return type(self)(*(change(getattr(self, field.name)) for field in fields(self)))


class Games(ABC):
    """So many games side by side; `arrays` is written anew by every call."""

    arrays: Arrays

    def __init__(self, kernel: Kernel, sights: Sights, games: int, limit: int) -> None:
        if games < 1:
            raise ValueError(f"there is at least one game, not {games}")
        self.kernel, self.sights, self.many, self.limit = kernel, sights, games, limit
        self.start = kernel.new()[0]
        self._rounds = 0

    def begin(self, seed: int) -> None:
        """The first games of a seed, which decides all that chance will."""
        self.seed, self._rounds = seed, 0
        self._open(np.arange(self.many))

    def begin_next(self) -> None:
        """In every place the next game of the seed."""
        self._open(self.numbers() + self.many)

    def _open(self, numbers: Array) -> None:
        counts = np.zeros((self.many, COUNTS), np.int64)
        counts[:, NUMBER] = numbers
        self._put("states", np.repeat(self.start[None], self.many, axis=0))
        self._put("counts", counts)
        for name in ENDS:
            array = getattr(self.arrays, name)
            self._put(name, np.zeros(array.shape, array.dtype))
        self._look()

    def step(self, actions: Any) -> None:
        """A decision in every game, then chance, then what the next player sees and may do."""
        self._step(self._checked(actions))

    def pick(self) -> Any:
        """One legal decision in every game at random: the same after the same seed."""
        self._pick(self._rounds)
        self._rounds += 1
        return self.arrays.picks

    @abstractmethod
    def row(self, game: int) -> Array:
        """A copy of a game's state, all but its hash."""

    @abstractmethod
    def numbers(self) -> Array:
        """A copy of every game's number."""

    @abstractmethod
    def close(self) -> None:
        """End what was begun for them; the arrays stay."""

    @abstractmethod
    def _put(self, name: str, values: Array) -> None:
        """Into the same array as ever: others hold it."""

    @abstractmethod
    def _checked(self, actions: Any) -> Any: ...

    @abstractmethod
    def _step(self, numbers: Any) -> None:
        """Carry them out, and look."""

    @abstractmethod
    def _look(self) -> None:
        """Write what whoever decides next sees, and may decide."""

    @abstractmethod
    def _pick(self, round_: int) -> None: ...


class HostGames(Games):
    """Games on the processor, shared out among threads; who takes which changes nothing."""

    def __init__(
        self, kernel: Kernel, sights: Sights, games: int, limit: int, threads: int | None
    ) -> None:
        super().__init__(kernel, sights, games, limit)
        many = _cores() if threads is None else threads
        if many < 1:
            raise ValueError(f"there is at least one thread, not {many}")
        shares = max(1, min(many, games // SMALLEST_SHARE))
        ends = [games * share // shares for share in range(shares + 1)]
        self.arrays = Arrays.made(np.zeros, kernel, sights, games)
        # What may be decided. The masks say the same, but whoever has them may write into them.
        self._allowed = empty_sets(games, kernel.actions)
        self._shares = [(slice(*part), self._share(slice(*part))) for part in pairwise(ends)]
        self._others = ThreadPoolExecutor(shares)

    def row(self, game: int) -> Array:
        """A copy of a game's state, all but its hash."""
        copy: Array = self.arrays.states[game].copy()
        return copy

    def numbers(self) -> Array:
        """A copy of every game's number."""
        copy: Array = self.arrays.counts[:, NUMBER].copy()
        return copy

    def close(self) -> None:
        """End the threads."""
        self._others.shutdown()

    def _share(self, part: slice) -> Arrays:
        return self.arrays.each(lambda array: array[part])

    def _put(self, name: str, values: Array) -> None:
        getattr(self.arrays, name)[:] = values

    def _checked(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.many,) or given.dtype.kind not in "iu":
            wanted = f"{self.many} integers, one for each game"
            raise ActionError(f"actions are {wanted}, not {given.dtype} of shape {given.shape}")
        return given.astype(np.int64)

    def _step(self, numbers: Array) -> None:
        rest = (self.start, self.sights.rows, self.seed, self.many, self.limit)

        def step(part: slice, a: Arrays) -> None:
            ends = (getattr(a, name) for name in ENDS)
            games = (numbers[part], a.states, a.counts, self._allowed[part])
            step_batch(self.kernel.table, *rest, *games, *ends)
            self._look_at(part, a)

        self._share_out(step)

    def _look(self) -> None:
        self._share_out(self._look_at)

    def _look_at(self, part: slice, a: Arrays) -> None:
        allowed = self._allowed[part]
        legal, row = np.empty(MOST_LEGAL, np.int64), np.empty(8 * allowed.shape[1], np.uint64)
        seen = (self.sights.rows, a.states, legal, row, a.masks, allowed, a.actors)
        mask_batch(self.kernel.table, *seen)
        self.sights.see_many(a.states, a.counts, a.actors, a.observations)

    def _pick(self, round_: int) -> None:
        def pick(part: slice, a: Arrays) -> None:
            pick_batch(self._allowed[part], self.seed, part.start, round_, a.picks)

        self._share_out(pick)

    def _share_out(self, work: Callable[[slice, Arrays], None]) -> None:
        """A share for each thread, one of them for the caller's own: compiled code lets them."""
        own, *others = self._shares
        working = [self._others.submit(work, *share) for share in others]
        work(*own)
        for done in working:
            done.result()


def _cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
