"""Every player by name, with an effort if one is given: `vizier:2000`; or a program: `run:./bot`.

A name says all there is to know of a player, so another process can make the same one of it.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import replace
from random import Random

from mansuba.players.merchant import Merchant
from mansuba.players.outside import Outside
from mansuba.players.priest import Priest
from mansuba.players.protocol import AS_USUAL, Budget, Line, Player, Thought
from mansuba.players.scribe import Scribe
from mansuba.players.vizier import Vizier
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.position import Position

PLAYERS: Mapping[str, Player] = FrozenDict(
    {"scribe": Scribe(), "merchant": Merchant(), "priest": Priest(), "vizier": Vizier()}
)
"""Every player by name, the weakest first."""

RUN = "run:"
EFFORT = re.compile("[1-9][0-9]{0,8}")


class UnknownPlayerError(MansubaError, ValueError):
    """Nobody is called so."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known
        """What players are called; EFFORT and COMMAND stand for what one may choose."""

    def __str__(self) -> str:
        return f"no player is called {self.name!r}; known are {', '.join(self.known)}"


class AtEffort(Player):
    """A player who takes a given effort for granted."""

    searches = True

    def __init__(self, player: Player, effort: int) -> None:
        self.player = player
        self.effort = effort
        self.compiled = player.compiled

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """What the player thinks with that effort, unless another is asked for."""
        return self.player.think(position, rng, self._at_effort(budget))

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        """The same of its plan."""
        return self.player.plan(position, rng, self._at_effort(budget))

    def _at_effort(self, budget: Budget) -> Budget:
        return replace(budget, effort=budget.effort or self.effort)


def player_called(name: str) -> Player:
    """The player of this name, or an UnknownPlayerError.

    >>> player_called("merchant") is PLAYERS["merchant"]
    True
    >>> player_called("pharaoh")
    Traceback (most recent call last):
    mansuba.players.naming.UnknownPlayerError: no player is called 'pharaoh'; known are scribe, ...
    """
    if name.startswith(RUN):
        return _program(name)
    called, colon, effort = name.partition(":")
    player = PLAYERS.get(called)
    if player is None or (colon and not (player.searches and EFFORT.fullmatch(effort))):
        raise _unknown(name)
    return AtEffort(player, int(effort)) if colon else player


def _program(name: str) -> Outside:
    command = name.removeprefix(RUN)
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation that does not end
        raise _unknown(name) from None
    if not words:
        raise _unknown(name)
    return Outside(command)


def _unknown(name: str) -> UnknownPlayerError:
    efforts = [f"{called}:EFFORT" for called, player in PLAYERS.items() if player.searches]
    return UnknownPlayerError(name, (*PLAYERS, *efforts, f"{RUN}COMMAND"))
