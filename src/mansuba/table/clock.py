"""How long a table waits for people, and what it does when that is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from mansuba import Phase, Seat
from mansuba.table.entries import Entry, Undo
from mansuba.table.sayings import Away, Back, Nudge, Resume, Sit
from mansuba.table.table import Table
from mansuba.table.undoing import begun

PATIENCE = timedelta(minutes=2)
"""How long a table without a clock waits for whoever is not even connected."""
GRACE = timedelta(hours=12)
"""The longest time that someone has after a reminder that came late."""
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
        """What has to be said by now: nobody is away who was not reminded."""
        if now < self.due:
            return None
        return Away(self.seat) if self.nudged else Nudge(self.seat)


def clock(
    table: Table,
    tempo: int | None,
    created: datetime,
    gone: datetime | None,
    started: datetime | None = None,
) -> Clock | None:
    """The clock that runs, if one does.

    `gone` is since when the person who is awaited has not been connected; None if they are.
    `started` is since when the server runs: who was reminded before is reminded again, for nobody
    could act while it was down.
    """
    seat = table.awaits.person
    if seat is None:
        return None
    since = waits_since(table, seat) or created
    if tempo is not None:
        time = timedelta(seconds=tempo)
    elif gone is not None:
        since, time = max(since, gone), PATIENCE
    else:
        return None
    until, nudged = since + time, _nudged(table, seat, max(since, started or since))
    if nudged:
        until = max(until, nudged + min(time / 2, GRACE))
    return Clock(seat, since, until, nudged is not None)


def _nudged(table: Table, seat: Seat, since: datetime) -> datetime | None:
    """When a seat was reminded last of what it is at, if it was since then."""
    meanwhile = reversed(table.entries[_before_waiting(table, seat) :])
    reminders = (entry.at for entry in meanwhile if entry.said == Nudge(seat))
    return next((at for at in reminders if at >= since), None)


def waits_since(table: Table, seat: Seat) -> datetime | None:
    """Since when the table waits for a seat to end what it is at; None: from the beginning."""
    before = _before_waiting(table, seat)
    return table.entries[before - 1].at if before else None


def _before_waiting(table: Table, seat: Seat) -> int:
    """How many entries there were when it began to. Their times do not tell: clocks are set."""
    standing = len(table.line)
    start = begun(table.line, seat) if table.position.phase in IN_THE_MIDDLE else standing
    for entry in reversed(table.entries):
        if _begins_anew(entry, seat):
            return entry.seq
        if entry.moves:
            if standing == start:
                return entry.seq
            standing -= 1
    return 0


def _begins_anew(entry: Entry, seat: Seat) -> bool:
    match entry.said:
        case Undo() | Resume():
            return True
        case Back(of) | Sit(of):
            return of == seat
        case _:
            return False
