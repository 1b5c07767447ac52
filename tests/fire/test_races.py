"""Several servers on one PostgreSQL: one of two who decide at once wins, and all hear the same.

Whatever is killed or stopped meanwhile, all that anyone was told can have happened in some order.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.fire.clients import request_id, seated
from tests.fire.figures import measured
from tests.fire.linear import Accepted, Asked, Fault
from tests.fire.logs import log_of
from tests.fire.planted import planted
from tests.fire.postgres import Postgres
from tests.fire.processes import frozen
from tests.fire.racing import Listener, Race, Restless, two_servers
from tests.fire.scripts import script
from tests.fire.servers import Server
from tests.fire.wires import run

AT_ONCE = 4
"""How many games race at a time."""
SECONDS_OF_TROUBLE = (0.2, 0.4)
"""How soon the next follows."""
LONGER_THAN_ANYONE_WAITS = 7.0


@dataclass(frozen=True)
class Place:
    """Two servers of one database."""

    servers: tuple[Server, Server]
    database: str


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, own_postgres: Postgres) -> Iterator[Place]:
    database = own_postgres.database()
    with two_servers(tmp_path_factory.mktemp("servers"), database) as servers:
        yield Place(servers, database)


# --- two at once ----------------------------------------------------------------------------------


async def race(place: Place, races: int, seed: int) -> None:
    """So many races, in several games at once."""
    rng = Random(seed)
    hosts = (place.servers[0].host, place.servers[1].host)
    while races > 0:
        each = min(40, -(-races // AT_ONCE))
        games = [
            Race(await seated(hosts, script(rng, 0), rng=rng), hosts, rng) for _ in range(AT_ONCE)
        ]
        await asyncio.gather(*(game.run(each) for game in games))
        for game in games:
            assert await game.chronicle.faults(place.database) == []
        races -= each * AT_ONCE


@pytest.mark.parametrize("races", [150, pytest.param(10_000, marks=pytest.mark.soak)])
def test_one_of_two_wins_and_all_hear_the_same(place: Place, races: int) -> None:
    run(race(place, races, seed=races))
    measured(f"{races:,} races between two servers: one winner each, and everyone heard the same")
    assert [server.complaints for server in place.servers] == [[], []]


# --- kills and stops ------------------------------------------------------------------------------


async def trouble(servers: Sequence[Server], rng: Random, times: int) -> None:
    """Kill a server and start it again, freeze it for a while with whatever it holds, or stop it as
    an operator does with one of several machines, and start it again."""
    pauses = (0.3, 1.0) if times < 10 else (0.3, 1.0, LONGER_THAN_ANYONE_WAITS)
    for number in range(times):
        await asyncio.sleep(rng.uniform(*SECONDS_OF_TROUBLE))
        server = rng.choice(servers)
        match number % 3:
            case 0:
                with frozen(server.pid):
                    await asyncio.sleep(rng.choice(pauses))
            case 1:
                server.kill()
                await asyncio.to_thread(server.start)
            case _:
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.to_thread(server.start)


async def play_in_trouble(place: Place, times: int, seed: int) -> Counter[str]:
    """Two games, two people each, and trouble so many times; how often what was answered."""
    rng = Random(seed)
    hosts = (place.servers[0].host, place.servers[1].host)
    races = [Race(await seated(hosts, script(rng, 0), rng=rng), hosts, rng) for _ in range(2)]
    listeners = [
        [Listener(race.chronicle, browser.at(browser.host)) for browser in race.browsers[0]]
        for race in races
    ]
    until = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for race, ears in zip(races, listeners, strict=True):
            for _ in range(2):
                group.create_task(Restless(race, rng).go_on(until))
            for ear in ears:
                group.create_task(ear.listen(until))
        await trouble(place.servers, rng, times)
        until.set()
    answers = Counter[str]()
    for race, ears in zip(races, listeners, strict=True):
        # Before anyone reads: a server that is asked looks, and tells its sockets what it finds.
        seq = len(await log_of(place.database, race.chronicle.game))
        await asyncio.gather(*(ear.hears_all(seq) for ear in ears))
        told = [await race.chronicle.read(one) for both in race.browsers.values() for one in both]
        assert told[0]
        assert all(one == told[0] for one in told)
        assert await race.chronicle.faults(place.database) == []
        asked = [one for one in race.chronicle.operations if isinstance(one, Asked)]
        answers.update(type(one.answer).__name__ for one in asked)
    return answers


@pytest.mark.parametrize("times", [4, pytest.param(100, marks=pytest.mark.soak)])
def test_whatever_is_killed_or_stopped(place: Place, times: int) -> None:
    answers = run(play_in_trouble(place, times, seed=times))
    measured(
        f"{times} times that one of two servers was killed, stopped or frozen: "
        f"{answers['Accepted']:,} requests accepted, {answers['Stale']:,} stale, "
        f"{answers['NoneType']:,} unanswered; linearizable"
    )
    assert answers["Accepted"] > 5 * times
    assert answers["Stale"], "they were in each other's way"
    assert answers["NoneType"], "and some never heard what became of it"


# --- what is planted ------------------------------------------------------------------------------


NO_CONSTRAINTS = """
ALTER TABLE entries DROP CONSTRAINT pk_entries, DROP CONSTRAINT uq_entries_game_request_part
"""


async def play_at_both(hosts: tuple[str, str], database: str) -> set[Fault]:
    """What is found when someone goes on with a game at one server, and at the other someone looks
    on and then decides what was decided already."""
    game = await seated(hosts[:1], script(Random(1), 3))
    race = Race(game, hosts, Random(1))
    here, there = race.browsers[0]
    assert await race.chronicle.read(there)
    seen = begun = game.seq
    for part in game.script.parts:
        answer = await race.chronicle.decide(here, request_id(), seen, part.words)
        assert isinstance(answer, Accepted)
        seen = answer.seq
        assert await race.chronicle.read(there)
    await race.chronicle.decide(there, request_id(), begun, game.script.parts[0].words)
    return {found.fault for found in await race.chronicle.faults(database)}


def test_what_is_planted_is_found(tmp_path: Path, own_postgres: Postgres, database: str) -> None:
    """One of two servers does not look at what the other has stored; then nor does the database."""
    with two_servers(tmp_path, database, command=planted("stale")) as (one, other):
        assert run(play_at_both((one.host, one.host), database)) == set()
        found = run(play_at_both((one.host, other.host), database))
        assert Fault.ORDER in found, "a stale read"
        assert not found & {Fault.LOST, Fault.TWICE}
        own_postgres.tell(NO_CONSTRAINTS, database)
        found = run(play_at_both((one.host, other.host), database))
        assert Fault.LOST in found, "two were accepted at the same number"
