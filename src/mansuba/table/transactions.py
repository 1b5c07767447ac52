"""The database as all who keep something in it see it: transactions, and errors of our own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mansuba.table.migrations import NewerDatabaseError, upgrade
from mansuba.table.sqlite import READING, is_full, is_no_database, sqlite_engine, try_out


class StoreError(Exception):
    """The store did not do it; nothing of it was kept."""


class StoreFullError(StoreError):
    """There is no room left on the disk."""


class StoreAwayError(StoreError):
    """The database cannot be reached, or not now."""


class NoDatabaseError(StoreError):
    """The file is no database, or a damaged one."""


class NewerStoreError(StoreError):
    """The database was made by a newer version of this program."""


class NoSuchGameError(StoreError):
    """There is no game of this id."""


class Transactions:
    """One database: whoever reads or writes asks for a transaction here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, path: Path) -> Transactions:
        """The database in this file, which is made if there is none, and brought up to date."""
        with _told():
            await asyncio.to_thread(try_out, path)
        transactions = cls(sqlite_engine(path))
        try:
            async with transactions.writing() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await transactions.close()
            raise
        return transactions

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is kept as a whole, and on the disk when this ends."""
        with _told():
            async with self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment of the database, and changes nothing."""
        with _told():
            async with self._engine.execution_options(**READING).connect() as connection:
                yield connection


@contextmanager
def _told() -> Iterator[None]:
    """What can go wrong with a database, in our own errors."""
    try:
        yield
    except IntegrityError:
        raise
    except NewerDatabaseError as error:
        raise NewerStoreError(str(error)) from None
    except DBAPIError as error:
        if is_full(error):
            raise StoreFullError(str(error.orig)) from error
        if is_no_database(error):
            raise NoDatabaseError(str(error.orig)) from error
        raise StoreAwayError(str(error.orig)) from error
    except PoolTimeoutError as error:
        raise StoreAwayError(str(error)) from error
