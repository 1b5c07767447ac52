"""The learning curve of `ppo.py` as a picture: `python examples/curve.py ppo.csv curve.svg`."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from mansuba.notation.colours import INK, SEAT_COLOURS

WIDTH, HEIGHT, LEFT, BELOW, ABOVE = 640, 320, 56, 44, 16
Scale: TypeAlias = Callable[[float], float]
NORMAL = 1.96  # standard deviations, for 95 %


class Measured(NamedTuple):
    """A row of the table: a match after so many seconds of training."""

    seconds: int
    decisions: int
    won: int
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, at 95 %."""
        share, z = self.won / self.games, NORMAL**2 / self.games
        middle = (share + z / 2) / (1 + z)
        half = (z * (share * (1 - share) + z / 4)) ** 0.5 / (1 + z)
        return middle - half, middle + half


def read(path: Path) -> list[Measured]:
    """The table that `ppo.py` wrote."""
    with path.open(encoding="utf-8", newline="") as file:
        return [Measured(*map(int, row.values())) for row in csv.DictReader(file)]


def drawn(rows: list[Measured]) -> str:
    """The text of an SVG file: the share of games won, with its interval, by minutes."""
    last = max(row.seconds for row in rows)

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - 16) * seconds / last

    def y(share: float) -> float:
        return HEIGHT - BELOW - (HEIGHT - BELOW - ABOVE) * share

    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif"'
        f' font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        *_grid(x, y, last),
    ]
    points = " ".join(f"{x(row.seconds):.1f},{y(row.won / row.games):.1f}" for row in rows)
    colour = SEAT_COLOURS[2]
    lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    for row in rows:
        at, (low, high) = x(row.seconds), row.interval
        ends = f'x1="{at:.1f}" y1="{y(low):.1f}" x2="{at:.1f}" y2="{y(high):.1f}"'
        lines.append(f'<line {ends} stroke="{INK}" stroke-width="1.5"/>')
        lines.append(f'<circle cx="{at:.1f}" cy="{y(row.won / row.games):.1f}" r="4"/>')
    return "\n".join([*lines, "</svg>\n"])


def _grid(x: Scale, y: Scale, last: int) -> Iterator[str]:
    for percent in range(0, 101, 25):
        at, dash = y(percent / 100), "" if percent == 50 else ' stroke-dasharray="2 4"'
        ends = f'x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - 16}" y2="{at:.1f}"'
        yield f'<line {ends} stroke="{INK}" stroke-width="0.7"{dash}/>'
        yield f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>'
    for minute in range(last // 60 + 1):
        at = HEIGHT - BELOW + 18
        yield f'<text x="{x(minute * 60):.1f}" y="{at}" text-anchor="middle">{minute}</text>'
    middle = (LEFT + WIDTH - 16) / 2
    words = "minutes of training; games won against the merchant"
    yield f'<text x="{middle:.0f}" y="{HEIGHT - 6}" text-anchor="middle">{words}</text>'


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(drawn(read(Path(sys.argv[1]))), "utf-8")
