"""Who may come to a table: its members, and the invitations by which others become members."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Delete, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mansuba.table.guest_secrets import Keeper, Link, NoSuchLinkError, hash_of
from mansuba.table.rows import GAMES, GUESTS, INVITATIONS, MEMBERS
from mansuba.table.transactions import NoSuchGameError, StoreError

MOST_INVITATIONS = 20
"""How many invitations to one table may be good at a time."""
MOST_MEMBERS = 64


class TooManyError(StoreError):
    """There are as many already as there may be."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation that is still good; its secret is not known any more."""

    id: str
    watch: bool
    """Only to watch."""
    created: datetime
    expires: datetime


@dataclass(frozen=True, slots=True)
class Member:
    """Someone who may be at a table."""

    guest: str
    name: str
    watching: bool
    """May only watch."""
    joined: datetime
    host: bool


class Invitations(Keeper):
    """The doors of all tables: who has come in, and who may."""

    # --- invitations ----------------------------------------------------------------------------

    async def invite(self, game: str, watch: bool, at: datetime, expires: datetime) -> Link:
        """A link by which anyone may come to the table until then."""
        invitation, secret = self._new_id(), self._new_secret()
        row = {
            "id": invitation,
            "game": game,
            "hash": hash_of(secret),
            "watch": watch,
            "created": at,
            "expires": expires,
        }
        try:
            async with self._transactions.writing() as connection:
                await connection.execute(_expired(game, at))
                good = await connection.execute(_counted(_good(game, at)))
                if good.scalar_one() >= MOST_INVITATIONS:
                    raise TooManyError
                await connection.execute(insert(INVITATIONS).values(row))
        except IntegrityError:
            raise NoSuchGameError from None
        return Link(invitation, secret, expires)

    async def invitations(self, game: str, at: datetime) -> list[Invitation]:
        """The invitations that are still good, the oldest first."""
        async with self._transactions.reading() as connection:
            rows = (await connection.execute(_good(game, at))).all()
        return [Invitation(row.id, row.watch, row.created, row.expires) for row in rows]

    async def revoke(self, game: str, invitation: str) -> None:
        """From now on the invitation lets nobody in; whoever came by it stays."""
        revoked = delete(INVITATIONS).where(
            INVITATIONS.c.game == game, INVITATIONS.c.id == invitation
        )
        async with self._transactions.writing() as connection:
            if not (await connection.execute(revoked)).rowcount:
                raise NoSuchLinkError

    # --- members --------------------------------------------------------------------------------

    async def join(self, game: str, guest: str, secret: str | None, at: datetime) -> None:
        """Let someone in who has an invitation, or belongs to the table, or to an open one.

        Nobody else learns whether there is such a table.
        """
        unknown = NoSuchGameError if secret is None else NoSuchLinkError
        try:
            async with self._transactions.writing() as connection:
                member = await _membership(connection, game, guest)
                watching = await self._granted(connection, game, secret, at)
                if member is None:
                    if watching is None:
                        raise unknown
                    await _let_in(connection, game, guest, watching, at)
                elif member.removed:
                    raise unknown
                elif member.watching and watching is False:
                    await connection.execute(_of(game, guest).values(watching=False))
                if watching is False:
                    await _let_host(connection, game, guest)
        except IntegrityError:  # they were forgotten, or the game deleted, at this very moment
            raise unknown from None

    async def _granted(
        self, connection: AsyncConnection, game: str, secret: str | None, at: datetime
    ) -> bool | None:
        """Whether one may only watch; None if one may not even do that."""
        opened = await connection.execute(select(GAMES.c.open).where(GAMES.c.id == game))
        if opened.scalar_one_or_none():
            return False
        if secret is None:
            return None
        asked = select(INVITATIONS.c.watch).where(
            INVITATIONS.c.hash == hash_of(secret),
            INVITATIONS.c.game == game,
            INVITATIONS.c.expires > at,
        )
        return (await connection.execute(asked)).scalar_one_or_none()

    async def members(self, game: str) -> list[Member]:
        """Everyone who may be at the table, who came first first."""
        asked = _members(game).order_by(MEMBERS.c.joined, MEMBERS.c.guest)
        async with self._transactions.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [_member(row) for row in rows]

    async def member(self, game: str, guest: str) -> Member | None:
        """What someone may do at a table; None if they may not be there, or there is none."""
        asked = _members(game).where(MEMBERS.c.guest == guest)
        async with self._transactions.reading() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return row and _member(row)

    async def remove(self, game: str, guest: str) -> None:
        """Turn someone out for good: no invitation lets them in again.

        Those that there are let nobody in any more: they could come by one as somebody else.
        """
        async with self._transactions.writing() as connection:
            removed = _of(game, guest).where(~MEMBERS.c.removed).values(removed=True)
            if (await connection.execute(removed)).rowcount:
                await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.game == game))

    async def leave(self, game: str, guest: str) -> None:
        """Let someone go, who may be invited again; with the last one the game goes, too."""
        gone = delete(MEMBERS).where(
            MEMBERS.c.game == game, MEMBERS.c.guest == guest, ~MEMBERS.c.removed
        )
        async with self._transactions.writing() as connection:
            if (await connection.execute(gone)).rowcount:
                empty = ~_members(game).exists()
                await connection.execute(delete(GAMES).where(GAMES.c.id == game, empty))

    async def games_of(self, guest: str) -> list[str]:
        """The games that someone is a member of, the one last played first."""
        asked = (
            select(GAMES.c.id)
            .join(MEMBERS, MEMBERS.c.game == GAMES.c.id)
            .where(MEMBERS.c.guest == guest, ~MEMBERS.c.removed)
            .order_by(GAMES.c.updated.desc(), GAMES.c.id)
        )
        async with self._transactions.reading() as connection:
            return list((await connection.execute(asked)).scalars())

    async def heir(self, game: str, but: str, seated: Collection[str]) -> str | None:
        """Who is to be host when this one is no more: the longest member of those with a seat.

        If nobody has one, the longest of those who may take one.
        """
        able = [m.guest for m in await self.members(game) if m.guest != but and not m.watching]
        return next((guest for guest in able if guest in seated), next(iter(able), None))


