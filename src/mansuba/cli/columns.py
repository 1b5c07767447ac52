"""Tables in a terminal or a pipe: names on the left, numbers on the right, never folded.

A table that is wider than the terminal becomes a list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len as width_of

BETWEEN = "  "


def columns(head: Sequence[str], *rows: Sequence[str], width: int | None = None) -> Iterator[str]:
    """The lines of a table, the head first; a list if they are wider than `width`.

    >>> print(*columns(["Player", "Wins"], ["merchant", "9"], ["scribe", "11"]), sep="\\n")
    Player    Wins
    merchant     9
    scribe      11
    >>> print(*columns(["Player", "Wins"], ["merchant", "9"], width=10), sep="\\n")
    merchant
      Wins  9
    """
    lines = list(_table(head, rows))
    wide = width is not None and max(map(width_of, lines)) > width
    yield from _list(head, rows) if wide else lines


def _list(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Each row by itself: its name, and below it what else there is to say."""
    label = max(map(width_of, head[1:]))
    for name, *numbers in rows:
        yield name
        for about, number in zip(head[1:], numbers, strict=True):
            if number:
                yield f"{BETWEEN}{about}{' ' * (label - width_of(about))}{BETWEEN}{number}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    table = (head, *rows)
    widths = [max(map(width_of, column)) for column in zip(*table, strict=True)]
    for row in table:
        gaps = [" " * (width - width_of(text)) for text, width in zip(row, widths, strict=True)]
        name, *numbers = row
        line = [name + gaps[0], *(gap + text for gap, text in zip(gaps[1:], numbers, strict=True))]
        yield BETWEEN.join(line).rstrip()
