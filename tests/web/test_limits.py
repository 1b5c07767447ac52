"""Nobody crowds out the others: buckets, and the limiter that stands before the app."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message, Receive, Scope, Send

from mansuba.web.limits import Buckets, Limiter, neighbourhood
from mansuba.web.logs import Calm
from mansuba.web.settings import Limits, Rate

PLENTY = Rate(1000, 1000)
ROOMY = Limits(
    people=2,
    requests=PLENTY,
    names=PLENTY,
    games=PLENTY,
    links=PLENTY,
    talk=PLENTY,
    table=PLENTY,
    sockets=50,
)


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# --- buckets --------------------------------------------------------------------------------------


@given(
    st.integers(1, 20),
    st.floats(0.01, 10),
    st.lists(st.floats(0, 30), max_size=60),
)
def test_never_more_than_the_rate_allows(burst: int, a_second: float, pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst, a_second), clock)
    let_in = []
    for pause in pauses:
        clock.now += pause
        wait = buckets.take("someone")
        if wait:
            assert wait <= 1 / a_second + 1e-6
        else:
            let_in.append(clock.now)
    for first, begin in enumerate(let_in):
        for last, end in enumerate(let_in[first:], 1):
            assert last <= burst + (end - begin) * a_second + 1e-6


@given(st.integers(1, 20), st.floats(0.01, 10), st.integers(1, 40))
def test_whoever_waits_as_told_is_let_in(burst: int, a_second: float, times: int) -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst, a_second), clock)
    for _ in range(times):
        clock.now += buckets.take("someone") + 1e-3
    clock.now += buckets.take("someone") + 1e-3
    assert not buckets.take("another"), "and nobody else is kept waiting"


def test_memory_is_bounded_and_the_busy_are_remembered() -> None:
    buckets = Buckets(Rate(1, 1e-9), Clock(), most=10)
    assert not buckets.take("busy")
    for number in range(1000):
        assert not buckets.take(number)
        assert buckets.take("busy"), "whoever keeps asking is not forgotten"
    assert len(buckets) == 10


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_one_household_is_one_address(address: Any, device: int) -> None:
    other = type(address)(int(address) >> 64 << 64 | device)
    if not (address.ipv4_mapped or other.ipv4_mapped):
        assert neighbourhood(str(address)) == neighbourhood(str(other))


@given(st.ip_addresses(v=4), st.ip_addresses(v=4))
def test_of_the_old_numbers_each_is_one(address: Any, other: Any) -> None:
    assert (neighbourhood(str(address)) == neighbourhood(str(other))) == (address == other)


def test_what_is_no_number_is_kept_short() -> None:
    assert len(neighbourhood("x" * 10_000)) < 100


# --- the limiter ----------------------------------------------------------------------------------


class Door:
    """A limiter with nothing behind it but someone who says hello, and listens to sockets."""

    def __init__(self, limits: Limits) -> None:
        self.clock = Clock()
        self.heard: list[str] = []
        self.callers: list[Caller] = []
        self.limiter = Limiter(self._app, limits, "guest", self.clock)

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])

    def asks(
        self, method: str, path: str, address: str = "192.0.2.1", guest: str = ""
    ) -> tuple[int, dict[bytes, bytes]]:
        """The status of the answer, and its headers."""
        return asyncio.run(self._asks(method, path, address, guest))

    async def _asks(
        self, method: str, path: str, address: str, guest: str
    ) -> tuple[int, dict[bytes, bytes]]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request", "body": b""}

        scope = {"type": "http", "method": method, **_asked(path, address, guest)}
        await self.limiter(scope, receive, send)
        return sent[0]["status"], dict(sent[0]["headers"])


def _asked(path: str, address: str, guest: str) -> dict[str, Any]:
    headers = [(b"cookie", f"guest={guest}".encode())] if guest else []
    return {"path": path, "client": (address, 1), "headers": headers}


class Caller:
    """Someone with a socket."""

    def __init__(self, door: Door, game: str, address: str, guest: str) -> None:
        self.sent: list[Message] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", **_asked(f"/api/games/{game}/socket", address, guest)}
        self._task = asyncio.create_task(door.limiter(scope, self._said.get, self._send))

    async def _send(self, message: Message) -> None:
        self.sent.append(message)

    async def says(self, *texts: str) -> None:
        for text in texts:
            self._said.put_nowait({"type": "websocket.receive", "text": text})
        await asyncio.sleep(0)

    async def leaves(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    @property
    def is_in(self) -> bool:
        return self.sent == [{"type": "websocket.accept"}]

    @property
    def closed_with(self) -> int | None:
        last = self.sent[-1]
        return int(last["code"]) if last["type"] == "websocket.close" else None


async def calling(
    door: Door, game: str = "g", address: str = "192.0.2.1", guest: str = ""
) -> Caller:
    caller = Caller(door, game, address, guest)
    door.callers.append(caller)  # a task that nobody holds may vanish
    for _ in range(5):
        await asyncio.sleep(0)
    return caller


DEEDS = [
    ("POST", "/api/me", "names"),
    ("POST", "/api/games", "games"),
    ("POST", "/api/games/abc/join", "links"),
    ("POST", "/api/games/abc/invitations", "links"),
    ("POST", "/api/me/return", "links"),
    ("POST", "/api/me/links", "links"),
    ("POST", "/api/games/abc/talk", "talk"),
    ("POST", "/api/games/some-game/table", "table"),
    ("POST", "/api/games/some-game/arrangement", "table"),
    ("POST", "/api/replays", "replays"),
    ("POST", "/api/replays/record", "replays"),
    ("POST", "/api/games/abc/decisions", "requests"),
    ("GET", "/api/games", "requests"),
    ("GET", "/assets/index.js", "requests"),
]


@pytest.mark.parametrize(("method", "path", "sort"), DEEDS)
def test_too_many_of_a_sort(method: str, path: str, sort: str) -> None:
    few: dict[str, Any] = {sort: Rate(3, 0.1)}
    door = Door(replace(ROOMY, **few))
    told = [door.asks(method, path, guest="a")[0] for _ in range(5)]
    assert told == [200, 200, 200, 429, 429], "one person has three"
    assert door.asks(method, path, guest="b")[0] == 200, "two people share the address"
    door.clock.now += 10
    assert door.asks(method, path, guest="a")[0] == 200, "and one more every ten seconds"


def test_the_address_counts_for_whoever_changes_their_cookie() -> None:
    door = Door(replace(ROOMY, games=Rate(3, 0.1)))
    told = [door.asks("POST", "/api/games", guest=f"false-{n}")[0] for n in range(10)]
    assert told == [200] * 6 + [429] * 4
    elsewhere = door.asks("POST", "/api/games", address="192.0.2.2", guest="false-0")
    assert elsewhere[0] == 200, "nobody elsewhere is kept out"


def test_the_guest_counts_for_whoever_changes_their_address() -> None:
    door = Door(replace(ROOMY, games=Rate(3, 0.1)))
    told = [door.asks("POST", "/api/games", f"192.0.2.{n}", guest="a")[0] for n in range(5)]
    assert told == [200, 200, 200, 429, 429]


def test_when_to_come_again_and_why() -> None:
    door = Door(replace(ROOMY, games=Rate(2, 1 / 120)))
    for _ in range(4):
        door.asks("POST", "/api/games")
    status, headers = door.asks("POST", "/api/games")
    assert (status, headers[b"retry-after"]) == (429, b"60")
    door.clock.now += 60
    assert door.asks("POST", "/api/games")[0] == 200


def test_a_houseful_of_people_never_meets_a_limit() -> None:
    """Six people at one address, who all reload their pages and play as fast as they can."""
    door = Door(Limits())
    for _ in range(60):
        for guest in "abcdef":
            for path in ["/", *[f"/assets/{n}.js" for n in range(4)], "/api/me", "/api/games/x"]:
                assert door.asks("GET", path, guest=guest)[0] == 200
            for deed in ("decisions", "throw"):
                assert door.asks("POST", f"/api/games/x/{deed}", guest=guest)[0] == 200
        door.clock.now += 1
    for guest in "abcdef":
        for path in ("/api/games/x/table", "/api/games/x/arrangement"):
            assert [door.asks("POST", path, guest=guest)[0] for _ in range(10)] == [200] * 10
        for path in ("/api/me", "/api/games/x/join", "/api/games", "/api/games/x/talk"):
            assert [door.asks("POST", path, guest=guest)[0] for _ in range(3)] == [200] * 3


def test_sockets_of_a_person_an_address_and_a_game() -> None:
    async def tried() -> None:
        door = Door(replace(ROOMY, sockets=2, sockets_a_game=5))
        first = await calling(door, guest="a")
        assert first.is_in
        assert (await calling(door, guest="a")).is_in
        assert (await calling(door, guest="a")).closed_with == 1013, "two a person"
        assert (await calling(door, guest="b")).is_in
        assert (await calling(door)).is_in
        assert (await calling(door, guest="c")).closed_with == 1013, "four an address"
        assert (await calling(door, address="192.0.2.2")).is_in
        assert (await calling(door, address="192.0.2.3")).closed_with == 1013, "five a game"
        assert (await calling(door, address="192.0.2.3", game="h")).is_in
        await first.leaves()
        assert (await calling(door, guest="a")).is_in, "whoever leaves makes room"

    asyncio.run(tried())


def test_nothing_is_remembered_of_those_who_have_left() -> None:
    async def tried() -> None:
        door = Door(ROOMY)
        callers = [await calling(door, guest=guest) for guest in "abc"]
        for caller in callers:
            await caller.leaves()
        assert not door.limiter._open

    asyncio.run(tried())


def test_too_many_messages_on_a_socket() -> None:
    async def tried() -> None:
        door = Door(replace(ROOMY, messages=Rate(3, 1)))
        caller, other = await calling(door), await calling(door)
        await caller.says(*"abcdef")
        await asyncio.wait([caller._task])
        assert door.heard == ["a", "b", "c"]
        assert caller.closed_with == 1013
        await other.says("x")
        await other.leaves()
        assert door.heard[3:] == ["x"], "another socket is not disturbed"

    asyncio.run(tried())


def test_complaints_name_nobody(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(replace(ROOMY, requests=Rate(1, 1)))
    for _ in range(5):
        door.asks("GET", "/api/games/secret-game?secret=1", guest="secret-key")
    assert "Too many requests" in caplog.text
    assert "secret" not in caplog.text
    assert "192.0.2.1" not in caplog.text


def test_a_flood_does_not_flood_the_log() -> None:
    clock = Clock()
    calm = Calm(clock)
    record = logging.makeLogRecord({"msg": "Too many %s", "args": ("requests",)})
    other = logging.makeLogRecord({"msg": "something else"})
    assert sum(calm.filter(record) for _ in range(1000)) == 20
    assert calm.filter(other)
    clock.now += 6
    assert sum(calm.filter(record) for _ in range(1000)) == 1
