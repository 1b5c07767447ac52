"""PostgreSQL's log, read as far as it takes to see which transaction wrote a row, and that it was
committed: a record begins with its length, its transaction, the one before, and what it is of."""

from __future__ import annotations

from collections.abc import Iterator

HEAD, ALIGNED = 24, 8
PAGE, PAGE_HEAD, LONG_PAGE_HEAD, IS_LONG = 8192, 24, 40, 0x02
"""The log is written in pages, each with a head of its own; records go on across them."""
TRANSACTIONS, HEAP, INDEX = 1, 10, 11
"""What a record may be of; rows are in the heap, and in its indexes."""
DEED, COMMIT = 0x70, 0x00
"""The part of a record's information that says what was done."""
LONGEST = 16_384
"""Longer records we do not look for: a page, and what is said about it, is half of that."""


def records(written: bytes) -> bytes:
    """What was written, without the heads of its pages."""
    pages = (written[at : at + PAGE] for at in range(0, len(written), PAGE))
    return b"".join(
        page[LONG_PAGE_HEAD if page[2:3] and page[2] & IS_LONG else PAGE_HEAD :] for page in pages
    )


def commits(written: bytes) -> Iterator[int]:
    """The transactions whose commits are in these records."""
    for at in range(0, len(written) - HEAD + 1, ALIGNED):
        if _is_of(written, at, TRANSACTIONS) and written[at + 16] & DEED == COMMIT:
            yield _transaction(written, at)


def writers(written: bytes, text: bytes) -> Iterator[int]:
    """The transactions that may have written this, the likeliest first: those in whose records it
    would be."""
    found = written.find(text)
    while found >= 0:
        for at in range(found - found % ALIGNED, max(0, found - LONGEST) - 1, -ALIGNED):
            is_row = _is_of(written, at, HEAP) or _is_of(written, at, INDEX)
            if is_row and at + _length(written, at) > found:
                yield _transaction(written, at)
        found = written.find(text, found + 1)


def _is_of(written: bytes, at: int, what: int) -> bool:
    head = written[at : at + HEAD]
    is_plain = len(head) == HEAD and head[17] == what and head[18:20] == bytes(2)
    return is_plain and HEAD <= _length(written, at) <= LONGEST and _transaction(written, at) > 0


def _length(written: bytes, at: int) -> int:
    return int.from_bytes(written[at : at + 4], "little")


def _transaction(written: bytes, at: int) -> int:
    return int.from_bytes(written[at + 4 : at + 8], "little")
