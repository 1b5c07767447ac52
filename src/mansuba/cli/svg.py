"""A board as an SVG picture, drawn from where its own picture has the spaces.

A board whose neighbours all stand as hexagons do is drawn in hexagons; any other in discs, with
lines between adjacent spaces. Nothing is told by colour alone: a square marks a Temple, a triangle
a Pyramid, a number the seat, a letter or a hieroglyph the kind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from math import cos, pi, sin
from xml.sax.saxutils import escape

from mansuba import Board, Court, Figure, Position, Side, Space
from mansuba.cli.paint import Signs, figure_sign
from mansuba.notation.colours import COURT_GROUND, GROUND, INK, SEAT_COLOURS
from mansuba.notation.picture import COLUMN, LINE, Point, is_hexagonal, places

SIZE = 20.0
"""From the middle of a hexagon to its corner."""
BESIDE, ABOVE = SIZE * COLUMN * 2, SIZE * LINE
"""How far the outermost spaces are from the edge of the picture."""

EDGE = "#c9b27c"


def svg_position(
    position: Position,
    signs: Signs = Signs.LETTERS,
    marked: Collection[Space] = (),
    only: Collection[Space] = (),
) -> str:
    """A position as the text of an SVG file; the whole board, or only some of its spaces."""
    return _svg(position, signs, marked, only or position.edition.board.spaces)


def _svg(
    position: Position, signs: Signs, marked: Collection[Space], shown: Collection[Space]
) -> str:
    board, courts, standing = position.edition.board, position.courts, position.standing
    drawn = _places(board, shown)
    width = max(x for x, _ in drawn.values()) + BESIDE
    height = max(y for _, y in drawn.values()) + ABOVE
    hexagonal = is_hexagonal(board)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}"'
        f' width="{width:.0f}" height="{height:.0f}" role="img" font-family="sans-serif"'
        ' text-anchor="middle">'
    ]
    if not hexagonal:
        lines += _edges(board, drawn)
    for space, place in drawn.items():
        court = courts.get(space)
        lines.append(_ground(place, court, hexagonal=hexagonal))
        if space in standing:
            lines.append(_figure(place, standing[space], signs))
        elif court:
            lines += _court(place, court)
        if space in marked:
            lines.append(f'<circle cx="{place[0]:.1f}" cy="{place[1]:.1f}" r="5" fill="{INK}"/>')
    return "\n".join([*lines, "</svg>\n"])


def _places(board: Board, shown: Collection[Space]) -> Mapping[Space, Point]:
    """The middle of each space that is shown, counted from the upper left."""
    drawn = {space: place for space, place in places(board).items() if space in shown}
    left, top = min(x for x, _ in drawn.values()), min(y for _, y in drawn.values())
    return {
        space: ((x - left) * SIZE + BESIDE, (y - top) * SIZE + ABOVE)
        for space, (x, y) in drawn.items()
    }


def _ground(place: Point, court: Court | None, *, hexagonal: bool) -> str:
    fill = COURT_GROUND if court else GROUND
    stroke, width = (SEAT_COLOURS[court.seat], 2) if court else (EDGE, 1)
    paint = f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"'
    x, y = place
    if not hexagonal:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE * 0.7:.1f}" {paint}/>'
    radius = SIZE - 1.5
    corners = (
        (x + radius * cos(angle), y + radius * sin(angle))
        for angle in (pi / 6 + corner * pi / 3 for corner in range(6))
    )
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    return f'<polygon points="{points}" {paint}/>'


def _court(place: Point, court: Court) -> Iterator[str]:
    x, y = place
    paint = f'fill="none" stroke="{SEAT_COLOURS[court.seat]}" stroke-width="1.5"'
    if court.side is Side.TEMPLE:
        yield f'<rect x="{x - 8:.1f}" y="{y - 8:.1f}" width="16" height="16" {paint}/>'
        yield _text(place, str(court.seat), 10, INK)
    else:
        points = f"{x:.1f},{y - 11:.1f} {x + 11:.1f},{y + 8:.1f} {x - 11:.1f},{y + 8:.1f}"
        yield f'<polygon points="{points}" {paint}/>'
        yield _text((x, y + 1.5), str(court.seat), 9, INK)


def _figure(place: Point, figure: Figure, signs: Signs) -> str:
    x, y = place
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="{SEAT_COLOURS[figure.seat]}"'
    return f'{disc} stroke="{INK}" stroke-width="1.5"/>' + _text(
        place, figure_sign(figure, signs), 13, "#000", bold=True
    )


def _text(place: Point, text: str, size: int, colour: str, *, bold: bool = False) -> str:
    x, y = place
    weight = ' font-weight="bold"' if bold else ""
    at = f'x="{x:.1f}" y="{y + size * 0.36:.1f}"'
    return f'<text {at} font-size="{size}"{weight} fill="{colour}">{escape(text)}</text>'


def _edges(board: Board, drawn: Mapping[Space, Point]) -> Iterator[str]:
    for here in drawn:
        for there in board.neighbours[here].values():
            if here < there and there in drawn:
                (a, b), (c, d) = drawn[here], drawn[there]
                yield (
                    f'<line x1="{a:.1f}" y1="{b:.1f}" x2="{c:.1f}" y2="{d:.1f}"'
                    f' stroke="{EDGE}" stroke-width="2"/>'
                )
