"""Why not: for any decision at all, the law or rule that refuses it, with the facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from mansuba.rulebook.decisions import Lot, Pass, Place, Step, Stop, Take, Throw
from mansuba.rulebook.figures import Figure, Kind
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.laws import law_1, law_3, law_4, law_5
from mansuba.rulebook.legal import can_step, landing, takes
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.sticks import is_face

if TYPE_CHECKING:
    from mansuba.rulebook.position import Position


class Rule(Enum):
    """What can refuse a decision: one of the Pharaoh's laws, or a rule of the game."""

    LAW_1 = "law-1"
    LAW_2 = "law-2"
    LAW_3 = "law-3"
    LAW_4 = "law-4"
    LAW_5 = "law-5"
    NONSENSE = "nonsense"
    GAME_OVER = "game-over"
    NOT_NOW = "not-now"
    NO_SUCH_FIGURE = "no-such-figure"
    NO_SUCH_SPACE = "no-such-space"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_STICK = "no-such-stick"
    NO_SUCH_DIRECTION = "no-such-direction"
    NO_SUCH_FACE = "no-such-face"
    SIX_FACES = "six-faces"
    ANOTHER_FIGURE_FIRST = "another-figure-first"
    OUTSIDE_TEMPLE = "outside-temple"
    SPACE_TAKEN = "space-taken"
    STICK_USED = "stick-used"
    NO_FIRST_STEP = "no-first-step"
    EDGE_OF_BOARD = "edge-of-board"
    NO_SPACE_BEHIND = "no-space-behind"
    STEP_FIRST = "step-first"
    CAN_STILL_MOVE = "can-still-move"

    def __repr__(self) -> str:
        return f"Rule.{self.name}"

    @property
    def law(self) -> int | None:
        """The number of the Pharaoh's law, if this is one of the seven."""
        return int(self.value[-1]) if self.value.startswith("law-") else None


@dataclass(frozen=True)
class Refusal:
    """The rule that forbids a decision, and the facts that a sentence about it needs."""

    rule: Rule
    facts: Mapping[str, object]

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", FrozenDict(self.facts))

    @property
    def law(self) -> int | None:
        """The number of the Pharaoh's law that forbids it, if a law does."""
        return self.rule.law


def _refuse(rule: Rule, **facts: object) -> Refusal:
    return Refusal(rule, facts)


ALLOWED_IN = {
    Place: (Phase.SET_UP, Phase.PLACE),
    Lot: (Phase.LOT,),
    Throw: (Phase.THROW,),
    Take: (Phase.TAKE,),
    Step: (Phase.STEP,),
    Stop: (Phase.STEP,),
    Pass: (Phase.TAKE,),
}


def why_not(position: Position, decision: object) -> Refusal | None:
    """Why the rules refuse this decision, or None if it is legal."""
    phases = ALLOWED_IN.get(type(decision))
    if phases is None:
        return _refuse(Rule.NONSENSE, given=repr(decision))
    if position.phase is Phase.OVER:
        return _refuse(Rule.GAME_OVER, seat=position.winner)
    if position.phase not in phases:
        return _refuse(Rule.NOT_NOW, phase=position.phase, actor=position.actor)
    match decision:
        case Place():
            return _why_not_place(position, decision)
        case Lot():
            return _why_not_lot(position, decision)
        case Throw():
            return _why_not_throw(position, decision)
        case Take():
            return _why_not_take(position, decision)
        case Step():
            return _why_not_step(position, decision)
        case Pass():
            return _why_not_pass(position, decision)
    return _why_not_stop(position)


def _why_not_place(position: Position, decision: Place) -> Refusal | None:
    figure, space = decision.figure, decision.space
    temple = position.edition.board.temples[position.to_place.seat]
    if not _is_figure(position, figure):
        return _refuse(Rule.NO_SUCH_FIGURE, given=repr(figure))
    if figure != position.to_place:
        return _refuse(Rule.ANOTHER_FIGURE_FIRST, figure=figure, first=position.to_place)
    if not _is_space(position, space):
        return _refuse(Rule.NO_SUCH_SPACE, given=repr(space))
    if space not in temple:
        return _refuse(Rule.OUTSIDE_TEMPLE, figure=figure, space=space)
    if space in position.standing:
        return _refuse(Rule.SPACE_TAKEN, space=space, by=position.standing[space])
    return None


