"""What is written at every decision, ready to be put into words by whichever database it is.

All else that is read and written is asked for in SQLAlchemy's words. This comes a hundred times a
second, and each engine has its own, shorter way to write it down.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeAlias

from mansuba.table.naming import unnamed, unnamed_word

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
    sitting: str | None
    """Who sits where from now on, as JSON, if that changes. Names that have not changed may have
    been forgotten since they were read."""
    guests: tuple[str, ...]
    """Whose names are in that."""
    awaits: int | None
    due: datetime | None

    @property
    def updated(self) -> datetime:
        """When it was said."""
        return self.entries[-1][4]

    def without(self, guests: Collection[str]) -> Growth:
        """The same without the names of these guests, who were forgotten at this very moment."""
        if self.sitting is None or not guests:
            return self
        sitting = json.dumps(unnamed(json.loads(self.sitting), guests))
        entries = tuple((*one[:-1], unnamed_word(one[-1], guests)) for one in self.entries)
        return replace(self, sitting=sitting, entries=entries)
