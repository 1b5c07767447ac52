"""Games that outlast the program: what was acknowledged stays, whatever happens next."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Result,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from mansuba import Seat
from mansuba.notation import write_decision, write_edition
from mansuba.table.chairs import LOCAL
from mansuba.table.entries import Entry
from mansuba.table.game_rows import (
    arrangements_of,
    columns_of,
    entries_after,
    listed,
    row_of,
    rows_of,
    table_of,
    terms_of,
)
from mansuba.table.growth import Growth
from mansuba.table.kept import (
    Arranged,
    Arrangement,
    Glance,
    Listed,
    Stored,
    Summary,
    Terms,
    arranged_no_more,
    changes_chairs,
)
from mansuba.table.naming import named
from mansuba.table.notes import Look
from mansuba.table.rows import ARRANGEMENTS, ENTRIES, GAMES, MEMBERS, held
from mansuba.table.sayings import Sit
from mansuba.table.store_errors import EntryTakenError, NoSuchGameError, NoSuchGuestError
from mansuba.table.table import Table
from mansuba.table.transactions import Database, Transactions

BYTES_OF_ID = 16
MOST_DUE = 1000
"""How many games are looked after at a time."""


class Store:
    """All games of one database."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    @classmethod
    async def open(cls, database: Database) -> Store:
        """The games in this file, which is made if there is none, or at this address; brought up
        to date."""
        return cls(await Transactions.open(database))

    async def close(self) -> None:
        """Let go of the database."""
        await self.transactions.close()

    async def create(
        self,
        *,
        name: str | None,
        table: Table,
        terms: Terms,
        summary: Summary,
        at: datetime,
    ) -> str:
        """Keep a new game, with nothing in its log yet; its id."""
        game = secrets.token_urlsafe(BYTES_OF_ID)
        edition = table.start.edition
        row = {
            "id": game,
            "created": at,
            "updated": at,
            "name": name,
            "edition": write_edition(edition),
            "start": table.began_with,
            "board": edition.name,
            "seats": rows_of(table.seated),
            "dice": table.dice.value,
            "secret": table.secret.hex() if table.secret else None,
            **asdict(terms),
            **columns_of(summary),
        }
        member = {"game": game, "guest": terms.host, "joined": at}

        def work(connection: Connection) -> None:
            connection.execute(insert(GAMES).values(row))
            if terms.host != LOCAL:
                assert terms.host, "someone begins it"
                if connection.execute(named(terms.host)).one_or_none() is None:
                    raise NoSuchGuestError
                connection.execute(insert(MEMBERS).values(**member, watching=False, removed=False))

        await self.transactions.write(work)
        return game

    async def load(self, game: str) -> Stored:
        """A game with its whole log."""

        def work(connection: Connection) -> tuple[Row[Any], tuple[Entry, ...], Arranged]:
            row = _one(connection.execute(GAME, {"id": game}))
            return row, entries_after(connection, game, 0), arrangements_of(connection, game)

        row, entries, arrangements = await self.transactions.read(work)
        return Stored(
            id=row.id,
            name=row.name,
            created=row.created,
            table=table_of(row),
            entries=entries,
            terms=terms_of(row),
            arrangements=arrangements,
            due=row.due,
        )

    async def glance(self, game: str, seq: int) -> Glance:
        """What a game's log has after so many entries, and what is told of it elsewhere."""

        def work(connection: Connection) -> Glance:
            row = _one(connection.execute(TOLD, {"id": game}))
            entries = entries_after(connection, game, seq)
            return Glance(
                entries, row.name, terms_of(row), arrangements_of(connection, game), row.due
            )

        return await self.transactions.read(work)

    async def append(
        self,
        game: str,
        entries: Sequence[Entry],
        summary: Summary,
        arranged: str | None = None,
    ) -> None:
        """Write entries to a game's log, all of them or none; a NoSuchGuestError if somebody sits
        down by them who was forgotten at this very moment.

        If they carry out a set-up that was `arranged` by such a request, then only as long as no
        other has come in its place.
        """
        begun = {seat for entry in entries if (seat := arranged_no_more(entry)) is not None}
        chairs = summary.chairs if any(map(changes_chairs, entries)) else None
        seated = {guest for chair in chairs or () if (guest := chair.guest) and guest != LOCAL}
        sits = {entry.said.guest for entry in entries if isinstance(entry.said, Sit)}
        new = Growth(
            game=game,
            entries=tuple(map(row_of, entries)),
            begun=tuple(begun),
            arranged=arranged,
            phase=summary.phase.value,
            turn=summary.turn,
            winner=summary.winner,
            sitting=None if chairs is None else json.dumps(rows_of(chairs)),
            guests=tuple(seated),
            sits=tuple(seated & sits),
            awaits=summary.awaits,
            due=summary.due,
        )
        try:
            if not await self.transactions.grow(new):
                raise NoSuchGameError
        except IntegrityError:
            raise EntryTakenError from None

    async def arrange(self, game: str, seat: Seat, arrangement: Arrangement, seq: int) -> None:
        """Keep a set-up until its turn comes, in place of an earlier one, as long as the log has so
        many entries."""
        row = {
            "game": game,
            "seat": seat,
            "request": arrangement.request,
            "words": " ".join(map(write_decision, arrangement.decisions)),
        }

        def work(connection: Connection) -> None:
            if connection.execute(held(game)).one_or_none() is None:
                raise NoSuchGameError
            if connection.execute(LENGTH, {"id": game}).scalar_one() != seq:
                raise EntryTakenError
            connection.execute(delete(ARRANGEMENTS).where(_arrangement(game, seat)))
            connection.execute(insert(ARRANGEMENTS), row)
            self._look(connection, game)

        await self.transactions.write(work)

    async def attend(self, game: str, due: datetime | None, seq: int) -> bool:
        """When somebody has to look after a game next, though nothing has happened in it. Whether
        the log still has so many entries: whoever has gone on with it has said so by that, and
        knew more."""
        said = update(GAMES).where(GAMES.c.id == game).values(due=due)

        def work(connection: Connection) -> bool:
            connection.execute(held(game))
            if connection.execute(LENGTH, {"id": game}).scalar_one() != seq:
                return False
            connection.execute(said)
            return True

        return await self.transactions.write(work)

    async def confirm(self, game: str) -> None:
        """Have a standby know, too, all that can be read of a game: a database that is started anew
        while it waits for one shows what it has."""
        await self.transactions.change(
            update(GAMES).where(GAMES.c.id == game).values(due=GAMES.c.due)
        )

    async def due(self, now: datetime) -> list[str]:
        """The games that somebody has to look after now."""
        asked = select(GAMES.c.id).where(GAMES.c.due <= now).order_by(GAMES.c.due).limit(MOST_DUE)
        return await self.transactions.read(
            lambda connection: list(connection.execute(asked).scalars())
        )

    async def games(self, member: str | None = None) -> list[Listed]:
        """All games, or all of a guest's, the one last played first."""
        asked = select(GAMES).order_by(GAMES.c.updated.desc(), GAMES.c.id)
        if member is not None:
            theirs = (MEMBERS.c.guest == member) & ~MEMBERS.c.removed
            asked = asked.join(MEMBERS, MEMBERS.c.game == GAMES.c.id).where(theirs)
        return await self.transactions.read(
            lambda connection: [listed(row) for row in connection.execute(asked)]
        )

    async def change(self, game: str, **said: str | int | bool | None) -> Listed:
        """Give a game another name, or change some of its terms."""
        changed = update(GAMES).where(GAMES.c.id == game).values(**said)

        def work(connection: Connection) -> Listed:
            if said:
                connection.execute(changed)
            self._look(connection, game)
            return listed(_one(connection.execute(GAME, {"id": game})))

        return await self.transactions.write(work)

    async def delete(self, game: str) -> None:
        """Remove a game and its log."""

        def work(connection: Connection) -> None:
            if not connection.execute(delete(GAMES).where(GAMES.c.id == game)).rowcount:
                raise NoSuchGameError
            self._look(connection, game)

        await self.transactions.write(work)

    def _look(self, connection: Connection, game: str) -> None:
        """Let other processes look at a game, once this is kept."""
        self.transactions.bell.ring_with(connection, Look(game, None))


# Statements that are asked for at every look are made once.
GAME = select(GAMES).where(GAMES.c.id == bindparam("id"))
LENGTH = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.game == bindparam("id"))
TOLD = select(
    GAMES.c.name, GAMES.c.host, GAMES.c.tempo, GAMES.c.open, GAMES.c.chat, GAMES.c.due
).where(GAMES.c.id == bindparam("id"))


def _one(found: Result[Any]) -> Row[Any]:
    row = found.one_or_none()
    if row is None:
        raise NoSuchGameError
    return row


def _arrangement(game: str, seat: Seat) -> ColumnElement[bool]:
    return (ARRANGEMENTS.c.game == game) & (ARRANGEMENTS.c.seat == seat)
