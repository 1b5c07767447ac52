"""People at real servers: who they are, the tables they sit at, what they send and what they hear.

Whoever gets no answer sends the same request again, as the page does.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from mansuba import Seat
from tests.fire.scripts import Part, Script
from tests.fire.wires import Answer, Line, Socket, WireError

NUMBERS = count(1)
SECONDS_BETWEEN = 0.05
"""How long to wait before a request is sent again."""
SECONDS_OF_PATIENCE = 600.0
NOT_NOW = (429, 502, 503)
"""Answers that say: come again."""


def request_id() -> str:
    """One that nobody has used."""
    return f"fire-{next(NUMBERS):07}"


class Guest:
    """Someone at a server, with a cookie of their own."""

    def __init__(self, host: str, cookie: str = "", guest: str = "") -> None:
        self.line = Line(host)
        self.cookie = cookie
        self.id = guest
        self.answers = Counter[int]()
        """How often they were answered with which status."""
        self.unanswered = 0
        """How often nobody answered."""
        self.asked = 0.0
        """When they have asked last."""

    @property
    def host(self) -> str:
        return self.line.host

    def at(self, host: str) -> Guest:
        """The same guest at another server of the same database."""
        return Guest(host, self.cookie, self.id)

    @classmethod
    async def called(cls, name: str, host: str) -> Guest:
        """Someone new, of this name."""
        guest = cls(host)
        answer = await guest.ask("POST", "/me", {"name": name}, 200)
        guest.cookie = answer.header(b"set-cookie").partition(";")[0]
        guest.id = answer.told["guest"]
        return guest

    async def ask(self, method: str, path: str, body: Any = None, status: int = 0) -> Answer:
        """The answer, which has to have this status if one is given."""
        self.asked = time.monotonic()
        try:
            answer = await self.line.ask(method, f"/api{path}", body, self.cookie)
        except WireError:
            self.unanswered += 1
            raise
        self.answers[answer.status] += 1
        assert not status or answer.status == status, (method, path, answer)
        return answer

    async def insist(self, method: str, path: str, body: Any = None) -> Answer:
        """The first answer that says more than to come again, however long the server is away."""
        end = time.monotonic() + SECONDS_OF_PATIENCE
        while True:
            try:
                answer = await self.ask(method, path, body)
                if answer.status not in NOT_NOW:
                    return answer
                problem: object = answer
            except WireError as error:
                problem = error
            assert time.monotonic() < end, problem
            await asyncio.sleep(SECONDS_BETWEEN)

    async def listen(self, game: str, seen: int = 0) -> Ear:
        """A socket on a game."""
        ear = Ear(game, seen)
        await ear.open(self)
        return ear

    async def entries(self, game: str) -> list[Any]:
        """The log of a game, as it is told."""
        return list((await self.ask("GET", f"/games/{game}", None, 200)).told["entries"])


@dataclass
class Ear:
    """Someone who listens to a game, on one socket after another, and remembers all of it."""

    game: str
    seen: int = 0
    """How many entries are known."""
    entries: list[Any] = field(default_factory=list)
    messages: list[Any] = field(default_factory=list)
    socket: Socket | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    problems: list[str] = field(default_factory=list)
    """What was not told in order, each entry once."""

    async def open(self, guest: Guest) -> None:
        """Hear everything after what is known already; a WireError if nobody answers."""
        path = f"/api/games/{self.game}/socket?seen={self.seen}"
        self.socket = await Socket.open(guest.host, path, guest.cookie, self._hear)

    def _hear(self, text: bytes) -> None:
        message = json.loads(text)
        self.messages.append(message)
        for entry in message.get("entries", []):
            if entry["seq"] != self.seen + 1:
                self.problems.append(f"{entry['seq']} was told after {self.seen}")
            self.entries.append(entry)
            self.seen += 1
        self.news.set()

    async def upto(self, seq: int) -> None:
        """Until so many entries are known; a WireError if the socket ends before."""
        while self.seen < seq:
            self.news.clear()
            assert self.socket
            heard = asyncio.ensure_future(self.news.wait())
            ended: set[asyncio.Future[Any]] = {heard, self.socket.closed}
            await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
            heard.cancel()
            if self.socket.closed.done() and self.seen < seq:
                raise WireError(self.socket.closed.result())

    def end(self) -> None:
        """Hang up."""
        if self.socket:
            self.socket.end()


@dataclass(frozen=True, slots=True)
class Sent:
    """A request of decisions that was acknowledged."""

    request: str
    words: tuple[str, ...]
    seq: int
    """How many entries the log has after it, as the server said."""
    asked: float = 0.0
    """When it was sent, the last time if more than once; and when it was acknowledged."""
    told: float = 0.0


@dataclass
class Seated:
    """A game and the people who sit at it, with a script to play by."""

    id: str
    guests: dict[Seat, Guest]
    script: Script
    seq: int
    """How many entries its log has, as far as was told."""
    done: int = 0
    """How many parts of the script were acknowledged."""
    sent: list[Sent] = field(default_factory=list)
    """What was acknowledged, in order."""
    watching: list[Guest] = field(default_factory=list)
    """Those who have no seat."""

    @property
    def host(self) -> Guest:
        return next(iter(self.guests.values()))

    @property
    def path(self) -> str:
        return f"/games/{self.id}"

    @property
    def is_over(self) -> bool:
        """Whether the whole script was played."""
        return self.done == len(self.script.parts)

    def asked(self, part: Part, request: str) -> dict[str, Any]:
        """What is sent for a part of the script."""
        return {"id": request, "seen": self.seq, "decisions": list(part.words)}

    async def go_on(self) -> Sent:
        """Play the next part of the script, however often it has to be sent."""
        part, request = self.script.parts[self.done], request_id()
        guest = self.guests[part.seat]
        answer = await guest.insist("POST", f"{self.path}/decisions", self.asked(part, request))
        assert answer.status == 200, answer
        sent = Sent(request, part.words, answer.told["seq"], guest.asked, time.monotonic())
        self.sent.append(sent)
        self.seq, self.done = sent.seq, self.done + 1
        return sent

    async def listen(self) -> dict[Seat, Ear]:
        """A socket for everyone who sits there."""
        return {seat: await guest.listen(self.id) for seat, guest in self.guests.items()}


async def seated(
    hosts: Sequence[str],
    script: Script,
    *,
    spectators: int = 0,
    rng: Random | None = None,
    tempo: int | None = None,
) -> Seated:
    """A new game, with someone on every seat: the first has it, the others come by invitation.

    Each comes to one of the servers, drawn at random if there is anything to draw with.
    """
    names = [f"Seat {seat}" for seat in script.start.seats]
    names += [f"Spectator {number}" for number in range(spectators)]
    chosen = [(rng.choice(hosts) if rng else hosts[0]) for _ in names]
    guests = [await Guest.called(*both) for both in zip(names, chosen, strict=True)]
    host, *others = guests
    chairs = [{"name": names[0], "player": "here"}]
    chairs += [{"name": f"Seat {seat}", "player": "open"} for seat in script.start.seats[1:]]
    board = script.start.edition.name
    new = {"board": board, "seats": chairs, "dice": "hand", "tempo": tempo}
    game = (await host.ask("POST", "/games", new, 201)).told["id"]
    link = (await host.ask("POST", f"/games/{game}/invitations", {}, 201)).told
    seq, sitting = 0, {script.start.seats[0]: host}
    for guest in others:
        await guest.ask("POST", f"/games/{game}/join", {"secret": link["secret"]}, 200)
    for seat, guest in zip(script.start.seats[1:], others, strict=False):
        says = {"do": "sit", "id": request_id(), "seat": seat, "name": f"Seat {seat}"}
        seq = (await guest.ask("POST", f"/games/{game}/table", says, 200)).told["seq"]
        sitting[seat] = guest
    return Seated(game, sitting, script, seq, watching=others[len(sitting) - 1 :])
