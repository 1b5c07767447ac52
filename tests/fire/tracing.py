"""System calls of real servers, and what they say about when a decision was safe.

It is safe once a sync of the database's log has returned that began after its transaction's commit
was written there. Whoever is told of it, by an answer or by news, has to be told after that.
"""

from __future__ import annotations

import ast
import re
import shutil
import signal
import subprocess
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import inf
from pathlib import Path

from tests.apt import find_or_bring, not_tested
from tests.fire.wal import commits, records, writers

SECONDS_TO_ATTACH = 20.0
TAKEN = ("read", "readv", "recvfrom", "recvmsg")
SENT = ("write", "writev", "sendto", "sendmsg")
KEPT = ("pwrite64", "pwritev", "write", "writev")
SYNCED = ("fsync", "fdatasync")
OF_SQLITE, OF_POSTGRES = "-wal", "/pg_wal/"
"""What the path of a log ends with, or has in it."""
FRAME_HEAD = 24
"""Bytes that SQLite writes before each page of its log; those from the fifth to the eighth are not
zero if the page is the last of its transaction."""
REQUEST = re.compile(r"fire-\d{7}")
OPENED = re.compile(r"/api/games/([\w-]+)/socket")


# --- the program that traces ----------------------------------------------------------------------


@cache
def strace() -> str:
    """Its path; without it the test is skipped, and fails where that must not be."""
    found = find_or_bring("strace", lambda: shutil.which("strace"))
    if found is None:
        not_tested("strace was not found: that decisions are synced is NOT TESTED. Install strace.")
    return found


@contextmanager
def traced(pids: Sequence[int], output: Path) -> Iterator[None]:
    """All that these processes read, write and sync, with what they begin meanwhile, as a file."""
    calls = ",".join({*TAKEN, *SENT, *KEPT, *SYNCED})
    given = ["-f", "-qq", "-ttt", "-T", "-y", "-s", "65536", "-e", f"trace={calls}"]
    given += ["-e", "signal=none", "-o", str(output)]
    given += [word for pid in pids for word in ("-p", str(pid))]
    notes = output.with_suffix(".notes")
    with notes.open("w") as told:
        tracing = subprocess.Popen([strace(), *given], stderr=told, start_new_session=True)
    try:
        _until_attached(pids, tracing, notes)
        yield
    finally:
        tracing.send_signal(signal.SIGINT)
        tracing.wait()


def _until_attached(pids: Sequence[int], tracing: subprocess.Popen[bytes], notes: Path) -> None:
    end = time.monotonic() + SECONDS_TO_ATTACH
    while not all(_is_traced(pid) for pid in pids):
        if tracing.poll() is not None or time.monotonic() > end:
            not_tested(f"strace may not trace: {notes.read_text()}")
        time.sleep(0.01)


def _is_traced(pid: int) -> bool:
    """Whether all its threads are; of one that has ended meanwhile there is nothing to trace."""
    try:
        threads = Path(f"/proc/{pid}/task").iterdir()
        return not any("TracerPid:\t0\n" in (thread / "status").read_text() for thread in threads)
    except (FileNotFoundError, ProcessLookupError):
        return True


# --- what it wrote --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Call:
    """One system call."""

    pid: int
    name: str
    where: str
    """The file, or the socket."""
    text: str
    """What was read or written, as C would write it."""
    begun: float
    ended: float
    worked: bool


def read_trace(lines: Iterable[str]) -> list[Call]:
    """All calls, in the order in which they began; one that was interrupted is put together."""
    begun: dict[int, tuple[float, str]] = {}
    found = []
    for line in lines:
        pid, _, rest = line.rstrip("\n").partition(" ")
        at, _, said = rest.strip().partition(" ")
        if said.endswith(UNFINISHED):
            begun[int(pid)] = (float(at), said.removesuffix(UNFINISHED))
        elif resumed := RESUMED.match(said):
            if int(pid) in begun:  # else it began before we looked
                since, first = begun.pop(int(pid))
                found.append(_call(int(pid), since, float(at), first + said[resumed.end() :]))
        elif "(" in said and " = " in said:
            lasted = said.rpartition("<")[2].removesuffix(">")
            found.append(_call(int(pid), float(at), float(at) + float(lasted), said))
    return sorted(found, key=lambda call: call.begun)


