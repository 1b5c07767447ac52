"""Readers that stop reading: they are dropped, and the others do not even notice."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Event
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from websockets.frames import Frame, Opcode

from mansuba.web import wire
from mansuba.web.live import MOST_WAITING
from tests.fire.clients import Ear, Guest, Seated, seated
from tests.fire.scripts import script
from tests.fire.wires import END, Socket, run
from tests.web.friends import PATIENT
from tests.web.real_server import serving
from tests.web.test_wire import MOST, hears
from tests.web.test_wire import app as talks
from tests.web.test_wire import serving as serving_wires

ROOM = 4096
"""What the system may keep of what is not read, at either end."""
MUCH = 48 * 1024
"""More than that, but less than a server lets wait before it sends nothing more."""
TOO_MUCH = 4 * 1024 * 1024
LONG_HEAD = 10
"""The bytes before a message of such a length."""
PATIENCE = 0.5
TO_READ_IN_TIME = 5.0
NEVER = 600.0
LATEST = 20.0

# --- at a table -----------------------------------------------------------------------------------

SCRIPT = script(Random(1), 600, together=3)
LEFT = 2 * MOST_WAITING
"""How many parts of it are played after the others."""


async def begun(host: str) -> Seated:
    """A game whose log is longer than a server lets wait, with someone who looks on."""
    game = await seated([host], SCRIPT, spectators=1)
    while game.done < len(SCRIPT.parts) - LEFT:
        await game.go_on()
    told = await game.host.ask("GET", game.path)
    assert len(told.body) > 2 * (64 * 1024 + ROOM)
    return game


async def stops_reading(guest: Guest, game: Seated) -> None:
    """Ask for all that was ever told, and read nothing of it."""
    path = f"/api{game.path}/socket?seen=0"
    asked = await Socket.open(guest.host, path, guest.cookie, lambda _: None, ROOM)
    asked.stop_reading()


async def until_in(ear: Ear, guest: Guest) -> None:
    """Until this ear has heard that somebody came, though they may be gone by now."""
    await until(ear, lambda told: any(guest.id in present for present in told))


async def until_out(ear: Ear, guest: Guest) -> None:
    """Until they are not there any more, as it has heard last."""
    await until(ear, lambda told: guest.id not in told[-1])


async def until(ear: Ear, is_so: Callable[[list[list[str]]], bool]) -> None:
    """Until it is so of all that was told of who is present."""
    async with asyncio.timeout(LATEST):
        while not is_so([one["guests"] for one in ear.messages if one["type"] == "present"]):
            ear.news.clear()
            await ear.news.wait()


def test_at_a_quiet_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more is said, and still they are found out."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ", PATIENCE)

    async def listen(host: str) -> None:
        game = await begun(host)
        ear, [stopped] = await game.host.listen(game.id, game.seq), game.watching
        await stops_reading(stopped, game)
        await until_in(ear, stopped)
        await until_out(ear, stopped)
        await game.go_on()
        async with asyncio.timeout(LATEST):
            await ear.upto(game.seq)
        assert ear.problems == []

    with serving(tmp_path, room=ROOM, limits=PATIENT) as host:
        run(listen(host))


def test_at_a_table_where_much_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are dropped as soon as too much waits for them, and nobody waits until they know it."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ", NEVER)

    async def play(host: str) -> None:
        game = await begun(host)
        ears, [stopped] = [await one.listen(game.id) for one in game.guests.values()], game.watching
        await stops_reading(stopped, game)
        await until_in(ears[0], stopped)
        while not game.is_over:
            await game.go_on()
            async with asyncio.timeout(LATEST):
                await asyncio.gather(*(ear.upto(game.seq) for ear in ears))
        await until_out(ears[0], stopped)
        for ear in ears:
            assert ear.problems == []
            assert ear.socket
            assert not ear.socket.closed.done()

    with serving(tmp_path, room=ROOM, limits=PATIENT) as host:
        run(play(host))


# --- on the wire ----------------------------------------------------------------------------------


def says(port: int, *requests: str) -> socket.socket:
    """Somebody who asks for all of this at once, and reads nothing of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
    line.settimeout(LATEST)
    line.connect(("127.0.0.1", port))
    line.sendall("".join(requests).encode())
    return line


