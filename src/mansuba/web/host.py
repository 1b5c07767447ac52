"""Runs the games: one decision at a time each, stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from mansuba import MansubaError, Seat
from mansuba.table import HERE, LOCAL, OPEN, StaleError, Table, TableError
from mansuba.table.arranging import check_arrangement
from mansuba.table.guests import GuestBook
from mansuba.table.sayings import Back, Saying, Sit
from mansuba.table.store import Arrangement, EntryTakenError, Store, Terms
from mansuba.table.transactions import NoSuchGameError, StoreAwayError, StoreError
from mansuba.web.bots import Driver
from mansuba.web.live import Listener, Live
from mansuba.web.messages import Change, Deleted, GameSummary, News, Pace, Renamed
from mansuba.web.messages_common import Message
from mansuba.web.views import summary_view

log = logging.getLogger("mansuba.web")

GAME_ID = re.compile("[0-9A-Za-z_-]{1,32}")
MOST_IDLE = 32
"""How many games stay in memory though nobody listens to them."""
MOST_LEFT = 10_000
"""Of how many other games it is known since when people are gone from them."""

Grow = Callable[[Table, datetime], Table]


def now_here() -> datetime:
    """What time it is."""
    return datetime.now(UTC)


class Host:
    """All games of one store."""

    def __init__(
        self,
        store: Store,
        book: GuestBook,
        rng: Random,
        now: Callable[[], datetime] = now_here,
    ) -> None:
        self._store = store
        self._book = book
        self._now = now
        self._driver = Driver(self._keep, rng, now)
        self._started = now()
        """Who was connected before is not known."""
        self._games: dict[str, Live] = {}
        self._left: dict[str, dict[str, datetime]] = {}
        """Since when guests are gone from games that are not in memory."""
        self._loading = asyncio.Lock()

    async def close(self) -> None:
        """Stop all bots and let everyone go; nothing is left to be stored."""
        for live in list(self._games.values()):
            async with live.lock:
                self._let_go(live)
        await self._driver.close()

    # --- all games ------------------------------------------------------------------------------

    async def games(self, guest: str) -> list[GameSummary]:
        """All games that someone may see, the one last played first."""
        listed = await self._store.games(None if guest == LOCAL else guest)
        return [summary_view(game) for game in listed]

    async def create(self, table: Table, name: str | None, terms: Terms) -> str:
        """Begin a game; its id."""
        now = self._now()
        live = Live("", name, now, table, [], terms, {}, now)
        summary = live.summary(table)
        return await self._store.create(
            name=name, table=table, terms=terms, summary=summary, at=now
        )

    async def change(self, game: str, change: Change) -> GameSummary:
        """Give a game another name, or run it in another way."""
        async with self.at(game) as live:
            said = change.model_dump(exclude_none=True)
            name = said.pop("name", live.name)
            listed = await self._store.change(game, name, replace(live.terms, **said))
            if name is not None and name != live.name:
                live.publish(Renamed(name=name))
            live.name, live.terms = name, listed.terms
            live.publish_company()
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

    async def request(self, game: str, request: str, grow: Grow) -> int:
        """Carry out a request, once; how many entries the log had after it."""
        async with self.at(game) as live:
            done = live.table.carried_out(request)
            if done is None:
                try:
                    await self._keep(live, grow(live.table, self._now()))
                    done = live.table.seq
                    await self._go_on(live)
                except StaleError:
                    done = live.table.carried_out(request)
                    if done is None:
                        raise
                self._driver.wake(live)
            return done

    async def arrange(self, game: str, seat: Seat, arrangement: Arrangement, guest: str) -> int:
        """Keep a seat's set-up until its turn comes, which may be now."""
        async with self.at(game) as live:
            if live.table.carried_out(arrangement.request) is None:
                by = live.table.company.seats_of(guest)
                check_arrangement(live.table, seat, arrangement.decisions, by)
                await self._store.arrange(game, seat, arrangement)
                live.arrangements[seat] = arrangement
                live.publish_company()
                await self._go_on(live)
                self._driver.wake(live)
            return live.table.seq

    async def attend(self, game: str) -> None:
        """Do what has to be done at a game that nobody may be looking at."""
        async with self.at(game) as live:
            clock = live.clock(live.table)
            saying = clock and clock.saying(self._now())
            if saying:
                await self._say(live, saying)
            await self._go_on(live)
            self._driver.wake(live)
            await self._settle(live)

    async def attend_all(self) -> None:
        """Do what has to be done by now, at whichever game."""
        for game in await self._store.due(self._now()):
            live = self._games.get(game)
            if live and live.is_driven:
                continue
            try:
                await self.attend(game)
            except StoreError as error:
                log.warning("The game %s has to wait: %r", game, error)
            except Exception:  # a fault of ours, for which the other games shall not wait
                log.exception("The game %s could not be looked after", game)

    async def _go_on(self, live: Live) -> None:
        """Do all that nobody has to wait for: set-ups that have come in before, and the lot."""
        while arrangement := live.arrangement():
            request, seen = arrangement.request, live.table.seq
            if live.table.carried_out(request) is not None:  # they have used its id once more
                request = secrets.token_urlsafe(12)
            grown = live.table.decide(
                arrangement.decisions, request=request, seen=seen, at=self._now()
            )
            await self._keep(live, grown)
        await self._driver.draw_lot(live)

    async def _say(self, live: Live, saying: Saying) -> None:
        """Enter what has to be said by the server itself. The lock has to be held."""
        request = secrets.token_urlsafe(12)
        with suppress(TableError):  # it need not be said any more
            await self._keep(live, live.table.say(saying, request=request, at=self._now()))

    async def _settle(self, live: Live) -> None:
        """Keep when the game has to be looked after next, if that has changed by itself."""
        due = live.attention(live.table)
        if due != live.due:
            await self._store.attend(live.id, due)
            live.due = due

    async def _keep(self, live: Live, table: Table) -> None:
        """Store what is new at a table, then go on to it. The lock has to be held."""
        news, summary = live.news_of(table), live.summary(table)
        try:
            await self._store.append(live.id, table.entries[live.table.seq :], summary)
        except EntryTakenError:  # another process was quicker
            await self._catch_up(live)
            raise StaleError(live.table.seq) from None
        except NoSuchGameError:  # another process has removed it
            self._forget(live)
            raise
        live.due = summary.due
        live.grow(table, news)

    # --- people ---------------------------------------------------------------------------------

    async def listen(self, game: str, seen: int, guest: str) -> tuple[Live, Listener]:
        """Hear everything after the entries that were seen, at once and from now on."""
        async with self.at(game) as live:
            listener = Listener(guest)
            missed = live.entries[seen:]
            if missed:
                news = News(entries=missed, company=live.company())
                listener.tell(news.model_dump_json())
            live.listeners.add(listener)
            try:
                await self._welcome(live, listener)
            except BaseException:  # nobody is there who would ever leave again
                live.listeners.discard(listener)
                raise
        return live, listener

    async def _welcome(self, live: Live, listener: Listener) -> None:
        """Tell all who is there, and whoever has come what goes on. The lock has to be held."""
        self._driver.greet(live, listener)
        if live.is_online:
            await self._come_back(live, listener.guest)
            live.publish_company()
            live.publish_present()
            await self._settle(live)
        self._driver.wake(live)

    async def leave(self, live: Live, listener: Listener) -> None:
        """Hear nothing any more."""
        async with live.lock:
            live.listeners.discard(listener)
            if self._games.get(live.id) is not live or not live.is_online:
                return
            if listener.guest not in live.present:
                live.gone[listener.guest] = self._now()
            live.publish_present()
            live.publish_company()
            with suppress(StoreError):
                await self._settle(live)

    async def _come_back(self, live: Live, guest: str) -> None:
        """Whoever is connected again decides for themselves again."""
        live.gone.pop(guest, None)
        for chair in live.table.chairs:
            if chair.guest == guest and chair.away:
                await self._say(live, Back(chair.seat))

    async def publish(self, game: str, message: Message) -> None:
        """Tell everyone at a table something that is not part of the game."""
        async with self.at(game) as live:
            live.publish(message)

    async def remove_guest(self, game: str, guest: str) -> None:
        """Open the seats of someone who is no member any more; another is host if they were."""
        async with self.at(game) as live:
            for chair in live.table.chairs:
                if chair.guest == guest:
                    await self._say(live, Sit(chair.seat, OPEN, None, ""))
            if live.terms.host == guest:
                await self._pass_on(live, guest)
            live.show_out(guest)
            live.publish_company()
            self._driver.wake(live)

    async def _pass_on(self, live: Live, host: str) -> None:
        seated = {c.guest for c in live.table.chairs if c.player == HERE and c.guest}
        heir = await self._book.heir(live.id, host, seated)
        if heir:
            terms = replace(live.terms, host=heir)
            live.terms = (await self._store.change(live.id, live.name, terms)).terms

    async def refresh(self, game: str) -> None:
        """Read a game again of which names have changed."""
        async with self.at(game) as live:
            live.become(await self._load(game))
            live.publish_company()

    async def refresh_all(self) -> None:
        """Read all games again that are in memory: names may be forgotten, games gone."""
        for game in list(self._games):
            with suppress(NoSuchGameError):
                await self.refresh(game)

    async def set_pace(self, live: Live, guest: str, pace: Pace) -> None:
        """Let the bots play faster or slower, from the decision on that they are at.

        Whoever only watches what others play does not say how fast.
        """
        async with live.lock:
            seated = any(chair.guest == guest for chair in live.table.chairs)
            if seated or guest == live.terms.host or not live.is_online:
                live.set_pace(pace)

    # --- what is in memory ----------------------------------------------------------------------

    async def _find(self, game: str) -> Live:
        if not GAME_ID.fullmatch(game):
            raise NoSuchGameError
        if game not in self._games:
            async with self._loading:
                if game not in self._games:
                    live = await self._load(game)
                    self._make_room()
                    live.gone = self._left.pop(game, {})
                    self._games[game] = live
        return self._games[game]

    async def _load(self, game: str) -> Live:
        try:
            stored = await self._store.load(game)
            return await asyncio.to_thread(Live.resumed, stored, self._started)
        except MansubaError as error:
            log.exception("The game %s cannot be read", game)
            raise StoreAwayError(f"the game {game} cannot be read") from error

    async def _catch_up(self, live: Live) -> None:
        """Another process may have gone on with the game, or removed it."""
        try:
            glance = await self._store.glance(live.id)
        except NoSuchGameError:
            self._forget(live)
            raise
        live.name, live.terms = glance.name, glance.terms
        live.arrangements = dict(glance.arrangements)
        if glance.seq != live.table.seq:
            live.become(await self._load(live.id))
            self._driver.wake(live)

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

    def _let_go(self, live: Live) -> None:
        live.stop_driving()
        for listener in live.listeners:
            listener.end()
