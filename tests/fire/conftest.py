"""A database of its own for each test."""

import pytest

from tests.fire.postgres import Postgres


@pytest.fixture
def database(own_postgres: Postgres) -> str:
    """The address of an empty database."""
    return own_postgres.database()
