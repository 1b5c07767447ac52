"""What was counted, fetched from the port that it is served on: of one process, and of several."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import ProxyHandler, Request, build_opener

import pytest

from mansuba.table.measures import HEARD, WRITING
from mansuba.web.metrics_serving import FOLDER, metrics_served
from tests.fire.postgres import Postgres
from tests.fire.servers import Server, serving
from tests.ports import free_port
from tests.web.counted import Series, read, summed, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

OPENER = build_opener(ProxyHandler({}))
WORKER = """
import sys
from prometheus_client import Gauge
from mansuba.table.measures import FAILED, HEARD, WRITING
open_now = Gauge("mansuba_things_open", "Things.", multiprocess_mode="livesum")
for line in sys.stdin:
    HEARD.inc(int(line))
    FAILED.labels("away").inc()
    WRITING.observe(int(line))
    open_now.set(int(line))
    print("counted", flush=True)
"""


@contextmanager
def served(*, several: bool) -> Iterator[str]:
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        metrics_served(listening, several=several),
    ):
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/metrics"


def fetch(address: str, **headers: str) -> dict[Series, float]:
    with OPENER.open(Request(address, headers=headers), timeout=20) as response:
        assert response.headers["content-type"].startswith("text/plain; version=")
        return read(response.read().decode())


class Worker:
    """A process that counts as it is told to."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def counts(self, number: int) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "counted\n"

    def is_killed(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


def test_one_process_tells_what_it_has_counted_itself() -> None:
    with served(several=False) as address:
        assert FOLDER not in os.environ
        before = fetch(address)
        HEARD.inc(7)
        WRITING.observe(0.002)
        after = fetch(address)
        assert summed(after, "mansuba_notes_heard_total") == 7 + summed(
            before, "mansuba_notes_heard_total"
        )
        bucket = "mansuba_store_write_seconds_bucket"
        assert summed(after, bucket, le="0.001") == summed(before, bucket, le="0.001")
        assert summed(after, bucket, le="0.0025") == 1 + summed(before, bucket, le="0.0025")
    with pytest.raises(OSError, match="refused"):
        fetch(address)


def test_the_sum_of_several_processes(tmp_path: Path) -> None:
    """Also of those that have ended: what they have counted stays, what they had open does not."""
    with served(several=True) as address:
        folder = Path(os.environ[FOLDER])
        assert folder.stat().st_mode & 0o077 == 0, "nobody else reads or writes there"
        workers = [Worker(), Worker()]
        workers[0].counts(3)
        workers[1].counts(40)
        assert told(fetch(address)) == (43, 2, 2, 43, 43)
        workers[0].counts(2)
        assert told(fetch(address)) == (45, 3, 3, 45, 42)
        workers[0].is_killed()
        assert told(fetch(address)) == (45, 3, 3, 45, 40)
        workers.append(Worker())
        workers[2].counts(500)
        assert told(fetch(address)) == (545, 4, 4, 545, 540)
        workers[1].is_killed()
        workers[2].is_killed()
        for _ in range(2):
            assert told(fetch(address)) == (545, 4, 4, 545, 0)
        assert {file.name for file in folder.iterdir()} == {"counter_0.db", "histogram_0.db"}
    assert FOLDER not in os.environ
    assert not folder.exists()


def told(series: dict[Series, float]) -> tuple[float, ...]:
    return (
        summed(series, "mansuba_notes_heard_total"),
        summed(series, "mansuba_store_errors_total", sort="away"),
        summed(series, "mansuba_store_write_seconds_bucket", le="+Inf"),
        summed(series, "mansuba_store_write_seconds_sum"),
        summed(series, "mansuba_things_open"),
    )


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="files of Linux")
def test_what_the_processes_take() -> None:
    hungry = (
        "import sys; held = bytearray(50_000_000); sum(range(3_000_000)); print(); sys.stdin.read()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", hungry], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        assert child.stdout
        child.stdout.readline()
        with served(several=False) as address:
            series = fetch(address)
    finally:
        child.communicate()
    memory, cpu = "mansuba_process_resident_memory_bytes", "mansuba_process_cpu_seconds_total"
    for process, most in ((os.getpid(), 10**10), (child.pid, 200_000_000)):
        assert 30_000_000 < summed(series, memory, pid=str(process)) < most
        assert summed(series, cpu, pid=str(process)) > 0.01
    times, tick = os.times(), 1 / os.sysconf("SC_CLK_TCK")
    spent = times.user + times.system + 2 * tick  # each is rounded by itself
    assert summed(series, cpu, pid=str(os.getpid())) <= spent, "nor of those who have ended"
    assert summed(series, memory, pid=str(os.getppid())) == 0, "not of those who started us"
    with served(several=False) as address:
        assert summed(fetch(address), memory, pid=str(child.pid)) == 0


def test_prometheus_may_ask_for_it_packed() -> None:
    with served(several=False) as address:
        request = Request(address, headers={"Accept-Encoding": "gzip"})
        with OPENER.open(request, timeout=20) as response:
            assert response.headers["content-encoding"] == "gzip"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="files of Linux")
def test_a_server_of_several_processes(tmp_path: Path, own_postgres: Postgres) -> None:
    """One target tells the sum of its workers, also after one was killed; and what they write down
    is one object a line."""
    port = free_port()
    options = ("--metrics", f"127.0.0.1:{port}", "--log", "json")
    address, database = f"http://127.0.0.1:{port}/metrics", own_postgres.database()
    with serving(Server(tmp_path, *options, database=database, workers=2)) as server:

        def ask() -> None:
            for _ in range(20):
                assert server.answers()

        def counted() -> float:
            """How many requests were answered so far, by whomever; the last one may be missing."""
            return summed(fetch(address), "mansuba_http_request_seconds_count", route="/api/ready")

        until(lambda: len(workers_of(server)) == 2)
        ask()
        until(lambda: counted() >= 20)
        known, before = counted(), workers_of(server)
        told = {dict(labels).get("pid") for _, labels in fetch(address)}
        assert told >= {str(server.pid), *map(str, before)}
        os.kill(min(before), signal.SIGKILL)
        until(lambda: len(workers_of(server) - {min(before)}) == 2)
        ask()
        until(lambda: counted() >= known + 20)
        assert server.stop() == 0
    assert server.errors == "" or [json.loads(line) for line in server.errors.splitlines()]


def workers_of(server: Server) -> set[int]:
    found = set()
    for process in server.family():
        with suppress(OSError):
            if b"--multiprocessing-fork" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.add(process)
    return found
