"""A full house: 250 games with 1,000 sockets and 100 decisions a second, beside a bare server.

The bare server is of the same libraries, under the same load from the same clients: what comes in
by HTTP goes out to the four sockets of the game, in messages of the same size, and nothing is
looked up, checked or kept. Both have all their people all the time and take turns at deciding, the
bare server for a quarter of the time, so that a busy machine is busy for both. Measured is the time
from sending a decision until the last seat has heard of it. The bare server waits for no disk, and
in its turns it is measured what the disk takes by itself, at the same rate. Then everyone
reconnects at once, after having missed something; and a hundred more listen, but stop reading.

    python bench/load.py [MINUTES [DATABASE]]     ten, if nothing is said, and both databases
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from _crowd import Crowd, Table, at_our_server, at_the_bare_server, in_turns, scripts, share
from _places import DATABASES, Place, bare_server, our_server

from tests.fire.wires import Socket, WireError, run

PLAYERS = 4
WITHIN, UNSLOWED = 3.0, 1.5
"""How many times the bare server's time we allow ourselves; and our own, with idle readers."""
GROWTH = 1.10
"""How much more memory there may be at the end than at the middle."""
WARM_UP = 0.1
"""Of a slice; it is not counted."""
PARTS = {"ours": 1.0, "bare": 0.25}
"""Of a slice, for each."""
SECONDS_TO_DROP = 60.0
SECONDS_BETWEEN = 0.5
SMALL_BUFFER = 4096
DISK = Path(__file__).with_name("_disk.py")


@dataclass(frozen=True)
class House:
    """How full it is."""

    games: int = 250
    rate: float = 100.0
    """Decisions a second."""
    slices: int = 10
    seconds: float = 60.0
    """For each slice."""
    idle: int = 100
    """Readers that stop reading."""

    @property
    def decisions(self) -> int:
        """More than a game has in all."""
        whole = self.rate * (self.seconds * (self.slices + 3) + SECONDS_TO_DROP)
        return 20 + int(1.2 * whole / self.games)


@dataclass
class Measured:
    """What came of it."""

    ratio: float
    slowed: float
    problems: list[str]
    megabytes: list[float]


async def full_house(house: House, ours: Place) -> Measured:
    """Fill it, measure, and print what was measured."""
    rng = Random(1)
    written = scripts(house.games, PLAYERS, house.decisions)
    begun = time.perf_counter()
    crowd = await at_our_server(ours.host, ours.pids, written)
    await crowd.open()
    filled = time.perf_counter() - begun
    await crowd.decides(house.rate, WARM_UP * house.seconds, rng)
    size = sum(crowd.counted.sizes) // len(crowd.counted.sizes)
    with bare_server(size) as bare:
        beside = at_the_bare_server(bare.host, bare.pids, written)
        await beside.open()
        await beside.decides(house.rate, WARM_UP * house.seconds, rng)
        for each in (crowd, beside):
            each.counted.seconds.clear()
        crowds, disk = {"ours": crowd, "bare": beside}, list[float]()
        spent, memory = await _slices(house, crowds, ours, rng, disk)
    print(f"  all sat down and listened after {filled:.0f} s; messages of {size} bytes")
    for name, each in (("ours", crowd), ("bare", beside)):
        print(f"  {name}  {_told(each.counted.seconds)}")
        print(f"        the server's processor {spent[name] * 1e3:.2f} ms a decision")
    print(f"  disk  {_told(disk, 'syncs')}")
    ratio = share(crowd.counted.seconds, 0.99) / share(beside.counted.seconds, 0.99)
    print(f"  p99 to p99  {ratio:.2f}  (at most {WITHIN})")
    print(f"  memory  {' '.join(f'{one:.0f}' for one in memory)} MB, a slice each")
    back, again = await _storm(crowd)
    print(f"  {len(back)} reconnects at once: all told what they missed after {max(back):.2f} s,")
    print(f"        {again} times somebody was asked to come again later")
    slowed = await _idle_readers(house, crowd, ours, rng)
    problems = crowd.counted.problems + beside.counted.problems
    if late := crowd.counted.late + beside.counted.late:
        problems.append(f"{late} decisions had to wait for the one before")
    print(f"  problems  {problems[:5] or 'none'}")
    return Measured(ratio, slowed, problems, memory)


