"""Whether the server lives and can be given work, as probes ask."""

from __future__ import annotations

import asyncio
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGameError, StoreAwayError
from mansuba.web import health_routes
from mansuba.web.health_routes import Readiness
from mansuba.web.problems import ProblemError
from mansuba.web.settings import PROBES, Limits, Rate
from tests.web.friends import town
from tests.web.visiting import Visitor

READY, ALIVE = {"status": "ready"}, {"status": "alive"}


def test_a_server_that_is_well(visitor: Visitor) -> None:
    assert visitor.ask("GET", "/health") == ALIVE
    assert visitor.ask("GET", "/ready") == READY
    assert set(PROBES) <= set(visitor.client.app.openapi()["paths"])  # type: ignore[attr-defined]


def test_probes_come_by_any_name(tmp_path: Path) -> None:
    """A balancer asks by number, and does not know what people type."""
    with town(tmp_path, names=frozenset(["games.example.org"]), secure=True) as place:

        def ask(method: str, path: str, host: str) -> Any:
            return place.client.request(method, path, headers={"host": host})

        for host, path in product(["10.1.2.3:6262", "localhost", "box-7f9c:80", ""], PROBES):
            answer = ask("GET", path, host)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-store"
            assert not host or host not in answer.headers["content-security-policy"]
            for method, other in (
                ("POST", path),
                ("GET", f"{path}/"),
                ("GET", "/api/me"),
                ("GET", "/"),
            ):
                assert ask(method, other, host).status_code == 400


def test_probes_come_as_often_as_they_like(tmp_path: Path) -> None:
    few = Limits(people=1, requests=Rate(3, 0.001))
    with town(tmp_path, limits=few) as place:
        for _ in range(10):
            for path in PROBES:
                assert place.client.get(path).status_code == 200
        friend = place.stranger()
        told = [friend.request("GET", "/api/me").status_code for _ in range(5)]
        assert told == [200, 200, 200, 429, 429], "and take nothing from anybody else"


def test_a_server_that_is_about_to_stop(visitor: Visitor) -> None:
    visitor.client.app.state.readiness.ending = True  # type: ignore[attr-defined]
    assert visitor.ask("GET", "/ready", 503)["error"] == "ending"
    assert visitor.ask("GET", "/health") == ALIVE


class Database:
    """Answers as it is told to, in its own time."""

    def __init__(self) -> None:
        self.asked = 0
        self.error: Exception = NoSuchGameError()
        self.answers = asyncio.Event()
        self.answers.set()

    async def glance(self, _game: str, _seq: int) -> None:
        self.asked += 1
        await self.answers.wait()
        raise self.error


def test_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "SECONDS_KNOWN", 0.0)

    async def tried() -> None:
        database = Database()
        readiness = Readiness(as_store(database))
        await readiness.check()
        database.error = StoreAwayError("not here")
        assert await problem(readiness) == "store-away"
        database.error = NoSuchGameError()
        await readiness.check()

    asyncio.run(tried())


def test_a_database_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is answered in time; the database is asked once, and left to finish."""
    many, seconds = 20, 0.5
    monkeypatch.setattr(health_routes, "SECONDS_TO_ANSWER", seconds)

    async def tried() -> None:
        database = Database()
        readiness = Readiness(as_store(database))
        database.answers.clear()
        begun = time.monotonic()
        told = await asyncio.gather(*(problem(readiness) for _ in range(many)))
        assert told == ["store-away"] * many
        assert time.monotonic() < begun + many * seconds / 2, "nobody waits for others"
        assert await problem(readiness) == "store-away"
        assert database.asked == 1
        database.answers.set()
        await asyncio.sleep(0)
        await readiness.check()

    asyncio.run(tried())


def test_the_database_is_not_asked_all_the_time() -> None:
    async def tried() -> None:
        for error in (NoSuchGameError(), StoreAwayError()):
            database = Database()
            database.error, readiness = error, Readiness(as_store(database))
            told = [await problem(readiness) for _ in range(50)]
            assert len(set(told)) == 1
            assert database.asked == 1

    asyncio.run(tried())


def test_a_real_database_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "SECONDS_KNOWN", 0.0)

    async def tried() -> None:
        store = await Store.open(tmp_path / "games.sqlite")
        readiness = Readiness(store)
        await readiness.check()
        rename = "ALTER TABLE games RENAME TO gone"
        await store.transactions.write(lambda connection: connection.exec_driver_sql(rename))
        assert await problem(readiness) == "store-away"
        await store.close()

    asyncio.run(tried())


def as_store(database: Any) -> Store:
    store: Store = database
    return store


async def problem(readiness: Readiness) -> str | None:
    try:
        await readiness.check()
    except ProblemError as error:
        return error.problem.error
    return None
