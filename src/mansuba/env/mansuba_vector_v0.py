"""Thousands of games at once, in arrays: on the processor's cores, or on a GPU.

>>> games = env(games=4096, players=3)
>>> observations, info = games.reset(seed=1)
>>> observations, rewards, terminated, truncated, info = games.step(games.sample())
>>> observations.shape, rewards.shape, info["action_mask"].shape
((4096, 41), (4096, 3), (4096, 241))

It needs numpy and numba alone; `docs/environments.md` tells what it does and promises.
"""

from __future__ import annotations

import math
import secrets
from typing import Any, Literal, TypeAlias

import numpy as np

from mansuba.env.editions import edition_called
from mansuba.env.games import Games, HostGames
from mansuba.env.playing import USUAL_TURNS
from mansuba.env.seeing.sight import SHOWN, SPOT
from mansuba.env.sights import Observation, Sights, View, sights_of
from mansuba.kernel import ActionError, Kernel
from mansuba.kernel.entries import rehash
from mansuba.kernel.tables import SPACE_SHIFT, WAY, Array
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.position import Position

Device: TypeAlias = Literal["cpu", "cuda"]
Stepped: TypeAlias = tuple[Any, Any, Any, Any, dict[str, Any]]


def env(games: int, **options: Any) -> VectorEnv:
    """So many games side by side; the options are those of `VectorEnv`."""
    return VectorEnv(games, **options)


class VectorEnv:
    """Games side by side, each decided by whoever acts in it; a new one where one has ended.

    All arrays are made once and written anew by every call: copy what is to be kept. On `cuda`
    they lie on the current GPU and offer dlpack and CUDA's array interface.
    """

    metadata = {"name": "mansuba_vector_v0", "autoreset_mode": "same_step"}  # noqa: RUF012 - as declared elsewhere

    def __init__(
        self,
        games: int,
        players: int = 2,
        edition: str | Edition = "sun",
        turns: int = USUAL_TURNS,
        observation: Observation = "compact",
        view: View = "seat",
        device: Device = "cpu",
        threads: int | None = None,
    ) -> None:
        kernel = Kernel(edition_called(edition), players)
        sights = sights_of(kernel, turns, observation, view)
        self._games: Games
        if device == "cpu":
            self._games = HostGames(kernel, sights, games, turns, threads)
        elif device == "cuda":
            from mansuba.env.device import DeviceGames

            self._games = DeviceGames(kernel, sights, games, turns)
        else:
            raise ValueError(f"a device is 'cpu' or 'cuda', not {device!r}")
        self.games, self.players, self.actions = games, players, kernel.actions
        self.parts, self.low, self.high = sights.parts, sights.low, sights.high
        """Where in an observation each thing is; the least and the greatest that one holds."""
        self.seats: tuple[int, ...] = tuple(kernel.edition.board.seats[players])
        self.shown = sights.rows[:, SHOWN : SHOWN + kernel.actions]
        """[player, decision]: the number that a player gives to one of the kernel's decisions."""
        self.ways = _ways(kernel, sights)
        """By player: how few simple moves lead from each space into the player's Pyramid."""
        self._began = False

    def reset(self, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """New games: with a seed its first ones, without one the next of the seed before."""
        if seed is None and self._began:
            self._games.begin_next()
        else:
            given = secrets.randbits(63) if seed is None else seed
            self._games.begin(given & (2**63 - 1))
        self._began = True
        return self._games.arrays.observations, self._info()

    def step(self, actions: Any) -> Stepped:
        """What the acting player of every game decides, and all that follows until someone does.

        Returns what the next player of each game sees, everyone's rewards, which games were won
        or ended by an illegal action, which were cut short, and what else there is to know.
        """
        self._check_begun()
        self._games.step(actions)
        arrays = self._games.arrays
        ends = (arrays.terminated, arrays.truncated)
        return arrays.observations, arrays.rewards, *ends, self._info()

    def sample(self) -> Any:
        """A legal action for every game, each as likely; the seed decides these as well."""
        self._check_begun()
        return self._games.pick()

    def row(self, game: int) -> Array:
        """A game as the kernel knows it: a copy of its state."""
        self._check_begun()
        row = self._games.row(game)
        rehash(self._games.kernel.table, row)
        return row

    def position(self, game: int) -> Position:
        """A game in the rulebook's words."""
        return self._games.kernel.decode(self.row(game))

    def close(self) -> None:
        """End the threads; the arrays stay."""
        self._games.close()

    def _info(self) -> dict[str, Any]:
        arrays = self._games.arrays
        return {
            "action_mask": arrays.masks,
            "actor": arrays.actors,
            "illegal": arrays.illegal,
            "turns": arrays.turns,
        }

    def _check_begun(self) -> None:
        if not self._began:
            raise ActionError("no game has begun: call reset() first")


def _ways(kernel: Kernel, sights: Sights) -> Array:
    """As spaces are shown to the first player, in the form of a plane if there are planes."""
    seats, spaces = kernel.edition.board.seats[kernel.players], len(kernel.edition.board.spaces)
    shape = sights.low.shape[1:] or (spaces,)
    ways = np.zeros((len(seats), math.prod(shape)), np.int16)
    spots = sights.rows[0, SPOT : SPOT + spaces]
    for player, seat in enumerate(seats):
        ways[player, spots] = kernel.table[WAY + (seat << SPACE_SHIFT) :][:spaces]
    return ways.reshape(len(seats), *shape)
