"""How a turn ends: by Stop, by itself, or by passing."""

from mansuba import Kind, Phase
from mansuba.rulebook.events import Passed, RoundOver, Stopped, TurnOver
from tests.drawing import faces
from tests.grounds import COURTS, FIELD

NOBODY = """
            .   .   .
          .   .   .   .
        .   .   .   .   .
          .   .   .   .
            .   .   .
        """

ONE_EACH = """
            .   .   .
          .   .   .   .
        0F  .   .   .   1F
          .   .   .   .
            .   .   .
        """


def test_at_least_one_step_is_made() -> None:
    scene = FIELD.draw(ONE_EACH, sticks="F4W1").play("F:0F")
    assert scene.words == ["E", "SE", "NE"]


def test_stop_is_offered_beside_the_steps_after_the_first() -> None:
    scene = FIELD.draw(ONE_EACH, sticks="F4W1").play("F:0F E")
    assert scene.words == ["E", "SE", "SW", "W", "NW", "NE", "stop"]


def test_stopping_gives_up_the_steps_that_are_left() -> None:
    scene = FIELD.draw(ONE_EACH, sticks="F4W1").play("F:0F E stop")
    scene.shows(
        """
            .   .   .
          .   .   .   .
        .   0F  .   .   1F
          .   .   .   .
            .   .   .
        """
    )
    assert scene.events[-2:] == (Stopped(0), TurnOver(0))
    assert scene.position.phase is Phase.TAKE
    assert scene.position.actor == 1


def test_a_turn_ends_by_itself_when_no_step_is_left() -> None:
    scene = FIELD.draw(ONE_EACH, sticks="F1W1").play("F:0F E")
    assert scene.events[-1] == TurnOver(0)
    assert scene.position.actor == 1
    assert not scene.position.move


def test_a_turn_ends_by_itself_when_no_step_is_possible() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0I  0p  0K
          1t  1t  .   .   0C  0J
        .   1t  .   .   0F  0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="F4W1",
    ).play("F:0F E")
    assert scene.events[-1] == TurnOver(0)
    assert scene.position.phase is Phase.TAKE
    assert scene.position.actor == 1


def test_who_can_move_nothing_gives_up_a_stick_of_their_choice() -> None:
    scene = FIELD.draw(NOBODY, sticks="F4C2nK1")
    assert scene.words == ["pass:F", "pass:C", "pass:K"]
    after = scene.play("pass:C")
    assert after.events == (Passed(0, Kind.CROCODILE), TurnOver(0))
    assert after.position.sticks == faces("F4K1")
    assert after.position.actor == 1


def test_the_last_stick_passed_ends_the_round() -> None:
    scene = FIELD.draw(NOBODY, turn=1, sticks="K1").play("pass:K")
    assert scene.events == (Passed(1, Kind.CAT), TurnOver(1), RoundOver(1))
    assert scene.position.phase is Phase.THROW


ONLY_THE_OTHER = """
            .   .   .
          .   .   .   .
        .   .   .   .   1F
          .   .   .   .
            .   .   .
        """


def test_passing_is_offered_only_when_nothing_may_be_taken() -> None:
    assert FIELD.draw(ONLY_THE_OTHER, sticks="F4K4").words == ["pass:F", "pass:K"]
    assert FIELD.draw(ONLY_THE_OTHER, sticks="F4K2n").words == ["K:1F"]
    assert FIELD.draw(ONLY_THE_OTHER, sticks="F4K4", turn=1).words == ["F:1F", "K:1F"]
