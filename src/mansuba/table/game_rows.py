"""Games, their logs and their set-ups, as rows of the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from mansuba import Phase, Position
from mansuba.notation import read_decision, read_edition, read_position
from mansuba.table.chairs import Chair, Dice, read_chairs
from mansuba.table.entries import Entry, read_said, write_said
from mansuba.table.growth import Row as EntryRow
from mansuba.table.kept import Arranged, Arrangement, Listed, Summary, Terms
from mansuba.table.rows import ARRANGEMENTS, ENTRIES
from mansuba.table.table import Table

# Statements that are asked for at every look are made once.
LOG = (
    select(ENTRIES)
    .where(ENTRIES.c.game == bindparam("id"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)
ARRANGED = select(ARRANGEMENTS).where(ARRANGEMENTS.c.game == bindparam("id"))


def row_of(entry: Entry) -> EntryRow:
    """An entry as a row."""
    said = write_said(entry.said)
    return entry.seq, entry.request, entry.part, entry.seen, entry.at, said


def entries_after(connection: Connection, game: str, after: int) -> tuple[Entry, ...]:
    """What a log has after so many entries."""
    rows = connection.execute(LOG, {"id": game, "after": after})
    return tuple(
        Entry(row.seq, row.request, row.part, row.seen, row.at, read_said(row.said)) for row in rows
    )


def arrangements_of(connection: Connection, game: str) -> Arranged:
    """The set-ups that wait for their turn."""
    return {
        row.seat: Arrangement(row.request, tuple(map(read_decision, row.words.split())))
        for row in connection.execute(ARRANGED, {"id": game})
    }


def table_of(row: Row[Any]) -> Table:
    """The table as it was when it was made."""
    chairs = read_chairs(row.seats)
    edition = read_edition(row.edition)
    start = (
        Position.new(edition, len(chairs))
        if row.start is None
        else read_position(row.start, edition)
    )
    secret = bytes.fromhex(row.secret) if row.secret else None
    return Table.laid(start, chairs, Dice(row.dice), secret)


def terms_of(row: Row[Any]) -> Terms:
    """How the table is run."""
    return Terms(row.host, row.tempo, row.open, row.chat)


def rows_of(chairs: Iterable[Chair]) -> list[dict[str, Any]]:
    """Who sits where, as it is kept."""
    return [{name: getattr(chair, name) for name in Chair.__slots__} for chair in chairs]


def columns_of(summary: Summary) -> dict[str, Any]:
    """How a game stands, as it is kept."""
    return {
        "phase": summary.phase.value,
        "turn": summary.turn,
        "winner": summary.winner,
        "sitting": rows_of(summary.chairs),
        "awaits": summary.awaits,
        "due": summary.due,
    }


def listed(row: Row[Any]) -> Listed:
    """A game for the list of games."""
    return Listed(
        id=row.id,
        name=row.name,
        created=row.created,
        updated=row.updated,
        board=row.board,
        terms=terms_of(row),
        summary=Summary(
            Phase(row.phase), row.turn, row.winner, read_chairs(row.sitting), row.awaits, row.due
        ),
    )
