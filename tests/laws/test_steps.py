"""Steps on open ground: simple moves and jumps (law 2)."""

from mansuba.rulebook.events import Jumped, Moved
from tests.drawing import check_steps, figure
from tests.grounds import FIELD


def test_a_simple_move_goes_to_any_adjacent_empty_space() -> None:
    check_steps(
        FIELD,
        "0F",
        """
            .   .   .
          .   x   x   .
        .   x   0F  x   .
          .   x   x   .
            .   .   .
        """,
    )


def test_the_edge_of_the_board_is_the_end() -> None:
    check_steps(
        FIELD,
        "0F",
        """
            .   x   0F
          .   .   x   x
        .   .   .   .   .
          .   .   .   .
            .   .   .
        """,
    )


def test_a_jump_goes_over_anyones_figure_onto_the_space_straight_behind_it() -> None:
    check_steps(
        FIELD,
        "0F",
        """
            x   .   x
          .   0K  1K  .
        x   1C  0F  0C  x
          .   1W  0W  .
            x   .   x
        """,
    )


def test_a_jump_needs_an_empty_space_behind() -> None:
    check_steps(
        FIELD,
        "0F",
        """
            0I  .   1I
          .   0K  1K  .
        x   1C  0F  x   .
          .   x   x   .
            .   .   .
        """,
    )


def test_no_jump_goes_off_the_board() -> None:
    check_steps(
        FIELD,
        "0F",
        """
            .   0K  x
          .   x   0F  1K
        .   .   x   x   .
          .   .   .   .
            .   .   .
        """,
    )


def test_a_figure_that_is_shut_in_has_no_step() -> None:
    check_steps(
        FIELD,
        "0F",
        """
            0F  1K  1C
          0C  0K  .   .
        0W  .   1W  .   .
          .   .   .   .
            .   .   .
        """,
    )


def test_simple_moves_and_jumps_mix_freely() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   1C  .   .
        0F  .   .   .   .
          .   1K  .   .
            .   .   .
        """,
        sticks="F4",
    )
    scene.play("F:0F SE E NW NW").shows(
        """
            0F  .   .
          .   1C  .   .
        .   .   .   .   .
          .   1K  .   .
            .   .   .
        """
    )


def test_a_jump_is_one_step_however_far_it_goes() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0F  0K  .   1K  .
          .   .   .   .
            .   .   .
        """,
        sticks="F3",
    )
    scene.play("F:0F E E").offers(
        """
            .   .   .
          .   .   .   x
        .   0K  x   1K  0F
          .   .   .   x
            .   .   .
        """
    )


def test_a_figure_may_come_back_to_where_it_began() -> None:
    before = """
            .   .   .
          .   .   .   .
        .   .   0F  .   .
          .   .   .   .
            .   .   .
        """
    scene = FIELD.draw(before, sticks="F3W1").play("F:0F E W")
    scene.shows(before)
    scene.play("stop").shows(before)


def test_every_step_tells_where_it_led_and_over_whom() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0F  .   1K  .   .
          .   .   .   .
            .   .   .
        """,
        sticks="F3",
    )
    _, moved, jumped = scene.play("F:0F E E").events
    assert moved == Moved(figure("0F"), "c1", "c2")
    assert jumped == Jumped(figure("0F"), "c2", figure("1K"), "c3", "c4")
