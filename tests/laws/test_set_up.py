"""Before the first turn: the set-up, the lot and the throw."""

from fractions import Fraction

import pytest

from mansuba import CHANCE, Edition, Kind, Lot, Phase, Place, Position, Throw
from mansuba.rulebook.events import Placed, Threw, WonLot
from tests.drawing import faces, figure
from tests.openings import set_up

SEATS = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
KINDS = [Kind.FALCON, Kind.WOMAN, Kind.CROCODILE, Kind.IBIS, Kind.JACKAL, Kind.CAT]


@pytest.mark.parametrize("players", SEATS)
def test_seat_by_seat_each_sets_up_its_six_kinds_in_order(players: int) -> None:
    position = Position.new(Edition.standard(), players)
    order = []
    while position.phase is Phase.SET_UP:
        placing = position.decisions()[-1]
        assert isinstance(placing, Place)
        assert position.actor == placing.figure.seat
        order.append(tuple(placing.figure))
        position = position.after(placing)
    assert order == [(seat, kind) for seat in SEATS[players] for kind in KINDS]


def test_a_figure_may_be_put_on_any_empty_space_of_its_temple() -> None:
    position = Position.new(Edition.standard(), players=2)
    falcon, woman = figure("0F"), figure("0W")
    temple = ["c4", "c5", "c6", "b4", "b5", "a4"]
    assert list(position.decisions()) == [Place(falcon, space) for space in temple]
    placed = position.play(Place(falcon, "c6"))
    assert placed.events == (Placed(falcon, "c6"),)
    assert placed.after.figures == {falcon: "c6"}
    temple.remove("c6")
    assert list(placed.after.decisions()) == [Place(woman, space) for space in temple]


@pytest.mark.parametrize("players", SEATS)
def test_the_lot_falls_on_each_player_with_equal_chance(players: int) -> None:
    position = set_up(players)
    assert position.phase is Phase.LOT
    assert position.actor is CHANCE
    assert position.decisions() == tuple(map(Lot, SEATS[players]))
    assert position.outcomes() == tuple(
        (Lot(seat), Fraction(1, players)) for seat in SEATS[players]
    )


def test_whom_the_lot_falls_on_throws_and_takes_first() -> None:
    drawn = set_up(3).play(Lot(2))
    assert drawn.events == (WonLot(2),)
    position = drawn.after
    assert (position.phase, position.actor) == (Phase.THROW, CHANCE)
    fall = faces("F1W2nC3I4J1K2n")
    threw = position.play(Throw(tuple(fall.values())))
    assert threw.events == (Threw(2, tuple(fall.values())),)
    assert threw.after.sticks == fall
    assert (threw.after.phase, threw.after.actor) == (Phase.TAKE, 2)


def test_a_throw_is_any_fall_of_the_six_sticks() -> None:
    position = set_up(2).after(Lot(0))
    assert len(position.decisions()) == len(set(position.decisions())) == 4**6
    assert position.outcomes() == tuple(
        (throw, Fraction(1, 4**6)) for throw in position.decisions()
    )


def test_when_a_player_acts_chance_decides_nothing() -> None:
    assert Position.new(Edition.standard(), players=2).outcomes() == ()
