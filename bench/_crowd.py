"""Many people at a server: tables with sockets, and decisions that come at a steady rate."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

sys.path.append(str(Path(__file__).parents[1]))  # what the tests use to talk to servers

from tests.fire.clients import request_id, seated
from tests.fire.processes import seconds_of
from tests.fire.scripts import Script, script
from tests.fire.wires import Hear, Line, Socket, WireError

T = TypeVar("T")
SEQ = re.compile(rb'"seq":(\d+)')
AT_ONCE = 16
"""How many tables are set up at the same time."""
SECONDS_TO_ARRIVE = 10.0
SECONDS_TO_SETTLE = 0.5
SECONDS_TO_GREET = 120.0
"""Within which all who have come are greeted, and it is quiet."""


@dataclass
class Flight:
    """A decision that is under way."""

    sent: float
    left: int
    """How many sockets have not heard of it."""


@dataclass
class Counted:
    """What was measured: seconds from a decision to the last of its seats, and what went wrong."""

    seconds: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """Bytes of the messages."""
    heard: int = 0
    """Messages of all sorts."""
    ungreeted: int = 0
    """Sockets that have not been told anything yet."""
    late: int = 0
    """Decisions that were not sent, because the one before was still under way."""

    def greeting(self, hear: Hear) -> Hear:
        """The same for a socket that is about to open: what it is told first is its greeting."""
        self.ungreeted += 1
        is_greeted = False

        def hear_all(text: bytes) -> None:
            nonlocal is_greeted
            if not is_greeted:
                is_greeted = True
                self.ungreeted -= 1
            hear(text)

        return hear_all


@dataclass
class Table:
    """A game with everyone who listens to it; decisions of the script are sent one by one."""

    line: Line
    path: str
    cookies: dict[int, str]
    script: Script
    seq: int
    counted: Counted
    listeners: list[str] = field(default_factory=list)
    """Cookies of those who only listen."""
    done: int = 0
    sockets: list[Socket] = field(default_factory=list)
    flights: dict[int, Flight] = field(default_factory=dict)

    async def open(self) -> None:
        """A socket for everyone."""
        for cookie in (*self.cookies.values(), *self.listeners):
            self.sockets.append(await self.socket(cookie))

    async def socket(self, cookie: str) -> Socket:
        """One more that counts."""
        path = f"{self.path}/socket?seen={self.seq}"
        hear = self.counted.greeting(self.hear)
        return await Socket.open(self.line.host, path, cookie, hear)

    def hear(self, text: bytes) -> None:
        """Count an arrival."""
        self.counted.heard += 1
        if not text.startswith(b'{"type":"news"'):
            return
        found = SEQ.search(text)
        flight = self.flights.get(int(found[1])) if found else None
        if found and flight:
            flight.left -= 1
            if not flight.left:
                del self.flights[int(found[1])]
                self.counted.seconds.append(time.perf_counter() - flight.sent)
                self.counted.sizes.append(len(text))

    async def decide(self) -> None:
        """Send the next decision."""
        if self.flights:
            self.counted.late += 1
            return
        part = self.script.parts[self.done]
        body = {"id": request_id(), "seen": self.seq, "decisions": part.words}
        self.done, expected = self.done + 1, self.seq + 1
        if self.sockets:
            self.flights[expected] = Flight(time.perf_counter(), len(self.sockets))
        try:
            cookie = self.cookies[part.seat]
            answer = await self.line.ask("POST", f"{self.path}/decisions", body, cookie)
        except WireError as error:
            self.counted.problems.append(repr(error))
            return
        if answer.status != 200 or answer.told["seq"] != expected:
            self.counted.problems.append(f"{answer.status} {answer.body!r}")
        self.seq = expected


@dataclass
class Crowd:
    """All tables at one server."""

    pids: Sequence[int]
    tables: list[Table]
    counted: Counted
    is_greeted: bool
    """Whether the server tells whoever comes how things stand."""

    @property
    def seconds_of_processor(self) -> float:
        """What the server has taken up to now."""
        return sum(map(seconds_of, self.pids))

    async def open(self) -> None:
        """Let everyone listen, and wait until nobody is told any more who has come."""
        await in_turns(table.open() for table in self.tables if not table.sockets)
        await self.settled()

    async def settled(self) -> None:
        """Wait until whoever has come is greeted, and all is quiet; if that takes too long, it is a
        problem. A server may let people in long before it comes to greet them."""
        counted, heard = self.counted, -1
        end = time.perf_counter() + SECONDS_TO_GREET
        while heard != counted.heard or (self.is_greeted and counted.ungreeted):
            if time.perf_counter() > end:
                counted.problems.append(f"not quiet yet, and {counted.ungreeted} not greeted")
                return
            heard = counted.heard
            await asyncio.sleep(SECONDS_TO_SETTLE)

    async def decides(self, rate: float, seconds: float, rng: Random) -> float:
        """So many decisions a second, at one table after the other; the processor's time each."""
        before, began = self.seconds_of_processor, time.perf_counter()
        arrived = len(self.counted.seconds)
        order = rng.sample(self.tables, len(self.tables))
        under_way: set[asyncio.Task[None]] = set()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            task = asyncio.create_task(order[number % len(order)].decide())
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        if under_way:
            await asyncio.wait(under_way)
        await self.arrived()
        spent, made = self.seconds_of_processor - before, len(self.counted.seconds) - arrived
        return spent / max(made, 1)

    async def arrived(self) -> None:
        """Wait for what is under way; what does not arrive is a problem."""
        end = time.perf_counter() + SECONDS_TO_ARRIVE
        while any(table.flights for table in self.tables):
            if time.perf_counter() > end:
                lost = sum(len(table.flights) for table in self.tables)
                self.counted.problems.append(f"{lost} have not arrived")
                for table in self.tables:
                    table.flights.clear()
                return
            await asyncio.sleep(0.01)


