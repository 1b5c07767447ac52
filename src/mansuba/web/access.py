"""Who may do what at a table. Whoever may not be there does not learn that it exists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.datastructures import State
from starlette.requests import HTTPConnection

from mansuba.table.chairs import LOCAL
from mansuba.table.guest_secrets import hash_of
from mansuba.table.guests import GuestBook
from mansuba.table.store_errors import NoSuchGameError
from mansuba.web.host import Host
from mansuba.web.problems import ProblemError
from mansuba.web.visitors import Visitor, key_of, now


@dataclass(frozen=True, slots=True)
class Access:
    """What someone may do at a table that they may see."""

    guest: str
    host: bool
    may_sit: bool


async def access(state: State, game: str, visitor: Visitor) -> Access:
    """What the visitor may do there; a NoSuchGameError if they may not even know of it.

    At this machine's own table it is everything, also in a game that is not there: whoever opens
    it finds out.
    """
    if visitor.guest == LOCAL:
        return Access(LOCAL, host=True, may_sit=True)
    book: GuestBook = state.book
    member = visitor.guest and await book.member(game, visitor.guest)
    if not member:
        raise NoSuchGameError
    return Access(member.guest, host=member.host, may_sit=not member.watching)


async def the_member(game: str, connection: HTTPConnection) -> Access:
    """What whoever asks may do in the game of the path, found with one question."""
    state = connection.app.state
    if not state.settings.online:
        return await access(state, game, Visitor(LOCAL))
    key, book = key_of(connection, state.settings), state.book
    member = await book.member_by(key, game, now()) if key else None
    if member is None:
        raise NoSuchGameError
    return Access(member.guest, host=member.host, may_sit=not member.watching)


MemberHere = Annotated[Access, Depends(the_member)]


async def the_decider(game: str, connection: HTTPConnection) -> str:
    """Who asks to decide in the game of the path. Whoever listens to it here is known for a while;
    for which seats they decide is told by the game's log, whatever we remember."""
    state = connection.app.state
    key = key_of(connection, state.settings) if state.settings.online else None
    if key is None:
        return (await the_member(game, connection)).guest
    host: Host = state.host
    hashed = hash_of(key)
    known = host.guest_with(hashed, game)
    if known is None:
        known = (await the_member(game, connection)).guest
        host.let_in(known, hashed, game)
    return known


DeciderHere = Annotated[str, Depends(the_decider)]


async def the_table_host(member: MemberHere) -> Access:
    """Whoever asks, if the game of the path is theirs to run."""
    if not member.host:
        raise ProblemError("not-the-host")
    return member


TableHostHere = Annotated[Access, Depends(the_table_host)]
