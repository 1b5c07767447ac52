"""Fuzzed requests and frames: no crash, and no log changes but by those who may and as the rules
allow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba.web.app import create_app
from mansuba.web.settings import Limits, Settings
from tests.fire.postgres import Postgres
from tests.rulebook.yard import YARD
from tests.web.friends import PATIENT
from tests.web.fuzzing import SEATS, Asked, Fuzzed, Mischief, Wire, check_log, table_of

PEOPLE = ("nefer", "ana", "ina", "seth", "tiaa", "stranger")
"""The host and one who sits; one who may sit, one who watches, an outsider, nobody at all."""
BATCH = 100
MOST_ENTRIES = 250
PLENTY = Limits(**{**vars(PATIENT), "games_a_guest": 10**9})


async def made(wire: Wire, guests: dict[str, str]) -> Fuzzed:
    """A new table, at which some sit."""

    async def ask(who: str, method: str, path: str, body: Any = None) -> Any:
        status, told = await wire.ask(Asked(who, method, f"/api{path}", body))
        assert status < 300, told
        return told

    view = await ask("nefer", "POST", "/games", {"board": "yard", "seats": SEATS})
    path = f"/games/{view['id']}"
    to_play = await ask("nefer", "POST", f"{path}/invitations", {})
    to_watch = await ask("nefer", "POST", f"{path}/invitations", {"watch": True})
    for who, link in (("ana", to_play), ("ina", to_play), ("seth", to_watch)):
        await ask(who, "POST", f"{path}/join", {"secret": link["secret"]})
    sits = {"do": "sit", "id": "ana-sits-down", "seat": 1, "name": "Ana"}
    await ask("ana", "POST", f"{path}/table", sits)
    return Fuzzed(view["id"], to_watch["secret"], guests, {"ana-sits-down": ["ana"]})


async def fuzz(data: Path, seed: int, requests: int, database: str | None) -> dict[str, int]:
    """So many requests; how many there were of each outcome."""
    (data / "boards").mkdir()
    (data / "boards" / "yard.toml").write_text(YARD)
    settings = Settings(
        data=data, database=database, online=True, lobby=True, rng=Random(seed), limits=PLENTY
    )
    wire, mischief = Wire(create_app(settings)), Mischief(Random(seed), PEOPLE)
    outcomes = dict.fromkeys(("refused", "done", "decided"), 0)
    async with wire.app.router.lifespan_context(wire.app):
        host, guests = wire.app.state.host, dict[str, str]()
        for name in PEOPLE[:-1]:
            _, told = await wire.ask(Asked(name, "POST", "/api/me", {"name": name}))
            guests[name] = told["guest"]
        at = await made(wire, guests)
        for number in range(requests):
            table = await table_of(host, at.game)
            if table.is_over or table.seq > MOST_ENTRIES:
                outcomes["decided"] += len(table.line)
                check_log(at, table, guests["nefer"])
                await wire.ask(Asked("nefer", "DELETE", f"/api/games/{at.game}"))
                at = await made(wire, guests)
                table = await table_of(host, at.game)
            asked = mischief.next(at, table)
            status, told = await wire.ask(asked)
            assert status < 500 or asked.frames is not None or asked.path == "/", (asked, told)
            if isinstance(asked.body, dict) and status < 300 and "id" in asked.body:
                at.asked.setdefault(str(asked.body["id"]), []).append(asked.who)
            outcomes["done" if status < 300 else "refused"] += 1
            if number % BATCH == BATCH - 1:
                async with host.at(at.game) as live:
                    check_log(at, live.table, guests["nefer"])
        outcomes["decided"] += len((await table_of(host, at.game)).line)
    return outcomes


@pytest.mark.parametrize(
    ("seed", "requests"),
    [
        (0, 2_000),
        *(pytest.param(seed, 25_000, marks=pytest.mark.soak) for seed in range(1, 41)),
    ],
)
def test_nothing_breaks_and_nobody_decides_who_may_not(
    tmp_path: Path, seed: int, requests: int, caplog: pytest.LogCaptureFixture
) -> None:
    check(asyncio.run(fuzz(tmp_path, seed, requests, None)), requests, caplog)


@pytest.mark.parametrize(
    ("seed", "requests"),
    [
        (0, 500),
        *(pytest.param(seed, 10_000, marks=pytest.mark.soak) for seed in range(1, 11)),
    ],
)
def test_nor_with_a_database_that_takes_less(
    tmp_path: Path,
    seed: int,
    requests: int,
    own_postgres: Postgres,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """PostgreSQL minds characters and numbers that SQLite keeps without a word."""
    database = own_postgres.database()
    check(asyncio.run(fuzz(tmp_path, seed, requests, database)), requests, caplog)


def check(outcomes: dict[str, int], requests: int, caplog: pytest.LogCaptureFixture) -> None:
    """Enough of everything was tried, and nothing went wrong unseen."""
    assert outcomes["refused"] > requests / 2
    assert outcomes["done"] > requests / 20, "and some of it is legal"
    assert outcomes["decided"] > requests / 50
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
