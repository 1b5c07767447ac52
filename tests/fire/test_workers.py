"""Several processes behind one port: replaced one by one, or killed, and no move gets lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.fire.chronicle import Follower, word_of
from tests.fire.clients import Guest, Seated, request_id, seated
from tests.fire.figures import measured
from tests.fire.logs import faults, log_of
from tests.fire.postgres import Postgres
from tests.fire.processes import family, kill
from tests.fire.racing import LATEST, SECONDS_BETWEEN, Race, Restless, listens
from tests.fire.scripts import script
from tests.fire.servers import Server, serving
from tests.fire.wires import run

WORKERS = 2


@pytest.fixture(scope="module")
def database(own_postgres: Postgres) -> str:
    return own_postgres.database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("server")
    with serving(Server(data, database=database, workers=WORKERS)) as server:
        yield server


def workers_of(server: Server) -> dict[int, list[int]]:
    """The processes that answer, each with those that think for it."""
    found = {}
    for pid in children(server.pid):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        if b"spawn_main" in command:
            found[pid] = family(pid)[1:]
    return found


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def until_replaced(server: Server, before: Sequence[int]) -> None:
    """Until there are as many workers as there should be, and none of those."""
    async with asyncio.timeout(120):
        while len(now := workers_of(server)) < WORKERS or {*before} & {*now}:
            await asyncio.sleep(0.05)


# --- one after another ----------------------------------------------------------------------------


async def play_on(game: Seated, until: asyncio.Event) -> None:
    """Send every part of the script until it is acknowledged, always with the same id."""
    while not until.is_set() and not game.is_over:
        await game.go_on()
        await asyncio.sleep(SECONDS_BETWEEN)


async def replace(server: Server, database: str, times: int) -> int:
    """Have all workers replaced while games go on; how many decisions were acknowledged."""
    rng, until = Random(times), asyncio.Event()
    games = [
        await seated([server.host], script(rng, min(400 * times, 1500), together=2))
        for _ in range(3)
    ]
    race = Race(await seated([server.host], script(rng, 0)), (server.host, server.host), rng)
    async with asyncio.TaskGroup() as group:
        for game in games:
            group.create_task(play_on(game, until))
        for _ in range(2):
            group.create_task(Restless(race, rng).go_on(until))
        for browser in race.browsers[0]:
            group.create_task(listens(race.chronicle, browser.at(browser.host), until))
        for _ in range(times):
            before = [*workers_of(server)]
            assert len(before) == WORKERS
            os.kill(server.pid, signal.SIGHUP)
            await until_replaced(server, before)
            await asyncio.sleep(0.5)
        until.set()
    assert await race.chronicle.faults(database) == []
    for game in games:
        assert faults(await log_of(database, game.id), game.script, game.sent) == []
        assert len(game.sent) > 5 * times
    return sum(len(game.sent) for game in games)


@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_workers_are_replaced_and_no_move_is_lost(
    server: Server, database: str, times: int
) -> None:
    done = run(replace(server, database, times))
    measured(f"{times} rolling restarts: {done:,} requests acknowledged, none lost or refused")
    assert done > 20 * times
    assert "ERROR" not in server.errors


# --- killed while a bot thinks --------------------------------------------------------------------


BOTS = 3
SET_UP = 6


async def think(server: Server) -> list[str]:
    """A game with bots of which nobody sees anything; while they set up, whoever thinks is killed,
    then one worker, then the other. What its log says at last."""
    host = await Guest.called("Nefer", server.host)
    chairs = [{"name": "Nefer", "player": "here"}]
    chairs += [{"name": f"Bot {number}", "player": "merchant"} for number in range(BOTS)]
    game = (await host.ask("POST", "/games", {"seats": chairs}, 201)).told["id"]
    placed = [word for part in SCRIPT.parts for word in part.words]
    own = {"id": request_id(), "seen": 0, "decisions": placed}
    await host.ask("POST", f"/games/{game}/decisions", own, 200)
    workers = workers_of(server)
    thinkers = [pid for thinking in workers.values() for pid in thinking]
    for doomed in (thinkers, *map(family, workers)):
        await asyncio.sleep(0.3)
        assert len(await log(host, game)) < SET_UP * (1 + BOTS), "they were still at it"
        kill(doomed)
    async with asyncio.timeout(LATEST):
        while len(words := await log(host, game)) <= SET_UP * (1 + BOTS):
            await asyncio.sleep(0.1)
    return words


SCRIPT = script(Random(1), SET_UP, players=1 + BOTS)


async def log(host: Guest, game: str) -> list[str]:
    answer = await host.insist("GET", f"/games/{game}")
    assert answer.status == 200, answer
    return [word_of(entry) for entry in answer.told["entries"]]


def test_a_worker_is_killed_while_a_bot_thinks(server: Server) -> None:
    words = run(think(server))
    Follower(SCRIPT.start).hear(words)
