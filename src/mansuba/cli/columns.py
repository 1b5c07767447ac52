"""Tables in a terminal or a pipe: names on the left, numbers on the right, never folded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len as width_of

BETWEEN = "  "


def columns(head: Sequence[str], *rows: Sequence[str]) -> Iterator[str]:
    """The lines of a table, the head first.

    >>> print(*columns(["Player", "Wins"], ["merchant", "9"], ["scribe", "11"]), sep="\\n")
    Player    Wins
    merchant     9
    scribe      11
    """
    table = (head, *rows)
    widths = [max(map(width_of, column)) for column in zip(*table, strict=True)]
    for row in table:
        gaps = [" " * (width - width_of(text)) for text, width in zip(row, widths, strict=True)]
        name, *numbers = row
        line = [name + gaps[0], *(gap + text for gap, text in zip(gaps[1:], numbers, strict=True))]
        yield BETWEEN.join(line).rstrip()
