"""A transition: the position before, the decision, what happened, and the position after."""

import pytest

from mansuba import Move, Phase, Position, Step, Stop, Transition
from tests.drawing import figure
from tests.grounds import COURTS, FIELD
from tests.openings import thrown

FALCON = figure("0F")

ONE_EACH = """
            .   .   .
          .   .   .   .
        0F  .   .   .   1F
          .   .   .   .
            .   .   .
        """


def test_a_transition_holds_the_whole_story() -> None:
    before = FIELD.draw(ONE_EACH, sticks="F3W1").play("F:0F").position
    transition = before.play(Step("E"))
    assert transition == Transition(before, Step("E"), transition.events, transition.after)
    assert transition.after == before.after(Step("E"))
    assert transition.after.figures == {**before.figures, FALCON: "c2"}


def test_the_position_before_stays_as_it_was() -> None:
    before = thrown(2)
    figures, sticks = dict(before.figures), dict(before.sticks)
    for decision in before.decisions():
        before.after(decision)
    assert (before.figures, before.sticks, before.move) == (figures, sticks, None)


def test_a_move_counts_its_steps_and_knows_that_it_has_begun() -> None:
    scene = FIELD.draw(ONE_EACH, sticks="F3W1").play("F:0F")
    assert scene.position.move == Move(FALCON, 3)
    assert scene.play("E").position.move == Move(FALCON, 2, begun=True)
    assert scene.play("E E").position.move == Move(FALCON, 1, begun=True)
    assert scene.play("E E E").position.move is None


def test_a_move_remembers_that_the_temple_was_left() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0F  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="F4W1",
    ).play("F:0F")
    assert scene.play("E").position.move == Move(FALCON, 3, begun=True)
    out = scene.play("E E")
    assert out.position.move == Move(FALCON, 2, begun=True, left_temple=True)
    assert out.play("E").position.move == Move(FALCON, 1, begun=True, left_temple=True)


def test_a_move_remembers_what_it_did_while_a_figure_is_placed() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0I  1J  .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I4W1",
    ).play("I:0I E")
    ibis, jackal = figure("0I"), figure("1J")
    assert scene.position.move == Move(ibis, 3, begun=True, left_temple=True, hand=jackal)
    assert jackal not in scene.position.figures
    placed = scene.play("1J@g2").position
    assert placed.move == Move(ibis, 3, begun=True, left_temple=True)
    assert placed.figures[jackal] == "g2"


def test_only_leaving_its_own_temple_is_remembered() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   0F  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="F4W1",
        laws_bind="mover",
    )
    assert scene.play("F:0F E").position.move == Move(FALCON, 3, begun=True)


@pytest.mark.parametrize(("turn", "starter"), [(0, 0), (1, 1)])
def test_the_starter_stays_through_the_round_and_changes_at_its_end(
    turn: int, starter: int
) -> None:
    scene = FIELD.draw(ONE_EACH, turn=turn, sticks="F1W1C1I1J1K1")
    assert scene.position.starter == starter
    first = scene.play(f"F:{turn}F {'E' if turn == 0 else 'W'}")
    assert first.position.starter == starter
    assert (first.position.phase, first.position.actor) == (Phase.TAKE, 1 - turn)


def test_a_stop_changes_nothing_on_the_board() -> None:
    before: Position = FIELD.draw(ONE_EACH, sticks="F3W1").play("F:0F E").position
    assert before.after(Stop()) == before.but(move=None)
