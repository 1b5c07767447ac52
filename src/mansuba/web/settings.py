"""What a server is told before it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from enum import Enum
from ipaddress import ip_address
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mansuba.web.addresses import Endpoint

PORT = 6262
METRICS_PORT = 9262
LOOPBACK = "127.0.0.1"
PROBES = ("/api/health", "/api/ready")
"""What may be asked by any name and as often as one likes, for it is programs that look after a
server who do."""
BUILT_PAGE = Path(__file__).parent / "page"
UNSPOKEN = {"http": 80, "https": 443}
"""The ports that browsers leave out."""


class Chance(SystemRandom):
    """The system's own chance. It has no state, so that it can be had in another process, too."""

    def __reduce__(self) -> tuple[type[Chance], tuple[()]]:
        return Chance, ()


class LogForm(Enum):
    """How what goes wrong is written down."""

    TEXT = "text"
    JSON = "json"


@dataclass(frozen=True)
class Rate:
    """How often something may be done: so many times at once, and so many more each second."""

    burst: float
    a_second: float

    def times(self, factor: int) -> Rate:
        """The same for so many people."""
        return Rate(self.burst * factor, self.a_second * factor)


@dataclass(frozen=True)
class Limits:
    """What one person may do on a server for a network, and how many people share one address.

    An address is allowed what that many people are: whoever pretends to be many is stopped there.
    """

    people: int = 12
    """How many may come from one address. Of IPv6 it is the first half that counts."""
    requests: Rate = Rate(300, 30)
    """Requests of any kind, the files of the page included."""
    names: Rate = Rate(5, 1 / 60)
    """Introducing oneself, or taking another name."""
    games: Rate = Rate(10, 1 / 120)
    """Beginning games."""
    links: Rate = Rate(20, 1 / 15)
    """Making links and using them. Nobody can guess one; nobody shall keep us busy trying."""
    talk: Rate = Rate(15, 1 / 2)
    """Saying something at a table."""
    table: Rate = Rate(30, 1 / 2)
    """Sitting down, proposing and what else is said about a game; sending a set-up."""
    replays: Rate = Rate(20, 1 / 10)
    """Having records read: each takes as long as hundreds of decisions do."""
    messages: Rate = Rate(60, 5)
    """Messages on one socket."""
    sockets: int = 16
    """Sockets that are open at once."""
    sockets_a_game: int = 100
    """Sockets that are open at once for one game, whoever has opened them."""
    games_a_guest: int = 200
    """Games that one person may be at and still begin another."""
    connections: int = 2000
    """Connections of all together; whoever comes then is asked to come again."""


@dataclass(frozen=True)
class Settings:
    """Where the games are, and to whom the server answers."""

    data: Path
    """The folder with the games, and with the user's own boards in `boards`."""
    database: str | None = None
    """The address of the PostgreSQL database that the games are in instead."""
    workers: int = 1
    """How many processes answer; for more than one it takes such a database."""
    port: int = PORT
    page: Path = BUILT_PAGE
    """The folder with the page that was built from `frontend`."""
    rng: Random = field(default_factory=Chance)
    """Throws the sticks, and decides where bots waver."""
    online: bool = False
    """Whether this is a server for a network, where everyone is a guest."""
    lobby: bool = False
    """Whether open tables are listed."""
    secure: bool = False
    """Whether people reach the server by https: a proxy before it sees to that."""
    names: frozenset[str] = frozenset()
    """The names that people type to get here, each with its port unless browsers leave that out;
    none: those that this machine has for itself."""
    numbers: bool = False
    """Whether the number of a machine will do as well, with our port. A name can be made to point
    here by a trick; a number cannot."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of the proxies that are believed when they say for whom they ask."""
    limits: Limits = Limits()
    """What a server for a network puts up with."""
    metrics: Endpoint | None = None
    """Where what is counted may be fetched, if anywhere."""
    log: LogForm = LogForm.TEXT
    """How what goes wrong is written down."""
    keep_days: int | None = None
    """After how many days games and guests are removed that nobody has come back to."""

    @property
    def games(self) -> Path:
        """The file with all games, unless they are in a database elsewhere."""
        return self.data / "games.sqlite"

    @property
    def store(self) -> Path | str:
        """Where the games are."""
        return self.database or self.games

    @property
    def thinkers(self) -> int:
        """How many bots of a sort may think at a time in one process: all share the processors."""
        return max(1, (os.cpu_count() or 1) // self.workers)

    @property
    def boards(self) -> Path:
        """The folder with the user's own boards."""
        return self.data / "boards"

    @property
    def scheme(self) -> str:
        """How people reach the server."""
        return "https" if self.secure else "http"

    @property
    def cookie(self) -> str:
        """The name of the cookie that a guest is known by. With this beginning, a browser takes it
        by https alone, and from nobody else."""
        return "__Host-guest" if self.secure else "guest"

    @property
    def hosts(self) -> frozenset[str]:
        """What a request may say that it is meant for."""
        own = (with_port(name, self.port, "http") for name in (LOOPBACK, "localhost", "[::1]"))
        return self.names or frozenset(own)

    def is_host(self, host: str) -> bool:
        """Whether a request for this host, as its header says it, is meant for us."""
        return host in self.hosts or (self.numbers and self._is_number(host))

    def _is_number(self, host: str) -> bool:
        port = with_port("", self.port, self.scheme)
        number = host.removesuffix(port)
        bracketed = number.startswith("[") and number.endswith("]")
        try:
            version = ip_address(number[1:-1] if bracketed else number).version
        except ValueError:
            return False
        return host.endswith(port) and version == (6 if bracketed else 4)


def with_port(name: str, port: int, scheme: str) -> str:
    """A name as a browser says it.

    >>> with_port("games.example.org", 443, "https"), with_port("localhost", 6262, "http")
    ('games.example.org', 'localhost:6262')
    """
    return name if port == UNSPOKEN[scheme] else f"{name}:{port}"
