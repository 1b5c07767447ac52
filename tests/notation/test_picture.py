"""Where spaces are drawn, and how far a picture is turned for each seat."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, hypot, radians, sin
from pathlib import Path

import pytest

from mansuba import Edition, Seat
from mansuba.notation.picture import Point, is_hexagonal, places, turns

WHEEL = Edition.load(Path(__file__).parents[1] / "perft" / "wheel.toml").board
SEATS = range(6)

hexagonal = pytest.mark.parametrize("name", ["sun", "oasis"])


def turned(point: Point, degrees: float) -> Point:
    """A point turned clockwise about (0, 0), y growing downwards."""
    x, y = point
    a = radians(degrees)
    return x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)


@hexagonal
def test_hexagons_touch_and_do_not_overlap(name: str) -> None:
    board = Edition.standard().with_(board=name).board
    assert is_hexagonal(board)
    drawn = places(board)
    assert drawn.keys() == set(board.spaces)
    for one, other in combinations(board.spaces, 2):
        apart = dist(drawn[one], drawn[other])
        if other in board.neighbours[one].values():
            assert apart == pytest.approx(3**0.5)
        else:
            assert apart > 2.9


@hexagonal
def test_the_middle_and_down(name: str) -> None:
    board = Edition.standard().with_(board=name).board
    drawn = places(board)
    centre = {"sun": "j10", "oasis": "i9"}[name]
    assert drawn[centre] == pytest.approx((0, 0))
    assert max(y for _, y in drawn.values()) == drawn[board.temples[0][-1]][1], "seat 0 is below"


@hexagonal
def test_every_seat_can_be_turned_to_the_bottom(name: str) -> None:
    board = Edition.standard().with_(board=name).board
    drawn, found = places(board), turns(board, SEATS)
    assert dict(found) == {seat: (-60 * seat) % 360 for seat in SEATS}
    for seat, turn in found.items():
        for courts in (board.temples, board.pyramids):
            after = sorted(_rounded(turned(drawn[space], turn)) for space in courts[seat])
            assert after == sorted(_rounded(drawn[space]) for space in courts[0])


def test_seats_that_do_not_play_are_left_out() -> None:
    assert dict(turns(Edition.standard().board, (0, 3))) == {0: 0, 3: 180}


def test_other_boards_are_turned_as_they_need() -> None:
    assert not is_hexagonal(WHEEL)
    drawn = places(WHEEL)
    for seat, turn in turns(WHEEL, WHEEL.temples).items():
        assert 0 <= turn < 360
        x, y = turned(_heart(seat), turn)
        a, b = _heart(0)
        assert abs(x * b - y * a) < 1e-6 * hypot(x, y) * hypot(a, b), "on one line from the middle"
        assert x * a + y * b > 0, "on the same side"
    assert len(set(drawn.values())) == len(WHEEL.spaces)


def _heart(seat: Seat) -> Point:
    temple = [places(WHEEL)[space] for space in WHEEL.temples[seat]]
    return sum(x for x, _ in temple), sum(y for _, y in temple)


def _rounded(point: Point) -> Point:
    return round(point[0], 6) + 0.0, round(point[1], 6) + 0.0
