"""Who sits at a table, and whose dice it has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mansuba import Seat

HERE = "here"
"""The player of a chair on which a person at this screen sits; any other is a bot's name."""


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
    """`HERE`, or the name of a bot."""

    @property
    def is_here(self) -> bool:
        """Whether a person sits there."""
        return self.player == HERE
