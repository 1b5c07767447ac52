"""All that people ask and are told of a game at real servers, and when; for the check of it."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from mansuba import Position
from mansuba.notation import read_decision
from tests.fire import linear
from tests.fire.clients import Ear, Guest
from tests.fire.linear import Accepted, Asked, Found, Operation, Stale, Told
from tests.fire.logs import log_of
from tests.fire.wires import WireError
from tests.table.crowd import SAYINGS

now = time.monotonic


SAID = "-"
"""The word of what is no decision."""


def word_of(entry: Any) -> str:
    """An entry as it is told."""
    word: str = entry["word"] or SAID
    return word


def _line(request: str, said: str) -> linear.Line:
    """The same of an entry as it is kept."""
    if said.partition(":")[0] in SAYINGS:
        return linear.Line(request, SAID, moves=False)
    return linear.Line(request, said)


@dataclass
class Chronicle:
    """The history of one game."""

    game: str
    operations: list[Operation] = field(default_factory=list)
    problem: str | None = None
    """What the last request was told that was not carried out; None if nobody has answered."""

    async def decide(
        self, guest: Guest, request: str, seen: int, words: Sequence[str]
    ) -> Accepted | Stale | None:
        """Send a request; what became of it, as far as anyone has answered."""
        asked = Asked(request, seen, now(), size=len(words))
        body = {"id": request, "seen": seen, "decisions": list(words)}
        self.problem = None
        with suppress(WireError):
            told = await guest.ask("POST", f"/games/{self.game}/decisions", body)
            self.problem = told.told.get("error")
            if answer := _answer(told.status, told.told):
                asked = replace(asked, ended=now(), answer=answer)
        self.operations.append(asked)
        return asked.answer

    async def read(self, guest: Guest) -> list[str] | None:
        """The words of the log, as a server tells it; None if it does not."""
        began = now()
        try:
            answer = await guest.ask("GET", f"/games/{self.game}")
        except WireError:
            return None
        if answer.status == 503:
            return None
        assert answer.status == 200, answer
        words = [word_of(entry) for entry in answer.told["entries"]]
        self.operations.append(Told(0, tuple(words), began, now()))
        return words

    async def listen(self, guest: Guest) -> Witness:
        """Someone who listens by now, for they have heard who sat down; it is all written down."""
        ear = Witness(self.game, chronicle=self)
        await ear.open(guest)
        await ear.upto(1)
        return ear

    async def faults(self, database: Path | str) -> list[Found]:
        """What is wrong with it, now that the database has this log."""
        rows = await log_of(database, self.game)
        return linear.faults([_line(row.request, row.said) for row in rows], self.operations)


def _answer(status: int, told: Any) -> Accepted | Stale | None:
    match status:
        case 200:
            return Accepted(told["seq"])
        case 409:
            assert told["error"] == "stale", told
            return Stale(told["seq"])
        case 502 | 503 | 507:
            return None
        case _:
            raise AssertionError(status, told)


@dataclass
class Witness(Ear):
    """Someone who listens, and whose news are written down."""

    chronicle: Chronicle = field(kw_only=True)
    began: float = 0.0

    async def open(self, guest: Guest) -> None:
        """Hear everything from now on: whatever is told, the log was so after this."""
        self.began = now()
        await super().open(guest)

    def _hear(self, text: bytes) -> None:
        after = self.seen
        super()._hear(text)
        if words := tuple(word_of(entry) for entry in json.loads(text).get("entries", [])):
            self.chronicle.operations.append(Told(after, words, self.began, now()))


@dataclass
class Follower:
    """Someone who knows how the game stands, from the words of its log."""

    position: Position
    seq: int = 0

    def hear(self, words: Sequence[str]) -> None:
        """The whole log, of which some may be known."""
        for word in words[self.seq :]:
            if word != SAID:
                self.position = self.position.after(read_decision(word))
            self.seq += 1
