"""Guest books for tests, and games to put into them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from mansuba.table.guests import GuestBook
from mansuba.table.rows import ENTRIES, GAMES
from mansuba.table.transactions import Transactions

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)

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
        async with self._transactions.writing() as connection:
            await connection.execute(insert(GAMES).values(row | more))
            if entries:
                await connection.execute(insert(ENTRIES), entries)
        return game

    async def let_in(self, game: str, *guests: str, at: datetime = NOON) -> None:
        """Guests who come by an invitation to play."""
        link = await self.invite(game, False, at, at.replace(year=at.year + 1))
        for guest in guests:
            await self.join(game, guest, link.secret, at)

    async def rows(self, table: Any) -> list[Any]:
        async with self._transactions.reading() as connection:
            return list((await connection.execute(table.select())).all())


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Book]:
    """A book in a file of its own."""
    transactions = await Transactions.open(path)
    try:
        yield Book(transactions)
    finally:
        await transactions.close()
