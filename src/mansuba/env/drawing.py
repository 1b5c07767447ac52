"""A position as text, as SVG, and as an array of pixels; the last two are the same drawing.

A drawing is a list of regular polygons (a hexagon or a disc for a space, a square for a Temple, a
triangle for a Pyramid, a disc for a figure) and of signs: a seat's number, and a kind's letter.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import NamedTuple

import numpy as np

from mansuba.kernel.tables import Array
from mansuba.notation import write_position
from mansuba.notation.colours import COURT_GROUND, GROUND, INK, SEAT_COLOURS
from mansuba.notation.picture import is_hexagonal, places
from mansuba.rulebook.board import Court, Side
from mansuba.rulebook.position import Position

SIZE = 20.0
"""From the middle of a hexagon to its corner, in pixels."""
PAPER = "#ffffff"
DISC = 24
"""Corners enough for a circle."""

# Three columns and five rows a sign, a digit a row.
GLYPHS = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "F": "74644",
    "W": "55575",
    "C": "74447",
    "I": "72227",
    "J": "11157",
    "K": "55655",
}


class Shape(NamedTuple):
    """A regular polygon; one corner points upwards."""

    x: float
    y: float
    radius: float
    corners: int
    colour: str


class Sign(NamedTuple):
    """A word of digits and letters around a place."""

    x: float
    y: float
    text: str


def text(position: Position) -> str:
    """The board in letters, and the position's line below it.

    `0F` is seat 0's Falcon; `0t` and `0p` are empty spaces of its Temple and Pyramid.
    """
    board, courts = position.edition.board, position.courts
    signs = {space: f"{court.seat}{str(court.side)[0].lower()}" for space, court in courts.items()}
    signs |= {space: f"{f.seat}{f.kind.letter}" for space, f in position.standing.items()}
    rows: dict[int, list[int]] = {}
    for column, number in board.layout.values():
        rows.setdefault(number, []).append(column)
    gaps = [right - left for row in rows.values() for left, right in pairwise(row)]
    wide = max(1, ceil(3 / min(gaps, default=3)))
    lines = [""] * (max(rows) + 1)
    for space, (column, number) in board.layout.items():
        lines[number] = lines[number].ljust(column * wide) + signs.get(space, ".")
    return "\n".join([*lines, write_position(position)])


def svg(position: Position) -> str:
    """The text of an SVG file."""
    width, height, drawn = _drawing(position)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" font-family="sans-serif" text-anchor="middle">'
    ]
    for part in drawn:
        if isinstance(part, Sign):
            at = f'x="{part.x:.1f}" y="{part.y + 4:.1f}" font-size="11" font-weight="bold"'
            lines.append(f'<text {at} fill="{INK}">{part.text}</text>')
        else:
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in _corners(part))
            lines.append(f'<polygon points="{points}" fill="{part.colour}"/>')
    return "\n".join([*lines, "</svg>\n"])


def pixels(position: Position) -> Array:
    """Height × width × 3 bytes: red, green, blue."""
    width, height, drawn = _drawing(position)
    picture = np.empty((height, width, 3), np.uint8)
    picture[:] = _rgb(PAPER)
    for part in drawn:
        if isinstance(part, Sign):
            _print(picture, part)
        else:
            _fill(picture, part)
    return picture


def _drawing(position: Position) -> tuple[int, int, list[Shape | Sign]]:
    """Width and height, and what is drawn, in the order in which it covers each other."""
    board, standing = position.edition.board, position.standing
    middles = places(board)
    left, right = (end(x for x, _ in middles.values()) for end in (min, max))
    top, bottom = (end(y for _, y in middles.values()) for end in (min, max))
    hexagonal = is_hexagonal(board)
    drawn: list[Shape | Sign] = []
    for space, (x, y) in middles.items():
        at = ((x - left + 1) * SIZE, (y - top + 1) * SIZE)
        court, figure = position.courts.get(space), standing.get(space)
        ground = COURT_GROUND if court else GROUND
        drawn.append(Shape(*at, *((SIZE - 1, 6) if hexagonal else (SIZE * 0.7, DISC)), ground))
        if court:
            drawn += _court(*at, court)
        if figure:
            drawn.append(Shape(*at, SIZE * 0.75, DISC, INK))
            drawn.append(Shape(*at, SIZE * 0.67, DISC, SEAT_COLOURS[figure.seat]))
            drawn.append(Sign(*at, f"{figure.seat}{figure.kind.letter}"))
        elif court:
            drawn.append(Sign(*at, str(court.seat)))
    return ceil((right - left + 2) * SIZE), ceil((bottom - top + 2) * SIZE), drawn


def _court(x: float, y: float, court: Court) -> Iterator[Shape]:
    """A square or a triangle, its rim in the seat's colour."""
    corners = 4 if court.side is Side.TEMPLE else 3
    yield Shape(x, y, SIZE * 0.8, corners, SEAT_COLOURS[court.seat])
    yield Shape(x, y, SIZE * (0.65 if corners == 4 else 0.55), corners, COURT_GROUND)


def _corners(shape: Shape) -> Iterator[tuple[float, float]]:
    for corner in range(shape.corners):
        angle = 2 * pi * corner / shape.corners
        yield shape.x + shape.radius * sin(angle), shape.y - shape.radius * cos(angle)


def _fill(picture: Array, shape: Shape) -> None:
    """Colour the pixels whose middles are inside."""
    rows, columns, window = _window(picture, shape)
    across, down = columns + 0.5 - shape.x, rows + 0.5 - shape.y
    sector = 2 * pi / shape.corners
    aside = np.arctan2(across, -down) % sector - sector / 2
    reach = np.hypot(across, down) * np.cos(aside)
    window[reach <= shape.radius * cos(sector / 2)] = _rgb(shape.colour)


def _window(picture: Array, shape: Shape) -> tuple[Array, Array, Array]:
    """The rows and columns around a shape, and the part of the picture that they are."""
    top, left = (max(0, int(middle - shape.radius)) for middle in (shape.y, shape.x))
    window = picture[top : int(shape.y + shape.radius) + 2, left : int(shape.x + shape.radius) + 2]
    rows, columns = np.ogrid[: window.shape[0], : window.shape[1]]
    return rows + top, columns + left, window


def _print(picture: Array, sign: Sign) -> None:
    """A glyph's dots are two pixels wide and high."""
    left, top = int(sign.x) + 1 - 4 * len(sign.text), int(sign.y) - 5
    for place, letter in enumerate(sign.text):
        for row, bits in enumerate(map(int, GLYPHS[letter])):
            for column in range(3):
                if bits >> (2 - column) & 1:
                    x, y = left + 8 * place + 2 * column, top + 2 * row
                    picture[y : y + 2, x : x + 2] = _rgb(INK)


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))
