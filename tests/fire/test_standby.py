"""A database that has to have a standby, and whose standby is away: what it waits with is nobody's
yet, and whoever gives up waiting does not make it so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mansuba.table import postgres as talking
from mansuba.table.store import Store
from mansuba.table.store_errors import StoreAwayError
from tests.fire.postgres import Postgres, postgres
from tests.table.test_store import BEGUN, begin, entry, log_of

PATIENCE = 1.0
SOON = 20.0


@contextmanager
def without_its_standby(own: Postgres) -> Iterator[None]:
    """Nobody is there who could answer to this name."""
    _let_names_be(own, "nobody")
    yield
    _let_names_be(own, "")


def _let_names_be(own: Postgres, names: str) -> None:
    setting = "synchronous_standby_names"
    own.tell(f"ALTER SYSTEM SET {setting} = '{names}'", "postgres")
    own.tell("SELECT pg_reload_conf()", "postgres")
    while own.tell(f"SHOW {setting}", "postgres").strip() != names:
        time.sleep(0.01)


WAITING = """
SELECT wait_event_type FROM pg_stat_activity
WHERE application_name = 'mansuba' AND wait_event_type IN ('IPC', 'Lock')
"""


@pytest.mark.parametrize("tries", [1, 3])
def test_what_waits_for_a_standby_is_not_seen(monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
    """Or whoever looks what became of a decision would be told that it is kept. And however often
    somebody tries, the database is not filled with those who wait."""
    monkeypatch.setattr(talking, "OF_PATIENCE", 0.8 * PATIENCE / talking.PATIENCE)

    async def run(own: Postgres, address: str) -> None:
        store = await Store.open(address)
        games = [await begin(store) for _ in range(2)]
        first, second = [entry(1, "0F@t1")], [entry(2, "0W@t2")]
        for game in games:
            await store.append(game, first, BEGUN)
        with without_its_standby(own):
            with monkeypatch.context() as patch:
                patch.setattr(talking, "PATIENCE", PATIENCE)
                for game in [games[0]] * tries + games[1:]:
                    with pytest.raises(StoreAwayError):
                        await store.append(game, second, BEGUN)
                with pytest.raises(StoreAwayError):
                    await store.change(games[1], name="Feast")
            assert own.tell(WAITING, address).split() == ["IPC"]
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
