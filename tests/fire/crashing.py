"""Games under load on a server that is killed again and again, and what is left of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from typing import Protocol

from tests.fire.clients import Ear, Guest, Seated, seated
from tests.fire.logs import ASIDE, faults, log_of
from tests.fire.scripts import script
from tests.fire.servers import Server
from tests.fire.wires import WireError

GAMES = 6
PLAYERS = 2
TOGETHER = 4
"""The most decisions of one request."""
DECISIONS = 6000
"""More than can be played before the last kill."""
SECONDS_OF_PLAY = 0.5
"""How long everyone plays at most before the next kill, once something was acknowledged."""
SECONDS_BETWEEN = 0.05


class Mortal(Protocol):
    """What can be killed, and started again."""

    def kill(self) -> None: ...
    def start(self) -> float: ...


@dataclass
class Report:
    """What a series of kills has shown."""

    faults: list[str] = field(default_factory=list)
    ready: list[float] = field(default_factory=list)
    """Seconds from the start of what was killed until the server had acknowledged something that
    was sent since."""
    acknowledged: int = 0
    """How many requests were acknowledged."""


@dataclass
class Played:
    """A game under load, and the sockets of those who play it."""

    seated: Seated
    ears: list[Ear]

    async def faults(self, database: Path | str) -> list[str]:
        """What is wrong with its log, given what anyone was told until now."""
        sent, heard = list(self.seated.sent), [list(ear.entries) for ear in self.ears]
        rows = await log_of(database, self.seated.id)
        decided = [row.said for row in rows if not row.said.startswith(ASIDE)]
        found = faults(rows, self.seated.script, sent)
        for entries in heard:
            words = [entry["word"] for entry in entries if entry["word"]]
            if words != decided[: len(words)]:
                found.append(f"someone was told of {words[-3:]}, which are not in the log")
        return found + [problem for ear in self.ears for problem in ear.problems]


async def crash(
    server: Server, victim: Mortal, database: Path | str, kills: int, rng: Random
) -> Report:
    """Kill so many times, at random moments, and look at every log after each."""
    report = Report()
    games = [await _begun(server, rng) for _ in range(GAMES)]
    tasks = [asyncio.create_task(_play(game.seated)) for game in games]
    for game in games:
        for ear, guest in zip(game.ears, game.seated.guests.values(), strict=True):
            tasks.append(asyncio.create_task(_listen(ear, guest)))
    for _ in range(kills):
        await _something_acknowledged(games, tasks)
        await asyncio.sleep(rng.uniform(0.0, SECONDS_OF_PLAY))
        victim.kill()
        begun = time.monotonic()
        await asyncio.to_thread(victim.start)
        report.ready.append(await _first_accepted(games, tasks, begun) - begun)
        for game in games:
            report.faults += await game.faults(database)
    await _something_acknowledged(games, tasks)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            report.faults.append(f"someone could not go on: {outcome}")
    for game in games:
        report.faults += await game.faults(database)
        report.acknowledged += len(game.seated.sent)
    return report


async def _something_acknowledged(
    games: Sequence[Played], tasks: Sequence[asyncio.Task[None]]
) -> None:
    """Until the server works again; or until someone has given up, which is a fault."""
    before = [len(game.seated.sent) for game in games]
    while before == [len(game.seated.sent) for game in games]:
        if any(task.done() for task in tasks):
            return
        await asyncio.sleep(SECONDS_BETWEEN)


async def _first_accepted(
    games: Sequence[Played], tasks: Sequence[asyncio.Task[None]], begun: float
) -> float:
    """When the server has acknowledged the first request that was sent after this moment, for what
    was sent before may have been kept before; never if someone has given up."""
    while not any(task.done() for task in tasks):
        sent = [one for game in games for one in game.seated.sent if one.asked >= begun]
        if sent:
            return min(one.told for one in sent)
        await asyncio.sleep(SECONDS_BETWEEN)
    return inf


async def _begun(server: Server, rng: Random) -> Played:
    written = script(Random(rng.random()), DECISIONS, PLAYERS, TOGETHER)
    game = await seated([server.host], written)
    return Played(game, [Ear(game.id) for _ in game.guests])


async def _play(game: Seated) -> None:
    """Whoever gets no answer sends the same again."""
    while True:
        await game.go_on()


async def _listen(ear: Ear, guest: Guest) -> None:
    """On one socket after the other, each from where the last has ended."""
    while True:
        try:
            await ear.open(guest)
            assert ear.socket
            await ear.socket.closed
        except WireError:
            await asyncio.sleep(SECONDS_BETWEEN)
