"""A position as a line: what stands in it, and that it comes back whole."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import CHANCE, Edition, Face, Figure, Kind, Move, Phase, Position
from mansuba.notation import NotationError, read_position, write_position
from tests.playing import random_game
from tests.properties.editions import editions

STANDARD = Edition.standard()
WHEEL = Path(__file__).parents[1] / "perft" / "wheel.toml"

MIDDLE = "sun#4a33bb52 v1 0:j7,c5,c6,b4,b5,a4/3:q16,*,r15,r16,q14,s16 0 F1W2nC3 0F2bt"


def test_an_empty_board() -> None:
    line = "sun#4a33bb52 v1 0:-,-,-,-,-,-/3:-,-,-,-,-,- - - -"
    assert write_position(Position.new(STANDARD, players=2)) == line
    assert read_position(line) == Position.new(STANDARD, players=2)


def test_the_middle_of_a_move() -> None:
    position = read_position(MIDDLE)
    assert write_position(position) == MIDDLE
    assert position.phase is Phase.PLACE
    assert (position.actor, position.mover) == (3, 0)
    assert position.seats == (0, 3)
    assert position.figures[Figure(0, Kind.FALCON)] == "j7"
    assert Figure(3, Kind.WOMAN) not in position.figures
    assert position.sticks == {
        Kind.FALCON: Face(1),
        Kind.WOMAN: Face(2, naal=True),
        Kind.CROCODILE: Face(3),
    }
    assert position.move == Move(
        Figure(0, Kind.FALCON), 2, begun=True, left_temple=True, hand=Figure(3, Kind.WOMAN)
    )


def test_between_two_rounds() -> None:
    line = "sun#4a33bb52 v1 0:j7,c5,c6,b4,b5,a4/3:q16,q15,r15,r16,q14,s16 3 - -"
    position = read_position(line)
    assert (position.phase, position.actor, position.starter) == (Phase.THROW, CHANCE, 3)


def test_the_end() -> None:
    line = "sun#4a33bb52 v1 0:q11,q12,q13,r12,r13,s13/3:q16,q15,r15,r16,q14,s16 3 - -"
    position = read_position(line)
    assert (position.phase, position.actor, position.winner) == (Phase.OVER, None, 0)


OPTIONS = list(product(("owner", "mover"), ("never", "same-move"), (True, False)))


@pytest.mark.parametrize("board", ["sun", "oasis"])
@pytest.mark.parametrize(("laws_bind", "temple_reentry", "sanctuary"), OPTIONS)
def test_every_built_in_edition_is_known(
    board: str, laws_bind: str, temple_reentry: str, sanctuary: bool
) -> None:
    options = {"laws_bind": laws_bind, "temple_reentry": temple_reentry, "sanctuary": sanctuary}
    edition = STANDARD.with_(board=board, **options)
    position = Position.new(edition, players=6)
    again = read_position(write_position(position))
    assert again == position
    assert again.edition == edition


def test_any_other_edition_has_to_be_given() -> None:
    wheel = Edition.load(WHEEL)
    line = write_position(Position.new(wheel, players=3))
    with pytest.raises(NotationError) as refused:
        read_position(line)
    assert str(refused.value) == (
        "column 1: expected a built-in edition, or its own given, found 'wheel#96761f96'"
    )
    assert read_position(line, wheel) == Position.new(wheel, players=3)


def test_the_edition_given_has_to_be_the_right_one() -> None:
    with pytest.raises(NotationError, match="column 1: expected sun#f626c9a1, found 'sun#4a33bb52"):
        read_position(MIDDLE, STANDARD.with_(laws_bind="mover"))


@given(edition=editions(), seed=st.integers(0, 999), steered=st.sampled_from([0.0, 0.9]))
@settings(max_examples=10)
def test_every_position_of_a_game_round_trips(edition: Edition, seed: int, steered: float) -> None:
    for players in edition.board.seats:
        for transition in random_game(edition, players, seed, most=100, steered=steered):
            line = write_position(transition.after)
            assert read_position(line, edition) == transition.after
            assert "\n" not in line
