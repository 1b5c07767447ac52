"""Runs the games: one decision at a time each, stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from mansuba import Position, Seat
from mansuba.players import Thought
from mansuba.table import HERE, LOCAL, OPEN, StaleError, Table, TableError
from mansuba.table.arranging import check_arrangement
from mansuba.table.guests import GuestBook
from mansuba.table.kept import Arrangement, Terms
from mansuba.table.notes import SetPace, ShowOut
from mansuba.table.sayings import Back, Saying, Sit
from mansuba.table.store import Store
from mansuba.table.store_errors import (
    EntryTakenError,
    NoSuchGameError,
    StoreError,
    UnreadableGameError,
)
from mansuba.web.among import Among
from mansuba.web.bots import Driver
from mansuba.web.live import Listener, Live
from mansuba.web.memory import now_here
from mansuba.web.messages import Change, GameSummary, Pace, Renamed
from mansuba.web.messages_common import Message
from mansuba.web.packing import Packed
from mansuba.web.problems import ProblemError
from mansuba.web.views import news_text, summary_view

log = logging.getLogger("mansuba.web")

UNTIL_READ_AGAIN = timedelta(minutes=10)
"""How long a game that could not be read is left alone: the others would wait for it each time."""
Grow = Callable[[Table, datetime], Table]
ToSay = Callable[[], Saying | None]
"""What the server itself has to say next at a game as it stands, if anything."""


class Host(Among):
    """All games of one store."""

    def __init__(
        self,
        store: Store,
        book: GuestBook,
        rng: Random,
        now: Callable[[], datetime] = now_here,
        thinkers: int = 1,
    ) -> None:
        super().__init__(store, book, Driver(self._keep, rng, now, thinkers), now)
        self._advised = set[str]()
        """Those for whom a bot thinks right now."""
        self._unreadable: dict[str, datetime] = {}
        """The games that could not be read when they had to be looked after, and until when that is
        not tried again."""

    async def close(self) -> None:
        """Stop all bots and let everyone go; nothing is left to be stored."""
        await self._leave_be()
        for live in list(self._games.values()):
            async with live.lock:
                self._let_go(live)
        await self._driver.close()

    async def advise(self, guest: str, position: Position) -> Thought | None:
        """What a bot would do in someone's place; nothing as long as it is being made ready.

        Nobody asks twice at a time.
        """
        if guest in self._advised:
            raise ProblemError("too-many")
        self._advised.add(guest)
        try:
            return await self._driver.advise(position)
        finally:
            self._advised.discard(guest)

    # --- all games ------------------------------------------------------------------------------

    async def games(self, guest: str) -> list[GameSummary]:
        """All games that someone may see, the one last played first."""
        listed = await self._store.games(None if guest == LOCAL else guest)
        return [summary_view(game) for game in listed]

    async def create(self, table: Table, name: str | None, terms: Terms) -> str:
        """Begin a game; its id."""
        now = self._now()
        live = Live("", name, now, table, Packed(), terms, {}, now, self._bell)
        summary = live.summary(table)
        game = await self._store.create(
            name=name, table=table, terms=terms, summary=summary, at=now
        )
        async with self.at(game) as made:  # it may begin with the lot
            await self._follow(made)
        return game

    async def change(self, game: str, change: Change) -> GameSummary:
        """Give a game another name, or run it in another way."""
        async with self.at(game) as live:
            listed = await self._store.change(game, **change.model_dump(exclude_none=True))
            if listed.name is not None and listed.name != live.name:
                live.publish(Renamed(name=listed.name))
            live.name, live.terms = listed.name, listed.terms
            live.publish_company()
        return summary_view(listed)

    async def delete(self, game: str) -> None:
        """Remove a game for good."""
        async with self.at(game) as live:
            await self._store.delete(game)
            self._forget(live)

    # --- one game -------------------------------------------------------------------------------

    async def request(self, game: str, request: str, grow: Grow) -> int:
        """Carry out a request, once; how many entries the log had after it."""
        async with self._as_known(game) as live:
            while True:
                known = live.table.seq
                try:
                    return await self._carry_out(live, request, grow)
                except Exception:
                    await self._catch_up(live)
                    if live.table.seq == known:  # it was not because others had gone on
                        raise

    async def _carry_out(self, live: Live, request: str, grow: Grow) -> int:
        done = live.table.carried_out(request)
        if done is None:
            try:
                await self._keep(live, grow(live.table, self._now()))
                done = live.table.seq
            except StaleError:
                done = live.table.carried_out(request)
                if done is None:
                    raise
                await self._store.confirm(live.id)
            await self._follow(live)
        else:
            await self._store.confirm(live.id)
        return done

    async def _follow(self, live: Live) -> None:
        """Do what follows from how a game stands, and is so whatever comes of this. The lock has to
        be held."""
        try:
            await self._go_on(live)
        except (StoreError, StaleError) as error:
            self._put_off(live.id, error)
        self._driver.wake(live)

    async def arrange(self, game: str, seat: Seat, arrangement: Arrangement, guest: str) -> int:
        """Keep a seat's set-up until its turn comes, which may be now."""
        async with self.at(game) as live:
            if live.table.carried_out(arrangement.request) is None:
                by = live.table.company.seats_of(guest)
                check_arrangement(live.table, seat, arrangement.decisions, by)
                try:
                    await self._store.arrange(game, seat, arrangement, live.table.seq)
                except EntryTakenError:  # another process has gone on
                    raise StaleError(live.table.seq) from None
                live.arrangements[seat] = arrangement
                live.publish_company()
                await self._follow(live)
            else:
                await self._store.confirm(game)
            return live.table.seq

    async def attend(self, game: str) -> None:
        """Do what has to be done at a game that nobody may be looking at."""
        await self._part(game)
        async with self.at(game) as live:

            def time_is_up() -> Saying | None:
                clock = live.clock(live.table)
                return clock.saying(self._now()) if clock else None

            for guest in live.returning & live.present:
                await self._come_back(live, guest)
            await self._say_all(live, time_is_up)
            await self._go_on(live)
            self._driver.wake(live)
            await self._settle(live)

    async def attend_all(self) -> None:
        """Do what has to be done by now, at whichever game."""
        self._mind_the_clock()
        due = [game for game in await self._store.due(self._now()) if self._is_to_attend(game)]
        for game in await self._bell.claim(due):
            self._unreadable.pop(game, None)
            try:
                await self.attend(game)
            except UnreadableGameError:  # said where it was read
                self._unreadable[game] = self._now() + UNTIL_READ_AGAIN
            except StoreError as error:
                log.warning("The game %s has to wait: %r", game, error)
            except Exception:  # a fault of ours, for which the other games shall not wait
                log.exception("The game %s could not be looked after", game)
            if not self._is_driven(game):
                await self._bell.release(game)

    def _is_to_attend(self, game: str) -> bool:
        again = self._unreadable.get(game)
        return not self._is_driven(game) and (again is None or again <= self._now())

    def _is_driven(self, game: str) -> bool:
        return game in self._games and self._games[game].is_driven

    async def _go_on(self, live: Live) -> None:
        """Do all that nobody has to wait for: set-ups that have come in before, and the lot."""
        while arrangement := live.arrangement(live.table):
            request, seen = arrangement.request, live.table.seq
            if live.table.carried_out(request) is not None:  # they have used its id once more
                request = secrets.token_urlsafe(12)
            grown = live.table.decide(
                arrangement.decisions, request=request, seen=seen, at=self._now()
            )
            with suppress(StaleError):  # another process was quicker: look again
                await self._keep(live, grown, arrangement.request)
        await self._driver.draw_lot(live)

    async def _say_all(self, live: Live, to_say: ToSay) -> None:
        """Enter what has to be said by the server itself, until there is nothing more. The lock has
        to be held."""
        said: Saying | None = None
        while (saying := to_say()) and saying != said:  # one that is of no use is said once
            request, said = secrets.token_urlsafe(12), None
            try:
                grown = live.table.say(saying, request=request, at=self._now())
            except TableError:  # nothing can be said here any more
                return
            with suppress(StaleError):  # another process was quicker: it may not be so any more
                await self._keep(live, grown)
                said = saying

    async def _keep(self, live: Live, table: Table, arranged: str | None = None) -> None:
        """Store what is new at a table, then go on to it. The lock has to be held.

        A StaleError if another process was quicker, or the set-up that was `arranged` is not the
        one that waits any more.
        """
        news, summary = live.news_of(table), live.summary(table)
        try:
            entries = table.entries[live.table.seq :]
            await self._store.append(live.id, entries, summary, arranged)
        except EntryTakenError:  # another process was quicker
            await self._catch_up(live)
            raise StaleError(live.table.seq) from None
        except NoSuchGameError:  # another process has removed it
            self._forget(live)
            raise
        live.due = summary.due
        live.grow(table, news)
        await asyncio.sleep(0)  # whoever waits to hear of it is told before the answer is written

    # --- people ---------------------------------------------------------------------------------

    def guest_with(self, key: str, game: str) -> str | None:
        """Whoever listens to a game here and was let in with this key."""
        live = self._games.get(game)
        return live.who_has(key) if live else None

    def let_in(self, guest: str, key: str, game: str) -> None:
        """Know someone by their key, if they listen to a game here."""
        if live := self._games.get(game):
            live.let_in(guest, key)

    async def listen(self, game: str, seen: int, guest: str) -> tuple[Live, Listener]:
        """Hear everything after the entries that were seen, at once and from now on."""
        async with self.at(game) as live:
            listener = Listener(guest)
            if missed := live.entries.after(seen):
                listener.tell(news_text(missed, live.company()))
            live.listeners.add(listener)
            try:
                await self._welcome(live, listener)
            except BaseException:  # nobody is there who would ever leave again
                if self._take_leave(live, listener):
                    self._again.add(live.id)
                raise
        return live, listener

    async def _welcome(self, live: Live, listener: Listener) -> None:
        """Tell all who is there, and whoever has come what goes on. The lock has to be held."""
        self._driver.greet(live, listener)
        if live.is_online:
            await self._come_back(live, listener.guest)
            live.publish_company()
            live.publish_present()
            self._tell_present([live])
            await self._settle(live)
        await self._follow(live)  # whoever was to do it may have been killed before

    async def leave(self, live: Live, listener: Listener) -> None:
        """Hear nothing any more."""
        async with live.lock:
            if self._take_leave(live, listener):
                await self._settle(live)

    def _take_leave(self, live: Live, listener: Listener) -> bool:
        """Tell all who is there without them; whether there is anyone to miss them. The lock has to
        be held."""
        live.listeners.discard(listener)
        if self._games.get(live.id) is not live or not live.is_online:
            return False
        if listener.guest not in live.present:
            live.gone[listener.guest] = self._now()
        live.publish_present()
        live.publish_company()
        self._tell_present([live])
        return True

    async def _come_back(self, live: Live, guest: str) -> None:
        """Whoever is connected again decides for themselves again; if that cannot be kept now,
        later. Nobody is turned away for it."""

        def is_back() -> Saying | None:
            away = (c.seat for c in live.table.chairs if c.guest == guest and c.away)
            return next(map(Back, away), None)

        live.gone.pop(guest, None)
        live.returning.discard(guest)
        try:
            await self._say_all(live, is_back)
        except StoreError as error:
            live.returning.add(guest)
            self._put_off(live.id, error)

    async def publish(self, game: str, message: Message) -> None:
        """Tell everyone at a table something that is not part of the game."""
        async with self.at(game) as live:
            live.announce(message)

    async def remove_guest(self, game: str, guest: str) -> None:
        """Open the seats of someone who goes; another is host if they were."""
        async with self.at(game) as live:

            def is_open() -> Saying | None:
                theirs = (c.seat for c in live.table.chairs if c.guest == guest)
                return next((Sit(seat, OPEN, None, "") for seat in theirs), None)

            await self._say_all(live, is_open)
            if live.terms.host == guest:
                await self._pass_on(live, guest)
            live.show_out(guest)
            self._bell.ring(ShowOut(game, guest))
            live.publish_company()
            self._driver.wake(live)

    async def see_off(self, game: str, guest: str) -> None:
        """Once more, now that they are no member: until then they may have sat down again, or have
        been made the host; or, with them, the game has gone. If it cannot be done now, later."""
        self._parting.setdefault(game, set()).add(guest)
        await self._carefully(self._part, game)

    async def _part(self, game: str) -> None:
        while guests := self._parting.get(game):
            guest = min(guests)
            if await self._book.member(game, guest) is None:  # they have not come back meanwhile
                await self.remove_guest(game, guest)
            guests.discard(guest)
        self._parting.pop(game, None)

    async def _pass_on(self, live: Live, host: str) -> None:
        seated = {c.guest for c in live.table.chairs if c.player == HERE and c.guest}
        heir = await self._book.pass_on(live.id, host, seated)
        live.terms = replace(live.terms, host=heir)

    async def set_pace(self, live: Live, guest: str, pace: Pace) -> None:
        """Let the bots play faster or slower, from the decision on that they are at.

        Whoever only watches what others play does not say how fast.
        """
        async with live.lock:
            seated = any(chair.guest == guest for chair in live.table.chairs)
            if seated or guest == live.terms.host or not live.is_online:
                live.set_pace(pace)
                self._bell.ring(SetPace(live.id, pace))
