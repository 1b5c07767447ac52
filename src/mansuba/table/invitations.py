"""Who may come to a table: its members, and the invitations by which others become members."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Delete, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from mansuba.table.guest_secrets import Keeper, Link, NoSuchLinkError, hash_of
from mansuba.table.notes import Look, Reread
from mansuba.table.rows import GAMES, GUESTS, INVITATIONS, MEMBERS, held
from mansuba.table.store_errors import NoSuchGameError, StoreError

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

        def work(connection: Connection) -> None:
            connection.execute(held(game))
            connection.execute(_expired(game, at))
            if connection.execute(_counted(_good(game, at))).scalar_one() >= MOST_INVITATIONS:
                raise TooManyError
            connection.execute(insert(INVITATIONS).values(row))

        try:
            await self._transactions.write(work)
        except IntegrityError:
            raise NoSuchGameError from None
        return Link(invitation, secret, expires)

    async def invitations(self, game: str, at: datetime) -> list[Invitation]:
        """The invitations that are still good, the oldest first."""
        rows = await self._transactions.read(lambda c: c.execute(_good(game, at)).all())
        return [Invitation(row.id, row.watch, row.created, row.expires) for row in rows]

    async def revoke(self, game: str, invitation: str) -> None:
        """From now on the invitation lets nobody in; whoever came by it stays."""
        revoked = delete(INVITATIONS).where(
            INVITATIONS.c.game == game, INVITATIONS.c.id == invitation
        )
        if not await self._transactions.change(revoked):
            raise NoSuchLinkError

    # --- members --------------------------------------------------------------------------------

    async def join(self, game: str, guest: str, secret: str | None, at: datetime) -> None:
        """Let someone in who has an invitation, or belongs to the table, or to an open one.

        Nobody else learns whether there is such a table.
        """
        unknown = NoSuchGameError if secret is None else NoSuchLinkError

        def work(connection: Connection) -> None:
            table = connection.execute(held(game)).one_or_none()
            member = _membership(connection, game, guest)
            opened = table is not None and table.open
            watching = False if opened else _granted(connection, game, secret, at)
            if member is None:
                if watching is None:
                    raise unknown
                _let_in(connection, game, guest, watching, at)
            elif member.removed:
                raise unknown
            elif member.watching and watching is False:
                connection.execute(_of(game, guest).values(watching=False))
            if watching is False:
                _let_host(connection, game, guest)
            self._transactions.bell.ring_with(connection, Look(game, None))

        try:
            await self._transactions.write(work)
        except IntegrityError:  # they were forgotten, or the game deleted, at this very moment
            raise unknown from None

    async def members(self, game: str) -> list[Member]:
        """Everyone who may be at the table, who came first first."""
        asked = _members(game).order_by(MEMBERS.c.joined, MEMBERS.c.guest)
        rows = await self._transactions.read(lambda connection: connection.execute(asked).all())
        return [member_of(row) for row in rows]

    async def member(self, game: str, guest: str) -> Member | None:
        """What someone may do at a table; None if they may not be there, or there is none."""
        asked = _members(game).where(MEMBERS.c.guest == guest)
        row = await self._transactions.read(lambda c: c.execute(asked).one_or_none())
        return None if row is None else member_of(row)

    async def remove(self, game: str, guest: str) -> None:
        """Turn someone out for good: no invitation lets them in again.

        Those that there are let nobody in any more: they could come by one as somebody else.
        """

        def work(connection: Connection) -> None:
            connection.execute(held(game))
            removed = _of(game, guest).where(~MEMBERS.c.removed).values(removed=True)
            if connection.execute(removed).rowcount:
                connection.execute(delete(INVITATIONS).where(INVITATIONS.c.game == game))
                self._transactions.bell.ring_with(connection, Reread(game))

        await self._transactions.write(work)

    async def leave(self, game: str, guest: str) -> None:
        """Let someone go, who may be invited again; with the last one the game goes, too."""
        gone = delete(MEMBERS).where(
            MEMBERS.c.game == game, MEMBERS.c.guest == guest, ~MEMBERS.c.removed
        )

        def work(connection: Connection) -> None:
            connection.execute(held(game))
            if connection.execute(gone).rowcount:
                empty = ~_members(game).exists()
                connection.execute(delete(GAMES).where(GAMES.c.id == game, empty))
                self._transactions.bell.ring_with(connection, Reread(game))

        await self._transactions.write(work)

    async def games_of(self, guest: str) -> list[str]:
        """The games that someone is a member of, the one last played first."""
        asked = (
            select(GAMES.c.id)
            .join(MEMBERS, MEMBERS.c.game == GAMES.c.id)
            .where(MEMBERS.c.guest == guest, ~MEMBERS.c.removed)
            .order_by(GAMES.c.updated.desc(), GAMES.c.id)
        )
        return await self._transactions.read(lambda c: list(c.execute(asked).scalars()))

    async def pass_on(self, game: str, host: str, seated: Collection[str]) -> str | None:
        """Let another be host in place of this one: the longest member of those with a seat.

        If nobody has one, the longest of those who may take one. Who is host by now.
        """
        others = _members(game).where(MEMBERS.c.guest != host, ~MEMBERS.c.watching)
        longest = others.order_by(MEMBERS.c.joined, MEMBERS.c.guest)

        def work(connection: Connection) -> str | None:
            if connection.execute(held(game)).one_or_none() is None:
                raise NoSuchGameError
            able = list(connection.execute(longest).scalars())
            heir = next((guest for guest in able if guest in seated), next(iter(able), None))
            if heir:
                theirs = update(GAMES).where(GAMES.c.id == game, GAMES.c.host == host)
                connection.execute(theirs.values(host=heir))
                self._transactions.bell.ring_with(connection, Look(game, None))
            now: str | None = connection.execute(_host_of(game)).scalar_one()
            return now

        return await self._transactions.write(work)


def _host_of(game: str) -> Select[Any]:
    return select(GAMES.c.host).where(GAMES.c.id == game)


def _membership(connection: Connection, game: str, guest: str) -> Row[Any] | None:
    asked = select(MEMBERS).where(MEMBERS.c.game == game, MEMBERS.c.guest == guest)
    return connection.execute(asked).one_or_none()


def _granted(connection: Connection, game: str, secret: str | None, at: datetime) -> bool | None:
    """Whether an invitation lets one only watch; None if there is no such one."""
    if secret is None:
        return None
    asked = select(INVITATIONS.c.watch).where(
        INVITATIONS.c.hash == hash_of(secret),
        INVITATIONS.c.game == game,
        INVITATIONS.c.expires > at,
    )
    return connection.execute(asked).scalar_one_or_none()


def _let_in(connection: Connection, game: str, guest: str, watching: bool, at: datetime) -> None:
    present = connection.execute(_counted(_members(game)))
    if present.scalar_one() >= MOST_MEMBERS:
        raise TooManyError
    row = {"game": game, "guest": guest, "watching": watching, "joined": at, "removed": False}
    connection.execute(insert(MEMBERS).values(row))


def _let_host(connection: Connection, game: str, guest: str) -> None:
    """Let someone be host of a table whose host has left it to people who may only watch."""
    host = select(MEMBERS).where(
        MEMBERS.c.game == game, MEMBERS.c.guest == GAMES.c.host, ~MEMBERS.c.removed
    )
    without = update(GAMES).where(GAMES.c.id == game, ~host.correlate(GAMES).exists())
    connection.execute(without.values(host=guest))


def _expired(game: str, at: datetime) -> Delete:
    return delete(INVITATIONS).where(INVITATIONS.c.game == game, INVITATIONS.c.expires <= at)


def _good(game: str, at: datetime) -> Select[Any]:
    return (
        select(INVITATIONS)
        .where(INVITATIONS.c.game == game, INVITATIONS.c.expires > at)
        .order_by(INVITATIONS.c.created, INVITATIONS.c.id)
    )


MEMBERSHIPS = (
    select(
        MEMBERS.c.guest,
        GUESTS.c.name,
        MEMBERS.c.watching,
        MEMBERS.c.joined,
        func.coalesce(GAMES.c.host == MEMBERS.c.guest, False).label("host"),
    )
    .join(GUESTS, GUESTS.c.id == MEMBERS.c.guest)
    .join(GAMES, GAMES.c.id == MEMBERS.c.game)
    .where(~MEMBERS.c.removed)
)
"""Those who were not removed from a game, with their names and whether they are its host."""


def _members(game: str) -> Select[Any]:
    return MEMBERSHIPS.where(MEMBERS.c.game == game)


def member_of(row: Row[Any]) -> Member:
    """A row of `MEMBERSHIPS`."""
    return Member(row.guest, row.name, row.watching, row.joined, bool(row.host))


def _of(game: str, guest: str) -> Any:
    return update(MEMBERS).where(MEMBERS.c.game == game, MEMBERS.c.guest == guest)


def _counted(asked: Select[Any]) -> Select[Any]:
    return select(func.count()).select_from(asked.order_by(None).subquery())
