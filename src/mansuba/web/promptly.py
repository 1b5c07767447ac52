"""Decisions, answered without detours. In a full house they come a hundred times a second, and the
library's way from a request to its route takes longer than all that becomes of it there.

Only what is as our page sends it goes this way, and it comes to the same route. Whatever is odd
about a request is left to the library, which says what.
"""

from __future__ import annotations

import re

from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansuba.web import routes
from mansuba.web.access import the_decider
from mansuba.web.messages_turn import Decide
from mansuba.web.problems import EXPECTED, answer_to

DECISIONS = re.compile("/api/games/([^/]+)/decisions")
ROUTE = next(
    route
    for route in routes.router.routes
    if isinstance(route, APIRoute) and route.endpoint is routes.decide
)
JSON = b"application/json"
MOST_DIGITS = 4
"""Of a body's length: all decisions of a request have room in it."""


class Promptly:
    """Stands right before the app."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _game_of(scope)
        if found is None:
            await self._app(scope, receive, send)
            return
        message = await receive()
        asked = _understood(message)
        if asked is None:
            await self._app(scope, _again(message, receive), send)
            return
        scope["route"] = ROUTE
        try:
            guest = await the_decider(found, HTTPConnection(scope))
            accepted = await routes.decide(found, asked, guest, scope["app"].state.host)
        except EXPECTED as error:
            await answer_to(error)(scope, receive, send)
            return
        body = accepted.model_dump_json().encode()
        headers = [(b"content-length", b"%d" % len(body)), (b"content-type", JSON)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _game_of(scope: Scope) -> str | None:
    """The game in which something is to be decided, if nothing is odd about how it is said."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    found = DECISIONS.fullmatch(scope["path"])
    if not found:
        return None
    said = dict(scope["headers"])
    length = said.get(b"content-length", b"")
    is_usual = said.get(b"content-type") == JSON and 0 < len(length) <= MOST_DIGITS
    is_said_once = len(said) == len(scope["headers"])
    return found[1] if is_usual and is_said_once else None


def _understood(message: Message) -> Decide | None:
    """What is asked for, if it has come whole and is as it should be."""
    if message["type"] != "http.request" or message.get("more_body"):
        return None
    try:
        return Decide.model_validate_json(message.get("body", b""))
    except ValidationError:
        return None


def _again(message: Message, receive: Receive) -> Receive:
    """What is received, this first."""
    waiting = [message]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
