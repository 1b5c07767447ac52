"""Why a moving figure cannot go where someone points."""

from __future__ import annotations

import pytest

from mansuba import Edition, Phase, Position, Refusal, Rule, Space
from mansuba.table import ways, why_not_to
from tests.drawing import figure
from tests.grounds import COURTS
from tests.playing import random_game
from tests.table.tables import WHEEL

SCENE = COURTS.draw(
    """
    1t  1t  1t  .   0p  0p  0p
      1t  1t  .   .   0p  0p
    .   1t  .   .   1C  0p  .
      .   .   .   .   .   .
    .   0t  0F  1W  1K  1p  0C
      0t  0t  .   .   1p  1p
    0t  0t  0t  .   1p  1p  1p
    """
).play("F:0F")


def said(space: Space) -> tuple[Rule, Space | None] | None:
    """The rule, and the space it speaks of."""
    refusal = why_not_to(SCENE.position, space)
    if refusal is None:
        return None
    there = refusal.facts.get("there", refusal.facts.get("space"))
    return refusal.rule, str(there) if there else None


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("c2", (Rule.LAW_3, "c2")),  # its Temple, straight beside
        ("c4", (Rule.LAW_2, "c5")),  # a figure beside, and another behind it
        ("c5", (Rule.LAW_2, "c5")),  # the one behind it
        ("c7", (Rule.SPACE_TAKEN, "c7")),  # far away, and taken
        ("e5", (Rule.SPACE_TAKEN, "e5")),
        ("c1", None),  # behind an empty space of its Temple: no single step
        ("c6", None),  # another's Pyramid, but too far for a step to say so
        ("d3", None),  # a step leads there
        ("c3", None),  # where it stands
        ("g7", None),  # merely too far
        ("z9", (Rule.NO_SUCH_SPACE, None)),
    ],
)
def test_pointing_at_a_space(space: Space, expected: object) -> None:
    assert said(space) == expected


def test_who_stands_there() -> None:
    taken = Refusal(Rule.SPACE_TAKEN, {"space": "c7", "by": figure("0C")})
    assert why_not_to(SCENE.position, "c7") == taken


def test_someone_who_can_be_jumped_still_stands_there() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  0F  1W  .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    ).play("F:0F")
    refusal = why_not_to(scene.position, "c4")
    assert refusal == Refusal(Rule.SPACE_TAKEN, {"space": "c4", "by": figure("1W")})


def test_nobody_moves() -> None:
    start = Position.new(Edition.standard(), 2)
    refusal = why_not_to(start, "j10")
    assert refusal
    assert refusal.rule is Rule.NOT_NOW


def test_what_is_in_reach_of_a_step_is_not_refused_and_what_is_refused_is_not() -> None:
    for transition in random_game(WHEEL, 3, 5, 300, steered=0.5):
        position = transition.after
        if position.phase is not Phase.STEP:
            continue
        steps = {way.to for way in ways(position) if len(way.line) == 1}
        for space in position.edition.board.spaces:
            refusal = why_not_to(position, space)
            assert refusal is None or space not in steps
            if space in position.standing and position.move:
                mine = position.standing[space] == position.move.figure
                assert (refusal is None) == mine
