"""A program that was started by us and talks in lines; what it does wrong is a ProgramError."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from selectors import EVENT_READ, DefaultSelector
from subprocess import DEVNULL, PIPE, Popen
from typing import IO

from mansuba.rulebook.errors import MansubaError

MOMENT = 0.02
"""Seconds after which whoever waits looks up, lest they miss that they need not wait longer."""
CHUNK = 1 << 16
LONGEST_LINE = 1 << 20
"""How many bytes may come without the end of a line."""
LAST_WORDS = 2000
"""How many bytes of its complaints are kept."""

GUARD = """
import os, signal, sys
if not sys.stdin.buffer.read(1):
    os.killpg(int(sys.argv[1]), signal.SIGKILL)
"""
"""Sleeps beside a program, and ends it if we are gone without having done so ourselves."""

IsUp = Callable[[], bool]
"""Tells whether there is no more time to wait."""


class Trouble(Enum):
    """What a program can do wrong. The name is for programs, the value says it in English."""

    NOT_STARTED = "it cannot be started"
    ENDED = "it has ended, or closed its output"
    SILENT = "it does not answer in time"
    TOO_MUCH = "it says more than anyone can hear"
    NOT_UTF8 = "it says something that is not UTF-8"
    NOT_UNDERSTOOD = "it says what nobody understands"
    ILLEGAL = "it decides what is not legal"
    GIVEN_UP = "it has failed too often in a row"


class ProgramError(MansubaError):
    """A program did something wrong."""

    def __init__(self, trouble: Trouble, about: str = "") -> None:
        super().__init__(trouble, about)
        self.trouble = trouble
        self.about = about
        """What it said, or what the system says about it."""

    def __str__(self) -> str:
        return self.trouble.value + (f": {self.about}" if self.about else "")


class Program:
    """A process with pipes to it. Nothing waits for longer than `is_up` allows.

    It has a process group of its own, which is ended as a whole: by `end`, or by a guard when our
    process is killed.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._owner = os.getpid()
        self._process = _started(command, stdout=PIPE, stderr=PIPE)
        try:
            self._guard = _started(
                (sys.executable, "-I", "-S", "-c", GUARD, str(self._process.pid)),
                stdout=DEVNULL,
                stderr=DEVNULL,
            )
        except ProgramError:
            _kill(self._process)
            raise
        self._listening = DefaultSelector()
        for pipe in (self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
            self._listening.register(pipe, EVENT_READ)
        os.set_blocking(self._stdin.fileno(), False)
        self._heard = bytearray()
        self._complaints = b""
        self._ended = False

    def say(self, text: str, is_up: IsUp) -> None:
        """Send a line, or several."""
        rest = f"{text}\n".encode()
        while rest:
            try:
                rest = rest[os.write(self._stdin.fileno(), rest) :]
            except BlockingIOError:
                self._wait(is_up)  # it may have to be heard out before it listens
                if len(self._heard) > LONGEST_LINE:
                    raise ProgramError(Trouble.TOO_MUCH) from None
            except BrokenPipeError:
                raise ProgramError(Trouble.ENDED) from None

    def hear(self, is_up: IsUp) -> str:
        """The next line."""
        if is_up():  # though there may be more to hear: some never come to an end
            raise ProgramError(Trouble.SILENT)
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise ProgramError(Trouble.TOO_MUCH)
            self._wait(is_up)
        line, _, self._heard = self._heard.partition(b"\n")
        try:
            return line.decode().removesuffix("\r")
        except UnicodeDecodeError:
            raise ProgramError(Trouble.NOT_UTF8, repr(bytes(line[:80]))) from None

    def lately(self) -> list[str]:
        """The lines that have come already; nothing is waited for."""
        with suppress(BlockingIOError):
            self._heard += os.read(self._stdout.fileno(), CHUNK)
        *lines, self._heard = self._heard.split(b"\n")
        return [line.decode(errors="replace").removesuffix("\r") for line in lines]

    def part(self, farewell: str, is_up: IsUp) -> None:
        """Say farewell, and wait until it ends by itself."""
        with suppress(ProgramError):
            self.say(farewell, is_up)
            self._stdin.close()
            while True:  # until it has ended, or time is up
                self.hear(is_up)

    def end(self) -> str:
        """End it and all that it started; the last of what it complained about."""
        if self._ended or os.getpid() != self._owner:
            return ""  # a copy of ours that was forked off has no say in this
        self._ended = True
        _kill(self._process)
        self._dismiss_guard()
        with suppress(BlockingIOError):
            self._complain(os.read(self._stderr.fileno(), CHUNK))
        self._listening.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()
        return self._complaints.decode(errors="replace").strip()

    def _wait(self, is_up: IsUp) -> None:
        """Take in whatever comes next, or wait for a moment."""
        if is_up():
            raise ProgramError(Trouble.SILENT)
        for key, _ in self._listening.select(MOMENT):
            chunk = os.read(key.fd, CHUNK)
            if key.fileobj is self._stderr:
                self._complain(chunk)
                if not chunk:
                    self._listening.unregister(self._stderr)
            elif chunk:
                self._heard += chunk
            else:
                raise ProgramError(Trouble.ENDED)

    def _complain(self, chunk: bytes) -> None:
        self._complaints = (self._complaints + chunk)[-LAST_WORDS:]

    def _dismiss_guard(self) -> None:
        assert self._guard.stdin
        with suppress(BrokenPipeError):
            self._guard.stdin.write(b".")
        self._guard.stdin.close()
        self._guard.wait()

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr
        return self._process.stderr


def _started(command: Sequence[str], *, stdout: int, stderr: int) -> Popen[bytes]:
    """A process in a session of its own: keys that are meant for us do not reach it."""
    try:
        return Popen(
            command, bufsize=0, stdin=PIPE, stdout=stdout, stderr=stderr, start_new_session=True
        )
    except (OSError, ValueError) as error:  # not there, not to be run; a name that cannot be
        raise ProgramError(Trouble.NOT_STARTED, str(error)) from None


def _kill(process: Popen[bytes]) -> None:
    """End it with its whole group, which has its number for as long as nobody has waited for it."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
