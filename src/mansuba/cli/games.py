"""Records in files: read one after another, in either form."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from io import TextIOBase
from itertools import chain, repeat
from pathlib import Path
from typing import TextIO, cast

from mansuba.cli.files import FileError, InFileError, write_parts
from mansuba.notation.records import (
    Record,
    RecordError,
    RecordTextError,
    Wanted,
    open_records,
    read_record_json,
    read_records,
    write_record,
    write_record_json,
)
from mansuba.notation.records.limits import MOST_JSON
from mansuba.notation.records.lines import BYTE_ORDER
from mansuba.notation.records.record import VERSION

FORMS = TEXT, JSON = "text", "json"
JSON_ENDINGS = (".json", ".jsonl")
IN_LINE = re.compile("line ([0-9]+)(, column [0-9]+)")


class Games:
    """The games in a file, or in standard input for `-`; JSON has one on each line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.form = TEXT
        """What the file turned out to hold, once the first game is read."""

    def __iter__(self) -> Iterator[Record]:
        for game in self.each():
            if isinstance(game, InFileError):
                raise game
            yield game

    def each(self) -> Iterator[Record | InFileError]:
        """The same, with the error in place of a broken game, and then the games after it."""
        try:
            with nullcontext(sys.stdin) if self.name == "-" else open_records(self.name) as stream:
                yield from self._each(stream)
        except OSError as error:
            raise FileError("cannot-read", self.name, error.strerror or str(error)) from None

    def _each(self, stream: TextIO) -> Iterator[Record | InFileError]:
        skipped, first = _next_line(stream)
        if not first:
            none = RecordTextError(Wanted.GAME, line=1, column=1, version=VERSION)
            raise InFileError(self.name, none)
        if not first.lstrip(f"{BYTE_ORDER} \t").startswith("{"):
            yield from self._texts(cast(TextIO, _Again("\n" * skipped + first, stream)))
        else:
            self.form = JSON
            lines: Iterable[str] = chain([first], stream)
            if not first.rstrip().endswith("}"):
                between, second = _next_line(stream)
                lines = chain([first], repeat("\n", between), [second], stream)
                if second and not second.lstrip().startswith("{"):  # one game over many lines
                    lines = [first + "\n" * between + second + stream.read(MOST_JSON)]
            for number, line in enumerate(lines, start=skipped + 1):
                if line.strip():
                    yield self._on_line(line, number)

    def _texts(self, stream: TextIO) -> Iterator[Record | InFileError]:
        games = read_records(stream)  # it can be asked again after an error
        while True:
            try:
                yield next(games)
            except StopIteration:
                return
            except RecordError as error:
                yield InFileError(self.name, error)

    def _on_line(self, text: str, number: int) -> Record | InFileError:
        """The game on this line of the file."""
        try:
            return read_record_json(text.rstrip())
        except RecordError as error:
            place = IN_LINE.fullmatch(error.where)
            if not place:
                return InFileError(self.name, error, number)
            error.where = f"line {number - 1 + int(place[1])}{place[2]}"
            return InFileError(self.name, error)


def _next_line(stream: TextIO) -> tuple[int, str]:
    """How many blank lines come now, and the line after them; that is empty at the end."""
    blank = 0
    while (line := stream.readline(MOST_JSON + 2)) and not line.replace(BYTE_ORDER, "").strip():
        blank += 1
    return blank, line


class _Again(TextIOBase):
    """A stream whose first lines have been looked at."""

    def __init__(self, first: str, stream: TextIO) -> None:
        self._first = first
        self._stream = stream

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        size = -1 if size is None else size
        if not self._first:
            return self._stream.readline(size)
        end = self._first.find("\n") + 1 or len(self._first)
        end = end if size < 0 else min(end, size)
        line, self._first = self._first[:end], self._first[end:]
        return line


def form_for(name: str) -> str:
    """JSON for a file that is called so."""
    return JSON if Path(name).suffix in JSON_ENDINGS else TEXT


def write_game(name: str, record: Record) -> None:
    """Write one game to a file; as JSON if the file is called so."""
    write_games(name, iter((record,)), form_for(name))


def write_games(name: str, games: Iterator[Record], form: str) -> None:
    """Write games to a file, one after another."""
    write_parts(name, _written(games, form))


def _written(games: Iterator[Record], form: str) -> Iterator[str]:
    for number, record in enumerate(games):
        if form == JSON:
            yield write_record_json(record) + "\n"
        else:
            yield "\n" * bool(number) + write_record(record)
