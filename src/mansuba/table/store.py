"""Games that outlast the program: what was acknowledged stays, whatever happens next."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Result, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from mansuba import Decision, Figure, Phase, Place, Position, Seat
from mansuba.notation import read_decision, read_edition, write_decision, write_edition
from mansuba.table.chairs import LOCAL, Chair, Dice, read_chairs
from mansuba.table.entries import Entry, read_said, write_said
from mansuba.table.rows import ARRANGEMENTS, ENTRIES, GAMES, MEMBERS
from mansuba.table.sayings import Sit
from mansuba.table.table import Table
from mansuba.table.transactions import NoSuchGameError, StoreError, Transactions

BYTES_OF_ID = 16
MOST_DUE = 1000
"""How many games are looked after at a time."""


class NoSuchGuestError(StoreError):
    """The guest was forgotten at this very moment."""


class EntryTakenError(StoreError):
    """Someone else has written an entry of this number, or of this request, before."""


@dataclass(frozen=True)
class Terms:
    """How a table is run, beside what its log says."""

    host: str | None = LOCAL
    """The guest who made it, or who has it by now; None if they are forgotten."""
    tempo: int | None = None
    """Seconds that a turn may take; None: no clock."""
    open: bool = False
    """Whether anyone may come."""
    chat: bool = True
    """Whether people may write to each other."""


@dataclass(frozen=True)
class Summary:
    """How a game stands, for the list of games and for whoever looks after it."""

    phase: Phase
    turn: int
    """How many turns have been played."""
    winner: Seat | None
    chairs: tuple[Chair, ...]
    awaits: Seat | None = None
    """The seat of the person who is to decide."""
    due: datetime | None = None
    """When somebody has to look after it."""


@dataclass(frozen=True)
class Listed:
    """A game in the list of games."""

    id: str
    name: str | None
    created: datetime
    updated: datetime
    board: str
    terms: Terms
    summary: Summary


@dataclass(frozen=True)
class Stored:
    """A game with its whole log."""

    id: str
    name: str | None
    created: datetime
    table: Table
    """As it was when it was made."""
    entries: tuple[Entry, ...]
    terms: Terms
    arrangements: Mapping[Seat, Arrangement]
    due: datetime | None


@dataclass(frozen=True)
class Arrangement:
    """A set-up that has come in before its turn."""

    request: str
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class Glance:
    """What another process may have changed."""

    seq: int
    name: str | None
    terms: Terms
    arrangements: Mapping[Seat, Arrangement]


class Store:
    """All games of one database."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    @classmethod
    async def open(cls, path: Path) -> Store:
        """The games in this file, which is made if there is none, and brought up to date."""
        return cls(await Transactions.open(path))

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
            "board": edition.name,
            "seats": _rows_of(table.seated),
            "dice": table.dice.value,
            "secret": table.secret.hex() if table.secret else None,
            **asdict(terms),
            **_summed(summary),
        }
        member = {"game": game, "guest": terms.host, "joined": at}
        try:
            async with self.transactions.writing() as connection:
                await connection.execute(insert(GAMES).values(row))
                if terms.host != LOCAL:
                    known = insert(MEMBERS).values(**member, watching=False, removed=False)
                    await connection.execute(known)
        except IntegrityError:
            raise NoSuchGuestError from None
        return game

    async def load(self, game: str) -> Stored:
        """A game with its whole log."""
        async with self.transactions.reading() as connection:
            row = _one(await connection.execute(select(GAMES).where(GAMES.c.id == game)))
            entries = (await connection.execute(_log(game))).all()
            arranged = (await connection.execute(_arranged(game))).all()
        return Stored(
            id=row.id,
            name=row.name,
            created=row.created,
            table=_table(row),
            entries=tuple(map(_entry, entries)),
            terms=_terms(row),
            arrangements=_arrangements(arranged),
            due=row.due,
        )

    async def glance(self, game: str) -> Glance:
        """How many entries a game's log has, and what is told of it elsewhere."""
        last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.game == GAMES.c.id)
        columns = (GAMES.c.name, GAMES.c.host, GAMES.c.tempo, GAMES.c.open, GAMES.c.chat)
        asked = select(last.scalar_subquery().label("seq"), *columns).where(GAMES.c.id == game)
        async with self.transactions.reading() as connection:
            row = _one(await connection.execute(asked))
            arranged = (await connection.execute(_arranged(game))).all()
        return Glance(row.seq, row.name, _terms(row), _arrangements(arranged))

    async def append(self, game: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Write entries to a game's log, all of them or none."""
        rows = [
            {
                "game": game,
                "seq": entry.seq,
                "request": entry.request,
                "part": entry.part,
                "seen": entry.seen,
                "at": entry.at,
                "said": write_said(entry.said),
            }
            for entry in entries
        ]
        changed = (
            update(GAMES)
            .where(GAMES.c.id == game)
            .values(updated=entries[-1].at, **_summed(summary))
        )
        try:
            async with self.transactions.writing() as connection:
                if not (await connection.execute(changed)).rowcount:
                    raise NoSuchGameError
                await connection.execute(insert(ENTRIES), rows)
                arranged = (await connection.execute(_arranged(game))).all()
                left = kept = _arrangements(arranged)
                for entry in entries:
                    left = still_arranged(left, entry)
                for seat in kept.keys() - left.keys():
                    await connection.execute(delete(ARRANGEMENTS).where(_arrangement(game, seat)))
        except IntegrityError:
            raise EntryTakenError from None

    async def arrange(self, game: str, seat: Seat, arrangement: Arrangement) -> None:
        """Keep a set-up until its turn comes, in place of an earlier one."""
        row = {
            "request": arrangement.request,
            "words": " ".join(map(write_decision, arrangement.decisions)),
        }
        try:
            async with self.transactions.writing() as connection:
                await connection.execute(delete(ARRANGEMENTS).where(_arrangement(game, seat)))
                await connection.execute(insert(ARRANGEMENTS).values(game=game, seat=seat, **row))
        except IntegrityError:
            raise NoSuchGameError from None

    async def attend(self, game: str, due: datetime | None) -> None:
        """When somebody has to look after a game next, though nothing has happened in it."""
        async with self.transactions.writing() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(due=due))

    async def due(self, now: datetime) -> list[str]:
        """The games that somebody has to look after now."""
        asked = select(GAMES.c.id).where(GAMES.c.due <= now).order_by(GAMES.c.due).limit(MOST_DUE)
        async with self.transactions.reading() as connection:
            return list((await connection.execute(asked)).scalars())

    async def games(self, member: str | None = None) -> list[Listed]:
        """All games, or all of a guest's, the one last played first."""
        asked = select(GAMES).order_by(GAMES.c.updated.desc(), GAMES.c.id)
        if member is not None:
            theirs = (MEMBERS.c.guest == member) & ~MEMBERS.c.removed
            asked = asked.join(MEMBERS, MEMBERS.c.game == GAMES.c.id).where(theirs)
        async with self.transactions.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [_listed(row) for row in rows]

    async def change(self, game: str, name: str | None, terms: Terms) -> Listed:
        """Give a game another name, and run it in another way."""
        changed = update(GAMES).where(GAMES.c.id == game).values(name=name, **asdict(terms))
        async with self.transactions.writing() as connection:
            await connection.execute(changed)
            row = _one(await connection.execute(select(GAMES).where(GAMES.c.id == game)))
        return _listed(row)

    async def delete(self, game: str) -> None:
        """Remove a game and its log."""
        async with self.transactions.writing() as connection:
            if not (await connection.execute(delete(GAMES).where(GAMES.c.id == game))).rowcount:
                raise NoSuchGameError


