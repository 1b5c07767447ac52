"""A process among others that serve the same games: what it hears from them, and tells them."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import datetime, timedelta
from typing import TypeAlias

from mansuba.table.guests import GuestBook
from mansuba.table.notes import Look, Note, Present, Reread, SetPace, ShowOut, Tell
from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGameError, StoreError, UnreadableGameError
from mansuba.web.bots import PAUSES, Driver
from mansuba.web.company import talk_view
from mansuba.web.live import Live
from mansuba.web.memory import Memory
from mansuba.web.messages_people import TalkNews
from mansuba.web.neighbours import notes_of

log = logging.getLogger("mansuba.web")

Errand: TypeAlias = Callable[[str], Awaitable[None]]
"""Something to see to at a game."""
CLOCKS_DIFFER = timedelta(minutes=1)
"""Between two machines, at the most: each writes down by its own when something was said."""
ANY_LENGTH = float("inf")
"""Of a game's log, of which something else was stored."""


class Among(Memory, ABC):
    """Games in memory that other processes may go on with."""

    def __init__(
        self, store: Store, book: GuestBook, driver: Driver, now: Callable[[], datetime]
    ) -> None:
        super().__init__(store, driver, now)
        self._book = book
        self._errands: set[asyncio.Task[None]] = set()
        """What others have told us to see to."""
        self._looking: dict[str, float] = {}
        """The games that are about to be looked at anyway, and how long their logs are said to
        be."""
        self._again: set[str] = set()
        """The games at which something could not be done for want of the store."""
        self._unread: set[str] = set()
        """Those that should have been read again from their beginning."""
        self._unheard: dict[str, datetime] = {}
        """Since when something may have been said at a game that was not heard here."""
        self._parting: dict[str, set[str]] = {}
        """Who has left a game and has to be seen off there."""
        self._making_up: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Hear of what other processes do with the same games."""
        await self._store.transactions.listen(self._hear, self._miss)

    async def claims(self, name: str) -> bool:
        """Whether something that one process alone should do is for this one, from now on."""
        return name in await self._bell.claim([name])

    async def meet(self) -> None:
        """Tell other processes who is here, see who is there no more, and look again where
        something could not be done; again and again."""
        self._tell_present(self._games.values())
        for game in self._neighbours.forget_silent():
            self._see_to(self._meet, game)
        if self._again and (self._making_up is None or self._making_up.done()):
            self._making_up = self._start(self._look_at_all_again())

    def _tell_present(self, games: Iterable[Live]) -> None:
        here = {live.id: (live.table.seq, tuple(sorted(live.here))) for live in games}
        for note in notes_of(here):
            self._bell.ring(note)

    def _hear(self, by: str, note: Note) -> None:
        if isinstance(note, Present):
            for game, (seq, guests) in note.games.items():
                self._hear_of(by, game, seq, guests)
            return
        live = self._games.get(note.game)
        match note:
            case Reread(game):
                self._start(self.refresh(game))
            case Look(game, length):
                self._look(game, ANY_LENGTH if length is None else length)
            case Tell(_, text) if live:
                live.publish_text(text)
            case ShowOut(_, guest) if live:
                live.show_out(guest)
            case SetPace(_, pace) if live and pace in PAUSES:
                live.set_pace(pace)

    def _hear_of(self, by: str, game: str, seq: int, guests: Iterable[str]) -> None:
        changed = self._neighbours.hear(by, game, guests)
        live = self._games.get(game)
        if live and changed:
            self._see_to(self._meet, game)
        else:  # a note may have been lost
            self._look(game, seq)

    def _look(self, game: str, seq: float) -> None:
        """Go on with what was stored, as far as it is not known; whatever came meanwhile is found
        with it. What this process has stored itself is known, if it was told that it is stored."""
        live = self._games.get(game)
        if live and seq > live.table.seq:
            if game not in self._looking:
                self._see_to(self._catch_up_with, game)
            self._looking[game] = max(seq, self._looking.get(game, 0))

    async def _catch_up_with(self, game: str) -> None:
        seq = self._looking.pop(game)
        if game not in self._games:
            return
        async with self._as_known(game) as live:
            if seq > live.table.seq:
                await self._catch_up(live)
                await self._follow(live)

    @abstractmethod
    async def attend(self, game: str) -> None:
        """Do what has to be done at a game that nobody may be looking at."""

    async def _look_at_all_again(self) -> None:
        """One by one: as long as the store cannot be used, each of them takes a while."""
        again, self._again = self._again, set()
        for game in again:
            await self._carefully(self._look_again, game)

    async def _look_again(self, game: str) -> None:
        if game in self._unread:
            await self._reread(game)
        await self._meet(game)
        await self.attend(game)

    @abstractmethod
    async def _follow(self, live: Live) -> None:
        """Do what follows from how a game stands, and is so whatever comes of this. The lock has to
        be held."""

    async def _meet(self, game: str) -> None:
        """Who is connected to other processes has changed."""
        if game not in self._games:
            return
        async with self.at(game) as live:
            before, live.elsewhere = live.present, self._neighbours.present(game)
            for guest in before - live.present:
                live.gone[guest] = self._now()
            for guest in live.present - before:
                live.gone.pop(guest, None)
            if live.present != before:
                live.publish_present()
                live.publish_company()
                await self._settle(live)

    async def refresh(self, game: str) -> None:
        """Read a game again of which names have changed, or that may be gone, if it is in memory
        here; if that cannot be done now, later."""
        async with self._loading:  # what is just being loaded may have been read before the change
            is_here = game in self._games
        if is_here:
            await self._carefully(self._reread, game)

    def _miss(self, seconds: float) -> None:
        """Anything may have happened, to any game."""
        since = self._now() - timedelta(seconds=seconds) - CLOCKS_DIFFER
        self._unheard = dict.fromkeys(self._games, since) | self._unheard
        self._start(self._reread_all())

    def _see_to(self, errand: Errand, game: str) -> None:
        """Do it soon."""
        self._start(self._carefully(errand, game))

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def _carefully(self, errand: Errand, game: str) -> None:
        """Do it; if it cannot be done now, look again later."""
        try:
            await errand(game)
        except (NoSuchGameError, UnreadableGameError):  # nor will it be possible later
            self._unread.discard(game)
            self._unheard.pop(game, None)
            self._parting.pop(game, None)
        except StoreError as error:
            self._put_off(game, error)
        except Exception:  # a fault of ours
            log.exception("The game %s could not be seen to", game)

    def _put_off(self, game: str, error: Exception) -> None:
        """Look again later."""
        self._again.add(game)
        log.warning("The game %s has to wait: %r", game, error)

    async def _leave_be(self) -> None:
        """See to nothing any more."""
        errands = [*self._errands]
        for errand in errands:
            errand.cancel()
        await asyncio.gather(*errands, return_exceptions=True)

    async def _reread(self, game: str) -> None:
        """Read it again from its beginning; whoever may not be there any more is shown out."""
        self._unread.add(game)
        async with self._as_known(game) as live:
            if live.is_online and live.here:
                members = {member.guest for member in await self._book.members(game)}
                for guest in live.here - members if members else ():  # if none, it is deleted
                    live.show_out(guest)
            await self._catch_up(live)
            live.become(await self._load(game))
            live.publish_company()
            await self._say_again(live)
            self._unread.discard(game)
            await self._follow(live)

    async def _say_again(self, live: Live) -> None:
        """Tell what people may have said meanwhile; whoever has heard it knows it by its number."""
        since = self._unheard.pop(live.id, None)
        if not live.here or since is None:
            return
        try:
            again = await self._book.said(live.id, since)
        except StoreError:
            self._unheard[live.id] = since
            raise
        for spoken in again:
            live.publish(TalkNews(talk=talk_view(spoken)))

    async def _reread_all(self) -> None:
        async with self._loading:  # what is just being loaded may have been read before
            games = [*self._games]
        for game in games:
            await self._carefully(self._reread, game)

    async def _settle(self, live: Live) -> None:
        """Keep when the game has to be looked after next, if that has changed by itself; if it
        cannot be kept now, later. Nobody who comes or leaves is turned away for it."""
        due = live.attention(live.table)
        if due != live.due:
            try:
                if await self._store.attend(live.id, due, live.table.seq):
                    live.due = due
                else:  # once it is known what the game has gone on with
                    self._again.add(live.id)
            except StoreError as error:
                self._put_off(live.id, error)
