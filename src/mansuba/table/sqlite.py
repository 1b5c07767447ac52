"""What SQLite wants to be told; nothing else in the store knows which database it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""
WAL = "journal_mode=WAL"
PRAGMAS = ("synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "secure_delete=ON")
"""Only with the second of them does macOS wait until the disk has written; with the last one, what
is deleted is overwritten."""
READING = {"reading": True}
"""Execution options of a connection that only reads."""

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE}
NO_DATABASE = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
PRIMARY = 0xFF
"""The part of an error's code that names its sort."""


def sqlite_engine(path: Path) -> AsyncEngine:
    """An engine with one connection: SQLite before 3.51.3 may lose a log that two of them write."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"timeout": PATIENCE},
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,  # what people write, and secrets, get into no error and no log
    )
    event.listen(engine.sync_engine, "connect", _connect)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def try_out(path: Path) -> None:
    """Raise a DBAPIError if this file cannot be made or is no database.

    The engine would raise one too, but leave a thread behind that reports to a loop that is gone.
    """
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as database:
            database.execute(f"PRAGMA {WAL}")
    except sqlite3.Error as error:
        raise DBAPIError(None, None, error) from error


def _connect(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, below
    cursor = connection.cursor()
    for pragma in (WAL, *PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Whoever means to write says so before reading: two that read first would lose updates."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def is_full(error: DBAPIError) -> bool:
    """Whether the disk, or the database's share of it, is full."""
    code = _code(error)
    return code in FULL or code & PRIMARY in FULL


def is_no_database(error: DBAPIError) -> bool:
    """Whether the file is something else, or was damaged."""
    return _code(error) & PRIMARY in NO_DATABASE


def _code(error: DBAPIError) -> int:
    return int(getattr(error.orig, "sqlite_errorcode", 0))
