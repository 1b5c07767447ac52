"""Every way of being refused: a position, a decision, and what the rulebook answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mansuba import (
    CHANCE,
    Court,
    Decision,
    Edition,
    Face,
    Kind,
    Lot,
    Pass,
    Phase,
    Place,
    Position,
    Refusal,
    Rule,
    Side,
    Stop,
    Take,
    Throw,
)
from mansuba.notation import read_decision
from tests.drawing import Scene, faces, figure
from tests.grounds import COURTS, FIELD
from tests.openings import set_up, thrown

FALCON = figure("0F")


@dataclass(frozen=True)
class Refused:
    """A decision that the rules refuse, and the refusal that is expected."""

    position: Position
    decision: Decision
    expected: Refusal


Case = Callable[[], Refused]
CASES: list[Case] = []


def case(make: Case) -> Case:
    """One of the ways to be refused."""
    CASES.append(make)
    return make


def refused(
    where: Position | Scene, decision: Decision | str, rule: Rule, **facts: object
) -> Refused:
    """A decision, which may be given as a word of the notation, is refused so."""
    position = where.position if isinstance(where, Scene) else where
    decision = read_decision(decision) if isinstance(decision, str) else decision
    return Refused(position, decision, Refusal(rule, facts))


# --- steps ------------------------------------------------------------------------------------

MANY_WANT_TO_GO = """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   .   0C  0p
        .   1t  0W  .   .   0p  .
          0J  .   .   0I  1K  1F
        1C  0t  0F  0K  1W  1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """


def step(word: str, direction: str, rule: Rule, **facts: object) -> Refused:
    """A figure of the picture may not go in a direction, and is told where it stands."""
    scene = COURTS.draw(MANY_WANT_TO_GO).play(f"{word[1]}:{word}")
    mover, here = figure(word), scene.position.figures[figure(word)]
    return refused(scene, direction, rule, figure=mover, here=here, direction=direction, **facts)


@case
def a_jump_onto_a_figure() -> Refused:
    return step("0I", "E", Rule.LAW_2, over=figure("1K"), there="d6", by=figure("1F"))


@case
def a_jump_off_the_board() -> Refused:
    return step("0J", "SW", Rule.NO_SPACE_BEHIND, over=figure("1C"))


@case
def a_step_off_the_board() -> Refused:
    return step("0J", "W", Rule.EDGE_OF_BOARD)


@case
def back_into_the_temple() -> Refused:
    return step("0F", "W", Rule.LAW_3, there="c2")


@case
def into_anothers_temple() -> Refused:
    return step("0W", "NW", Rule.LAW_4, there="f2", court=Court(1, Side.TEMPLE))


@case
def a_jump_into_anothers_pyramid() -> Refused:
    return step("0K", "E", Rule.LAW_4, there="c6", court=Court(1, Side.PYRAMID))


@case
def out_of_the_pyramid() -> Refused:
    return step("0C", "SW", Rule.LAW_5, there="e5")


ONE_EACH = """
            .   .   .
          .   .   .   .
        0F  .   .   .   1F
          .   .   .   .
            .   .   .
        """


@case
def no_direction_of_this_board() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4").play("F:0F")
    return refused(scene, "N", Rule.NO_SUCH_DIRECTION, given="'N'")


@case
def stopping_before_the_first_step() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4").play("F:0F")
    return refused(scene, Stop(), Rule.STEP_FIRST, figure=FALCON)


# --- taking and passing -----------------------------------------------------------------------


@case
def anothers_figure_without_the_naal() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4W2n")
    stick, other = Kind.FALCON, figure("1F")
    return refused(scene, "F:1F", Rule.LAW_1, seat=0, figure=other, stick=stick)


@case
def a_figure_that_cannot_step() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4")
    cat = figure("0K")
    return refused(scene, "F:0K", Rule.NO_FIRST_STEP, figure=cat, space="aside_0K")


@case
def a_stick_that_is_used() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4")
    return refused(scene, "W:0F", Rule.STICK_USED, stick=Kind.WOMAN)


@case
def a_figure_of_nobody_in_the_game() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F2n")
    return refused(scene, "F:2F", Rule.NO_SUCH_FIGURE, given=repr(figure("2F")))


@case
def a_stick_by_its_number() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4")
    by_number = Take(0, FALCON)  # type: ignore[arg-type]
    return refused(scene, by_number, Rule.NO_SUCH_STICK, given="0")


@case
def passing_while_something_can_move() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="W4F4")
    return refused(scene, "pass:W", Rule.CAN_STILL_MOVE, stick=Kind.FALCON, figure=FALCON)


@case
def passing_a_stick_that_is_used() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4")
    return refused(scene, "pass:K", Rule.STICK_USED, stick=Kind.CAT)


@case
def passing_no_stick() -> Refused:
    scene = FIELD.draw(ONE_EACH, sticks="F4")
    return refused(scene, Pass("F"), Rule.NO_SUCH_STICK, given="'F'")  # type: ignore[arg-type]


# --- placing ----------------------------------------------------------------------------------


def setting_up() -> Position:
    """Seat 0's Falcon stands in its Temple, on c4; the Woman is next."""
    return Position.new(Edition.standard(), players=2).after(Place(FALCON, "c4"))


