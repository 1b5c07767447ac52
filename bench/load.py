"""A full house: 250 games with 1,000 sockets and 100 decisions a second, beside a bare server.

The bare server is of the same libraries, under the same load from the same clients: what comes in
by HTTP goes out to the four sockets of the game, in messages of the same size, and nothing is
looked up, checked or kept. Both have all their people all the time and take turns at deciding, the
bare server for a quarter of the time, so that a busy machine is busy for both. Measured is the time
from sending a decision until the last seat has heard of it. The bare server waits for no disk; what
the disk takes by itself, at the same rate, is measured in short turns in which nobody decides. Then
a hundred more ask for a whole log each, and do not read it; everyone reconnects at once, after
having missed something, again and again; and at last to a server that was started anew. The system
has little room for what those hundred do not read, or our server would never notice; in a run of a
few minutes no log is long enough for that, and they are dropped for not answering.

A machine that others use, too, stands still now and then, and whoever's turn it is has that in its
p99. So each turn of ours is held against the bare server's right after it, and the middle one of
these ratios counts. What is slow in fewer than half of the turns is not in that, but in the p99 of
all turns together: their ratio counts as much, also that with idle readers to without. That of each
turn is printed.

    python bench/load.py [MINUTES [DATABASE [PROCESSES]]]

Ten minutes, if nothing is said, on both databases, and one process of the server.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from subprocess import PIPE

from _crowd import Crowd, Table, at_our_server, at_the_bare_server, in_turns, scripts, share
from _places import DATABASES, Place, bare_server, our_server

from mansuba.web import tidying
from tests.fire.wires import Socket, WireError, run

PLAYERS = 4
WITHIN, UNSLOWED = 3.0, 1.5
"""How many times the bare server's time we allow ourselves; and our own, with idle readers."""
GROWTH = 450.0
"""Bytes of memory that a decision may cost, from the middle to the end: games that somebody is at
are in memory with their logs, and nothing else may grow."""
SECONDS_APART = 30.0
"""Between two times at which everyone reconnects."""
LEFT_BY_A_SOCKET = 40e3
"""Bytes that go round in circles. They are looked for once a minute, if there is a quarter more of
everything than before; so no more than that is left, and what has come since the last look."""
WARM_UP = 0.1
"""Of a slice; it is not counted."""
PARTS = {"ours": 1.0, "bare": 0.25, "disk": 0.1}
"""Of a slice, for each; the disk's is its own, so that it is in no server's way."""
ROUNDS = 3
"""Of readers that stop reading."""
SECONDS_TO_DROP = 60.0
SECONDS_TO_COME_BACK = 300.0
"""For all of them together."""
SECONDS_BETWEEN = 0.5
SMALL_BUFFER = 4096
DISK = Path(__file__).with_name("_disk.py")


@dataclass(frozen=True)
class House:
    """How full it is."""

    games: int = 250
    rate: float = 100.0
    """Decisions a second."""
    slices: int = 20
    seconds: float = 30.0
    """For each slice."""
    idle: int = 100
    """Readers that stop reading."""
    storms: int = 12
    """How often everyone reconnects: so often that it shows if half of a socket is kept."""

    @property
    def decisions(self) -> int:
        """More than a game has in all."""
        whole = self.rate * (self.seconds * (self.slices + ROUNDS) + ROUNDS * SECONDS_TO_DROP)
        return 20 + self.storms + int(1.2 * whole / self.games)

    def left(self, megabytes: float) -> float:
        """How many megabytes sockets may have left behind at the end, of a server that had so many
        before."""
        since_a_look = 1 + tidying.SECONDS_BETWEEN / SECONDS_APART
        sockets = self.games * PLAYERS * since_a_look + self.idle * ROUNDS
        return (tidying.GROWN - 1) * megabytes + sockets * LEFT_BY_A_SOCKET / 1e6


@dataclass
class Measured:
    """What came of it."""

    ratio: float
    """To the bare server's p99: the middle one of the slices', or that of all together, whichever
    is worse."""
    slowed: float
    """By idle readers, in the same way."""
    growth: float
    left: float
    """How much of the memory that sockets may leave behind they have left."""
    problems: list[str]