async def _membership(connection: AsyncConnection, game: str, guest: str) -> Row[Any] | None:
    asked = select(MEMBERS).where(MEMBERS.c.game == game, MEMBERS.c.guest == guest)
    return (await connection.execute(asked)).one_or_none()


async def _let_in(
    connection: AsyncConnection, game: str, guest: str, watching: bool, at: datetime
) -> None:
    present = await connection.execute(_counted(_members(game)))
    if present.scalar_one() >= MOST_MEMBERS:
        raise TooManyError
    row = {"game": game, "guest": guest, "watching": watching, "joined": at, "removed": False}
    await connection.execute(insert(MEMBERS).values(row))


async def _let_host(connection: AsyncConnection, game: str, guest: str) -> None:
    """Let someone be host of a table whose host has left it to people who may only watch."""
    host = select(MEMBERS).where(
        MEMBERS.c.game == game, MEMBERS.c.guest == GAMES.c.host, ~MEMBERS.c.removed
    )
    without = update(GAMES).where(GAMES.c.id == game, ~host.correlate(GAMES).exists())
    await connection.execute(without.values(host=guest))


def _expired(game: str, at: datetime) -> Delete:
    return delete(INVITATIONS).where(INVITATIONS.c.game == game, INVITATIONS.c.expires <= at)


def _good(game: str, at: datetime) -> Select[Any]:
    return (
        select(INVITATIONS)
        .where(INVITATIONS.c.game == game, INVITATIONS.c.expires > at)
        .order_by(INVITATIONS.c.created, INVITATIONS.c.id)
    )


def _members(game: str) -> Select[Any]:
    """Those of a game who were not removed, with their names and whether they are its host."""
    return (
        select(
            MEMBERS.c.guest,
            GUESTS.c.name,
            MEMBERS.c.watching,
            MEMBERS.c.joined,
            func.coalesce(GAMES.c.host == MEMBERS.c.guest, False).label("host"),
        )
        .join(GUESTS, GUESTS.c.id == MEMBERS.c.guest)
        .join(GAMES, GAMES.c.id == MEMBERS.c.game)
        .where(MEMBERS.c.game == game, ~MEMBERS.c.removed)
    )


def _member(row: Row[Any]) -> Member:
    return Member(row.guest, row.name, row.watching, row.joined, bool(row.host))


def _of(game: str, guest: str) -> Any:
    return update(MEMBERS).where(MEMBERS.c.game == game, MEMBERS.c.guest == guest)


def _counted(asked: Select[Any]) -> Select[Any]:
    return select(func.count()).select_from(asked.order_by(None).subquery())
