"""Who sits at a table, and whose dice it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from mansuba import Seat

HERE = "here"
"""The player of a chair on which a person sits; any other but `OPEN` is a bot's name."""
OPEN = "open"
"""The player of a chair that waits for a person."""
LOCAL = "local"
"""The guest who is whoever sits at this machine."""
STAND_IN = "merchant"
"""The bot that decides for people who are away."""


class Dice(Enum):
    """Where the lot and the throws come from."""

    PROGRAM = "program"
    """Drawn by whoever runs the table."""
    HAND = "hand"
    """Thrown by people with real sticks, who tell what fell."""

    def __repr__(self) -> str:
        return f"Dice.{self.name}"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat in the game and who sits there."""

    seat: Seat
    name: str
    player: str
    """`HERE`, `OPEN`, or the name of a bot."""
    guest: str | None = None
    """Which person, if one sits there; the same may sit on several chairs."""
    away: bool = False
    """Whether a bot decides for the person meanwhile."""

    @property
    def is_here(self) -> bool:
        """Whether a person sits there and decides."""
        return self.player == HERE and not self.away

    @property
    def bot(self) -> str | None:
        """The bot that decides there."""
        if self.player in (HERE, OPEN):
            return STAND_IN if self.away else None
        return self.player


def read_chairs(rows: Iterable[Mapping[str, Any]]) -> tuple[Chair, ...]:
    """The chairs as the database has them.

    In games that are older than guests, people were all at this machine.
    """
    return tuple(
        Chair(
            row["seat"],
            row["name"],
            row["player"],
            row.get("guest", LOCAL if row["player"] == HERE else None),
            row.get("away", False),
        )
        for row in rows
    )