@dataclass
class Turns:
    """What was measured in the slices, beside the time that decisions took."""

    spent: dict[str, float]
    """The processor's seconds for a decision of each crowd."""
    p99: dict[str, list[float]]
    """Of each slice, for each crowd."""
    disk: list[float] = field(default_factory=list)
    """The seconds that each sync took."""
    megabytes: list[float] = field(default_factory=list)
    """What our server had in memory after each slice."""
    kept: list[int] = field(default_factory=list)
    """How many decisions it had been sent by then."""

    @property
    def growth(self) -> float:
        """The bytes of memory for each decision of the second half."""
        middle = (len(self.kept) - 1) // 2
        grown = self.megabytes[-1] - self.megabytes[middle]
        return grown * 1e6 / max(self.kept[-1] - self.kept[middle], 1)


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
            each.counted.late = 0
        turns = await _slices(house, {"ours": crowd, "bare": beside}, ours, rng)
    print(f"  all sat down and listened after {filled:.0f} s; messages of {size} bytes")
    for name, each in (("ours", crowd), ("bare", beside)):
        print(f"  {name}  {_told(each.counted.seconds)}")
        print(f"        the server's processor {turns.spent[name] * 1e3:.2f} ms a decision")
    print(f"  disk  {_told(turns.disk, 'syncs')}")
    for name, slices in turns.p99.items():
        print(f"  p99 of {name}  {' '.join(f'{one * 1e3:.1f}' for one in slices)} ms, a slice each")
    whole = _middle(*([share(each.counted.seconds, 0.99)] for each in (crowd, beside)))
    ratio = _middle(turns.p99["ours"], turns.p99["bare"])
    print(f"  p99 to p99  {ratio:.2f}; of all slices together {whole:.2f}  (each at most {WITHIN})")
    print(f"  memory  {' '.join(f'{one:.0f}' for one in turns.megabytes)} MB, a slice each;")
    told = f"{turns.growth:.0f} bytes a decision in the second half"
    print(f"        {told} (at most {GROWTH:.0f})")
    slowed = await _idle_readers(house, crowd, ours, rng)
    left = await _storms(house, crowd, ours, turns)
    await _storm(crowd, ours)  # at last, for nothing else is to be measured right after a start
    problems = crowd.counted.problems + beside.counted.problems + ours.errors
    if late := crowd.counted.late + beside.counted.late:
        problems.append(f"{late} decisions had to wait for the one before")
    print(f"  problems  {problems[:5] or 'none'}")
    return Measured(max(ratio, whole), slowed, turns.growth, left, problems)


async def _slices(house: House, crowds: dict[str, Crowd], ours: Place, rng: Random) -> Turns:
    """Let them take turns at deciding, and the disk at syncing while nobody decides."""
    turns = Turns(dict.fromkeys(crowds, 0.0), {name: [] for name in crowds})
    for _ in range(house.slices):
        for name, crowd in crowds.items():
            seconds, before = PARTS[name] * house.seconds, len(crowd.counted.seconds)
            turns.spent[name] += await crowd.decides(house.rate, seconds, rng) / house.slices
            turns.p99[name].append(share(crowd.counted.seconds[before:], 0.99))
        turns.disk += await _syncs(house.rate, PARTS["disk"] * house.seconds)
        turns.megabytes.append(ours.megabytes)
        turns.kept.append(sum(table.done for table in crowds["ours"].tables))
    return turns


async def _syncs(rate: float, seconds: float) -> list[float]:
    """What the disk takes by itself, each time."""
    given = (str(DISK), str(rate), str(seconds))
    process = await asyncio.create_subprocess_exec(sys.executable, *given, stdout=PIPE)
    told, _ = await process.communicate()
    return list(json.loads(told))


def _middle(ours: list[float], others: list[float]) -> float:
    """The middle one of how many times each is the one beside it; beside nothing, for nobody has
    heard anything, it is no good."""
    return median(one / other if other else inf for one, other in zip(ours, others, strict=True))


def _told(seconds: list[float], what: str = "decisions") -> str:
    shares = (share(seconds, 0.5), share(seconds, 0.99), max(seconds, default=0.0))
    p50, p99, most = (f"{one * 1e3:7.1f}" for one in shares)
    return f"p50 {p50}  p99 {p99}  max {most} ms  ({len(seconds)} {what})"


async def _storms(house: House, crowd: Crowd, ours: Place, turns: Turns) -> float:
    """One after the other: how much of what sockets may leave behind they have left by then, and by
    the end of the readers before."""
    megabytes = [ours.megabytes]
    for number in range(house.storms):
        if number:
            await asyncio.sleep(SECONDS_APART)
        await _storm(crowd)
        megabytes.append(ours.megabytes)
    decided = sum(table.done for table in crowd.tables) - turns.kept[-1]
    left = megabytes[-1] - turns.megabytes[-1] - decided * GROWTH / 1e6
    most = house.left(turns.megabytes[-1])
    print(f"  memory  {' '.join(f'{one:.0f}' for one in megabytes)} MB, before and after each;")
    print(f"        {left:.0f} MB left behind by sockets (at most {most:.0f})")
    return left / most


