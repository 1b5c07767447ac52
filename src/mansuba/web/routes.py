"""The HTTP side: questions and decisions."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from mansuba import Edition, EditionError
from mansuba.notation import write_record
from mansuba.players import PLAYERS
from mansuba.table import HERE, Dice, Table
from mansuba.web import asking
from mansuba.web.boards import offers, with_house_rules
from mansuba.web.host import Host
from mansuba.web.messages import (
    Accepted,
    Ask,
    Choices,
    Decide,
    GameSummary,
    GameView,
    NewGame,
    Options,
    Rename,
    Why,
    Word,
)
from mansuba.web.problems import ProblemError, documented
from mansuba.web.settings import Settings

router = APIRouter(prefix="/api")

MOST_STAGED = 64
TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}


def the_host(request: Request) -> Host:
    """The host of the app that was asked."""
    host: Host = request.app.state.host
    return host


def the_settings(request: Request) -> Settings:
    """The settings of the app that was asked."""
    settings: Settings = request.app.state.settings
    return settings


HostHere = Annotated[Host, Depends(the_host)]
SettingsHere = Annotated[Settings, Depends(the_settings)]
Seen = Annotated[int, Query(ge=0, le=1_000_000)]
Staged = Annotated[list[Word], Query(max_length=MOST_STAGED)]


@router.get("/choices", responses=documented())
async def choices(settings: SettingsHere) -> Choices:
    """What a new game can be made of."""
    found = await asyncio.to_thread(offers, settings.boards)
    return Choices(boards=[offer.told() for offer in found], players=list(PLAYERS))


@router.get("/games", responses=documented())
async def games(host: HostHere) -> list[GameSummary]:
    """All games, the one last played first."""
    return await host.games()


@router.post("/games", status_code=201, responses=documented(404, 507))
async def create(new: NewGame, host: HostHere, settings: SettingsHere) -> GameView:
    """Begin a game."""
    edition = await _edition(new, host, settings)
    table = await asyncio.to_thread(_table, new, edition)
    game = await host.create(table, new.name)
    async with host.at(game) as live:
        return live.view()


async def _edition(new: NewGame, host: Host, settings: Settings) -> Edition:
    """What is played: the edition of a board, or of a game that was played before."""
    if new.like is None:
        return await asyncio.to_thread(_offered, new.board, settings.boards)
    async with host.at(new.like) as live:
        return live.table.start.edition


def _offered(board: str | None, folder: Path) -> Edition:
    named = {offer.name: offer.edition for offer in offers(folder)}
    edition = named.get(board or Edition.standard().name)
    if edition is None:
        raise ProblemError("no-such-board", where="body.board")
    return edition


def _table(new: NewGame, edition: Edition) -> Table:
    for number, seat in enumerate(new.seats):
        if seat.player != HERE and seat.player not in PLAYERS:
            raise ProblemError("no-such-player", where=f"body.seats.{number}.player")
    people = [(seat.name, seat.player) for seat in new.seats]
    try:
        return Table.new(with_house_rules(edition, new.house_rules), people, Dice(new.dice))
    except EditionError:
        raise ProblemError("wrong-number-of-seats", where="body.seats") from None


@router.get("/games/{game}", responses=documented(404))
async def view(game: str, host: HostHere) -> GameView:
    """A game with its whole log."""
    async with host.at(game) as live:
        return live.view()


@router.patch("/games/{game}", responses=documented(404, 507))
async def rename(game: str, new: Rename, host: HostHere) -> GameSummary:
    """Give a game another name."""
    return await host.rename(game, new.name)


@router.delete("/games/{game}", status_code=204, responses=documented(404, 507))
async def delete(game: str, host: HostHere) -> None:
    """Remove a game for good."""
    await host.delete(game)


@router.post("/games/{game}/decisions", responses=documented(404, 409, 507))
async def decide(game: str, asked: Decide, host: HostHere) -> Accepted:
    """Carry out decisions, all or none."""
    decisions = asking.understood(asked.decisions)

    def change(table: Table, at: datetime) -> Table:
        return table.decide(decisions, request=asked.id, seen=asked.seen, at=at)

    return Accepted(seq=await host.request(game, asked.id, change))


@router.post("/games/{game}/throw", responses=documented(404, 409, 507))
async def throw(game: str, asked: Ask, host: HostHere, settings: SettingsHere) -> Accepted:
    """Let the program throw the sticks, when it is a person's throw."""

    def change(table: Table, at: datetime) -> Table:
        drawn = table.draw(settings.rng)
        return table.let_chance(drawn, request=asked.id, seen=asked.seen, at=at)

    return Accepted(seq=await host.request(game, asked.id, change))


@router.post("/games/{game}/undo", responses=documented(404, 409, 507))
async def undo(game: str, asked: Ask, host: HostHere) -> Accepted:
    """Take back the last unit of one seat."""

    def change(table: Table, at: datetime) -> Table:
        return table.undo(request=asked.id, seen=asked.seen, at=at)

    return Accepted(seq=await host.request(game, asked.id, change))


@router.get("/games/{game}/options", responses=documented(404, 409))
async def options(game: str, seen: Seen, host: HostHere, line: Staged = []) -> Options:  # noqa: B006
    """What may be decided after a staged line of decisions."""
    async with host.at(game) as live:
        table = live.table
    position = asking.staged(table, seen, line)
    return await asyncio.to_thread(asking.options, table.seq, position)


@router.get("/games/{game}/why", responses=documented(404, 409))
async def why(
    game: str,
    seen: Seen,
    host: HostHere,
    line: Staged = [],  # noqa: B006
    decision: Annotated[Word | None, Query()] = None,
    to: Annotated[Word | None, Query()] = None,
) -> Why:
    """Why a decision, or a way to a space, is refused after a staged line of decisions."""
    async with host.at(game) as live:
        table = live.table
    return asking.why(asking.staged(table, seen, line), decision, to)


@router.get(
    "/games/{game}/record",
    response_class=Response,
    responses={200: TEXT, **documented(404)},
)
async def record(game: str, host: HostHere) -> Response:
    """The game as a record, to keep."""
    async with host.at(game) as live:
        table = live.table
    text = await asyncio.to_thread(write_record, table.record())
    disposition = f'attachment; filename="mansuba-{game}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})
