"""People who want to decide at the same time, each with a browser at every server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from mansuba import CHANCE, Position
from mansuba.notation import write_decision
from tests.fire.chronicle import Chronicle, Follower, Witness, word_of
from tests.fire.clients import Guest, Seated, request_id
from tests.fire.linear import Accepted, Stale
from tests.fire.scripts import chosen
from tests.fire.servers import Server
from tests.fire.wires import WireError

LATEST = 20.0
"""Seconds within which everyone has heard of a decision."""
SENT_TWICE = 0.1
"""How often both send the same request."""
SAID_BESIDE = 0.1
"""How often there is no rival, but someone who says something."""
SECONDS_BETWEEN = 0.04
"""How long people hesitate, so that servers have the time for more than their questions."""


@contextmanager
def two_servers(folder: Path, database: str, **second: Any) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database, started at once; the second may be told more."""
    servers = (
        Server(folder / "one", database=database),
        Server(folder / "two", database=database, **second),
    )
    try:
        for server in servers:
            server.begin()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            if server.runs:
                server.kill()


class Race:
    """A game at which everybody is connected twice, once to each server, and wants to be first."""

    def __init__(self, game: Seated, hosts: tuple[str, str], rng: Random) -> None:
        self.chronicle = Chronicle(game.id)
        self.rng = rng
        self.follower = Follower(game.script.start)
        self.browsers = {
            seat: [guest.at(host) for host in hosts] for seat, guest in game.guests.items()
        }

    async def run(self, races: int) -> None:
        """So many times two decide at once; then everyone knows the same."""
        every = [one for both in self.browsers.values() for one in both]
        ears = [await self.chronicle.listen(browser) for browser in every]
        for _ in range(races):
            self.follower.hear([word_of(entry) for entry in ears[0].entries])
            seq = await self._decide_at_once()
            async with asyncio.timeout(LATEST):
                await asyncio.gather(*(ear.upto(seq) for ear in ears))
        told = [await self.chronicle.read(browser) for browser in every]
        told += [[word_of(entry) for entry in ear.entries] for ear in ears]
        assert all(one == told[0] for one in told)
        for ear in ears:
            ear.end()

    async def _decide_at_once(self) -> int:
        """Two requests for the same number, or one and the same twice; the log's length then."""
        seq, position = self.follower.seq, self.follower.position
        seats = self.rng.sample([*self.browsers], len(self.browsers))
        actor = seats[0] if position.actor is CHANCE else position.actor
        assert isinstance(actor, int)
        words = [write_decision(chosen(position, self.rng)) for _ in range(2)]
        requests = [request_id(), request_id()]
        rivals = self.rng.sample(self.browsers[actor], 2)
        if self.rng.random() < SAID_BESIDE:
            other = next(seat for seat in seats if seat != actor)
            return await self._decide_while(rivals, requests, seq, words[0], other)
        if self.rng.random() < SENT_TWICE:
            words[1], requests[1] = words[0], requests[0]
        answers = await asyncio.gather(
            *(
                self._decide(browser, request, seq, word)
                for browser, request, word in zip(rivals, requests, words, strict=True)
            )
        )
        same = requests[0] == requests[1]
        wanted = [Accepted(seq + 1), Accepted(seq + 1) if same else Stale(seq + 1)]
        assert sorted(answers, key=repr) == wanted
        return seq + 1

    async def _decide_while(
        self, rivals: list[Guest], requests: list[str], seq: int, word: str, seat: int
    ) -> int:
        """Someone decides while another says something, which is no reason to be stale."""
        there = next(one for one in self.browsers[seat] if one.host != rivals[0].host)
        says = {"do": "propose", "id": requests[1], "seat": seat, "what": "end", "seen": seq}
        answer, said = await asyncio.gather(
            self._decide(rivals[0], requests[0], seq, word),
            there.ask("POST", f"/games/{self.chronicle.game}/table", says),
        )
        length = seq + 1 + (said.status == 200)
        assert answer == Accepted(length)
        assert said.status == 200 or said.told["error"] == "stale"
        return length

    async def _decide(self, browser: Guest, request: str, seq: int, word: str) -> Any:
        await asyncio.sleep(self.rng.random() * 0.004)
        return await self.chronicle.decide(browser, request, seq, [word])


class Restless:
    """Someone with a browser at each server who goes on with a game, and takes no for an answer."""

    def __init__(self, race: Race, rng: Random) -> None:
        self.chronicle, self.rng = race.chronicle, rng
        self.follower = Follower(race.follower.position)
        self.browsers = {
            seat: [one.at(one.host) for one in both] for seat, both in race.browsers.items()
        }

    async def go_on(self, until: asyncio.Event) -> None:
        """Read and decide, again and again; whatever gets no answer is sent once more, or not."""
        while not until.is_set():
            seat = self.rng.choice([*self.browsers])
            words = await self.chronicle.read(self.rng.choice(self.browsers[seat]))
            if words is None:
                await asyncio.sleep(0.02)
                continue
            self.follower.hear(words)
            await self._decide(self.follower.position, self.follower.seq)
            await asyncio.sleep(self.rng.random() * 2 * SECONDS_BETWEEN)

    async def _decide(self, position: Position, seen: int) -> None:
        actor = position.actor
        seat = self.rng.choice([*self.browsers]) if actor is CHANCE else actor
        assert isinstance(seat, int)
        words = list[str]()
        for _ in range(self.rng.randint(1, 2)):
            if position.actor == actor:
                decision = chosen(position, self.rng)
                words.append(write_decision(decision))
                position = position.after(decision)
        request = request_id()
        for _ in range(self.rng.randint(1, 3)):
            browser = self.rng.choice(self.browsers[seat])
            if await self.chronicle.decide(browser, request, seen, words):
                return
            await asyncio.sleep(0.02)


async def listens(chronicle: Chronicle, guest: Guest, until: asyncio.Event) -> None:
    """Someone who hears all news, on as many sockets as it takes."""
    ear = Witness(chronicle.game, chronicle=chronicle)
    ended = asyncio.create_task(until.wait())
    while not until.is_set():
        try:
            await ear.open(guest)
            assert ear.socket
            either: list[asyncio.Future[Any]] = [ear.socket.closed, ended]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        except WireError:
            await asyncio.sleep(0.05)
    ear.end()
