"""A database that has to have a standby, and whose standby is away: what it waits with is nobody's
yet, and whoever gives up waiting does not make it so."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text

from mansuba.table import postgres as talking
from mansuba.table.guests import GuestBook
from mansuba.table.postgres_bell import PostgresBell
from mansuba.table.store import Store
from mansuba.table.store_errors import StoreAwayError
from tests.fire.postgres import Postgres, postgres
from tests.table.test_store import BEGUN, NOON, begin, entry, log_of

PATIENCE = 1.0
SOON = 20.0


@asynccontextmanager
async def without_its_standby(own: Postgres, address: str) -> AsyncIterator[None]:
    """Nobody is there who could answer to this name, and whatever is to be kept waits for them."""
    probe = await asyncpg.connect(address)
    await probe.execute("CREATE TABLE probe ()")
    _let_names_be(own, "nobody")
    writing = _write(probe)
    async with asyncio.timeout(SOON):
        while own.tell(WAITING, address).split() != ["SyncRep"]:
            if writing.done():
                writing = _write(probe)
            await asyncio.sleep(0.02)
    own.tell(END, address)
    with pytest.raises(talking.AWAY):
        await writing
    yield
    _let_names_be(own, "")


def _write(probe: asyncpg.Connection) -> asyncio.Task[str]:
    return asyncio.create_task(probe.execute("INSERT INTO probe DEFAULT VALUES"))


def _let_names_be(own: Postgres, names: str) -> None:
    own.tell(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'", "postgres")
    own.tell("SELECT pg_reload_conf()", "postgres")


WAITING = """
SELECT wait_event FROM pg_stat_activity
WHERE datname = current_database() AND (wait_event = 'SyncRep' OR wait_event_type = 'Lock')
"""
END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.mark.parametrize("tries", [1, 3])
def test_what_waits_for_a_standby_is_not_seen(monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
    """Or whoever looks what became of a decision would be told that it is kept. And however often
    somebody tries, and whatever, the database is not filled with those who wait."""
    monkeypatch.setattr(talking, "OF_PATIENCE", 0.8 * PATIENCE / talking.PATIENCE)

    async def run(own: Postgres, address: str) -> None:
        store = await Store.open(address)
        book = GuestBook(store.transactions)
        games = [await begin(store) for _ in range(2)]
        first, second = [entry(1, "0F@t1")], [entry(2, "0W@t2")]
        for game in games:
            await store.append(game, first, BEGUN)
        async with without_its_standby(own, address):
            with monkeypatch.context() as patch:
                patch.setattr(talking, "PATIENCE", PATIENCE)
                for game in [games[0]] * tries + games[1:]:
                    with pytest.raises(StoreAwayError):
                        await store.append(game, second, BEGUN)
                for _ in range(tries):
                    for something in (
                        store.change(games[1], name="Feast"),
                        store.attend(games[1], NOON, 1),
                        store.confirm(games[1]),
                        book.introduce("Nefer", NOON),
                        begin(store),
                    ):
                        with pytest.raises(StoreAwayError):
                            await something
            async with asyncio.timeout(SOON):
                while own.tell(WAITING, address).split() != ["SyncRep"]:
                    await asyncio.sleep(0.05)
            async with asyncio.timeout(SOON):  # a server that starts now has nothing to write
                await (await Store.open(address)).close()
            for game in games:
                assert await log_of(store, game) == first
            assert (await store.glance(games[1], 0)).name is None
        async with asyncio.timeout(SOON):
            while await log_of(store, games[0]) != first + second:
                await asyncio.sleep(0.05)
        await store.append(games[1], second, BEGUN)
        await store.close()

    with postgres() as own:
        asyncio.run(run(own, own.database()))


NOTICED = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "20000",
}


def noticing(own: socket.socket) -> dict[str, int]:
    """How soon the system at our end notices."""
    assert own.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
    return {
        name: own.getsockopt(socket.IPPROTO_TCP, getattr(socket, name)) for name in talking.NOTICING
    }


GIVEN_UP = {"idle_in_transaction_session_timeout": "20s", "lock_timeout": "4s"}


def test_whoever_vanishes_is_noticed(own_postgres: Postgres) -> None:
    """However they came: what they have begun, or claimed, is held for them until then."""
    address = own_postgres.database()

    async def settings_of(connection: Any, names: Iterable[str]) -> dict[str, str]:
        return {name: await connection.fetchval(f"SHOW {name}") for name in names}

    async def run() -> None:
        bell, engine = PostgresBell(address), talking.Engine(address)
        await bell.listen(lambda *_: None, lambda _: None)
        assert await settings_of(bell._connection, NOTICED) == NOTICED
        for pool, wanted in ((engine._engine, NOTICED | GIVEN_UP), (engine._patient, NOTICED)):
            async with pool.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert await settings_of(raw, wanted) == wanted
                assert raw is not None
                assert noticing(raw._transport.get_extra_info("socket")) == talking.NOTICING
        async with (await engine._growing).acquire() as raw:
            assert await settings_of(raw, NOTICED | GIVEN_UP) == NOTICED | GIVEN_UP
        await bell.close()
        await engine.close()

    asyncio.run(run())


def test_whoever_vanishes_in_the_middle_holds_nobody_up_for_long(own_postgres: Postgres) -> None:
    address = own_postgres.database()

    async def run() -> None:
        vanished = await talking.connect(address, limits=dict.fromkeys(talking.SILENCE, "1s"))
        other = await talking.connect(address)
        await other.execute("CREATE TABLE something ()")
        await vanished.execute("BEGIN; LOCK something")
        async with asyncio.timeout(SOON):
            await other.execute("BEGIN; LOCK something; COMMIT")
        with pytest.raises(talking.AWAY):
            await vanished.execute("COMMIT")
        vanished.terminate()
        await other.close()

    asyncio.run(run())


def test_what_is_being_written_at_the_end_is_written(own_postgres: Postgres) -> None:
    """Though whoever has asked for it has gone. Else the database would be asked to give it up, and
    what waits for a standby would be kept without it."""
    address = own_postgres.database()

    async def run() -> None:
        store, begun = await Store.open(address), asyncio.Event()
        loop = asyncio.get_running_loop()

        def takes_its_time(connection: Connection) -> None:
            connection.execute(text("CREATE TABLE something ()"))
            loop.call_soon(begun.set)
            connection.execute(text("SELECT pg_sleep(1)"))

        writing = asyncio.create_task(store.transactions.write(takes_its_time))
        await begun.wait()
        writing.cancel()
        await store.close()

    asyncio.run(run())
    assert own_postgres.tell("SELECT to_regclass('something')", address).strip() == "something"
