"""Law 3: a figure that is out of its Temple does not go back into it."""

import pytest

from tests.drawing import check_steps
from tests.grounds import COURTS


@pytest.mark.parametrize("temple_reentry", ["never", "same-move"])
def test_within_its_temple_and_out_of_it_a_figure_moves_freely(temple_reentry: str) -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   x   x   .   .   1p  .
          x   0F  x   .   1p  1p
        0t  x   x   .   1p  1p  1p
        """,
        temple_reentry=temple_reentry,
    )


def test_no_simple_move_goes_back_into_the_temple() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   x   x   .   .   .
        .   0t  0F  x   .   1p  .
          0t  0t  x   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_no_jump_goes_back_into_the_temple() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   x   x   .   .
        .   0t  0K  0F  x   1p  .
          0t  0t  1K  x   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_a_jump_may_pass_over_the_tip_of_the_temple() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   x   x   .   .   .
        x   0W  0F  x   .   1p  .
          0t  0t  x   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_under_same_move_a_figure_from_outside_may_enter_its_temple() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   x   x   .   .   .
        .   x   0F  x   .   1p  .
          0t  x   x   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        temple_reentry="same-move",
    )


JUST_INSIDE = """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0F  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """


@pytest.mark.parametrize("temple_reentry", ["never", "same-move"])
def test_a_temple_left_in_this_move_is_shut(temple_reentry: str) -> None:
    scene = COURTS.draw(JUST_INSIDE, sticks="F4", temple_reentry=temple_reentry)
    scene.play("F:0F E").offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  x   x   .   1p  .
          0t  0t  0F  x   1p  1p
        0t  0t  0t  x   1p  1p  1p
        """
    )


@pytest.mark.parametrize("temple_reentry", ["never", "same-move"])
def test_a_temple_left_in_this_move_stays_shut_on_later_steps(temple_reentry: str) -> None:
    scene = COURTS.draw(JUST_INSIDE, sticks="F4", temple_reentry=temple_reentry)
    scene.play("F:0F E E W").offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  x   x   .   1p  .
          0t  0t  0F  x   1p  1p
        0t  0t  0t  x   1p  1p  1p
        """
    )


def test_under_same_move_a_figure_may_enter_go_about_and_leave_but_not_enter_again() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  0F  .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="F4",
        temple_reentry="same-move",
    )
    scene.play("F:0F W NW").offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          x   x   .   .   .   .
        x   0F  x   .   .   1p  .
          x   x   .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )
    scene.play("F:0F W NW E").offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   x   x   .   .   .
        .   0t  0F  x   .   1p  .
          0t  0t  x   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )


def test_a_temple_left_in_this_move_stays_shut_while_a_beguiled_figure_is_placed() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0I  0J  .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I4",
        temple_reentry="same-move",
    )
    scene.play("I:0I E 0J@b1 W").offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   x   x   .   .   .
        .   0t  0I  x   .   1p  .
          0J  0t  x   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )


@pytest.mark.parametrize("laws_bind", ["owner", "mover"])
def test_the_law_binds_a_figure_whoever_moves_it(laws_bind: str) -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          x   .   .   .   .   .
        0F  0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        by=1,
        laws_bind=laws_bind,
    )
