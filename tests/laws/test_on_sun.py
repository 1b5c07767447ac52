"""The laws on the board that most people play on."""

import pytest

from mansuba import Position, Seat, Step, Take
from tests.drawing import figure
from tests.openings import thrown


def landings(position: Position, word: str) -> dict[str, str]:
    """Where each step takes a figure, by its own stick."""
    moving = figure(word)
    taken = position.after(Take(moving.kind, moving))
    steps = [step for step in taken.decisions() if isinstance(step, Step)]
    return {step.direction: taken.after(step).figures[moving] for step in steps}


def with_falcon_on(space: str, players: int, seat: Seat = 0) -> Position:
    """After the set-up and a throw of ones, but a seat's Falcon stands here, and is to move."""
    position = thrown(players, first=seat)
    return position.but(figures={**position.figures, figure(f"{seat}F"): space})


def test_the_first_moves_lead_out_of_the_temple_by_jumps_too() -> None:
    position = thrown(2)
    assert landings(position, "0F") == {"NW": "d4", "NE": "d5"}
    assert landings(position, "0J") == {"NW": "d5", "NE": "d7"}
    assert Take(figure("0K").kind, figure("0K")) not in position.decisions()  # shut in behind them


OPEN_GROUND = {"E": "d5", "NW": "e4", "NE": "e5"}


@pytest.mark.parametrize(
    ("players", "beside_the_temple"),
    [
        (2, {**OPEN_GROUND, "W": "d3"}),  # nobody sits at seat 4
        (3, OPEN_GROUND),  # d3 is seat 4's Pyramid
        (4, OPEN_GROUND),
        (5, OPEN_GROUND),
        (6, OPEN_GROUND),
    ],
)
def test_a_court_is_closed_only_if_its_seat_is_in_the_game(
    players: int, beside_the_temple: dict[str, str]
) -> None:
    assert landings(with_falcon_on("d4", players), "0F") == beside_the_temple


def test_a_pyramid_is_open_to_its_own_seat_alone() -> None:
    around = {"E": "d9", "W": "d7", "NW": "e8", "NE": "e9"}
    assert landings(with_falcon_on("d8", 2, seat=0), "0F") == around
    into = {"SW": "c7", "SE": "c8"}
    assert landings(with_falcon_on("d8", 2, seat=3), "3F") == {**around, **into}