async def _storm(crowd: Crowd, restarted: Place | None = None) -> None:
    """All hang up, miss a decision, and come back at once, be it to a server that has been stopped
    and started meanwhile and has no game in memory. Printed are the seconds until the last knows of
    it, and how often somebody had to try again."""
    for table in crowd.tables:
        for socket in table.sockets:
            socket.end()
        table.sockets.clear()
    await in_turns(table.decide() for table in crowd.tables)
    when = "at once"
    if restarted:
        ready = await asyncio.to_thread(restarted.restart)
        crowd.pids, when = restarted.pids, f"at once after a restart, which took {ready:.2f} s"
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
    try:
        async with asyncio.timeout(SECONDS_TO_COME_BACK):
            await asyncio.gather(*(come_back(*one) for one in comers))
    except TimeoutError:
        crowd.counted.problems.append(f"{len(comers) - len(back)} have not come back")
    last = max(back, default=0.0)
    print(f"  {len(back)} reconnects {when}: all told what they missed after {last:.2f} s,")
    print(f"        {again} times somebody was asked to come again later")


async def _idle_readers(house: House, crowd: Crowd, ours: Place, rng: Random) -> float:
    """How many times as slow the others are served at p99 while some have stopped reading. Again
    and again, so that a busy disk is busy with them and without them."""
    counted, dropped = crowd.counted, list[float]()
    usual, meanwhile = list[list[float]](), list[list[float]]()
    log = await _length_of_log(crowd.tables[0])
    ours.narrow()
    for _ in range(ROUNDS):
        usual.append([])
        counted.seconds = usual[-1]
        await crowd.decides(house.rate, house.seconds, rng)
        meanwhile.append([])
        counted.seconds = meanwhile[-1]
        dropped.append(await _until_dropped(house, crowd, ours, rng))
    slowed = _middle(*([share(one, 0.99) for one in rounds] for rounds in (meanwhile, usual)))
    whole = _middle(*([share([*chain(*rounds)], 0.99)] for rounds in (meanwhile, usual)))
    told = " ".join(f"{seconds:.0f}" for seconds in dropped)
    print(f"  {house.idle} readers that stop reading, {ROUNDS} times: dropped after {told} s;")
    print(f"        {log / 1e3:.0f} kB waited for each at once")
    print(f"  without them  {_told([*chain(*usual)])}")
    print(f"  meanwhile     {_told([*chain(*meanwhile)])}")
    print(f"  p99 to p99  {slowed:.2f}; of all together {whole:.2f}  (each at most {UNSLOWED})")
    return max(slowed, whole)


async def _until_dropped(house: House, crowd: Crowd, ours: Place, rng: Random) -> float:
    """Have some ask for all that was ever told and read none of it, while the others go on: the
    seconds until the last is dropped."""
    idle = list[Socket]()
    for table in crowd.tables[: house.idle]:
        cookie = next(iter(table.cookies.values()))
        path = f"{table.path}/socket?seen=0"
        socket = await Socket.open(table.line.host, path, cookie, _nothing, SMALL_BUFFER)
        socket.stop_reading()
        idle.append(socket)
    await crowd.settled()
    ports = {socket.port for socket in idle}
    begun = time.perf_counter()
    while (seconds := time.perf_counter() - begun) < SECONDS_TO_DROP:
        await crowd.decides(house.rate, house.seconds / 6, rng)
        if not ours.still_has(ports):
            return time.perf_counter() - begun
    crowd.counted.problems.append(f"{ours.still_has(ports)} idle readers were not dropped")
    return seconds


async def _length_of_log(table: Table) -> int:
    """Bytes, of a game with its log."""
    cookie = next(iter(table.cookies.values()))
    return len((await table.line.ask("GET", table.path, cookie=cookie)).body)


def _nothing(_heard: bytes) -> None:
    """They do not count."""


def main(
    minutes: float = 10.0,
    databases: Sequence[str] = DATABASES,
    workers: int = 1,
    house: House | None = None,
) -> float:
    """Measure on these databases, print a table, and return how far we are from what we allow."""
    house = house or House(seconds=minutes * 60 / House.slices)
    worst = float("inf")
    for database in databases:
        print(f"{database}, {workers} of our processes: ", end="")
        print(f"{house.games} games, {house.rate:g} decisions a second", flush=True)
        with our_server(database, workers) as ours:
            measured = run(full_house(house, ours))
        flat = GROWTH / max(measured.growth, 1.0)
        left = 1 / max(measured.left, 0.01)
        worst = min(worst, WITHIN / measured.ratio, UNSLOWED / measured.slowed, flat, left)
        worst = 0.0 if measured.problems else worst
    return worst


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    asked = [given[1]] if 1 in given else DATABASES
    sys.exit(main(float(given.get(0, 10)), asked, int(given.get(2, 1))) < 1)
