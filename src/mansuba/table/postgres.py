"""What PostgreSQL wants to be told; only files of its name know that it is PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from mansuba.table.cancelling import to_its_end
from mansuba.table.growth import Growth
from mansuba.table.postgres_growth import GROW, HOLD, asked
from mansuba.table.store_errors import WeakStoreError

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds to wait for a connection, or for an answer."""
CONNECTIONS = 8
"""How many transactions of one process may go on at a time."""
READING = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Execution options of a connection that only reads: it sees one moment of the database."""
LASTING = ("fsync", "full_page_writes", "synchronous_commit")
"""Settings without which a commit is acknowledged before it is sure to outlast a crash."""
DISK_FULL = "53100"
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a connection fails with that breaks, or is not to be had."""


class Engine:
    """A few connections to the database at an address, as `psql` and others understand it."""

    def __init__(self, address: str) -> None:
        async def open_lasting() -> asyncpg.Connection:
            return await connect(address)

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=open_lasting,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,  # what people write, and secrets, get into no error and no log
        )
        self._reader = self._engine.execution_options(**READING)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction that sees one moment of the database."""
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction that is on the disk when this ends."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def grow(self, new: Growth, note: tuple[str, str] | None) -> bool:
        """Write down what a game's log grows by, and tell a channel; whether there is such a
        game."""
        assert note, "there are always others"
        return await to_its_end(asyncio.ensure_future(self._grow(new, asked(new, *note))))

    async def _grow(self, new: Growth, given: tuple[Any, ...]) -> bool:
        # A statement sees what there was when it began, and not what it has waited for: a set-up
        # that another process is just changing would be overlooked.
        engine = self._engine if new.begun else self._at_once
        async with engine.begin() as connection:
            if new.begun:
                await connection.exec_driver_sql(HOLD, (new.game,))
            answer = await connection.exec_driver_sql(GROW, given)
            return answer.one_or_none() is not None

    async def close(self) -> None:
        """Let all connections go."""
        await self._engine.dispose()


async def connect(address: str, **options: Any) -> asyncpg.Connection:
    """A connection whose commits last, or a WeakStoreError."""
    connection = await asyncpg.connect(
        address,
        timeout=PATIENCE,
        command_timeout=PATIENCE,
        server_settings={"application_name": "mansuba"},
        **options,
    )
    try:
        await _check_lasting(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _check_lasting(connection: asyncpg.Connection) -> None:
    for setting in LASTING:
        value = await connection.fetchval("SELECT current_setting($1)", setting)
        if value == "off":
            raise WeakStoreError(setting, value)
    # Held to what it is now: whoever changes it later does not change it for us.
    held = "SELECT set_config($1, current_setting($1), false)"
    await connection.execute(held, "synchronous_commit")


def is_full(error: DBAPIError) -> bool:
    """Whether the database's disk is full."""
    return getattr(error.orig, "sqlstate", None) == DISK_FULL
