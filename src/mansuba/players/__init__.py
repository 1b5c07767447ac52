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

from mansuba.players.naming import PLAYERS, UnknownPlayerError, player_called
from mansuba.players.outside import Outside
from mansuba.players.progress import remaining
from mansuba.players.protocol import (
    AS_USUAL,
    Budget,
    Candidate,
    Line,
    NobodyActsError,
    Player,
    Thought,
)
from mansuba.players.seated import Seated

__all__ = [
    "AS_USUAL",
    "PLAYERS",
    "Budget",
    "Candidate",
    "Line",
    "NobodyActsError",
    "Outside",
    "Player",
    "Seated",
    "Thought",
    "UnknownPlayerError",
    "player_called",
    "remaining",
]
