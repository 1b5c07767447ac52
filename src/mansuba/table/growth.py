"""What is written at every decision, ready to be put into words by whichever database it is.

All else that is read and written is asked for in SQLAlchemy's words. This comes a hundred times a
second, and each engine has its own, shorter way to write it down.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

Row: TypeAlias = tuple[int, str, int, int, datetime, str]
"""An entry's number, request, part, what was seen, when, and what was said."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What a request adds to a game's log, and how the game stands with it."""

    game: str
    entries: tuple[Row, ...]
    begun: tuple[int, ...]
    """The seats whose set-ups do not wait any more."""
    phase: str
    turn: int
    winner: int | None
    sitting: str
    """Who sits where, as JSON."""
    awaits: int | None
    due: datetime | None

    @property
    def updated(self) -> datetime:
        """When it was said."""
        return self.entries[-1][4]
