"""A real server for a network, in a thread of this process."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from mansuba.web.app import create_app
from mansuba.web.connecting import connecting
from mansuba.web.settings import Settings


@contextmanager
def serving(data: Path, room: int | None = None, **more: Any) -> Iterator[str]:
    """One that is set up as the command does it; its host. The system keeps about so many bytes in
    each connection that are still to be sent, if `room` says how many."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        if room:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room)
        host = f"127.0.0.1:{listening.getsockname()[1]}"
        told = Settings(data=data, online=True, names=frozenset([host]), **more)
        app = create_app(told)
        config = uvicorn.Config(app, lifespan="off", **connecting(told))
        config.lifespan = "on"
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                thread.join(0.01)
            yield host
        finally:
            server.should_exit = True
            thread.join()
