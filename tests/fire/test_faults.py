"""What may go wrong around a server: it is refused clearly or recovered from unaided, and nothing
is acknowledged that does not last."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from mansuba.table.store_errors import WeakStoreError
from mansuba.table.transactions import Transactions
from tests.apt import not_tested
from tests.fire.clients import Guest, request_id
from tests.fire.figures import measured
from tests.fire.planted import planted
from tests.fire.postgres import Postgres, postgres
from tests.fire.racing import LATEST, two_servers
from tests.fire.scripted import Game, everyone_hears, soon
from tests.fire.servers import SECONDS_TO_START, Server, serving
from tests.fire.wires import run


async def is_ready(guest: Guest) -> bool:
    return (await guest.ask("GET", "/ready")).status == 200


def refusal(server: Server) -> str:
    """What a server says that does not start."""
    server.begin()
    try:
        assert server.ended(SECONDS_TO_START) == 1, server.errors
    finally:
        server.kill()
    return server.errors


# --- disk full ------------------------------------------------------------------------------------


@contextmanager
def tiny_disk(megabytes: int) -> Iterator[Path]:
    """A disk of its own that is soon full."""
    # Not a folder of pytest's: the database may run as somebody else, who has to get there.
    folder = Path(tempfile.mkdtemp(prefix="mansuba-disk-"))
    size = f"size={megabytes}m,mode=0755"
    mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)]
    mounted = subprocess.run(mount, check=False, capture_output=True, text=True)
    if mounted.returncode:  # whoever is not root may not, nor may root in every container
        folder.rmdir()
        not_tested(f"No disk could be mounted: a full one is NOT TESTED. {mounted.stderr}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """The disk without a byte to spare."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        for size in (1 << 16, 1 << 9):
            with suppress(OSError):
                while file.write(bytes(size)) == size:
                    pass
    yield
    filler.unlink()


async def fill(server: Server, disk: Path, database: Path | str) -> tuple[int, int]:
    """Go on with a game until the disk is full, and then when it is not any more; how many requests
    were accepted, and how many refused."""
    game = await Game.begun(server.host)
    ear = await game.chronicle.listen(game.seated.host)
    await game.goes_on(3)
    request = request_id()
    with filled(disk):
        while await game.tries(request):
            request = request_id()
        refused = 1
        for _ in range(3):
            assert game.chronicle.problem == "disk-full"
            assert not await game.tries(request)
            refused += 1
        assert await game.chronicle.read(game.seated.host), "whoever looks can do so"
    await game.insists(request)
    await game.goes_on(3)
    async with asyncio.timeout(LATEST):
        await ear.upto(game.seated.seq)
    assert await game.chronicle.faults(database) == []
    return game.seated.done, refused


def tell_of_full_disk(whose: str, accepted: int, refused: int) -> None:
    measured(
        f"the disk of {whose} full: {accepted} requests accepted before and after, none lost; "
        f"{refused} refused meanwhile, none kept"
    )


@pytest.mark.fault
def test_a_full_disk() -> None:
    with tiny_disk(2) as disk, serving(Server(disk)) as server:
        tell_of_full_disk("SQLite", *run(fill(server, disk, disk / "games.sqlite")))


@pytest.mark.fault
def test_a_full_disk_of_the_database(tmp_path: Path) -> None:
    with tiny_disk(100) as disk:
        folder = disk / "postgres"
        folder.mkdir()
        own = Postgres(folder)
        own.start()
        try:
            database = own.database()
            with serving(Server(tmp_path, database=database)) as server:
                tell_of_full_disk("PostgreSQL", *run(fill(server, disk, database)))
        finally:
            own.stop()


# --- the database away, and what it tells others --------------------------------------------------


async def go_away(own: Postgres, hosts: tuple[str, str], database: str) -> float:
    """Stop the database and start it again, under a game that people at two servers play; the
    seconds from its start until a decision is accepted."""
    game = await Game.begun(*hosts)
    browsers = [game.seated.host.at(host) for host in hosts]
    ears = [await game.chronicle.listen(browser) for browser in browsers]
    await game.goes_on(3)
    own.stop()
    request = request_id()
    assert not await game.tries(request)
    assert game.chronicle.problem == "store-away"
    for browser in browsers:
        assert (await browser.ask("GET", "/health")).status == 200
        await soon(lambda one=browser: _is_away(one))  # type: ignore[misc]
    own.start()
    back = time.monotonic()
    await game.insists(request)
    waited = time.monotonic() - back
    for browser in browsers:
        await soon(lambda one=browser: is_ready(one))  # type: ignore[misc]
    await everyone_hears(game, hosts, ears)
    own.cut(database)
    await everyone_hears(game, hosts, ears)
    assert await game.chronicle.faults(database) == []
    return waited


