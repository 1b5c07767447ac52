"""Laws 1, 6 and 7: which figure a stick moves, and how far.

Law 1: you move your own figures. Law 6: a face with the Immortal Naal moves anyone's. Law 7: a
stick moves its own kind as many steps as it shows; sacrificed, any other kind one step.
"""

import pytest

from mansuba import Face, Kind, Move, Phase
from mansuba.rulebook.events import InvokedNaal, Sacrificed, Took
from tests.drawing import figure
from tests.grounds import FIELD, THREE_SEATS

TWO_EACH = """
            .   .   .
          0F  .   1F  .
        .   .   .   .   .
          .   0K  .   1K
            .   .   .
        """


def test_a_stick_without_the_naal_moves_only_your_own_figures() -> None:
    assert FIELD.draw(TWO_EACH, turn=0, sticks="F3").words == ["F:0F", "F:0K"]
    assert FIELD.draw(TWO_EACH, turn=1, sticks="F3").words == ["F:1F", "F:1K"]


def test_a_stick_with_the_naal_moves_anyones_figure() -> None:
    for seat in (0, 1):
        scene = FIELD.draw(TWO_EACH, turn=seat, sticks="F2n")
        assert scene.words == ["F:0F", "F:0K", "F:1F", "F:1K"]


def test_each_stick_has_its_own_naal() -> None:
    scene = FIELD.draw(TWO_EACH, sticks="F2nK4")
    assert scene.words == ["F:0F", "F:0K", "F:1F", "F:1K", "K:0F", "K:0K"]


def test_the_naal_moves_nobody_who_is_not_in_the_game() -> None:
    picture = """
        1t  1t  1t  1t  1t  1t  .   0p  0p  0p  0p  0p  0p
          .   .   0F  .   .   .   .   .   .   .   .   .
        2t  2t  2t  2t  2t  2t  .   2p  2p  2p  2p  2p  2p
          .   .   .   .   1F  .   .   .   .   .   .   .
        0t  0t  0t  0t  0t  0t  .   1p  1p  1p  1p  1p  1p
        """
    assert THREE_SEATS.draw(picture, players=2, sticks="F2n").words == ["F:0F", "F:1F"]


@pytest.mark.parametrize("face", ["1", "2n", "3", "4"])
@pytest.mark.parametrize("kind", Kind)
def test_a_stick_moves_its_own_kind_up_to_as_many_steps_as_it_shows(kind: Kind, face: str) -> None:
    scene = FIELD.draw(
        f"""
            .   .   .
          .   .   .   .
        0{kind.letter}  .   .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks=f"{kind.letter}{face}",
    )
    icons = int(face[0])
    last = scene.play(f"{kind.letter}:0{kind.letter}" + " E" * (icons - 1))
    assert last.position.phase is Phase.STEP
    assert last.play("E").position.phase is Phase.THROW
    assert figure(f"0{kind.letter}") == last.play("E").position.standing[f"c{icons + 1}"]


@pytest.mark.parametrize("face", ["1", "2n", "3", "4"])
def test_a_sacrificed_stick_moves_another_kind_one_step(face: str) -> None:
    scene = FIELD.draw(TWO_EACH, sticks=f"K{face}")
    after = scene.play("K:0F E")
    after.shows(
        """
            .   .   .
          .   0F  1F  .
        .   .   .   .   .
          .   0K  .   1K
            .   .   .
        """
    )
    assert after.position.phase is Phase.THROW


def test_a_sacrificed_step_may_be_a_jump() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0F  1K  .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks="K4",
    )
    scene.play("K:0F E").shows(
        """
            .   .   .
          .   .   .   .
        .   1K  0F  .   .
          .   .   .   .
            .   .   .
        """
    )


def test_the_naal_moves_anothers_matching_figure_up_to_its_icons() -> None:
    scene = FIELD.draw(TWO_EACH, sticks="F2nW1")
    scene.play("F:1F E SE").shows(
        """
            .   .   .
          0F  .   .   .
        .   .   .   .   1F
          .   0K  .   1K
            .   .   .
        """
    )


def test_the_naal_sacrificed_moves_anothers_figure_of_another_kind_one_step() -> None:
    after = FIELD.draw(TWO_EACH, sticks="F2nW1").play("F:1K W")
    after.shows(
        """
            .   .   .
          0F  .   1F  .
        .   .   .   .   .
          .   0K  1K  .
            .   .   .
        """
    )
    assert after.position.actor == 1


@pytest.mark.parametrize(
    ("word", "steps", "also"),
    [
        ("0F", 2, []),
        ("0K", 1, [Sacrificed]),
        ("1F", 2, [InvokedNaal]),
        ("1K", 1, [Sacrificed, InvokedNaal]),
    ],
)
def test_taking_tells_how_far_and_whether_it_is_a_sacrifice_or_the_naals_work(
    word: str, steps: int, also: list[type[Sacrificed | InvokedNaal]]
) -> None:
    stick, moving = Kind.FALCON, figure(word)
    scene = FIELD.draw(TWO_EACH, sticks="F2n").play(f"F:{word}")
    told = [Took(0, stick, moving, steps), *(event(0, stick, moving) for event in also)]
    assert list(scene.events) == told
    assert scene.position.move == Move(moving, steps)
    assert not scene.position.sticks


def test_an_edition_may_put_the_naal_and_more_icons_on_any_face() -> None:
    own = dict.fromkeys(Kind, (Face(2), Face(5, naal=True), Face(1), Face(1)))
    assert FIELD.draw(TWO_EACH, sticks="F2", faces=own).words == ["F:0F", "F:0K"]
    scene = FIELD.draw(TWO_EACH, sticks="F5n", faces=own)
    assert scene.words == ["F:0F", "F:0K", "F:1F", "F:1K"]
    assert scene.play("F:1F").position.move == Move(figure("1F"), 5)


def test_only_a_figure_with_a_first_step_may_be_taken() -> None:
    scene = FIELD.draw(
        """
            0I  0J  0F
          .   .   1J  1W
        .   .   1I  .   1C
          .   .   .   .
            .   .   .
        """,
        sticks="F4",
    )
    assert scene.words == ["F:0I", "F:0J"]
