"""The store: what is kept is kept whole, and what goes wrong has a name."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from mansuba import Edition, Phase, Position
from mansuba.notation import read_edition
from mansuba.table import Chair, Dice, Entry, Table, Undo, postgres, read_said
from mansuba.table.guest_secrets import Link
from mansuba.table.guests import GuestBook
from mansuba.table.kept import Glance, Summary, Terms
from mansuba.table.rows import ENTRIES, METADATA
from mansuba.table.store import Store
from mansuba.table.store_errors import (
    EntryTakenError,
    NewerStoreError,
    NoDatabaseError,
    NoSuchGameError,
    NoSuchGuestError,
    StoreAwayError,
    WeakStoreError,
)
from mansuba.table.transactions import Database
from tests.fire.postgres import Postgres
from tests.fire.processes import frozen
from tests.rulebook.yard import YARD

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
CHAIRS = (Chair(0, "Nefer", "here", "local"), Chair(1, "", "scribe"))
BEGUN = Summary(Phase.SET_UP, 0, None, CHAIRS)
TERMS = Terms(host="local", tempo=60, open=True, chat=False)
SECRET = bytes(range(32))
EDITION = read_edition(YARD).with_(sanctuary=False)


def entry(seq: int, word: str, request: str = "", part: int = 0) -> Entry:
    at = NOON + timedelta(minutes=seq)
    return Entry(seq, request or f"request-{seq}", part, seq - 1 - part, at, read_said(word))


def with_store(database: Database, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def begin(store: Store, edition: Edition = EDITION, at: datetime = NOON) -> str:
    table = Table.laid(Position.new(edition, 2), CHAIRS, Dice.HAND, SECRET)
    return await store.create(name=None, table=table, terms=TERMS, summary=BEGUN, at=at)


async def nothing(store: Store) -> None:
    """Only open it, and close it again."""


async def log_of(store: Store, game: str) -> list[Entry]:
    """All entries, as whoever has none yet gets them."""
    return list((await store.glance(game, 0)).entries)


def test_a_game_comes_back_as_it_was(database: Database) -> None:
    words = ("undo:0", "away:0")
    written = [entry(1, "0F@t1", "both"), entry(2, "0W@t2", "both", 1)]
    written += [entry(seq, word) for seq, word in enumerate(words, 3)]
    ids: list[str] = []

    async def write(store: Store) -> None:
        ids.append(await begin(store))
        await store.append(ids[0], written[:2], BEGUN)
        await store.append(ids[0], written[2:], Summary(Phase.OVER, 7, 1, CHAIRS[::-1], 3, NOON))

    async def read(store: Store) -> None:
        game = await store.load(ids[0])
        assert (game.id, game.name, game.created) == (ids[0], None, NOON)
        assert game.table.start.edition == EDITION
        assert (game.table.chairs, game.table.dice) == (CHAIRS, Dice.HAND)
        assert (game.table.secret, game.terms) == (SECRET, TERMS)
        assert list(game.entries) == written
        assert game.entries[2].said == Undo(0)
        assert await store.glance(ids[0], 1) == Glance(tuple(written[1:]), None, TERMS, {}, NOON)
        (listed,) = await store.games()
        assert (listed.board, listed.terms) == ("yard", TERMS)
        assert (listed.created, listed.updated) == (NOON, written[-1].at)
        assert listed.summary == Summary(Phase.OVER, 7, 1, CHAIRS[::-1], 3, NOON)

    with_store(database, write)
    with_store(database, read)


def test_times_are_kept_in_utc(database: Database) -> None:
    async def work(store: Store) -> None:
        game = await begin(store, at=NOON.astimezone(timezone(timedelta(hours=5))))
        created = (await store.load(game)).created
        assert (created, created.tzinfo) == (NOON, UTC)

    with_store(database, work)


def test_entries_are_kept_all_or_none(database: Database) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, [entry(1, "0F@t1"), entry(2, "0W@t2")], BEGUN)
        for taken in (
            [entry(2, "0C@t3", "another")],
            [entry(3, "0C@t3"), entry(2, "0C@t4", "another")],
            [entry(3, "0C@t3", "request-1")],
        ):
            with pytest.raises(EntryTakenError):
                await store.append(game, taken, Summary(Phase.OVER, 99, 1, CHAIRS))
        assert await store.glance(game, 2) == Glance((), None, TERMS, {}, None)
        assert len((await store.glance(game, 0)).entries) == 2
        assert [listed.summary for listed in await store.games()] == [BEGUN]
        other = await begin(store)
        await store.append(other, [entry(1, "0F@t1")], BEGUN)

    with_store(database, work)


def test_the_game_last_played_is_listed_first(database: Database) -> None:
    async def work(store: Store) -> None:
        old, new = await begin(store), await begin(store, at=NOON + timedelta(seconds=1))
        assert [listed.id for listed in await store.games()] == [new, old]
        await store.append(old, [entry(1, "0F@t1")], BEGUN)
        assert [listed.id for listed in await store.games()] == [old, new]
        assert len({old, new}) == 2
        assert min(len(old), len(new)) >= 12

    with_store(database, work)


def test_renaming_and_deleting(database: Database) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, [entry(1, "0F@t1")], BEGUN)
        terms = Terms(chat=False)
        changed = await store.change(game, name="Ours", **asdict(terms))
        assert (changed.name, changed.terms) == ("Ours", terms)
        assert await store.glance(game, 1) == Glance((), "Ours", terms, {}, None)
        await store.delete(game)
        assert await store.games() == []
        for asked in (
            store.load(game),
            store.glance(game, 0),
            store.delete(game),
            store.change(game, name="x"),
            store.append(game, [entry(2, "0W@t2")], BEGUN),
        ):
            with pytest.raises(NoSuchGameError):
                await asked
        assert await store.transactions.read(lambda c: c.execute(select(ENTRIES)).all()) == []

    with_store(database, work)


def test_the_games_that_somebody_has_to_look_after(database: Database) -> None:
    async def work(store: Store) -> None:
        games = [await begin(store) for _ in range(4)]
        assert await store.due(NOON) == []
        for minutes, game in zip((3, 1, 2), games, strict=False):
            assert await store.attend(game, NOON + timedelta(minutes=minutes), 0)
        assert await store.due(NOON) == []
        assert await store.due(NOON + timedelta(minutes=2)) == [games[1], games[2]]
        assert (await store.load(games[1])).due == NOON + timedelta(minutes=1)
        await store.append(games[1], [entry(1, "0F@t1")], BEGUN)
        assert await store.attend(games[2], None, 0)
        assert await store.due(NOON + timedelta(days=1)) == [games[0]]
        listed = {one.id: one.updated for one in await store.games()}
        assert listed[games[0]] == NOON, "looking after a game is not playing it"
        await store.attend("nowhere", NOON, 0)

    with_store(database, work)


def test_whoever_has_gone_on_with_a_game_knows_best_when_to_look_after_it(
    database: Database,
) -> None:
    """Another process may just be writing what it thought before."""

    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, [entry(1, "0F@t1")], replace(BEGUN, due=NOON))
        assert not await store.attend(game, None, 0)
        assert await store.due(NOON) == [game]
        assert await store.attend(game, None, 1)
        assert await store.due(NOON) == []

    with_store(database, work)


def test_what_a_killed_server_has_left_in_its_log_is_synced_before_it_is_read(
    tmp_path: Path, path: Path
) -> None:
    """It may have been killed between the two. What is carried over to the database was synced."""
    left = tmp_path / "left" / path.name
    left.parent.mkdir()

    async def write(store: Store) -> None:
        await store.append(await begin(store), [entry(1, "0F@t1")], BEGUN)
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{left}{suffix}")

    async def read(_store: Store) -> None:
        shutil.copy(left, tmp_path / "alone.sqlite")
        with closing(sqlite3.connect(tmp_path / "alone.sqlite")) as alone:
            assert alone.execute("SELECT said FROM entries").fetchall() == [("0F@t1",)]

    with_store(path, write)
    with_store(left, read)


def test_the_games_of_a_guest(database: Database) -> None:
    """Those that they are a member of: as host from the beginning, else by an invitation."""

    async def work(store: Store) -> None:
        book = GuestBook(store.transactions)
        (nefer, _), (meret, _) = [await book.introduce(name, NOON) for name in ("Nefer", "Meret")]
        table = Table.laid(Position.new(EDITION, 2), CHAIRS, Dice.PROGRAM, SECRET)
        ours, theirs = [
            await store.create(
                name=None, table=table, terms=Terms(host=host.id), summary=BEGUN, at=NOON
            )
            for host in (nefer, meret)
        ]
        assert [one.id for one in await store.games(nefer.id)] == [ours]
        await book.join(theirs, nefer.id, (await _link(book, theirs)).secret, NOON)
        await store.append(theirs, [entry(1, "0F@t1")], BEGUN)
        assert [one.id for one in await store.games(nefer.id)] == [theirs, ours]
        assert [one.id for one in await store.games(meret.id)] == [theirs]
        await book.remove(theirs, nefer.id)
        assert [one.id for one in await store.games(nefer.id)] == [ours]
        assert len(await store.games()) == 2
        assert await store.games("nobody") == []
        await book.join(ours, meret.id, (await _link(book, ours)).secret, NOON)
        await book.forget(nefer.id)
        assert (await store.load(ours)).terms.host == meret.id, "and nobody's, nor this machine's"
        with pytest.raises(NoSuchGuestError):
            await store.create(
                name=None, table=table, terms=Terms(host=nefer.id), summary=BEGUN, at=NOON
            )

    with_store(database, work)


def _link(book: GuestBook, game: str) -> Awaitable[Link]:
    return book.invite(game, False, NOON, NOON + timedelta(days=1))


def test_two_that_write_at_once_lose_nothing(database: Database) -> None:
    """Each tries for the next number until it has written ten; all twenty are there."""

    async def write(store: Store, game: str, who: str) -> None:
        written = 0
        while written < 10:
            seq = len((await store.glance(game, 0)).entries)
            try:
                await store.append(game, [entry(seq + 1, "0F@t1", f"{who}-{written}")], BEGUN)
                written += 1
            except EntryTakenError:
                continue

    async def work(one: Store) -> None:
        other, game = await Store.open(database), await begin(one)
        await asyncio.gather(write(one, game, "one"), write(other, game, "other"))
        requests = [found.request for found in (await one.load(game)).entries]
        assert len(set(requests)) == len(requests) == 20
        await other.close()

    with_store(database, work)


def test_whoever_comes_after_connections_were_cut_does_not_notice(
    own_postgres: Postgres, postgres_address: str
) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, [entry(1, "0F@t1")], BEGUN)
        await asyncio.to_thread(own_postgres.cut, postgres_address)
        await store.append(game, [entry(2, "nudge:0")], BEGUN)
        assert len(await log_of(store, game)) == 2

    with_store(postgres_address, work)


CONNECTED = """
SELECT count(*) FROM pg_stat_activity
WHERE application_name = 'mansuba' AND datname = current_database()
"""


def test_one_that_does_not_answer_is_let_go(
    own_postgres: Postgres, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = await Store.open(postgres_address)
        game = await begin(store)
        await store.append(game, [entry(1, "0F@t1")], BEGUN)
        assert int(own_postgres.tell(CONNECTED, postgres_address)) == 3
        monkeypatch.setattr(postgres, "PATIENCE", 1.0)  # no sooner: a busy machine takes its time
        with frozen(own_postgres.pid):
            await store.close()
        async with asyncio.timeout(20):
            while int(own_postgres.tell(CONNECTED, postgres_address)):
                await asyncio.sleep(0.05)

    asyncio.run(run())


def test_the_revisions_make_the_tables_that_the_code_knows(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def work(store: Store) -> None:
        assert await store.transactions.read(differences) == []

    with_store(database, work)


def test_a_database_of_a_newer_version(new_database: Database) -> None:
    async def grow_old(store: Store) -> None:
        older = "UPDATE alembic_version SET version_num = '9999'"
        await store.transactions.write(lambda connection: connection.exec_driver_sql(older))

    with_store(new_database, grow_old)
    with pytest.raises(NewerStoreError):
        with_store(new_database, nothing)


# --- SQLite alone ---------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "100% games.sqlite"


def test_the_settings_that_keep_what_was_acknowledged(path: Path) -> None:
    def check(connection: Connection) -> None:
        for pragma, wanted in (
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("fullfsync", 1),
            ("foreign_keys", 1),
            ("busy_timeout", 5000),
        ):
            result = connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert result.scalar_one() == wanted, pragma

    async def work(store: Store) -> None:
        await store.transactions.read(check)

    with_store(path, work)


def test_a_file_without_its_log_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the system has no shared memory for it: SQLite says nothing, and takes another."""
    monkeypatch.setattr("mansuba.table.sqlite.WAL", "journal_mode=DELETE")
    with pytest.raises(WeakStoreError, match="journal_mode = delete"):
        with_store(path, nothing)


