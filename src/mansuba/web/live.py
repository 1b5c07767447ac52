"""A game that is being played, and the people who listen to its news."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from datetime import datetime

from mansuba import Phase, Seat
from mansuba.table import HERE, LOCAL, Awaited, Table, moments
from mansuba.table.bell import Bell
from mansuba.table.clock import Clock, clock
from mansuba.table.kept import Arrangement, Glance, Stored, Summary, Terms, arranged_no_more
from mansuba.table.notes import Tell
from mansuba.web.company import company_view
from mansuba.web.messages import Pace, Renamed
from mansuba.web.messages_common import Message
from mansuba.web.messages_people import CompanyNews, CompanyView, Present, Removed
from mansuba.web.packing import Packed
from mansuba.web.views import entry_text, game_text, news_text

SECONDS_KNOWN = 300.0
"""For how long nobody looks into the book again, for someone who listens and decides."""
MOST_WAITING = 64
"""How many messages may wait for a listener who is slow to read."""


class Listener:
    """Someone at the other end of a socket."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._known: dict[str, float] = {}
        """Hashes of keys, and until when they are good without a look into the book."""
        self._is_over = False
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.dropped = asyncio.Event()
        """Set when this listener was too slow."""

    def tell(self, text: str) -> None:
        """Let a message wait for its turn; whoever lets too many wait is dropped."""
        self._put(text)

    def end(self) -> None:
        """There is nothing more to hear after this, and nothing to be let in by."""
        self._is_over = True
        self._put(None)

    def let_in(self, key: str) -> None:
        """They may be here, as the book says at this moment, and decide with the key of this
        hash."""
        now = time.monotonic()
        self._known = {one: until for one, until in self._known.items() if now < until}
        self._known[key] = now + SECONDS_KNOWN

    def has(self, key: str) -> bool:
        """Whether they were let in with this key of late, and still may be here."""
        return time.monotonic() < self._known.get(key, 0.0) and not self._is_over

    def _put(self, text: str | None) -> None:
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.dropped.set()

    async def hear(self) -> str | None:
        """The next message; nothing when it was the last."""
        return await self._waiting.get()


