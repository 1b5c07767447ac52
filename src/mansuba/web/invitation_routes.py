"""Who may come to a table: joining it, leaving it, inviting others."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

from fastapi import APIRouter, Depends, Response

from mansuba.table.store_errors import NoSuchGameError, UnreadableGameError
from mansuba.web.access import MemberHere, TableHostHere
from mansuba.web.hosting import HostHere, whole
from mansuba.web.messages import GameView
from mansuba.web.messages_people import (
    GuestId,
    InvitationView,
    Join,
    Link,
    MemberView,
    NewInvitation,
)
from mansuba.web.problems import ProblemError, documented
from mansuba.web.visitors import BookHere, GuestHere, now, only_online

router = APIRouter(prefix="/api/games/{game}", dependencies=[Depends(only_online)])


@router.post("/join", response_model=GameView, responses=documented(401, 404, 507))
async def join(
    game: str, asked: Join, guest: GuestHere, book: BookHere, host: HostHere
) -> Response:
    """Come to a table, by an invitation or because it is open; once more does no harm."""
    await book.join(game, guest, asked.secret, now())
    async with host.at(game) as live:
        live.publish_company()  # they may be its host now
        return whole(live)


@router.get("/members", responses=documented(404))
async def members(game: str, member: MemberHere, book: BookHere) -> list[MemberView]:
    """Everyone who may be at the table, who came first first."""
    return [
        MemberView(guest=m.guest, name=m.name, host=m.host, watching=m.watching)
        for m in await book.members(game)
    ]


@router.delete("/members/{guest}", status_code=204, responses=documented(404, 507))
async def remove(
    game: str, guest: GuestId, member: MemberHere, book: BookHere, host: HostHere
) -> None:
    """Leave the table; or, as its host, turn someone out, and revoke all invitations.

    Their seats are open then. A game that everyone has left is deleted.
    """
    if guest == member.guest:
        with suppress(NoSuchGameError, UnreadableGameError):  # whatever it is, they may leave it
            await host.remove_guest(game, guest)
        await book.leave(game, guest)  # not before: whoever has left cannot try it once more
        await host.see_off(game, guest)
    elif member.host:
        await book.remove(game, guest)
        await host.remove_guest(game, guest)
    else:
        raise ProblemError("not-the-host")


@router.get("/invitations", responses=documented(404))
async def invitations(game: str, member: TableHostHere, book: BookHere) -> list[InvitationView]:
    """The invitations that are still good."""
    return [
        InvitationView(id=i.id, watch=i.watch, created=i.created, expires=i.expires)
        for i in await book.invitations(game, now())
    ]


@router.post("/invitations", status_code=201, responses=documented(404, 507))
async def invite(game: str, asked: NewInvitation, member: TableHostHere, book: BookHere) -> Link:
    """A link by which anyone may come to the table, for some days."""
    at = now()
    made = await book.invite(game, asked.watch, at, at + timedelta(days=asked.days))
    return Link(id=made.id, secret=made.secret, expires=made.expires)


@router.delete("/invitations/{invitation}", status_code=204, responses=documented(404, 507))
async def revoke(game: str, invitation: str, member: TableHostHere, book: BookHere) -> None:
    """From now on the invitation lets nobody in; whoever came by it stays."""
    await book.revoke(game, invitation)
