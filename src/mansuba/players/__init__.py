"""Those who decide: a player is asked for every decision of a seat, and sees the position alone.

>>> from random import Random
>>> from mansuba import Edition, Position
>>> position = Position.new(Edition.standard(), players=2)
>>> PLAYERS["merchant"].decide(position, Random(1)) in position.decisions()
True
>>> remaining(position, seat=0)
92
"""

from __future__ import annotations

from collections.abc import Mapping

from mansuba.players.merchant import Merchant
from mansuba.players.progress import remaining
from mansuba.players.protocol import NobodyActsError, Player
from mansuba.players.scribe import Scribe
from mansuba.rulebook.frozen import FrozenDict

PLAYERS: Mapping[str, Player] = FrozenDict({"scribe": Scribe(), "merchant": Merchant()})
"""Every player by name, the weakest first."""

__all__ = ["PLAYERS", "NobodyActsError", "Player", "remaining"]
