"""The entries of a game's log: decisions, that decisions were taken back, and what people say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from mansuba import Decision
from mansuba.notation import read_decision, write_decision
from mansuba.table.sayings import Saying, read_saying, write_saying

UNDO = re.compile("undo:(0|[1-9][0-9]{0,8})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Undo:
    """Decisions were taken back."""

    to: int
    """So many decisions still stand."""


Said: TypeAlias = Decision | Undo | Saying


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    seq: int
    """Entries are numbered 1, 2, 3 and so on."""
    request: str
    """The request that it was a part of; requests are carried out once."""
    part: int
    """Which part of the request, counted from 0."""
    seen: int
    """How many entries there were before the request."""
    at: datetime
    said: Said

    @property
    def moves(self) -> bool:
        """Whether it changes which decisions stand."""
        return not isinstance(self.said, Saying)


def write_said(said: Said) -> str:
    """What an entry says, as one word: a decision in the notation, `undo:12`, or a saying."""
    if isinstance(said, Undo):
        return f"undo:{said.to}"
    return write_saying(said) if isinstance(said, Saying) else write_decision(said)


def read_said(word: str) -> Said:
    """What the word says, or a NotationError.

    >>> read_said("undo:12"), read_said("NE"), read_said("back:3")
    (Undo(to=12), Step(direction='NE'), Back(seat=3))
    """
    undo = UNDO.fullmatch(word)
    return Undo(int(undo[1])) if undo else read_saying(word) or read_decision(word)
