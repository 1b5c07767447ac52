"""The entries of a game's log: decisions, and that decisions were taken back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from mansuba import Decision
from mansuba.notation import read_decision, write_decision

UNDO = re.compile("undo:(0|[1-9][0-9]{0,8})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Undo:
    """Decisions were taken back."""

    to: int
    """So many decisions still stand."""


Said: TypeAlias = Decision | Undo


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
    """How many entries there were when the request was made."""
    at: datetime
    said: Said


def write_said(said: Said) -> str:
    """What an entry says, as one word: a decision in the notation, or `undo:12`."""
    return f"undo:{said.to}" if isinstance(said, Undo) else write_decision(said)


def read_said(word: str) -> Said:
    """What the word says, or a NotationError.

    >>> read_said("undo:12"), read_said("NE")
    (Undo(to=12), Step(direction='NE'))
    """
    undo = UNDO.fullmatch(word)
    return Undo(int(undo[1])) if undo else read_decision(word)
