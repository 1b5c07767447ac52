"""Several processes that answer at one port, and the one that looks after them.

It replaces those that die, for as long as it takes until one starts again: the others can answer
meanwhile. SIGHUP replaces all of them, one after the other, without a pause.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import partial
from multiprocessing import connection, parent_process

import uvicorn
from fastapi import FastAPI
from uvicorn.config import STARTUP_FAILURE
from uvicorn.server import HANDLED_SIGNALS
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from mansuba.table.store import Store
from mansuba.table.store_errors import StoreError
from mansuba.web.app import create_app
from mansuba.web.connecting import connecting, promptly
from mansuba.web.logs import log_to_stderr
from mansuba.web.settings import Settings
from mansuba.web.tidying import tidy_up_quickly

log = logging.getLogger("mansuba.web")

SECONDS_TO_START = 30
SECONDS_MORE = 1
SECONDS_TO_TRY_AGAIN = 5.0
"""Between two processes in one place. To begin one that cannot start takes a processor's second or
two, which those that answer should rather have."""


def supervise(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Let processes answer until a signal comes; says when all do.

    A StoreError if the database cannot be used: none would ever start. Where one does not start
    for another reason, before all of them have, the program ends with an error.
    """
    promptly(listening)
    asyncio.run(_try_out(settings))
    workers = _Workers(_Config(settings), [listening], ready)
    try:
        workers.run()
    except BaseException:  # whoever has begun would be waited for, and wait for us
        workers.terminate_all()
        workers.join_all()
        raise
    if workers.have_failed:
        sys.exit(STARTUP_FAILURE)


async def _try_out(settings: Settings) -> None:
    await (await Store.open(settings.store)).close()


class _Config(uvicorn.Config):
    """What each of them is told. It is made anew in each: not all of it can be sent there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            partial(_app, settings),
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=SECONDS_TO_START,
            **connecting(settings),
        )
        self._settings = settings

    def __reduce__(self) -> tuple[type[_Config], tuple[Settings]]:
        return _Config, (self._settings,)


def _app(settings: Settings) -> FastAPI:
    log_to_stderr(settings.log)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    app = create_app(settings)
    app.router.lifespan_context = partial(_telling, app.router.lifespan_context)
    tidy_up_quickly()
    return app


@asynccontextmanager
async def _telling(
    lifespan: Callable[[FastAPI], AbstractAsyncContextManager[object]], app: FastAPI
) -> AsyncIterator[None]:
    """If it cannot begin, say why in our own words: whoever looks after it only sees that it has
    ended."""
    try:
        async with lifespan(app):
            yield
    except StoreError as error:
        log.error("Process %s cannot go on: %r", os.getpid(), error)
        raise


def _end_with_parent() -> None:
    """Nobody is left over when whoever looks after us was killed."""
    if parent := parent_process():
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class _Ending(threading.Event):
    """Is set as soon as a signal waits that will set it: while all are being replaced, none is
    handled."""

    def __init__(self, signals: list[int]) -> None:
        super().__init__()
        self._signals = signals

    def is_set(self) -> bool:
        return super().is_set() or not {*HANDLED_SIGNALS}.isdisjoint(self._signals)


class _Workers(Multiprocess):
    """Says when all are ready.

    Until then, one that does not start ends all: what it lacks, they lack. From then on it is begun
    again, for what it lacks may come back, as a database does.
    """

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self._ready = ready
        self._were_ready = False
        self._begun: dict[int, float] = {}
        """When a place was last given to another process."""
        self.should_exit = _Ending(self.signal_queue)

    @property
    def have_failed(self) -> bool:
        """Whether one did not start, before all of them had."""
        codes = [worker.exitcode for worker in self.processes]
        return not self._were_ready and STARTUP_FAILURE in codes

    def init_processes(self) -> None:
        super().init_processes()
        self._say_if_ready(SECONDS_TO_START)

    def keep_subprocess_alive(self) -> None:
        if not self._were_ready:
            super().keep_subprocess_alive()
            self._say_if_ready(SECONDS_MORE)
            return
        if self.should_exit.is_set():
            return  # they end as well, and nobody has to take their place
        for place, worker in enumerate(self.processes):
            if not _lives(worker):
                self._replace(place, worker)

    def _say_if_ready(self, patience: float) -> None:
        if all(worker.wait_until_ready(patience, self.should_exit) for worker in self.processes):
            self._were_ready = True
            self._ready()

    def _replace(self, place: int, worker: Process) -> None:
        """Begin another, unless the last one in this place was begun a moment ago."""
        begun = self._begun.get(place)
        if begun is not None and time.monotonic() < begun + SECONDS_TO_TRY_AGAIN:
            return
        self._begun[place] = time.monotonic()
        worker.kill()  # it may live, and not answer
        worker.join()
        log.warning("Worker %s has ended with %s: another begins", worker.pid, worker.exitcode)
        with _others_go_on():
            another = Process(self.config, self.sockets)
            another.start()
            self.processes[place] = another

    def restart_all(self) -> None:
        with _others_go_on():
            super().restart_all()


@contextmanager
def _others_go_on() -> Iterator[None]:
    """A process that the system does not let begin ends no others."""
    try:
        yield
    except OSError as error:
        log.error("No other worker can begin: %s", error)


def _lives(worker: Process) -> bool:
    """Whether a process answers in time; nobody waits for one that ends meanwhile."""
    try:
        worker.parent_conn.send(b"ping")
        told = connection.wait([worker.parent_conn, worker.process.sentinel], SECONDS_TO_START)
        return worker.parent_conn in told and worker.parent_conn.recv() is not None
    except (OSError, EOFError):
        return False
