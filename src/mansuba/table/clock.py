"""How long a table waits for people, and what it does when that is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from mansuba import Seat
from mansuba.table.entries import Undo
from mansuba.table.sayings import Away, Back, Nudge, Resume, Saying, Sit
from mansuba.table.table import Table
from mansuba.table.waiting import Awaited

PATIENCE = timedelta(minutes=2)
"""How long a table without a clock waits for whoever is not even connected."""
FOR_PEOPLE = (Awaited.PERSON, Awaited.TAP)


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
    waiting = table.awaits
    if waiting.awaited not in FOR_PEOPLE or waiting.seat is None:
        return None
    since = waits_since(table, waiting.seat) or created
    if tempo is not None:
        until = since + timedelta(seconds=tempo)
    elif gone is not None:
        since = max(since, gone)
        until = since + PATIENCE
    else:
        return None
    return Clock(waiting.seat, since, until, table.company.nudged == waiting.seat)


def waits_since(table: Table, seat: Seat) -> datetime | None:
    """Since when the table waits for a seat; None if it has from the beginning."""
    standing = len(table.line)
    for entry in reversed(table.entries):
        if isinstance(entry.said, Saying):
            if isinstance(entry.said, Resume | Back | Sit):
                return entry.at
            continue
        if isinstance(entry.said, Undo):
            return entry.at
        standing -= 1
        if table.line[standing].before.actor != seat:
            return entry.at
    return None
