"""Whom a table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mansuba import Seat


class Awaited(Enum):
    """Who is to act next."""

    PERSON = "person"
    """A person here, who decides for a seat."""
    BOT = "bot"
    """A bot, which decides for its seat."""
    DICE = "dice"
    """The program's dice, by themselves: the lot, or the throw of a seat that is a bot's."""
    TAP = "tap"
    """The program's dice, as soon as the person whose throw it is asks for it."""
    HAND = "hand"
    """Real dice: people tell what fell."""
    NOBODY = "nobody"
    """The game is over."""

    def __repr__(self) -> str:
        return f"Awaited.{self.name}"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who is to act next, and for which seat; a lot is no seat's."""

    awaited: Awaited
    seat: Seat | None = None
