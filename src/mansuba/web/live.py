"""A game that someone is playing: its table in memory, and those who listen to its news."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime

from mansuba.table import Table, moments
from mansuba.table.store import Stored
from mansuba.web.messages import EntryView, GameView, Message, News, Pace
from mansuba.web.views import entry_view, game_view, moments_since

MOST_WAITING = 64
"""How many messages may wait for a listener who is slow to read."""


class Listener:
    """Someone at the other end of a socket."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.dropped = asyncio.Event()
        """Set when this listener was too slow."""

    def tell(self, text: str) -> None:
        """Let a message wait for its turn; whoever lets too many wait is dropped."""
        self._put(text)

    def end(self) -> None:
        """There is nothing more to hear after this."""
        self._put(None)

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
    entries: list[EntryView]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    pace: Pace = "normal"
    driver: asyncio.Task[None] | None = None
    """Lets the bots and the program's dice act."""

    @classmethod
    def resumed(cls, stored: Stored) -> Live:
        """The game as the store has it, played again."""
        people = [(chair.name, chair.player) for chair in stored.chairs]
        fresh = Table.new(stored.edition, people, stored.dice)
        told = list(moments(fresh.start, fresh.here, stored.entries))
        views = [entry_view(moment) for moment in told]
        return cls(stored.id, stored.name, stored.created, fresh.after(told), views)

    def grow(self, table: Table, entries: list[EntryView]) -> None:
        """Go on to this table, and tell everyone; it has to be stored already."""
        self.table = table
        self.entries += entries
        self.publish(News(entries=entries))

    def news_of(self, table: Table) -> list[EntryView]:
        """What a table that has grown from this one has to tell."""
        return [entry_view(moment) for moment in moments_since(table, self.table.seq)]

    def become(self, other: Live) -> None:
        """Catch up with what another process has stored."""
        news = other.entries[self.table.seq :]
        self.name, self.table, self.entries = other.name, other.table, other.entries
        if news:
            self.publish(News(entries=news))

    def publish(self, message: Message) -> None:
        """Tell everyone who listens, and wait for nobody."""
        text = message.model_dump_json()
        for listener in self.listeners:
            listener.tell(text)

    def stop_driving(self) -> None:
        """Whatever a bot is thinking about comes to nothing. The lock has to be held."""
        if self.driver:
            self.driver.cancel()
            self.driver = None

    def view(self) -> GameView:
        """The whole game."""
        return game_view(self.id, self.name, self.created, self.table, self.entries)
