"""Guest books for tests, and games to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from mansuba.table.guests import GuestBook, Swept
from mansuba.table.rows import ENTRIES, GAMES, METADATA
from mansuba.table.talk import Remark
from mansuba.table.transactions import Database, Transactions

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
A_WEEK = timedelta(days=7)

_numbers = count(1)


class Book(GuestBook):
    """A guest book that games can be put into, with nothing in them but what is asked for."""

    async def begin(self, at: datetime = NOON, said: tuple[str, ...] = (), **more: Any) -> str:
        game = f"game-{next(_numbers)}"
        row = {
            "id": game,
            "created": at,
            "updated": at,
            "edition": "",
            "board": "yard",
            "seats": [],
            "sitting": [],
            "dice": "program",
            "open": False,
            "chat": True,
            "phase": "set-up",
            "turn": 0,
        }
        entries = [
            {"game": game, "seq": seq, "request": f"request-{seq}", "part": 0, "seen": seq - 1}
            | {"at": at, "said": word}
            for seq, word in enumerate(said, 1)
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(GAMES).values(row | more))
            if entries:
                connection.execute(insert(ENTRIES), entries)

        await self._transactions.write(work)
        return game

    async def swept(self, at: datetime, keep: timedelta | None) -> Swept:
        """A whole sweep."""
        steps = [step async for step in self.sweep(at, keep)]
        each = (
            tuple(one for step in steps for one in getattr(step, part)) for part in Swept.__slots__
        )
        return Swept(*each)

    async def let_in(self, game: str, *guests: str, at: datetime = NOON) -> None:
        """Guests who come by an invitation to play."""
        link = await self.invite(game, False, at, at.replace(year=at.year + 1))
        for guest in guests:
            await self.join(game, guest, link.secret, at)

    async def rows(self, table: Any) -> list[Any]:
        asked = table.select().order_by(*table.primary_key)
        return list(await self._transactions.read(lambda c: c.execute(asked).all()))

    async def everything(self) -> str:
        """All that is kept, as text."""

        def read(connection: Connection) -> str:
            tables = METADATA.sorted_tables
            return str([connection.execute(table.select()).all() for table in tables])

        return await self._transactions.read(read)


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Book]:
    """A book in a database."""
    transactions = await Transactions.open(database)
    try:
        yield Book(transactions)
    finally:
        await transactions.close()


async def emptied(database: Database) -> None:
    """Leave nothing in a database but its tables, which are made if there are none."""

    def empty(connection: Connection) -> None:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(table.delete())

    transactions = await Transactions.open(database)
    await transactions.write(empty)
    await transactions.close()


def with_book(database: Database, work: Callable[[Book], Awaitable[None]]) -> None:
    """Do something with the book in a database."""

    async def run() -> None:
        async with opened(database) as book:
            await work(book)

    asyncio.run(run())


def bytes_of(folder: Path) -> bytes:
    """All that is on the disk, also what waits to get into the database."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


def remark(request: str, guest: str, **more: Any) -> Remark:
    """Something that a guest says, with a phrase if nothing else is told."""
    said: dict[str, Any] = {"seat": None, "name": "Nefer", "phrase": "hello", "text": None}
    return Remark(request, guest, **{**said, **more})
