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
BUNDLE = 16
"""How many are packed at once: together they take less room, and less time."""
BETWEEN = b"\xff"
"""Stands in no text."""


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
    """Texts, one after the other; the last wait until there is a bundle of them to pack."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._bundles: list[bytes] = []
        self._last: list[str] = []
        self.add(texts)

    def add(self, texts: Iterable[str]) -> None:
        """Keep some more."""
        for text in texts:
            self._last.append(text)
            if len(self._last) == BUNDLE:
                self._bundles.append(_pack(self._last))
                self._last = []

    @property
    def size(self) -> int:
        """How many bytes all of them take."""
        return sum(map(len, self._bundles)) + sum(map(len, self._last))

    def after(self, number: int) -> list[str]:
        """All but the first so many."""
        first, rest = divmod(number, BUNDLE)
        unpacked = (text for bundle in self._bundles[first:] for text in _unpack(bundle))
        skipped = max(0, first - len(self._bundles)) * BUNDLE + rest
        return [*unpacked, *self._last][skipped:]


def _pack(texts: Iterable[str]) -> bytes:
    packing = zlib.compressobj(wbits=RAW, zdict=_typical())
    return packing.compress(BETWEEN.join(text.encode() for text in texts)) + packing.flush()


def _unpack(packed: bytes) -> list[str]:
    texts = zlib.decompressobj(RAW, zdict=_typical()).decompress(packed).split(BETWEEN)
    return [text.decode() for text in texts]
