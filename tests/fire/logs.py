"""The log as it is in the database, read past all code of ours, and what may be wrong with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from pathlib import Path

import asyncpg

from mansuba import MansubaError
from mansuba.notation import read_decision
from tests.fire.clients import Sent
from tests.fire.scripts import Script

ASKED = "SELECT seq, request, part, said FROM entries WHERE game = {} ORDER BY seq"
ASIDE = ("sit:", "nudge:", "back:")
"""What may be said between decisions."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of a log, as the database keeps it."""

    seq: int
    request: str
    part: int
    said: str


async def log_of(database: Path | str, game: str) -> list[Row]:
    """All entries of a game: of a file of SQLite, or at an address of PostgreSQL."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as read:
            return [Row(*row) for row in read.execute(ASKED.format("?"), (game,))]
    connection = await asyncpg.connect(database)
    try:
        return [Row(*row) for row in await connection.fetch(ASKED.format("$1"), game)]
    finally:
        await connection.close()


def faults(rows: Sequence[Row], script: Script, sent: Iterable[Sent]) -> list[str]:
    """What is wrong with a log that was made by playing the script, of which so much was
    acknowledged; nothing, if all is well."""
    return [
        *_misnumbered(rows),
        *_halved(rows, script),
        *_lost(rows, sent),
        *_against_rules(rows, script),
    ]


def _misnumbered(rows: Sequence[Row]) -> list[str]:
    numbers = [row.seq for row in rows]
    return [] if numbers == list(range(1, len(rows) + 1)) else [f"numbered {numbers}"]


def _halved(rows: Sequence[Row], script: Script) -> list[str]:
    """Each request stands there once and whole, and they come in the order of the script."""
    decided = [row for row in rows if not row.said.startswith(ASIDE)]
    requests = [list(parts) for _, parts in groupby(decided, attrgetter("request"))]
    found = []
    for number, (parts, wanted) in enumerate(zip(requests, script.parts, strict=False)):
        if [row.part for row in parts] != list(range(len(parts))):
            found.append(f"request {number} has the parts {[row.part for row in parts]}")
        if tuple(row.said for row in parts) != wanted.words:
            found.append(f"request {number} is {[row.said for row in parts]}, not {wanted.words}")
    if len(requests) > len(script.parts):
        found.append("there is more than anyone has sent")
    return found


def _lost(rows: Sequence[Row], sent: Iterable[Sent]) -> list[str]:
    """What was acknowledged stands where the acknowledgement said."""
    found = []
    for one in sent:
        there = rows[one.seq - len(one.words) : one.seq]
        if [(row.request, row.said) for row in there] != [(one.request, w) for w in one.words]:
            found.append(f"{one} was acknowledged, but there is {there}")
    return found


def _against_rules(rows: Sequence[Row], script: Script) -> list[str]:
    """The rulebook can play it again."""
    position = script.start
    for row in rows:
        if row.said.startswith(ASIDE):
            continue
        try:
            position = position.after(read_decision(row.said))
        except MansubaError as error:
            return [f"entry {row.seq} is not legal: {error}"]
    return []
