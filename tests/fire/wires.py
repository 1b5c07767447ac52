"""What goes over the wire, by hand: HTTP that keeps its connection, and a socket that listens.

Light, because a thousand of them share two cores with the server that they measure.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

SECONDS_TO_ANSWER = 30.0
END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
GONE = 1006
"""The close code of a connection that has just ended."""

T = TypeVar("T")
Hear = Callable[[bytes], None]
OPEN: set[Callable[[], None]] = set()
"""What closes all that was opened and not closed."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """As asyncio's own, but with all wires hung up at the end."""

    async def tidily() -> T:
        try:
            return await main
        finally:
            # Whoever still asks would open a wire again as soon as it is hung up.
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for other in others:
                other.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            for close in list(OPEN):
                close()
            await asyncio.sleep(0.01)  # they say goodbye in their next turn

    return asyncio.run(tidily())


class WireError(ConnectionError):
    """No answer came, so nobody knows what has become of the request."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server says to a request."""

    status: int
    head: bytes
    body: bytes

    @property
    def told(self) -> Any:
        """The body, read."""
        return json.loads(self.body) if self.body else None

    def header(self, name: bytes) -> str:
        """A header's value; nothing if there is none."""
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.strip().lower() == name:
                return value.strip().decode()
        return ""


class Line:
    """One connection to a server, for one request after another."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.again = 0
        """How many requests were sent once more, on a new connection."""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """The answer; a WireError if there is none."""
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                return await self._ask(head.encode() + content)
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError) as error:
            self.close()
            raise WireError(repr(error)) from error
        except BaseException:
            self.close()  # what is still to come would be taken for the next answer
            raise

    async def _ask(self, request: bytes) -> Answer:
        """As browsers do: what was sent on a connection that the server was about to close, for
        nobody had used it for long, is sent again on a new one."""
        if self._streams:
            try:
                return await self._exchange(request)
            except (ConnectionError, EOFError):
                self.again += 1
                self.close()
        return await self._exchange(request)

    async def _exchange(self, request: bytes) -> Answer:
        reader, writer = await self._open()
        writer.write(request)
        head = await reader.readuntil(END)
        status = int(head[9:12])
        answer = Answer(status, head, b"")
        length = int(answer.header(b"content-length") or 0)
        body = await reader.readexactly(length) if length else b""
        if answer.header(b"connection").lower() == "close":
            self.close()
        return Answer(status, head, body)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams and (self._streams[0].at_eof() or self._streams[1].is_closing()):
            self.close()
        if self._streams is None:
            name, _, port = self.host.partition(":")
            self._streams = await asyncio.open_connection(name, int(port))
            OPEN.add(self.close)
        return self._streams

    def close(self) -> None:
        """Hang up."""
        if self._streams:
            self._streams[1].transport.abort()
            OPEN.discard(self.close)
            self._streams = None


async def _connected(host: str, buffer: int | None) -> socket.socket:
    """A connection with room for so many bytes that wait to be read."""
    name, _, port = host.partition(":")
    plain = socket.socket()
    try:
        plain.setblocking(False)
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        await asyncio.get_running_loop().sock_connect(plain, (name, int(port)))
    except BaseException:
        plain.close()
        raise
    return plain


class Socket(asyncio.Protocol):
    """A WebSocket that hears what it is told, and says nothing."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self._waiting = b""
        self._frame = b""
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        """The code with which it was closed."""

    @classmethod
    async def open(
        cls, host: str, path: str, cookie: str, hear: Hear, buffer: int | None = None
    ) -> Socket:
        """One that is open, with room for so many bytes that wait to be read; a WireError if it was
        refused."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                plain = await _connected(host, buffer)
                _, opened = await loop.create_connection(lambda: cls(hear), sock=plain)
                opened._ask(host, path, cookie)
                await opened.opened
        except (OSError, TimeoutError) as error:
            raise WireError(repr(error)) from error
        return opened

    def _ask(self, host: str, path: str, cookie: str) -> None:
        key = b64encode(os.urandom(16)).decode()
        assert self._transport
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        OPEN.add(self.end)

    def connection_lost(self, exc: Exception | None) -> None:
        OPEN.discard(self.end)
        if not self.opened.done():
            self.opened.set_exception(WireError(repr(exc)))
            self.opened.exception()  # whoever waits for it hears of it; perhaps nobody does
        self._close(GONE)

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self.opened.done():
            head, found, rest = self._waiting.partition(END)
            if not found:
                return
            self._waiting = rest
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(WireError(head.decode(errors="replace")))
                self.end()
                return
            self.opened.set_result(None)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Whether there was a whole one."""
        waiting = self._waiting
        if len(waiting) < 2:
            return False
        length, start = waiting[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(waiting) < start:
                return False
            length = int.from_bytes(waiting[2:start])
        end = start + length
        if len(waiting) < end:
            return False
        self._waiting = waiting[end:]
        self._take(waiting[0], waiting[start:end])
        return True

    def _take(self, first: int, content: bytes) -> None:
        sort, is_last = first & 0x0F, bool(first & 0x80)
        if sort == PING:
            self._say(PONG, content)
        elif sort == CLOSE:
            self._close(int.from_bytes(content[:2]) if content else 1005)
            self._say(CLOSE, content[:2])
            self.end()
        else:
            self._frame += content
            if is_last:
                whole, self._frame = self._frame, b""
                self._hear(whole)

    def _say(self, sort: int, content: bytes) -> None:
        """Masked, as a client has to; a mask of nothing but zeros changes nothing."""
        if self._transport and not self._transport.is_closing():
            self._transport.write(bytes([0x80 | sort, 0x80 | len(content)]) + bytes(4) + content)

    def _close(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)

    def stop_reading(self) -> None:
        """Let whatever is said pile up at the other end."""
        assert self._transport
        self._transport.pause_reading()

    @property
    def port(self) -> int:
        """Its own."""
        assert self._transport
        port: int = self._transport.get_extra_info("sockname")[1]
        return port

    def end(self) -> None:
        """Hang up without a word."""
        if self._transport:
            self._transport.abort()
