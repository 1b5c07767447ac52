"""To forget someone, in three steps: their name is taken from them, so that nobody writes it down
any more (`naming.py`); then all is looked through for their traces; then those are removed, and so
are they. Should nobody come to the last, they are found by their want of a name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    cast,
    delete,
    or_,
    select,
    union,
    update,
)

from mansuba.table.naming import NOBODY, SIT, mark_of, unnamed, unnamed_word
from mansuba.table.rows import ENTRIES, GAMES, GUESTS, MEMBERS, TALK

SEATED = (GAMES.c.seats, GAMES.c.sitting)
"""Who sat there at the beginning, and who sits there by now."""


class WentOn(Exception):  # noqa: N818  it is no error
    """They have begun or joined another game meanwhile; nothing of this is kept, and it has to be
    begun anew."""


def unname(connection: Connection, guest: str, still: ColumnElement[bool]) -> bool:
    """Take their name from them, if it still holds of them that they are to be forgotten; whether
    it does."""
    nameless = update(GUESTS).where(GUESTS.c.id == guest, still).values(name=NOBODY)
    return bool(connection.execute(nameless).rowcount)


def trails(connection: Connection, guests: Sequence[str]) -> dict[str, set[str]]:
    """The games in which each of them sits, in whose logs they sit down, or where they have talked.

    All games and all logs are looked through for it, which takes long: nobody who has something to
    write should have to wait for that.
    """
    found: dict[str, set[str]] = {guest: set() for guest in guests}
    for game, text in (*_seats_with(connection, guests), *_entries_with(connection, guests)):
        for guest in guests:
            if guest in text:
                found[guest].add(game)
    for game, guest in _talk_of(connection, guests):
        found[guest].add(game)
    return found


def _seats_with(connection: Connection, guests: Sequence[str]) -> Iterator[tuple[str, str]]:
    for column in SEATED:
        seats = cast(column, Text)
        marks = (seats.contains(f'"{guest}"', autoescape=True) for guest in guests)
        for row in connection.execute(select(GAMES.c.id, seats.label("seats")).where(or_(*marks))):
            yield row.id, row.seats


def _entries_with(connection: Connection, guests: Sequence[str]) -> Iterator[tuple[str, str]]:
    marks = (ENTRIES.c.said.contains(mark_of(guest), autoescape=True) for guest in guests)
    sat = select(ENTRIES.c.game, ENTRIES.c.said).where(ENTRIES.c.said.startswith(SIT), or_(*marks))
    for row in connection.execute(sat):
        yield row.game, row.said


def _talk_of(connection: Connection, guests: Sequence[str]) -> Iterator[tuple[str, str]]:
    said = select(TALK.c.game, TALK.c.guest).where(TALK.c.guest.in_(guests)).distinct()
    for row in connection.execute(said):
        yield row.game, row.guest


def forget(connection: Connection, guest: str, games: Collection[str]) -> tuple[str, ...]:
    """Remove all that is kept of them, also in these games; which games have anything to do with
    that. Some of them may be gone now. A WentOn if they have more games by now."""
    concerned = _held(connection, guest, games)
    _unname_seats(connection, guest, concerned)
    _unname_entries(connection, guest, concerned)
    _silence(connection, guest, concerned)
    _unhost(connection, guest)
    _delete_lonely(connection, guest)
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    return tuple(concerned)


def _held(connection: Connection, guest: str, games: Collection[str]) -> list[str]:
    """These games and all others that they have to do with by now, and themselves, held until all
    is done: games before what belongs to them, and people last, as by all others who hold more than
    one thing. Whoever is held begins and joins nothing any more."""
    every = {*games, *_theirs(connection, guest)}
    held = select(GAMES.c.id).where(GAMES.c.id.in_(every)).order_by(GAMES.c.id).with_for_update()
    concerned = list(connection.execute(held).scalars())
    connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update())
    if not _theirs(connection, guest).issubset(concerned):
        raise WentOn
    return concerned


def _theirs(connection: Connection, guest: str) -> set[str]:
    """The games that they are at, or have."""
    theirs = union(
        select(MEMBERS.c.game).where(MEMBERS.c.guest == guest),
        select(GAMES.c.id).where(GAMES.c.host == guest),
    )
    return {*connection.execute(theirs).scalars()}


def _unname_seats(connection: Connection, guest: str, games: Sequence[str]) -> None:
    for column in SEATED:
        sat = select(GAMES.c.id, column.label("seats")).where(
            GAMES.c.id.in_(games), cast(column, Text).contains(f'"{guest}"', autoescape=True)
        )
        for row in connection.execute(sat).all():
            game = update(GAMES).where(GAMES.c.id == row.id)
            connection.execute(game.values({column: unnamed(row.seats, {guest})}))


def _unname_entries(connection: Connection, guest: str, games: Sequence[str]) -> None:
    """The one thing that ever changes in a log: names of people who do not want to be in it."""
    mark = mark_of(guest)
    sat = select(ENTRIES.c.game, ENTRIES.c.seq, ENTRIES.c.said).where(
        ENTRIES.c.game.in_(games),
        ENTRIES.c.said.startswith(SIT),
        ENTRIES.c.said.contains(mark, autoescape=True),
    )
    for row in connection.execute(sat).all():
        word = unnamed_word(row.said, {guest})
        if word != row.said:  # a database may not mind whether letters are small; ids do
            entry = update(ENTRIES).where(ENTRIES.c.game == row.game, ENTRIES.c.seq == row.seq)
            connection.execute(entry.values(said=word))


def _silence(connection: Connection, guest: str, games: Sequence[str]) -> None:
    """Of what they said only its number stays, so that no number ever comes again."""
    nothing = {"guest": NOBODY, "name": NOBODY, "phrase": None, "text": None}
    said = update(TALK).where(TALK.c.game.in_(games), TALK.c.guest == guest)
    connection.execute(said.values(nothing))


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
