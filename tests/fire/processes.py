"""Processes of others, as the system tells of them: their children, their memory, their time."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
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
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def seconds_of(pid: int) -> float:
    """The processor's time that a process has taken up to now."""
    after_name = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


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
