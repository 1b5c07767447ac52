"""Law 5: a figure that has reached its Pyramid stays in it."""

import pytest

from mansuba.rulebook.events import EnteredPyramid, Jumped, Moved, Took
from tests.drawing import check_steps, figure
from tests.grounds import COURTS


@pytest.mark.parametrize("sanctuary", [True, False])
@pytest.mark.parametrize("laws_bind", ["owner", "mover"])
@pytest.mark.parametrize("by", [0, 1])
def test_a_figure_in_its_pyramid_moves_only_within_it(
    by: int, laws_bind: str, sanctuary: bool
) -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   x   x   0p
          1t  1t  .   .   0F  x
        .   1t  .   .   .   x   .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        by=by,
        laws_bind=laws_bind,
        sanctuary=sanctuary,
    )


def test_no_jump_leaves_the_pyramid() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   x   x
        .   1t  .   .   1K  0F  0K
          .   .   .   .   1C  0C
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_a_jump_may_stay_within_the_pyramid() -> None:
    check_steps(
        COURTS,
        "0F",
        """
        1t  1t  1t  .   0F  0K  x
          1t  1t  .   .   0C  0p
        .   1t  .   .   .   x   .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    )


def test_a_figure_enters_its_pyramid_by_a_simple_move_or_a_jump() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   0F  1K  0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="F3W1",
    )
    falcon = figure("0F")
    took, *told = scene.play("F:0F E NE").events
    assert took == Took(0, falcon.kind, falcon, 3)
    assert told == [
        Jumped(falcon, "e4", figure("1K"), "e5", "e6"),
        EnteredPyramid(falcon, "e6"),
        Moved(falcon, "e6", "f6"),
    ]


def test_another_players_pyramid_holds_nobody_back() -> None:
    check_steps(
        COURTS,
        "1F",
        """
        1t  1t  1t  .   0p  x   x
          1t  1t  .   .   x   1F
        .   1t  .   .   .   x   x
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        laws_bind="mover",
    )
