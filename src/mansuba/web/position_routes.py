"""Positions over HTTP: checked for whoever sets one up, and told of a game that is played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query

from mansuba import EditionError, Position
from mansuba.notation import write_position
from mansuba.table import StaleError, Table
from mansuba.table.line import led_to
from mansuba.web.access import MemberHere
from mansuba.web.boards import offered, with_house_rules
from mansuba.web.hosting import HostHere, SettingsHere
from mansuba.web.messages_positions import Asked, EmptyBoard, PositionLine, PositionView
from mansuba.web.positions import BadPositionError, position_view, understood
from mansuba.web.problems import ProblemError, documented

router = APIRouter(prefix="/api")


@router.post("/positions", responses=documented())
async def check(asked: Asked, settings: SettingsHere) -> PositionView:
    """Whether a position can be, and what comes next in it; nothing is kept."""
    return await asyncio.to_thread(_checked, asked, settings.boards)


def _checked(asked: Asked, folder: Path) -> PositionView:
    if asked.ground is not None:
        return position_view(_empty(asked.ground, folder))
    assert asked.position is not None
    try:
        return position_view(understood(asked.position, folder))
    except BadPositionError as error:
        raise ProblemError("bad-position", where="body.position", flaw=error.flaw) from None


def _empty(ground: EmptyBoard, folder: Path) -> Position:
    edition = offered(ground.board, folder)
    if edition is None:
        raise ProblemError("no-such-board", where="body.ground.board")
    try:
        return Position.new(with_house_rules(edition, ground.house_rules), ground.players)
    except EditionError:
        raise ProblemError("wrong-number-of-seats", where="body.ground.players") from None


@router.get("/games/{game}/position", responses=documented(404, 409))
async def position(
    game: str,
    who: MemberHere,
    host: HostHere,
    at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> PositionLine:
    """The position after so many of the decisions that stand; after all of them if none is said."""
    async with host.at(game) as live:
        table = live.table
    return PositionLine(position=await asyncio.to_thread(_line, table, at))


def _line(table: Table, at: int | None) -> str:
    if at is None or at == len(table.line):
        return write_position(table.position)
    if at > len(table.line):  # something was taken back
        raise StaleError(table.seq)
    return write_position(led_to(table.start, table.line[:at]))
