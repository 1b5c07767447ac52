"""The database as one file more: to keep elsewhere, and to come back to.

A running server can go on meanwhile: what is copied is the database of one moment.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from mansuba.table.owning import give_to_owner_of_folder
from mansuba.table.sqlite import PATIENCE, is_full, is_no_database
from mansuba.table.store_errors import StoreAwayError, StoreError, StoreFullError

OURS = {"alembic_version", "games", "entries"}
"""Tables that every database of games has."""
PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")
"""What the names of a database's files end in."""


class NoBackupError(Exception):
    """The file is no database of games, or it is damaged."""


class NothingToBackUpError(Exception):
    """There are no games yet."""


class UnusableFileError(Exception):
    """A file cannot be read or written, or there is no room for it; the games may be sound."""

    def __init__(self, file: Path, reason: StoreError) -> None:
        super().__init__(file, reason)
        self.file = file
        self.reason = reason


def back_up(games: Path, to: Path) -> None:
    """Copy a database of games to a new file, which only its owner can read.

    Raises a NothingToBackUpError, a NoBackupError if the database is damaged, an
    UnusableFileError, or the OSError of a file that is there already or cannot be read or written.
    """
    try:
        games.open("rb").close()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        raise NothingToBackUpError from None
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        _copy(games, to)
        check(to)
        _flush(to)
    except BaseException:
        to.unlink()
        raise


def check(file: Path) -> None:
    """Raise a NoBackupError unless this is a database of games, and whole."""
    with _told(file), closing(_reading(file)) as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
        sound = database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if (
            not (sound and tables >= OURS)
            or database.execute("PRAGMA foreign_key_check").fetchone()
        ):
            raise NoBackupError


def bring_in(file: Path, beside: Path) -> None:
    """Copy a backup to an empty file, and see that it is whole.

    Raises a NoBackupError, an UnusableFileError, or the OSError of a file.
    """
    file.open("rb").close()  # its error says more than the database's
    check(file)
    _copy(file, beside)
    check(beside)


def put_in_place(new: Path, games: Path, at: datetime) -> Path | None:
    """Let a database take the place of the present one; where that is now, if there was one."""
    _flush(new)
    give_to_owner_of_folder(new)
    kept = _free(games, f"{games.stem}-before-{at:%Y%m%dT%H%M%S}")
    if games.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(games)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    there = [end for end in BESIDE if _named(games, end).exists()]
    for end in there:  # a damaged one takes along what was not yet written into it
        _named(games, end).replace(_named(kept, end))
    new.replace(games)
    return kept if there else None


def _copy(source: Path, to: Path) -> None:
    with _told(source), closing(_reading(source)) as database:
        database.execute("PRAGMA schema_version")  # what is wrong later on is wrong with the copy
        with _told(to), closing(sqlite3.connect(to)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


def _flush(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _free(games: Path, stem: str) -> Path:
    """A name beside the games that nothing has yet: what was kept once stays."""
    ends = chain([""], (f"-{number}" for number in count(2)))
    names = (games.with_name(f"{stem}{end}{games.suffix}") for end in ends)
    return next(kept for kept in names if not any(_named(kept, end).exists() for end in BESIDE))


def _named(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What is wrong with a file, in our own errors: it is damaged, or only out of reach."""
    try:
        yield
    except sqlite3.Error as error:
        if is_no_database(error):
            raise NoBackupError(str(error)) from error
        reason = StoreFullError if is_full(error) else StoreAwayError
        raise UnusableFileError(file, reason(str(error))) from error
