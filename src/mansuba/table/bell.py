"""How processes that share a database hear of each other, and share out what one alone should do.

A process that has its database to itself hears nothing, and everything is its own to do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from sqlalchemy import Connection

from mansuba.table.notes import Note

Hear = Callable[[str, Note], None]
"""Told of a note, and which process has written it."""
Miss = Callable[[float], None]
"""Told that notes may have been missed, for how many seconds."""


class Bell(Protocol):
    """What a process has to do with the others."""

    async def listen(self, hear: Hear, miss: Miss) -> None:
        """Hear what others tell from now on."""

    def ring_with(self, connection: Connection, note: Note) -> None:
        """Tell it to the others once the transaction is kept, and only then."""

    def note_of(self, note: Note) -> tuple[str, str] | None:
        """Where a note goes and how it is written, for whoever rings by themselves; None if there
        is nobody to tell."""

    def ring(self, note: Note) -> None:
        """Tell it to the others soon; if that cannot be, they go without."""

    async def claim(self, names: Collection[str]) -> set[str]:
        """Those of some things to do that are this process's own by now; no other's, while it
        lives."""

    async def release(self, name: str) -> None:
        """Leave something to the others."""

    async def close(self) -> None:
        """Hear and hold nothing any more."""


class Alone:
    """A process that has its database to itself."""

    async def listen(self, hear: Hear, miss: Miss) -> None:
        """There is nothing to hear."""

    def ring_with(self, connection: Connection, note: Note) -> None:
        """There is nobody to tell."""

    def note_of(self, note: Note) -> tuple[str, str] | None:
        """There is nobody to tell."""
        return None

    def ring(self, note: Note) -> None:
        """There is nobody to tell."""

    async def claim(self, names: Collection[str]) -> set[str]:
        """Everything is this process's own."""
        return set(names)

    async def release(self, name: str) -> None:
        """Nobody else is there to take it."""

    async def close(self) -> None:
        """There is nothing to end."""
