"""A database of an older version is brought up to date, and its games go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from mansuba import Phase
from mansuba.notation import write_edition
from mansuba.table import LOCAL, Dice, Table, write_said
from mansuba.table.migrations.versions import r0001_games_and_entries as first
from mansuba.table.store import Store, Summary, Terms
from tests.table.tables import BOT, SMALL, go_on, played, seated
from tests.table.test_store import NOON, with_store

GAMES = {"begun": 3, "played": 60}
"""The games of the old database, and how many decisions stand in each."""


def old_table(most: int) -> Table:
    table = seated(SMALL, "here", BOT, dice=Dice.PROGRAM)
    return played(table, Random(1), lambda table: len(table.line) == most)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database as the first version of the program has written it."""
    path = tmp_path / "games.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        context = MigrationContext.configure(connection)
        with Operations.context(context):
            first.upgrade()
        context._ensure_version_table()
    engine.dispose()
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO alembic_version VALUES ('0001')")
        for number, (game, most) in enumerate(GAMES.items()):
            _write(database, game, old_table(most), f"2026-11-1{number} 12:00:00.000000")
        database.commit()
    return path


def _write(database: sqlite3.Connection, game: str, table: Table, at: str) -> None:
    people = ", ".join(
        f'{{"seat": {c.seat}, "name": "{c.name}", "player": "{c.player}"}}' for c in table.chairs
    )
    edition = write_edition(table.start.edition)
    row = (game, at, at, None, edition, "courts", f"[{people}]", "program", "take", 7, None)
    database.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)
    for entry in table.entries:
        said = (game, entry.seq, entry.request, entry.part, entry.seen, at, write_said(entry.said))
        database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", said)


def test_games_of_the_first_version_go_on(old: Path) -> None:
    async def work(store: Store) -> None:
        for game, most in GAMES.items():
            before, stored = old_table(most), await store.load(game)
            assert stored.terms == Terms(LOCAL, None, open=False, chat=True)
            assert (stored.arrangements, stored.due) == ({}, None)
            assert stored.table.secret is None
            table = stored.table.resumed(stored.entries)
            assert (table.position, table.chairs) == (before.position, before.chairs)
            assert [chair.guest for chair in table.chairs] == [LOCAL, None]
            assert table.undo_to == before.undo_to
            grown = go_on(table, Random(2))
            summary = Summary(Phase.TAKE, 8, None, table.chairs)
            await store.append(game, grown.entries[table.seq :], summary)
            assert (await store.glance(game)).seq == before.seq + 1

    with_store(old, work)
    with_store(old, _nothing)


async def _nothing(store: Store) -> None:
    """Open it, and find it as it was left."""
    assert len((await store.load("played")).entries) == len(old_table(60).entries) + 1


def test_old_games_are_listed_for_whoever_is_at_this_machine(old: Path) -> None:
    async def work(store: Store) -> None:
        listed = await store.games()
        assert [one.id for one in listed] == ["played", "begun"]
        assert listed[0].summary.chairs == old_table(60).chairs
        assert (listed[0].summary.awaits, listed[0].summary.turn) == (None, 7)
        assert await store.due(NOON + timedelta(days=999)) == []
        assert await store.games("anyone") == []

    with_store(old, work)