@dataclass
class Live:
    """A game in memory. Whoever reads or changes it holds its lock."""

    id: str
    name: str | None
    created: datetime
    table: Table
    entries: Packed
    """The log as it is told, entry by entry: written once, however often it is told."""
    terms: Terms
    arrangements: dict[Seat, Arrangement]
    known: datetime
    """Since when the server runs, and knows who is connected: whoever never was has been gone since
    then."""
    bell: Bell
    """By which people hear of it who are connected to another process."""
    due: datetime | None = None
    """When somebody has to look after it, as the store has it."""
    gone: dict[str, datetime] = field(default_factory=dict)
    """Since when guests are not connected any more."""
    returning: set[str] = field(default_factory=set)
    """Guests who are back, though it could not be kept that they are."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    elsewhere: frozenset[str] = frozenset()
    """The guests who are connected to other processes."""
    pace: Pace = "normal"
    paced: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the pace has changed, for whoever waits by it."""
    driver: asyncio.Task[None] | None = None
    """Lets the bots and the program's dice act."""
    question: object = None
    """What it is at: who decides what."""

    @classmethod
    def resumed(cls, stored: Stored, known: datetime, bell: Bell) -> Live:
        """The game as the store has it, played again."""
        fresh = stored.table
        told = list(moments(fresh.start, fresh.company, fresh.dice, stored.entries))
        return cls(
            id=stored.id,
            name=stored.name,
            created=stored.created,
            table=fresh.after(told),
            entries=Packed(map(entry_text, told)),
            terms=stored.terms,
            arrangements=dict(stored.arrangements),
            known=known,
            bell=bell,
            due=stored.due,
        )

    # --- how it stands --------------------------------------------------------------------------

    @property
    def is_online(self) -> bool:
        """Whether people play it over a network."""
        return self.terms.host != LOCAL

    def goes_on_unseen(self, table: Table) -> bool:
        """Whether bots play at a table that has grown from this one though nobody looks: people who
        sit there may come back to it whenever they like."""
        return self.is_online and any(chair.player == HERE for chair in table.chairs)

    @property
    def is_played(self) -> bool:
        """Whether bots play, if it is for them."""
        return bool(self.listeners) or self.goes_on_unseen(self.table)

    @property
    def is_driven(self) -> bool:
        """Whether a bot or the program's dice are about to act."""
        return self.driver is not None and not self.driver.done()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.listeners or self.is_driven or self.lock.locked())

    @property
    def here(self) -> set[str]:
        """The guests who are connected to this process."""
        return {listener.guest for listener in self.listeners}

    def who_has(self, key: str) -> str | None:
        """Whoever is connected to this process, and was let in with this key."""
        return next((one.guest for one in self.listeners if one.has(key)), None)

    def let_in(self, guest: str, key: str) -> None:
        """Whoever has this key may be here, as the book says at this moment."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.let_in(key)

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return self.here | self.elsewhere

    def clock(self, table: Table) -> Clock | None:
        """The clock that runs at a table that has grown from this one, if one does."""
        seat = table.awaits.seat
        if not self.is_online or seat is None:
            return None
        guest = table.chair_of(seat).guest
        gone = None if guest in self.present else self.gone.get(guest or "", self.known)
        return clock(table, self.terms.tempo, self.created, gone, self.known)

    def arrangement(self, table: Table) -> Arrangement | None:
        """The set-up that has come in for the seat whose turn to set up it is, at a table that has
        grown from this one."""
        waiting, phase = table.awaits, table.position.phase
        if phase is not Phase.SET_UP or waiting.awaited is not Awaited.PERSON:
            return None
        return self.arrangements.get(waiting.seat) if waiting.seat is not None else None

    def attention(self, table: Table) -> datetime | None:
        """When somebody has to look after a table that has grown from this one."""
        if not self.is_online or table.is_over:
            return None
        if table.awaits.awaited in (Awaited.BOT, Awaited.DICE):
            return _since(table, self.created) if self.goes_on_unseen(table) else None
        if self.arrangement(table):  # whoever was to carry it out may be killed before
            return _since(table, self.created)
        running = self.clock(table)
        return running.due if running else None

    def summary(self, table: Table) -> Summary:
        """How a table that has grown from this one stands."""
        position = table.position
        return Summary(
            phase=Phase.OVER if table.is_over else position.phase,
            turn=table.turns,
            winner=position.winner,
            chairs=table.chairs,
            awaits=table.awaits.person,
            due=self.attention(table),
        )

    # --- what becomes of it ---------------------------------------------------------------------

    def grow(self, table: Table, entries: list[str]) -> None:
        """Go on to this table, and tell everyone; it has to be stored already."""
        begun = {arranged_no_more(entry) for entry in table.entries[self.table.seq :]}
        waiting = {seat: one for seat, one in self.arrangements.items() if seat not in begun}
        self._go_on(table, entries, waiting)

    def news_of(self, table: Table) -> list[str]:
        """What a table that has grown from this one has to tell."""
        new = table.entries[self.table.seq :]
        return [entry_text(moment) for moment in self.table.happening(new, table.played)]

    def take(self, glance: Glance) -> bool:
        """Catch up with what another process has stored; whether the game has gone on."""
        before = self.terms, self.arrangements
        if glance.name is not None and glance.name != self.name:
            self.publish(Renamed(name=glance.name))
        self.name, self.terms, self.due = glance.name, glance.terms, glance.due
        waiting = dict(glance.arrangements)
        if glance.entries:
            told = list(self.table.happening(glance.entries))
            texts = [entry_text(moment) for moment in told]
            self._go_on(self.table.after(told), texts, waiting)
        elif (self.terms, waiting) != before:
            self.arrangements = waiting
            self.publish_company()
        return bool(glance.entries)

    def _go_on(
        self, table: Table, entries: list[str], arrangements: dict[Seat, Arrangement]
    ) -> None:
        self.table, self.arrangements = table, arrangements
        self.entries.add(entries)
        self.publish_text(news_text(entries, self.company()))

    def become(self, other: Live) -> None:
        """Read again what names are in it, and all that has come since."""
        news = other.entries.after(self.table.seq)
        self.name, self.table, self.entries = other.name, other.table, other.entries
        self.terms, self.arrangements, self.due = other.terms, other.arrangements, other.due
        if news:
            self.publish_text(news_text(news, self.company()))

    def set_pace(self, pace: Pace) -> None:
        """Let the bots play at this pace."""
        self.pace = pace
        self.paced.set()

    def stop_driving(self) -> None:
        """Whatever a bot is thinking about comes to nothing. The lock has to be held."""
        if self.driver:
            self.driver.cancel()
            self.driver = None

    # --- what is told ---------------------------------------------------------------------------

    def publish(self, message: Message) -> None:
        """Tell everyone who listens here, and wait for nobody."""
        self.publish_text(message.model_dump_json())

    def publish_text(self, text: str) -> None:
        """Tell everyone who listens here a message as it is sent."""
        for listener in self.listeners:
            listener.tell(text)

    def announce(self, message: Message) -> None:
        """Tell everyone, wherever they are connected, what can be read nowhere later."""
        text = message.model_dump_json()
        self.publish_text(text)
        self.bell.ring(Tell(self.id, text))

    def publish_company(self) -> None:
        """Tell everyone how the people at the table stand now."""
        self.publish(CompanyNews(company=self.company()))

    def publish_present(self) -> None:
        """Tell everyone who is connected."""
        self.publish(Present(guests=sorted(self.present)))

    def show_out(self, guest: str) -> None:
        """Tell someone that they may not be at this table any more, and nothing after that."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.tell(Removed().model_dump_json())
                listener.end()

    def company(self) -> CompanyView:
        """The people at the table."""
        running = self.clock(self.table)
        return company_view(
            self.table, self.terms, self.arrangements, running.until if running else None
        )

    def view(self) -> str:
        """The whole game, as a GameView is written."""
        company = self.company()
        entries = self.entries.after(0)
        return game_text(self.id, self.name, self.created, self.table, entries, company)


def _since(table: Table, created: datetime) -> datetime:
    """Since when the table stands as it does."""
    return table.entries[-1].at if table.entries else created
