"""Decisions as integers: what is none is refused, both ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import Edition, Face, Figure, Kind, Lot, Pass, Place, Position, Step, Take, Throw
from mansuba.kernel import ActionError, Kernel, action_of, decision_of
from tests.openings import thrown
from tests.playing import random_game

SUN = Edition.standard()
KERNEL = Kernel(SUN, 2)
MIDDLE = [step.after for step in random_game(SUN, 2, seed=8, most=300)]
NOBODY: Any = "nobody"


@pytest.mark.parametrize(
    "nonsense",
    [
        "nonsense",
        None,
        Step("UP"),
        Pass(NOBODY),
        Take(Kind.CAT, Figure(9, Kind.CAT)),
        Take(NOBODY, Figure(0, Kind.CAT)),
        Take(Kind.CAT, NOBODY),
        Place(Figure(9, Kind.CAT), "c4"),
        Place(Figure(0, Kind.CAT), "j10"),
        Throw(()),
        Throw((Face(9),) * 6),
        Lot(9),
        Lot(NOBODY),
    ],
    ids=repr,
)
def test_what_is_no_decision_has_no_integer(nonsense: Any) -> None:
    with pytest.raises(ActionError, match="is no decision of this edition"):
        action_of(SUN, nonsense)


@given(st.sampled_from(MIDDLE), st.integers(-5, 300) | st.integers(4000, 8300) | st.integers())
def test_an_integer_is_a_legal_decision_or_refused(position: Position, action: int) -> None:
    legal = KERNEL.legal(KERNEL.encode(position))
    if action in legal:
        assert action_of(SUN, decision_of(position, action)) == action
    else:
        with pytest.raises(ActionError, match="is no legal decision here"):
            decision_of(position, action)


@pytest.mark.parametrize("nonsense", [None, "12", 1.5])
def test_what_is_no_integer_is_refused(nonsense: Any) -> None:
    with pytest.raises(ActionError):
        decision_of(thrown(players=2), nonsense)