async def _is_away(guest: Guest) -> bool:
    answer = await guest.ask("GET", "/ready")
    return answer.status == 503 and answer.told["error"] == "store-away"


@pytest.mark.fault
def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    with postgres() as own:
        database = own.database()
        with two_servers(tmp_path, database) as (one, other):
            waited = run(go_away(own, (one.host, other.host), database))
        measured(f"PostgreSQL stopped and started: a decision accepted {waited:.2f} s after that")
        own.stop()
        told = refusal(Server(tmp_path / "late", database=database))
        assert "cannot be used" in told
        assert "Traceback" not in told


@pytest.mark.fault
def test_notes_that_get_lost_are_made_up_for(tmp_path: Path, database: str) -> None:
    """One server hears nothing of what is stored by the other, at which nobody listens."""

    async def play(hosts: tuple[str, str]) -> float:
        game = await Game.begun(hosts[0])
        ears = [
            await game.chronicle.listen(one.at(hosts[1])) for one in game.seated.guests.values()
        ]
        took = list[float]()
        for _ in range(3):  # now and then it is told right afterwards who is present, by chance
            await game.goes_on(3, hosts[0])
            begun = time.monotonic()
            async with asyncio.timeout(LATEST):
                await asyncio.gather(*(ear.upto(game.seated.seq) for ear in ears))
            took.append(time.monotonic() - begun)
        assert max(took) > 0.2, "the notes were lost"
        assert await game.chronicle.faults(database) == []
        return max(took)

    with two_servers(tmp_path, database, command=planted("deaf")) as (one, deaf):
        longest = run(play((one.host, deaf.host)))
    measured(f"notes lost: everything was heard after {longest:.1f} s at most")


# --- databases that promise too much --------------------------------------------------------------


@contextmanager
def changed(own: Postgres, whose: str, setting: str) -> Iterator[None]:
    """A setting that was switched off."""
    for command in (f"{whose} SET {setting} = off", "SELECT pg_reload_conf()"):
        own.tell(command, "postgres")
    while own.tell(f"SHOW {setting}", "postgres") != "off\n":
        time.sleep(0.01)
    yield
    for command in (f"{whose} RESET {setting}", "SELECT pg_reload_conf()"):
        own.tell(command, "postgres")


SHOW = text("SHOW synchronous_commit")


def test_a_database_that_is_not_careful_is_refused(tmp_path: Path) -> None:
    weak = ("fsync", "full_page_writes", "synchronous_commit")

    async def try_out(own: Postgres, database: str) -> None:
        before = await Transactions.open(database)
        await before.write(lambda connection: connection.scalar(SHOW))
        ways = [("ALTER SYSTEM", setting) for setting in weak]
        for whose, setting in [*ways, ("ALTER ROLE postgres", "synchronous_commit")]:
            with changed(own, whose, setting):
                with pytest.raises(WeakStoreError) as error:
                    await Transactions.open(database)
                assert (error.value.setting, error.value.value) == (setting, "off")
                lasting = await before.write(lambda connection: connection.scalar(SHOW))
                assert lasting == "on", "whoever was there keeps it"
        await before.close()

    with postgres() as own:
        database = own.database()
        run(try_out(own, database))
        with changed(own, "ALTER SYSTEM", "fsync"):
            told = refusal(Server(tmp_path, database=database, workers=2))
            assert "fsync is off" in told
            assert "Traceback" not in told


def test_a_database_that_believes_a_failed_disk_is_refused() -> None:
    with (
        postgres("data_sync_retry=on") as own,
        pytest.raises(WeakStoreError, match="data_sync_retry = on"),
    ):
        run(Transactions.open(own.database()))


def test_a_file_that_is_not_careful_is_refused(tmp_path: Path) -> None:
    told = refusal(Server(tmp_path, command=planted("weak")))
    assert "synchronous is 1" in told
    assert "Traceback" not in told
