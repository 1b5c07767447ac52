"""What is kept of a game beside its log, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from mansuba import Decision, Figure, Phase, Place, Seat
from mansuba.table.chairs import LOCAL, Chair
from mansuba.table.entries import Entry
from mansuba.table.sayings import Away, Back, Sit
from mansuba.table.table import Table


@dataclass(frozen=True)
class Terms:
    """How a table is run, beside what its log says."""

    host: str | None = LOCAL
    """The guest who made it, or who has it by now; None if they are forgotten."""
    tempo: int | None = None
    """Seconds that a turn may take; None: no clock."""
    open: bool = False
    """Whether anyone may come."""
    chat: bool = True
    """Whether people may write to each other."""


@dataclass(frozen=True)
class Summary:
    """How a game stands, for the list of games and for whoever looks after it."""

    phase: Phase
    turn: int
    """How many turns have been played."""
    winner: Seat | None
    chairs: tuple[Chair, ...]
    awaits: Seat | None = None
    """The seat of the person who is to decide."""
    due: datetime | None = None
    """When somebody has to look after it."""


@dataclass(frozen=True)
class Listed:
    """A game in the list of games."""

    id: str
    name: str | None
    created: datetime
    updated: datetime
    board: str
    terms: Terms
    summary: Summary


@dataclass(frozen=True)
class Arrangement:
    """A set-up that has come in before its turn."""

    request: str
    decisions: tuple[Decision, ...]


Arranged: TypeAlias = Mapping[Seat, Arrangement]


@dataclass(frozen=True)
class Stored:
    """A game with its whole log."""

    id: str
    name: str | None
    created: datetime
    table: Table
    """As it was when it was made."""
    entries: tuple[Entry, ...]
    terms: Terms
    arrangements: Arranged
    due: datetime | None


@dataclass(frozen=True)
class Glance:
    """What another process may have changed."""

    entries: tuple[Entry, ...]
    """Those that are new."""
    name: str | None
    terms: Terms
    arrangements: Arranged
    due: datetime | None


def changes_chairs(entry: Entry) -> bool:
    """Whether somebody else sits there after an entry, or decides for whoever does."""
    return isinstance(entry.said, Sit | Away | Back)


def arranged_no_more(entry: Entry) -> Seat | None:
    """The seat whose set-up does not wait any more after an entry: it is someone else's by now, or
    has begun to set up, be it in this way or another."""
    match entry.said:
        case Sit(seat=seat) | Place(figure=Figure(seat=seat)):
            return seat
        case _:
            return None
