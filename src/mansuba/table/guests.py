"""The book of guests: who is known, who may come where, what was said; and how it is forgotten."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    select,
    true,
)

from mansuba import Phase
from mansuba.table.chairs import LOCAL, Chair, read_chairs
from mansuba.table.forgetting import WentOn, forget, trails, unname
from mansuba.table.guest_keys import GOOD, Keys
from mansuba.table.guest_secrets import hash_of
from mansuba.table.invitations import MEMBERSHIPS, Invitations, Member, member_of
from mansuba.table.naming import NOBODY
from mansuba.table.notes import Look, Reread
from mansuba.table.rows import GAMES, GUESTS, INVITATIONS, KEYS, MEMBERS
from mansuba.table.store_errors import StoreAwayError
from mansuba.table.talk import TalkBook

TOGETHER = 100
"""How many are looked for at once in all logs, and how many games are removed at once."""


BY_KEY = (
    MEMBERSHIPS.add_columns(KEYS.c.expires)
    .join(KEYS, KEYS.c.guest == MEMBERS.c.guest)
    .where(GOOD, MEMBERS.c.game == bindparam("game"))
)


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
    """What a sweep has done away with in one go."""

    games: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    concerned: tuple[str, ...] = ()
    """The games that have to do with these guests; some may be gone."""


class GuestBook(Keys, Invitations, TalkBook):
    """All that one database keeps of people."""

    async def member_by(self, key: str, game: str, at: datetime) -> Member | None:
        """What whoever has this device may do at a table; None if they may not be there."""
        hashed = hash_of(key)
        asked = {"hash": hashed, "game": game, "at": at}
        row = await self._transactions.read(
            lambda connection: connection.execute(BY_KEY, asked).one_or_none()
        )
        if row is None:
            return None
        await self._renew(row.guest, hashed, row.expires, at)
        return member_of(row)

    async def open_tables(self, limit: int) -> list[OpenGame]:
        """Games that go on and anyone may join, the one last played first."""
        asked = (
            select(GAMES)
            .where(GAMES.c.open, GAMES.c.phase != Phase.OVER.value)
            .order_by(GAMES.c.updated.desc(), GAMES.c.id)
            .limit(limit)
        )
        rows = await self._transactions.read(lambda connection: connection.execute(asked).all())
        return [
            OpenGame(row.id, row.name, row.created, row.board, read_chairs(row.sitting), row.tempo)
            for row in rows
        ]

    async def forget(self, guest: str) -> tuple[str, ...]:
        """Know nothing more of someone: not who they are, nor what they were called or said.

        Where they played, their decisions stay, made by nobody. Games in which there is no one
        else are deleted. Returned are the games that have anything to do with it.
        """
        if not await self._unname(guest, true()):
            return ()
        found = await self._trails([guest])
        return await self._forget(guest, found[guest])

    async def sweep(self, at: datetime, keep: timedelta | None) -> AsyncGenerator[Swept, None]:
        """Do away with what is good no more, and with what nobody has touched for so long; a little
        at a time, so that decisions need not wait for all of it, and whoever has games in memory
        can hear at once which of them have to do with it. It can be left at any time, and the next
        one goes on.

        Guests without a key that is good can never come back, and are forgotten in any case; so are
        those whose forgetting was begun. Games of this machine's own table stay, and those in which
        someone still has time, with all who are at them.
        """
        for key in (KEYS.c.hash, INVITATIONS.c.id):
            while await self._sweep_out(key, key.table.c.expires <= at):
                pass
        gone = ~select(KEYS).where(KEYS.c.guest == GUESTS.c.id).exists() | (GUESTS.c.name == NOBODY)
        if keep is not None:
            waiting = func.coalesce(GAMES.c.due > at, False)
            idle = (GAMES.c.updated < at - keep) & ~waiting
            left = idle & GAMES.c.host.is_distinct_from(LOCAL)
            while games := await self._sweep_out(GAMES.c.id, left):
                for game in games:
                    self._transactions.bell.ring(Look(game, None))
                yield Swept(games=games)
            theirs = (MEMBERS.c.guest == GUESTS.c.id) & ~MEMBERS.c.removed
            at_one = select(MEMBERS.c.game).join(GAMES).where(theirs, waiting).exists()
            gone |= (GUESTS.c.seen < at - keep) & ~at_one
        guests = await self._transactions.read(
            lambda connection: list(connection.execute(select(GUESTS.c.id).where(gone)).scalars())
        )
        waits: StoreAwayError | None = None
        for begun in range(0, len(guests), TOGETHER):
            every = guests[begun : begun + TOGETHER]
            some = [guest for guest in every if await self._unname(guest, gone)]
            found = await self._trails(some) if some else {}
            for guest in some:
                try:
                    concerned = await self._forget(guest, found[guest])
                except StoreAwayError as error:  # somebody may be at one of their games for long
                    waits = error
                else:
                    yield Swept(guests=(guest,), concerned=concerned)
        if waits:
            raise waits

    async def _sweep_out(self, key: Column[str], due: ColumnElement[bool]) -> tuple[str, ...]:
        """Remove some rows of which this holds; which. Those that somebody has just got hold of are
        left for the next time: nobody waits for them, nor they for this."""
        some = select(key).where(due).limit(TOGETHER).with_for_update(skip_locked=True)
        removed = delete(key.table).where(key.in_(some)).returning(key)
        return await self._transactions.write(
            lambda connection: tuple(connection.execute(removed).scalars()), at_length=True
        )

    async def _unname(self, guest: str, still: ColumnElement[bool]) -> bool:
        return await self._transactions.write(partial(unname, guest=guest, still=still))

    async def _trails(self, guests: Sequence[str]) -> dict[str, set[str]]:
        return await self._transactions.read(partial(trails, guests=guests), at_length=True)

    async def _forget(self, guest: str, games: Collection[str]) -> tuple[str, ...]:
        """The games that have to do with it; other processes are told of them."""

        def work(connection: Connection) -> tuple[str, ...]:
            concerned = forget(connection, guest, games)
            for game in concerned:
                self._transactions.bell.ring_with(connection, Reread(game))
            return concerned

        while True:
            with suppress(WentOn):
                return await self._transactions.write(work)