def _one(found: Result[Any]) -> Row[Any]:
    row = found.one_or_none()
    if row is None:
        raise NoSuchGameError
    return row


def _log(game: str) -> Select[Any]:
    return select(ENTRIES).where(ENTRIES.c.game == game).order_by(ENTRIES.c.seq)


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, row.request, row.part, row.seen, row.at, read_said(row.said))


def still_arranged(
    arrangements: Mapping[Seat, Arrangement], entry: Entry
) -> dict[Seat, Arrangement]:
    """The set-ups that still wait after an entry: not of a seat that is someone else's by now, or
    that has begun to set up, be it in this way or another."""
    match entry.said:
        case Sit(seat=seat) | Place(figure=Figure(seat=seat)):
            return {other: one for other, one in arrangements.items() if other != seat}
        case _:
            return dict(arrangements)


def _arrangement(game: str, seat: Seat) -> ColumnElement[bool]:
    return (ARRANGEMENTS.c.game == game) & (ARRANGEMENTS.c.seat == seat)


def _arranged(game: str) -> Select[Any]:
    return select(ARRANGEMENTS).where(ARRANGEMENTS.c.game == game)


def _arrangements(rows: Iterable[Row[Any]]) -> dict[Seat, Arrangement]:
    return {
        row.seat: Arrangement(row.request, tuple(map(read_decision, row.words.split())))
        for row in rows
    }


def _table(row: Row[Any]) -> Table:
    chairs = read_chairs(row.seats)
    start = Position.new(read_edition(row.edition), len(chairs))
    secret = bytes.fromhex(row.secret) if row.secret else None
    return Table.laid(start, chairs, Dice(row.dice), secret)


def _terms(row: Row[Any]) -> Terms:
    return Terms(row.host, row.tempo, row.open, row.chat)


def _rows_of(chairs: Iterable[Chair]) -> list[dict[str, Any]]:
    return [asdict(chair) for chair in chairs]


def _summed(summary: Summary) -> dict[str, Any]:
    return {
        "phase": summary.phase.value,
        "turn": summary.turn,
        "winner": summary.winner,
        "sitting": _rows_of(summary.chairs),
        "awaits": summary.awaits,
        "due": summary.due,
    }


def _listed(row: Row[Any]) -> Listed:
    return Listed(
        id=row.id,
        name=row.name,
        created=row.created,
        updated=row.updated,
        board=row.board,
        terms=_terms(row),
        summary=Summary(
            Phase(row.phase), row.turn, row.winner, read_chairs(row.sitting), row.awaits, row.due
        ),
    )
