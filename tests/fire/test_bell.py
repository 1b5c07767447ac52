"""How processes that share a PostgreSQL go on hearing each other, whatever happens to it."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from mansuba.table import postgres, postgres_bell
from mansuba.table.notes import Look, Note, Reread, ShowOut
from mansuba.table.postgres_bell import PostgresBell
from mansuba.table.store_errors import StoreAwayError, WeakStoreError
from mansuba.table.transactions import Transactions
from tests.fire.postgres import Postgres

OUT = ShowOut("sunny", "Ana")


async def within_reason(it_is_so: Any) -> None:
    async with asyncio.timeout(20):
        while not it_is_so():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "trouble", [WeakStoreError("fsync", "off"), asyncpg.TargetServerAttributeNotMatched("no")]
)
def test_a_database_that_will_not_do_is_tried_again(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """And what was to be told meanwhile is told then."""
    monkeypatch.setattr(postgres_bell, "RETRY", 0.01)
    monkeypatch.setattr(postgres_bell, "BREAK", 0.05)
    address, troubles = own_postgres.database(), list[Exception]()
    connect, heard, missed = postgres.connect, list[Note](), list[float]()

    async def troubled(*given: Any, **named: Any) -> Any:
        if troubles:
            raise troubles.pop()
        return await connect(*given, **named)

    async def run() -> None:
        one, other = PostgresBell(address), PostgresBell(address)
        await one.listen(lambda *_: None, missed.append)
        await other.listen(lambda _by, note: heard.append(note), lambda _: None)
        monkeypatch.setattr(postgres_bell, "connect", troubled)
        troubles.extend([trouble, trouble])
        assert one._connection
        one._connection.terminate()
        one.ring(OUT)
        await within_reason(lambda: missed)
        assert not troubles
        await within_reason(lambda: OUT in heard)
        assert await one.claim(["something"]) == {"something"}
        await one.close()
        await other.close()

    asyncio.run(run())


def test_what_is_claimed_twice_at_once_can_be_released(own_postgres: Postgres) -> None:
    address = own_postgres.database()

    async def run() -> None:
        one, other = PostgresBell(address), PostgresBell(address)
        for bell in (one, other):
            await bell.listen(lambda *_: None, lambda _: None)
        await asyncio.gather(one.claim(["sunny"]), one.claim(["sunny"]))
        assert await other.claim(["sunny"]) == set()
        await one.release("sunny")
        assert await other.claim(["sunny"]) == {"sunny"}
        await one.close()
        await other.close()

    asyncio.run(run())


def test_what_is_claimed_by_one_who_goes_is_known_to_be_held(own_postgres: Postgres) -> None:
    """At whichever moment: it can be had again, and be left to others."""
    address = own_postgres.database()

    async def run() -> None:
        one, other = PostgresBell(address), PostgresBell(address)
        for bell in (one, other):
            await bell.listen(lambda *_: None, lambda _: None)
        for moment in range(40):
            for work in (one.claim(["sunny"]), one.release("sunny")):
                going = asyncio.create_task(work)
                for _ in range(moment % 8):
                    await asyncio.sleep(0)
                going.cancel()
                await asyncio.gather(going, return_exceptions=True)
            assert await one.claim(["sunny"]) == {"sunny"}
            assert await other.claim(["sunny"]) == set()
            await one.release("sunny")
            assert await other.claim(["sunny"]) == {"sunny"}
            await other.release("sunny")
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_connection_that_does_not_answer_holds_nothing_unknown(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_bell, "BREAK", 0.05)
    address = own_postgres.database()

    async def run() -> None:
        one, other = PostgresBell(address), PostgresBell(address)
        for bell in (one, other):
            await bell.listen(lambda *_: None, lambda _: None)
        assert one._connection
        with monkeypatch.context() as patch:
            fetch = one._connection.fetch

            async def answers_too_late(*given: Any) -> Any:
                await fetch(*given)
                raise TimeoutError

            patch.setattr(one._connection, "fetch", answers_too_late)
            assert await one.claim(["sunny"]) == set()
        async with asyncio.timeout(20):
            while not await other.claim(["sunny"]):
                await asyncio.sleep(0.01)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_nobody_holds_anything_whose_connection_is_known_to_have_ended(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another may hold it by then."""
    monkeypatch.setattr(postgres_bell, "BREAK", 0.05)
    address, tries = own_postgres.database(), list[None]()

    async def in_vain(*_given: Any, **_named: Any) -> Any:
        tries.append(None)
        raise ConnectionError

    async def run() -> None:
        one, other = PostgresBell(address), PostgresBell(address)
        for bell in (one, other):
            await bell.listen(lambda *_: None, lambda _: None)
        assert await one.claim(["sunny"]) == {"sunny"}
        monkeypatch.setattr(postgres_bell, "connect", in_vain)
        assert one._connection
        one._connection.terminate()
        await within_reason(lambda: tries)
        async with asyncio.timeout(20):
            while not await other.claim(["sunny"]):
                await asyncio.sleep(0.01)
        assert await one.claim(["sunny"]) == set()
        await one.close()
        await other.close()

    asyncio.run(run())


