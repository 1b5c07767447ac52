"""What a server is told before it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom

PORT = 6262
UNSPOKEN = 80
"""The port that browsers leave out."""
LOOPBACK = "127.0.0.1"
BUILT_PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True)
class Settings:
    """Where the games are, and to whom the server answers."""

    data: Path
    """The folder with the games, and with the user's own boards in `boards`."""
    port: int = PORT
    page: Path = BUILT_PAGE
    """The folder with the page that was built from `frontend`."""
    rng: Random = field(default_factory=SystemRandom)
    """Throws the sticks, and decides where bots waver."""

    @property
    def games(self) -> Path:
        """The file with all games."""
        return self.data / "games.sqlite"

    @property
    def boards(self) -> Path:
        """The folder with the user's own boards."""
        return self.data / "boards"

    @property
    def hosts(self) -> frozenset[str]:
        """What a request may say that it is meant for: a name of this machine, with the port."""
        port = "" if self.port == UNSPOKEN else f":{self.port}"
        return frozenset(f"{name}{port}" for name in (LOOPBACK, "localhost", "[::1]"))
