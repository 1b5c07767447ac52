"""Reading a text from left to right, and saying where it went wrong."""

from __future__ import annotations

import re

from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.figures import Figure, Kind
from mansuba.rulebook.sticks import Face

LETTERS = {kind.letter: kind for kind in Kind}

SEAT = re.compile("[0-5]")
KIND = re.compile(f"[{''.join(LETTERS)}]")
FACE = re.compile("([1-9])(n?)")


class NotationError(MansubaError, ValueError):
    """A text that is not in the notation: where it breaks, and what was expected there."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        super().__init__(text, column, expected)
        self.text = text
        self.column = column
        self.expected = expected

    def __str__(self) -> str:
        rest = self.text[self.column - 1 :]
        found = repr(rest.partition(" ")[0] or " ") if rest else "the end"
        return f"column {self.column}: expected {self.expected}, found {found}"


class Scanner:
    """A text and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def read(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """What the pattern matches here, or a NotationError."""
        match = pattern.match(self.text, self.at)
        if not match:
            raise self.error(expected)
        self.at = match.end()
        return match

    def skip(self, sign: str) -> None:
        """Go past a sign that has to be here."""
        if not self.skips(sign):
            raise self.error(repr(sign))

    def skips(self, sign: str) -> bool:
        """Go past a sign if it is here."""
        here = self.text.startswith(sign, self.at)
        self.at += len(sign) * here
        return here

    def end(self) -> None:
        """Refuse anything that is left over."""
        if self.at < len(self.text):
            raise self.error("the end")

    def error(self, expected: str, at: int | None = None) -> NotationError:
        """The error of not finding what was expected, here or further back."""
        return NotationError(self.text, (self.at if at is None else at) + 1, expected)

    def seat(self) -> int:
        """A seat: 0 to 5."""
        return int(self.read(SEAT, "a seat, 0 to 5")[0])

    def kind(self) -> Kind:
        """A kind's letter: F W C I J K."""
        return LETTERS[self.read(KIND, f"a kind, one of {' '.join(LETTERS)}")[0]]

    def figure(self) -> Figure:
        """A figure: its seat and its kind's letter."""
        return Figure(self.seat(), self.kind())

    def face(self) -> Face:
        """A face: its icons, and n if it shows the Naal."""
        match = self.read(FACE, "a face, 1 to 9 icons")
        return Face(int(match[1]), naal=bool(match[2]))
