"""A game that goes on by a script while something goes wrong around its server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from tests.fire.chronicle import Chronicle, Witness
from tests.fire.clients import Seated, request_id, seated
from tests.fire.linear import Accepted
from tests.fire.racing import LATEST
from tests.fire.scripts import script

SCRIPT = script(Random(1), 600, together=3)


class Game:
    """A game that goes on by the script, with all that is told of it written down."""

    def __init__(self, game: Seated) -> None:
        self.seated = game
        self.chronicle = Chronicle(game.id)

    @classmethod
    async def begun(cls, *hosts: str) -> Game:
        return cls(await seated(hosts, SCRIPT))

    async def tries(self, request: str, host: str | None = None) -> bool:
        """Send the next part of the script; whether it was carried out."""
        part = SCRIPT.parts[self.seated.done]
        guest = self.seated.guests[part.seat]
        guest = guest.at(host) if host else guest
        answer = await self.chronicle.decide(guest, request, self.seated.seq, part.words)
        if isinstance(answer, Accepted):
            self.seated.seq, self.seated.done = answer.seq, self.seated.done + 1
        return answer is not None

    async def goes_on(self, parts: int, host: str | None = None) -> None:
        for _ in range(parts):
            assert await self.tries(request_id(), host), self.chronicle.problem

    async def insists(self, request: str) -> None:
        """Send the same until it is carried out."""
        await soon(lambda: self.tries(request))


async def soon(it_is_so: Callable[[], Awaitable[bool]], within: float = LATEST) -> None:
    async with asyncio.timeout(within):
        while not await it_is_so():
            await asyncio.sleep(0.05)


async def everyone_hears(game: Game, hosts: Sequence[str], ears: list[Witness]) -> None:
    """Whatever is decided at either server is heard at both, on sockets that were never closed."""
    for host in hosts:
        await game.goes_on(2, host)
        async with asyncio.timeout(LATEST):
            await asyncio.gather(*(ear.upto(game.seated.seq) for ear in ears))
    for ear in ears:
        assert ear.socket
        assert not ear.socket.closed.done()