@case
def setting_up_out_of_order() -> Refused:
    cat, woman = figure("0K"), figure("0W")
    return refused(setting_up(), "0K@c5", Rule.ANOTHER_FIGURE_FIRST, figure=cat, first=woman)


@case
def setting_up_a_figure_of_nobody() -> Refused:
    nobody = figure("1F")
    return refused(setting_up(), "1F@c5", Rule.NO_SUCH_FIGURE, given=repr(nobody))


@case
def setting_up_outside_the_temple() -> Refused:
    woman = figure("0W")
    return refused(setting_up(), "0W@j10", Rule.OUTSIDE_TEMPLE, figure=woman, space="j10")


@case
def setting_up_nowhere() -> Refused:
    return refused(setting_up(), "0W@z1", Rule.NO_SUCH_SPACE, given="'z1'")


@case
def setting_up_on_a_figure() -> Refused:
    return refused(setting_up(), "0W@c4", Rule.SPACE_TAKEN, space="c4", by=FALCON)


@case
def putting_a_beguiled_figure_where_the_jump_led() -> Refused:
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
        sticks="I4",
    ).play("I:0I E")
    return refused(scene, "0J@a3", Rule.SPACE_TAKEN, space="a3", by=figure("0I"))


# --- the lot and the throw --------------------------------------------------------------------


@case
def a_lot_for_an_empty_seat() -> Refused:
    return refused(set_up(2), Lot(1), Rule.NO_SUCH_SEAT, given="1")


@case
def a_throw_of_five() -> Refused:
    five = (Face(1),) * 5
    return refused(set_up(2).after(Lot(0)), Throw(five), Rule.SIX_FACES, given=repr(five))


@case
def a_face_that_the_stick_does_not_have() -> Refused:
    throw = Throw(tuple(faces("F1W1C1I3nJ1K1").values()))
    face = repr(Face(3, naal=True))
    start = set_up(2).after(Lot(0))
    return refused(start, throw, Rule.NO_SUCH_FACE, stick=Kind.IBIS, face=face)


# --- not now ----------------------------------------------------------------------------------


@case
def a_step_before_a_stick_is_taken() -> Refused:
    return refused(thrown(2, first=3), "E", Rule.NOT_NOW, phase=Phase.TAKE, actor=3)


@case
def taking_before_the_throw() -> Refused:
    start = set_up(2).after(Lot(3))
    return refused(start, "F:3F", Rule.NOT_NOW, phase=Phase.THROW, actor=CHANCE)


@case
def stepping_on_while_a_figure_is_to_be_placed() -> Refused:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0I  1J  .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks="I4",
    ).play("I:0I E")
    return refused(scene, "E", Rule.NOT_NOW, phase=Phase.PLACE, actor=1)


@case
def going_on_after_the_end() -> Refused:
    scene = COURTS.draw(
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
    ).play("F:0F E")
    return refused(scene, "F:0F", Rule.GAME_OVER, seat=0)


@case
def something_that_is_no_decision() -> Refused:
    return refused(setting_up(), None, Rule.NONSENSE, given="None")  # type: ignore[arg-type]
