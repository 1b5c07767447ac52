"""How a server deals with connections, before the app hears of them."""

from __future__ import annotations

import socket
from typing import Any

from mansuba.web.security import MOST_BYTES
from mansuba.web.settings import Settings
from mansuba.web.wire import Whole, impatient

SECONDS_TO_FINISH = 2
SECONDS_IDLE = 15
"""How long a connection is kept for the next request."""
CONNECTIONS = 32
"""How many connections one person may have, beside sockets; a browser opens six."""


def promptly(listening: socket.socket) -> None:
    """An answer's body does not wait for a receipt of its head; connections inherit this."""
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)


def connecting(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws_max_size": MOST_BYTES,
        "ws_per_message_deflate": False,  # a small message could unpack to a huge one
        "timeout_graceful_shutdown": SECONDS_TO_FINISH,
        **(_guarded(settings) if settings.online else {"proxy_headers": False}),
    }


def _guarded(settings: Settings) -> dict[str, Any]:
    """What a server for a network takes more care of."""
    return {
        "http": impatient(CONNECTIONS * settings.limits.people, settings.proxies),
        "ws": Whole,
        "timeout_keep_alive": SECONDS_IDLE,
        "limit_concurrency": settings.limits.connections,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
    }
