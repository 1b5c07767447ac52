"""How much anyone may do on a server for a network, so that nobody crowds out the others.

Each person has buckets that tokens drip into: whatever they do takes one, and while there is none
they have to wait. Each address has the buckets of as many people as may share it.
"""

from __future__ import annotations

import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Literal, TypeAlias, get_args

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansuba.web.messages import Problem
from mansuba.web.metrics import LIMITED
from mansuba.web.problems import answer
from mansuba.web.settings import PROBES, Limits, Rate

log = logging.getLogger("mansuba.web")

Clock: TypeAlias = Callable[[], float]
Deed: TypeAlias = Literal["names", "games", "links", "talk", "table", "replays"]
Refused: TypeAlias = Literal["requests", Deed, "sockets", "messages"]
"""What there may be too many of."""

MOST_KNOWN = 20_000
"""How many people or addresses are remembered; those who have done nothing longest go first."""
LATER = 1013
"""The close code of a socket that may be tried again later."""
SOCKET = re.compile("/api/games/([^/]+)/socket")
DEEDS: tuple[tuple[re.Pattern[str], Deed], ...] = (
    (re.compile("/api/me"), "names"),
    (re.compile("/api/games"), "games"),
    (re.compile("/api/me/(links|return)|/api/games/[^/]+/(join|invitations)"), "links"),
    (re.compile("/api/games/[^/]+/talk"), "talk"),
    (re.compile("/api/games/[^/]+/(table|arrangement)"), "table"),
    (re.compile("/api/replays(/record)?"), "replays"),
)
"""What may be done less often than the rest, by where it is asked for."""

for refused in get_args(Refused):  # what nobody was refused yet shall read as 0, not as nothing
    LIMITED.labels(refused)


@dataclass
class Bucket:
    """What is left to someone, as of a moment."""

    tokens: float
    at: float


class Buckets:
    """A bucket for everyone there is; whoever is not remembered has a full one."""

    def __init__(self, rate: Rate, clock: Clock, most: int = MOST_KNOWN) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: Hashable) -> float:
        """Take a token; for how many seconds there will be none, if there is none."""
        now, rate = self._clock(), self._rate
        bucket = self._buckets.pop(who, None) or Bucket(rate.burst, now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.at) * rate.a_second)
        bucket.at = now
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / rate.a_second
        bucket.tokens -= 1
        return 0.0


class Shares:
    """The buckets for one sort of deed: each person's, and each address's."""

    def __init__(self, rate: Rate, people: int, clock: Clock) -> None:
        self._of_address = Buckets(rate.times(people), clock)
        self._of_guest = Buckets(rate, clock)

    def take(self, caller: Caller) -> float:
        """For how many seconds the caller has to wait; the address is asked first."""
        wait = self._of_address.take(caller.address)
        if wait or caller.guest is None:
            return wait
        return self._of_guest.take(caller.guest)


@dataclass(frozen=True)
class Caller:
    """Who asks, as far as that can be told without looking into the book of guests."""

    address: str
    guest: bytes | None
    """A hash of the cookie. It may be a false one: then it is only the address that counts."""


class Limiter:
    """Stands before the app, behind the guard: lets in only so much at a time."""

    def __init__(
        self, app: ASGIApp, limits: Limits, cookie: str, clock: Clock = time.monotonic
    ) -> None:
        self._app = app
        self._limits = limits
        self._cookie = cookie
        self._clock = clock
        self._requests = Shares(limits.requests, limits.people, clock)
        self._deeds: dict[Deed, Shares] = {
            "names": Shares(limits.names, limits.people, clock),
            "games": Shares(limits.games, limits.people, clock),
            "links": Shares(limits.links, limits.people, clock),
            "talk": Shares(limits.talk, limits.people, clock),
            "table": Shares(limits.table, limits.people, clock),
            "replays": Shares(limits.replays, limits.people, clock),
        }
        self._open: Counter[tuple[str, Hashable]] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in PROBES:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._talk(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = self._caller(scope)
        wait, deed = self._requests.take(caller), deed_of(scope["method"], scope["path"])
        if not wait and deed:
            wait = self._deeds[deed].take(caller)
        if not wait:
            await self._app(scope, receive, send)
            return
        _complain(deed or "requests")
        headers = {"Retry-After": str(ceil(wait))}
        await answer(Problem(error="too-many"), 429, headers)(scope, receive, send)

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = self._caller(scope)
        with self._place(caller, scope["path"]) as has_place:
            if has_place and not self._requests.take(caller):
                await self._app(scope, self._heard(receive, send), send)
                return
        _complain("sockets")
        await receive()
        await send({"type": "websocket.close", "code": LATER, "reason": "too-many"})

    @contextmanager
    def _place(self, caller: Caller, path: str) -> Iterator[bool]:
        """A place for one more socket, if there is one, for as long as this lasts."""
        most: dict[tuple[str, Hashable], int] = {
            ("address", caller.address): self._limits.sockets * self._limits.people
        }
        if caller.guest is not None:
            most["guest", caller.guest] = self._limits.sockets
        if game := SOCKET.fullmatch(path):
            most["game", game[1]] = self._limits.sockets_a_game
        if any(self._open[whose] >= number for whose, number in most.items()):
            yield False
            return
        self._open.update(most.keys())
        try:
            yield True
        finally:
            for whose in most:
                self._open[whose] -= 1
                if not self._open[whose]:
                    del self._open[whose]

    def _heard(self, receive: Receive, send: Send) -> Receive:
        """What comes by a socket, as long as it does not come too fast."""
        messages = Buckets(self._limits.messages, self._clock)

        async def receive_limited() -> Message:
            message = await receive()
            if message["type"] != "websocket.receive" or not messages.take("this socket"):
                return message
            _complain("messages")
            await send({"type": "websocket.close", "code": LATER, "reason": "too-many"})
            return {"type": "websocket.disconnect", "code": LATER}

        return receive_limited

    def _caller(self, scope: Scope) -> Caller:
        client = scope.get("client")
        key = HTTPConnection(scope).cookies.get(self._cookie)
        guest = blake2b(key.encode(), digest_size=16).digest() if key else None
        return Caller(neighbourhood(client[0] if client else ""), guest)


def _complain(what: Refused) -> None:
    """Write it down, but not who it was."""
    LIMITED.labels(what).inc()
    log.warning("Too many %s from one guest or address", what)


def deed_of(method: str, path: str) -> Deed | None:
    """Which sort of deed a request asks for, if it is one that is counted.

    >>> deed_of("POST", "/api/games"), deed_of("GET", "/api/games")
    ('games', None)
    """
    if method != "POST":
        return None
    return next((deed for pattern, deed in DEEDS if pattern.fullmatch(path)), None)


def neighbourhood(address: str) -> str:
    """The address, or of IPv6 the first half: one household has all the rest of it.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> neighbourhood("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    """
    try:
        number = ip_address(address)
    except ValueError:  # no number, as of a socket in the file system
        return address[:64]
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> 64 << 64))
