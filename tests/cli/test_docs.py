"""The pages of rules and their pictures are what the messages and the rulebook make of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mansuba import Board, Edition, Position
from mansuba.cli.docs import made_files, main
from mansuba.cli.paint import paint_board
from mansuba.cli.svg import svg_position
from mansuba.notation.picture import is_hexagonal
from tests.grounds import FIELD

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", made_files())
def test_up_to_date(name: str) -> None:
    stale = f"docs/{name} is stale: run python -m mansuba.cli.docs docs"
    assert (DOCS / name).read_text("utf-8") == made_files()[name], stale


def test_nothing_is_left_over() -> None:
    pages = {path.name for path in DOCS.glob("rules.*.md")}
    pictures = {f"pictures/{path.name}" for path in (DOCS / "pictures").glob("*.svg")}
    assert pages <= made_files().keys()
    assert {"pictures/board.svg", "pictures/steps.svg", "pictures/beguile.svg"} <= pictures


def test_written_where_they_are_wanted(tmp_path: Path) -> None:
    main(str(tmp_path))
    made = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert sorted(path.relative_to(tmp_path).as_posix() for path in made) == sorted(made_files())


def test_boards_that_are_not_hexagonal() -> None:
    """They are drawn in discs and lines; and wide enough for their signs, however narrow drawn."""
    board = FIELD.edition.board
    assert is_hexagonal(Edition.standard().board)
    assert not is_hexagonal(board)
    svg = svg_position(Position.new(FIELD.edition, 2))
    assert "<line" in svg
    assert svg.count("<circle") >= len(board.spaces)
    packed = Board(
        board.name,
        " ".join(board.spaces),
        board.directions,
        board.lines,
        board.temples,
        board.pyramids,
        board.seats,
    )
    assert len(paint_board(packed).plain.split()) == len(board.spaces)
