"""Law 4: a figure does not enter the Temple or the Pyramid of another player in the game."""

import pytest

from tests.drawing import check_steps
from tests.grounds import COURTS, THREE_SEATS


def test_no_simple_move_enters_anothers_temple_or_pyramid() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  x   .   0p  0p
        .   1t  0F  x   .   0p  .
          .   x   x   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   x   x   .
        .   0t  .   x   0F  1p  .
          0t  0t  .   x   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_no_jump_lands_in_anothers_temple_or_pyramid() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  x   x   0p  0p
        .   1t  0C  0F  x   0p  .
          .   .   x   x   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   x   x   .   .
        .   0t  x   0F  0C  1p  .
          0t  0t  x   x   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_a_jump_may_pass_over_a_figure_in_anothers_court() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  x   .   0p  0p
        x   1K  0F  x   .   0p  .
          .   x   x   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_the_law_binds_a_figure_by_its_owner_whoever_moves_it() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  x   .   0p  0p
        .   1t  0F  x   .   0p  .
          .   x   x   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        by=1,
        laws_bind="owner",
    )
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   x   x   0p
        .   1t  .   x   0F  x   .
          .   .   .   x   x   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        by=1,
        laws_bind="owner",
    )


def test_under_mover_the_movers_courts_are_open_and_the_owners_are_shut() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  x   x   .   0p  0p
        .   x   0F  x   .   0p  .
          .   x   x   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        by=1,
        laws_bind="mover",
    )
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   x   0p  0p
        .   1t  .   x   0F  0p  .
          .   .   .   x   x   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        by=1,
        laws_bind="mover",
    )


def test_under_mover_the_owner_may_not_move_its_figure_into_anothers_court() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   x   x   .
        .   0t  .   x   0F  1p  .
          0t  0t  .   x   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        laws_bind="mover",
    )


def test_under_mover_a_figure_may_move_on_within_the_court_it_stands_in_and_leave_it() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   x   x   .
          0t  0t  .   x   0F  x
        0t  0t  0t  .   x   x   1p
        """,
        laws_bind="mover",
    )


def test_under_mover_another_may_move_a_figure_within_its_temple_and_out_of_it() -> None:
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
        by=1,
        laws_bind="mover",
    )


def test_under_mover_standing_in_one_court_does_not_open_the_next() -> None:
    check_steps(
        THREE_SEATS,
        "0F",
        """
        1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
          .   .   .   .   x   x   .   .   .   .   .   .
        2t  2t  2t  2t  x   0F  0C  2p  2p  2p  2p  2p  2p
          .   .   .   .   x   x   .   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """,
        players=3,
        laws_bind="mover",
    )


@pytest.mark.parametrize("laws_bind", ["owner", "mover"])
def test_a_seat_that_is_taken_has_closed_courts(laws_bind: str) -> None:
    check_steps(
        THREE_SEATS,
        "0F",
        """
        1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
          .   .   .   .   .   x   x   .   .   .   .   .
        2t  2t  2t  2t  2t  2t  0F  2p  2p  2p  2p  2p  2p
          .   .   .   .   .   x   x   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """,
        players=3,
        laws_bind=laws_bind,
    )


@pytest.mark.parametrize("laws_bind", ["owner", "mover"])
def test_the_courts_of_an_empty_seat_are_open_ground(laws_bind: str) -> None:
    check_steps(
        THREE_SEATS,
        "0F",
        """
        1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
          .   .   .   .   .   x   x   .   .   .   .   .
        2t  2t  2t  2t  2t  x   0F  x   2p  2p  2p  2p  2p
          .   .   .   .   .   x   x   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """,
        players=2,
        laws_bind=laws_bind,
    )


def test_the_courts_of_an_empty_seat_are_left_as_freely_as_they_are_entered() -> None:
    scene = THREE_SEATS.draw(
        """
        1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
          .   .   .   .   .   .   .   .   .   .   .   .
        2t  2t  2t  2t  2t  2t  .   0F  2p  2p  2p  2p  2p
          .   .   .   .   .   .   .   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """,
        players=2,
        sticks="F4",
    )
    scene.play("F:0F W W").offers(
        """
        1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
          .   .   .   .   x   x   .   .   .   .   .   .
        2t  2t  2t  2t  x   0F  x   2p  2p  2p  2p  2p  2p
          .   .   .   .   x   x   .   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """
    )
