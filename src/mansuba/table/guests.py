"""The book of guests: who is known, who may come where, what was said; and how it is forgotten."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    bindparam,
    cast,
    delete,
    false,
    func,
    or_,
    select,
    true,
    update,
)

from mansuba import Phase
from mansuba.table.chairs import HERE, LOCAL, Chair, read_chairs
from mansuba.table.guest_keys import GOOD, Keys
from mansuba.table.guest_secrets import hash_of
from mansuba.table.invitations import MEMBERSHIPS, Invitations, Member, member_of
from mansuba.table.rows import ENTRIES, GAMES, GUESTS, INVITATIONS, KEYS, MEMBERS, TALK
from mansuba.table.talk import TalkBook

SIT = "sit:"
"""How an entry begins by which someone sits down."""
NOBODY = ""
"""The name that is left of whoever is forgotten."""
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
        else are deleted: nobody could ever see them again. The other games that have changed.
        """
        return (await self._forget([guest], true()))[guest]

    async def _forget(
        self, guests: Sequence[str], still: ColumnElement[bool]
    ) -> dict[str, tuple[str, ...]]:
        """One by one, so that decisions need not wait for all of them; those of whom it still holds
        by then."""
        changed = {}
        for begun in range(0, len(guests), TOGETHER):
            some = guests[begun : begun + TOGETHER]
            sat = await self._transactions.read(partial(_sat, guests=some), at_length=True)
            for guest in some:
                forget = partial(_forget, guest=guest, sat=sat[guest], still=still)
                changed[guest] = await self._transactions.write(forget, at_length=True)
        return changed

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

        def work(connection: Connection) -> Swept:
            connection.execute(delete(KEYS).where(KEYS.c.expires <= at))
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires <= at))
            games = connection.execute(delete(GAMES).where(left).returning(GAMES.c.id))
            deleted = tuple(games.scalars())
            gone = connection.execute(select(GUESTS.c.id).where(keyless | unseen))
            return Swept(deleted, tuple(gone.scalars()))

        swept = await self._transactions.write(work, at_length=True)
        await self._forget(swept.guests, keyless | unseen)
        return swept


def _sat(connection: Connection, guests: Sequence[str]) -> dict[str, set[str]]:
    """The games in whose logs someone sits down. All logs are looked through for it, which takes
    long: nobody who has something to write should have to wait for that."""
    marks = {guest: _mark_of(guest) for guest in guests}
    sat = select(ENTRIES.c.game, ENTRIES.c.said).where(
        ENTRIES.c.said.startswith(SIT),
        or_(*(ENTRIES.c.said.contains(mark, autoescape=True) for mark in marks.values())),
    )
    found: dict[str, set[str]] = {guest: set() for guest in guests}
    for row in connection.execute(sat):
        for guest, mark in marks.items():
            if mark in row.said:
                found[guest].add(row.game)
    return found


def _mark_of(guest: str) -> str:
    """What stands in an entry by which they sit down."""
    return f":{HERE}:{guest}:"


def _forget(
    connection: Connection, guest: str, sat: Collection[str], still: ColumnElement[bool]
) -> tuple[str, ...]:
    """Remove all that is kept of them, also in the logs of the games where they sat, if this still
    holds of them; the games that are left changed."""
    them = select(GUESTS.c.id).where(GUESTS.c.id == guest, still).with_for_update()
    if not connection.execute(them).all():
        return ()
    touched = [
        *_unname_seats(connection, guest),
        *_unname_entries(connection, guest, sat),
        *_silence(connection, guest),
        *_unhost(connection, guest),
    ]
    deleted = _delete_lonely(connection, guest)
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    return tuple(dict.fromkeys(game for game in touched if game not in deleted))


def _unname_seats(connection: Connection, guest: str) -> list[str]:
    """Who sat there at the beginning, and who sits there by now."""
    touched = []
    for column in (GAMES.c.seats, GAMES.c.sitting):
        sat = select(GAMES.c.id, column.label("seats")).where(
            cast(column, Text).contains(f'"{guest}"', autoescape=True)
        )
        sat = sat.order_by(GAMES.c.id).with_for_update()  # someone may sit down meanwhile
        for row in connection.execute(sat).all():
            unnamed = [
                {**seat, "name": NOBODY} if seat.get("guest") == guest else seat
                for seat in row.seats
            ]
            game = update(GAMES).where(GAMES.c.id == row.id)
            connection.execute(game.values({column: unnamed}))
            touched.append(row.id)
    return touched


def _unname_entries(connection: Connection, guest: str, games: Collection[str]) -> list[str]:
    """The one thing that ever changes in a log: names of people who do not want to be in it."""
    mark = _mark_of(guest)
    # They may just have come to another one.
    theirs = select(MEMBERS.c.game).where(MEMBERS.c.guest == guest)
    sat = select(ENTRIES.c.game, ENTRIES.c.seq, ENTRIES.c.said).where(
        ENTRIES.c.game.in_(games) | ENTRIES.c.game.in_(theirs),
        ENTRIES.c.said.startswith(SIT),
        ENTRIES.c.said.contains(mark, autoescape=True),
    )
    # A database may not mind whether letters are small; ids do.
    rows = [row for row in connection.execute(sat).all() if mark in row.said]
    for row in rows:
        seat, _mark, _name = row.said.partition(mark)
        entry = update(ENTRIES).where(ENTRIES.c.game == row.game, ENTRIES.c.seq == row.seq)
        connection.execute(entry.values(said=seat + mark + NOBODY))
    return [row.game for row in rows]


def _silence(connection: Connection, guest: str) -> list[str]:
    """Of what they said only its number stays, so that no number ever comes again."""
    said = update(TALK).where(TALK.c.guest == guest).returning(TALK.c.game)
    nothing = {"guest": NOBODY, "name": NOBODY, "phrase": None, "text": None}
    return list(connection.execute(said.values(nothing)).scalars())


def _unhost(connection: Connection, guest: str) -> list[str]:
    """Another has their tables from now on: the longest member of those who may sit."""
    others = (
        select(MEMBERS.c.guest)
        .where(MEMBERS.c.game == GAMES.c.id, MEMBERS.c.guest != guest)
        .where(~MEMBERS.c.removed, ~MEMBERS.c.watching)
        .order_by(MEMBERS.c.joined, MEMBERS.c.guest)
    )
    longest = others.limit(1).correlate(GAMES).scalar_subquery()
    hosted = update(GAMES).where(GAMES.c.host == guest).returning(GAMES.c.id)
    return list(connection.execute(hosted.values(host=longest)).scalars())


def _delete_lonely(connection: Connection, guest: str) -> list[str]:
    members = MEMBERS.alias()
    theirs = select(MEMBERS.c.game).where(MEMBERS.c.guest == guest, ~MEMBERS.c.removed)
    others = select(members).where(
        members.c.game == GAMES.c.id, members.c.guest != guest, ~members.c.removed
    )
    lonely = delete(GAMES).where(GAMES.c.id.in_(theirs), ~others.exists())
    return list(connection.execute(lonely.returning(GAMES.c.id)).scalars())