def for_a_socket(length: int) -> str:
    return (
        f"GET /{length} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )


def asks(port: int, length: int) -> socket.socket:
    """Somebody who is told so much by a socket, and reads nothing of it."""
    return says(port, for_a_socket(length))


def is_cut(line: socket.socket) -> bool:
    """Whether nobody is at the other end any more, soon."""
    end = time.monotonic() + LATEST
    while time.monotonic() < end:
        try:
            line.sendall(Frame(Opcode.PONG, b"").serialize(mask=True))
        except ConnectionError:
            return True
        time.sleep(0.05)
    return False


def test_too_much_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SECONDS_TO_READ", PATIENCE)
    with serving_wires(room=ROOM) as port, asks(port, TOO_MUCH) as line:
        assert is_cut(line)


def test_whoever_says_goodbye_and_does_not_read_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SECONDS_TO_READ", PATIENCE)
    with serving_wires(room=ROOM) as port, asks(port, MUCH) as line:
        time.sleep(PATIENCE)
        line.sendall(Frame(Opcode.CLOSE, b"").serialize(mask=True))
        assert is_cut(line)


def test_pings_that_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SECONDS_TO_READ", NEVER)
    pinging: dict[str, Any] = {"ws_ping_interval": PATIENCE, "ws_ping_timeout": PATIENCE}
    with serving_wires(room=ROOM, **pinging) as port, asks(port, MUCH) as line:
        assert is_cut(line)


def test_whoever_reads_in_time_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also though writing had to pause, and long after that."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ", TO_READ_IN_TIME)
    has_paused = Event()

    class Watched(wire.Whole):
        def pause_writing(self) -> None:
            super().pause_writing()
            has_paused.set()

    with serving_wires(room=ROOM, ws=Watched) as port, asks(port, 4 * MUCH) as line:
        assert has_paused.wait(LATEST)
        heard = b""
        while len(heard.partition(END)[2]) < LONG_HEAD + 4 * MUCH:
            more = line.recv(65536)
            assert more, "they were cut off"
            heard += more
        time.sleep(TO_READ_IN_TIME + PATIENCE)
        line.sendall(Frame(Opcode.TEXT, b"abc").serialize(mask=True))
        assert line.recv(100).endswith(b"3")


# --- of answers -----------------------------------------------------------------------------------

