"""The moment a player has all six figures in their Pyramid, that player wins."""

import pytest

from mansuba import Phase
from mansuba.rulebook.events import (
    Beguiled,
    EnteredPyramid,
    Jumped,
    Moved,
    Placed,
    StayedInPyramid,
    Won,
)
from tests.drawing import Scene, figure
from tests.grounds import COURTS, THREE_SEATS

FALCON, IBIS = figure("0F"), figure("0I")

ONE_STEP_TO_GO = """
        1t  1t  1t  .   0W  0C  0I
          1t  1t  .   .   0J  0K
        .   1t  .   .   0F  0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """


def check_won(scene: Scene, seat: int) -> None:
    """The game is over, and nothing is left of the move or the round."""
    assert scene.events[-1] == Won(seat)
    assert scene.position.winner == seat
    assert scene.position.phase is Phase.OVER
    assert scene.position.actor is None
    assert scene.position.decisions() == ()
    assert not scene.position.sticks
    assert scene.position.move is None


def test_the_sixth_figure_in_the_pyramid_wins_and_the_rest_is_void() -> None:
    scene = COURTS.draw(ONE_STEP_TO_GO, sticks="F4W1K2n").play("F:0F E")
    check_won(scene, 0)
    assert scene.events[1:-1] == (Moved(FALCON, "e5", "e6"), EnteredPyramid(FALCON, "e6"))
    scene.shows(
        """
        1t  1t  1t  .   0W  0C  0I
          1t  1t  .   .   0J  0K
        .   1t  .   .   .   0F  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )


def test_five_figures_in_the_pyramid_are_not_enough() -> None:
    scene = COURTS.draw(ONE_STEP_TO_GO, sticks="F4W1").play("F:0F W")
    assert scene.position.winner is None
    assert scene.position.phase is Phase.STEP


def test_whoever_moves_the_last_figure_its_owner_wins() -> None:
    scene = COURTS.draw(ONE_STEP_TO_GO, turn=1, sticks="F2nW1").play("F:0F E")
    check_won(scene, 0)


def test_a_game_may_be_won_by_the_last_stick_of_a_round() -> None:
    check_won(COURTS.draw(ONE_STEP_TO_GO, sticks="F1").play("F:0F E"), 0)


def test_winning_in_the_middle_of_a_move() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0W  0C  0I
          1t  1t  .   .   0J  0K
        .   1t  0F  .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="F4W1",
    )
    assert scene.play("F:0F E E").position.winner is None
    check_won(scene.play("F:0F E E E"), 0)


def test_the_winning_steps_beguiled_figure_is_placed_before_anyone_wins() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0W  0C  0F
          1t  1t  .   .   0J  0K
        .   1t  .   0I  1J  0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I4W1",
    ).play("I:0I E")
    assert scene.events[1:] == (
        Jumped(IBIS, "e4", figure("1J"), "e5", "e6"),
        EnteredPyramid(IBIS, "e6"),
        Beguiled(figure("1J"), IBIS, "e5"),
    )
    assert scene.position.winner is None
    assert scene.position.phase is Phase.PLACE
    assert scene.position.actor == 1
    placed = scene.play("1J@f2")
    assert placed.events == (Placed(figure("1J"), "f2"), Won(0))
    check_won(placed, 0)


OVER_ITS_OWN_JACKAL = """
        1t  1t  1t  .   0W  0p  0F
          1t  1t  .   .   0J  0K
        .   1t  .   .   0I  0C  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """


def test_a_sixth_figure_that_jumps_one_in_sanctuary_wins() -> None:
    scene = COURTS.draw(OVER_ITS_OWN_JACKAL, sticks="I4W1").play("I:0I NE")
    assert scene.events[-2] == StayedInPyramid(figure("0J"), IBIS, "f5")
    check_won(scene, 0)


def test_without_sanctuary_the_sixth_figure_may_drive_out_the_fifth_and_not_win() -> None:
    scene = COURTS.draw(OVER_ITS_OWN_JACKAL, sticks="I4W1", sanctuary=False)
    placed = scene.play("I:0I NE 0J@c2")
    assert placed.position.winner is None
    placed.offers(
        """
        1t  1t  1t  .   0W  0I  0F
          1t  1t  .   .   x   0K
        .   1t  .   .   .   0C  .
          .   .   .   .   .   .
        .   0J  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )


@pytest.mark.parametrize("laws_bind", ["owner", "mover"])
def test_only_the_owners_pyramid_counts(laws_bind: str) -> None:
    scene = COURTS.draw(
        """
        1W  1C  1I  .   0p  0p  0p
          1J  1K  .   .   0p  0p
        .   1t  1F  .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        turn=1,
        sticks="F1W1",
        laws_bind=laws_bind,
        temple_reentry="same-move",
    ).play("F:1F W")
    assert scene.position.winner is None
    assert scene.position.phase is Phase.TAKE


def test_the_winner_is_whoever_it_is_among_several() -> None:
    scene = THREE_SEATS.draw(
        """
        1t  1t  1t  1t  1t  1t  .   0F  0W  0C  0I  0J  0p
          .   .   .   .   .   .   .   .   .   .   .   .
        2t  2t  2t  2t  2t  2t  2K  2p  2F  2W  2C  2I  2J
          .   .   .   .   .   .   .   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """,
        turn=1,
        players=3,
        sticks="K2nF1",
    )
    check_won(scene.play("K:2K E"), 2)
