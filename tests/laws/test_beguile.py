"""Beguiling: whoever jumps the next kind in the ring sends it back to its owner's Temple."""

import pytest

from mansuba import Kind, Phase
from mansuba.rulebook.events import Beguiled, InvokedNaal, Jumped, Placed, Took, TurnOver
from mansuba.rulebook.figures import STANDARD_RING
from tests.drawing import figure
from tests.grounds import COURTS, FIELD

BACKWARDS = tuple(reversed(STANDARD_RING))


@pytest.mark.parametrize("ring", [STANDARD_RING, BACKWARDS], ids=["standard", "backwards"])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", Kind)
def test_each_kind_beguiles_the_next_in_the_ring_and_no_other(
    kind: Kind, owner: int, ring: tuple[Kind, ...]
) -> None:
    beguiled = []
    for other in Kind:
        over = f"{owner}{other.letter}"
        if over == f"0{kind.letter}":
            continue  # it cannot jump over itself
        scene = FIELD.draw(
            f"""
            .   .   .
          .   .   .   .
        0{kind.letter}  {over}  .   .   .
          .   .   .   .
            .   .   .
            """,
            sticks=f"{kind.letter}3",
            ring=ring,
        ).play(f"{kind.letter}:0{kind.letter} E")
        if scene.position.phase is Phase.PLACE:
            beguiled.append(other)
            assert scene.position.to_place == figure(over)
            assert figure(over) not in scene.position.figures
    assert beguiled == [dict(zip(ring, (*ring[1:], ring[0]), strict=True))[kind]]


def test_the_owner_chooses_any_empty_space_of_its_temple_and_the_move_goes_on() -> None:
    scene = COURTS.draw(
        """
        1t  1F  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          0I  1J  .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I3W1",
    ).play("I:0I E")
    assert scene.position.actor == 1
    scene.offers(
        """
        x   1F  x   .   0p  0p  0p
          x   x   .   .   0p  0p
        .   x   .   .   .   0p  .
          .   .   0I  .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )
    placed = scene.play("1J@e2")
    assert placed.position.actor == 0
    placed.offers(
        """
        1t  1F  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1J  x   x   .   0p  .
          .   x   0I  x   .   .
        .   0t  x   x   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )
    placed.play("E W").shows(
        """
        1t  1F  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1J  .   .   .   0p  .
          .   .   0I  .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )


def test_a_player_beguiles_its_own_figure_like_any_other() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          0I  0J  .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0F  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I1W1",
    ).play("I:0I E")
    assert scene.position.actor == 0
    scene.offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   0I  .   .   .
        .   x   .   .   .   1p  .
          x   0F  .   .   1p  1p
        x   x   x   .   1p  1p  1p
        """
    )


def test_the_story_another_player_moves_an_ibis_over_its_owners_jackal() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   0I  0J  .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        turn=1,
        sticks="I2nW1",
    ).play("I:0I E")
    assert scene.events == (
        Took(1, Kind.IBIS, figure("0I"), 2),
        InvokedNaal(1, Kind.IBIS, figure("0I")),
        Jumped(figure("0I"), "d4", figure("0J"), "d5", "d6"),
        Beguiled(figure("0J"), figure("0I"), "d5"),
    )
    assert scene.position.actor == 0
    placed = scene.play("0J@a1")
    assert placed.events == (Placed(figure("0J"), "a1"),)
    assert placed.position.actor == 1
    placed.play("W").shows(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   0I  .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0J  0t  0t  .   1p  1p  1p
        """
    )


def test_beguiling_is_not_a_choice_and_comes_before_everything_else() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0I  1J  .   1K  .
          .   .   .   .
            .   .   .
        """,
        sticks="I4",
    ).play("I:0I E")
    assert scene.words == [f"1J@away_1t{number}" for number in range(1, 7)]


def test_two_figures_beguiled_in_one_move_each_go_back_at_once() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          0I  1J  .   0J  .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I3W1",
    )
    scene.play("I:0I E 1J@g1 E 0J@a1 E").shows(
        """
        1J  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   0I
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0J  0t  0t  .   1p  1p  1p
        """
    )


def test_after_the_last_step_the_figure_is_placed_before_the_turn_ends() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0I  1J  .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks="I1W1",
    ).play("I:0I E")
    assert scene.position.phase is Phase.PLACE
    placed = scene.play("1J@away_1t3")
    assert placed.events == (Placed(figure("1J"), "away_1t3"), TurnOver(0))


def test_where_the_figure_is_placed_may_decide_whether_the_move_goes_on() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  1F  0p  0p  0p
          1t  1t  1K  .   0p  0p
        0I  1J  .   0W  0C  0p  .
          .   0F  1W  .   .   .
        .   0t  .   1C  .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I3W1",
    ).play("I:0I E")
    assert scene.play("1J@g1").position.phase is Phase.TAKE
    scene.play("1J@e2").offers(
        """
        1t  1t  1t  1F  0p  0p  0p
          1t  1t  1K  .   0p  0p
        x   1J  0I  0W  0C  0p  .
          .   0F  1W  .   .   .
        .   0t  .   1C  .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )
