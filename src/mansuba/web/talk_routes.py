"""What people at a table say to each other."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from mansuba.table.talk import Remark
from mansuba.web.access import MemberHere
from mansuba.web.actions import own_chair
from mansuba.web.company import talk_view
from mansuba.web.hosting import HostHere
from mansuba.web.messages_people import Talk, TalkNews, TalkView
from mansuba.web.problems import ProblemError, documented
from mansuba.web.visitors import BookHere, VisitorHere, now, only_online

router = APIRouter(prefix="/api/games/{game}/talk", dependencies=[Depends(only_online)])


@router.get("", responses=documented(404))
async def said(game: str, member: MemberHere, book: BookHere) -> list[TalkView]:
    """What was said, the oldest first."""
    return [talk_view(spoken) for spoken in await book.said(game)]


@router.post("", responses=documented(404, 409, 507))
async def say(
    game: str,
    asked: Talk,
    member: MemberHere,
    visitor: VisitorHere,
    book: BookHere,
    host: HostHere,
) -> TalkView:
    """Say something: a set phrase, or a line of text if the table has it."""
    if (asked.phrase is None) == (asked.text is None):
        raise ProblemError("invalid", where="body")
    name = visitor.name or ""
    if asked.seat is not None:
        async with host.at(game) as live:
            name = own_chair(live.table, asked.seat, member).name
    remark = Remark(asked.id, member.guest, asked.seat, name, asked.phrase, asked.text)
    spoken = await book.talk(game, remark, now())
    view = talk_view(spoken)
    # A repeat as well: what was kept while the database did not answer has been told to nobody.
    await host.publish(game, TalkNews(talk=view))
    return view
