"""How a game's log grows in SQLite, in the driver's own words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from mansuba.table.growth import Growth
from mansuba.table.store_errors import EntryTakenError

GO_ON = (
    "UPDATE games SET updated = ?, phase = ?, turn = ?, winner = ?,"
    " sitting = COALESCE(?, sitting), awaits = ?, due = ? WHERE id = ?"
)
ENTER = (
    "INSERT INTO entries (game, seq, request, part, seen, at, said) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
IS_NAMED = "SELECT 1 FROM guests WHERE id = ? AND name <> ''"
IS_ARRANGED = "SELECT 1 FROM arrangements WHERE game = ? AND request = ?"
ARRANGED_NO_MORE = "DELETE FROM arrangements WHERE game = ? AND seat = ?"
INSTANT = "%Y-%m-%d %H:%M:%S.%f"
"""How SQLAlchemy has SQLite keep an instant."""


def grow(connection: Connection, new: Growth) -> bool:
    """Write it down; whether there is such a game."""
    cursor = cursor_of(connection)
    with in_its_own_errors():
        nameless = [one for one in new.guests if not cursor.execute(IS_NAMED, (one,)).fetchone()]
        return _grow(cursor, new.without(nameless))


def _grow(cursor: sqlite3.Cursor, new: Growth) -> bool:
    standing = (new.phase, new.turn, new.winner, new.sitting, new.awaits)
    due = _instant(new.due) if new.due else None
    changed = (_instant(new.updated), *standing, due, new.game)
    rows = [
        (new.game, seq, request, part, seen, _instant(at), said)
        for seq, request, part, seen, at, said in new.entries
    ]
    if not cursor.execute(GO_ON, changed).rowcount:
        return False
    if new.arranged and not cursor.execute(IS_ARRANGED, (new.game, new.arranged)).fetchone():
        raise EntryTakenError
    cursor.executemany(ENTER, rows)
    for seat in new.begun:
        cursor.execute(ARRANGED_NO_MORE, (new.game, seat))
    return True


def cursor_of(connection: Connection) -> sqlite3.Cursor:
    """The driver's own, of SQLAlchemy's connection."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver.cursor()


@contextmanager
def in_its_own_errors() -> Iterator[None]:
    """What goes wrong with the driver, as SQLAlchemy says it. Nobody is told what was written."""
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error


def _instant(at: datetime) -> str:
    return at.astimezone(UTC).strftime(INSTANT)
