"""Editions, positions and texts as they are named on the command line."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from mansuba import Edition, MansubaError, Position
from mansuba.notation import read_position
from mansuba.rulebook.editionfile import BUILT_IN


class FileError(Exception):
    """A file that cannot be read or written: the message for it, the file, and the problem."""

    def __init__(self, message: str, file: str, problem: str) -> None:
        super().__init__(message, file, problem)
        self.message = message
        self.file = file
        self.problem = problem


class InFileError(Exception):
    """Something in a file that is refused: which file, and why."""

    def __init__(self, file: str, error: MansubaError) -> None:
        super().__init__(file, error)
        self.file = file
        self.error = error


def load_edition(name: str | None) -> Edition:
    """A built-in board's edition by its name, any other from its file; the standard one if none."""
    if name is None:
        return Edition.standard()
    if name in BUILT_IN:
        return Edition.standard().with_(board=name)
    return Edition.load(name)


def load_position(line: str, edition: str | None) -> Position:
    """The position that a line stands for; `-` reads the line from standard input."""
    if line == "-":
        line = read_text("-").strip().partition("\n")[0]
    return read_position(line.strip(), load_edition(edition) if edition else None)


def read_text(name: str) -> str:
    """A file's whole text, or standard input's for `-`."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text("utf-8")
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
    path = Path(name).resolve()  # a link stays one
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


def _write_all(stream: TextIO, parts: Iterable[str], beside: Path) -> None:
    try:
        stream.writelines(parts)
    except (MansubaError, InFileError, FileError, KeyboardInterrupt):
        beside.unlink()
        raise
