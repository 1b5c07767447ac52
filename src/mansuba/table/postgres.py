"""What PostgreSQL wants to be told; only files of its name know that it is PostgreSQL."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import AdaptedConnection, Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mansuba.table.cancelling import to_its_end
from mansuba.table.growth import Growth
from mansuba.table.postgres_growth import grow, in_its_own_errors
from mansuba.table.store_errors import WeakStoreError

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds to wait for a connection, for an answer, or for a transaction."""
LENGTH = 3600.0
"""Seconds to wait for a transaction that has much to look at."""
RESTED = 60
"""Seconds after which a connection for that is not used again: the machine at its other end may
have vanished by then, and it would wait for an answer as long."""
CONNECTIONS = 4
"""How many transactions of one process may go on at a time."""
GROWING = 8
"""How many games' logs may grow at a time, beside them."""
READING = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Execution options of a connection that only reads: it sees one moment of the database."""
WEAK = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "data_sync_retry": "on",
}
"""Settings with which a commit is acknowledged before it is sure to outlast a crash. With the last,
what a disk has failed to write is taken for written at the next try."""
FIT = {"transaction_read_only": "off", "server_encoding": "UTF8"}
"""Settings without which nothing can be written, or not whatever people are called."""
NOTICED = {
    "tcp_keepalives_idle": "10s",
    "tcp_keepalives_interval": "5s",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "20s",
}
"""Settings with which the database notices soon that a machine has vanished: until then, what its
servers were at is held for them, and nobody else can go on with it."""
VALUES = "SELECT name, current_setting(name) FROM unnest($1::text[]) AS name"
SET = """
SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS given(name, value)
"""
NOTICING = {"TCP_KEEPIDLE": 10, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 2, "TCP_USER_TIMEOUT": 20_000}
"""The same for the system at our end, as far as it knows of it: whatever may take long would wait
as long for the answer of a database whose machine has vanished."""
EACH_STATEMENT = {"default_transaction_isolation": "read committed"}
"""Whoever holds a row looks again after that, and has to see what others did before."""
SILENCE = {"idle_in_transaction_session_timeout": "20s"}
"""For how long the database waits in the middle of a transaction for what is to come next."""
OF_PATIENCE = 0.8
"""For how much of our patience a transaction waits for another one that is in its way. The database
ends it itself then: it would wait on for whoever has let go of it, and many would fill it."""
IN_TURN = text(
    "SELECT pg_notify('mansuba_in_turn', '') WHERE pg_current_xact_id_if_assigned() IS NOT NULL"
)
"""Nobody listens to it. But whatever tells something is kept in turn: while a standby is away, one
transaction waits for it, and all others for that one. Each would wait for it by itself otherwise,
and nothing ends that: one left over by every try, until nobody could be let in any more. Whoever
has written nothing waits for nobody, as a server that starts with tables that are new."""
NO_LIMITS: Mapping[str, str] = {}
DISK_FULL = "53100"
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What a connection fails with that breaks, or is not to be had."""
SENSELESS = (ValueError, IndexError, OverflowError)
"""What asyncpg fails with over an address in which it takes something for what it cannot be."""


class Engine:
    """A few connections to the database at an address, as `psql` and others understand it."""

    def __init__(self, address: str) -> None:
        async def open_lasting(*_: Any, **__: Any) -> asyncpg.Connection:
            in_the_way = {"lock_timeout": f"{OF_PATIENCE * PATIENCE:.1f}s"}
            return await connect(address, limits={**SILENCE, **in_the_way})

        async def open_patient() -> asyncpg.Connection:
            return await connect(address)

        self._engine = _engine(open_lasting, pool_size=CONNECTIONS, pool_timeout=PATIENCE)
        self._patient = _engine(open_patient, pool_size=1, pool_timeout=LENGTH, pool_recycle=RESTED)
        self._reader = self._engine.execution_options(**READING)
        self._patient_reader = self._patient.execution_options(**READING)
        # Past SQLAlchemy, which takes longer to ask than PostgreSQL to answer.
        self._growing = asyncpg.create_pool(
            connect=open_lasting, min_size=0, max_size=GROWING, reset=_leave_as_it_is
        )
        self._writing: set[asyncio.Future[Any]] = set()

    async def read(self, work: Callable[[Connection], T], *, at_length: bool = False) -> T:
        """Do it in a transaction that sees one moment of the database."""
        if at_length:
            return await _transact(self._patient_reader, work, LENGTH)
        return await _transact(self._reader, work, PATIENCE)

    async def write(self, work: Callable[[Connection], T], *, at_length: bool = False) -> T:
        """Do it in a transaction that is on the disk when this ends."""

        def in_turn(connection: Connection) -> T:
            done = work(connection)
            connection.execute(IN_TURN)
            return done

        if at_length:
            writing = asyncio.ensure_future(_transact(self._patient, in_turn, LENGTH))
        else:
            writing = asyncio.ensure_future(_transact(self._engine, in_turn, PATIENCE))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return await to_its_end(writing)

    async def grow(self, new: Growth, note: tuple[str, str] | None) -> bool:
        """Write down what a game's log grows by, and tell a channel; whether there is such a
        game."""
        assert note, "there are always others"
        return await to_its_end(asyncio.ensure_future(self._grow(new, note)))

    async def _grow(self, new: Growth, note: tuple[str, str]) -> bool:
        pool = await self._growing  # opened by whoever comes first
        with in_its_own_errors():
            async with pool.acquire(timeout=PATIENCE) as connection:
                with _patience(connection, PATIENCE):
                    return await grow(connection, new, note)

    async def close(self) -> None:
        """Let all connections go."""
        try:
            if self._writing:  # whoever wanted it may have gone; nobody asks to give it up
                await asyncio.wait(self._writing, timeout=PATIENCE)
            with suppress(*AWAY):  # of one that does not answer it has let go all the same
                await (await self._growing).close()
        finally:
            await self._engine.dispose()
            await self._patient.dispose()


