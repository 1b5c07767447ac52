"""Real servers in processes of their own, as an operator starts them; and how they are killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.fire.processes import Leash, family
from tests.ports import LOOPBACK, free_port

SECONDS_TO_START = 60.0
SECONDS_TO_STOP = 20.0
PEOPLE = "10000"
"""All clients come from one address, and the limits are tried elsewhere."""
COMMAND = (sys.executable, "-m", "mansuba")


class Server:
    """`mansuba serve` with its folder and its port, which it keeps when it is started again."""

    def __init__(
        self,
        data: Path,
        *options: str,
        database: str | None = None,
        workers: int = 1,
        command: Sequence[str] = COMMAND,
        environment: dict[str, str] | None = None,
    ) -> None:
        """Options are those of the command; `command` runs it in another way."""
        self.data = data
        self.port = free_port()
        self._command = [*command, "serve", "--listen", self.host, "--data", str(data)]
        self._command += ["--people", PEOPLE, *options]
        if database:
            self._command += ["--database", database]
        if workers > 1:
            self._command += ["--workers", str(workers)]
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._leash: Leash | None = None
        self.ready = 0.0
        """The seconds that it took to answer when it was started last."""
        data.mkdir(parents=True, exist_ok=True)

    @property
    def host(self) -> str:
        """What a browser would call it."""
        return f"{LOOPBACK}:{self.port}"

    @property
    def pid(self) -> int:
        """The process that was started; with several workers it is their parent."""
        assert self._process
        return self._process.pid

    @property
    def errors(self) -> str:
        """What it has written to standard error, whenever it ran."""
        return self._errors.read_text("utf-8", errors="replace")

    @property
    def complaints(self) -> list[str]:
        """What of that tells of something wrong."""
        return [line for line in self.errors.splitlines() if " INFO " not in line]

    @property
    def is_whole(self) -> bool:
        """Whether it has said that all its processes answer, since it was started last."""
        return self._output.stat().st_size > 0

    @property
    def _output(self) -> Path:
        return self.data / "output.txt"

    @property
    def _errors(self) -> Path:
        return self.data / "errors.txt"

    def begin(self) -> None:
        """Run, and do not wait for it."""
        _until_free(self.port)
        with self._errors.open("ab") as errors, self._output.open("wb") as output:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                start_new_session=True,  # so that all of it can be killed at once
            )
        self._leash = Leash(f"kill -9 -{self.pid}")

    def start(self) -> float:
        """Run; the seconds until it answered."""
        begun = time.monotonic()
        self.begin()
        self.wait()
        self.ready = time.monotonic() - begun
        return self.ready

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            assert self._process
            assert self._process.poll() is None, self.errors
            assert time.monotonic() < end, self.errors
            time.sleep(0.01)

    def answers(self) -> bool:
        """Whether it says that it is ready, its database included."""
        line = HTTPConnection(self.host, timeout=5)
        try:
            line.request("GET", "/api/ready")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """Kill -9, with all processes that belong to it; if it has ended, with what it left."""
        if self._process is None:
            return
        self._let_go()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end, and wait; its exit status."""
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self, within: float = SECONDS_TO_STOP) -> int:
        """Its exit status, once it has ended by itself."""
        assert self._process
        status = self._process.wait(within)
        self._let_go()
        return status

    def _let_go(self) -> None:
        if self._leash:
            self._leash.let_go()
            self._leash = None

    def family(self) -> list[int]:
        """All its processes."""
        return family(self.pid)

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None


@contextmanager
def serving(server: Server) -> Iterator[Server]:
    """The server, started, for as long as this lasts."""
    try:
        server.start()
        yield server
    finally:
        server.kill()


def _until_free(port: int) -> None:
    """What was killed lets go of its port in its own time."""
    end = time.monotonic() + SECONDS_TO_STOP
    while True:
        try:
            socket.create_server((LOOPBACK, port)).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.01)
