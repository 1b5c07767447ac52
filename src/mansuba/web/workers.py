"""Several processes that answer at one port, and the one that looks after them.

It replaces those that die. SIGHUP replaces all of them, one after the other, without a pause.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import connection, parent_process

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from mansuba.table.store import Store
from mansuba.web.app import create_app
from mansuba.web.connecting import connecting, promptly
from mansuba.web.logs import log_to_stderr
from mansuba.web.settings import Settings
from mansuba.web.tidying import tidy_up_quickly

SECONDS_TO_START = 30


def supervise(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Let processes answer until a signal comes; says when all do.

    A StoreError if the database cannot be used: none would ever start.
    """
    promptly(listening)
    asyncio.run(_try_out(settings))
    _Workers(_Config(settings), [listening], ready).run()


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
    tidy_up_quickly()
    return app


def _end_with_parent() -> None:
    """Nobody is left over when whoever looks after us was killed."""
    if parent := parent_process():
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class _Workers(Multiprocess):
    """Says when all are ready."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        if all(worker.wait_until_ready(SECONDS_TO_START) for worker in self.processes):
            self._ready()
