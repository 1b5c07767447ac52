"""A position that no game comes to is refused, with the flaw and its facts; no flaw is left out."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from mansuba import (
    Court,
    Edition,
    Face,
    Figure,
    ImpossiblePositionError,
    Kind,
    Lot,
    Move,
    Place,
    Position,
    Side,
    Space,
)
from mansuba.rulebook.errors import Flaw
from mansuba.rulebook.possible import check_position
from tests.drawing import faces, figure
from tests.grounds import COURTS
from tests.openings import set_up, thrown

FALCON, IBIS, JACKAL = figure("0F"), figure("0I"), figure("0J")

BOARD = COURTS.draw(
    """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0p  0p
        .   1t  .   .   .   0p  .
          0I  1J  .   .   .   .
        .   0t  0F  .   .   1p  .
          0K  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """,
    sticks="F4I3W1",
)
TAKING = BOARD.position
STEPPING = BOARD.play("F:0F").position
PLACING = BOARD.play("I:0I E").position
SETTING_UP = Position.new(Edition.standard(), players=2).after(Place(FALCON, "c4"))


def full(seat: int, side: Side) -> dict[Figure, Space]:
    """All six figures of a seat in one of its courts."""
    board = COURTS.edition.board
    court = board.temples[seat] if side is Side.TEMPLE else board.pyramids[seat]
    return {Figure(seat, kind): space for kind, space in zip(Kind, court, strict=True)}


def standing(position: Position, figures: dict[Figure, Space]) -> Position:
    """The position with some figures elsewhere."""
    return position.but(figures={**position.figures, **figures})


def without(position: Position, *missing: Figure) -> Position:
    """The position with some figures gone."""
    return position.but(figures={f: s for f, s in position.figures.items() if f not in missing})


def moving(position: Position, figure: Figure = FALCON, steps: int = 1, **more: Any) -> Position:
    """The position with another move in progress."""
    return position.but(move=Move(figure, steps, **more))


class Impossible(NamedTuple):
    """A position that cannot be, and why."""

    flaw: Flaw
    position: Position
    facts: dict[str, object]


def impossible(flaw: Flaw, position: Position, **facts: object) -> Impossible:
    return Impossible(flaw, position, facts)


def the_board() -> Iterable[Impossible]:
    other = figure("2F")
    yield impossible(Flaw.NO_SUCH_FIGURE, standing(TAKING, {other: "d4"}), figure=other)
    yield impossible(Flaw.NO_SUCH_SPACE, standing(TAKING, {FALCON: "z9"}), space="z9")
    yield impossible(
        Flaw.TWO_ON_A_SPACE, standing(TAKING, {FALCON: "d1"}), space="d1", one=FALCON, other=IBIS
    )
    yield impossible(Flaw.FIGURE_MISSING, without(TAKING, JACKAL), figure=JACKAL)
    yield impossible(
        Flaw.IN_ANOTHERS_COURT,
        standing(TAKING, {FALCON: "e2"}),
        figure=FALCON,
        court=Court(1, Side.TEMPLE),
        space="e2",
    )


def the_set_up() -> Iterable[Impossible]:
    cat, woman = figure("0K"), figure("0W")
    early = standing(SETTING_UP, {cat: "c5"})
    yield impossible(Flaw.OUT_OF_ORDER, early, figure=cat, next=woman)
    outside = standing(SETTING_UP, {woman: "j10"})
    yield impossible(Flaw.NOT_IN_TEMPLE, outside, figure=woman, space="j10")
    yield impossible(Flaw.NO_STARTER, set_up(2).but(sticks=faces("F1")))
    yield impossible(Flaw.NO_STARTER, set_up(2).but(move=Move(FALCON, 1)))


def the_round() -> Iterable[Impossible]:
    yield impossible(Flaw.NO_SUCH_STARTER, TAKING.but(starter=2), seat=2)
    three = Face(3, naal=True)
    odd = TAKING.but(sticks={Kind.CAT: Face(1), Kind.IBIS: three})
    yield impossible(Flaw.NO_SUCH_FACE, odd, stick=Kind.IBIS, face=three)


def the_move() -> Iterable[Impossible]:
    yield impossible(Flaw.NO_STICK_TAKEN, moving(thrown(2)))
    yield impossible(Flaw.NO_SUCH_FIGURE, moving(TAKING, figure("2F")), figure=figure("2F"))
    yield impossible(Flaw.TOO_MANY_STEPS, moving(STEPPING, steps=5), steps=5)
    yield impossible(Flaw.TOO_MANY_STEPS, moving(STEPPING, steps=4, begun=True), steps=5)
    yield impossible(Flaw.TOO_MANY_STEPS, moving(STEPPING, steps=-1), steps=-1)
    yield impossible(Flaw.NO_STEP_POSSIBLE, moving(STEPPING, steps=0, begun=True), figure=FALCON)
    yield impossible(Flaw.NO_STEP_POSSIBLE, moving(STEPPING, JACKAL), figure=JACKAL)
    cat = figure("0K")
    yield impossible(Flaw.TEMPLE_NOT_LEFT, moving(STEPPING, left_temple=True), figure=FALCON)
    inside = moving(STEPPING, cat, begun=True, left_temple=True)
    yield impossible(Flaw.TEMPLE_NOT_LEFT, inside, figure=cat)


def the_hand() -> Iterable[Impossible]:
    hand = figure("1J")
    lifted = without(TAKING, hand)
    yield impossible(Flaw.NOT_BEGUILED_YET, moving(lifted, IBIS, hand=hand), figure=hand)
    on_board = moving(TAKING, IBIS, begun=True, hand=hand)
    yield impossible(Flaw.HAND_NOT_EMPTY, on_board, figure=hand)
    stranger = figure("2J")
    not_in_game = moving(TAKING, IBIS, begun=True, hand=stranger)
    yield impossible(Flaw.NO_SUCH_FIGURE, not_in_game, figure=stranger)
    crowd = [figure(word) for word in ("0F", "0W", "0C", "0J", "0K", "1F")]
    temple = dict(zip(crowd, COURTS.edition.board.temples[1], strict=True))
    mover = PLACING.but(edition=PLACING.edition.with_(laws_bind="mover"))
    yield impossible(Flaw.TEMPLE_FULL, standing(mover, temple), figure=hand)


def the_end() -> Iterable[Impossible]:
    won = standing(TAKING, full(0, Side.PYRAMID))
    yield impossible(Flaw.GOES_ON, won, seat=0)
    last_move = moving(won.but(sticks={}), figure("1F"), begun=True)
    yield impossible(Flaw.GOES_ON, standing(last_move, {figure("1F"): "d4"}), seat=0)
    both = standing(won.but(sticks={}), full(1, Side.PYRAMID))
    yield impossible(Flaw.TWO_WINNERS, both, one=0, other=1)


CASES = [*the_board(), *the_set_up(), *the_round(), *the_move(), *the_hand(), *the_end()]


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{n}-{case.flaw.name}" for n, case in enumerate(CASES)]
)
def test_a_position_that_cannot_be_is_refused(case: Impossible) -> None:
    with pytest.raises(ImpossiblePositionError) as caught:
        check_position(case.position)
    assert (caught.value.flaw, caught.value.facts) == (case.flaw, case.facts)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert str(caught.value) == case.flaw.value.format(**case.facts)


def test_every_flaw_is_reached() -> None:
    assert {case.flaw for case in CASES} == set(Flaw)


POSSIBLE = {
    "an empty board": Position.new(Edition.standard(), players=2),
    "a set-up": SETTING_UP,
    "before the lot": set_up(6),
    "before the throw": set_up(3).after(Lot(2)),
    "after the throw": thrown(4),
    "before a take": TAKING,
    "before the first step": STEPPING,
    "after a step": BOARD.play("F:0F E").position,
    "a figure in hand": PLACING,
    "a full Temple": standing(TAKING, full(0, Side.TEMPLE)),
    "the end": standing(TAKING.but(sticks={}), full(0, Side.PYRAMID)),
}


@pytest.mark.parametrize("position", POSSIBLE.values(), ids=POSSIBLE)
def test_a_position_that_can_be_is_not(position: Position) -> None:
    check_position(position)


def test_under_mover_a_figure_may_be_in_anothers_court() -> None:
    mover = TAKING.but(edition=TAKING.edition.with_(laws_bind="mover"))
    check_position(standing(mover, {FALCON: "e2"}))
