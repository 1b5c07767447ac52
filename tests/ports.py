"""Ports for servers that tests start, and start again."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from itertools import cycle

LOOPBACK = "127.0.0.1"
FIRST, BLOCK, BLOCKS = 10_100, 300, 75
"""All of them below those that a system gives to whoever asks for any, from 32768 on Linux, and
above 10080, where no browser goes."""


def _ports() -> Iterator[int]:
    """Each process of a run of tests has some that no other has, and begins at any of them."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first = FIRST + worker % BLOCKS * BLOCK
    begin = os.getpid() % BLOCK
    yield from cycle([*range(first + begin, first + BLOCK), *range(first, first + begin)])


_PORTS = _ports()


def free_port() -> int:
    """A port on which nobody listens now, and that this run of tests gives to nobody else soon."""
    while True:
        port = next(_PORTS)
        try:
            socket.create_server((LOOPBACK, port)).close()
        except OSError:
            continue
        return port
