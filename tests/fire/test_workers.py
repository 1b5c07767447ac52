"""Several processes behind one port: replaced one by one, or killed, and no move gets lost."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from uvicorn.config import STARTUP_FAILURE

from mansuba.web.workers import SECONDS_TO_START, SECONDS_TO_TRY_AGAIN
from tests.fire.chronicle import Follower, word_of
from tests.fire.clients import NOT_NOW, Guest, Seated, request_id, seated
from tests.fire.figures import measured
from tests.fire.logs import faults, log_of
from tests.fire.planted import planted
from tests.fire.postgres import Postgres, postgres
from tests.fire.processes import begun, family, frozen, kill
from tests.fire.racing import LATEST, SECONDS_BETWEEN, Listener, Race, Restless
from tests.fire.scripts import script
from tests.fire.servers import COMMAND, Server, serving
from tests.fire.wires import run
from tests.ports import LOOPBACK, free_port
from tests.web.counted import read, summed

WORKERS = 2


@pytest.fixture(scope="module")
def metrics() -> str:
    """Where the server tells what it has counted."""
    return f"{LOOPBACK}:{free_port()}"


@pytest.fixture(scope="module")
def database(own_postgres: Postgres) -> str:
    return own_postgres.database()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, database: str, metrics: str
) -> Iterator[Server]:
    data, told = tmp_path_factory.mktemp("server"), ("--metrics", metrics)
    with serving(Server(data, *told, database=database, workers=WORKERS)) as server:
        yield server
        server.stop()  # by itself, so that it takes along what it has counted in files


def workers_of(server: Server) -> dict[int, list[int]]:
    """The processes that answer, each with those that think for it."""
    found = {}
    for pid in children(server.pid):
        with suppress(OSError):  # it has ended while we looked
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
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


SOME = 5
"""Requests of a game that the new workers acknowledge before they are replaced in turn."""
DECISIONS = 10_000
"""More than can be played before the last of them is replaced."""


async def play_on(game: Seated, until: asyncio.Event) -> float:
    """Send every part of the script until it is acknowledged, always with the same id; the seconds
    that the longest of them took."""
    longest = 0.0
    while not until.is_set():
        assert not game.is_over, "nobody is under way any more"
        sent = time.monotonic()
        await game.go_on()
        longest = max(longest, time.monotonic() - sent)
        await asyncio.sleep(SECONDS_BETWEEN)
    return longest


async def all_go_on(games: Sequence[Seated]) -> None:
    """Until some more was acknowledged in every game, however slow the machine is."""
    wanted = [(game, len(game.sent) + SOME) for game in games]
    async with asyncio.timeout(LATEST):
        while any(len(game.sent) < so_many for game, so_many in wanted):
            await asyncio.sleep(0.05)


@dataclass(frozen=True)
class Served:
    """What became of the requests of some people."""

    acknowledged: int
    """Of decisions, by the script."""
    cut: int
    """How often a connection ended before there was an answer."""
    answers: Counter[int]
    """By status."""

    @classmethod
    def to(cls, games: Sequence[Seated], others: Sequence[Guest]) -> Served:
        guests = [*(one for game in games for one in game.guests.values()), *others]
        return cls(
            sum(len(game.sent) for game in games),
            sum(guest.line.again + guest.unanswered for guest in guests),
            sum((guest.answers for guest in guests), Counter[int]()),
        )

    @property
    def sent_away(self) -> int:
        """Answers that say to come again, or that the server has failed."""
        return sum(self.answers[one] for one in self.answers if one in NOT_NOW or one >= 500)


async def replace(server: Server, database: str, times: int) -> tuple[Served, float]:
    """Have all workers replaced while games go on; how people were served meanwhile, and how many
    seconds they waited at the longest."""
    rng, until = Random(times), asyncio.Event()
    games = [await seated([server.host], script(rng, DECISIONS, together=2)) for _ in range(3)]
    race = Race(await seated([server.host], script(rng, 0)), (server.host, server.host), rng)
    restless = [Restless(race, rng) for _ in range(2)]
    ears = [Listener(race.chronicle, one.at(one.host)) for one in race.browsers[0]]
    others = [one for each in restless for both in each.browsers.values() for one in both]
    try:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(play_on(game, until)) for game in games]
            for someone in restless:
                group.create_task(someone.go_on(until))
            for ear in ears:
                group.create_task(ear.listen(until))
            for _ in range(times):
                before = [*workers_of(server)]
                assert len(before) == WORKERS
                os.kill(server.pid, signal.SIGHUP)
                await until_replaced(server, before)
                await all_go_on(games)
            until.set()
    finally:  # whatever else fails may come of it
        served = Served.to(games, others)
        assert not served.sent_away, served.answers
    seq = len(await log_of(database, race.chronicle.game))
    await asyncio.gather(*(ear.hears_all(seq) for ear in ears))
    assert await race.chronicle.faults(database) == []
    for game in games:
        assert faults(await log_of(database, game.id), game.script, game.sent) == []
    return served, max(task.result() for task in playing)


@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_workers_are_replaced_and_no_move_is_lost(
    server: Server, database: str, times: int
) -> None:
    served, longest = run(replace(server, database, times))
    measured(
        f"{times} rolling restarts: {served.acknowledged:,} requests acknowledged, none lost; "
        f"{served.cut} met a connection just cut, {served.sent_away} told to come again; "
        f"the longest took {longest:.2f} s"
    )
    assert "ERROR" not in server.errors


def test_new_workers_run_what_is_installed_by_then(tmp_path: Path, database: str) -> None:
    """Nothing of those before is handed on to them."""
    installed = tmp_path / "sitecustomize.py"  # stands for all that a process reads in
    installed.write_text("import sys; print('the old one runs', file=sys.stderr)")
    path = {"PYTHONPATH": str(tmp_path)}
    with serving(
        Server(tmp_path / "data", database=database, workers=WORKERS, environment=path)
    ) as server:
        assert "the old one runs" in server.errors
        installed.write_text("import sys; print('the new one runs', file=sys.stderr)")
        before = [*workers_of(server)]
        os.kill(server.pid, signal.SIGHUP)
        run(until_replaced(server, before))
        assert server.stop() == 0
        assert server.errors.count("the new one runs") >= WORKERS


def test_servers_end_while_workers_are_replaced(tmp_path: Path, database: str) -> None:
    """However long a new one takes, those before it answer, and end at once when all is to end."""
    installed = tmp_path / "sitecustomize.py"
    installed.write_text("")
    path = {"PYTHONPATH": str(tmp_path)}
    with serving(
        Server(tmp_path / "data", database=database, workers=WORKERS, environment=path)
    ) as server:
        installed.write_text("import time; time.sleep(3600)")
        before = [*workers_of(server)]
        os.kill(server.pid, signal.SIGHUP)
        latest = time.monotonic() + LATEST
        while len(workers_of(server)) == len(before):
            assert time.monotonic() < latest
            time.sleep(0.02)
        asked = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() < asked + SECONDS_TO_START / 2
        assert server.errors == ""


# --- killed while a bot thinks --------------------------------------------------------------------


BOTS = 5
SET_UP = 6
PLACED = SET_UP * (1 + BOTS)
"""Entries of a log in which everyone has set up."""
STILL = 3.0
"""Seconds in which a bot whose mind is made up places several figures."""


async def think(server: Server, metrics: str) -> list[str]:
    """A game with bots of which nobody sees anything; while they set up, whoever thinks is killed,
    then one worker, then the other. What its log says at last.

    Whoever thinks is frozen first: the log goes on for as long as plans go that were made before,
    and when it stands still, there is a thought that is lost with whoever is killed then. Only one
    of the workers lets the bots act, and whichever that is, it is killed in the midst of that."""
    host = await Guest.called("Nefer", server.host)
    chairs = [{"name": "Nefer", "player": "here"}]
    chairs += [{"name": f"Bot {number}", "player": "merchant"} for number in range(BOTS)]
    game = (await host.ask("POST", "/games", {"seats": chairs}, 201)).told["id"]
    placed = [word for part in SCRIPT.parts for word in part.words]
    own = {"id": request_id(), "seen": 0, "decisions": placed}
    await host.ask("POST", f"/games/{game}/decisions", own, 200)
    one, other = workers_of(server)
    lost, known = await thoughts_lost(metrics), SET_UP
    for doomed in (None, one, other):
        await until_longer(host, game, known)
        thinkers = thinkers_of(server)
        assert thinkers
        with frozen(*thinkers):
            known = await until_still(host, game)
            assert known < PLACED, "they were still at it"
            kill(family(doomed) if doomed else thinkers)
        if not doomed:
            await until_longer(host, game, known)
            async with asyncio.timeout(LATEST):
                while await thoughts_lost(metrics) <= lost:
                    await asyncio.sleep(0.1)
    await until_longer(host, game, PLACED)
    return await log(host, game)


async def thoughts_lost(metrics: str) -> float:
    """How many a worker has noticed; those that were lost together with it are not among them."""
    with await asyncio.to_thread(urlopen, f"http://{metrics}/metrics", None, LATEST) as answer:
        return summed(read(answer.read().decode()), "mansuba_bot_thoughts_lost_total")


def thinkers_of(server: Server) -> list[int]:
    return [pid for thinking in workers_of(server).values() for pid in thinking]


async def until_longer(host: Guest, game: str, known: int) -> None:
    """Until the log has more entries."""
    async with asyncio.timeout(LATEST):
        while len(await log(host, game)) <= known:
            await asyncio.sleep(0.05)


async def until_still(host: Guest, game: str) -> int:
    """Until the log does not grow any more; how many entries it has."""
    known, length = -1, len(await log(host, game))
    while length != known:
        await asyncio.sleep(STILL)
        known, length = length, len(await log(host, game))
    return length


SCRIPT = script(Random(1), SET_UP, players=1 + BOTS)


async def log(host: Guest, game: str) -> list[str]:
    answer = await host.insist("GET", f"/games/{game}")
    assert answer.status == 200, answer
    return [word_of(entry) for entry in answer.told["entries"]]


@pytest.mark.fault
def test_a_worker_is_killed_while_a_bot_thinks(server: Server, metrics: str) -> None:
    words = run(think(server, metrics))
    Follower(SCRIPT.start).hear(words)
    measured(
        "whoever thought, and two workers, killed while bots thought: "
        f"all {PLACED} figures were placed, as the rules have it"
    )


A_TICK = 0.02
"""As precisely as the system tells when a process was begun."""


# --- killed while the database is away ------------------------------------------------------------


async def outlive(server: Server, own: Postgres) -> float:
    """Stop the database and kill a worker; start the database when another could not start in its
    place. How many seconds after that one another was begun."""
    game = await seated([server.host], script(Random(1), 12))
    await game.go_on()
    async with asyncio.timeout(LATEST):
        while not server.is_whole:
            await asyncio.sleep(0.02)
    own.stop()
    doomed, other = workers_of(server)
    kill(family(doomed))
    await until_alone(server, other)
    first = await until_one_is_begun(server, other)
    await until_alone(server, other)
    assert server.runs
    assert (await game.host.ask("GET", "/health")).status == 200
    own.start()
    second = await until_one_is_begun(server, other)
    with frozen(other):  # so that nobody can answer but one that has started by now
        assert (await Guest(server.host).insist("GET", "/ready")).status == 200
    await game.go_on()
    assert len(now := workers_of(server)) == WORKERS
    assert other in now
    return second - first


async def until_alone(server: Server, worker: int) -> None:
    async with asyncio.timeout(LATEST):
        while [*workers_of(server)] != [worker]:
            await asyncio.sleep(0.02)


async def until_one_is_begun(server: Server, other: int) -> float:
    """Until there is one beside the other, whether or not it can start; when it was begun, however
    late that is noticed."""
    async with asyncio.timeout(LATEST):
        while not (new := {*workers_of(server)} - {other}):
            await asyncio.sleep(0.02)
    return begun(new.pop())


def test_a_worker_that_cannot_start_is_begun_again(tmp_path: Path) -> None:
    """The others go on, and nobody is kept busy by it."""
    with postgres() as own:
        database = own.database()
        with serving(Server(tmp_path, database=database, workers=WORKERS)) as server:
            between = run(outlive(server, own))
            assert between > SECONDS_TO_TRY_AGAIN - A_TICK
            assert server.stop() == 0


# --- killed while the system lets nobody begin ----------------------------------------------------


STANDARD = 3
"""The streams that are always open. With fewer the system would not even poll for two."""


@contextmanager
def no_room(pid: int) -> Iterator[None]:
    """A process that can open nothing more, and so begin no other."""
    few, most = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (STANDARD, most))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (few, most))


async def until_said(server: Server, what: str, times: int) -> None:
    async with asyncio.timeout(LATEST):
        while server.errors.count(what) < times:
            await asyncio.sleep(0.05)


async def hold_out(server: Server) -> None:
    """Kill a worker, then ask for new ones, while none can begin; then let them."""
    async with asyncio.timeout(LATEST):
        while not server.is_whole:
            await asyncio.sleep(0.02)
    doomed, other = workers_of(server)
    with no_room(server.pid):
        kill(family(doomed))
        await until_said(server, "No other worker can begin: OSError EMFILE", 1)
        os.kill(server.pid, signal.SIGHUP)
        await until_said(server, "No other worker can begin: OSError EMFILE", 2)
        assert (await Guest(server.host).insist("GET", "/ready")).status == 200
        assert [*workers_of(server)] == [other]
    async with asyncio.timeout(LATEST):
        while len(now := workers_of(server)) < WORKERS:
            await asyncio.sleep(0.05)
    assert other in now


def test_workers_go_on_while_no_other_can_begin(tmp_path: Path, database: str) -> None:
    with serving(Server(tmp_path, database=database, workers=WORKERS)) as server:
        run(hold_out(server))
        assert server.stop() == 0
        assert "Traceback" not in server.errors


def test_nobody_takes_the_place_of_those_who_are_interrupted(tmp_path: Path, database: str) -> None:
    """As by Ctrl-C, which all of them hear at once."""
    with serving(Server(tmp_path, database=database, workers=WORKERS)) as server:
        while not server.is_whole:
            time.sleep(0.02)
        os.killpg(server.pid, signal.SIGINT)
        server.ended()
        assert server.errors == ""


async def until_gone(group: int) -> None:
    """Until none of a group of processes is left."""
    async with asyncio.timeout(LATEST):
        while any(_runs_in(group, stat) for stat in Path("/proc").glob("[0-9]*/stat")):
            await asyncio.sleep(0.05)


def _runs_in(group: int, stat: Path) -> bool:
    with suppress(OSError):  # it has ended while we looked
        state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        return state != "Z" and int(its_group) == group
    return False


def test_who_cannot_say_that_all_are_ready_ends_with_them(tmp_path: Path, database: str) -> None:
    """Nobody is left over who waits for the other to end, and heeds no signal."""
    given = ["--listen", f"{LOOPBACK}:{free_port()}", "--data", str(tmp_path)]
    given += ["--workers", str(WORKERS), "--database", database]
    process = subprocess.Popen(
        [*COMMAND, "serve", *given],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdout
    process.stdout.close()
    try:
        assert process.wait(LATEST) == 128 + signal.SIGPIPE
        run(until_gone(process.pid))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_workers_that_have_never_started_end_the_program(tmp_path: Path) -> None:
    nowhere = f"postgresql://postgres@{LOOPBACK}:{free_port()}/nowhere"
    server = Server(tmp_path, database=nowhere, workers=WORKERS, command=planted("rash"))
    server.begin()
    try:
        end = time.monotonic() + LATEST
        while server.runs and time.monotonic() < end:
            time.sleep(0.05)
        assert server.ended() == STARTUP_FAILURE
    finally:
        server.kill()
    assert "failed to start" in server.errors
    assert "cannot go on: StoreAwayError (ConnectionRefusedError ECONNREFUSED)" in server.errors
    assert "Traceback" not in server.errors
