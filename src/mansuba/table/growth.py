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

from mansuba.table.naming import unnamed
from mansuba.table.store_errors import NoSuchGuestError

Row: TypeAlias = tuple[int, str, int, int, datetime, str]
"""An entry's number, request, part, what was seen, when, and what was said."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What a request adds to a game's log, and how the game stands with it."""

    game: str
    entries: tuple[Row, ...]
    begun: tuple[int, ...]
    """The seats whose set-ups do not wait any more."""
    arranged: str | None
    """The request of the set-up that is carried out by it, if one is. It still has to wait: whoever
    sent it may have replaced it since it was read."""
    phase: str
    turn: int
    winner: int | None
    sitting: str | None
    """Who sits where from now on, as JSON, if that changes. Whoever has sat there before may have
    been forgotten since their names were read."""
    guests: tuple[str, ...]
    """Whose names are in that."""
    sits: tuple[str, ...]
    """Those of them who sit down by it."""
    awaits: int | None
    due: datetime | None

    @property
    def updated(self) -> datetime:
        """When it was said."""
        return self.entries[-1][4]

    def without(self, guests: Collection[str]) -> Growth:
        """The same without the names of these guests, who were forgotten; a NoSuchGuestError if
        any of them sits down by it."""
        if self.sitting is None or not guests:
            return self
        if not {*guests}.isdisjoint(self.sits):
            raise NoSuchGuestError
        return replace(self, sitting=json.dumps(unnamed(json.loads(self.sitting), guests)))
