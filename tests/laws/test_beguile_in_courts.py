"""Beguiling in a Temple, in a Pyramid, and when the Temple is full."""

import pytest

from mansuba import Phase
from mansuba.rulebook.events import Beguiled, Jumped, StayedInPyramid, StayedTempleFull
from tests.drawing import Scene, figure
from tests.grounds import COURTS

IBIS, JACKAL = figure("0I"), figure("0J")


def test_in_its_temple_a_figure_may_be_put_back_but_not_where_the_jump_led() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0I  0J  0t  .   1p  1p  1p
        """,
        sticks="I1W1",
    ).play("I:0I E")
    scene.offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   x   .   .   .   1p  .
          x   x   .   .   1p  1p
        x   x   0I  .   1p  1p  1p
        """
    )
    scene.play("0J@a2").shows(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0J  0I  .   1p  1p  1p
        """
    )


def test_in_a_crowded_temple_a_figure_can_always_be_put_back_where_it_stood() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        0I  0J  .   .   .   1p  .
          0F  0W  .   .   1p  1p
        0C  0K  1F  .   1p  1p  1p
        """,
        sticks="I1W1",
        laws_bind="mover",
    ).play("I:0I E")
    assert scene.words == ["0J@c2"]


def test_anothers_figure_may_jump_and_beguile_in_a_temple() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        1I  0J  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        turn=1,
        sticks="I1W1",
    ).play("I:1I E")
    scene.offers(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   x   1I  .   .   1p  .
          x   x   .   .   1p  1p
        x   x   x   .   1p  1p  1p
        """
    )


def jackal_in_its_pyramid(jumper: str, *, sanctuary: bool) -> Scene:
    """The Jackal at the tip of seat 0's Pyramid is jumped, after which two steps are left."""
    scene = COURTS.draw(
        f"""
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   {jumper}  0J  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        turn=int(jumper[0]),
        sticks="I3W1",
        sanctuary=sanctuary,
    )
    return scene.play(f"I:{jumper} E")


@pytest.mark.parametrize("jumper", ["0I", "1I"])
def test_in_its_own_pyramid_a_figure_is_safe_and_the_move_goes_on(jumper: str) -> None:
    scene = jackal_in_its_pyramid(jumper, sanctuary=True)
    assert scene.events[1:] == (
        Jumped(figure(jumper), "e5", JACKAL, "e6", "e7"),
        StayedInPyramid(JACKAL, figure(jumper), "e6"),
    )
    scene.play("W").shows(
        f"""
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   {jumper}  0J  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    )


@pytest.mark.parametrize("jumper", ["0I", "1I"])
def test_without_sanctuary_a_figure_is_beguiled_in_its_own_pyramid_too(jumper: str) -> None:
    scene = jackal_in_its_pyramid(jumper, sanctuary=False)
    assert scene.events[-1] == Beguiled(JACKAL, figure(jumper), "e6")
    scene.offers(
        f"""
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  {jumper}
          .   .   .   .   .   .
        .   x   .   .   .   1p  .
          x   x   .   .   1p  1p
        x   x   x   .   1p  1p  1p
        """
    )


@pytest.mark.parametrize("sanctuary", [True, False])
def test_nobody_is_safe_in_another_players_pyramid(sanctuary: bool) -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   0I  1J  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
        sticks="I3W1",
        laws_bind="mover",
        sanctuary=sanctuary,
    ).play("I:0I E")
    assert scene.position.to_place == figure("1J")


def test_if_the_temple_is_full_the_figure_stays_where_it_is_and_the_move_goes_on() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   0I  0J  .   .   .
        .   0F  .   .   .   1p  .
          1F  1W  .   .   1p  1p
        1C  1J  1K  .   1p  1p  1p
        """,
        sticks="I2nW1",
        laws_bind="mover",
    ).play("I:0I E")
    assert scene.events[-1] == StayedTempleFull(JACKAL, IBIS, "d3")
    assert scene.position.phase is Phase.STEP
    scene.play("SE").shows(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   0J  .   .   .
        .   0F  .   .   0I  1p  .
          1F  1W  .   .   1p  1p
        1C  1J  1K  .   1p  1p  1p
        """
    )


def test_the_temple_is_full_if_the_jump_itself_took_its_last_space() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  1I  .   .   0p  .
          .   0J  .   .   .   .
        .   0t  .   .   .   1p  .
          1F  1W  .   .   1p  1p
        1C  1J  1K  .   1p  1p  1p
        """,
        sticks="I2nW1",
        laws_bind="mover",
    ).play("I:1I SW")
    assert scene.events[-1] == StayedTempleFull(JACKAL, figure("1I"), "d2")
    scene.shows(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   0J  .   .   .   .
        .   1I  .   .   .   1p  .
          1F  1W  .   .   1p  1p
        1C  1J  1K  .   1p  1p  1p
        """
    )
