"""How long a table waits for people, and what it does when that is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import takewhile

from mansuba import Phase, Seat
from mansuba.table.entries import Entry, Undo
from mansuba.table.sayings import Away, Back, Nudge, Resume, Sit
from mansuba.table.table import Table
from mansuba.table.undoing import begun

PATIENCE = timedelta(minutes=2)
"""How long a table without a clock waits for whoever is not even connected."""
IN_THE_MIDDLE = (Phase.SET_UP, Phase.STEP, Phase.PLACE)
"""Phases in which a seat may go on with what it has begun."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that someone has."""

    seat: Seat
    since: datetime
    until: datetime
    nudged: bool

    @property
    def due(self) -> datetime:
        """When something has to be said next: a reminder at half time, and that it is over."""
        return self.until if self.nudged else self.since + (self.until - self.since) / 2

    def saying(self, now: datetime) -> Nudge | Away | None:
        """What has to be said by now."""
        if now >= self.until:
            return Away(self.seat)
        return Nudge(self.seat) if now >= self.due and not self.nudged else None


def clock(
    table: Table, tempo: int | None, created: datetime, gone: datetime | None
) -> Clock | None:
    """The clock that runs, if one does.

    `gone` is since when the person who is awaited has not been connected; None if they are.
    """
    seat = table.awaits.person
    if seat is None:
        return None
    since = waits_since(table, seat) or created
    if tempo is not None:
        until = since + timedelta(seconds=tempo)
    elif gone is not None:
        since = max(since, gone)
        until = since + PATIENCE
    else:
        return None
    meanwhile = takewhile(lambda entry: entry.at >= since, reversed(table.entries))
    nudged = any(entry.said == Nudge(seat) for entry in meanwhile)
    return Clock(seat, since, until, nudged)


def waits_since(table: Table, seat: Seat) -> datetime | None:
    """Since when the table waits for a seat to end what it is at; None: from the beginning."""
    standing = len(table.line)
    start = begun(table.line, seat) if table.position.phase in IN_THE_MIDDLE else standing
    for entry in reversed(table.entries):
        if _begins_anew(entry, seat):
            return entry.at
        if entry.moves:
            if standing == start:
                return entry.at
            standing -= 1
    return None


def _begins_anew(entry: Entry, seat: Seat) -> bool:
    match entry.said:
        case Undo() | Resume():
            return True
        case Back(of) | Sit(of):
            return of == seat
        case _:
            return False
