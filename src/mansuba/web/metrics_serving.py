"""What is counted, for Prometheus to fetch: from a port of its own, in a thread of its own.

A process that serves alone tells what it has counted itself. Where several do, each of them writes
what it counts into a file, and their parent tells the sum.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from http.server import ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock, Thread

from prometheus_client import CollectorRegistry, MetricsHandler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from mansuba.table.measures import MEASURES

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where processes that find it in their environment, when they start, write what they count."""
SECONDS_TO_ASK = 10
PROC = Path("/proc")
ENDED = 0
"""Stands for the processes that have ended, in the names of the files."""


@contextmanager
def metrics_served(listening: socket.socket, *, several: bool) -> Iterator[None]:
    """Tell what is counted to whoever asks at this socket, for as long as this lasts.

    If several processes count, they have to be started meanwhile, and not by a fork.
    """
    with _told(several) as counted:
        registry = CollectorRegistry()
        registry.register(counted)
        registry.register(Processes())
        with _answering(listening, registry):
            yield


@contextmanager
def _told(several: bool) -> Iterator[Collector]:
    if not several:
        yield MEASURES
        return
    with TemporaryDirectory(prefix="mansuba-metrics-") as folder:
        before = os.environ.get(FOLDER)
        os.environ[FOLDER] = folder
        try:
            yield Sum(Path(folder))
        finally:
            del os.environ[FOLDER]
            if before is not None:
                os.environ[FOLDER] = before


@contextmanager
def _answering(listening: socket.socket, registry: CollectorRegistry) -> Iterator[None]:
    handler = type("Handler", (MetricsHandler,), {"registry": registry, "timeout": SECONDS_TO_ASK})
    with ThreadingHTTPServer(("", 0), handler, bind_and_activate=False) as server:
        server.socket.close()
        server.socket = listening
        thread = Thread(target=server.serve_forever, name="metrics", daemon=True)
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()


class Sum(Collector):
    """What several processes have counted, those that have ended included."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = MultiProcessCollector(None, str(folder))
        self._one_at_a_time = Lock()

    def collect(self) -> Iterable[Metric]:
        """All of it."""
        with self._one_at_a_time:
            written = {int(file.stem.rpartition("_")[2]) for file in self._folder.glob("*.db")}
            for process in sorted(written - {ENDED}):
                if not _is_alive(process):
                    self._bury(process)
            return list(self._files.collect())

    def _bury(self, process: int) -> None:
        """What it has counted stays, in one file for all; what it had open is gone with it."""
        mark_process_dead(process, str(self._folder))
        for sort in ("counter", "histogram"):
            file = self._folder / f"{sort}_{process}.db"
            if file.exists():
                sums = MmapedDict(str(self._folder / f"{sort}_{ENDED}.db"))
                for key, value, *_ in MmapedDict.read_all_values_from_file(str(file)):
                    sums.write_value(key, sums.read_value(key)[0] + value, 0.0)
                sums.close()
                file.unlink()


class Processes(Collector):
    """Memory and processor time of this process and of all that it has started, where the system
    tells them in files."""

    def collect(self) -> Iterable[Metric]:
        """Both, for each process."""
        memory = GaugeMetricFamily(
            "mansuba_process_resident_memory_bytes",
            "Memory that a process of the server has, in bytes.",
            labels=["pid"],
        )
        seconds = CounterMetricFamily(
            "mansuba_process_cpu_seconds",
            "Processor time that a process of the server has taken, in seconds.",
            labels=["pid"],
        )
        if PROC.is_dir():
            page, tick = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")
            for process, ticks, pages in _family(os.getpid()):
                memory.add_metric([str(process)], pages * page)
                seconds.add_metric([str(process)], ticks / tick)
        return [memory, seconds]


def _family(first: int) -> Iterator[tuple[int, int, int]]:
    """A process and all that come from it: their numbers, ticks of the processor, pages."""
    known, children = dict[int, tuple[int, int, int]](), dict[int, list[int]]()
    for file in PROC.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            # A name in parentheses, which may be anything, stands before all numbers but one.
            fields = file.read_text("utf-8", "replace").rpartition(")")[2].split()
            process, parent = int(file.parent.name), int(fields[1])
            known[process] = process, int(fields[11]) + int(fields[12]), int(fields[21])
            children.setdefault(parent, []).append(process)
    waiting = [first]
    while waiting:
        process = waiting.pop()
        if process in known:
            yield known[process]
        waiting += children.get(process, [])


def _is_alive(process: int) -> bool:
    if sys.platform == "win32":
        return True  # there the question would end it
    try:
        os.kill(process, 0)
    except (ProcessLookupError, PermissionError):  # it is gone, or a stranger has its number
        return False
    return True
