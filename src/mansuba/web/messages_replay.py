"""What the page and the server say to each other about records: games to look at once more."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from mansuba.web.messages import GameView
from mansuba.web.messages_common import Message


class NoteForm(Message):
    """What hangs on a decision."""

    text: str = ""
    """A comment, for people."""
    values: dict[str, str] = Field(default_factory=dict)
    """For programs: chances, the better choice, time used."""


class RecordForm(Message):
    """A record in its JSON form, as `docs/records.md` has it."""

    mansuba: Literal["v1"] = "v1"
    edition: str
    edition_file: str | None = None
    seats: list[int]
    position: str | None = None
    result: int | Literal["unfinished", "truncated"]
    tags: dict[str, str]
    decisions: list[str]
    notes: dict[int, NoteForm]
    """By the number of the decision, counted from 0."""


class ReplayView(Message):
    """A record that was read: the game as a table would show it, and the record itself.

    Of the game, what only a table has is empty.
    """

    game: GameView
    record: RecordForm
    positions: list[str]
    """The position that the game begins with, and the one after each decision, as lines."""
