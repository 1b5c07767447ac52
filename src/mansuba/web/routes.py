"""The HTTP side: questions and decisions."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse, Response

from mansuba import Edition, EditionError, Position, Seat
from mansuba.notation import write_record, write_record_json
from mansuba.players import PLAYERS
from mansuba.table import HERE, LOCAL, OPEN, Dice, Table
from mansuba.table.kept import Arrangement, Terms
from mansuba.table.sealing import SECRET_BYTES
from mansuba.table.store_errors import NoSuchGameError
from mansuba.web import asking
from mansuba.web.access import Access, DeciderHere, MemberHere, TableHostHere, access
from mansuba.web.actions import check_room, saying_of
from mansuba.web.boards import offered, offers, with_house_rules
from mansuba.web.host import Host
from mansuba.web.hosting import HostHere, SettingsHere, whole
from mansuba.web.messages import Change, Choices, GameSummary, GameView, NewGame
from mansuba.web.messages_common import Word
from mansuba.web.messages_people import Answer, Arrange, Propose, Sit, TableAction
from mansuba.web.messages_turn import Accepted, Ask, Decide, Options, Why
from mansuba.web.metrics import deciding
from mansuba.web.positions import BadPositionError, beginning
from mansuba.web.problems import ProblemError, documented
from mansuba.web.settings import Settings
from mansuba.web.visitors import BookHere, GuestHere, Visitor

router = APIRouter(prefix="/api")

MOST_STAGED = 64
RECORD: dict[str, Any] = {
    "content": {
        "text/plain": {"schema": {"type": "string"}},
        "application/json": {"schema": {"type": "object"}},
    }
}


Seen = Annotated[int, Query(ge=0, le=1_000_000)]
Staged = Annotated[list[Word], Query(max_length=MOST_STAGED)]


@router.get("/choices", responses=documented())
async def choices(settings: SettingsHere) -> Choices:
    """What a new game can be made of."""
    found = await asyncio.to_thread(offers, settings.boards)
    return Choices(boards=[offer.told() for offer in found], players=list(PLAYERS))


@router.get("/games", responses=documented(401))
async def games(host: HostHere, guest: GuestHere) -> list[GameSummary]:
    """All games that one may be at, the one last played first."""
    return await host.games(guest)


@router.post(
    "/games", status_code=201, response_model=GameView, responses=documented(401, 404, 507)
)
async def create(
    new: NewGame,
    guest: GuestHere,
    host: HostHere,
    book: BookHere,
    settings: SettingsHere,
    request: Request,
) -> Response:
    """Begin a game; whoever does is its host."""
    if settings.online and len(await book.games_of(guest)) >= settings.limits.games_a_guest:
        raise ProblemError("too-many")
    if new.like is not None:  # as it is for everything else about a game that is not theirs
        await access(request.app.state, new.like, Visitor(guest))
    start = await _start(new, host, settings)
    secret = settings.rng.randbytes(SECRET_BYTES) if new.dice == "program" else None
    table = _table(new, start, guest, secret)
    terms = Terms(host=guest, tempo=new.tempo, open=new.open and settings.lobby, chat=new.chat)
    game = await host.create(table, new.name, terms)
    async with host.at(game) as live:
        return whole(live, status=201)


async def _start(new: NewGame, host: Host, settings: Settings) -> Position:
    """What a game begins with: an empty board, or a position that someone has set up."""
    like = await _edition_of(new.like, host) if new.like is not None else None
    for number, seat in enumerate(new.seats):
        if seat.player not in (HERE, OPEN, *PLAYERS):
            raise ProblemError("no-such-player", where=f"body.seats.{number}.player")
    if new.position is not None:
        return await asyncio.to_thread(_laid, new.position, len(new.seats), settings.boards, like)
    edition = like
    if edition is None:
        edition = await asyncio.to_thread(_offered, new.board, settings.boards)
    return await asyncio.to_thread(_empty, edition, new)


async def _edition_of(game: str, host: Host) -> Edition:
    """What is played in a game that was played before."""
    async with host.at(game) as live:
        return live.table.start.edition


def _laid(line: str, seats: int, folder: Path, like: Edition | None) -> Position:
    try:
        start = beginning(line, folder, like)
    except BadPositionError as error:
        raise ProblemError("bad-position", where="body.position", flaw=error.flaw) from None
    if len(start.seats) != seats:
        raise ProblemError("wrong-number-of-seats", where="body.seats")
    return start


def _offered(board: str | None, folder: Path) -> Edition:
    edition = offered(board or Edition.standard().name, folder)
    if edition is None:
        raise ProblemError("no-such-board", where="body.board")
    return edition


def _empty(edition: Edition, new: NewGame) -> Position:
    try:
        return Position.new(with_house_rules(edition, new.house_rules), len(new.seats))
    except EditionError:
        raise ProblemError("wrong-number-of-seats", where="body.seats") from None


def _table(new: NewGame, start: Position, guest: str, secret: bytes | None) -> Table:
    people = [(seat.name, seat.player) for seat in new.seats]
    return Table.set_up(start, people, Dice(new.dice), guest=guest, secret=secret)


@router.get("/games/{game}", response_model=GameView, responses=documented(404))
async def view(game: str, who: MemberHere, host: HostHere) -> Response:
    """A game with its whole log."""
    async with host.at(game) as live:
        return whole(live)


@router.patch("/games/{game}", responses=documented(404, 409, 507))
async def change(
    game: str, new: Change, who: TableHostHere, host: HostHere, settings: SettingsHere
) -> GameSummary:
    """Give a game another name, or run it in another way."""
    if new.open and not settings.lobby:
        raise ProblemError("not-now", where="body.open")
    return await host.change(game, new)


@router.delete("/games/{game}", status_code=204, responses=documented(404, 507))
async def delete(game: str, who: TableHostHere, host: HostHere) -> None:
    """Remove a game for good."""
    await host.delete(game)


@router.post("/games/{game}/decisions", responses=documented(404, 409, 507))
async def decide(game: str, asked: Decide, guest: DeciderHere, host: HostHere) -> Accepted:
    """Carry out decisions for one's own seats, all or none."""

    def grow(table: Table, at: datetime) -> Table:
        by = _seats(table, guest)
        return table.decide(decisions, request=asked.id, seen=asked.seen, at=at, by=by)

    with deciding():
        decisions = asking.understood(asked.decisions)
        return Accepted(seq=await host.request(game, asked.id, grow))