def test_whoever_reads_much_holds_up_nobody_who_reads_little(path: Path) -> None:
    enough = threading.Event()

    async def work(store: Store) -> None:
        game = await begin(store)
        long = store.transactions.read(lambda _: enough.wait(60), at_length=True)
        reading = asyncio.create_task(long)
        await asyncio.sleep(0)
        assert await log_of(store, game) == []
        await store.append(game, [entry(1, "0F@t1")], BEGUN)
        assert await log_of(store, game) == [entry(1, "0F@t1")]
        assert not reading.done()
        enough.set()
        assert await reading

    with_store(path, work)


def test_whoever_means_to_write_keeps_others_from_it_at_once(path: Path) -> None:
    def begin_elsewhere(_connection: Connection) -> None:
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")

    def read_meanwhile(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT * FROM games")
        begin_elsewhere(connection)

    async def work(store: Store) -> None:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await store.transactions.write(begin_elsewhere)
        await store.transactions.read(read_meanwhile)

    with_store(path, work)


def test_what_is_no_database(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(NoDatabaseError):
        with_store(path, nothing)
    assert path.read_text().startswith("Dear diary"), "nobody's file is touched"
    with pytest.raises(StoreAwayError):
        with_store(path.parent / "nowhere" / "games.sqlite", nothing)


def test_a_store_that_was_closed_says_so(database: Database) -> None:
    """Whoever comes too late is told, and does not wait for ever."""

    async def run() -> None:
        store = await Store.open(database)
        game = await begin(store)
        await store.close()
        for late in (
            store.append(game, [entry(1, "0F@t1")], BEGUN),
            store.attend(game, NOON, 0),
            store.load(game),
        ):
            with pytest.raises(StoreAwayError):
                async with asyncio.timeout(20):
                    await late

    asyncio.run(run())
