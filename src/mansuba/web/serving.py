"""A server, from the port that it finds to the signal that ends it."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.server import HANDLED_SIGNALS

from mansuba.web.addresses import Endpoint
from mansuba.web.app import create_app
from mansuba.web.claiming import claimed
from mansuba.web.security import MOST_BYTES
from mansuba.web.settings import LOOPBACK, PORT, Settings
from mansuba.web.wire import Whole, impatient

ANY = 0
SECONDS_TO_FINISH = 2
SECONDS_IDLE = 15
"""How long a connection is kept for the next request."""
CONNECTIONS = 32
"""How many connections one person may have, beside sockets; a browser opens six."""
ONLY_MINE = 0o077
"""What nobody else on the machine may do with the files."""

Announce = Callable[[str], None]


class PortTakenError(Exception):
    """Someone else listens on the port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


class PortDeniedError(Exception):
    """The system does not let us listen on the port."""

    def __init__(self, port: int, problem: str) -> None:
        super().__init__(port, problem)
        self.port = port
        self.problem = problem


def serve(data: Path, port: int | None, announce: Announce) -> None:
    """Serve the games in a folder until a signal comes; tells the address as soon as it answers.

    Raises a PortTakenError, a PortDeniedError, an AlreadyServedError, a SilentlyServedError, a
    StoreError, or the OSError of a folder that cannot be written.
    """
    with claimed(data) as tell, _found(port) as listening:
        settings = Settings(data=data, port=listening.getsockname()[1])
        address = f"http://{LOOPBACK}:{settings.port}/"
        tell(address)
        asyncio.run(_serve(settings, listening, lambda: announce(address)))


def serve_network(settings: Settings, endpoint: Endpoint, address: str, announce: Announce) -> None:
    """Serve the games in a folder to a network, in the same way and with the same errors."""
    os.umask(ONLY_MINE)  # the secrets of the dice are in there
    with claimed(settings.data) as tell, _listening(endpoint) as listening:
        _keep_private(settings.games)
        tell(address)
        asyncio.run(_serve(settings, listening, lambda: announce(address)))


def _found(port: int | None) -> socket.socket:
    """A socket on this port; without one, on the usual port if it is free, else on any."""
    if port is not None:
        return _listening(Endpoint(LOOPBACK, port))
    try:
        return socket.create_server((LOOPBACK, PORT))
    except OSError:
        return socket.create_server((LOOPBACK, ANY))


def _listening(endpoint: Endpoint) -> socket.socket:
    try:
        # It listens at once: one that is only bound would leave the port to others as well.
        return socket.create_server((endpoint.number, endpoint.port), family=endpoint.family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTakenError(endpoint.port) from None
        raise PortDeniedError(endpoint.port, os.strerror(error.errno or 0)) from None


def _keep_private(games: Path) -> None:
    """Nobody else reads what `mansuba play` may have left open to others on the machine."""
    for file in (games, games.with_name(f"{games.name}-wal"), games.with_name(f"{games.name}-shm")):
        with suppress(FileNotFoundError):
            file.chmod(0o666 & ~ONLY_MINE)


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    # An answer's body does not wait for a receipt of its head; connections inherit this.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        await _Server(config_of(app, settings), ready).serve(sockets=[listening])


def config_of(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How the server deals with connections, before the app hears of them."""
    return uvicorn.Config(
        app,
        lifespan="off",  # ours is around the server, so that its errors come out of it
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # a small message could unpack to a huge one
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        **(_guarded(settings) if settings.online else {"proxy_headers": False}),
    )


def _guarded(settings: Settings) -> dict[str, Any]:
    """What a server for a network takes more care of."""
    return {
        "http": impatient(CONNECTIONS * settings.limits.people, settings.proxies),
        "ws": Whole,
        "h11_max_incomplete_event_size": MOST_BYTES,
        "timeout_keep_alive": SECONDS_IDLE,
        "limit_concurrency": settings.limits.connections,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
    }


class _Server(uvicorn.Server):
    """Says when it is ready; a signal ends it, and does nothing more."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