@router.post("/games/{game}/throw", responses=documented(404, 409, 507))
async def throw(
    game: str, asked: Ask, guest: DeciderHere, host: HostHere, settings: SettingsHere
) -> Accepted:
    """Let the program throw the sticks, when it is one's own throw."""

    def grow(table: Table, at: datetime) -> Table:
        by, drawn = _seats(table, guest), table.draw(settings.rng)
        return table.let_chance(drawn, request=asked.id, seen=asked.seen, at=at, by=by)

    with deciding():
        return Accepted(seq=await host.request(game, asked.id, grow))


@router.post("/games/{game}/undo", responses=documented(404, 409, 507))
async def undo(game: str, asked: Ask, who: MemberHere, host: HostHere) -> Accepted:
    """Take back the last unit of one seat, where there is nobody to ask."""

    def grow(table: Table, at: datetime) -> Table:
        _seats(table, who.guest)
        check_room(table, who)
        return table.undo(request=asked.id, seen=asked.seen, at=at)

    return Accepted(seq=await host.request(game, asked.id, grow))


@router.post("/games/{game}/table", responses=documented(404, 409, 507))
async def act(
    game: str,
    asked: Annotated[TableAction, Body()],
    who: MemberHere,
    host: HostHere,
    request: Request,
) -> Accepted:
    """Say something about the game: sit down, pause it, ask the others, and so on."""

    def grow(table: Table, at: datetime) -> Table:
        seen = asked.seen if isinstance(asked, Propose | Answer) else None
        return table.say(saying_of(asked, table, who), request=asked.id, at=at, seen=seen)

    done = await host.request(game, asked.id, grow)
    if isinstance(asked, Sit):
        await _check_still_there(game, who, host, request)
    return Accepted(seq=done)


async def _check_still_there(game: str, who: Access, host: Host, request: Request) -> None:
    """Let nobody sit who was removed since we looked."""
    try:
        await access(request.app.state, game, Visitor(who.guest))
    except NoSuchGameError:
        await host.remove_guest(game, who.guest)
        raise


@router.post("/games/{game}/arrangement", responses=documented(404, 409, 507))
async def arrange(game: str, asked: Arrange, who: MemberHere, host: HostHere) -> Accepted:
    """Set up a seat of one's own; the log takes it when its turn comes."""
    with deciding():
        arrangement = Arrangement(asked.id, tuple(asking.understood(asked.decisions)))
        return Accepted(seq=await host.arrange(game, asked.seat, arrangement, who.guest))


def _seats(table: Table, guest: str) -> frozenset[Seat]:
    """The seats that someone decides for; whoever has none decides nothing, unless it is their
    own machine."""
    seats = table.company.seats_of(guest)
    if not seats and guest != LOCAL:
        raise ProblemError("not-yours")
    return seats


@router.get("/games/{game}/options", responses=documented(404, 409))
async def options(
    game: str,
    seen: Seen,
    who: MemberHere,
    host: HostHere,
    line: Staged = [],  # noqa: B006
) -> Options:
    """What may be decided after a staged line of decisions."""
    async with host.at(game) as live:
        table = live.table
    position = asking.staged(table, seen, line)
    return await asyncio.to_thread(asking.options, table.seq, position)


@router.get("/games/{game}/why", responses=documented(404, 409))
async def why(
    game: str,
    seen: Seen,
    who: MemberHere,
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
    responses={200: RECORD, **documented(404)},
)
async def record(
    game: str, who: MemberHere, host: HostHere, form: Literal["text", "json"] = "text"
) -> Response:
    """The game as a record, to keep."""
    async with host.at(game) as live:
        table = live.table
    if form == "json":
        written = await asyncio.to_thread(write_record_json, table.record())
        return Response(written, media_type="application/json")
    text = await asyncio.to_thread(write_record, table.record())
    disposition = f'attachment; filename="mansuba-{game}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})
