"""Runs the games: one decision at a time each, stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from random import Random

from mansuba import MansubaError
from mansuba.table import StaleError, Table
from mansuba.table.store import EntryTakenError, NoSuchGameError, Store, StoreAwayError
from mansuba.web.bots import Driver
from mansuba.web.live import Listener, Live
from mansuba.web.messages import Deleted, GameSummary, News, Pace, Renamed
from mansuba.web.views import summary_of, summary_view

log = logging.getLogger("mansuba.web")

GAME_ID = re.compile("[0-9A-Za-z_-]{1,32}")
MOST_IDLE = 32
"""How many games stay in memory though nobody listens to them."""

Change = Callable[[Table, datetime], Table]


class Host:
    """All games of one store."""

    def __init__(self, store: Store, rng: Random) -> None:
        self._store = store
        self._driver = Driver(self._keep, rng)
        self._games: dict[str, Live] = {}
        self._loading = asyncio.Lock()

    async def close(self) -> None:
        """Stop all bots and let everyone go; nothing is left to be stored."""
        for live in list(self._games.values()):
            async with live.lock:
                self._let_go(live)
        await self._driver.close()

    # --- all games ------------------------------------------------------------------------------

    async def games(self) -> list[GameSummary]:
        """All games, the one last played first."""
        return [summary_view(listed) for listed in await self._store.games()]

    async def create(self, table: Table, name: str | None) -> str:
        """Begin a game; its id."""
        return await self._store.create(
            name=name,
            edition=table.start.edition,
            chairs=table.chairs,
            dice=table.dice,
            summary=summary_of(table),
            at=_now(),
        )

    async def rename(self, game: str, name: str) -> GameSummary:
        """Give a game another name."""
        async with self.at(game) as live:
            listed = await self._store.rename(game, name)
            live.name = name
            live.publish(Renamed(name=name))
        return summary_view(listed)

    async def delete(self, game: str) -> None:
        """Remove a game for good."""
        async with self.at(game) as live:
            await self._store.delete(game)
            self._forget(live)

    # --- one game -------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, game: str) -> AsyncIterator[Live]:
        """The game as it stands, for as long as nobody else changes it."""
        while True:
            live = await self._find(game)
            async with live.lock:
                if self._games.get(game) is not live:  # it was let go while we waited
                    continue
                await self._catch_up(live)
                yield live
                return

    async def request(self, game: str, request: str, change: Change) -> int:
        """Carry out a request, once; how many entries the log had after it."""
        async with self.at(game) as live:
            done = live.table.carried_out(request)
            if done is None:
                changed = change(live.table, _now())
                try:
                    await self._keep(live, changed)
                    done = live.table.seq
                    await self._driver.draw_lot(live)
                except StaleError:
                    done = live.table.carried_out(request)
                    if done is None:
                        raise
                self._driver.wake(live)
            return done

    async def _keep(self, live: Live, table: Table) -> None:
        """Store what is new at a table, then go on to it. The lock has to be held."""
        news = live.news_of(table)
        try:
            await self._store.append(live.id, table.entries[live.table.seq :], summary_of(table))
        except EntryTakenError:  # another process was quicker
            await self._catch_up(live)
            raise StaleError(live.table.seq) from None
        except NoSuchGameError:  # another process has removed it
            self._forget(live)
            raise
        live.grow(table, news)

    async def listen(self, game: str, seen: int) -> tuple[Live, Listener]:
        """Hear everything after the entries that were seen, at once and from now on."""
        async with self.at(game) as live:
            listener = Listener()
            missed = live.entries[seen:]
            if missed:
                listener.tell(News(entries=missed).model_dump_json())
            live.listeners.add(listener)
            self._driver.wake(live)
        return live, listener

    async def set_pace(self, live: Live, pace: Pace) -> None:
        """Let the bots play faster or slower, from the decision on that they are at."""
        async with live.lock:
            live.pace = pace
            self._driver.wake(live)

    async def _find(self, game: str) -> Live:
        if not GAME_ID.fullmatch(game):
            raise NoSuchGameError
        if game not in self._games:
            async with self._loading:
                if game not in self._games:
                    live = await self._load(game)
                    self._make_room()
                    self._games[game] = live
        return self._games[game]

    async def _load(self, game: str) -> Live:
        try:
            stored = await self._store.load(game)
            return await asyncio.to_thread(Live.resumed, stored)
        except MansubaError as error:
            log.exception("The game %s cannot be read", game)
            raise StoreAwayError(f"the game {game} cannot be read: {error}") from error

    async def _catch_up(self, live: Live) -> None:
        """Another process may have gone on with the game, or removed it."""
        try:
            seq, live.name = await self._store.glance(live.id)
        except NoSuchGameError:
            self._forget(live)
            raise
        if seq != live.table.seq:
            live.become(await self._load(live.id))
            self._driver.wake(live)

    def _make_room(self) -> None:
        idle = [
            live for live in self._games.values() if not live.listeners and not live.lock.locked()
        ]
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._let_go(live)
            del self._games[live.id]

    def _forget(self, live: Live) -> None:
        live.publish(Deleted())
        self._let_go(live)
        self._games.pop(live.id, None)

    def _let_go(self, live: Live) -> None:
        live.stop_driving()
        for listener in live.listeners:
            listener.end()


def _now() -> datetime:
    return datetime.now(UTC)
