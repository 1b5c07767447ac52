"""To whom the server answers, and what its answers allow a browser to do.

A page from elsewhere can make a browser call servers on the same machine, or any other. It cannot
choose the Host and Origin that the browser writes, so these are what we look at: the first stops
names that point here by a trick, the second stops other pages.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansuba.web.messages import Problem
from mansuba.web.messages_common import UNKNOWN
from mansuba.web.metrics import method_of, route_of
from mansuba.web.problems import answer
from mansuba.web.replays import MOST_RECORD
from mansuba.web.settings import PROBES, Settings

log = logging.getLogger("mansuba.web")

TURNED_AWAY = "A foreign %s was turned away: does the proxy pass it on, is it that of --address?"

MOST_BYTES = 64 * 1024
"""The largest body of a request, and the largest message on a socket."""
MOST_BYTES_AT = {"/api/replays": MOST_RECORD, "/api/replays/record": MOST_RECORD}
"""Where it may be larger: a record has room for all that people have to say about a game."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; "
)
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
A_YEAR = 365 * 24 * 60 * 60
MOST_HOSTS = 16
"""For how many names of ours it is remembered what answers say: where numbers will do as well,
there may be any number of them."""
Headed: TypeAlias = tuple[tuple[bytes, bytes], ...]
NUL = "\0"
"""Nothing is called so, but not every database can be asked for it."""


class Guard:
    """Stands before the app: looks at who calls, and sees every answer out."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._origins = frozenset(f"{settings.scheme}://{host}" for host in settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if NUL in scope["path"]:
            scope = {**scope, "path": scope["path"].replace(NUL, UNKNOWN)}
        headers = Headers(scope=scope)
        if not self._is_for_us(headers) and not _is_probe(scope):
            self._tell_operator("Host")
            await _turn_away(scope, receive, send, 400)
        elif self._is_foreign(scope, headers):
            self._tell_operator("Origin")
            await _turn_away(scope, receive, send, 403)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _tell_operator(self, header: str) -> None:
        """Whoever plays at this machine alone has no proxy, and did nothing wrong."""
        if self._settings.online:
            log.warning(TURNED_AWAY, header)

    def _is_for_us(self, headers: Headers) -> bool:
        return len(headers.getlist("host")) == 1 and self._settings.is_host(_host(headers))

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Whether another page's script asks for more than to look.

        A browser says where a script comes from. On a network whoever asks has to say so. At this
        machine what says nothing is no browser, and may ask.
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return False
        origin = headers.get("origin")
        if self._settings.online:
            # Other machines have numbers too: the page has to come from the very one it asks.
            return origin != f"{self._settings.scheme}://{_host(headers)}"
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        return origin.lower() not in self._origins

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope)
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                host = "" if _is_probe(scope) else _host(asked)
                is_api = scope["path"].startswith("/api/")
                always = _always(host, is_secure=self._settings.secure, is_api=is_api)
                said = {name.lower() for name, _ in message["headers"]}
                more = (one for one in always if one[0] not in said)
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        if asked.get("content-encoding", "identity") != "identity":  # we unpack nothing
            packed = answer(Problem(error="invalid", where="header.content-encoding"), 415)
            await packed(scope, receive, send_guarded)
            return
        try:
            await self._app(scope, _limited(receive, scope), send_guarded)
        except Exception:  # nobody is shown a traceback; it is written down
            log.exception("%s %s", method_of(scope), route_of(scope))
            if begun:
                raise
            response = answer(Problem(error="internal"))
            await response(scope, receive, send_guarded)


@lru_cache(MOST_HOSTS)
def _always(host: str, *, is_secure: bool, is_api: bool) -> Headed:
    """What every answer says to a browser; the host is one of ours, or none."""
    # Not every browser takes our own address to be meant for sockets as well.
    socket = f"{'wss' if is_secure else 'ws'}://{host}"
    headers = {"Content-Security-Policy": f"{POLICY}connect-src 'self' {socket}", **HEADERS}
    if is_secure:
        headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    if is_api:
        headers["Cache-Control"] = "no-store"
    return tuple(
        (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()
    )


def _is_probe(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] == "GET" and scope["path"] in PROBES


def _host(headers: Headers) -> str:
    return headers.get("host", "").lower()


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == "websocket":  # refused before it is open, which HTTP answers with 403
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "forbidden"})
        return
    await answer(Problem(error="forbidden"), status)(scope, receive, send)


def _limited(receive: Receive, scope: Scope) -> Receive:
    """The body as it comes, as long as it is not too large."""
    received, most = 0, MOST_BYTES_AT.get(scope["path"], MOST_BYTES)

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise HTTPException(413)
        return message

    return receive_limited
