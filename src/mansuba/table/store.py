"""Games that outlast the program: what was acknowledged stays, whatever happens next."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Result, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mansuba import Edition, Phase, Seat
from mansuba.notation import read_edition, write_edition
from mansuba.table.chairs import Chair, Dice
from mansuba.table.entries import Entry, read_said, write_said
from mansuba.table.migrations import NewerDatabaseError, upgrade
from mansuba.table.rows import ENTRIES, GAMES
from mansuba.table.sqlite import READING, is_full, is_no_database, sqlite_engine, try_out

BYTES_OF_ID = 9


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


class EntryTakenError(StoreError):
    """Someone else has written an entry of this number, or of this request, before."""


@dataclass(frozen=True)
class Summary:
    """How a game stands, for the list of games."""

    phase: Phase
    turn: int
    """How many turns have been played."""
    winner: Seat | None


@dataclass(frozen=True)
class Listed:
    """A game in the list of games."""

    id: str
    name: str | None
    created: datetime
    updated: datetime
    board: str
    chairs: tuple[Chair, ...]
    summary: Summary


@dataclass(frozen=True)
class Stored:
    """A game with its whole log."""

    id: str
    name: str | None
    created: datetime
    edition: Edition
    chairs: tuple[Chair, ...]
    dice: Dice
    entries: tuple[Entry, ...]


class Store:
    """All games of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, path: Path) -> Store:
        """The games in this file, which is made if there is none, and brought up to date."""
        with _told():
            await asyncio.to_thread(try_out, path)
        store = cls(sqlite_engine(path))
        try:
            async with store._writing() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(
        self,
        *,
        name: str | None,
        edition: Edition,
        chairs: Sequence[Chair],
        dice: Dice,
        summary: Summary,
        at: datetime,
    ) -> str:
        """Keep a new game, with nothing in its log yet; its id."""
        game = secrets.token_urlsafe(BYTES_OF_ID)
        row = {
            "id": game,
            "created": at,
            "updated": at,
            "name": name,
            "edition": write_edition(edition),
            "board": edition.name,
            "seats": [{"seat": c.seat, "name": c.name, "player": c.player} for c in chairs],
            "dice": dice.value,
            "phase": summary.phase.value,
            "turn": summary.turn,
            "winner": summary.winner,
        }
        async with self._writing() as connection:
            await connection.execute(insert(GAMES).values(row))
        return game

    async def load(self, game: str) -> Stored:
        """A game with its whole log."""
        async with self._reading() as connection:
            row = _one(await connection.execute(select(GAMES).where(GAMES.c.id == game)))
            entries = (await connection.execute(_log(game))).all()
        return Stored(
            id=row.id,
            name=row.name,
            created=row.created,
            edition=read_edition(row.edition),
            chairs=_chairs(row),
            dice=Dice(row.dice),
            entries=tuple(map(_entry, entries)),
        )

    async def glance(self, game: str) -> tuple[int, str | None]:
        """How many entries a game's log has, and the game's name."""
        last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.game == GAMES.c.id)
        asked = select(last.scalar_subquery().label("seq"), GAMES.c.name).where(GAMES.c.id == game)
        async with self._reading() as connection:
            row = _one(await connection.execute(asked))
        return row.seq, row.name

    async def append(self, game: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Write entries to a game's log, all of them or none."""
        rows = [
            {
                "game": game,
                "seq": entry.seq,
                "request": entry.request,
                "part": entry.part,
                "seen": entry.seen,
                "at": entry.at,
                "said": write_said(entry.said),
            }
            for entry in entries
        ]
        changed = (
            update(GAMES)
            .where(GAMES.c.id == game)
            .values(
                updated=entries[-1].at,
                phase=summary.phase.value,
                turn=summary.turn,
                winner=summary.winner,
            )
        )
        try:
            async with self._writing() as connection:
                if not (await connection.execute(changed)).rowcount:
                    raise NoSuchGameError
                await connection.execute(insert(ENTRIES), rows)
        except IntegrityError:
            raise EntryTakenError from None

    async def games(self) -> list[Listed]:
        """All games, the one last played first."""
        asked = select(GAMES).order_by(GAMES.c.updated.desc(), GAMES.c.id)
        async with self._reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [_listed(row) for row in rows]

    async def rename(self, game: str, name: str) -> Listed:
        """Give a game another name."""
        async with self._writing() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(name=name))
            row = _one(await connection.execute(select(GAMES).where(GAMES.c.id == game)))
        return _listed(row)

    async def delete(self, game: str) -> None:
        """Remove a game and its log."""
        async with self._writing() as connection:
            if not (await connection.execute(delete(GAMES).where(GAMES.c.id == game))).rowcount:
                raise NoSuchGameError

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is kept as a whole, and on the disk when this ends."""
        with _told():
            async with self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
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


def _one(found: Result[Any]) -> Row[Any]:
    row = found.one_or_none()
    if row is None:
        raise NoSuchGameError
    return row


def _log(game: str) -> Select[Any]:
    return select(ENTRIES).where(ENTRIES.c.game == game).order_by(ENTRIES.c.seq)


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, row.request, row.part, row.seen, row.at, read_said(row.said))


def _chairs(row: Row[Any]) -> tuple[Chair, ...]:
    return tuple(Chair(seat["seat"], seat["name"], seat["player"]) for seat in row.seats)


def _listed(row: Row[Any]) -> Listed:
    return Listed(
        id=row.id,
        name=row.name,
        created=row.created,
        updated=row.updated,
        board=row.board,
        chairs=_chairs(row),
        summary=Summary(Phase(row.phase), row.turn, row.winner),
    )
