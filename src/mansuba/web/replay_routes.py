"""Records of games, to look at once more. Nothing of them is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from mansuba.notation import Record, write_record
from mansuba.web.messages_replay import ReplayView
from mansuba.web.problems import documented
from mansuba.web.replays import read, replay_view

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
async def replay(request: Request) -> Response:
    """A record, as the page shows it."""
    text = await _made_of(request, lambda record: replay_view(record).model_dump_json())
    return Response(text, media_type="application/json")


@router.post(
    "/record",
    response_class=Response,
    openapi_extra=RECORD,
    responses={200: TEXT, **documented()},
)
async def record(request: Request) -> Response:
    """A record as text, in the one way that is canonical."""
    return PlainTextResponse(await _made_of(request, write_record))


async def _made_of(request: Request, make: Callable[[Record], Made]) -> Made:
    """What is made of the record in a request, while others are answered.

    One at a time: then it takes no more than every second moment of the process.
    """
    body = await request.body()
    turn: asyncio.Semaphore = request.app.state.replaying
    async with turn:
        return await asyncio.to_thread(lambda: make(read(body)))