async def _slices(
    house: House, crowds: dict[str, Crowd], ours: Place, rng: Random, disk: list[float]
) -> tuple[dict[str, float], list[float]]:
    """Let them take turns: the processor's seconds for a decision of each, and our memory. What the
    disk takes is added to its list."""
    spent, memory = dict.fromkeys(crowds, 0.0), []
    for _ in range(house.slices):
        for name, crowd in crowds.items():
            seconds = PARTS[name] * house.seconds
            syncing = _syncing(house.rate, seconds) if name == "bare" else None
            spent[name] += await crowd.decides(house.rate, seconds, rng) / house.slices
            if syncing:
                disk += json.loads((await asyncio.to_thread(syncing.communicate))[0])
        memory.append(ours.megabytes)
    return spent, memory


def _syncing(rate: float, seconds: float) -> subprocess.Popen[bytes]:
    given = [sys.executable, str(DISK), str(rate), str(seconds)]
    return subprocess.Popen(given, stdout=subprocess.PIPE)


def _told(seconds: list[float], what: str = "decisions") -> str:
    shares = (share(seconds, 0.5), share(seconds, 0.99), max(seconds))
    p50, p99, most = (f"{one * 1e3:7.1f}" for one in shares)
    return f"p50 {p50}  p99 {p99}  max {most} ms  ({len(seconds)} {what})"


async def _storm(crowd: Crowd) -> tuple[list[float], int]:
    """All hang up, miss a decision, and come back at once: the seconds until each knows of it, and
    how often somebody had to try again."""
    for table in crowd.tables:
        for socket in table.sockets:
            socket.end()
        table.sockets.clear()
    await in_turns(table.decide() for table in crowd.tables)
    begun, back, again = time.perf_counter(), list[float](), 0

    async def come_back(table: Table, cookie: str) -> None:
        nonlocal again
        told = asyncio.get_running_loop().create_future()

        def hear(text: bytes) -> None:
            if f'"seq":{table.seq},'.encode() in text and not told.done():
                told.set_result(time.perf_counter() - begun)
            table.hear(text)

        path = f"{table.path}/socket?seen={table.seq - 1}"
        while not told.done():  # whoever is asked to come again later does
            with suppress(WireError):
                socket = await Socket.open(table.line.host, path, cookie, hear)
                await asyncio.wait([told, socket.closed], return_when=asyncio.FIRST_COMPLETED)
            if not told.done():
                again += 1
                await asyncio.sleep(SECONDS_BETWEEN)
        table.sockets.append(socket)
        back.append(told.result())

    comers = [(table, cookie) for table in crowd.tables for cookie in table.cookies.values()]
    await asyncio.gather(*(come_back(*one) for one in comers))
    return back, again


async def _idle_readers(house: House, crowd: Crowd, ours: Place, rng: Random) -> float:
    """How many times as slow the others are served at p99 while some have stopped reading."""
    counted = crowd.counted
    counted.seconds.clear()
    await crowd.decides(house.rate, house.seconds, rng)
    usual = share(counted.seconds, 0.99)
    ports = set[int]()
    for table in crowd.tables[: house.idle]:
        cookie = next(iter(table.cookies.values()))
        path = f"{table.path}/socket?seen={table.seq}"
        socket = await Socket.open(table.line.host, path, cookie, lambda _: None, SMALL_BUFFER)
        socket.stop_reading()
        ports.add(socket.port)
    begun, counted.seconds = time.perf_counter(), []
    dropped = None
    while dropped is None and time.perf_counter() < begun + SECONDS_TO_DROP:
        await crowd.decides(house.rate, house.seconds / 6, rng)
        if not ours.still_has(ports):
            dropped = time.perf_counter() - begun
    slowed = share(counted.seconds, 0.99) / usual
    if dropped is None:
        counted.problems.append(f"{ours.still_has(ports)} idle readers were not dropped")
    else:
        print(f"  {house.idle} readers that stop reading: dropped after {dropped:.0f} s")
    print(
        f"  meanwhile  {_told(counted.seconds)}; {slowed:.2f} times as before (at most {UNSLOWED})"
    )
    return slowed


def main(
    minutes: float = 10.0, databases: Sequence[str] = DATABASES, house: House | None = None
) -> float:
    """Measure on these databases, print a table, and return how far we are from what we allow."""
    house = house or House(seconds=minutes * 60 / House.slices)
    worst = float("inf")
    for database in databases:
        print(f"{database}: {house.games} games, {house.rate:g} decisions a second")
        with our_server(database) as ours:
            measured = run(full_house(house, ours))
        half = measured.megabytes[len(measured.megabytes) // 2]
        flat = GROWTH * half / measured.megabytes[-1]
        worst = min(worst, WITHIN / measured.ratio, UNSLOWED / measured.slowed, flat)
        worst = 0.0 if measured.problems else worst
    return worst


if __name__ == "__main__":
    minutes, *databases = sys.argv[1:] or ["10"]
    sys.exit(main(float(minutes), databases or DATABASES) < 1)
