"""The databases that the store is tried with: a file of SQLite, and a PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mansuba.table.transactions import Database
from tests.fire.postgres import Postgres
from tests.table.guestbooks import emptied

SQLITE, POSTGRES = "sqlite", "postgres"


@pytest.fixture(scope="session")
def kept_address(own_postgres: Postgres) -> str:
    """A database that is made once: to empty it is twenty times as quick."""
    address = own_postgres.database()
    asyncio.run(emptied(address))
    return address


@pytest.fixture
def postgres_address(kept_address: str) -> str:
    """An empty database, up to date."""
    asyncio.run(emptied(kept_address))
    return kept_address


@pytest.fixture(params=[SQLITE, POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of either sort."""
    if request.param == SQLITE:
        return tmp_path / "100% games.sqlite"
    address: str = request.getfixturevalue("postgres_address")
    return address


@pytest.fixture(params=[SQLITE, POSTGRES])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A database of either sort in which there is not even a table."""
    if request.param == SQLITE:
        return tmp_path / "games.sqlite"
    server: Postgres = request.getfixturevalue("own_postgres")
    return server.database()
