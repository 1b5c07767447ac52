"""Connections that are not used are not kept, however they are held open."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
import uvicorn
from starlette.requests import Request
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from mansuba.web.wire import (
    MOST_BYTES_OF_A_HEAD,
    MOST_PARTS,
    MOST_UNWANTED,
    MOST_WAITING,
    Whole,
    impatient,
)

ENDLESS = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + (
    Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * (MOST_PARTS + 1)
)
"""One part more than there may be, and none of them the last."""

PATIENCE = 1.0
MOST = 4
WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n12345"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Says how long a body was, or nothing about it at /at-once; on a socket, how long each
    message, and much before that at /LENGTH."""
    if scope["type"] == "http":
        is_heard = scope["path"] != "/at-once"
        length = str(len(await Request(scope, receive).body())).encode() if is_heard else b"-"
        headers = [(b"content-length", str(len(length)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": length})
        return
    await receive()
    await send({"type": "websocket.accept"})
    if scope["path"] != "/":
        await send({"type": "websocket.send", "text": "a" * int(scope["path"][1:])})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": str(len(message["text"]))})


@contextmanager
def serving(room: int | None = None, patience: float = 60.0, **more: Any) -> Iterator[int]:
    """Patient with those who are not late, for the machine may stand still for a moment."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        if room:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room)
        settings: dict[str, Any] = {
            "app": app,
            "lifespan": "off",
            "log_config": None,
            "http": impatient(MOST, patience=patience),
            "ws": Whole,
            "timeout_graceful_shutdown": 5,
        }
        server = uvicorn.Server(uvicorn.Config(**{**settings, **more}))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


def calls(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=10)


def hears(line: socket.socket) -> bytes:
    """What comes next; nothing if the other side has ended it."""
    try:
        return line.recv(65536)
    except ConnectionResetError:
        return b""


def answered(line: socket.socket) -> bytes:
    """What the next answer says, however many parts it comes in."""
    head, end, body = hears(line), b"\r\n\r\n", b""
    while not (end in head and len(body := head.partition(end)[2]) >= _length(head)):
        more = hears(line)
        assert more, head
        head += more
    return body


def _length(head: bytes) -> int:
    found = re.search(rb"content-length: (\d+)", head)
    assert found, head
    return int(found[1])


@pytest.mark.parametrize("begun", [b"", b"P", WHOLE[:30], WHOLE[:-1]])
def test_a_request_that_never_comes(begun: bytes) -> None:
    with serving(patience=PATIENCE) as port, calls(port) as line:
        line.sendall(begun)
        start = time.monotonic()
        assert hears(line) == b""
        assert time.monotonic() - start < 10 * PATIENCE


def test_a_request_that_comes_sign_by_sign() -> None:
    with serving(patience=PATIENCE) as port, calls(port) as line:
        start = time.monotonic()
        line.settimeout(PATIENCE / 8)
        while time.monotonic() < start + 10:
            try:
                line.sendall(b"P")
                if not line.recv(1):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert time.monotonic() < start + 10


def test_another_request_that_comes_too_slowly() -> None:
    with serving(patience=PATIENCE) as port, calls(port) as line:
        line.sendall(WHOLE)
        assert answered(line) == b"5"
        line.sendall(WHOLE[:-1])
        assert hears(line) == b""


def test_one_request_after_another_takes_as_long_as_it_likes() -> None:
    patience = 3 * PATIENCE  # not so short that the machine may not stand still for a moment
    with serving(patience=patience) as port, calls(port) as line:
        for _ in range(3):
            line.sendall(WHOLE[:-1])
            time.sleep(patience / 4)
            line.sendall(WHOLE[-1:])
            assert answered(line) == b"5"
            time.sleep(patience / 4)


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: x\r\nOne: ",
        WHOLE + b"\r\nGET / HTTP/1.1\r\nOne: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n2\r\n0\r\nOne: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;",
    ],
)
def test_a_head_without_an_end(begun: bytes) -> None:
    """Whoever sends fast enough is never too slow, but there is an end to what is kept of it."""
    with serving() as port, calls(port) as line:
        line.sendall(begun)
        sent = 0
        with suppress(ConnectionError):
            while sent < 100 * MOST_BYTES_OF_A_HEAD:
                sent += line.send(b"a" * 8192)
        assert sent < 100 * MOST_BYTES_OF_A_HEAD


def test_a_head_with_all_the_room_that_it_has() -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\nOne: "
    head += b"a" * (MOST_BYTES_OF_A_HEAD - len(head))
    with serving() as port, calls(port) as line:
        line.sendall(head)
        time.sleep(PATIENCE / 4)
        line.sendall(b"\r\n\r\n")
        assert answered(line) == b"0"


def test_a_body_is_no_head() -> None:
    long = 3 * MOST_BYTES_OF_A_HEAD
    with serving() as port, calls(port) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % long)
        line.sendall(b"a" * long)
        assert answered(line) == b"%d" % long


def test_an_answer_that_does_not_wait_for_the_body_arrives() -> None:
    """Nor is the connection closed on whoever is still sending, for that would take it away."""
    long = 2 * MOST_BYTES_OF_A_HEAD
    with serving() as port, calls(port) as line:
        for _ in range(2):
            line.sendall(b"POST /at-once HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % long)
            time.sleep(PATIENCE / 4)
            line.sendall(b"a" * long)
            assert answered(line) == b"-"


def test_there_is_an_end_to_a_body_that_nobody_wants() -> None:
    long = 100 * MOST_UNWANTED
    with serving() as port, calls(port) as line:
        line.sendall(b"POST /at-once HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % long)
        assert answered(line) == b"-"
        sent = 0
        with suppress(ConnectionError):
            while sent < long:
                sent += line.send(b"a" * 65536)
        assert sent < long / 2


def test_requests_that_come_together_are_answered_one_by_one() -> None:
    with serving() as port, calls(port) as line:
        line.sendall(WHOLE * 3)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 3:
            more = hears(line)
            assert more
            heard += more
        line.sendall(WHOLE)
        assert answered(line) == b"5"


def test_not_all_that_comes_together_is_kept() -> None:
    """Also where none of it is incomplete, and nobody reads the answers."""
    began = list[int]()
    http = impatient(MOST, patience=60.0)

    class Counting(http):  # type: ignore[misc, valid-type]
        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            began.append(len(self.pipeline))

    with serving(http=Counting) as port, calls(port) as line:
        with suppress(ConnectionError):
            line.sendall(WHOLE * 20_000)
        heard = b""
        while more := hears(line):
            heard += more
        assert b"HTTP/1.1 400" in heard
    assert 0 < max(began) <= MOST_WAITING
    assert len(began) < 1000


def is_let_in(port: int) -> bool:
    with calls(port) as line:
        line.sendall(WHOLE)
        return bool(hears(line))


def test_so_many_connections_of_one_address() -> None:
    with serving() as port:
        lines = [calls(port) for _ in range(MOST + 2)]
        for line in lines[:MOST]:
            line.sendall(WHOLE)
            assert answered(line) == b"5"
        assert [hears(line) for line in lines[MOST:]] == [b"", b""]
        for line in lines:
            line.close()
        end = time.monotonic() + 10
        while not is_let_in(port):
            assert time.monotonic() < end, "whoever has gone makes room"


def test_a_proxy_has_as_many_as_it_likes() -> None:
    with serving(http=impatient(MOST, ["127.0.0.0/8"], 60.0)) as port:
        lines = [calls(port) for _ in range(3 * MOST)]
        for line in lines:
            line.sendall(WHOLE)
            assert answered(line) == b"5"
            line.close()


def test_sockets_are_left_alone_and_leave_room() -> None:
    with serving(patience=PATIENCE) as port, ExitStack() as stack:
        sockets = [
            stack.enter_context(connect(f"ws://127.0.0.1:{port}", proxy=None))
            for _ in range(2 * MOST)
        ]
        time.sleep(2 * PATIENCE)
        for one in sockets:
            one.send("abc")
            assert one.recv(timeout=10) == "3"


def test_a_message_in_few_parts_and_in_endless_ones() -> None:
    with serving() as port, connect(f"ws://127.0.0.1:{port}", proxy=None) as one:
        one.send(["a"] * (MOST_PARTS // 2))
        assert one.recv(timeout=10) == str(MOST_PARTS // 2)
        with one.protocol_mutex:  # sent at once, so that it is heard why
            one.socket.sendall(ENDLESS)
        with pytest.raises(ConnectionClosed) as closed:
            one.recv(timeout=10)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009


def test_a_message_that_begins_with_a_later_part() -> None:
    with serving() as port, connect(f"ws://127.0.0.1:{port}", proxy=None) as one:
        with one.protocol_mutex:
            one.socket.sendall(Frame(Opcode.CONT, b"x").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            one.recv(timeout=10)
