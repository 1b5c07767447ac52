"""The lines of a text stream, one at a time, none of them too long."""

from __future__ import annotations

import re
from typing import TextIO

from mansuba.notation.records.errors import RecordTextError, Wanted
from mansuba.notation.records.limits import MOST_GAME, MOST_LINE
from mansuba.notation.records.text import Line

FIRST_TAG = re.compile(r"\s*\[\s*Mansuba\b")
"""What every game begins with, and nothing else."""
BYTE_ORDER = "\ufeff"


class Lines:
    """What is left of a stream. Empty lines are passed over; a line can be given back."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._back: Line | None = None
        self._unended = False
        self.number = 0
        self.game_size = 0
        """How much of the present game has been read."""

    def next(self) -> Line | None:
        """The next line that is not empty, or None at the end."""
        line, self._back = self._back, None
        while line is None or not line.text.strip():
            line = self._read()
            if line is None:
                return None
            self.game_size += len(line.text)
            if self.game_size > MOST_GAME:
                raise line.error(Wanted.SHORTER_GAME, most=MOST_GAME)
        return line

    def give_back(self, line: Line) -> None:
        """Let this line be the next one again."""
        line.at = 0
        self._back = line

    def next_game(self) -> Line | None:
        """Go on to the line that begins the next game, whatever comes before it."""
        while True:
            self.game_size = 0
            try:
                line = self.next()
            except RecordTextError:
                continue
            if line is None or is_first(line):
                return line

    def _read(self) -> Line | None:
        text = self._stream.readline(MOST_LINE + 2)
        while self._unended and text:  # the rest of a line that was too long
            self._unended = not text.endswith("\n")
            text = self._stream.readline(MOST_LINE + 2)
        if not text:
            return None
        self.number += 1
        line = Line(text.lstrip(BYTE_ORDER).rstrip("\r\n"), self.number)
        if len(line.text) > MOST_LINE:
            self._unended = not text.endswith("\n")
            raise line.error(Wanted.SHORTER_LINE, at=MOST_LINE, most=MOST_LINE)
        return line


def is_first(line: Line) -> bool:
    """Whether a game begins with this line."""
    return "Mansuba" in line.text and FIRST_TAG.match(line.text) is not None
