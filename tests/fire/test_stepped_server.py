"""The clock of a machine on which a real server runs is set an hour forwards or back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from tests.fire.clients import Ear, seated
from tests.fire.figures import measured
from tests.fire.logs import faults, log_of
from tests.fire.postgres import Postgres
from tests.fire.racing import LATEST, two_servers
from tests.fire.scripts import script
from tests.fire.servers import Server, serving
from tests.fire.stepping import Clock
from tests.fire.wires import run

HOUR = 3600
STEPS = (HOUR, -HOUR, -HOUR, HOUR)
PARTS = 12
"""Requests after each step."""
SECONDS_TO_LOOK = 1.5
"""In which servers have looked after their games at least once, unless the machine stands still."""
TEMPO = 600
"""So long that nobody is away because the machine stands still."""


@pytest.mark.fault
def test_the_clock_of_a_server_is_set(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    with serving(Server(tmp_path / "data", environment=clock.environment)) as server:
        run(decide_and_step(clock, [server.host], tmp_path / "data" / "games.sqlite"))
        assert "ERROR" not in server.errors


@pytest.mark.fault
def test_the_clock_of_one_of_two_machines_is_set(tmp_path: Path, own_postgres: Postgres) -> None:
    """So that they differ by an hour for most of the time, either way."""
    clock, database = Clock(tmp_path / "clock"), own_postgres.database()
    with two_servers(tmp_path, database, environment=clock.environment) as servers:
        run(decide_and_step(clock, [server.host for server in servers], database))
        for server in servers:
            assert "ERROR" not in server.errors


async def decide_and_step(clock: Clock, hosts: Sequence[str], database: Path | str) -> None:
    """Whatever the clock says, all decisions are kept and heard, and nobody is put away who was not
    reminded; then it goes on, and whoever lets others wait is reminded and put away."""
    written = script(Random(1), PARTS * len(STEPS))
    game = await seated(hosts, written, tempo=TEMPO)
    for (seat, guest), host in zip([*game.guests.items()], cycle(hosts), strict=False):
        game.guests[seat] = guest.at(host)
    ears = [
        await guest.at(host).listen(game.id) for guest in game.guests.values() for host in hosts
    ]
    for step in STEPS:
        clock.step(step)
        await asyncio.sleep(SECONDS_TO_LOOK)
        for _ in range(PARTS):
            await game.go_on()
    rows = await log_of(database, game.id)
    assert faults(rows, written, game.sent) == []
    assert game.is_over, "the script"
    for ear in ears:
        async with asyncio.timeout(LATEST):
            await ear.upto(len(rows))
    told = [datetime.fromisoformat(entry["at"]) for entry in ears[0].entries]
    assert (max(told) - min(told)).total_seconds() > 0.9 * HOUR, "the clock was set"
    for sort in ("nudged", "away"):
        clock.step(2 * TEMPO)
        await says(ears[-1], sort)
    assert all(ear.problems == [] for ear in ears)
    measured(
        f"the clock of one of {len(hosts)} servers set by an hour {len(STEPS)} times: "
        f"{len(game.sent)} requests acknowledged, none lost"
    )


async def says(ear: Ear, sort: str) -> None:
    """Until an entry of this sort is told, after those that are known."""
    known = ear.seen
    async with asyncio.timeout(LATEST):
        while not any(e["said"] and e["said"]["type"] == sort for e in ear.entries[known:]):
            await ear.upto(ear.seen + 1)
