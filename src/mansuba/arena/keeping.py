"""A folder in which a match is kept, so that it can go on where it stopped.

match.json       what is played; another match in the same folder is refused
results.jsonl    a line for each game that has ended, in the order in which they ended
records/         a file for each game, where records were asked for
"""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from mansuba.arena.game import Played
from mansuba.arena.match import Match
from mansuba.arena.results import Result, ResultTextError
from mansuba.arena.running import Job
from mansuba.notation import write_edition
from mansuba.rulebook.errors import MansubaError

MATCH, RESULTS, RECORDS = "match.json", "results.jsonl", "records"
SECONDS_UNSAFE = 1.0
"""When the machine itself goes down, no more than what ended within so long is lost.

A killed process loses nothing that had ended.
"""


@dataclass
class Folder:
    """What is kept of a match."""

    path: Path
    results: Mapping[int, Result]
    stream: BinaryIO
    safe: float = field(default_factory=time.monotonic)
    """When everything was last known to be on the disk."""

    def keep(self, played: Played) -> None:
        """One more game. Its record is safe before its result is there: none is ever missing."""
        with _usable(self.path):
            if played.record is not None:
                name = f"{played.result.pairing.number:06}.mansuba"
                _write_safely(self.path / RECORDS / name, played.record)
            self.stream.write(f"{played.result.to_json()}\n".encode())
            self.stream.flush()
            if time.monotonic() - self.safe > SECONDS_UNSAFE:
                self.make_safe()

    def make_safe(self) -> None:
        """See that it is on the disk."""
        os.fsync(self.stream.fileno())
        self.safe = time.monotonic()


class UnusableFolderError(MansubaError):
    """A folder that cannot be made, read or written, and why."""

    def __init__(self, folder: str, problem: str) -> None:
        super().__init__(folder, problem)
        self.folder = folder
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.folder}: {self.problem}"


class OtherMatchError(MansubaError):
    """Another match is kept in the folder; these of its facts differ."""

    def __init__(self, folder: str, differing: tuple[str, ...]) -> None:
        super().__init__(folder, differing)
        self.folder = folder
        self.differing = differing

    def __str__(self) -> str:
        return f"{self.folder} keeps another match: {', '.join(self.differing)}"


class FolderHeldError(MansubaError):
    """Someone else is playing the match in the folder now."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder

    def __str__(self) -> str:
        return f"{self.folder} is in use"


class BrokenFolderError(MansubaError):
    """A file of the folder is not what we wrote: which, the line, and what is wrong with it."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(file, line, problem)
        self.file = file
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.problem}"


@contextmanager
def kept_in(path: Path, job: Job) -> Iterator[Folder]:
    """Keep a match in a folder, which is made if it is not there.

    Raises an OtherMatchError, a FolderHeldError, a BrokenFolderError or an UnusableFolderError.
    """
    with _usable(path):
        path.mkdir(parents=True, exist_ok=True)
        stream = (path / RESULTS).open("a+b")
    with stream:
        with _usable(path):
            _lock(path, stream)
            _claim(path, job, begun=stream.seek(0, os.SEEK_END) > 0)
            folder = Folder(path, _read(path, stream, job.match), stream)
        try:
            yield folder
        finally:
            with _usable(path), stream:  # what could not be written fails again when it is closed
                folder.make_safe()


def seed_kept_in(path: Path) -> int | None:
    """The seed of the match that is kept in a folder, if there is one."""
    file = path / MATCH
    with _usable(path):
        seed = _read_facts(file).get("seed") if file.exists() else None
    return seed if isinstance(seed, int) else None


@contextmanager
def _usable(path: Path) -> Iterator[None]:
    """What the system says against a folder is told as that."""
    try:
        yield
    except OSError as error:
        # "File exists" would be said of a file where a folder is meant to be.
        number = errno.ENOTDIR if isinstance(error, FileExistsError) else error.errno
        problem = os.strerror(number) if number else str(error)
        raise UnusableFolderError(str(path), problem) from None


def _lock(path: Path, stream: BinaryIO) -> None:
    """One process a folder. The system lets go of the lock however the process ends."""
    if sys.platform == "win32":
        return  # a locked file could not be read there
    import fcntl

    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderHeldError(str(path)) from None
    except OSError:
        return  # a file system without locks


def _claim(path: Path, job: Job, *, begun: bool) -> None:
    """Write down which match it is, or see that it is the same.

    Results of which nobody knows the match are not ours, and are left as they are.
    """
    facts = {**job.match.facts(), "records": job.records}
    file = path / MATCH
    if file.exists():
        known = _read_facts(file)
        differing = [name for name in facts if known.get(name) != facts[name]]
        if differing:
            raise OtherMatchError(str(path), tuple(differing))
    elif begun:
        raise BrokenFolderError(str(file), 1, f"missing beside {RESULTS}")
    else:
        told = {**facts, "edition_file": write_edition(job.match.edition)}
        beside = path / f".{MATCH}.new"
        _write_safely(beside, json.dumps(told, indent=2, ensure_ascii=False) + "\n")
        beside.replace(file)
        _make_names_safe(path)
    if job.records:
        (path / RECORDS).mkdir(exist_ok=True)


def _write_safely(file: Path, text: str) -> None:
    """Write a text, and see that it is on the disk."""
    with file.open("w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())


def _make_names_safe(path: Path) -> None:
    """See that the disk knows which files are in a folder."""
    if sys.platform == "win32":
        return  # a folder cannot be opened there
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _read_facts(file: Path) -> Mapping[str, object]:
    try:
        facts = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise BrokenFolderError(str(file), 1, str(error)) from None
    if not isinstance(facts, dict):
        raise BrokenFolderError(str(file), 1, "expected an object")
    return facts


def _read(path: Path, stream: BinaryIO, match: Match) -> Mapping[int, Result]:
    """What has ended before. A last line without its end was torn, and is dropped."""
    stream.seek(0)
    whole, kept = 0, dict[int, Result]()
    for number, line in enumerate(stream, 1):
        if not line.endswith(b"\n"):
            break
        try:
            result = Result.from_json(line.decode())
            _check(result, match, kept)
        except (ResultTextError, UnicodeDecodeError) as error:
            raise BrokenFolderError(str(path / RESULTS), number, str(error)) from None
        kept[result.pairing.number] = result
        whole += len(line)
    stream.truncate(whole)
    return kept


def _check(result: Result, match: Match, kept: Mapping[int, Result]) -> None:
    number = result.pairing.number
    if number >= match.size or result.pairing != match.pairing(number):
        raise ResultTextError("number", "a game of this match")
    if number in kept:
        raise ResultTextError("number", "a game only once")
    seats = match.edition.board.seats[match.seats]
    for where, sitting in (
        ("starter", {result.starter}),
        ("winner", {result.winner} - {None}),
        ("thrown", result.thrown.keys()),
    ):
        if not sitting <= set(seats):
            raise ResultTextError(where, "a seat of this match")
