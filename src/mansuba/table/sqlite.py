"""What SQLite wants to be told; only files of its name know that it is SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy import Engine as SyncEngine
from sqlalchemy.exc import DBAPIError

from mansuba.table.cancelling import to_its_end
from mansuba.table.growth import Growth
from mansuba.table.sqlite_growth import cursor_of, grow, in_its_own_errors
from mansuba.table.sqlite_writer import Writer
from mansuba.table.store_errors import WeakStoreError

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""
WAL = "journal_mode=WAL"
PRAGMAS = (
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    "secure_delete=ON",
    "wal_autocheckpoint=40000",
)
"""Only with the second of them does macOS wait until the disk has written; with the fourth, what
is deleted is overwritten. With the last, a log of 160 MB is carried over to the database as part of
a write, which takes a good part of a second; the writer does it before it comes to that."""
LASTING = {"journal_mode": {"wal"}, "synchronous": {"2", "3"}}
"""Settings with which a commit is sure to outlast a crash when it is acknowledged. Without its log,
SQLite takes a commit for done whose journal may be back after a power cut, and undo it."""

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE}
NO_DATABASE = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
PRIMARY = 0xFF
"""The part of an error's code that names its sort."""


class Reader:
    """A connection that reads, in a thread of its own."""

    def __init__(self, path: Path) -> None:
        self._engine = _connected(path, reading=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction that sees one moment of the database, however long it takes."""

        def transact() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transact)

    async def close(self) -> None:
        """Let go of the file, once all that was begun is done."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class Engine:
    """A connection that writes, one that reads and one that reads much, each in a thread of its
    own: nobody waits for the disk, or for all that there is to be read, who need not. (SQLite
    before 3.51.3 may lose a log that two connections write.)"""

    def __init__(self, path: Path) -> None:
        self._writer = Writer(_connected(path))
        self._reader = Reader(path)
        self._patient = Reader(path)

    async def read(self, work: Callable[[Connection], T], *, at_length: bool = False) -> T:
        """Do it in a transaction that sees one moment of the database, however long it takes."""
        return await (self._patient if at_length else self._reader).read(work)

    async def write(self, work: Callable[[Connection], T], *, at_length: bool = False) -> T:
        """Do it in a transaction that is on the disk when this ends, however long it takes."""
        return await to_its_end(asyncio.wrap_future(self._writer.submit(work)))

    async def grow(self, new: Growth, note: tuple[str, str] | None) -> bool:
        """Write down what a game's log grows by; whether there is such a game. Nobody else has this
        file, and there is nobody to tell."""
        return await self.write(partial(grow, new=new))

    async def close(self) -> None:
        """Let go of the file, once all that was begun is done."""
        await self._reader.close()
        await self._patient.close()
        await asyncio.to_thread(self._writer.close)


def _connected(path: Path, *, reading: bool = False) -> SyncEngine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
        execution_options={"reading": reading},
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,  # what people write, and secrets, get into no error and no log
    )
    event.listen(engine, "connect", _connect)
    if not reading:
        event.listen(engine, "connect", _keep_what_is_read)
    event.listen(engine, "begin", _begin)
    return engine


def _connect(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, below
    _set(connection)


def _set(connection: sqlite3.Connection) -> None:
    """Set it up as we need it, and see that it is: SQLite passes over what it cannot do."""
    cursor = connection.cursor()
    for pragma in (WAL, *PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    for setting, lasting in LASTING.items():
        cursor.execute(f"PRAGMA {setting}")
        value = str(cursor.fetchone()[0])
        if value not in lasting:
            raise WeakStoreError(setting, value)
    cursor.close()


def _keep_what_is_read(connection: sqlite3.Connection, _record: object) -> None:
    """Carry over what is in the log. Whoever was killed while they wrote may have left there what
    everyone can read, though it was never synced, and nobody shall be told of that."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.Error as error:
        if not is_full(error):  # the log is synced before anything is carried over
            raise


def _begin(connection: Connection) -> None:
    """Whoever means to write says so before reading: two that read first would lose updates."""
    reading = connection.get_execution_options().get("reading", False)
    with in_its_own_errors():
        cursor_of(connection).execute("BEGIN" if reading else "BEGIN IMMEDIATE")


def is_full(error: DBAPIError | sqlite3.Error) -> bool:
    """Whether the disk, or the database's share of it, is full."""
    code = _code(error)
    return code in FULL or code & PRIMARY in FULL


def is_no_database(error: DBAPIError | sqlite3.Error) -> bool:
    """Whether the file is something else, or was damaged."""
    return _code(error) & PRIMARY in NO_DATABASE


def _code(error: DBAPIError | sqlite3.Error) -> int:
    own = error.orig if isinstance(error, DBAPIError) else error
    return int(getattr(own, "sqlite_errorcode", 0))
