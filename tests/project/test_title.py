"""The picture on the title: the real board, and moves that the rules allow."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from mansuba import Edition, Figure, Kind, Side
from mansuba.rulebook.board import Board
from tests.project.loading import evaluated

BODY = 'const { begun, motions, sun } = await load("/src/pages/title/excerpt.ts");' + (
    "return { begun, motions, sun };"
)
SUN = Edition.standard()


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    found: dict[str, Any] = evaluated(BODY, None, tmp_path_factory.mktemp("title"))
    return found


def read(figure: str) -> Figure:
    return Figure(int(figure[0]), next(kind for kind in Kind if kind.letter == figure[1]))


def test_the_board_is_the_sun(shown: dict[str, Any]) -> None:
    spaces = {space["name"]: space["court"] for space in shown["sun"]["spaces"]}
    assert spaces.keys() == set(SUN.board.spaces)
    courts = {Side.TEMPLE: SUN.board.temples, Side.PYRAMID: SUN.board.pyramids}
    for side, by_seat in courts.items():
        for seat, court in by_seat.items():
            drawn = {
                space
                for space, told in spaces.items()
                if told == {"seat": seat, "side": side.name.lower()}
            }
            assert drawn == set(court)


def jumped(board: Board, here: str, there: str) -> str | None:
    """The space between two in a straight line; none between neighbours."""
    for direction, near in board.neighbours[here].items():
        if near == there:
            return None
        if board.neighbours[near].get(direction) == there:
            return near
    raise AssertionError(f"{here} to {there} is no step")


def test_the_moves_are_moves(shown: dict[str, Any]) -> None:
    standing = {space: figure for figure, space in shown["begun"].items()}
    assert len(standing) == len(shown["begun"]) == 36
    lifted: str | None = None
    for motion in shown["motions"]:
        figure, path = motion["figure"], motion["path"]
        seat, kind = read(figure)
        if motion["carried"]:
            assert figure == lifted
            assert path[1] in SUN.board.temples[seat]
            standing[path[1]] = figure
            lifted = None
            continue
        assert lifted is None
        assert 1 < len(path) <= 5
        for here, there in pairwise(path):
            assert standing.pop(here) == figure
            assert there not in standing
            over = jumped(SUN.board, here, there)
            if over is not None:
                passed = standing[over]
                safe = over in SUN.board.pyramids[read(passed).seat]
                if SUN.prey[kind] == read(passed).kind and not safe:
                    lifted = standing.pop(over)
            standing[there] = figure
    assert any(motion["carried"] for motion in shown["motions"])