SOON = 0.1
CLOSING = "Connection: close"


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    """So many bytes so many times, as a path says; sockets are talked to."""
    if scope["type"] != "http":
        await talks(scope, receive, send)
        return
    each, times = map(int, scope["path"][1:].split("/"))
    headers = [(b"content-length", b"%d" % (each * times))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    for left in reversed(range(times)):
        await send({"type": "http.response.body", "body": bytes(each), "more_body": left > 0})


@contextmanager
def answering(**more: Any) -> Iterator[tuple[int, SimpleQueue[Any]]]:
    """The port, and the connections to it."""
    made = SimpleQueue[Any]()
    http = wire.impatient(MOST, patience=NEVER)

    class Watched(http):  # type: ignore[misc, valid-type]
        def connection_made(self, transport: asyncio.Transport) -> None:
            self.looks, self.has_paused, self.is_lost = 0, Event(), Event()
            super().connection_made(transport)
            made.put(self)

        def look(self) -> None:
            self.looks += 1
            super().look()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.has_paused.set()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.is_lost.set()

    with serving_wires(room=ROOM, app=answers, http=Watched, **more) as port:
        yield port, made


def get(each: int, times: int = 1, more: str = "One: two") -> str:
    return f"GET /{each}/{times} HTTP/1.1\r\nHost: x\r\n{more}\r\n\r\n"


def is_left(connection: Any) -> bool:
    """Whether nobody keeps it, nor is busy with an answer for it, soon."""
    is_lost, end = connection.is_lost.wait(LATEST), time.monotonic() + LATEST
    while connection.tasks and time.monotonic() < end:
        time.sleep(0.01)
    return is_lost and not connection.tasks


def is_looked_at(connection: Any) -> None:
    """Now, and not when it is time."""
    has_looked = Event()

    def look() -> None:
        if not connection.is_lost.is_set():
            connection.look()
        has_looked.set()

    connection.loop.call_soon_threadsafe(look)
    assert has_looked.wait(LATEST)


@pytest.mark.parametrize("times", [1, 4])
@pytest.mark.parametrize("together", [1, 3])
def test_answers_that_nobody_reads(
    monkeypatch: pytest.MonkeyPatch, times: int, together: int
) -> None:
    monkeypatch.setattr(wire, "SECONDS_TO_READ_ON", SOON)
    asked = [get(TOO_MUCH // times, times)] * together
    with answering() as (port, made), says(port, *asked):
        assert is_left(made.get(timeout=LATEST))


@pytest.mark.parametrize("ends", ["at once", "when nothing more is asked", "with the other end"])
def test_the_rest_of_an_answer_that_nobody_reads(
    monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    """Less than there may be before writing pauses."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ_ON", SOON)
    asked = get(MUCH, more=CLOSING) if ends == "at once" else get(MUCH)
    kept = SOON if ends == "when nothing more is asked" else NEVER
    with answering(timeout_keep_alive=kept) as (port, made), says(port, asked) as line:
        assert line.recv(1)
        if ends == "with the other end":
            line.shutdown(socket.SHUT_WR)
        connection = made.get(timeout=LATEST)
        assert is_left(connection)
        assert not connection.has_paused.is_set()


@pytest.mark.parametrize("each", [10_000, 30_000, 40_000, 50_000, 60_000, 65_536, TOO_MUCH // 4])
def test_an_answer_that_is_read_slowly_arrives(monkeypatch: pytest.MonkeyPatch, each: int) -> None:
    """As long as some of it is read between one look and the next, and to its end."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ_ON", NEVER)
    times = TOO_MUCH // 4 // each
    with answering() as (port, made), says(port, get(each, times, CLOSING)) as line:
        connection, heard, seen = made.get(timeout=LATEST), b"", 0
        while more := hears(line):
            heard += more
            if len(heard) > seen + MUCH:  # so that some of it has left the server
                is_looked_at(connection)
                seen = len(heard)
        assert len(heard.partition(END)[2]) == each * times
        assert connection.has_paused.is_set()


def test_whoever_has_read_all_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SECONDS_TO_READ_ON", NEVER)
    with answering(timeout_keep_alive=NEVER) as (port, made), says(port) as line:
        connection = made.get(timeout=LATEST)
        for _ in range(3):
            line.sendall(get(TOO_MUCH // 4).encode())
            heard = b""
            while len(heard.partition(END)[2]) < TOO_MUCH // 4:
                more = hears(line)
                assert more, "they were cut off"
                heard += more
            is_looked_at(connection)
            is_looked_at(connection)


def test_a_socket_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a patience of its own."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ_ON", SOON)
    with answering() as (port, made), asks(port, 4 * MUCH) as line:
        heard, connection = line.recv(1), made.get(timeout=LATEST)
        looks = connection.looks
        time.sleep(5 * SOON)
        assert connection.looks == looks
        while len(heard.partition(END)[2]) < LONG_HEAD + 4 * MUCH:
            more = hears(line)
            assert more, "they were cut off"
            heard += more


@pytest.mark.parametrize("times", [1, 4])
def test_no_socket_begins_behind_an_answer_that_nobody_reads(
    monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Whoever is busy with that answer would never hear that the connection is gone."""
    monkeypatch.setattr(wire, "SECONDS_TO_READ_ON", NEVER)
    answer = get(TOO_MUCH // times, times)
    with answering() as (port, made), says(port, answer, for_a_socket(MUCH)):
        assert is_left(made.get(timeout=LATEST))
    with answering() as (port, made), says(port, answer) as line:
        connection = made.get(timeout=LATEST)
        assert connection.has_paused.wait(LATEST)
        line.sendall(for_a_socket(MUCH).encode())
        assert is_left(connection)
