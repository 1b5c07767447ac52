"""Events: whatever happens is told, in order, with all that a log line needs."""

from collections.abc import Callable
from typing import get_args

import pytest

from mansuba import Edition, Event, Face, Kind, Lot, Place, Position, Throw
from mansuba.rulebook import events as told
from tests.drawing import figure
from tests.grounds import COURTS, FIELD
from tests.openings import set_up

FALCON, IBIS, JACKAL = figure("0F"), figure("0I"), figure("0J")
OTHER_CAT, OTHER_JACKAL = figure("1K"), figure("1J")

Told = tuple[tuple[Event, ...], tuple[Event, ...]]
CASES: list[Callable[[], Told]] = []


def case(make: Callable[[], Told]) -> Callable[[], Told]:
    """Something that can happen: what is told of it, and what should be."""
    CASES.append(make)
    return make


@case
def a_game_begins() -> Told:
    position = Position.new(Edition.standard(), players=2)
    return position.play(Place(FALCON, "c4")).events, (told.Placed(FALCON, "c4"),)


@case
def the_lot_falls() -> Told:
    return set_up(2).play(Lot(3)).events, (told.WonLot(3),)


@case
def the_sticks_are_thrown() -> Told:
    ones = (Face(1),) * 6
    return set_up(2).after(Lot(3)).play(Throw(ones)).events, (told.Threw(3, ones),)


@case
def a_simple_move_a_jump_and_a_stop() -> Told:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0F  .   1K  .   .
          .   .   .   .
            .   .   .
        """,
        sticks="F4W1",
    )
    return scene.play("F:0F E E stop").events, (
        told.Took(0, Kind.FALCON, FALCON, 4),
        told.Moved(FALCON, "c1", "c2"),
        told.Jumped(FALCON, "c2", OTHER_CAT, "c3", "c4"),
        told.Stopped(0),
        told.TurnOver(0),
    )


@case
def a_sacrificed_naal_with_the_last_stick() -> Told:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        .   .   1K  .   .
          .   .   .   .
            .   .   .
        """,
        sticks="F2n",
    )
    return scene.play("F:1K NW").events, (
        told.Took(0, Kind.FALCON, OTHER_CAT, 1),
        told.Sacrificed(0, Kind.FALCON, OTHER_CAT),
        told.InvokedNaal(0, Kind.FALCON, OTHER_CAT),
        told.Moved(OTHER_CAT, "c3", "d2"),
        told.TurnOver(0),
        told.RoundOver(0),
    )


@case
def a_figure_is_beguiled_and_placed() -> Told:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0I  1J  .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks="I1W1",
    )
    return scene.play("I:0I E 1J@away_1t4").events, (
        told.Took(0, Kind.IBIS, IBIS, 1),
        told.Jumped(IBIS, "c1", OTHER_JACKAL, "c2", "c3"),
        told.Beguiled(OTHER_JACKAL, IBIS, "c2"),
        told.Placed(OTHER_JACKAL, "away_1t4"),
        told.TurnOver(0),
    )


@case
def a_figure_stays_for_its_temple_is_full() -> Told:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   0I  0J  .   .   .
        .   0F  .   .   .   1p  .
          1F  1W  .   .   1p  1p
        1C  1J  1K  .   1p  1p  1p
        """,
        sticks="I1W1",
        laws_bind="mover",
    )
    return scene.play("I:0I E").events, (
        told.Took(0, Kind.IBIS, IBIS, 1),
        told.Jumped(IBIS, "d2", JACKAL, "d3", "d4"),
        told.StayedTempleFull(JACKAL, IBIS, "d3"),
        told.TurnOver(0),
    )


@case
def figures_come_into_the_pyramid_and_win() -> Told:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0W  0p  0F
          1t  1t  .   .   0J  0K
        .   1t  .   .   0I  0C  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I4W1",
    )
    return scene.play("I:0I NE").events, (
        told.Took(0, Kind.IBIS, IBIS, 4),
        told.Jumped(IBIS, "e5", JACKAL, "f5", "g6"),
        told.EnteredPyramid(IBIS, "g6"),
        told.StayedInPyramid(JACKAL, IBIS, "f5"),
        told.Won(0),
    )


@case
def nobody_can_move() -> Told:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        .   .   .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks="I4W1",
        turn=1,
    )
    return scene.play("pass:W").events, (told.Passed(1, Kind.WOMAN), told.TurnOver(1))


@pytest.mark.parametrize("make", CASES, ids=[make.__name__ for make in CASES])
def test_what_happens_is_told(make: Callable[[], Told]) -> None:
    is_told, expected = make()
    assert is_told == expected


def test_every_event_there_is_gets_told() -> None:
    happened = {type(event) for make in CASES for event in make()[0]}
    assert happened == set(get_args(Event))
