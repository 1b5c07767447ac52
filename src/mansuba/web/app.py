"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI
from fastapi.responses import JSONResponse
from starlette.middleware.gzip import GZipMiddleware

from mansuba.table.store import Store
from mansuba.web import pages, problems, routes, sockets
from mansuba.web.host import Host
from mansuba.web.messages import Problem
from mansuba.web.security import Guard
from mansuba.web.settings import Settings

SMALLEST_ZIPPED = 1024


def create_app(settings: Settings) -> FastAPI:
    """The server; its store is open for as long as its lifespan lasts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.boards.mkdir(parents=True, exist_ok=True)
        store = await Store.open(settings.games)
        app.state.host = Host(store, settings.rng)
        try:
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
    app.include_router(routes.router)
    app.include_router(sockets.router)
    app.add_api_route("/api/{path:path}", _no_such_page, include_in_schema=False)
    app.include_router(pages.router)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED)
    app.add_middleware(Guard, hosts=settings.hosts)
    return app


async def _no_such_page() -> JSONResponse:
    """No address of the server's own is answered with the page."""
    return problems.answer(Problem(error="no-such-page"))
