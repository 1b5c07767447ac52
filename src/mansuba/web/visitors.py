"""Who asks: told by a cookie that nothing but the browser can read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from mansuba.table.chairs import LOCAL
from mansuba.table.guest_keys import LIFE_OF_A_KEY, Guest
from mansuba.table.guests import GuestBook
from mansuba.table.naming import NOBODY
from mansuba.web.messages_people import SECRET
from mansuba.web.problems import ProblemError
from mansuba.web.settings import Settings

KEY = re.compile(SECRET, re.ASCII)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Someone at the door."""

    guest: str | None
    """`local` at this machine's own table; None if the server does not know them."""
    name: str | None = None


async def the_visitor(connection: HTTPConnection) -> Visitor:
    """Who makes this request, or opens this socket."""
    settings: Settings = connection.app.state.settings
    if not settings.online:
        return Visitor(LOCAL)
    guest = await whose_device(connection)
    if guest is None or guest.name == NOBODY:
        return Visitor(None)
    return Visitor(guest.id, guest.name)


async def whose_device(connection: HTTPConnection) -> Guest | None:
    """Whose device this is, on a network. Whoever is called nothing was to be forgotten, and that
    has not come to its end yet: nobody is them any more."""
    key = key_of(connection, connection.app.state.settings)
    book: GuestBook = connection.app.state.book
    return await book.guest_of(key, now()) if key else None


async def the_guest(visitor: VisitorHere) -> str:
    """Who makes this request, if they have said what they are called."""
    if visitor.guest is None:
        raise ProblemError("name-needed")
    return visitor.guest


async def only_online(connection: HTTPConnection) -> None:
    """Some things are there only where people meet over a network."""
    if not connection.app.state.settings.online:
        raise ProblemError("no-such-page")


async def the_book(connection: HTTPConnection) -> GuestBook:
    """The guest book of the app that was asked."""
    book: GuestBook = connection.app.state.book
    return book


BookHere = Annotated[GuestBook, Depends(the_book)]
VisitorHere = Annotated[Visitor, Depends(the_visitor)]
GuestHere = Annotated[str, Depends(the_guest)]


def key_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The key in the cookie, if it could be one."""
    key = connection.cookies.get(settings.cookie, "")
    return key if KEY.fullmatch(key) else None


def remember(response: Response, settings: Settings, key: str) -> None:
    """Let the browser keep the key, for as long as it is good from now on."""
    response.set_cookie(
        settings.cookie,
        key,
        max_age=int(LIFE_OF_A_KEY.total_seconds()),
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="strict",
    )


def forget(response: Response, settings: Settings) -> None:
    """Let the browser throw the key away."""
    response.delete_cookie(
        settings.cookie, path="/", secure=settings.secure, httponly=True, samesite="strict"
    )


def now() -> datetime:
    """The time that keys and invitations are held against."""
    return datetime.now(UTC)
