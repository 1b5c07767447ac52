"""Servers to measure, each in processes of its own: ours, on either database, and a bare one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Container, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory

import _crowd  # noqa: F401  lets the tests' own tools be found
from _narrow import COMMAND, NARROW

from tests.fire.postgres import Postgres, postgres
from tests.fire.processes import PROC, family, memory_of
from tests.fire.servers import Server, serving
from tests.ports import LOOPBACK, free_port

SQLITE, POSTGRES = "SQLite", "PostgreSQL"
DATABASES = (SQLITE, POSTGRES)
CONNECTED = "01"
"""How the system says that a connection is open at both ends."""
BARE = Path(__file__).with_name("_bare.py")


@dataclass(frozen=True)
class Place:
    """A server that runs."""

    host: str
    process: Server | subprocess.Popen[bytes]
    """Ours can be started again, as another process."""
    database: Postgres | None = None

    @property
    def pids(self) -> list[int]:
        """Its processes; those of a PostgreSQL are not among them."""
        return family(self.process.pid)

    def restart(self) -> float:
        """Stop our server as an operator does, and start it with what it has kept; the seconds
        until it answered."""
        assert isinstance(self.process, Server)
        self.process.stop()
        return self.process.start()

    def narrow(self) -> None:
        """Leave little room for what those do not read who come to our server from now on."""
        os.kill(self.process.pid, NARROW)

    @property
    def errors(self) -> list[str]:
        """What our server has said of errors, whenever it ran."""
        assert isinstance(self.process, Server)
        said = self.process.errors.splitlines()
        return [line for line in said if "ERROR" in line or "Traceback" in line]

    @property
    def megabytes(self) -> float:
        """What it has in memory."""
        return sum(map(memory_of, self.pids)) / 1e6

    def still_has(self, ports: Container[int]) -> int:
        """With how many clients at these ports it is still connected."""
        own = int(self.host.partition(":")[2])
        found = 0
        for line in (PROC / "net" / "tcp").read_text().splitlines()[1:]:
            here, there, state = line.split()[1:4]
            port, other = (int(end.partition(":")[2], 16) for end in (here, there))
            found += port == own and other in ports and state == CONNECTED
        return found


@contextmanager
def our_server(database: str, workers: int = 1) -> Iterator[Place]:
    """`mansuba serve` with an empty database."""
    with ExitStack() as stack:
        own = stack.enter_context(postgres()) if database == POSTGRES else None
        folder = Path(stack.enter_context(TemporaryDirectory()))
        address = own.database() if own else None
        server = Server(folder, database=address, workers=workers, command=COMMAND)
        yield Place(server.host, stack.enter_context(serving(server)), own)


@contextmanager
def bare_server(length: int) -> Iterator[Place]:
    """One that stores nothing, with messages of this length."""
    port = free_port()
    process = subprocess.Popen([sys.executable, str(BARE), str(port), str(length)])
    try:
        while not _answers(port):
            assert process.poll() is None
            time.sleep(0.05)
        yield Place(f"{LOOPBACK}:{port}", process)
    finally:
        process.kill()
        process.wait()


def _answers(port: int) -> bool:
    line = HTTPConnection(LOOPBACK, port, timeout=5)
    try:
        line.request("GET", "/api/me")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()
