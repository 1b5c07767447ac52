"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from importlib.metadata import version

from fastapi import FastAPI
from fastapi.responses import JSONResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from mansuba.table.guests import GuestBook
from mansuba.table.store import Store
from mansuba.web import (
    guest_routes,
    health_routes,
    hint_routes,
    invitation_routes,
    lesson_routes,
    lobby_routes,
    pages,
    position_routes,
    problems,
    replay_routes,
    routes,
    rules_routes,
    sockets,
    talk_routes,
)
from mansuba.web.attending import attending, meeting
from mansuba.web.health_routes import Readiness
from mansuba.web.host import Host
from mansuba.web.limits import Limiter
from mansuba.web.messages import Problem
from mansuba.web.metrics import Measured
from mansuba.web.promptly import Promptly
from mansuba.web.security import Guard
from mansuba.web.settings import Settings
from mansuba.web.sweeping import sweeping
from mansuba.web.tidying import tidying

SMALLEST_ZIPPED = 1024
LARGE = ("/api/replays",)
"""What is answered at length, though nothing was asked for by GET."""
ROUTERS = (
    routes,
    guest_routes,
    invitation_routes,
    talk_routes,
    lobby_routes,
    replay_routes,
    lesson_routes,
    position_routes,
    health_routes,
    rules_routes,
    hint_routes,
    sockets,
)


def create_app(settings: Settings) -> FastAPI:
    """The server; its store is open for as long as its lifespan lasts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.boards.mkdir(parents=True, exist_ok=True)
        store = await Store.open(settings.store)
        app.state.replaying = replay_routes.Queue()
        app.state.readiness = Readiness(store)
        app.state.book = GuestBook(store.transactions)
        app.state.host = Host(store, app.state.book, settings.rng, thinkers=settings.thinkers)
        try:
            await app.state.host.start()
            async with _looking_after(app) if settings.online else nullcontext():
                yield
        finally:
            await app.state.host.close()
            await store.close()

    app = FastAPI(
        title="Mansuba",
        version=version("mansuba"),
        openapi_url="/api/openapi.json",
        docs_url=None,  # these load from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    problems.add_handlers(app)
    for part in ROUTERS:
        app.include_router(part.router)
    app.add_api_route("/api/{path:path}", _no_such_page, include_in_schema=False)
    app.include_router(pages.router)
    app.add_middleware(Zipped)
    app.add_middleware(Promptly)
    if settings.online:
        app.add_middleware(Limiter, limits=settings.limits, cookie=settings.cookie)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Measured)
    return app


class Zipped:
    """Stands before the app: what is asked for is packed. What is only acknowledged is small."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._zipping = GZipMiddleware(app, minimum_size=SMALLEST_ZIPPED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asked_for = scope["type"] == "http" and (
            scope["method"] == "GET" or scope["path"] in LARGE
        )
        await (self._zipping if is_asked_for else self._app)(scope, receive, send)


@asynccontextmanager
async def _looking_after(app: FastAPI) -> AsyncIterator[None]:
    """On a network games go on though nobody looks, and end though nobody says so."""
    keep = app.state.settings.keep_days
    host, book = app.state.host, app.state.book
    async with attending(host), meeting(host), sweeping(book, host, keep), tidying():
        yield


async def _no_such_page() -> JSONResponse:
    """No address of the server's own is answered with the page."""
    return problems.answer(Problem(error="no-such-page"))
