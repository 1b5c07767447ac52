"""Decisions and integers: each can be made from the other. `docs/kernel.md` has the table."""

from __future__ import annotations

from mansuba.kernel.layout import FIGURES as FIGURE_COUNT
from mansuba.kernel.layout import KINDS, LOT, PASS, PLACE, STEP, STOP, TAKE, THROW
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take, Throw
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.figures import FIGURES, Kind
from mansuba.rulebook.position import Position


class ActionError(MansubaError, ValueError):
    """What is no decision of this game, or not legal where it was given."""


def action_of(edition: Edition, decision: Decision) -> int:
    """The integer of a decision; an ActionError if it is nowhere legal in this edition."""
    try:
        return _number(edition, decision)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise ActionError(f"{decision!r} is no decision of this edition") from None


def _number(edition: Edition, decision: Decision) -> int:
    board = edition.board
    match decision:
        case Step(direction):
            return STEP + board.compass.index(direction)
        case Stop():
            return STOP
        case Pass(stick):
            return PASS + Kind(stick)
        case Take(stick, figure):
            figure_number = figure.seat * KINDS + FIGURES[figure.seat].index(figure)
            return TAKE + Kind(stick) * FIGURE_COUNT + figure_number
        case Place(figure, space):
            return PLACE + board.temples[figure.seat].index(space)
        case Throw(faces):
            sides = [edition.faces[k].index(face) for k, face in zip(Kind, faces, strict=True)]
            return THROW + sum(side << (2 * kind) for kind, side in enumerate(sides))
        case Lot(seat):
            return LOT + list(board.temples).index(seat)
    raise TypeError(decision)


def decision_of(position: Position, action: int) -> Decision:
    """The decision that an integer stands for; an ActionError if it is not legal here."""
    try:
        decision = _decision(position, action)
    except (LookupError, TypeError, ValueError):
        decision = None
    if decision is None or position.why_not(decision):
        raise ActionError(f"{action!r} is no legal decision here")
    return decision


def _decision(position: Position, action: int) -> Decision | None:
    edition = position.edition
    if action < STEP:
        return None
    if action < STOP:
        return Step(edition.board.compass[action - STEP])
    if action == STOP:
        return Stop()
    if action < TAKE:
        return Pass(Kind(action - PASS))
    if action < PLACE:
        stick, rest = divmod(action - TAKE, FIGURE_COUNT)
        seat, kind = divmod(rest, KINDS)
        return Take(Kind(stick), FIGURES[seat][kind])
    if action < THROW:
        figure = position.to_place
        return Place(figure, edition.board.temples[figure.seat][action - PLACE])
    if action < LOT:
        sides = [(action - THROW) >> (2 * kind) & 3 for kind in Kind]
        return Throw(tuple(edition.faces[k][side] for k, side in zip(Kind, sides, strict=True)))
    return Lot(action - LOT)
