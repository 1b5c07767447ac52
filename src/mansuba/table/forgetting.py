"""To forget someone: where they have left traces, and how those are removed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import ColumnElement, Connection, Text, cast, delete, or_, select, union, update

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
    """Remove all that is kept of them, also in these games; which games have anything to do with
    that. Some of them may be gone now.

    A CameBack if it does not hold of them any more that they are to be forgotten.
    """
    concerned = _held(connection, guest, games)
    _unname_seats(connection, guest, concerned)
    _unname_entries(connection, guest, concerned)
    _silence(connection, guest)
    _unhost(connection, guest)
    _delete_lonely(connection, guest)
    if not connection.execute(delete(GUESTS).where(GUESTS.c.id == guest, still)).rowcount:
        raise CameBack
    return tuple(concerned)


def _held(connection: Connection, guest: str, games: Collection[str]) -> list[str]:
    """These games and all others that they have to do with by now, held until all is done: games
    before what belongs to them, and people last, as by all others who hold more than one thing."""
    theirs = union(
        select(MEMBERS.c.game).where(MEMBERS.c.guest == guest),
        select(GAMES.c.id).where(GAMES.c.host == guest),
        select(TALK.c.game).where(TALK.c.guest == guest),
    )
    every = {*games, *connection.execute(theirs).scalars()}
    held = select(GAMES.c.id).where(GAMES.c.id.in_(every)).order_by(GAMES.c.id).with_for_update()
    return list(connection.execute(held).scalars())


def _unname_seats(connection: Connection, guest: str, games: Sequence[str]) -> None:
    for column in SEATED:
        sat = select(GAMES.c.id, column.label("seats")).where(
            GAMES.c.id.in_(games), cast(column, Text).contains(f'"{guest}"', autoescape=True)
        )
        for row in connection.execute(sat).all():
            unnamed = [
                {**seat, "name": NOBODY} if seat.get("guest") == guest else seat
                for seat in row.seats
            ]
            game = update(GAMES).where(GAMES.c.id == row.id)
            connection.execute(game.values({column: unnamed}))


def _unname_entries(connection: Connection, guest: str, games: Sequence[str]) -> None:
    """The one thing that ever changes in a log: names of people who do not want to be in it."""
    mark = _mark_of(guest)
    sat = select(ENTRIES.c.game, ENTRIES.c.seq, ENTRIES.c.said).where(
        ENTRIES.c.game.in_(games),
        ENTRIES.c.said.startswith(SIT),
        ENTRIES.c.said.contains(mark, autoescape=True),
    )
    for row in connection.execute(sat).all():
        if mark in row.said:  # a database may not mind whether letters are small; ids do
            seat, _mark, _name = row.said.partition(mark)
            entry = update(ENTRIES).where(ENTRIES.c.game == row.game, ENTRIES.c.seq == row.seq)
            connection.execute(entry.values(said=seat + mark + NOBODY))


def _silence(connection: Connection, guest: str) -> None:
    """Of what they said only its number stays, so that no number ever comes again."""
    nothing = {"guest": NOBODY, "name": NOBODY, "phrase": None, "text": None}
    connection.execute(update(TALK).where(TALK.c.guest == guest).values(nothing))


def _unhost(connection: Connection, guest: str) -> None:
    """Another has their tables from now on: the longest member of those who may sit."""
    others = (
        select(MEMBERS.c.guest)
        .where(MEMBERS.c.game == GAMES.c.id, MEMBERS.c.guest != guest)
        .where(~MEMBERS.c.removed, ~MEMBERS.c.watching)
        .order_by(MEMBERS.c.joined, MEMBERS.c.guest)
    )
    longest = others.limit(1).correlate(GAMES).scalar_subquery()
    connection.execute(update(GAMES).where(GAMES.c.host == guest).values(host=longest))


def _delete_lonely(connection: Connection, guest: str) -> None:
    """Games in which there is no one else: nobody could ever see them again."""
    members = MEMBERS.alias()
    theirs = select(MEMBERS.c.game).where(MEMBERS.c.guest == guest, ~MEMBERS.c.removed)
    others = select(members).where(
        members.c.game == GAMES.c.id, members.c.guest != guest, ~members.c.removed
    )
    connection.execute(delete(GAMES).where(GAMES.c.id.in_(theirs), ~others.exists()))
