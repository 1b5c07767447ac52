"""Decisions and integers: each can be made from the other. `docs/kernel.md` has the table."""

from __future__ import annotations

from mansuba.kernel.layout import FIGURES as FIGURE_COUNT
from mansuba.kernel.layout import KINDS, LOT, PASS, PLACE, STEP, STOP, TAKE, THROW
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take, Throw
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import FIGURES, Kind
from mansuba.rulebook.position import Position


def action_of(edition: Edition, decision: Decision) -> int:
    """The integer of a decision that is legal somewhere; a ValueError if it is nowhere."""
    match decision:
        case Step(direction):
            return STEP + edition.board.compass.index(direction)
        case Stop():
            return STOP
        case Pass(stick):
            return PASS + stick
        case Take(stick, figure):
            return TAKE + stick * FIGURE_COUNT + figure.seat * KINDS + figure.kind
        case Place(figure, space):
            return PLACE + edition.board.temples[figure.seat].index(space)
        case Throw(faces):
            sides = (edition.faces[kind].index(faces[kind]) for kind in Kind)
            return THROW + sum(side << (2 * kind) for kind, side in zip(Kind, sides, strict=True))
        case Lot(seat):
            return LOT + seat


def decision_of(position: Position, action: int) -> Decision:
    """The decision that an integer, legal in this position, stands for."""
    edition = position.edition
    if action < STOP:
        return Step(edition.board.compass[action - STEP])
    if action == STOP:
        return Stop()
    if action < TAKE:
        return Pass(Kind(action - PASS))
    if action < PLACE:
        stick, figure = divmod(action - TAKE, FIGURE_COUNT)
        seat, kind = divmod(figure, KINDS)
        return Take(Kind(stick), FIGURES[seat][kind])
    if action < THROW:
        figure_ = position.to_place
        return Place(figure_, edition.board.temples[figure_.seat][action - PLACE])
    if action < LOT:
        sides = ((action - THROW) >> (2 * kind) & 3 for kind in Kind)
        return Throw(tuple(edition.faces[k][side] for k, side in zip(Kind, sides, strict=True)))
    return Lot(action - LOT)