UNFINISHED = " <unfinished ...>"
RESUMED = re.compile(r"<\.\.\. \w+ resumed>")


def _call(pid: int, begun: float, ended: float, said: str) -> Call:
    name, _, rest = said.partition("(")
    where = rest.partition("<")[2].partition(">")[0]
    given, _, result = rest.rpartition(" = ")
    text = given[given.find('"') + 1 : given.rfind('"')] if '"' in given else ""
    return Call(pid, name, where, text, begun, ended, not result.startswith("-1"))


# --- what it says ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deed:
    """A request of decisions that was acknowledged, and the news of it."""

    request: str
    game: str
    seq: int


class Trace:
    """The calls of a server, and of its database's processes if there are some."""

    def __init__(self, calls: Sequence[Call]) -> None:
        self._taken: dict[str, list[Call]] = defaultdict(list)
        """By the requests in them."""
        self._sockets: dict[str, list[str]] = defaultdict(list)
        """By game."""
        self._sent: dict[str, list[Call]] = defaultdict(list)
        for call in calls:
            if call.name in TAKEN:
                for request in set(REQUEST.findall(call.text)):
                    self._taken[request].append(call)
                for game in OPENED.findall(call.text):
                    self._sockets[game].append(call.where)
            if call.name in SENT:
                self._sent[call.where].append(call)
        self._syncs = [call for call in calls if call.name in SYNCED and call.worked]
        kept = [call for call in calls if call.name in KEPT]
        self._in_postgres = [(c, records(_bytes(c))) for c in kept if OF_POSTGRES in c.where]
        self._commits: dict[int, Call] = {}
        """In PostgreSQL's log: the first write of each, by transaction."""
        for call, written in self._in_postgres:
            for transaction in commits(written):
                self._commits.setdefault(transaction, call)
        self._in_sqlite = _transactions([call for call in kept if call.where.endswith(OF_SQLITE)])

    def problem(self, deed: Deed) -> str | None:
        """Why nobody can say that it was safe before anyone was told of it; nothing if it was."""
        arrived = next(iter(self._taken[deed.request]), None)
        if arrived is None:
            return f"{deed} has never arrived"
        written = self._in_sqlite.get(deed.request) or self._written_by_postgres(deed)
        if written is None:
            return f"{deed} was not written"
        news = f'\\"seq\\":{deed.seq},'
        told = [self._first(arrived.where, arrived.ended, "HTTP/1.1 200")]
        told += [self._first(where, arrived.ended, news) for where in self._sockets[deed.game]]
        if len(told) < 2 or None in told:
            return f"{deed}: not everyone was told"
        safe = self._safe_since(written)
        first = min(call.begun for call in told if call)
        return None if first >= safe else f"{deed} was safe at {safe}, and told at {first}"

    def _first(self, where: str, since: float, text: str) -> Call | None:
        return next((c for c in self._sent[where] if c.begun >= since and text in c.text), None)

    def _safe_since(self, written: Call) -> float:
        """When a sync of the same file has returned that began after this write had ended."""
        for sync in self._syncs[bisect_left(self._syncs, written.ended, key=_begun) :]:
            if sync.where == written.where:
                return sync.ended
        return inf

    def _written_by_postgres(self, deed: Deed) -> Call | None:
        """The write with the commit of the transaction that has its rows."""
        request = deed.request.encode()
        call, written = next((one for one in self._in_postgres if request in one[1]), (None, b""))
        known = (one for one in writers(written, request) if one in self._commits)
        found = (self._commits[transaction] for transaction in known)
        return next((commit for commit in found if call and commit.begun >= call.begun), None)


def _transactions(writes: Sequence[Call]) -> dict[str, Call]:
    """For each request in SQLite's log, the write of the page that ends its transaction."""
    found: dict[str, Call] = {}
    pending: set[str] = set()
    is_last = False
    for call in writes:
        if len(call.text) <= 4 * FRAME_HEAD and len(_bytes(call)) == FRAME_HEAD:
            is_last = any(_bytes(call)[4:8])
            continue
        pending.update(request for request in REQUEST.findall(call.text) if request not in found)
        if is_last:
            found.update(dict.fromkeys(pending, call))
            pending.clear()
    return found


def _begun(call: Call) -> float:
    return call.begun


def _bytes(call: Call) -> bytes:
    written: bytes = ast.literal_eval(f'b"{call.text}"')
    return written
