"""What a decision does: the next position, and what happened on the way to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mansuba.rulebook import events as told
from mansuba.rulebook.board import Side
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take, Throw
from mansuba.rulebook.errors import IllegalDecisionError
from mansuba.rulebook.events import Event
from mansuba.rulebook.figures import Figure, Kind, Seat
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.laws import law_7
from mansuba.rulebook.legal import can_step, landing
from mansuba.rulebook.move import Move
from mansuba.rulebook.refusal import why_not
from mansuba.rulebook.sticks import Face, Stick

if TYPE_CHECKING:
    from mansuba.rulebook.position import Position

Happening = tuple["Position", list[Event]]
"""A position still on its way to the next decision, and the events so far."""


@dataclass(frozen=True, slots=True)
class Transition:
    """A decision with the position before it, what happened, and the position after it."""

    before: Position
    decision: Decision
    events: tuple[Event, ...]
    after: Position


def play(position: Position, decision: Decision) -> Transition:
    """Carry out a decision, or raise an IllegalDecisionError that says why not."""
    refusal = why_not(position, decision)
    if refusal:
        raise IllegalDecisionError(decision, refusal)
    after, events = _carry_out(position, decision)
    return Transition(position, decision, tuple(events), after)


def _carry_out(position: Position, decision: Decision) -> Happening:
    match decision:
        case Place():
            return _place(position, decision)
        case Lot(seat):
            return position.then(starter=seat), [told.WonLot(seat)]
        case Throw():
            return _throw(position, decision)
        case Take():
            return _take(position, decision)
        case Step():
            return _step(position, decision)
        case Stop():
            return _end_turn(position, position.mover, [told.Stopped(position.mover)])
    return _pass(position, decision)


def _place(position: Position, decision: Place) -> Happening:
    figures = FrozenDict({**position.figures, decision.figure: decision.space})
    events: list[Event] = [told.Placed(decision.figure, decision.space)]
    if not position.move:
        return position.then(figures=figures), events
    move = replace(position.move, hand=None)
    return _go_on(position.then(figures=figures, move=move), events)


def _throw(position: Position, decision: Throw) -> Happening:
    assert position.starter is not None
    sticks = FrozenDict(zip(Kind, decision.faces, strict=True))
    return position.then(sticks=sticks), [told.Threw(position.starter, decision.faces)]


def _take(position: Position, decision: Take) -> Happening:
    seat, stick, figure = position.mover, decision.stick, decision.figure
    steps = law_7(stick, position.sticks[stick], figure)
    events: list[Event] = [told.Took(seat, stick, figure, steps)]
    if figure.kind != stick:
        events.append(told.Sacrificed(seat, stick, figure))
    if figure.seat != seat:
        events.append(told.InvokedNaal(seat, stick, figure))
    return position.then(sticks=_without(position, stick), move=Move(figure, steps)), events


def _pass(position: Position, decision: Pass) -> Happening:
    seat, stick = position.mover, decision.stick
    left = position.then(sticks=_without(position, stick))
    return _end_turn(left, seat, [told.Passed(seat, stick)])


def _without(position: Position, stick: Stick) -> FrozenDict[Stick, Face]:
    return FrozenDict({kind: face for kind, face in position.sticks.items() if kind != stick})


def _step(position: Position, decision: Step) -> Happening:
    move = position.move
    assert move
    figure, here = move.figure, position.figures[move.figure]
    way = position.edition.board.ways[here][decision.direction]
    there, over = landing(position, way), position.standing.get(way.beside)
    assert there
    figures = FrozenDict({**position.figures, figure: there})
    was_in, is_in = position.courts.get(here), position.courts.get(there)
    left_temple = move.left_temple or (was_in != is_in and was_in == (figure.seat, Side.TEMPLE))
    move = Move(figure, move.steps_left - 1, begun=True, left_temple=left_temple)
    moved = position.then(figures=figures, move=move)
    events: list[Event] = []
    if over is None:
        events.append(told.Moved(figure, here, there))
    else:
        events.append(told.Jumped(figure, here, over, position.figures[over], there))
    if was_in != is_in and is_in == (figure.seat, Side.PYRAMID):
        events.append(told.EnteredPyramid(figure, there))
    if over and position.edition.prey[figure.kind] == over.kind:
        return _beguile(moved, over, events)
    return _go_on(moved, events)


def _beguile(position: Position, beguiled: Figure, events: list[Event]) -> Happening:
    """A figure that was jumped goes back to its owner, who places it, unless it may stay."""
    move = position.move
    assert move
    space = position.figures[beguiled]
    in_pyramid = position.courts.get(space) == (beguiled.seat, Side.PYRAMID)
    if position.edition.sanctuary and in_pyramid:
        return _go_on(position, [*events, told.StayedInPyramid(beguiled, move.figure, space)])
    lifted = FrozenDict({f: s for f, s in position.figures.items() if f != beguiled})
    temple = position.edition.board.temples[beguiled.seat]
    if all(room in lifted.values() for room in temple):
        return _go_on(position, [*events, told.StayedTempleFull(beguiled, move.figure, space)])
    events.append(told.Beguiled(beguiled, move.figure, space))
    return position.then(figures=lifted, move=replace(move, hand=beguiled)), events


def _go_on(position: Position, events: list[Event]) -> Happening:
    """After a step and all it brought about: has someone won, can the move go on?"""
    move = position.move
    assert move
    if position.winner is not None:
        events.append(told.Won(position.winner))
        return position.then(sticks=FrozenDict(), move=None), events
    if move.steps_left and can_step(position, move.figure):
        return position, events
    return _end_turn(position, position.mover, events)


def _end_turn(position: Position, mover: Seat, events: list[Event]) -> Happening:
    events.append(told.TurnOver(mover))
    if position.sticks:
        return position.then(move=None), events
    assert position.starter is not None
    left = position.seats.index(position.starter) + 1
    starter = position.seats[left % len(position.seats)]
    events.append(told.RoundOver(starter))
    return position.then(move=None, starter=starter), events
