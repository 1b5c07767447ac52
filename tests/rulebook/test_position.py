"""A position as a value: it compares, hashes, prints and never changes."""

import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

import mansuba
from mansuba import (
    CHANCE,
    Edition,
    EditionError,
    IllegalDecisionError,
    Kind,
    Lot,
    Move,
    Phase,
    Position,
)
from mansuba.rulebook.errors import Fault
from tests.drawing import figure
from tests.grounds import FIELD
from tests.openings import set_up, thrown

SCENE = FIELD.draw(
    """
            .   .   .
          .   .   .   .
        0I  1J  .   .   .
          .   .   .   .
            .   .   .
        """,
    sticks="I4F2n",
)
POSITIONS = {
    Phase.SET_UP: Position.new(Edition.standard(), players=2),
    Phase.LOT: set_up(5),
    Phase.THROW: set_up(2).after(Lot(3)),
    Phase.TAKE: thrown(2),
    Phase.STEP: SCENE.play("I:0I").position,
    Phase.PLACE: SCENE.play("I:0I E").position,
}


@pytest.mark.parametrize("phase", POSITIONS)
def test_each_phase_is_told_from_the_others(phase: Phase) -> None:
    assert POSITIONS[phase].phase is phase


@pytest.mark.parametrize(
    ("phase", "actor"),
    [
        (Phase.SET_UP, 0),
        (Phase.LOT, CHANCE),
        (Phase.THROW, CHANCE),
        (Phase.TAKE, 0),
        (Phase.STEP, 0),
        (Phase.PLACE, 1),
    ],
)
def test_someone_acts_in_each_phase(phase: Phase, actor: object) -> None:
    assert POSITIONS[phase].actor == actor


@pytest.mark.parametrize("phase", POSITIONS)
def test_the_repr_rebuilds_the_position(phase: Phase) -> None:
    position = POSITIONS[phase]
    rebuilt = eval(repr(position), vars(mansuba))
    assert rebuilt == position
    assert hash(rebuilt) == hash(position)
    assert rebuilt.decisions() == position.decisions()


@pytest.mark.parametrize("phase", POSITIONS)
def test_a_position_can_be_pickled_without_what_it_has_worked_out(phase: Phase) -> None:
    position = POSITIONS[phase]
    pickled = pickle.dumps(position)
    assert position.decisions()
    assert pickle.dumps(position) == pickled
    again = pickle.loads(pickled)
    assert again == position
    assert again.decisions() == position.decisions()


def test_positions_that_differ_anywhere_are_not_equal() -> None:
    position = POSITIONS[Phase.STEP]
    others = [
        position.but(edition=position.edition.with_(sanctuary=False)),
        position.but(figures={**position.figures, figure("0F"): "a1"}),
        position.but(starter=1),
        position.but(sticks={}),
        position.but(move=Move(figure("0I"), 3)),
    ]
    assert len({position, *others}) == 1 + len(others)


def test_where_a_decision_leads_is_worked_out_once_for_whoever_plans_and_plays() -> None:
    position, one, other = set_up(2), Lot(0), Lot(3)
    assert position.after(one) is position.after(one)
    assert position.after(other).starter == 3
    assert position.after(one).starter == 0
    assert pickle.loads(pickle.dumps(position)) == position == set_up(2)


def test_what_only_equals_a_decision_that_was_made_is_still_refused() -> None:
    position = set_up(6)
    assert position.after(Lot(1)).starter == 1
    assert Lot(1) == Lot(True)
    for equal in (Lot(True), Lot(1.0)):  # type: ignore[arg-type]
        with pytest.raises(IllegalDecisionError):
            position.after(equal)


def test_plain_dictionaries_are_frozen() -> None:
    figures = {figure("0F"): "c4"}
    position = Position(Edition.standard(), (0, 3), figures, 0, {Kind.CAT: mansuba.Face(1)})
    figures.clear()
    assert position.figures == {figure("0F"): "c4"}
    with pytest.raises(TypeError):
        position.figures[figure("0F")] = "c5"  # type: ignore[index]
    with pytest.raises(TypeError):
        position.sticks.clear()  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError):
        position.starter = 3  # type: ignore[misc]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_number_of_players_that_the_board_has_no_seats_for_is_refused(players: int) -> None:
    with pytest.raises(EditionError) as caught:
        Position.new(Edition.standard(), players)
    assert caught.value.fault is Fault.OTHER_PLAYERS
    assert caught.value.facts["players"] == players


def test_the_decisions_come_in_a_fixed_order() -> None:
    assert SCENE.words == ["F:0I", "F:1J", "I:0I"]
    shuffled = SCENE.position.but(sticks=dict([*SCENE.position.sticks.items()][::-1]))
    assert shuffled.decisions() == SCENE.position.decisions()


def test_what_is_worked_out_once_says_what_it_is() -> None:
    assert Position.phase.__doc__ == "What sort of decision comes next."


def test_seats_that_do_not_play_together_are_refused() -> None:
    with pytest.raises(EditionError, match=r"seats\.2: 2 players take 2 different seats"):
        Position(Edition.standard(), (0, 1))


NO_BOARD: Any = 5


def test_what_is_no_board_is_refused() -> None:
    with pytest.raises(EditionError, match="board: this should be a built-in board's name"):
        Edition.standard().with_(board=NO_BOARD)
