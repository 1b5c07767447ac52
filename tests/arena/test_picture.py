"""The picture: well-formed, everything within it, and numbers where they belong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from hypothesis import example, given
from hypothesis import strategies as st

from mansuba.arena.picture import Axis, Bars, Dots, Row, nice_step, picture
from mansuba.arena.shares import Estimate

SVG = "{http://www.w3.org/2000/svg}"
numbers = st.floats(-1e6, 1e6)
texts = st.text(st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="\ufffe\uffff"))


def say(value: float, step: float) -> str:
    return f"{value:.3g}"


@st.composite
def estimates(draw: st.DrawFn) -> Estimate:
    low, value, high = sorted(draw(st.tuples(numbers, numbers, numbers)))
    return Estimate(value, low, high)


rows = st.builds(
    Row, texts, estimates(), texts, st.none() | st.tuples(numbers, numbers).map(lambda ends: ends)
)
dots = st.builds(
    Dots,
    texts,
    st.lists(rows, min_size=1, max_size=8).map(tuple),
    st.just(say),
    st.none() | numbers,
)


@st.composite
def bars(draw: st.DrawFn) -> Bars:
    values = draw(st.lists(st.integers(1, 5000), min_size=1).map(tuple))
    return Bars(draw(texts), values, say, draw(st.none() | st.sampled_from(values)))


def coordinates(drawn: ElementTree.Element) -> Iterator[tuple[float, float]]:
    for part in drawn.iter():
        for x, y in (("x1", "y1"), ("x2", "y2"), ("cx", "cy"), ("x", "y")):
            if x in part.attrib:
                yield float(part.attrib[x]), float(part.attrib[y])


@given(texts, st.lists(dots | bars(), max_size=3))
def test_everything_is_within(title: str, parts: list[Dots | Bars]) -> None:
    drawn = ElementTree.fromstring(picture(title, parts))
    width, height = float(drawn.attrib["width"]), float(drawn.attrib["height"])
    for x, y in coordinates(drawn):
        assert 0 <= x <= width
        assert 0 <= y <= height


@given(st.lists(rows, min_size=1, max_size=8).map(tuple))
def test_a_dot_a_row_within_its_interval(rows: tuple[Row, ...]) -> None:
    drawn = ElementTree.fromstring(picture("", [Dots("", rows, say)]))
    dots = [float(dot.attrib["cx"]) for dot in drawn.iter(f"{SVG}circle")]
    reaches = [line for line in drawn.iter(f"{SVG}line") if line.attrib["class"] == "reach"]
    assert len(dots) == len(reaches) == len(rows)
    for dot, reach in zip(dots, reaches, strict=True):
        assert float(reach.attrib["x1"]) <= dot <= float(reach.attrib["x2"])


@given(bars())
def test_bars_hold_every_value(part: Bars) -> None:
    """The higher, the more; together they are as many as the values are."""
    drawn = ElementTree.fromstring(picture("", [part]))
    heights = [
        float(bar.attrib["height"])
        for bar in drawn.iter(f"{SVG}rect")
        if bar.attrib.get("class") == "bar"
    ]
    assert 1 <= len(heights) <= 31
    counts = [height * len(part.values) / sum(heights) for height in heights]
    assert all(abs(count - round(count)) < 0.2 + 0.01 * count for count in counts)


@given(numbers, st.floats(1e-6, 1e6))
@example(0.875, 1e-6)
def test_axes_have_round_numbers_and_room(low: float, span: float) -> None:
    axis = Axis.over([low, low + span], 100, 500)
    assert axis.low <= low
    assert axis.high >= low + span or span < 1e-9 * abs(low)
    ticks = list(axis.ticks())
    assert 2 <= len(ticks) <= 8
    assert all(99.9 <= axis.at(tick) <= 500.1 for tick in ticks)


def test_one_value_alone_has_an_axis() -> None:
    assert len(list(Axis.over([3.0, 3.0], 0, 1).ticks())) >= 2


@given(st.floats(1e-9, 1e9))
def test_round_steps(least: float) -> None:
    step = nice_step(least)
    assert least * 0.999 <= step <= least * 2.51
    assert re.match(r"[125]\.?0*e|9\.9|10\.0|[125]", f"{step:.6e}")


def test_long_names_are_cut_and_signs_are_kept() -> None:
    row = Row("run:python " + "x" * 50, Estimate(1, 0, 2), "<&>")
    svg = picture("a < b", [Dots("", (row,), say)])
    assert "run:python xxxxxxxxxxxx…" in svg
    assert "&lt;&amp;&gt;" in svg
    assert "<title>a &lt; b</title>" in svg
