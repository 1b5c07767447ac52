"""Records in files: read one after another, in either form."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from io import TextIOBase
from itertools import chain
from pathlib import Path
from typing import TextIO, cast

from mansuba.cli.files import FileError, InFileError, write_text
from mansuba.notation.records import (
    Record,
    RecordError,
    open_records,
    read_record_json,
    read_records,
    write_record,
    write_record_json,
)
from mansuba.notation.records.limits import MOST_JSON

JSON_ENDING = ".json"


def read_games(name: str) -> Iterator[Record]:
    """The games in a file, or in standard input for `-`; JSON has one on each line."""
    for game in read_each_game(name):
        if isinstance(game, InFileError):
            raise game
        yield game


def read_each_game(name: str) -> Iterator[Record | InFileError]:
    """The same, with the error in place of a game that is broken, and then the games after it."""
    try:
        with nullcontext(sys.stdin) if name == "-" else open_records(name) as stream:
            games = _games(stream)
            while True:
                try:
                    yield next(games)
                except StopIteration:
                    return
                except RecordError as error:
                    yield InFileError(name, error)
    except OSError as error:
        raise FileError("cannot-read", name, error.strerror or str(error)) from None


def _games(stream: TextIO) -> Iterator[Record]:
    """An iterator that can be asked again after an error."""
    first = ""
    while not first.strip():
        first = stream.readline(MOST_JSON + 2)
        if not first:
            return iter(())
    if not first.lstrip().startswith("{"):
        return read_records(cast(TextIO, _Again(first, stream)))
    if first.rstrip().endswith("}"):
        return map(read_record_json, filter(str.strip, chain([first], stream)))
    # One game, set out over many lines.
    return map(read_record_json, [first + stream.read(MOST_JSON)])


class _Again(TextIOBase):
    """A stream whose first line has been looked at."""

    def __init__(self, first: str, stream: TextIO) -> None:
        self._first = first
        self._stream = stream

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        size = -1 if size is None else size
        if not self._first:
            return self._stream.readline(size)
        end = len(self._first) if size < 0 else size
        line, self._first = self._first[:end], self._first[end:]
        return line


def write_game(name: str, record: Record) -> None:
    """Write one game to a file; as JSON if the file is called so."""
    as_json = Path(name).suffix == JSON_ENDING
    write_text(name, write_record_json(record) + "\n" if as_json else write_record(record))
