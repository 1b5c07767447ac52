"""A game's log as it is told, packed: it is kept for as long as the game is in memory, and told
again only to whoever comes."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import cache

from mansuba import Edition, Position
from mansuba.web.messages import EntryView
from mansuba.web.views import next_view

RAW = -15
"""Without a header, and without a sum: it never leaves the memory."""


@cache
def _typical() -> bytes:
    """What most of an entry is made of, so that only the rest of it has to be kept."""
    start = next_view(Position.new(Edition.standard(), 6), undo=True)
    moved = {"figure": "0F", "origin": "a1", "destination": "b2"}
    entry = EntryView.model_validate(
        {
            "seq": 1,
            "at": "2026-01-01T00:00:00.000000Z",
            "by": 0,
            "word": "0F@a1",
            "said": None,
            "line": 1,
            "events": [
                {"type": "jumped", "facts": moved},
                {"type": "moved", "facts": moved},
                {"type": "turn-over", "facts": {"seat": 1}},
            ],
            "next": start.model_copy(update={"phase": "take"}),
        }
    )
    return entry.model_dump_json().encode()


class Packed:
    """Texts, one after the other."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._texts = list(map(_pack, texts))

    def add(self, texts: Iterable[str]) -> None:
        """Keep some more."""
        self._texts += map(_pack, texts)

    @property
    def size(self) -> int:
        """How many bytes all of them take."""
        return sum(map(len, self._texts))

    def after(self, number: int) -> list[str]:
        """All but the first so many."""
        return list(map(_unpack, self._texts[number:]))


def _pack(text: str) -> bytes:
    packing = zlib.compressobj(wbits=RAW, zdict=_typical())
    return packing.compress(text.encode()) + packing.flush()


def _unpack(packed: bytes) -> str:
    return zlib.decompressobj(RAW, zdict=_typical()).decompress(packed).decode()
