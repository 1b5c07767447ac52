"""A process among others that serve the same games: what it hears from them, and tells them."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from datetime import datetime

from mansuba.table.notes import Look, Note, Present, Reread, SetPace, ShowOut, Tell
from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGameError, StoreError
from mansuba.web.bots import PAUSES, Driver
from mansuba.web.live import Live
from mansuba.web.memory import Memory
from mansuba.web.neighbours import notes_of

log = logging.getLogger("mansuba.web")


class Among(Memory, ABC):
    """Games in memory that other processes may go on with."""

    def __init__(self, store: Store, driver: Driver, now: Callable[[], datetime]) -> None:
        super().__init__(store, driver, now)
        self._errands: set[asyncio.Task[None]] = set()
        """What others have told us to see to."""
        self._looking: set[str] = set()
        """The games that are about to be looked at anyway."""

    async def start(self) -> None:
        """Hear of what other processes do with the same games."""
        await self._bell.listen(self._hear, lambda: self._see_to(self._reread_all()))

    async def claims(self, name: str) -> bool:
        """Whether something that one process alone should do is for this one, from now on."""
        return name in await self._bell.claim([name])

    async def meet(self) -> None:
        """Tell other processes who is here, and see who is there no more; again and again."""
        self._tell_present(self._games.values())
        for game in self._neighbours.forget_silent():
            self._see_to(self._meet(game))

    def _tell_present(self, games: Iterable[Live]) -> None:
        here = {live.id: (live.table.seq, tuple(sorted(live.here))) for live in games}
        for note in notes_of(here):
            self._bell.ring(note)

    def _hear(self, by: str, note: Note) -> None:
        if isinstance(note, Present):
            for game, (seq, guests) in note.games.items():
                self._hear_of(by, game, seq, guests)
            return
        if isinstance(note, Reread):
            self._see_to(self._reread(note.game) if note.game else self._reread_all())
            return
        live = self._games.get(note.game)
        match note:
            case Look(game):
                self._look(game)
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
            self._see_to(self._meet(game))
        elif live and seq > live.table.seq:  # a note was lost
            self._look(game)

    def _look(self, game: str) -> None:
        """Go on with what another process has stored; whatever came meanwhile is found with it."""
        if game in self._games and game not in self._looking:
            self._looking.add(game)
            self._see_to(self._catch_up_with(game))

    async def _catch_up_with(self, game: str) -> None:
        self._looking.discard(game)
        async with self.at(game) as live:
            await self._go_on(live)

    @abstractmethod
    async def _go_on(self, live: Live) -> None:
        """Do all that nobody has to wait for. The lock has to be held."""

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

    def _see_to(self, errand: Coroutine[None, None, None]) -> None:
        """Do it soon; if it cannot be done, whoever asks next finds out."""

        async def carefully() -> None:
            try:
                await errand
            except StoreError as error:
                log.warning("What another process has told has to wait: %r", error)
            except Exception:  # a fault of ours
                log.exception("What another process has told could not be seen to")

        task = asyncio.create_task(carefully())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _leave_be(self) -> None:
        """See to nothing any more."""
        for errand in self._errands:
            errand.cancel()

    async def _reread(self, game: str) -> None:
        async with self.at(game) as live:
            live.become(await self._load(game))
            live.publish_company()

    async def _reread_all(self) -> None:
        for game in list(self._games):
            with suppress(NoSuchGameError):
                await self._reread(game)

    async def _settle(self, live: Live) -> None:
        """Keep when the game has to be looked after next, if that has changed by itself."""
        due = live.attention(live.table)
        if due != live.due:
            await self._store.attend(live.id, due)
            live.due = due
