"""Text, SVG and pixels show every figure where it stands."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from mansuba import Edition, Position
from mansuba.env.drawing import GLYPHS, pixels, svg, text
from mansuba.kernel import Kernel
from mansuba.notation import write_position
from mansuba.notation.colours import SEAT_COLOURS

TESTS = Path(__file__).parents[1]
EDITIONS = {
    "sun": Edition.standard(),
    "oasis": Edition.standard().with_(board="oasis"),
    "wheel": Edition.load(TESTS / "perft" / "wheel.toml"),
}


@pytest.fixture(params=[("sun", 6), ("oasis", 2), ("wheel", 3)], ids=lambda p: p[0])
def position(request: pytest.FixtureRequest) -> Position:
    """Some turns into a game."""
    board, players = request.param
    kernel = Kernel(EDITIONS[board], players)
    games = kernel.new()
    kernel.play(games, seed=1, turns=20)
    return kernel.decode(games[0])


def names(position: Position) -> list[str]:
    return sorted(f"{figure.seat}{figure.kind.letter}" for figure in position.figures)


def test_text_names_every_figure_once(position: Position) -> None:
    *board, line = text(position).splitlines()
    assert line == write_position(position)
    signs = [sign for row in board for sign in row.split()]
    assert len(signs) == len(position.edition.board.spaces)
    assert sorted(sign for sign in signs if sign[-1].isupper()) == names(position)
    empty = [space for space in position.courts if space not in position.standing]
    assert sum(sign[-1] in "tp" for sign in signs) == len(empty)


def test_svg_is_whole_and_names_every_figure_once(position: Position) -> None:
    root = ElementTree.fromstring(svg(position))
    words = [word.text or "" for word in root.iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(word for word in words if len(word) == 2) == names(position)


def test_every_figure_is_coloured_in_pixels(position: Position) -> None:
    """Left of its sign, in the middle of its height."""
    picture = pixels(position)
    root = ElementTree.fromstring(svg(position))
    assert picture.shape == (int(root.attrib["height"]), int(root.attrib["width"]), 3)
    for word in root.iter("{http://www.w3.org/2000/svg}text"):
        if word.text and len(word.text) == 2:
            x, y = (int(float(word.attrib[way])) for way in "xy")
            shade = "#" + bytes(picture[y - 4, x - 10]).hex()
            assert shade == SEAT_COLOURS[int(word.text[0])]


def test_every_sign_has_a_glyph(position: Position) -> None:
    assert {letter for name in names(position) for letter in name} <= set(GLYPHS)
    assert len(set(GLYPHS.values())) == len(GLYPHS)
