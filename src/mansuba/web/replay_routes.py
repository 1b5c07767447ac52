"""Records of games, to look at once more. Nothing of them is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from mansuba.notation import write_record
from mansuba.web.messages_replay import ReplayView
from mansuba.web.problems import ProblemError, documented
from mansuba.web.replays import read, read_as_far_as_possible, replay_view

router = APIRouter(prefix="/api/replays")

Made = TypeVar("Made")

MOST_WAITING = 8
"""The longest records take a second each: nobody would wait for more, but may try again."""

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

    One at a time: then it takes no more than every second moment of the process. Nobody waits
    long for it, and nothing is done for those who have gone meanwhile.
    """
    body = await request.body()
    queue: Queue = request.app.state.replaying
    async with queue.turn():
        if await request.is_disconnected():
            raise ProblemError("not-now")  # which nobody hears
        return await asyncio.to_thread(make, body)


class Queue:
    """Lets one after the other have their turn; a long one is not joined."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._there = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One's turn, once those before have had theirs; a problem if there are too many."""
        if self._there >= MOST_WAITING:
            raise ProblemError("too-many", wait=MOST_WAITING)
        self._there += 1
        try:
            async with self._turn:
                yield
        finally:
            self._there -= 1
