"""To forget someone: where they have left traces, and how those are removed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import ColumnElement, Connection, Text, cast, delete, or_, select, update

from mansuba.table.chairs import HERE
from mansuba.table.rows import ENTRIES, GAMES, GUESTS, MEMBERS, TALK

SIT = "sit:"
"""How an entry begins by which someone sits down."""
NOBODY = ""
"""The name that is left of whoever is forgotten."""
SEATED = (GAMES.c.seats, GAMES.c.sitting)
"""Who sat there at the beginning, and who sits there by now."""


class CameBack(Exception):  # noqa: N818  it is no error
    """They are not to be forgotten any more; nothing of this is kept."""


def trails(connection: Connection, guests: Sequence[str]) -> dict[str, set[str]]:
    """The games in which each of them sits, or in whose logs they sit down.

    All games and all logs are looked through for it, which takes long: nobody who has something to
    write should have to wait for that.
    """
    found: dict[str, set[str]] = {guest: set() for guest in guests}
    for game, text in (*_seats_with(connection, guests), *_entries_with(connection, guests)):
        for guest in guests:
            if guest in text:
                found[guest].add(game)
    return found


def _seats_with(connection: Connection, guests: Sequence[str]) -> Iterator[tuple[str, str]]:
    for column in SEATED:
        seats = cast(column, Text)
        marks = (seats.contains(f'"{guest}"', autoescape=True) for guest in guests)
        for row in connection.execute(select(GAMES.c.id, seats.label("seats")).where(or_(*marks))):
            yield row.id, row.seats


def _entries_with(connection: Connection, guests: Sequence[str]) -> Iterator[tuple[str, str]]:
    marks = (ENTRIES.c.said.contains(_mark_of(guest), autoescape=True) for guest in guests)
    sat = select(ENTRIES.c.game, ENTRIES.c.said).where(ENTRIES.c.said.startswith(SIT), or_(*marks))
    for row in connection.execute(sat):
        yield row.game, row.said


def _mark_of(guest: str) -> str:
    """What stands in an entry by which they sit down."""
    return f":{HERE}:{guest}:"


def forget(
    connection: Connection, guest: str, games: Collection[str], still: ColumnElement[bool]
) -> tuple[str, ...]:
    """Remove all that is kept of them, also in these games; those of them that are left changed.

    Games are held before people, as by all others who hold both. A CameBack if it does not hold of
    them any more that they are to be forgotten.
    """
    theirs = select(MEMBERS.c.game).where(MEMBERS.c.guest == guest)
    # They may just have come to another one.
    where = [*games, *connection.execute(theirs).scalars()]
    touched = [
        *_unname_seats(connection, guest, where),
        *_unname_entries(connection, guest, where),
        *_silence(connection, guest),
        *_unhost(connection, guest),
    ]
    deleted = _delete_lonely(connection, guest)
    if not connection.execute(delete(GUESTS).where(GUESTS.c.id == guest, still)).rowcount:
        raise CameBack
    return tuple(dict.fromkeys(game for game in touched if game not in deleted))


def _unname_seats(connection: Connection, guest: str, games: Sequence[str]) -> list[str]:
    touched = []
    for column in SEATED:
        sat = select(GAMES.c.id, column.label("seats")).where(
            GAMES.c.id.in_(games), cast(column, Text).contains(f'"{guest}"', autoescape=True)
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


def _unname_entries(connection: Connection, guest: str, games: Sequence[str]) -> list[str]:
    """The one thing that ever changes in a log: names of people who do not want to be in it."""
    mark = _mark_of(guest)
    sat = select(ENTRIES.c.game, ENTRIES.c.seq, ENTRIES.c.said).where(
        ENTRIES.c.game.in_(games),
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
