"""The book of guests: who is known, who may come where, what was said; and how it is forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Text, cast, delete, false, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mansuba import Phase
from mansuba.table.chairs import HERE, LOCAL, Chair, read_chairs
from mansuba.table.guest_keys import Keys
from mansuba.table.invitations import Invitations
from mansuba.table.rows import ENTRIES, GAMES, GUESTS, INVITATIONS, KEYS, MEMBERS, TALK
from mansuba.table.talk import TalkBook

NOBODY = ""
"""The name that is left of whoever is forgotten."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that anyone may join."""

    id: str
    name: str | None
    created: datetime
    board: str
    chairs: tuple[Chair, ...]
    tempo: int | None


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep has done away with."""

    games: tuple[str, ...]
    guests: tuple[str, ...]


class GuestBook(Keys, Invitations, TalkBook):
    """All that one database keeps of people."""

    async def open_tables(self, limit: int) -> list[OpenGame]:
        """Games that go on and anyone may join, the one last played first."""
        asked = (
            select(GAMES)
            .where(GAMES.c.open, GAMES.c.phase != Phase.OVER.value)
            .order_by(GAMES.c.updated.desc(), GAMES.c.id)
            .limit(limit)
        )
        async with self._transactions.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [
            OpenGame(row.id, row.name, row.created, row.board, read_chairs(row.sitting), row.tempo)
            for row in rows
        ]

    async def forget(self, guest: str) -> tuple[str, ...]:
        """Know nothing more of someone: not who they are, nor what they were called or said.

        Where they played, their decisions stay, made by nobody. Games in which there is no one
        else are deleted: nobody could ever see them again. The other games that have changed.
        """
        async with self._transactions.writing() as connection:
            return await _forget(connection, guest)

    async def sweep(self, at: datetime, keep: timedelta | None) -> Swept:
        """Do away with what is good no more, and with what nobody has touched for so long.

        Guests without a key that is good can never come back, and are forgotten in any case. Games
        of this machine's own table stay, and those in which someone still has time.
        """
        keyless = ~select(KEYS).where(KEYS.c.guest == GUESTS.c.id).exists()
        unseen = false() if keep is None else GUESTS.c.seen < at - keep
        idle = false() if keep is None else GAMES.c.updated < at - keep
        waiting = func.coalesce(GAMES.c.due > at, False)
        left = idle & GAMES.c.host.is_distinct_from(LOCAL) & ~waiting
        async with self._transactions.writing() as connection:
            await connection.execute(delete(KEYS).where(KEYS.c.expires <= at))
            await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires <= at))
            deleted = await connection.execute(delete(GAMES).where(left).returning(GAMES.c.id))
            games = tuple(deleted.scalars())
            gone = await connection.execute(select(GUESTS.c.id).where(keyless | unseen))
            guests = tuple(gone.scalars())
            for guest in guests:
                await _forget(connection, guest)
        return Swept(games, guests)


async def _forget(connection: AsyncConnection, guest: str) -> tuple[str, ...]:
    """Remove all that is kept of them; the games that are left changed."""
    touched = [
        *await _unname_seats(connection, guest),
        *await _unname_entries(connection, guest),
        *await _silence(connection, guest),
        *await _unhost(connection, guest),
    ]
    deleted = await _delete_lonely(connection, guest)
    await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    return tuple(dict.fromkeys(game for game in touched if game not in deleted))


async def _unname_seats(connection: AsyncConnection, guest: str) -> list[str]:
    """Who sat there at the beginning, and who sits there by now."""
    touched = []
    for column in (GAMES.c.seats, GAMES.c.sitting):
        sat = select(GAMES.c.id, column.label("seats")).where(
            cast(column, Text).contains(f'"{guest}"', autoescape=True)
        )
        for row in (await connection.execute(sat)).all():
            unnamed = [
                {**seat, "name": NOBODY} if seat.get("guest") == guest else seat
                for seat in row.seats
            ]
            game = update(GAMES).where(GAMES.c.id == row.id)
            await connection.execute(game.values({column: unnamed}))
            touched.append(row.id)
    return touched


async def _unname_entries(connection: AsyncConnection, guest: str) -> list[str]:
    """The one thing that ever changes in a log: names of people who do not want to be in it."""
    mark = f":{HERE}:{guest}:"
    sat = select(ENTRIES.c.game, ENTRIES.c.seq, ENTRIES.c.said).where(
        ENTRIES.c.said.startswith("sit:"), ENTRIES.c.said.contains(mark, autoescape=True)
    )
    # A database may not mind whether letters are small; ids do.
    rows = [row for row in (await connection.execute(sat)).all() if mark in row.said]
    for row in rows:
        seat, _mark, _name = row.said.partition(mark)
        entry = update(ENTRIES).where(ENTRIES.c.game == row.game, ENTRIES.c.seq == row.seq)
        await connection.execute(entry.values(said=seat + mark + NOBODY))
    return [row.game for row in rows]


async def _silence(connection: AsyncConnection, guest: str) -> list[str]:
    """Of what they said only its number stays, so that no number ever comes again."""
    said = update(TALK).where(TALK.c.guest == guest).returning(TALK.c.game)
    nothing = {"guest": NOBODY, "name": NOBODY, "phrase": None, "text": None}
    return list((await connection.execute(said.values(nothing))).scalars())


async def _unhost(connection: AsyncConnection, guest: str) -> list[str]:
    """Another has their tables from now on: the longest member of those who may sit."""
    others = (
        select(MEMBERS.c.guest)
        .where(MEMBERS.c.game == GAMES.c.id, MEMBERS.c.guest != guest)
        .where(~MEMBERS.c.removed, ~MEMBERS.c.watching)
        .order_by(MEMBERS.c.joined, MEMBERS.c.guest)
    )
    longest = others.limit(1).correlate(GAMES).scalar_subquery()
    hosted = update(GAMES).where(GAMES.c.host == guest).returning(GAMES.c.id)
    return list((await connection.execute(hosted.values(host=longest))).scalars())


async def _delete_lonely(connection: AsyncConnection, guest: str) -> list[str]:
    members = MEMBERS.alias()
    theirs = select(MEMBERS.c.game).where(MEMBERS.c.guest == guest, ~MEMBERS.c.removed)
    others = select(members).where(
        members.c.game == GAMES.c.id, members.c.guest != guest, ~members.c.removed
    )
    lonely = delete(GAMES).where(GAMES.c.id.in_(theirs), ~others.exists())
    return list((await connection.execute(lonely.returning(GAMES.c.id))).scalars())
