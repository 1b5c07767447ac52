"""Editions, positions and texts as they are named on the command line."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from mansuba import Edition, EditionError, MansubaError, Position
from mansuba.notation import read_edition, read_position
from mansuba.notation.records.lines import BYTE_ORDER
from mansuba.rulebook.editionfile import BUILT_IN


class FileError(Exception):
    """A file that cannot be read or written: the message for it, the file, and the problem."""

    def __init__(self, message: str, file: str, problem: str) -> None:
        super().__init__(message, file, problem)
        self.message = message
        self.file = file
        self.problem = problem


class InFileError(Exception):
    """Something in a file that is refused: which file, why, and on which line if `error` does not
    say so."""

    def __init__(self, file: str, error: MansubaError, line: int | None = None) -> None:
        super().__init__(file, error, line)
        self.file = file
        self.error = error
        self.line = line


def load_edition(name: str | None) -> Edition:
    """A built-in board's edition by its name, any other from its file, or from standard input for
    `-`; the standard one if none."""
    if name is None:
        return Edition.standard()
    if name in BUILT_IN:
        return Edition.standard().with_(board=name)
    if name != "-":
        return Edition.load(name)
    try:
        return read_edition(read_text("-"))
    except EditionError as error:
        raise InFileError("-", error) from None


def load_position(line: str, edition: str | None) -> Position:
    """The position that a line stands for; `-` reads the line from standard input."""
    if line == "-":
        line = read_text("-").strip().partition("\n")[0]
    return read_position(line.strip(), load_edition(edition) if edition else None)


def read_text(name: str) -> str:
    """A file's whole text, or standard input's for `-`."""
    try:
        if name == "-":
            return sys.stdin.read().removeprefix(BYTE_ORDER)
        return Path(name).read_text("utf-8-sig")
    except OSError as error:
        raise FileError("cannot-read", name, error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise FileError("cannot-read", name, str(error)) from None


def write_text(name: str, *parts: str) -> None:
    """Write a file whole or not at all; `-` is standard output."""
    write_parts(name, parts)


def write_parts(name: str, parts: Iterable[str]) -> None:
    """The same, with a text that comes part by part."""
    if name == "-":
        sys.stdout.writelines(parts)
        return
    try:
        path = _end_of_links(name)
    except OSError as error:
        raise FileError("cannot-write", name, error.strerror or str(error)) from None
    beside = path.with_name(f".{path.name}.new")
    try:
        if path.exists() and not path.is_file():  # a device or a pipe cannot be replaced
            with path.open("w", encoding="utf-8") as stream:
                stream.writelines(parts)
            return
        with beside.open("w", encoding="utf-8") as stream:
            _write_all(stream, parts, beside)
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise FileError("cannot-write", name, error.strerror or str(error)) from None


def check_place(name: str) -> None:
    """Refuse a name under which no file can be written."""
    if name == "-":
        return
    try:
        path = _end_of_links(name)
        # A device or a pipe is written itself; a file is replaced by one that is made beside it.
        written = path if path.exists() and not path.is_file() else path.parent
        if not path.parent.is_dir():
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        if path.is_dir():
            raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not os.access(written, os.W_OK):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise FileError("cannot-write", name, error.strerror or str(error)) from None


def _end_of_links(name: str) -> Path:
    """The file itself, if links lead to it; an OSError if they lead to nothing but themselves."""
    path = Path(os.path.realpath(name))
    if path.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), name)
    return path


def _write_all(stream: TextIO, parts: Iterable[str], beside: Path) -> None:
    try:
        stream.writelines(parts)
    except (MansubaError, InFileError, FileError, KeyboardInterrupt):
        beside.unlink()
        raise
