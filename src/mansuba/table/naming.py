"""Where people's names stand in what is kept of a game, and how they are taken out of it.

Whoever has asked to be forgotten is called nothing before anything else is done about it. Whoever
writes a name down holds the game by then, and asks whether its bearer is called anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Select, select

from mansuba.table.chairs import HERE
from mansuba.table.rows import GUESTS

SIT = "sit:"
"""How an entry begins by which someone sits down."""
NOBODY = ""
"""The name that is left of whoever is forgotten."""


def named(guest: str) -> Select[tuple[str]]:
    """Asks for a guest who has a name, and keeps it until the transaction ends. (SQLite lets one
    write at a time, and keeps it anyway.)"""
    asked = select(GUESTS.c.id).where(GUESTS.c.id == guest, GUESTS.c.name != NOBODY)
    return asked.with_for_update(read=True)


def mark_of(guest: str) -> str:
    """What stands in an entry by which they sit down, right before their name."""
    return f":{HERE}:{guest}:"


def unnamed(seats: Iterable[Mapping[str, Any]], guests: Collection[str]) -> list[dict[str, Any]]:
    """Who sits where, without the names of these guests."""
    return [{**seat, "name": NOBODY} if seat.get("guest") in guests else {**seat} for seat in seats]


def unnamed_word(said: str, guests: Iterable[str]) -> str:
    """An entry, without the names of these guests.

    >>> unnamed_word("sit:1:here:Xa7:Nefer", ["Xa7"])
    'sit:1:here:Xa7:'
    """
    if said.startswith(SIT):
        for mark in map(mark_of, guests):
            seat, found, _name = said.partition(mark)
            if found:
                return seat + mark + NOBODY
    return said
