"""Processes of others, as the system tells of them: their children, their memory, their time."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PROC = Path("/proc")


def family(pid: int) -> list[int]:
    """A process and all that it has begun, and they in turn; where there is no /proc, it alone."""
    found = [pid]
    for one in found:
        for told in PROC.glob(f"{one}/task/*/children"):
            with suppress(OSError):  # it has ended while we looked
                found += map(int, told.read_text().split())
    return found


def kill(pids: list[int]) -> None:
    """Kill -9; whoever has ended already has ended."""
    _send(pids, signal.SIGKILL)


def _send(pids: Sequence[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


@contextmanager
def frozen(*pids: int) -> Iterator[None]:
    """Processes and all that they have begun, stopped in the midst of whatever they do; then they
    go on."""
    _send([*pids], signal.SIGSTOP)  # first, so that they begin no others
    every = [one for pid in pids for one in family(pid)]
    try:
        _send(every, signal.SIGSTOP)
        yield
    finally:
        _send(every, signal.SIGCONT)


def seconds_of(pid: int) -> float:
    """The processor's time that a process has taken up to now."""
    return _seconds(pid, 11) + _seconds(pid, 12)


def seconds_of_family(pid: int) -> float:
    """What a process and all that it has begun have taken, also those that have ended since: their
    time is with whoever began them."""
    seconds = 0.0
    for one in family(pid):
        with suppress(OSError):  # it has ended while we looked
            seconds += sum(_seconds(one, place) for place in (11, 12, 13, 14))
    return seconds


def begun(pid: int) -> float:
    """When a process was begun, in seconds since the system was."""
    return _seconds(pid, 19)


def _seconds(pid: int, place: int) -> float:
    """What stands at a place of what the system tells, counted from after the name."""
    after_name = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return int(after_name[place]) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """The bytes that a process has in memory."""
    return int((PROC / str(pid) / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Leash:
    """A shell command that is run if this process ends without letting go, however it ends."""

    def __init__(self, command: str) -> None:
        self._shell = subprocess.Popen(
            ["sh", "-c", f"read gone; {command}"], stdin=subprocess.PIPE, start_new_session=True
        )

    def let_go(self) -> None:
        """Run nothing any more."""
        self._shell.kill()
        self._shell.communicate()
