"""The lobby: tables that anyone may join, on a server that lists them."""

from __future__ import annotations

from fastapi import APIRouter

from mansuba.table import Chair
from mansuba.table.guests import OpenGame
from mansuba.web.hosting import SettingsHere
from mansuba.web.messages_people import OpenTable, SeatView
from mansuba.web.problems import ProblemError, documented
from mansuba.web.visitors import BookHere

router = APIRouter(prefix="/api/lobby")

MOST_LISTED = 50


@router.get("", responses=documented(404))
async def lobby(book: BookHere, settings: SettingsHere) -> list[OpenTable]:
    """Open tables, the one where something happened last first."""
    if not (settings.online and settings.lobby):
        raise ProblemError("no-such-page")
    return [_view(game) for game in await book.open_tables(MOST_LISTED)]


def _view(game: OpenGame) -> OpenTable:
    return OpenTable(
        id=game.id,
        name=game.name,
        created=game.created,
        board=game.board,
        seats=[_seat(chair) for chair in game.chairs],
        tempo=game.tempo,
    )


def _seat(chair: Chair) -> SeatView:
    """Who sits there, though not by which id: that is for those at the table."""
    return SeatView(seat=chair.seat, name=chair.name, player=chair.player, away=chair.away)
