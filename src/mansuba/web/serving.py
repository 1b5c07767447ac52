"""A server on this machine, from the port that it finds to the signal that ends it."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from mansuba.web.app import create_app
from mansuba.web.security import MOST_BYTES
from mansuba.web.settings import LOOPBACK, PORT, Settings

ANY = 0
SECONDS_TO_START = 5
SECONDS_TO_FINISH = 2
CLAIM = "serving"
"""The file that a server holds locked while it serves a folder; its address stands in it."""

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


class AlreadyServedError(Exception):
    """Another server serves the folder, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class SilentlyServedError(Exception):
    """Another program holds the folder, and does not say where it serves it."""


def serve(data: Path, port: int | None, announce: Announce) -> None:
    """Serve the games in a folder until a signal comes; tells the address as soon as it answers.

    Raises a PortTakenError, a PortDeniedError, an AlreadyServedError, a SilentlyServedError, a
    StoreError, or the OSError of a folder that cannot be written.
    """
    data.mkdir(parents=True, exist_ok=True)
    with (data / CLAIM).open("a+", encoding="utf-8") as claim:
        _lock(claim)
        claim.truncate(0)  # whatever stands there is the address of one that has ended
        with _listening(port) as listening:
            settings = Settings(data=data, port=listening.getsockname()[1])
            address = f"http://{LOOPBACK}:{settings.port}/"
            claim.write(address)
            claim.flush()
            asyncio.run(_serve(settings, listening, lambda: announce(address)))


def _lock(claim: TextIOWrapper) -> None:
    """One process a folder. The system lets go of the lock however the process ends."""
    if sys.platform == "win32":
        return  # a locked file could not be read there; the store is safe with two as well
    import fcntl

    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise AlreadyServedError(_address(claim)) from None
    except OSError:
        return  # a file system without locks


def _address(claim: TextIOWrapper) -> str:
    """What another server has written down; one that only just starts is waited for."""
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end:
        claim.seek(0)
        if address := claim.read():
            return address
        time.sleep(0.05)
    raise SilentlyServedError


def _listening(port: int | None) -> socket.socket:
    """A socket on this port; without one, on the usual port if it is free, else on any."""
    try:
        # It listens at once: one that is only bound would leave the port to others as well.
        return socket.create_server((LOOPBACK, PORT if port is None else port))
    except OSError as error:
        if port is None:
            return socket.create_server((LOOPBACK, ANY))
        if error.errno == errno.EADDRINUSE:
            raise PortTakenError(port) from None
        raise PortDeniedError(port, os.strerror(error.errno or 0)) from None


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        lifespan="off",  # ours is around the server, so that its errors come out of it
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_BYTES,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    async with app.router.lifespan_context(app):
        await _Server(config, ready).serve(sockets=[listening])


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