def scripts(games: int, players: int, decisions: int, seed: int = 1) -> list[Script]:
    """A game each."""
    return [script(Random(f"{seed} {game}"), decisions, players) for game in range(games)]


async def at_our_server(
    host: str, pids: Sequence[int], written: Sequence[Script], spectators: int = 0
) -> Crowd:
    """People who have introduced themselves, come by invitations, sat down and listen."""
    counted = Counted()

    async def table(one: Script) -> Table:
        game = await seated([host], one, spectators=spectators)
        for guest in (*game.guests.values(), *game.watching):
            guest.line.close()
        cookies = {seat: guest.cookie for seat, guest in game.guests.items()}
        listeners = [guest.cookie for guest in game.watching]
        made = Table(Line(host), f"/api{game.path}", cookies, one, game.seq, counted, listeners)
        await made.open()  # at once: whoever is away for a minute is reminded, and the log grows
        return made

    return Crowd(pids, await in_turns(table(one) for one in written), counted, is_greeted=True)


def at_the_bare_server(
    host: str, pids: Sequence[int], written: Sequence[Script], spectators: int = 0
) -> Crowd:
    """The same people, whom nobody asks who they are."""
    counted = Counted()
    tables = [
        Table(
            Line(host),
            f"/api/games/{number}",
            dict.fromkeys(one.start.seats, ""),
            one,
            0,
            counted,
            [""] * spectators,
        )
        for number, one in enumerate(written)
    ]
    return Crowd(pids, tables, counted, is_greeted=False)


async def in_turns(many: Iterable[Awaitable[T]]) -> list[T]:
    """The results, with so many at work at the same time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(what: Awaitable[T]) -> T:
        async with room:
            return await what

    return await asyncio.gather(*map(one, many))


def share(seconds: Sequence[float], part: float) -> float:
    """The value below which this part of them is."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
