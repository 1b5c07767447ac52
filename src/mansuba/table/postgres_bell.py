"""The bell of PostgreSQL: notes by LISTEN and NOTIFY, claims by locks that fall with whoever has
them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from time import monotonic, time

import asyncpg
from sqlalchemy import Connection, text

from mansuba.table.bell import Hear, Miss
from mansuba.table.cancelling import to_its_end
from mansuba.table.measures import HEARD, SENT
from mansuba.table.notes import Look, Note, Reread, read_note, write_note
from mansuba.table.postgres import AWAY, PATIENCE, connect

log = logging.getLogger("mansuba.table")

CHANNEL = "mansuba"
MOST_BYTES = 7999
"""How long a note may be; PostgreSQL takes no longer ones."""
MOST_WAITING = 1000
"""How many notes may wait to be told; of more, the oldest are lost."""
RETRY = 0.5
"""Seconds until the next try when the database is away."""
BREAK = 1.0
"""Seconds between two looks whether the connection still stands."""

NOTIFY = text("SELECT pg_notify(:channel, :note)")
NOTIFY_ALL = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
CLAIM = (
    "SELECT name FROM unnest($1::text[]) AS name "
    "WHERE pg_try_advisory_lock(hashtextextended(name, 0))"
)
RELEASE = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


class PostgresBell:
    """One process among those that share a database.

    Its connection is kept up for as long as it listens. When it breaks, claims are lost with it and
    notes may be missed; both are mended once the database is back.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._name = secrets.token_urlsafe(6)
        self._connection: asyncpg.Connection | None = None
        self._in_use = asyncio.Lock()
        self._held: set[str] = set()
        self._to_tell: deque[str] = deque(maxlen=MOST_WAITING)
        self._hear: Hear | None = None
        self._something_to_tell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def listen(self, hear: Hear, miss: Miss) -> None:
        """Hear what others tell from now on; after a break, also that something was missed."""
        self._hear = hear
        await self._connect()
        self._tasks = [
            asyncio.create_task(self._keep_up(miss)),
            asyncio.create_task(self._tell()),
        ]

    def ring_with(self, connection: Connection, note: Note) -> None:
        """Tell it to the others once the transaction is kept, and only then."""
        channel, written = self.note_of(note)
        connection.execute(NOTIFY, {"channel": channel, "note": written})
        SENT.inc()

    def note_of(self, note: Note) -> tuple[str, str]:
        """Where a note goes and how it is written, for whoever rings by themselves."""
        return CHANNEL, write_note(self._name, note)

    def ring(self, note: Note) -> None:
        """Tell it to the others soon; if that cannot be, they go without."""
        written = write_note(self._name, note)
        if len(written.encode()) > MOST_BYTES:
            log.error("A note of the sort %s is too long", type(note).__name__)
            return
        self._to_tell.append(written)
        self._something_to_tell.set()

    async def claim(self, names: Collection[str]) -> set[str]:
        """Those that are this process's own by now. While the database is known to be away none
        is."""
        if not self._held.issuperset(names):
            await to_its_end(asyncio.ensure_future(self._take(names)))
        return self._held.intersection(names)

    async def release(self, name: str) -> None:
        """Leave something to the others."""
        if name in self._held:
            self._held.discard(name)
            await to_its_end(asyncio.ensure_future(self._give(name)))

    async def _take(self, names: Collection[str]) -> None:
        """Whoever asked may go: what the database gives is held all the same, and known to be."""
        async with self._in_use:  # a lock that is taken twice has to be released twice
            with suppress(*AWAY), self._in_sure_hands() as connection:
                rows = await connection.fetch(CLAIM, sorted(set(names) - self._held))
                self._held.update(row["name"] for row in rows)

    async def _give(self, name: str) -> None:
        async with self._in_use:
            with suppress(*AWAY), self._in_sure_hands() as connection:
                await connection.execute(RELEASE, name)

    async def close(self) -> None:
        """Hear and hold nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection:
            self._connection.terminate()

    # --- the connection -------------------------------------------------------------------------

    @contextmanager
    def _in_sure_hands(self) -> Iterator[asyncpg.Connection]:
        """The connection. If no answer comes, nobody knows what it holds, and it is let go with all
        that."""
        connection = self._standing()
        try:
            yield connection
        except AWAY:
            self._let_go(connection)
            raise

    def _let_go(self, connection: asyncpg.Connection) -> None:
        connection.terminate()
        self._held.clear()

    def _standing(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            raise ConnectionError
        return self._connection

    async def _connect(self) -> None:
        connection = await connect(self._address, patience=PATIENCE)
        try:
            await connection.add_listener(CHANNEL, self._note)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    def _note(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        found = read_note(str(payload))
        if found and self._hear:
            by, note = found
            if by != self._name:
                HEARD.inc()
                self._hear(by, note)
            elif isinstance(note, Look | Reread):
                self._hear(by, note)  # it is kept, whether or not whoever wrote it was told so

    async def _keep_up(self, miss: Miss) -> None:
        while True:
            stood, stood_at = monotonic(), time()
            await asyncio.sleep(BREAK)
            try:
                async with self._in_use:
                    await self._standing().execute("SELECT 1")
            except Exception as error:  # whatever it is: nobody else would notice
                log.warning("The other processes are not heard: %s", type(error).__name__)
                await self._connect_again()
                log.warning("The other processes are heard again")
                self._something_to_tell.set()
                # The one does not go on while the machine sleeps; the other is set now and then.
                miss(max(monotonic() - stood, time() - stood_at))

    async def _connect_again(self) -> None:
        if self._connection:
            self._let_go(self._connection)
        while True:
            try:
                await self._connect()
                return
            except AWAY:
                pass
            except Exception as error:  # it is there, and will not do as it is
                log.warning("The other processes cannot be heard: %r", error)
            await asyncio.sleep(RETRY)

    async def _tell(self) -> None:
        while True:
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            notes = [*self._to_tell]
            self._to_tell.clear()
            try:
                async with self._in_use:
                    await self._standing().execute(NOTIFY_ALL, CHANNEL, notes)
                    SENT.inc(len(notes))
            except Exception as error:  # they are told once the connection stands again
                log.warning("The other processes are not told: %s", type(error).__name__)
                self._to_tell = deque([*notes, *self._to_tell], MOST_WAITING)
