"""A board in the terminal: where its picture names a space, a sign stands.

.   open ground          0t  an empty space of seat 0's Temple     0F  seat 0's Falcon
x   a space to go to     0p  an empty space of seat 0's Pyramid    0𓅃  the same, with hieroglyphs
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from itertools import pairwise
from math import ceil

from rich.text import Text

from mansuba import Board, Court, Figure, Kind, Position, Seat, Space
from mansuba.notation.colours import SEAT_COLOURS

HIEROGLYPHS: Mapping[Kind, str] = {
    Kind.FALCON: "\U00013143",
    Kind.WOMAN: "\U00013050",
    Kind.CROCODILE: "\U0001318a",
    Kind.IBIS: "\U0001315e",
    Kind.JACKAL: "\U000130e5",
    Kind.CAT: "\U000130e0",
}


class Signs(Enum):
    """How figures are shown."""

    LETTERS = "letters"
    HIEROGLYPHS = "hieroglyphs"


def figure_sign(figure: Figure, signs: Signs) -> str:
    """A figure in two signs: its seat, and its kind."""
    kind = figure.kind
    return f"{figure.seat}{kind.letter if signs is Signs.LETTERS else HIEROGLYPHS[kind]}"


def paint_board(board: Board, *, names: bool = False) -> Text:
    """The empty board, with every seat's courts or with the names of the spaces."""
    courts = {space: court for group in board.courts.values() for space, court in group.items()}
    return _paint(board, courts, {}, (), Signs.LETTERS, names=names)


def paint_position(
    position: Position, signs: Signs = Signs.LETTERS, marked: Collection[Space] = ()
) -> Text:
    """The board as it stands; courts of empty seats are open ground."""
    return _paint(position.edition.board, position.courts, position.standing, marked, signs)


def _paint(
    board: Board,
    courts: Mapping[Space, Court],
    standing: Mapping[Space, Figure],
    marked: Collection[Space],
    signs: Signs,
    *,
    names: bool = False,
) -> Text:
    wide = _stretch(board, max(map(len, board.spaces)) if names else 2)
    lines: dict[int, Text] = {}
    for space, (column, number) in board.layout.items():
        line = lines.setdefault(number, Text())
        line.append(" " * (column * wide - len(line)))
        if names:
            line.append(space, _style(courts.get(space)))
        elif space in standing:
            figure = standing[space]
            line.append(figure_sign(figure, signs), f"bold reverse {SEAT_COLOURS[figure.seat]}")
        elif space in marked:
            line.append("x", "bold")
        else:
            line.append(_ground(courts.get(space)), _style(courts.get(space)))
    return Text("\n").join(lines.get(number, Text()) for number in range(max(lines) + 1))


def _ground(court: Court | None) -> str:
    return f"{court.seat}{str(court.side)[0].lower()}" if court else "."


def _style(court: Court | None) -> str:
    return SEAT_COLOURS[court.seat] if court else "dim"


def _stretch(board: Board, width: int) -> int:
    """How much wider than its picture a board has to be drawn, so that signs stay apart."""
    rows: dict[int, list[int]] = {}
    for column, line in board.layout.values():
        rows.setdefault(line, []).append(column)
    gaps = [right - left for row in rows.values() for left, right in pairwise(row)]
    return max(1, ceil((width + 1) / min(gaps, default=width + 1)))


def seat_style(seat: Seat) -> str:
    """How a seat's name is coloured."""
    return f"bold {SEAT_COLOURS[seat]}"
