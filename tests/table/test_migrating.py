"""A database of an older version is brought up to date, and its games go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData

from mansuba import Phase
from mansuba.notation import write_edition
from mansuba.table import LOCAL, Dice, Entry, Table, postgres, sqlite, write_said
from mansuba.table.kept import Summary, Terms
from mansuba.table.migrations.versions import r0001_games_and_entries as first
from mansuba.table.migrations.versions import r0003_beginnings as third
from mansuba.table.migrations.versions import r0004_what_is_looked_for as fourth
from mansuba.table.rows import ARRANGEMENTS, METADATA
from mansuba.table.store import Store
from mansuba.table.transactions import Database, Engine
from tests.fire.postgres import Postgres
from tests.table.guestbooks import Book, opened, remark
from tests.table.tables import BOT, SMALL, go_on, played, seated
from tests.table.test_store import NOON, with_store

GAMES = {"begun": 3, "played": 60}
"""The games of the old database, and how many decisions stand in each."""
FIRST = datetime(2026, 11, 10, 12, tzinfo=UTC)


def old_table(most: int) -> Table:
    table = seated(SMALL, "here", BOT, dice=Dice.PROGRAM)
    return played(table, Random(1), lambda table: len(table.line) == most)


@pytest.fixture
def old(new_database: Database) -> Database:
    """A database as the first version of the program has written it."""
    asyncio.run(_write_old(new_database))
    return new_database


async def _write_old(database: Database) -> None:
    engine: Engine = postgres.Engine(str(database))
    if isinstance(database, Path):
        engine = sqlite.Engine(database)
    await engine.write(_write)
    await engine.close()


def _write(connection: Connection) -> None:
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        first.upgrade()
    context._ensure_version_table()
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('0001')")
    tables = MetaData()
    tables.reflect(connection)
    for days, (game, most) in enumerate(GAMES.items()):
        table, at = old_table(most), FIRST + timedelta(days=days)
        connection.execute(tables.tables["games"].insert().values(_game(game, table, at)))
        entries = [_entry(game, entry, at) for entry in table.entries]
        connection.execute(tables.tables["entries"].insert(), entries)


def _game(game: str, table: Table, at: datetime) -> dict[str, Any]:
    return {
        "id": game,
        "created": at,
        "updated": at,
        "edition": write_edition(table.start.edition),
        "board": "courts",
        "seats": [{"seat": c.seat, "name": c.name, "player": c.player} for c in table.chairs],
        "dice": "program",
        "phase": "take",
        "turn": 7,
    }


def _entry(game: str, entry: Entry, at: datetime) -> dict[str, Any]:
    return {
        "game": game,
        "seq": entry.seq,
        "request": entry.request,
        "part": entry.part,
        "seen": entry.seen,
        "at": at,
        "said": write_said(entry.said),
    }


def test_games_of_the_first_version_go_on(old: Database) -> None:
    async def work(store: Store) -> None:
        for game, most in GAMES.items():
            before, stored = old_table(most), await store.load(game)
            assert stored.terms == Terms(LOCAL, None, open=False, chat=True)
            assert (stored.arrangements, stored.due) == ({}, None)
            assert stored.table.secret is None
            assert stored.table.began_with is None
            table = stored.table.resumed(stored.entries)
            assert stored.created == FIRST + timedelta(days=[*GAMES].index(game))
            assert (table.position, table.chairs) == (before.position, before.chairs)
            assert [chair.guest for chair in table.chairs] == [LOCAL, None]
            assert table.undo_to == before.undo_to
            grown = go_on(table, Random(2))
            summary = Summary(Phase.TAKE, 8, None, table.chairs)
            await store.append(game, grown.entries[table.seq :], summary)
            assert len((await store.glance(game, before.seq)).entries) == 1

    with_store(old, work)
    with_store(old, _nothing)


async def _nothing(store: Store) -> None:
    """Open it, and find it as it was left."""
    assert len((await store.load("played")).entries) == len(old_table(60).entries) + 1


def test_old_games_are_listed_for_whoever_is_at_this_machine(old: Database) -> None:
    async def work(store: Store) -> None:
        listed = await store.games()
        assert [one.id for one in listed] == ["played", "begun"]
        assert listed[0].summary.chairs == old_table(60).chairs
        assert (listed[0].summary.awaits, listed[0].summary.turn) == (None, 7)
        assert await store.due(NOON + timedelta(days=999)) == []
        assert await store.games("anyone") == []

    with_store(old, work)


@pytest.mark.parametrize("revision", ["0002", "0003"])
def test_people_of_an_older_version_stay_who_they_are(
    new_database: Database, revision: str
) -> None:
    """With their keys, tables, invitations, set-ups that wait, and all that they said."""

    async def kept(book: Book) -> list[list[Any]]:
        return [await book.rows(table) for table in METADATA.sorted_tables]

    async def run() -> None:
        async with opened(new_database) as book:
            (host, key), (guest, _) = [await book.introduce(n, NOON) for n in ("Nefer", "Ana")]
            game = await book.begin(host=host.id, tempo=60, secret="00" * 32, said=("0F@t1",))
            await book.let_in(game, host.id, guest.id)
            await book.talk(game, remark("hello", guest.id), NOON)
            waits = {"game": game, "seat": 1, "request": "set-up", "words": "1F@t1"}
            await book._transactions.write(lambda c: c.execute(ARRANGEMENTS.insert(), waits))
            before = await kept(book)
            assert all(before)
            await book._transactions.write(partial(_go_back, revision=revision))
        async with opened(new_database) as book:
            assert await kept(book) == before
            known = await book.guest_of(key, NOON)
            assert known
            assert (known.id, known.name) == (host.id, "Nefer")
            member = await book.member_by(key, game, NOON)
            assert member
            assert member.guest == host.id

    asyncio.run(run())


def _go_back(connection: Connection, revision: str) -> None:
    """To the tables of an older version, with what is in them."""
    with Operations.context(MigrationContext.configure(connection)):
        for newer in (fourth, third):
            if newer.revision > revision:
                newer.downgrade()
    connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")


OPENS = """
import asyncio, sys
from pathlib import Path
from mansuba.table.store import Store

async def main(database):
    store = await Store.open(database if "://" in database else Path(database))
    print(len(await store.games()), flush=True)
    await store.close()

print("ready", flush=True)
for line in sys.stdin:
    asyncio.run(main(line.strip()))
"""


def test_several_processes_begin_at_once(tmp_path: Path, own_postgres: Postgres) -> None:
    """One of them makes the tables, or brings them up to date; the others wait for it."""
    new: list[Database] = [tmp_path / "new.sqlite", own_postgres.database()]
    olds: list[Database] = [tmp_path / "old.sqlite", own_postgres.database()]
    for database in olds:
        asyncio.run(_write_old(database))
    with ExitStack() as stack:
        processes = [stack.enter_context(_opener()) for _ in range(3)]
        assert [_said(process) for process in processes] == ["ready"] * 3
        for database, games in [*((one, "0") for one in new), *((one, "2") for one in olds)]:
            for process in processes:
                assert process.stdin
                print(database, file=process.stdin, flush=True)
            assert [_said(process) for process in processes] == [games] * 3


def _opener() -> subprocess.Popen[str]:
    """A process that opens one database after another."""
    command, pipe = [sys.executable, "-c", OPENS], subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)


def _said(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().strip()
