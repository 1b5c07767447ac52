"""Whatever is given as a decision, in whatever phase, the answer is a refusal, not an exception."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any
from unittest.mock import ANY

import pytest

from mansuba import (
    Decision,
    Edition,
    Face,
    Figure,
    Kind,
    Lot,
    Phase,
    Position,
    Refusal,
    Rule,
    Step,
    Take,
    Throw,
)
from tests.grounds import COURTS, FIELD
from tests.openings import set_up, thrown

PLACING = FIELD.draw(
    """
            .   .   .
          .   .   .   .
        0I  1J  .   .   .
          .   .   .   .
            .   .   .
        """,
    sticks="I4",
)
WINNING = COURTS.draw(
    """
        1t  1t  1t  .   0W  0C  0I
          1t  1t  .   .   0J  0K
        .   1t  .   .   0F  0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    sticks="F4",
)


def in_phase(phase: Phase) -> Position:
    """A position in which this phase's decision is next."""
    match phase:
        case Phase.SET_UP:
            return Position.new(Edition.standard(), players=2)
        case Phase.LOT:
            return set_up(2)
        case Phase.THROW:
            return set_up(2).after(Lot(0))
        case Phase.TAKE:
            return thrown(2)
        case Phase.STEP:
            return thrown(2).after(Take(Kind.FALCON, Figure(0, Kind.FALCON)))
        case Phase.PLACE:
            return PLACING.play("I:0I E").position
        case Phase.OVER:
            return WINNING.play("F:0F E").position


class EqualsAll:
    """Equal to whatever it is compared with, and unhashable."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


class EqualsNothing:
    """Cannot even be compared, as an array of numbers cannot."""

    def __eq__(self, other: object) -> bool:
        raise ValueError

    def __hash__(self) -> int:
        raise TypeError


JUNK: tuple[Any, ...] = (
    *(None, ..., True, False, -1, 0, 1, 6, 0.0, 1.0, 10**30, float("nan"), 1j),
    *("", "E", "0", "c4", "N", "FALCON", "\ud800", b"c4"),
    *((), [], {}, set(), [0], ["E"], ("E",), {"E": "W"}, (0, Kind.FALCON), (1, False)),
    *(object(), type, int, Kind, Figure, Step, lambda: None, ANY, EqualsAll(), EqualsNothing()),
    *(Kind.FALCON, Figure(0, Kind.FALCON), Figure(1, Kind.CAT), Face(1), Face(9)),
    *(Figure(True, Kind.FALCON), Figure(0.0, Kind.FALCON), Figure(0, 0), Figure([], {})),  # type: ignore[arg-type]
    *((Face(1),) * 6, [Face(1)] * 6, (Face(True),) * 6, (Face(1.0),) * 6, ((1, False),) * 6),  # type: ignore[arg-type]
)


def spoilt(decision: Decision) -> Iterator[object]:
    """A decision with each of its parts in turn replaced by all sorts of junk."""
    for part in fields(decision):
        for junk in JUNK:
            yield replace(decision, **{part.name: junk})
    if isinstance(decision, Throw):
        for junk in JUNK:
            yield Throw((*decision.faces[:5], junk))


@pytest.mark.parametrize("phase", Phase)
def test_junk_is_no_decision(phase: Phase) -> None:
    position = in_phase(phase)
    for junk in JUNK:
        assert position.why_not(junk) == Refusal(Rule.NONSENSE, {"given": repr(junk)})


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_junk_in_a_decision_is_refused_unless_it_is_exactly_what_is_legal(phase: Phase) -> None:
    position = in_phase(phase)
    legal = {repr(decision) for decision in position.decisions()}
    for decision in spoilt(position.decisions()[0]):
        refusal = position.why_not(decision)
        assert (refusal is None) == (repr(decision) in legal), decision


@pytest.mark.parametrize("phase", Phase)
def test_every_decision_has_its_time(phase: Phase) -> None:
    position = in_phase(phase)
    for other in Phase:
        for decision in in_phase(other).decisions()[:1]:
            refusal = position.why_not(decision)
            if phase is Phase.OVER:
                assert refusal
                assert refusal.rule is Rule.GAME_OVER
            elif {phase, other} == {Phase.SET_UP, Phase.PLACE}:
                assert refusal  # both place a figure, but not the same one
            elif phase is not other:
                assert refusal
                assert refusal.rule is Rule.NOT_NOW
