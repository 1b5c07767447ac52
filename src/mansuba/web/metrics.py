"""What a server counts, for whoever runs it: nothing here says who anyone is or what they play.

Names and labels are the operator's (docs/operator.md lists them all), and every label has few
values: templates of routes, never what someone has asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from time import perf_counter

from prometheus_client import Counter, Gauge, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansuba import MansubaError
from mansuba.players import PLAYERS
from mansuba.table import StaleError
from mansuba.table.measures import MEASURES, SECONDS
from mansuba.table.store_errors import NoSuchGameError
from mansuba.web.problems import ProblemError

METHODS = frozenset(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
OTHER = "other"
"""Any other method, or a request that was turned away before it came to a route."""

REQUESTS = Histogram(
    "mansuba_http_request_seconds",
    "Seconds until an HTTP request was answered.",
    ["method", "route", "status"],
    registry=MEASURES,
    buckets=SECONDS,
)
DECISIONS = Counter(
    "mansuba_decisions_total",
    "What people have decided: kept; stale, for the game had gone on; refused by the rules or the"
    " table; failed, by a fault of the store or ours.",
    ["outcome"],
    registry=MEASURES,
)
KEPT = Histogram(
    "mansuba_decision_kept_seconds",
    "Seconds from the arrival of a decision until it was kept, and could be acknowledged.",
    registry=MEASURES,
    buckets=SECONDS,
)
SOCKETS = Gauge(
    "mansuba_sockets_open",
    "Sockets that are open.",
    registry=MEASURES,
    multiprocess_mode="livesum",
)
TOLD = Counter(
    "mansuba_messages_told_total",
    "Messages that were sent by a socket.",
    registry=MEASURES,
)
DROPPED = Counter(
    "mansuba_listeners_dropped_total",
    "Sockets that were closed because too many messages waited for their reader.",
    registry=MEASURES,
)
GAMES = Gauge(
    "mansuba_games_in_memory",
    "Games that are in memory; one counts in every process that has it.",
    registry=MEASURES,
    multiprocess_mode="livesum",
)
THOUGHTS = Histogram(
    "mansuba_bot_thought_seconds",
    "Seconds that a bot took for a decision, waiting for its turn to think included.",
    ["player"],
    registry=MEASURES,
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
LOST = Counter(
    "mansuba_bot_thoughts_lost_total",
    "Thoughts that were lost with their process, and begun anew.",
    registry=MEASURES,
)
LIMITED = Counter(
    "mansuba_requests_limited_total",
    "Requests, sockets and messages that were refused for being too many.",
    ["deed"],
    registry=MEASURES,
)

OUTCOMES = ("kept", "stale", "refused", "failed")
ARRIVED: ContextVar[float] = ContextVar("arrived")
"""When the request came that is being answered."""

# What has not happened yet shall read as 0, not as nothing.
BECAME = {outcome: DECISIONS.labels(outcome) for outcome in OUTCOMES}
for player in PLAYERS:
    THOUGHTS.labels(player)


class Measured:
    """Stands before everything else: sees when a request comes, and how it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = perf_counter(), 500
        ARRIVED.set(begun)

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            answered = _answered(method_of(scope), route_of(scope), status // 100)
            answered.observe(perf_counter() - begun)


@cache
def _answered(method: str, route: str, status: int) -> Histogram:
    return REQUESTS.labels(method, route, f"{status}xx")


def method_of(scope: Scope) -> str:
    """The method of a request, if it is one of those that there are."""
    return scope["method"] if scope["method"] in METHODS else OTHER


def route_of(scope: Scope) -> str:
    """The template of the route that a request has come to: no ids, and nothing that was typed."""
    return getattr(scope.get("route"), "path", OTHER)


@contextmanager
def deciding() -> Iterator[None]:
    """Count what becomes of a decision, and how long it takes to be kept."""
    try:
        yield
    except StaleError:
        BECAME["stale"].inc()
        raise
    except (MansubaError, ProblemError, NoSuchGameError):
        BECAME["refused"].inc()
        raise
    except Exception:
        BECAME["failed"].inc()
        raise
    BECAME["kept"].inc()
    now = perf_counter()
    KEPT.observe(now - ARRIVED.get(now))
