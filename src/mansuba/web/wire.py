"""The connections of a server for a network: nobody keeps one that they do not use.

The server that we build on waits for a request as long as it takes to come, for a message in as
many parts as it comes in, and for whoever does not read what they are told. On a network that would
let anyone take all its connections.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from math import inf

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from mansuba.web.limits import neighbourhood

SECONDS_TO_ASK = 20.0
"""How long a request may take to come, from its first sign to its last."""
MOST_BYTES_OF_A_HEAD = 64 * 1024
"""What may come without a request's head, or a part of its body, being complete."""
MOST_WAITING = 16
"""How many requests may wait for the answer to the one before; a browser has none wait."""
MOST_UNWANTED = 1024 * 1024
"""What may still come of a body that is answered already: whoever closed a connection on it would
take the answer away."""
MOST_PARTS = 64
"""In how many parts a message may come."""
SECONDS_TO_READ = 20.0
"""How long what is said by a socket may wait to be read: no longer than a ping for its answer, for
the ping waits behind it."""
SECONDS_TO_READ_ON = 60.0
"""How long nothing of an answer may be read. Not less, for the system takes what it sends on in
large steps, and on a slow line they are far apart."""
TOO_BIG = 1009


class TooManyError(Exception):
    """More requests at once than we keep; whoever parses them answers that they are no good."""


def impatient(
    most: int, proxies: Sequence[str] = (), patience: float = SECONDS_TO_ASK
) -> type[HttpToolsProtocol]:
    """What speaks HTTP with so many connections of one address at most; proxies have as many as
    they like."""
    networks = [ip_network(proxy) for proxy in proxies]
    connected: Counter[str] = Counter()

    class Impatient(HttpToolsProtocol):
        """A connection that has to be used."""

        _address: str | None = None
        _deadline: asyncio.TimerHandle | None = None
        _is_whole = False
        """Whether a request has come, and nothing after it."""
        _unfinished = 0
        """How many bytes have come of something that is not complete."""
        _unwanted = 0
        """How many bytes have come of a body after its answer had gone."""
        _looking: asyncio.TimerHandle | None = None
        _waited = inf
        """How much waited to be read at the last look, if nothing is added to it."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            if not _is_in(peer, networks):
                self._address = neighbourhood(peer)
                connected[self._address] += 1
                if connected[self._address] > most:
                    transport.abort()
                    return
            self._expect()
            self.look()

        def data_received(self, data: bytes) -> None:
            self._is_whole = False
            self._unfinished += len(data)
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                return
            if self._is_whole:
                self._expect_nothing()
            elif self._unfinished > MOST_BYTES_OF_A_HEAD:
                self.transport.abort()
            else:
                self._expect()

        def on_headers_complete(self) -> None:
            self._unfinished = 0
            super().on_headers_complete()
            if len(self.pipeline) > MOST_WAITING:
                raise TooManyError  # the rest is not read: all of it would be kept

        def on_body(self, body: bytes) -> None:
            self._unfinished = 0
            super().on_body(body)
            # A first request has no answer if it asks for a socket.
            if getattr(self.cycle, "response_complete", False):
                self._unwanted += len(body)
                if self._unwanted > MOST_UNWANTED:
                    self.transport.abort()

        def on_message_begin(self) -> None:
            self._is_whole, self._unwanted = False, 0
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self._is_whole, self._unfinished = True, 0
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            # From now on only the socket hears when there is room again, or when all is lost:
            # whoever is still busy with an answer would wait for that for ever.
            if self.flow.write_paused or not getattr(self.cycle, "response_complete", True):
                self.transport.abort()
                return
            self._leave()  # sockets are counted where they are known by their game
            super().handle_websocket_upgrade()

        def resume_writing(self) -> None:
            self._waited = inf
            super().resume_writing()

        def look(self) -> None:
            """Cut off whoever has read nothing since the last look.

            An answer may take as long as it likes, if only less of it waits each time. That is seen
            while nothing is added: where writing pauses, and at the end of a connection.
            """
            waits = inf
            if self.flow.write_paused or self.transport.is_closing():
                waits = self.transport.get_write_buffer_size()
                if waits >= self._waited:
                    self.transport.abort()
                    return
            self._waited = waits
            self._looking = self.loop.call_later(SECONDS_TO_READ_ON, self.look)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def _expect(self) -> None:
            if self._deadline is None:
                self._deadline = self.loop.call_later(patience, self.transport.abort)

        def _expect_nothing(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _leave(self) -> None:
            self._expect_nothing()
            if self._looking is not None:
                self._looking.cancel()
            if self._address is not None:
                connected[self._address] -= 1
                if not connected[self._address]:
                    del connected[self._address]
                self._address = None

    return Impatient


class Whole(WebSocketsSansIOProtocol):
    """A socket whose messages come whole, or in few parts: also empty ones are kept in memory.

    Its other end has to read. What is still to be sent would hold up its end for ever otherwise,
    and whoever waits for that.
    """

    _deadline: asyncio.TimerHandle | None = None
    _is_over = False
    """Whether the app has said all that it had to say."""

    def pause_writing(self) -> None:
        """Too much waits to be read."""
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """Most of it was read."""
        super().resume_writing()
        if not self._is_over:
            self._expect_nothing()

    def keepalive_timeout(self) -> None:
        """Nobody answers, so nobody may read what still waits."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Let the app talk; what it has said last is not kept for ever either."""
        await super().run_asgi()
        self._is_over = True
        if not self.disconnected:
            self._expect_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, in whichever way."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_reading(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        if len(self.frames) >= MOST_PARTS:
            self.conn.fail(TOO_BIG)
            self.handle_parser_exception()
            return
        super().handle_cont(event)


def _is_in(peer: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        number = ip_address(peer)
    except ValueError:
        return False
    return any(number in network for network in networks)
