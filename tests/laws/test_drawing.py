"""The drawings that the other tests rely on say what they seem to say."""

import pytest

from tests.drawing import check_steps, figure
from tests.grounds import COURTS, FIELD

LONE_FALCON = """
        .   .   .
      .   .   .   .
    .   .   0F  .   .
      .   .   .   .
        .   .   .
    """


def test_spaces_are_named_from_the_lowest_row_and_from_the_left() -> None:
    scene = FIELD.draw(
        """
        .   0W  .
      .   .   .   .
    .   .   .   .   0F
      .   .   .   .
        0C  .   .
    """
    )
    standing = scene.position.standing
    assert [standing.get(space) for space in ("a1", "c5", "e2")] == [
        figure("0C"),
        figure("0F"),
        figure("0W"),
    ]


def test_lines_run_as_they_are_drawn() -> None:
    assert FIELD.edition.board.neighbours["c3"] == {
        **{"NW": "d2", "NE": "d3"},
        **{"W": "c2", "E": "c4"},
        **{"SW": "b2", "SE": "b3"},
    }


def test_courts_are_where_they_are_drawn() -> None:
    board = COURTS.edition.board
    assert sorted(board.temples[0]) == ["a1", "a2", "a3", "b1", "b2", "c2"]
    assert sorted(board.pyramids[0]) == ["e6", "f5", "f6", "g5", "g6", "g7"]


def test_a_figure_that_is_not_drawn_cannot_move() -> None:
    assert FIELD.draw(LONE_FALCON, sticks="F4").words == ["F:0F"]


def test_a_wrong_expectation_is_shown_beside_the_truth() -> None:
    with pytest.raises(AssertionError, match="but it is\n\n"):
        check_steps(FIELD, "0F", LONE_FALCON)


def test_a_picture_of_another_ground_is_noticed() -> None:
    with pytest.raises(AssertionError, match="another ground"):
        COURTS.draw(LONE_FALCON)
