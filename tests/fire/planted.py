"""Servers with a fault planted, to see that it is found out.

python tests/fire/planted.py FAULT serve ...     as `mansuba serve ...`, but with the fault
"""

from __future__ import annotations

import re
import sqlite3
import sqlite3.dbapi2
import sys
from functools import partial
from pathlib import Path
from typing import Any, Self

import asyncpg

from mansuba.cli.main import main
from mansuba.table.notes import Present, read_note
from mansuba.table.postgres_bell import PostgresBell

OF_A_GAME = re.compile("INSERT INTO entries|UPDATE games SET due")


def planted(fault: str) -> tuple[str, ...]:
    """The command of a server that has it."""
    return (sys.executable, str(Path(__file__)), fault)


class Late(sqlite3.Connection):
    """Acknowledges commits that it puts off, once a game is begun, until something else is."""

    put_off = 0
    of_a_game = False

    def commit(self) -> None:
        self.put_off = self.put_off + 1 if self.of_a_game else 0
        self.of_a_game = False
        if not self.put_off:
            super().commit()

    def rollback(self) -> None:
        """Would take back what was acknowledged."""
        if not self.put_off:
            super().rollback()

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(LateCursor)


class LateCursor(sqlite3.Cursor):
    """Begins nothing while something is put off."""

    connection: Late

    def execute(self, statement: str, *given: Any) -> Self:
        self.connection.of_a_game |= bool(OF_A_GAME.match(statement))
        begins = statement.startswith("BEGIN") and self.connection.in_transaction
        return self if begins else super().execute(statement, *given)

    def executemany(self, statement: str, *given: Any) -> Self:
        self.connection.of_a_game |= bool(OF_A_GAME.match(statement))
        return super().executemany(statement, *given)


class Careless(sqlite3.Connection):
    """Has commits acknowledged that are nowhere but in the system's memory."""

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(CarelessCursor)


class CarelessCursor(sqlite3.Cursor):
    """Forgets to sync, once everyone has looked."""

    def execute(self, statement: str, *given: Any) -> Self:
        if statement == "BEGIN IMMEDIATE":
            super().execute("PRAGMA synchronous=OFF")
        return super().execute(statement, *given)


class Weak(sqlite3.Connection):
    """Has a setting of its own, and does not take another."""

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(WeakCursor)


class WeakCursor(sqlite3.Cursor):
    """Passes over what it does not want to hear, as SQLite does."""

    def execute(self, statement: str, *given: Any) -> Self:
        if statement.startswith("PRAGMA synchronous="):
            statement = "PRAGMA synchronous=NORMAL"
        return super().execute(statement, *given)


async def _nothing(*_: Any) -> None:
    """In place of a look: at what other processes have stored, so that a game is told as it was, or
    at a database before there are processes that need it."""


def _hear_only_who_is_present(bell: type[PostgresBell]) -> None:
    """Let all other notes get lost."""
    hear = bell._note

    def note(self: Any, connection: Any, process: int, channel: str, told: Any) -> None:
        found = read_note(str(told))
        if found and isinstance(found[1], Present):
            hear(self, connection, process, channel, told)

    bell._note = note  # type: ignore[assignment, method-assign]


async def _unsynced(connection: asyncpg.Connection) -> None:
    """In place of the look at whether commits last."""
    await connection.execute("SET synchronous_commit TO off")


def _connect_with(factory: type[sqlite3.Connection]) -> None:
    """Let every connection to SQLite be one of these."""
    for module in (sqlite3, sqlite3.dbapi2):
        module.connect = partial(sqlite3.connect, factory=factory)  # type: ignore[attr-defined]


if __name__ == "__main__":
    fault, *given = sys.argv[1:]
    match fault:
        case "late":
            _connect_with(Late)
        case "careless":
            _connect_with(Careless)
        case "careless-postgres":
            from mansuba.table import postgres

            postgres._check_lasting = _unsynced
        case "weak":
            _connect_with(Weak)
        case "stale":
            from mansuba.web.memory import Memory

            Memory._catch_up = _nothing  # type: ignore[assignment, method-assign]
        case "deaf":
            _hear_only_who_is_present(PostgresBell)
        case "rash":
            from mansuba.web import workers

            workers._try_out = _nothing  # type: ignore[assignment]
        case _:
            sys.exit(f"there is no fault {fault}")
    main(given)
