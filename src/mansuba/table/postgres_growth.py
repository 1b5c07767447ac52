"""How a game's log grows in PostgreSQL: one statement is one question to it, and a transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError

from mansuba.table.growth import Growth
from mansuba.table.store_errors import EntryTakenError

GROW = """
WITH changed AS (
    UPDATE games SET updated = $2, phase = $3, turn = $4, winner = $5,
        sitting = COALESCE($6::text::json, sitting), awaits = $7, due = $8
    WHERE id = $1
    RETURNING id
), entered AS (
    INSERT INTO entries (game, seq, request, part, seen, at, said)
    SELECT changed.id, new.*
    FROM changed, unnest(
        $9::int[], $10::text[], $11::int[], $12::int[], $13::timestamptz[], $14::text[]
    ) AS new
), begun AS (
    DELETE FROM arrangements USING changed WHERE game = changed.id AND seat = ANY($15::int[])
)
SELECT pg_notify($16, $17) FROM changed
"""
"""Changes a game's row first, so that of several that write to it at once each waits for the one
before. What it answers has a row if there is such a game."""
HOLD = "SELECT 1 FROM games WHERE id = $1 FOR UPDATE"
"""Waits before the statement begins, so that it sees what it has waited for."""
IS_ARRANGED = "SELECT 1 FROM arrangements WHERE game = $1 AND request = $2"
NAMELESS = """
WITH named AS (SELECT id FROM guests WHERE id = ANY($1::text[]) AND name <> '' FOR SHARE)
SELECT guest FROM unnest($1::text[]) AS guest WHERE guest NOT IN (SELECT id FROM named)
"""
"""Those whose names must not be written; the others keep theirs until the transaction ends."""


async def grow(connection: asyncpg.Connection, new: Growth, note: tuple[str, str]) -> bool:
    """Write it down, and tell a channel; whether there is such a game."""
    if not new.begun and new.sitting is None:
        return await _grow(connection, new, note)
    # A statement sees what there was when it began, and not what it has waited for: a set-up that
    # another process is just changing would be overlooked, and whoever was just forgotten named.
    async with connection.transaction():
        await connection.execute(HOLD, new.game)
        if new.guests:
            nameless = await connection.fetch(NAMELESS, [*new.guests])
            new = new.without([row["guest"] for row in nameless])
        if new.arranged and not await connection.fetch(IS_ARRANGED, new.game, new.arranged):
            raise EntryTakenError
        return await _grow(connection, new, note)


async def _grow(connection: asyncpg.Connection, new: Growth, note: tuple[str, str]) -> bool:
    return await connection.fetchrow(GROW, *_given(new, *note)) is not None


def _given(new: Growth, channel: str, note: str) -> tuple[Any, ...]:
    standing = (new.phase, new.turn, new.winner, new.sitting, new.awaits, new.due)
    columns = [list(column) for column in zip(*new.entries, strict=True)]
    return (new.game, new.updated, *standing, *columns, list(new.begun), channel, note)


@contextmanager
def in_its_own_errors() -> Iterator[None]:
    """What goes wrong with the driver, as SQLAlchemy says it."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(None, None, error) from error
    except asyncpg.PostgresError as error:
        raise DBAPIError(None, None, error) from error
