"""Reading records: games one after another from a text stream, each checked by the rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from io import StringIO
from os import PathLike
from typing import TextIO

from mansuba.notation.decisions import SPACE, read_decision
from mansuba.notation.records.errors import RecordError, RecordTextError, Wanted
from mansuba.notation.records.header import Header, read_header
from mansuba.notation.records.lines import Lines, is_first
from mansuba.notation.records.notes import read_note
from mansuba.notation.records.opening import check_result, is_truncated
from mansuba.notation.records.record import VERSION, Note, Record
from mansuba.notation.records.sheet import Sheet, is_open, skip_head
from mansuba.notation.records.text import Line
from mansuba.notation.scanner import NotationError
from mansuba.rulebook.decisions import Decision, Place
from mansuba.rulebook.errors import IllegalDecisionError
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

WORD = re.compile(r"[^\s{<]+")
EXPECTED = {Phase.SET_UP: Wanted.SPACE, Phase.LOT: Wanted.LOT}

_read_decision = lru_cache(maxsize=16_384)(read_decision)
"""A game has few different words, and the same decision can serve them all."""


def read_record(text: str) -> Record:
    """The one game in a text, or a RecordTextError."""
    games = RecordReader(StringIO(text))
    record = next(games, None)
    if record is None:
        raise RecordTextError(Wanted.GAME, line=1, column=1, version=VERSION)
    games.expect_end()
    return record


def read_records(
    stream: TextIO, broken: Callable[[RecordTextError], object] | None = None
) -> RecordReader:
    """The games in a text stream, read as they are asked for.

    A broken game is raised as a RecordTextError, which has the record up to there; whoever asks
    again gets the game after it. With `broken` given, such errors go there instead.
    """
    return RecordReader(stream, broken)


def open_records(path: str | PathLike[str]) -> TextIO:
    """A file of records, opened for `read_records`: what is not UTF-8 will be refused there."""
    return open(path, encoding="utf-8", errors="surrogateescape")


class RecordReader(Iterator[Record]):
    """An iterator over the games in a stream; it keeps no more than one of them."""

    def __init__(
        self, stream: TextIO, broken: Callable[[RecordTextError], object] | None = None
    ) -> None:
        self._lines = Lines(stream)
        self._broken = broken
        self._lost = False

    def __next__(self) -> Record:
        while True:
            try:
                return self._next()
            except RecordTextError as error:
                self._lost = True
                if self._broken is None:
                    raise
                self._broken(error)

    def _next(self) -> Record:
        self._lines.game_size = 0
        first = self._lines.next_game() if self._lost else self._lines.next()
        self._lost = False
        if first is None:
            raise StopIteration
        if not is_first(first):
            raise first.error(Wanted.GAME, version=VERSION)
        return Game(read_header(self._lines, first)).read(self._lines)

    def expect_end(self) -> None:
        """Refuse any further game."""
        line = self._lines.next()
        if line:
            raise line.error(Wanted.ONE_GAME)


class Game:
    """A game that is being read."""

    def __init__(self, header: Header) -> None:
        self._header = header
        self._opening = header.opening()
        self._position = self._opening.start
        self._sheet = Sheet(self._position)
        self._decisions: list[Decision] = []
        self._notes: dict[int, Note] = {}

    def read(self, lines: Lines) -> Record:
        """All its decisions, up to the next game or the end of the stream."""
        last = self._header.first
        try:
            while (line := lines.next()) is not None:
                if is_first(line):
                    lines.give_back(line)
                    break
                if self._decisions and is_open(self._position):
                    last.at = len(last.text)
                    raise last.error(Wanted.REST, phase=self._position.phase.value)
                self._read_line(line)
                last = line
        except RecordTextError as error:
            error.record = self._record(truncated=False)
            raise
        return self._checked(last)

    def _record(self, *, truncated: bool) -> Record:
        decisions, notes = tuple(self._decisions), self._notes
        record = replace(self._opening, decisions=decisions, notes=notes, truncated=truncated)
        record.__dict__["end"] = self._position  # known already
        return record

    def _checked(self, last: Line) -> Record:
        word = self._header.values.get("Result")
        record = self._record(truncated=is_truncated(word))
        try:
            check_result(record, word)
        except RecordError as error:
            if error.wanted is Wanted.WIN:
                last.at = len(last.text)
                raise last.error(error.wanted, record=record, seat=word) from None
            self._header.refuse(error)
        return record

    def _read_line(self, line: Line) -> None:
        if self._position.phase is Phase.OVER:
            raise line.error(Wanted.GAME_OVER, seat=self._position.winner)
        skip_head(line, self._sheet.head(self._position))
        if not self._read_words(line.text[line.at :].split()):
            self._read_noted(line)

    def _read_words(self, words: list[str]) -> bool:
        """Words without notes, as most are; False, and nothing done, if it is not so easy."""
        position = self._position
        decisions: list[Decision] = []
        try:
            for word in words:
                if decisions and not position.move and not is_open(position):
                    return False
                moving = position.starter is not None
                decision = _read_decision(word) if moving else _decision(position, word)
                position = position.play(decision).after
                decisions.append(decision)
        except (NotationError, IllegalDecisionError):
            return False
        self._position = position
        self._decisions += decisions
        return bool(words)

    def _read_noted(self, line: Line) -> None:
        """Words with their notes; this one says what is wrong, and where."""
        self._read_word(line)
        while not line.ended:
            if not is_open(self._position):
                raise line.error(Wanted.NEXT_LINE)
            self._read_word(line)

    def _read_word(self, line: Line) -> None:
        line.skip_spaces()
        start, position = line.at, self._position
        wanted = EXPECTED.get(position.phase, Wanted.DECISION)
        word = line.read(WORD, wanted)
        try:
            decision = _decision(position, word)
            self._position = position.play(decision).after
        except NotationError as error:
            raise line.error(wanted, at=start, reason=error) from None
        except IllegalDecisionError as error:
            raise line.error(Wanted.LEGAL, at=start, reason=error) from None
        self._decisions.append(decision)
        note = read_note(line)
        if note:
            self._notes[len(self._decisions) - 1] = note


def _decision(position: Position, word: str) -> Decision:
    """The decision that a word stands for; in the set-up a space says it all."""
    if position.phase is not Phase.SET_UP:
        return _read_decision(word)
    if not SPACE.fullmatch(word):
        raise NotationError(word, 1, "a space")
    return Place(position.to_place, word)
