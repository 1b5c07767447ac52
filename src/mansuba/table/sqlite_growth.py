"""How a game's log grows in SQLite, in the driver's own words."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection

from mansuba.table.growth import Growth

GO_ON = (
    "UPDATE games SET updated = ?, phase = ?, turn = ?, winner = ?, sitting = ?, awaits = ?,"
    " due = ? WHERE id = ?"
)
ENTER = (
    "INSERT INTO entries (game, seq, request, part, seen, at, said) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
ARRANGED_NO_MORE = "DELETE FROM arrangements WHERE game = ? AND seat = ?"
INSTANT = "%Y-%m-%d %H:%M:%S.%f"
"""How SQLAlchemy has SQLite keep an instant."""


def grow(connection: Connection, new: Growth) -> bool:
    """Write it down; whether there is such a game."""
    standing = (new.phase, new.turn, new.winner, new.sitting, new.awaits)
    due = _instant(new.due) if new.due else None
    changed = (_instant(new.updated), *standing, due, new.game)
    if not connection.exec_driver_sql(GO_ON, changed).rowcount:
        return False
    rows = [
        (new.game, seq, request, part, seen, _instant(at), said)
        for seq, request, part, seen, at, said in new.entries
    ]
    connection.exec_driver_sql(ENTER, rows)
    for seat in new.begun:
        connection.exec_driver_sql(ARRANGED_NO_MORE, (new.game, seat))
    return True


def _instant(at: datetime) -> str:
    return at.astimezone(UTC).strftime(INSTANT)
