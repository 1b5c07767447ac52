"""Drawings that are put down as one path: they are the same drawings, elsewhere and as large."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import pytest

from tests.project.loading import evaluated

Corner: TypeAlias = tuple[float, float]

AT, SIZE = (100.0, -40.0), 1.5
SCRIPT = """
const { stampOf } = await load("/src/game/view/stamps.ts");
const { outline } = await load("/src/game/view/geometry.ts");
const drawings = Object.values(await load("/src/game/view/drawings.ts"));
const { seatShape } = await load("/src/lib/seats.ts");
drawings.push(...[0, 1, 2, 3, 4, 5].map(seatShape));
const [x, y] = told.at;
const at = { x, y };
return {
  stamped: drawings.map((one) => [one, stampOf(one, told.size)(at)]),
  spaces: [true, false].map((hexagonal) => outline(1, hexagonal, 30)(at)),
};
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    told = {"at": AT, "size": SIZE}
    made: dict[str, Any] = evaluated(SCRIPT, told, tmp_path_factory.mktemp("stamps"))
    return made


def corners(path: str) -> list[tuple[str, Corner]]:
    """Where each command of path data leads, and for a curve where it is drawn to as well."""
    here = begin = (0.0, 0.0)
    led: list[tuple[str, Corner]] = []
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        kind, base = command.upper(), (0.0, 0.0) if command.isupper() else here
        if kind == "Z":
            here = begin
        elif kind == "H":
            here = (base[0] + numbers[0], here[1])
        elif kind == "V":
            here = (here[0], base[1] + numbers[0])
        else:
            if kind == "Q":
                led.append(("to", (base[0] + numbers[0], base[1] + numbers[1])))
            here = (base[0] + numbers[-2], base[1] + numbers[-1])
        begin = here if kind == "M" else begin
        led.append((kind, here))
    return led


def test_a_stamp_is_the_drawing_elsewhere(found: dict[str, Any]) -> None:
    assert len(found["stamped"]) > 10
    for drawing, stamped in found["stamped"]:
        for (kind, (x, y)), (same, there) in zip(corners(drawing), corners(stamped), strict=True):
            assert same == kind
            assert there == pytest.approx((AT[0] + SIZE * x, AT[1] + SIZE * y), abs=0.06), drawing


def test_an_arc_is_as_large(found: dict[str, Any]) -> None:
    circle = next(stamped for drawing, stamped in found["stamped"] if "A" in drawing)
    assert set(re.findall(r"a(\S+) (\S+) 0 0 1", circle)) == {("1.38", "1.38")}


def test_a_space_is_drawn_around_its_middle(found: dict[str, Any]) -> None:
    for path in found["spaces"]:
        led = [corner for kind, corner in corners(path) if kind != "Z"]
        for axis in (0, 1):
            far = [corner[axis] - AT[axis] for corner in led]
            assert max(far) == pytest.approx(-min(far), abs=0.06)
    hexagon = [corner for kind, corner in corners(found["spaces"][0]) if kind != "Z"]
    assert len(hexagon) == 6
    for x, y in hexagon:
        assert (x - AT[0]) ** 2 + (y - AT[1]) ** 2 == pytest.approx(400, rel=0.01)
