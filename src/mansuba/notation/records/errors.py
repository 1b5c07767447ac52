"""Where a record breaks, and what was expected there."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from mansuba.notation.scanner import NotationError
from mansuba.rulebook.errors import MansubaError

if TYPE_CHECKING:
    from mansuba.notation.records.record import Record

MOST_FOUND = 40


class Wanted(Enum):
    """What was expected. Named for programs, in plain English for people."""

    GAME = 'a game, which begins with [Mansuba "{version}"]'
    VERSION = "{version}, the version that can be read here"
    ONE_GAME = "one game and no more"
    SHORTER_LINE = "a line of at most {most} characters"
    SHORTER_GAME = "a game of at most {most} characters"
    SHORTER_EDITION = "an edition of at most {most} characters"
    FEWER_DECISIONS = "a game of at most {most} decisions"
    FEWER_DOTS = "at most {most} dots in a line of an edition"

    UTF_8 = "a text in UTF-8"
    TAG_NAME = "a tag's name, a letter and up to 31 more of A-Z, a-z, 0-9 and _"
    FREE_TAG = "another name, as this tag is the record's own to write"
    FEWER_TAGS = "at most {most} tags"
    ONCE = "{name} only once"
    MISSING = "the tag {name} in this header"
    TEXT = "a text in quotes"
    MORE_TEXT = "{closing} at the end of the text"
    PLAIN = "no control character here, but its escape"
    ESCAPE = r"an escape: one of \\ \" \}} \n \r \t or \u{{1f431}}"
    CLOSING = "{closing}"

    EDITION = "an edition that is built in, or one that the record carries"
    OWN_EDITION = "an edition that works"
    SAME_EDITION = "{word}, the edition that the record carries"
    SEATS = "the seats of a game on this board: {known}"
    SAME_SEATS = "the seats of the position: {seats}"
    POSITION = "a position that a game can come to"
    NAME = "the name of a seat in the game: {seats}"
    RESULT = "the result: {known}"
    WIN = "the game to go on until seat {seat} has won"

    HEAD = "{head} at the head of the line"
    LOT = "the lot, such as lot:0"
    GAME_OVER = "the end of the game, which seat {seat} has won"
    REST = "this line to go on with a {phase}"
    NEXT_LINE = "the end of the line, as what follows has a line of its own"
    DECISION = "a decision"
    SPACE = "a space"
    LEGAL = "a decision that the rules allow"
    KEY = "a key, a letter and up to 31 more of A-Z, a-z, 0-9 and _"
    VALUE = "a value, in quotes unless it is one plain word"

    JSON = "JSON: {problem}"
    OBJECT = "an object"
    LIST = "a list"
    STRING = "a string"
    NUMBER = "a number of a decision, 0 to {most}"
    KNOWN_KEY = "one of the keys {known}"
    NEEDED_KEY = "the key {name}"

    def __repr__(self) -> str:
        return f"Wanted.{self.name}"


class RecordError(NotationError):
    """A record that cannot be: what was expected, what was found, and why the rules refuse it.

    `where` names the part. `found` is None at an end. `reason` is the error underneath, if there
    is one: an IllegalDecisionError with its refusal, an EditionError, an ImpossiblePositionError
    or a NotationError. `record` is the game up to here, if it got as far as that.
    """

    def __init__(
        self,
        wanted: Wanted,
        found: str | None = None,
        *,
        where: str = "",
        reason: MansubaError | None = None,
        record: Record | None = None,
        **facts: object,
    ) -> None:
        MansubaError.__init__(self, wanted, found, where)
        self.text = found or ""
        self.column = 1
        self.expected = wanted.value.format(**facts)
        self.wanted = wanted
        self.facts = facts
        self.found = found
        self.where = where
        self.reason = reason
        self.record = record

    def __str__(self) -> str:
        found = "the end" if self.found is None else repr(_excerpt(self.found))
        parts = [self.where, f"expected {self.expected}, found {found}"]
        if getattr(self.reason, "expected", None) != self.expected:
            parts.append(str(self.reason or ""))
        return ": ".join(filter(None, parts))

    def rebuilt(self) -> dict[str, Any]:
        """What to make the same error of, besides what was wanted and found."""
        return {"where": self.where, "reason": self.reason, "record": self.record, **self.facts}

    def __reduce__(self) -> tuple[Callable[[], RecordError], tuple[()]]:
        return partial(type(self), self.wanted, self.found, **self.rebuilt()), ()


class RecordTextError(RecordError):
    """A broken text of a record: line and column, both counted from 1."""

    def __init__(
        self, wanted: Wanted, found: str | None = None, *, line: int, column: int, **more: Any
    ) -> None:
        super().__init__(wanted, found, **more | {"where": f"line {line}, column {column}"})
        self.line = line
        self.column = column

    def rebuilt(self) -> dict[str, Any]:
        return super().rebuilt() | {"line": self.line, "column": self.column}


class RecordJSONError(RecordError):
    """A broken JSON form of a record; `where` points at the part: `/decisions/12`."""


def _excerpt(found: str) -> str:
    return found if len(found) <= MOST_FOUND else found[:MOST_FOUND] + "…"
