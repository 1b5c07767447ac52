"""What people at a table say to each other."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Depends

from mansuba import Seat
from mansuba.table import HERE, Chair
from mansuba.table.talk import Remark, Spoken
from mansuba.web.access import MemberHere
from mansuba.web.hosting import HostHere
from mansuba.web.messages_people import Talk, TalkNews, TalkView
from mansuba.web.problems import ProblemError, documented
from mansuba.web.visitors import BookHere, VisitorHere, now, only_online

router = APIRouter(prefix="/api/games/{game}/talk", dependencies=[Depends(only_online)])


@router.get("", responses=documented(404))
async def said(game: str, member: MemberHere, book: BookHere) -> list[TalkView]:
    """What was said, the oldest first."""
    return [_view(spoken) for spoken in await book.said(game)]


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
            name = _own(live.table.chairs, asked.seat, member.guest).name
    remark = Remark(asked.id, member.guest, asked.seat, name, asked.phrase, asked.text)
    spoken, is_new = await book.talk(game, remark, now())
    view = _view(spoken)
    if is_new:
        await host.publish(game, TalkNews(talk=view))
    return view


def _own(chairs: tuple[Chair, ...], seat: Seat, guest: str) -> Chair:
    for chair in chairs:
        if chair.seat == seat and chair.player == HERE and chair.guest == guest:
            return chair
    raise ProblemError("not-yours", where="body.seat")


def _view(spoken: Spoken) -> TalkView:
    return TalkView.model_validate(asdict(spoken))
