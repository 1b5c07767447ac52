"""Boards made in code, and boards that have nothing to do with hexagons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mansuba import Board, Edition, EditionError, Side
from mansuba.rulebook.errors import Fault
from tests.playing import random_game
from tests.rulebook.yard import YARD

HERE = Path(__file__).parent
WHEEL = HERE.parent / "perft" / "wheel.toml"


@pytest.fixture
def yard(tmp_path: Path) -> Edition:
    path = tmp_path / "yard.toml"
    path.write_text(YARD, "utf-8")
    return Edition.load(path)


def chessboard() -> Board:
    """Eight by eight, with the steps of a king; two blocks of six on either side are courts."""
    files, ranks = range(8), range(8)

    def name(file: int, rank: int) -> str:
        return f"{'abcdefgh'[file]}{rank + 1}"

    def line(file: int, rank: int, right: int, up: int) -> str:
        found = []
        while file in files and rank in ranks:
            found.append(name(file, rank))
            file, rank = file + right, rank + up
        return " ".join(found)

    def block(left: int, low: int) -> list[str]:
        return [name(left + i, low + j) for j in range(2) for i in range(3)]

    def edge(*_: object) -> list[tuple[int, int]]:
        return [(f, r) for f in files for r in ranks if f in (0, 7) or r in (0, 7)]

    return Board(
        name="chessboard",
        picture="\n".join(" ".join(name(f, r) for f in files) for r in reversed(ranks)),
        directions={"E": "W", "N": "S", "NE": "SW", "NW": "SE"},
        lines={
            direction: [
                line(f, r, *way)
                for f, r in edge()
                if f - way[0] not in files or r - way[1] not in ranks
            ]
            for direction, way in {"E": (1, 0), "N": (0, 1), "NE": (1, 1), "NW": (-1, 1)}.items()
        },
        temples={0: block(0, 0), 1: block(5, 6)},
        pyramids={0: block(0, 6), 1: block(5, 0)},
        seats={2: [0, 1]},
    )


def with_part(board: Board, **parts: Any) -> Board:
    names = ("name", "picture", "directions", "lines", "temples", "pyramids", "seats")
    return Board(**{name: getattr(board, name) for name in names} | parts)


def test_a_chessboard() -> None:
    board = chessboard()
    assert len(board.spaces) == 64
    assert dict(board.neighbours["a1"]) == {"E": "b1", "N": "a2", "NE": "b2"}
    assert len(board.neighbours["d4"]) == 8
    assert board.ways["d4"]["NW"] == ("c5", "b6")
    assert board.ways["g7"]["NE"] == ("h8", None)


def test_reverse_leads_back() -> None:
    for board in (chessboard(), Edition.load(WHEEL).board):
        for here, near in board.neighbours.items():
            for direction, there in near.items():
                assert board.neighbours[there][board.reverse[direction]] == here


def test_a_ring_of_spaces_has_no_end() -> None:
    board = Edition.load(WHEEL).board
    here = "c1"
    for _ in range(18):
        here = board.neighbours[here]["CW"]
    assert here == "c1"


@pytest.mark.parametrize("seed", range(3))
def test_a_game_on_a_chessboard_comes_to_its_end(seed: int) -> None:
    edition = Edition.standard().with_(board=chessboard())
    *_, last = random_game(edition, 2, seed, most=5000, steered=0.9)
    assert last.after.winner in (0, 1)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_on_the_wheel_comes_to_its_end(players: int) -> None:
    *_, last = random_game(Edition.load(WHEEL), players, seed=1, most=5000, steered=0.5)
    assert last.after.winner is not None


def test_a_game_in_the_yard_comes_to_its_end(yard: Edition) -> None:
    *_, last = random_game(yard, 2, seed=1, most=20_000, steered=0.7)
    assert last.after.winner is not None


def test_layout_is_where_a_space_is_drawn(yard: Edition) -> None:
    layout = yard.board.layout
    assert layout["t1"] == (0, 0)
    assert layout["u6"] == (35, 0)
    assert layout["f1"] == (8, 1)
    assert layout["q6"] == (35, 2)
    assert list(layout) == list(yard.board.spaces)


def test_a_name_within_a_name_is_drawn_apart(yard: Edition) -> None:
    picture = yard.board.picture + "\n x1 1 x11"
    layout = with_part(yard.board, picture=picture).layout
    assert [layout[space][0] for space in ("x1", "1", "x11")] == [1, 4, 6]


def test_courts(yard: Edition) -> None:
    courts = yard.board.courts[0, 1]
    assert courts["t1"] == (0, Side.TEMPLE)
    assert str(courts["q6"]) == "seat 1's Pyramid"
    assert "f1" not in courts


def test_the_order_of_directions_counts(yard: Edition) -> None:
    """Decisions are listed by it, so two boards that differ in it are not the same."""
    turned = dict(reversed(list(yard.board.directions.items())))
    other = with_part(yard.board, directions=turned)
    assert other.compass != yard.board.compass
    assert other != yard.board
    assert yard.with_(board=other) != yard
    assert yard.with_(board=other).fingerprint != yard.fingerprint


def test_both_directions_of_a_pair_may_be_named(yard: Edition) -> None:
    pairs = {**yard.board.directions, **{b: a for a, b in yard.board.directions.items()}}
    other = with_part(yard.board, directions=pairs)
    assert other.compass == yard.board.compass
    assert yard.with_(board=other).fingerprint == yard.fingerprint


def test_a_board_is_checked_when_it_is_made(yard: Edition) -> None:
    with pytest.raises(EditionError) as refused:
        with_part(yard.board, temples={**yard.board.temples, 1: ["u1"]})
    assert refused.value.where == "temples.1"
    assert refused.value.fault is Fault.COURT_TOO_SMALL


def test_a_board_keeps_nothing_that_can_change(yard: Edition) -> None:
    temple = list(yard.board.temples[0])
    board = with_part(yard.board, temples={**yard.board.temples, 0: temple})
    temple.clear()
    assert board == yard.board
    with pytest.raises(TypeError, match="frozen"):
        board.temples[0] = ()  # type: ignore[index]


def test_the_largest_board_that_can_be(yard: Edition) -> None:
    more = " ".join(f"x{i}" for i in range(256 - len(yard.board.spaces)))
    pairs = {**yard.board.directions, "AA": "AB", "BA": "BB", "CA": "CB"}
    largest = with_part(yard.board, picture=yard.board.picture + more, directions=pairs)
    assert (len(largest.spaces), len(largest.compass)) == (256, 12)
