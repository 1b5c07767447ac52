"""`mansuba`, but at a signal there is little room in the system for what whoever comes from then on
does not read. By itself it keeps megabytes for each, and a server never notices.

    python bench/_narrow.py serve ...     as `mansuba serve ...`
"""

from __future__ import annotations

import signal
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any

from mansuba.cli.main import main

ROOM = 4096
"""Bytes, for each connection: some messages of a full house, but no log."""
COMMAND = (sys.executable, str(Path(__file__)))
NARROW = signal.SIGRTMIN
"""One that no server heeds, its processes' parent included."""


def _heeding(create: Any, *given: Any, **more: Any) -> socket.socket:
    """A socket that listens as any other does, until the signal; connections inherit their room."""
    listening: socket.socket = create(*given, **more)
    room = (socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    signal.signal(NARROW, lambda *_: listening.setsockopt(*room))
    return listening


if __name__ == "__main__":
    socket.create_server = partial(_heeding, socket.create_server)
    main()
