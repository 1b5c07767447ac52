"""What people at a table say to each other, beside the game: it is no part of the log."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from mansuba import Seat
from mansuba.table.guest_secrets import Keeper
from mansuba.table.naming import named
from mansuba.table.rows import TALK, held
from mansuba.table.store_errors import NoSuchGameError, StoreError

MOST_KEPT = 1000
"""How much of what was said at one table is kept."""


class ChatOffError(StoreError):
    """Only set phrases can be said at this table."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that someone wants to say: a set phrase, or a line of text."""

    request: str
    """Whatever has the same is said once."""
    guest: str
    seat: Seat | None
    """As whom; None: as themselves."""
    name: str
    phrase: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something that was said."""

    number: int
    at: datetime
    seat: Seat | None
    name: str
    phrase: str | None
    text: str | None


class TalkBook(Keeper):
    """What is said at all tables."""

    async def talk(self, game: str, remark: Remark, at: datetime) -> Spoken:
        """Keep what is said, once; as it was kept."""

        def work(connection: Connection) -> Spoken:
            table = connection.execute(held(game)).one_or_none()
            before = select(TALK).where(TALK.c.game == game, TALK.c.request == remark.request)
            if row := connection.execute(before).one_or_none():
                return _spoken(row)
            if remark.text is not None and table and not table.chat:
                raise ChatOffError
            if connection.execute(named(remark.guest)).one_or_none() is None:
                raise NoSuchGameError  # they were forgotten at this very moment
            last = connection.execute(_last(game)).scalar_one()
            spoken = Spoken(last + 1, at, remark.seat, remark.name, remark.phrase, remark.text)
            connection.execute(insert(TALK).values(_row(game, remark, spoken)))
            connection.execute(
                delete(TALK).where(TALK.c.game == game, TALK.c.number <= spoken.number - MOST_KEPT)
            )
            return spoken

        try:
            return await self._transactions.write(work)
        except IntegrityError:
            raise NoSuchGameError from None

    async def said(self, game: str, since: datetime | None = None) -> list[Spoken]:
        """What was said at a table, or what was since then, the oldest first."""
        asked = (
            select(TALK)
            # What someone said who wants to be forgotten keeps its number, and nothing else.
            .where(TALK.c.game == game, TALK.c.phrase.is_not(None) | TALK.c.text.is_not(None))
            .order_by(TALK.c.number)
        )
        if since is not None:
            asked = asked.where(TALK.c.at >= since)
        return await self._transactions.read(
            lambda connection: [_spoken(row) for row in connection.execute(asked)]
        )


def _last(game: str) -> Select[Any]:
    return select(func.coalesce(func.max(TALK.c.number), 0)).where(TALK.c.game == game)


def _row(game: str, remark: Remark, spoken: Spoken) -> dict[str, Any]:
    return {
        "game": game,
        "number": spoken.number,
        "request": remark.request,
        "at": spoken.at,
        "guest": remark.guest,
        "seat": spoken.seat,
        "name": spoken.name,
        "phrase": spoken.phrase,
        "text": spoken.text,
    }


def _spoken(row: Row[Any]) -> Spoken:
    return Spoken(row.number, row.at, row.seat, row.name, row.phrase, row.text)
