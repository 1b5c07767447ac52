"""The two built-in boards against the coordinates of the rules, worked out here once more.

Axial coordinates (q, r), hexagons with a corner on top, r growing downwards: a step east is
(+1, 0), south-east (0, +1), south-west (-1, +1).
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from mansuba import Edition, Space

Axial = tuple[int, int]

COMPASS = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
SEATS = {
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}


@dataclass(frozen=True)
class Plan:
    """What the rules say of a board."""

    name: str
    spaces: int
    radius: int
    temple: tuple[Axial, ...]
    pyramid: tuple[Axial, ...]
    centre: Space
    first_temple: str


SUN = Plan(
    name="sun",
    spaces=199,
    radius=6,
    temple=((-6, 7), (-5, 7), (-4, 7), (-6, 8), (-5, 8), (-6, 9)),
    pyramid=((1, -7), (2, -7), (3, -7), (2, -8), (3, -8), (3, -9)),
    centre="j10",
    first_temple="c4 c5 c6 b4 b5 a4",
)
OASIS = Plan(
    name="oasis",
    spaces=163,
    radius=5,
    temple=((-6, 6), (-5, 6), (-4, 6), (-6, 7), (-5, 7), (-6, 8)),
    pyramid=((3, -6), (2, -6), (1, -6), (3, -7), (2, -7), (3, -8)),
    centre="i9",
    first_temple="c3 c4 c5 b3 b4 a3",
)
plans = pytest.mark.parametrize("plan", [SUN, OASIS], ids=lambda plan: plan.name)


def turned(spot: Axial, times: int) -> Axial:
    """60 degrees clockwise around the centre, so many times."""
    for _ in range(times):
        spot = (-spot[1], spot[0] + spot[1])
    return spot


def courts(plan: Plan) -> dict[tuple[str, int], list[Axial]]:
    return {
        (side, seat): [turned(spot, seat) for spot in court]
        for side, court in (("temple", plan.temple), ("pyramid", plan.pyramid))
        for seat in range(6)
    }


def names(plan: Plan) -> dict[Axial, Space]:
    """Every space: rows lettered from the lowest up, columns numbered from the smallest q."""
    reach = range(-plan.radius, plan.radius + 1)
    field = {(q, r) for q in reach for r in reach if -q - r in reach}
    spots = field.union(*courts(plan).values())
    lowest, leftmost = max(r for _, r in spots), min(q for q, _ in spots)
    return {(q, r): f"{chr(ord('a') + lowest - r)}{q - leftmost + 1}" for q, r in spots}


@plans
def test_spaces(plan: Plan) -> None:
    board = Edition.standard().with_(board=plan.name).board
    named = names(plan)
    assert len(board.spaces) == plan.spaces
    assert set(board.spaces) == set(named.values())
    assert named[0, 0] == plan.centre


@plans
def test_every_neighbour(plan: Plan) -> None:
    board = Edition.standard().with_(board=plan.name).board
    named = names(plan)
    assert board.compass == tuple(COMPASS)
    for (q, r), space in named.items():
        near = {
            direction: named[q + dq, r + dr]
            for direction, (dq, dr) in COMPASS.items()
            if (q + dq, r + dr) in named
        }
        assert dict(board.neighbours[space]) == near
        assert list(board.neighbours[space]) == list(near), "in the order of the compass"


@plans
def test_ways_are_two_steps_straight_ahead(plan: Plan) -> None:
    board = Edition.standard().with_(board=plan.name).board
    named = names(plan)
    for (q, r), space in named.items():
        assert dict(board.ways[space]) == {
            direction: (named[q + dq, r + dr], named.get((q + 2 * dq, r + 2 * dr)))
            for direction, (dq, dr) in COMPASS.items()
            if (q + dq, r + dr) in named
        }


@plans
def test_courts(plan: Plan) -> None:
    board = Edition.standard().with_(board=plan.name).board
    named = names(plan)
    for (side, seat), spots in courts(plan).items():
        found = board.temples[seat] if side == "temple" else board.pyramids[seat]
        assert list(found) == [named[spot] for spot in spots]
    assert " ".join(board.temples[0]) == plan.first_temple


@plans
def test_seats_by_number_of_players(plan: Plan) -> None:
    assert dict(Edition.standard().with_(board=plan.name).board.seats) == SEATS


@plans
def test_courts_of_empty_seats_are_open_ground(plan: Plan) -> None:
    board = Edition.standard().with_(board=plan.name).board
    for seats in SEATS.values():
        owned = {
            space: (seat, side)
            for seat in seats
            for side, courts in (("Temple", board.temples), ("Pyramid", board.pyramids))
            for space in courts[seat]
        }
        found = {space: (seat, str(side)) for space, (seat, side) in board.courts[seats].items()}
        assert found == owned


@plans
def test_the_picture_shows_hexagons(plan: Plan) -> None:
    """A step east is four columns to the right; a row lower is half a space further left."""
    layout = Edition.standard().with_(board=plan.name).board.layout
    named = names(plan)
    column_0, line_0 = layout[named[0, 0]]
    for (q, r), space in named.items():
        assert layout[space] == (column_0 + 4 * q + 2 * r, line_0 + r)


@plans
def test_each_side_carries_a_temple_and_the_facing_seats_pyramid(plan: Plan) -> None:
    board = Edition.standard().with_(board=plan.name).board
    for seat in range(6):
        beside = {
            near for space in board.temples[seat] for near in board.neighbours[space].values()
        }
        assert beside & set(board.pyramids[(seat + 3) % 6])
