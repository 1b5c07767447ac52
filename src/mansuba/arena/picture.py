"""Measurements as one SVG picture: rows of dots with their intervals, and bars.

It is drawn in two colours that suit light and dark surroundings alike. All words come from whoever
asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, isqrt, log10
from typing import TypeAlias
from xml.sax.saxutils import escape

from mansuba.arena.shares import Estimate

WIDTH, EDGE = 760, 24
LEFT, RIGHT = 190, 560
"""Where the ground for dots begins and ends: names stand left of it, numbers right."""
ROW, BARS_HIGH, AXIS = 30, 130, 34
HEADING, GAP = 34, 26

MOST_OF_A_LABEL = 24
TICKS = 5
"""About as many numbers an axis has."""
ROUNDING = 1e-9
FEWEST_BARS, MOST_BARS = 8, 30

STYLE = """\
svg { --ink: #33302a; --paper: #fffdf8; --faint: #d9d3c5; --strong: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  svg { --ink: #e9e4d8; --paper: #1d1c1a; --faint: #4a4740; --strong: #79bdd6; }
}
text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.title { font-size: 17px; font-weight: 600; }
.heading { font-weight: 600; }
.small { font-size: 11px; }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
.grid { stroke: var(--faint); }
.halo { stroke: var(--paper); stroke-width: 4; }
.mark { stroke: var(--ink); stroke-dasharray: 4 3; }
.spread { stroke: var(--faint); stroke-width: 13; }
.reach { stroke: var(--strong); stroke-width: 3; stroke-linecap: round; }
.dot { fill: var(--strong); stroke: var(--paper); stroke-width: 1.5; }
.bar { fill: var(--strong); }"""

Say: TypeAlias = Callable[[float, float], str]
"""How a number on an axis is written, and how far it is to the next one there."""


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement: what it is of, and how its number is written out."""

    label: str
    estimate: Estimate
    text: str
    spread: tuple[float, float] | None = None
    """From where to where single games go, for comparison."""


@dataclass(frozen=True, slots=True)
class Dots:
    """Measurements below each other, each a dot with its interval."""

    heading: str
    rows: tuple[Row, ...]
    say: Say
    mark: float | None = None
    """Where a line is drawn to compare with."""


@dataclass(frozen=True, slots=True)
class Bars:
    """How often whole numbers occurred: the higher a bar, the more often."""

    heading: str
    values: tuple[int, ...]
    say: Say
    mark: float | None = None


Part: TypeAlias = Dots | Bars


def picture(title: str, parts: Sequence[Part]) -> str:
    """The text of an SVG file."""
    lines, top = list[str](), EDGE + 18
    lines.append(_text(EDGE, top, title, "title"))
    top += GAP
    for part in parts:
        lines.append(_text(EDGE, top + 14, part.heading, "heading"))
        top += HEADING
        drawn = _dots(part, top) if isinstance(part, Dots) else _bars(part, top)
        lines += drawn
        top += _height(part) + AXIS + GAP
    size = f'viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{STYLE}\n</style>",
            f'<rect width="{WIDTH}" height="{top}" fill="var(--paper)"/>',
            *lines,
            "</svg>\n",
        ]
    )


def _height(part: Part) -> int:
    return ROW * len(part.rows) if isinstance(part, Dots) else BARS_HIGH


def _dots(part: Dots, top: int) -> Iterator[str]:
    axis = Axis.over(list(_ends(part)), LEFT, RIGHT)
    bottom = top + _height(part)
    yield from _axis(axis, part.say, top, bottom)
    if part.mark is not None:
        yield _line(axis.at(part.mark), top, axis.at(part.mark), bottom, "mark")
    for number, row in enumerate(part.rows):
        y, estimate = top + ROW * (number + 0.5), row.estimate
        yield _text(LEFT - 14, y + 4.5, _short(row.label), "end")
        if row.spread:
            yield _line(axis.at(row.spread[0]), y, axis.at(row.spread[1]), y, "spread")
        yield _line(axis.at(estimate.low), y, axis.at(estimate.high), y, "reach")
        yield f'<circle class="dot" cx="{axis.at(estimate.value):.1f}" cy="{y:.1f}" r="5.5"/>'
        yield _text(RIGHT + 16, y + 4.5, row.text)


def _ends(part: Dots) -> Iterator[float]:
    """Everything that has to have room."""
    for row in part.rows:
        yield from (row.estimate.low, row.estimate.high)
        yield from row.spread or ()
    if part.mark is not None:
        yield part.mark


def _bars(part: Bars, top: int) -> Iterator[str]:
    low, high = min(part.values), max(part.values) + 1
    wanted = min(MOST_BARS, max(FEWEST_BARS, 2 * isqrt(len(part.values))))
    step = max(1, ceil(nice_step((high - low) / wanted)))
    first = low // step
    counts = Counter(value // step - first for value in part.values)
    # The ends of the axis are those of the bars, so that the outermost bars are whole.
    axis = Axis(first * step, (first + max(counts) + 1) * step, EDGE, WIDTH - EDGE)
    bottom = top + BARS_HIGH
    yield from _axis(axis, part.say, top, bottom)
    for number, count in sorted(counts.items()):
        left, right = (axis.at((first + number + side) * step) for side in (0, 1))
        high_as = BARS_HIGH * count / max(counts.values())
        yield (
            f'<rect class="bar" x="{left + 0.5:.1f}" y="{bottom - high_as:.1f}"'
            f' width="{max(right - left - 1, 0.5):.1f}" height="{high_as:.1f}"/>'
        )
    if part.mark is not None:
        middle = axis.at(part.mark + 0.5)  # a number's bar begins with it and ends with the next
        yield _line(middle, top, middle, bottom, "halo")
        yield _line(middle, top, middle, bottom, "mark")


@dataclass(frozen=True, slots=True)
class Axis:
    """Numbers from left to right."""

    low: float
    high: float
    left: float
    right: float

    @classmethod
    def over(cls, values: Sequence[float], left: float, right: float) -> Axis:
        """One that has room for all these values, and ends with round numbers."""
        low, high = min(values), max(values)
        step = nice_step((high - low or 1.0) / TICKS)
        # Rounding may put a multiple a hair on the wrong side of what it is to enclose.
        low, high = min(low, floor(low / step) * step), max(high, ceil(high / step) * step)
        return cls(low, high if high > low else low + step, left, right)

    def at(self, value: float) -> float:
        """Where a number stands."""
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    @property
    def step(self) -> float:
        """From one round number to the next."""
        return nice_step((self.high - self.low) / TICKS)

    def ticks(self) -> Iterator[float]:
        """Round numbers along it."""
        first, last = self.low / self.step, self.high / self.step
        for number in range(ceil(first - ROUNDING), floor(last + ROUNDING) + 1):
            yield number * self.step


def nice_step(least: float) -> float:
    """The least of 1, 2 or 5 times a power of ten that is not below this.

    >>> [nice_step(least) for least in (0.03, 1, 12)]
    [0.05, 1.0, 20.0]
    """
    power = 10.0 ** floor(log10(least))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= least * (1 - ROUNDING))


def _axis(axis: Axis, say: Say, top: float, bottom: float) -> Iterator[str]:
    for tick in axis.ticks():
        x = axis.at(tick)
        yield _line(x, top, x, bottom + 4, "grid")
        yield _text(x, bottom + 18, say(tick, axis.step), "small middle")


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends}/>'


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    class_ = f' class="{kind}"' if kind else ""
    return f'<text{class_} x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _short(label: str) -> str:
    return label if len(label) <= MOST_OF_A_LABEL else f"{label[: MOST_OF_A_LABEL - 1]}…"
