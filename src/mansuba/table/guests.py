"""The book of guests: who is known, who may come where, what was said; and how it is forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    false,
    func,
    select,
    true,
)

from mansuba import Phase
from mansuba.table.chairs import LOCAL, Chair, read_chairs
from mansuba.table.forgetting import CameBack, forget, trails
from mansuba.table.guest_keys import GOOD, Keys
from mansuba.table.guest_secrets import hash_of
from mansuba.table.invitations import MEMBERSHIPS, Invitations, Member, member_of
from mansuba.table.rows import GAMES, GUESTS, INVITATIONS, KEYS, MEMBERS
from mansuba.table.talk import TalkBook

Tell: TypeAlias = Callable[[tuple[str, ...]], Awaitable[None]]
"""Told of games in which somebody was forgotten; they may be gone."""
TOGETHER = 100
"""How many are looked for at once in all logs."""


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
    """What a sweep has done away with."""

    games: tuple[str, ...]
    guests: tuple[str, ...]


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
        return (await self._find_and_forget([guest], true()))[guest]

    async def sweep(self, at: datetime, keep: timedelta | None, tell: Tell) -> Swept:
        """Do away with what is good no more, and with what nobody has touched for so long.

        Guests without a key that is good can never come back, and are forgotten in any case; each
        by themselves, so that decisions need not wait for all of them, and whoever has games in
        memory is told at once which of them have to do with it. Games of this machine's own table
        stay, and those in which someone still has time.
        """
        keyless = ~select(KEYS).where(KEYS.c.guest == GUESTS.c.id).exists()
        unseen = false() if keep is None else GUESTS.c.seen < at - keep
        idle = false() if keep is None else GAMES.c.updated < at - keep
        waiting = func.coalesce(GAMES.c.due > at, False)
        left = idle & GAMES.c.host.is_distinct_from(LOCAL) & ~waiting

        def work(connection: Connection) -> Swept:
            connection.execute(delete(KEYS).where(KEYS.c.expires <= at))
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires <= at))
            games = connection.execute(delete(GAMES).where(left).returning(GAMES.c.id))
            deleted = tuple(games.scalars())
            gone = connection.execute(select(GUESTS.c.id).where(keyless | unseen))
            return Swept(deleted, tuple(gone.scalars()))

        swept = await self._transactions.write(work, at_length=True)
        for begun in range(0, len(swept.guests), TOGETHER):
            some = swept.guests[begun : begun + TOGETHER]
            await self._find_and_forget(some, keyless | unseen, tell)
        return swept

    async def _find_and_forget(
        self, guests: Sequence[str], still: ColumnElement[bool], tell: Tell | None = None
    ) -> dict[str, tuple[str, ...]]:
        """Those of whom it still holds by then; the games that have to do with each of them."""
        concerned = {}
        found = await self._transactions.read(partial(trails, guests=guests), at_length=True)
        for guest in guests:
            work = partial(forget, guest=guest, games=found[guest], still=still)
            try:
                concerned[guest] = await self._transactions.write(work)
            except CameBack:
                concerned[guest] = ()
            if tell and concerned[guest]:
                await tell(concerned[guest])
        return concerned
