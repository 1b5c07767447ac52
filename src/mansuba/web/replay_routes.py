"""Records of games, to look at once more. Nothing of them is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from mansuba.notation import write_record
from mansuba.web.messages_replay import ReplayView
from mansuba.web.problems import documented
from mansuba.web.replays import read, read_as_far_as_possible, replay_view

router = APIRouter(prefix="/api/replays")

Made = TypeVar("Made")

RECORD: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "description": "A record: text or JSON, in UTF-8.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}


@router.post("", response_model=ReplayView, openapi_extra=RECORD, responses=documented())
async def replay(request: Request, broken: bool = False) -> Response:
    """A record, as the page shows it; a broken one up to where it breaks, if that is asked for."""

    def view(body: bytes) -> str:
        record = read_as_far_as_possible(body) if broken else read(body)
        return replay_view(record).model_dump_json()

    return Response(await _made_of(request, view), media_type="application/json")


@router.post(
    "/record",
    response_class=Response,
    openapi_extra=RECORD,
    responses={200: TEXT, **documented()},
)
async def record(request: Request) -> Response:
    """A record as text, in the one way that is canonical."""
    return PlainTextResponse(await _made_of(request, lambda body: write_record(read(body))))


async def _made_of(request: Request, make: Callable[[bytes], Made]) -> Made:
    """What is made of the record in a request, while others are answered.

    One at a time: then it takes no more than every second moment of the process.
    """
    body = await request.body()
    turn: asyncio.Semaphore = request.app.state.replaying
    async with turn:
        return await asyncio.to_thread(make, body)
