"""How a game's log grows in PostgreSQL: one statement is one question to it, and a transaction."""

from __future__ import annotations

from typing import Any

from mansuba.table.growth import Growth

GROW = """
WITH changed AS (
    UPDATE games SET updated = $2, phase = $3, turn = $4, winner = $5, sitting = $6::text::json,
        awaits = $7, due = $8
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


def asked(new: Growth, channel: str, note: str) -> tuple[Any, ...]:
    """What the statement is asked with."""
    standing = (new.phase, new.turn, new.winner, new.sitting, new.awaits, new.due)
    columns = [list(column) for column in zip(*new.entries, strict=True)]
    return (new.game, new.updated, *standing, *columns, list(new.begun), channel, note)
