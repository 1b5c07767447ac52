"""To whom the server answers, and what its answers allow a browser to do.

A page from elsewhere can make a browser call servers on the same machine. It cannot choose the
Host and Origin that the browser writes, so these are what we look at: the first stops names that
point here by a trick, the second stops other pages.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansuba.web.messages import Problem
from mansuba.web.problems import answer

log = logging.getLogger("mansuba.web")

MOST_BYTES = 64 * 1024
"""The largest body of a request."""
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guard:
    """Stands before the app: looks at who calls, and sees every answer out."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(f"http://{host}" for host in self._hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if headers.get("host", "").lower() not in self._hosts:
            await _turn_away(scope, receive, send, 400)
        elif self._is_foreign(scope, headers):
            await _turn_away(scope, receive, send, 403)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._serve(scope, _limited(receive), send)

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Whether another page's script asks for more than to look.

        A browser says where a script comes from; what says nothing is no browser.
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return False
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        return origin.lower() not in self._origins

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._app(scope, receive, send_guarded)
        except Exception:  # nobody is shown a traceback; it is written down
            log.exception("%s %s", scope["method"], scope["path"])
            if begun:
                raise
            response = answer(Problem(error="internal"))
            await response(scope, receive, send_guarded)


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == "websocket":  # refused before it is open, which HTTP answers with 403
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "forbidden"})
        return
    await answer(Problem(error="forbidden"), status)(scope, receive, send)


def _limited(receive: Receive) -> Receive:
    """The body as it comes, as long as it is not too large."""
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > MOST_BYTES:
            raise HTTPException(413)
        return message

    return receive_limited