def _why_not_lot(position: Position, decision: Lot) -> Refusal | None:
    if not _is_seat(position, decision.seat):
        return _refuse(Rule.NO_SUCH_SEAT, given=repr(decision.seat))
    return None


def _why_not_throw(position: Position, decision: Throw) -> Refusal | None:
    faces: object = decision.faces
    if not isinstance(faces, tuple) or len(faces) != len(Kind):
        return _refuse(Rule.SIX_FACES, given=repr(faces))
    for stick, face in zip(Kind, faces, strict=True):
        if not is_face(face) or face not in position.edition.faces[stick]:
            return _refuse(Rule.NO_SUCH_FACE, stick=stick, face=repr(face))
    return None


def _why_not_take(position: Position, decision: Take) -> Refusal | None:
    stick, figure, seat = decision.stick, decision.figure, position.mover
    refusal = _why_not_stick(position, stick)
    if refusal:
        return refusal
    if not _is_figure(position, figure):
        return _refuse(Rule.NO_SUCH_FIGURE, given=repr(figure))
    if not law_1(seat, figure, position.sticks[stick]):
        return _refuse(Rule.LAW_1, seat=seat, figure=figure, stick=stick)
    if not can_step(position, figure):
        return _refuse(Rule.NO_FIRST_STEP, figure=figure, space=position.figures[figure])
    return None


def _why_not_stick(position: Position, stick: object) -> Refusal | None:
    if not isinstance(stick, Kind):
        return _refuse(Rule.NO_SUCH_STICK, given=repr(stick))
    if stick not in position.sticks:
        return _refuse(Rule.STICK_USED, stick=stick)
    return None


def _why_not_step(position: Position, decision: Step) -> Refusal | None:
    board, move, direction = position.edition.board, position.move, decision.direction
    assert move
    figure, here = move.figure, position.figures[move.figure]
    if not _is_direction(position, direction):
        return _refuse(Rule.NO_SUCH_DIRECTION, given=repr(direction))
    facts = {"figure": figure, "here": here, "direction": direction}
    way = board.ways[here].get(direction)
    if way is None:
        return _refuse(Rule.EDGE_OF_BOARD, **facts)
    there = landing(position, way)
    if there is None:
        facts["over"] = position.standing[way.beside]
        if way.beyond is None:
            return _refuse(Rule.NO_SPACE_BEHIND, **facts)
        return _refuse(Rule.LAW_2, **facts, there=way.beyond, by=position.standing[way.beyond])
    facts["there"] = there
    if not law_3(position, figure, here, there):
        return _refuse(Rule.LAW_3, **facts)
    if not law_4(position, figure, here, there):
        return _refuse(Rule.LAW_4, **facts, court=position.courts[there])
    if not law_5(position, figure, here, there):
        return _refuse(Rule.LAW_5, **facts)
    return None


def _why_not_stop(position: Position) -> Refusal | None:
    assert position.move
    if not position.move.begun:
        return _refuse(Rule.STEP_FIRST, figure=position.move.figure)
    return None


def _why_not_pass(position: Position, decision: Pass) -> Refusal | None:
    refusal = _why_not_stick(position, decision.stick)
    if refusal:
        return refusal
    possible = next(takes(position), None)
    if possible:
        return _refuse(Rule.CAN_STILL_MOVE, stick=possible.stick, figure=possible.figure)
    return None


def _is_figure(position: Position, given: object) -> bool:
    """Whether this is a figure of someone in the game."""
    return (
        isinstance(given, Figure)
        and _is_seat(position, given.seat)
        and isinstance(given.kind, Kind)
    )


def _is_seat(position: Position, given: object) -> bool:
    """Whether this is a seat in the game; True and 1.0 are not, though they equal 1."""
    return type(given) is int and given in position.seats


def _is_space(position: Position, given: object) -> bool:
    """Whether this is a space of the board; only text is asked whether it equals one."""
    return isinstance(given, str) and given in position.edition.board.neighbours


def _is_direction(position: Position, given: object) -> bool:
    """Whether this is a direction of the board."""
    return isinstance(given, str) and given in position.edition.board.compass
