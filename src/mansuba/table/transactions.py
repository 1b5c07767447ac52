"""The database as all who keep something in it see it: transactions, and errors of our own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Delete, Update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from mansuba.table import postgres, sqlite
from mansuba.table.bell import Alone, Bell, Hear, Miss
from mansuba.table.growth import Growth
from mansuba.table.measures import FAILED, SENT, WRITING
from mansuba.table.migrations import upgrade
from mansuba.table.notes import Look
from mansuba.table.postgres_bell import PostgresBell
from mansuba.table.store_errors import NoDatabaseError, StoreAwayError, StoreFullError

Database: TypeAlias = Path | str
"""A file, or the address of a PostgreSQL database."""
T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""What is done within a transaction. It may be done in another thread, and touches nothing else."""


class Engine(Protocol):
    """What carries transactions out."""

    async def read(self, work: Work[T], *, at_length: bool = False) -> T:
        """Do it in a transaction that sees one moment of the database, and changes nothing."""

    async def write(self, work: Work[T], *, at_length: bool = False) -> T:
        """Do it in a transaction that is kept as a whole, and is on the disk when this ends."""

    async def grow(self, new: Growth, note: tuple[str, str] | None) -> bool:
        """Write down what a game's log grows by, as a whole, and tell a channel of it; whether
        there is such a game. It is on the disk when this ends."""

    async def close(self) -> None:
        """Let go of the database."""


class Transactions:
    """One database: whoever reads or writes asks for a transaction here."""

    def __init__(self, engine: Engine, bell: Bell) -> None:
        self._engine = engine
        self._is_closed = False
        self.bell = bell
        """By which other processes hear of what is written here."""

    @classmethod
    async def open(cls, database: Database) -> Transactions:
        """The database in this file, which is made if there is none, or at this address; brought up
        to date.

        A WeakStoreError if it would acknowledge what is not on the disk.
        """
        if isinstance(database, str):
            transactions = cls(postgres.Engine(database), PostgresBell(database))
        else:
            transactions = cls(sqlite.Engine(database), Alone())
        try:
            await transactions.write(upgrade, at_length=True)
        except BaseException:
            await transactions.close()
            raise
        return transactions

    async def close(self) -> None:
        """Let go of the database, once what was begun is done. Of what comes later nothing is."""
        self._is_closed = True
        await self.bell.close()
        await self._engine.close()

    async def listen(self, hear: Hear, miss: Miss) -> None:
        """Hear what other processes tell from now on; after a break, also that something was
        missed."""
        with self._told():
            await self.bell.listen(hear, miss)

    async def write(self, work: Work[T], *, at_length: bool = False) -> T:
        """Do it in a transaction that is kept as a whole, and is on the disk when this ends. What
        has much to look at may take its time."""
        with WRITING.time(), self._told():
            return await self._engine.write(work, at_length=at_length)

    async def grow(self, new: Growth) -> bool:
        """Write down what a game's log grows by, and let other processes look at it; whether there
        is such a game."""
        note = self.bell.note_of(Look(new.game, new.entries[-1][0]))
        with WRITING.time(), self._told():
            is_there = await self._engine.grow(new, note)
        if note and is_there:
            SENT.inc()
        return is_there

    async def change(self, statement: Update | Delete) -> int:
        """Write what one statement says; how many rows it has changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def read(self, work: Work[T], *, at_length: bool = False) -> T:
        """Do it in a transaction that sees one moment of the database, and changes nothing. What
        has much to look at may take its time."""
        with self._told():
            return await self._engine.read(work, at_length=at_length)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """To be asked of a database that is open; what can go wrong is told in our own errors."""
        if self._is_closed:
            raise StoreAwayError("the database was closed")
        with _told():
            yield


@contextmanager
def _told() -> Iterator[None]:
    """What can go wrong with a database, in our own errors."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        if sqlite.is_full(error) or postgres.is_full(error):
            FAILED.labels("full").inc()
            raise StoreFullError(str(error.orig)) from error
        if sqlite.is_no_database(error):
            FAILED.labels("broken").inc()
            raise NoDatabaseError(str(error.orig)) from error
        FAILED.labels("away").inc()
        raise StoreAwayError(str(error.orig)) from error
    except (PoolTimeoutError, *postgres.AWAY) as error:
        FAILED.labels("away").inc()
        raise StoreAwayError(str(error) or type(error).__name__) from error