def test_of_its_own_notes_a_process_hears_what_was_kept(own_postgres: Postgres) -> None:
    address, heard = own_postgres.database(), list[Note]()
    kept: list[Note] = [Look("sunny", None), Reread("sunny"), Look("sunny", 7)]

    async def run() -> None:
        bell = PostgresBell(address)
        await bell.listen(lambda _by, note: heard.append(note), lambda _: None)
        for note in (OUT, *kept):
            bell.ring(note)
        await within_reason(lambda: len(heard) == len(kept))
        await bell.close()

    asyncio.run(run())
    assert heard == kept


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("ALTER DATABASE {} SET default_transaction_read_only = on", "transaction_read_only = on"),
        ("UPDATE pg_database SET encoding = 8 WHERE datname = '{}'", "server_encoding = LATIN1"),
    ],
)
def test_a_database_that_cannot_be_written_to_is_away(
    own_postgres: Postgres, changed: str, told: str
) -> None:
    """As one that only stands by; and one that has no letters for what people are called."""
    address = own_postgres.database()
    asyncio.run(close(address))
    own_postgres.tell(changed.format(address.rpartition("/")[2]), "postgres")
    with pytest.raises(StoreAwayError, match=told):
        asyncio.run(close(address))


def test_whoever_has_waited_sees_what_they_have_waited_for(own_postgres: Postgres) -> None:
    """Whatever else is usual at the database."""
    address = own_postgres.database()
    name = address.rpartition("/")[2]
    usual = "default_transaction_isolation = 'repeatable read'"
    own_postgres.tell(f"ALTER DATABASE {name} SET {usual}", name)

    async def run() -> None:
        transactions = await Transactions.open(address)
        isolation = text("SHOW transaction_isolation")
        assert await transactions.write(lambda c: c.execute(isolation).scalar()) == "read committed"
        await transactions.close()

    asyncio.run(run())


async def close(address: str) -> None:
    """Only open it, and close it again."""
    await (await Transactions.open(address)).close()


def test_the_tables_are_waited_for_as_long_as_it_takes(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process brings them up to date, and that takes longer than an answer may."""
    monkeypatch.setattr(postgres, "PATIENCE", 4.0)
    address = own_postgres.database()

    async def run() -> None:
        other = await asyncpg.connect(address)
        held = other.transaction()
        await held.start()
        await other.execute(
            "SELECT pg_advisory_xact_lock(hashtextextended('mansuba migrations', 0))"
        )
        opening = asyncio.create_task(Transactions.open(address))
        done, _ = await asyncio.wait([opening], timeout=1.5 * postgres.PATIENCE)
        assert not done
        await held.rollback()
        await (await opening).close()
        await other.close()

    asyncio.run(run())
