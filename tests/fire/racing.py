"""People who want to decide at the same time, each with a browser at every server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from mansuba import CHANCE, Position, Seat
from mansuba.notation import write_decision
from tests.fire.chronicle import Chronicle, Follower, Witness, word_of
from tests.fire.clients import Guest, Seated, request_id
from tests.fire.linear import Accepted, Stale
from tests.fire.scripts import chosen
from tests.fire.servers import Server
from tests.fire.wires import WireError

LATEST = 60.0
"""Seconds within which everyone has heard of a decision, however busy the machine is."""
SENT_TWICE = 0.1
"""How often both send the same request, between two races."""
SAID_BESIDE = 0.1
"""How often someone says something while another decides."""
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
        self.hosts = hosts
        self.follower = Follower(game.script.start)
        self.browsers = {
            seat: [guest.at(host) for host in hosts] for seat, guest in game.guests.items()
        }

    async def run(self, races: int) -> None:
        """So many times two decide at once; then everyone knows the same."""
        every = [one for both in self.browsers.values() for one in both]
        ears = [await self.chronicle.listen(browser) for browser in every]
        for _ in range(races):
            if self.rng.random() < SAID_BESIDE:
                await self._all_hear(ears, self._decide_while_someone_talks)
            if self.rng.random() < SENT_TWICE:
                await self._all_hear(ears, self._decide_the_same)
            await self._all_hear(ears, self._decide_at_once)
        told = [await self.chronicle.read(browser) for browser in every]
        told += [[word_of(entry) for entry in ear.entries] for ear in ears]
        assert all(one == told[0] for one in told)
        for ear in ears:
            ear.end()

    async def _all_hear(
        self, ears: Sequence[Witness], decide: Callable[[], Awaitable[int]]
    ) -> None:
        self.follower.hear([word_of(entry) for entry in ears[0].entries])
        seq = await decide()
        async with asyncio.timeout(LATEST):
            await asyncio.gather(*(ear.upto(seq) for ear in ears))

    async def _decide_at_once(self) -> int:
        """Two requests for the same number; the log's length then."""
        seq = self.follower.seq
        answers = await self._both_send((request_id(), self._word()), (request_id(), self._word()))
        assert sorted(answers, key=repr) == [Accepted(seq + 1), Stale(seq + 1)]
        return seq + 1

    async def _decide_the_same(self) -> int:
        """One request from both, which is no race: both are told that it was accepted."""
        seq, once = self.follower.seq, (request_id(), self._word())
        assert await self._both_send(once, once) == [Accepted(seq + 1)] * 2
        return seq + 1

    async def _both_send(self, *sent: tuple[str, str]) -> list[Any]:
        """What each browser of whoever is to decide is answered."""
        rivals = self.rng.sample(self.browsers[self._actor()], 2)
        return await asyncio.gather(
            *(
                self._decide(browser, request, self.follower.seq, word)
                for browser, (request, word) in zip(rivals, sent, strict=True)
            )
        )

    async def _decide_while_someone_talks(self) -> int:
        """One decides while another says something, which makes no decision stale."""
        seq, actor = self.follower.seq, self._actor()
        here, there = self.rng.sample([*self.hosts], 2)
        browser = next(one for one in self.browsers[actor] if one.host == here)
        seat, talking = next(
            (seat, one)
            for seat, both in self.browsers.items()
            for one in both
            if seat != actor and one.host == there
        )
        says = {"do": "propose", "id": request_id(), "seat": seat, "what": "end", "seen": seq}
        answer, said = await asyncio.gather(
            self._decide(browser, request_id(), seq, self._word()),
            talking.ask("POST", f"/games/{self.chronicle.game}/table", says),
        )
        length = seq + 1 + (said.status == 200)
        assert answer == Accepted(length)
        assert said.status == 200 or said.told["error"] == "stale"
        return length

    def _actor(self) -> Seat:
        """Whoever is to decide; what falls, anyone may tell."""
        actor = self.follower.position.actor
        return actor if isinstance(actor, int) else self.rng.choice([*self.browsers])

    def _word(self) -> str:
        return write_decision(chosen(self.follower.position, self.rng))

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


class Listener:
    """Someone who hears all news of a game, on as many sockets as it takes."""

    def __init__(self, chronicle: Chronicle, guest: Guest) -> None:
        self._ear = Witness(chronicle.game, chronicle=chronicle)
        self._guest = guest

    async def listen(self, until: asyncio.Event) -> None:
        """From one socket to the next; the last is left open."""
        ended = asyncio.create_task(until.wait())
        while not until.is_set():
            try:
                await self._open()
                assert self._ear.socket
                either: list[asyncio.Future[Any]] = [self._ear.socket.closed, ended]
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            except WireError:
                await asyncio.sleep(0.05)

    async def hears_all(self, seq: int) -> None:
        """The log is so long, and they hear all of it; on a new socket only if theirs was closed,
        for whoever is told nothing does not know that there is anything to ask for."""
        async with asyncio.timeout(LATEST):
            while self._ear.seen < seq:
                try:
                    await self._open()
                    await self._ear.upto(seq)
                except WireError:
                    await asyncio.sleep(0.05)
        assert self._ear.problems == []
        self._ear.end()

    async def _open(self) -> None:
        """A socket, unless there is one."""
        if self._ear.socket is None or self._ear.socket.closed.done():
            await self._ear.open(self._guest)
