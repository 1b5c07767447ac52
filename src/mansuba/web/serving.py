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
from types import FrameType

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from mansuba.web.addresses import Endpoint
from mansuba.web.app import create_app
from mansuba.web.claiming import claimed
from mansuba.web.connecting import connecting, promptly
from mansuba.web.health_routes import Readiness
from mansuba.web.metrics_serving import metrics_served
from mansuba.web.settings import LOOPBACK, PORT, Settings
from mansuba.web.tidying import tidy_up_quickly
from mansuba.web.workers import supervise

ANY = 0
ONLY_MINE = 0o077
"""What nobody else on the machine may do with the files."""

ENDING = (*HANDLED_SIGNALS, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))
"""Signals after which what is under way is brought to its end. Whoever reloads a server of one
process has it ended, to be started again."""

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
        _run(settings, listening, lambda: announce(address))


def serve_network(settings: Settings, endpoint: Endpoint, address: str, announce: Announce) -> None:
    """Serve the games in a folder to a network, in the same way and with the same errors."""
    os.umask(ONLY_MINE)  # the secrets of the dice are in there
    with (
        _alone_with(settings, address),
        _listening(endpoint) as listening,
        _measured(settings),
    ):
        if settings.workers > 1:
            supervise(settings, listening, lambda: announce(address))
            _heed_no_more()
        else:
            _run(settings, listening, lambda: announce(address))


@contextmanager
def _measured(settings: Settings) -> Iterator[None]:
    """Tell what is counted, if somebody wants to know."""
    if settings.metrics is None:
        yield
        return
    with (
        _listening(settings.metrics) as listening,
        metrics_served(listening, several=settings.workers > 1),
    ):
        yield


@contextmanager
def _alone_with(settings: Settings, address: str) -> Iterator[None]:
    """Have the games to oneself, unless they are where several may have them."""
    if settings.database:
        yield
        return
    with claimed(settings.data) as tell:
        _keep_private(settings.games)
        tell(address)
        yield


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


def _run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    promptly(listening)
    app = create_app(settings)
    # Its lifespan is around the server, so that errors come out of it.
    config = uvicorn.Config(app, lifespan="off", **connecting(settings))

    async def serve() -> None:
        if settings.online:
            tidy_up_quickly()
        async with app.router.lifespan_context(app):
            await _Server(config, app.state.readiness, ready).serve(sockets=[listening])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


class _Server(uvicorn.Server):
    """Says when it is ready; a signal ends it, and does nothing more."""

    def __init__(
        self, config: uvicorn.Config, readiness: Readiness, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._readiness = readiness
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._readiness.ending = True
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in ENDING}
        try:
            yield
        finally:
            if self._readiness.ending:
                _heed_no_more()
            else:
                for number, handler in before.items():
                    signal.signal(number, handler)


def _heed_no_more() -> None:
    """It ends already: whoever presses Ctrl-C once more does not break off what it still has to
    do, and it ends as it would have."""
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN)