async def _transact(engine: AsyncEngine, work: Callable[[Connection], T], patience: float) -> T:
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        with _patience(raw.driver_connection, patience):
            async with connection.begin():
                return await connection.run_sync(work)


async def _leave_as_it_is(_: asyncpg.Connection) -> None:
    """Nothing that a log grows by leaves anything behind at a connection."""


def _engine(create: Callable[[], Awaitable[asyncpg.Connection]], **pool: Any) -> AsyncEngine:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=create,
        max_overflow=0,
        hide_parameters=True,  # what people write, and secrets, get into no error and no log
        **pool,
    )
    event.listen(engine.sync_engine, "checkout", _check_alive)
    return engine


def _check_alive(connection: AdaptedConnection, _record: object, _proxy: object) -> None:
    """Whoever asks for a connection is given another one if it is known to have ended."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


@contextmanager
def _patience(connection: asyncpg.Connection, seconds: float) -> Iterator[None]:
    """Let go of the connection if this takes longer.

    The database is not asked to give up what it is at, as asyncpg would: one that only waits for
    its standby any more would then keep it without, and show it to whoever looks what became of it.
    """
    letting_go = asyncio.get_running_loop().call_later(seconds, connection.terminate)
    try:
        yield
    finally:
        letting_go.cancel()


class _Connection(asyncpg.Connection):  # type: ignore[misc]  # its types are not known
    def notice_silence(self) -> None:
        """Let our system see whether the database's machine is still there."""
        own = self._transport.get_extra_info("socket")
        if own.family in (socket.AF_INET, socket.AF_INET6):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            for name, value in NOTICING.items():
                if hasattr(socket, name):
                    own.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)

    async def close(self, *, timeout: float | None = None) -> None:
        """Say goodbye, and wait for an answer, but not for ever."""
        await super().close(timeout=timeout or PATIENCE)


async def connect(
    address: str, *, patience: float | None = None, limits: Mapping[str, str] = NO_LIMITS
) -> asyncpg.Connection:
    """A connection whose commits last, or a WeakStoreError.

    If there is `patience`, an answer is waited for that long, and then the database is asked to
    give up. With `limits`, settings of its own, the database gives up by itself.
    """
    try:
        connection = await asyncpg.connect(
            address,
            timeout=PATIENCE,
            command_timeout=patience,
            connection_class=_Connection,
            max_cached_statement_lifetime=0,  # asyncpg would wait without limit to forget one
            server_settings={"application_name": "mansuba"},
        )
    except AWAY:  # some of which are ValueErrors, and say what is wrong
        raise
    except SENSELESS:  # what it says may quote the password
        raise ConnectionError("nothing can be reached at such an address") from None
    try:
        connection.notice_silence()
        with _patience(connection, PATIENCE):
            await _check_fit(connection)
            await _check_lasting(connection)
            await _set(connection, {**NOTICED, **EACH_STATEMENT, **limits})
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _check_fit(connection: asyncpg.Connection) -> None:
    for setting, value in (await _values(connection, FIT)).items():
        if value != FIT[setting]:
            raise ConnectionError(f"{setting} = {value}")


async def _check_lasting(connection: asyncpg.Connection) -> None:
    for setting, value in (await _values(connection, WEAK)).items():
        if value == WEAK[setting]:
            raise WeakStoreError(setting, value)
    # Held to what it is now: whoever changes it later does not change it for us.
    held = "SELECT set_config($1, current_setting($1), false)"
    await connection.execute(held, "synchronous_commit")


async def _values(connection: asyncpg.Connection, settings: Iterable[str]) -> dict[str, str]:
    return dict(await connection.fetch(VALUES, list(settings)))


async def _set(connection: asyncpg.Connection, settings: Mapping[str, str]) -> None:
    """Not at the start of the connection: a pooler in between would refuse such settings there."""
    await connection.execute(SET, list(settings), list(settings.values()))


def is_full(error: DBAPIError) -> bool:
    """Whether the database's disk is full."""
    return getattr(error.orig, "sqlstate", None) == DISK_FULL
