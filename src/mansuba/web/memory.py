"""Games in memory: read from the store when someone asks for them, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime

from mansuba import MansubaError
from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGameError, UnreadableGameError
from mansuba.web.bots import Driver
from mansuba.web.live import Live
from mansuba.web.messages import Deleted
from mansuba.web.metrics import GAMES
from mansuba.web.neighbours import Neighbours

log = logging.getLogger("mansuba.web")

GAME_ID = re.compile("[0-9A-Za-z_-]{1,32}")
MOST_IDLE = 32
"""How many games stay in memory though nobody listens to them."""
MOST_LEFT = 10_000
"""Of how many other games it is known since when people are gone from them."""


def now_here() -> datetime:
    """What time it is."""
    return datetime.now(UTC)


class Memory:
    """The games of one store that someone is at."""

    def __init__(self, store: Store, driver: Driver, now: Callable[[], datetime]) -> None:
        self._store = store
        self._bell = store.transactions.bell
        self._driver = driver
        self._now = now
        self._started = now()
        """Who was connected before is not known."""
        self._games: dict[str, Live] = {}
        self._left: dict[str, dict[str, datetime]] = {}
        """Since when guests are gone from games that are not in memory."""
        self._loading = asyncio.Lock()
        self._neighbours = Neighbours()

    @asynccontextmanager
    async def at(self, game: str) -> AsyncIterator[Live]:
        """The game as it stands, for as long as nobody else in this process changes it."""
        async with self._as_known(game) as live:
            await self._catch_up(live)
            yield live

    @asynccontextmanager
    async def _as_known(self, game: str) -> AsyncIterator[Live]:
        """The game as far as this process has heard of it, for as long as nobody else in it changes
        it."""
        while True:
            live = await self._find(game)
            async with live.lock:
                if self._games.get(game) is live:  # it was not let go while we waited
                    yield live
                    return

    async def _find(self, game: str) -> Live:
        if not GAME_ID.fullmatch(game):
            raise NoSuchGameError
        if game not in self._games:
            async with self._loading:
                if game not in self._games:
                    live = await self._load(game)
                    self._make_room()
                    live.gone = self._left.pop(game, {})
                    live.elsewhere = self._neighbours.present(game)
                    self._games[game] = live
                    GAMES.set(len(self._games))
        return self._games[game]

    async def _load(self, game: str) -> Live:
        with _readable(game):
            stored = await self._store.load(game)
            return await asyncio.to_thread(Live.resumed, stored, self._started, self._bell)

    async def _catch_up(self, live: Live) -> None:
        """Another process may have gone on with the game, or removed it."""
        try:
            with _readable(live.id):
                has_news = live.take(await self._store.glance(live.id, live.table.seq))
        except NoSuchGameError:
            self._forget(live)
            raise
        if has_news:
            self._driver.wake(live)

    def _mind_the_clock(self) -> None:
        """Whoever sets the clock back has this server begin at that time: reminders that it gives
        from then on are none of an earlier server's, after which it would give another."""
        now = self._now()
        if now < self._started:
            self._started = now
            for live in self._games.values():
                live.known = now

    def _make_room(self) -> None:
        idle = [live for live in self._games.values() if live.is_idle]
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._let_go(live)
            del self._games[live.id]
            self._left[live.id] = live.gone
        while len(self._left) > MOST_LEFT:
            del self._left[next(iter(self._left))]

    def _forget(self, live: Live) -> None:
        live.publish(Deleted())
        self._let_go(live)
        self._games.pop(live.id, None)
        GAMES.set(len(self._games))

    def _let_go(self, live: Live) -> None:
        live.stop_driving()
        for listener in live.listeners:
            listener.end()


@contextmanager
def _readable(game: str) -> Iterator[None]:
    """What is kept of it may be another version's, or its board not there."""
    try:
        yield
    except MansubaError as error:
        log.exception("The game %s cannot be read", game)
        raise UnreadableGameError(f"the game {game} cannot be read") from error
