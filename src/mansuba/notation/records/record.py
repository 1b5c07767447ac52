"""A record: a game as it was played, and what people and programs noted about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TypeAlias

from mansuba.notation.records.errors import RecordError, Wanted
from mansuba.notation.records.limits import MOST_TAGS
from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.frozen import FrozenDict, fields_alone
from mansuba.rulebook.position import Position
from mansuba.rulebook.turn import Transition

VERSION = "v1"

NAME = re.compile("[A-Za-z][A-Za-z0-9_]{0,31}")
"""The name of a tag, and the key of a value in a note."""
SEAT_NAME = re.compile("Name([0-9])")
"""The tag with the name of whoever sits there."""
OWN_TAGS = ("Mansuba", "Edition", "Seats", "Position", "Result")
"""What the record says by itself, so that no free tag can say it otherwise."""


class NoWinner(Enum):
    """How a game stands that nobody has won."""

    UNFINISHED = "unfinished"
    """It may go on."""
    TRUNCATED = "truncated"
    """It was stopped at a set number of turns."""

    def __repr__(self) -> str:
        return f"NoWinner.{self.name}"


Result: TypeAlias = Seat | NoWinner
"""The seat that has won, or how the game stands without a winner."""


@dataclass(frozen=True)
class Note:
    """What hangs on a decision: a comment for people, values for programs."""

    text: str = ""
    values: Mapping[str, str] = FrozenDict()

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", FrozenDict(self.values))

    def __bool__(self) -> bool:
        return bool(self.text or self.values)


@dataclass(frozen=True)
class Record:
    """A game from its start, decision by decision.

    Whether the decisions are legal is asked when they are played: by `positions`, by
    `transitions`, by writing. A record that was read has only legal ones.

    >>> from mansuba import Edition, Position
    >>> record = Record(Position.new(Edition.standard(), 2), tags={"Name0": "Nefer"})
    >>> record.result, dict(record.names)
    (NoWinner.UNFINISHED, {0: 'Nefer'})
    """

    start: Position
    decisions: tuple[Decision, ...] = ()
    tags: Mapping[str, str] = FrozenDict()
    """`Name0` to `Name5`, `Date`, `Dice`, `DiceProof`, and whatever else there is to say."""
    notes: Mapping[int, Note] = FrozenDict()
    """Notes by the number of the decision they hang on, counted from 0."""
    truncated: bool = False
    """Whether the game was stopped, not left off."""

    def __post_init__(self) -> None:
        notes = {number: note for number, note in sorted(self.notes.items()) if note}
        object.__setattr__(self, "decisions", tuple(self.decisions))
        object.__setattr__(self, "tags", FrozenDict(self.tags))
        object.__setattr__(self, "notes", FrozenDict(notes))
        _check_tags(self.tags, self.seats)
        _check_notes(self.notes, len(self.decisions))

    __getstate__ = fields_alone

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.start.edition

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the game, clockwise."""
        return self.start.seats

    @property
    def names(self) -> Mapping[Seat, str]:
        """The players' names, as far as the tags tell them."""
        tags = {seat: f"Name{seat}" for seat in self.seats}
        return FrozenDict({s: self.tags[tag] for s, tag in tags.items() if tag in self.tags})

    def transitions(self) -> Iterator[Transition]:
        """The game played again: each decision with what it brought about."""
        position = self.start
        for decision in self.decisions:
            transition = position.play(decision)
            yield transition
            position = transition.after

    def positions(self) -> Iterator[Position]:
        """The game played again: the start, and the position after each decision."""
        yield self.start
        for transition in self.transitions():
            yield transition.after

    @cached_property
    def end(self) -> Position:
        """The position after the last decision."""
        position = self.start
        for decision in self.decisions:
            position = position.play(decision).after
        return position

    @property
    def result(self) -> Result:
        """Who has won, or how the game stands without a winner."""
        return result_of(self.end, self.truncated)


def result_of(end: Position, truncated: bool) -> Result:
    """How a game stands that has come to this position."""
    if end.winner is not None:
        return end.winner
    return NoWinner.TRUNCATED if truncated else NoWinner.UNFINISHED


def result_word(result: Result) -> str:
    """A result as one word: the winner's seat, `unfinished` or `truncated`."""
    return result.value if isinstance(result, NoWinner) else str(result)


def _check_tags(tags: Mapping[str, str], seats: tuple[Seat, ...]) -> None:
    if len(tags) > MOST_TAGS:
        raise RecordError(Wanted.FEWER_TAGS, str(len(tags)), where="/tags", most=MOST_TAGS)
    for name, value in tags.items():
        where = f"/tags/{name}"
        check_name(name, where, Wanted.TAG_NAME)
        if name in OWN_TAGS:
            raise RecordError(Wanted.FREE_TAG, name, where=where)
        seat = SEAT_NAME.fullmatch(name)
        if seat and int(seat[1]) not in seats:
            known = " ".join(f"Name{seat}" for seat in seats)
            raise RecordError(Wanted.NAME, name, where=where, seats=known)
        _check_text(value, where)


def _check_notes(notes: Mapping[int, Note], decisions: int) -> None:
    for number, note in notes.items():
        where = f"/notes/{number}"
        if not 0 <= number < decisions:
            raise RecordError(Wanted.NUMBER, str(number), where=where, most=decisions - 1)
        _check_text(note.text, f"{where}/text")
        for key, value in note.values.items():
            check_name(key, f"{where}/values", Wanted.KEY)
            _check_text(value, f"{where}/values/{key}")


def check_name(name: object, where: str, wanted: Wanted) -> None:
    """Refuse what cannot be the name of a tag or the key of a value."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise RecordError(wanted, str(name), where=where)


def _check_text(text: object, where: str) -> None:
    if not isinstance(text, str):
        raise RecordError(Wanted.STRING, repr(text), where=where)
