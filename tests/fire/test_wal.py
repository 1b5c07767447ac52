"""Records of PostgreSQL's log are found wherever they lie, also across two pages."""

from __future__ import annotations

import pytest

from tests.fire.wal import HEAP, LONG_PAGE_HEAD, PAGE, PAGE_HEAD, commits, records, writers

ROOM = PAGE - LONG_PAGE_HEAD


def record(of: int, transaction: int, what: bytes) -> bytes:
    """One with its head, and nothing behind it up to the next place where one may begin."""
    length = 24 + len(what)
    head = length.to_bytes(4, "little") + transaction.to_bytes(4, "little") + bytes(8)
    return (head + bytes([0, of, 0, 0]) + bytes(4) + what).ljust(length + -length % 8, b"\0")


def in_pages(text: bytes) -> bytes:
    """As it is written: the first page of a file has a longer head."""
    first = b"\x10\xd1\x02" + bytes(LONG_PAGE_HEAD - 3) + text[:ROOM]
    return first + b"".join(
        b"\x10\xd1\x00" + bytes(PAGE_HEAD - 3) + text[at : at + PAGE - PAGE_HEAD]
        for at in range(ROOM, len(text), PAGE - PAGE_HEAD)
    )


@pytest.mark.parametrize("before", range(0, 120, 8))
def test_a_row_and_its_commit_across_two_pages(before: int) -> None:
    filled = record(HEAP, 6, bytes(ROOM - before - 24))
    row, commit = record(HEAP, 7, b"a row of fire-0000001"), record(1, 7, b"when")
    other = record(HEAP, 8, b"another row") + record(1, 8, b"when")
    written = records(in_pages(filled + row + commit + other))
    assert list(commits(written)) == [7, 8]
    assert next(writers(written, b"fire-0000001")) == 7
    assert next(writers(written, b"another row")) == 8
    assert list(writers(written, b"fire-0000002")) == []
