"""The legal decisions of a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from mansuba.rulebook.board import Direction, Space
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take
from mansuba.rulebook.figures import FIGURES, Figure, Kind
from mansuba.rulebook.laws import law_1, law_2, law_3, law_4, law_5, law_6
from mansuba.rulebook.phase import Phase

if TYPE_CHECKING:
    from mansuba.rulebook.position import Position


class Landing(NamedTuple):
    """Where a step leads, and over whom if it is a jump."""

    space: Space
    over: Figure | None = None


def decisions(position: Position) -> Iterable[Decision]:
    """Every legal decision, in a fixed order."""
    match position.phase:
        case Phase.SET_UP | Phase.PLACE:
            return placements(position)
        case Phase.LOT:
            return (Lot(seat) for seat in position.seats)
        case Phase.THROW:
            return position.edition.throws
        case Phase.TAKE:
            return list(takes(position)) or passes(position)
        case Phase.STEP:
            return goings_on(position)
        case Phase.OVER:
            return ()


def placements(position: Position) -> Iterator[Place]:
    """The empty spaces of the Temple of whoever has a figure to place."""
    figure = position.to_place
    for space in position.edition.board.temples[figure.seat]:
        if space not in position.standing:
            yield Place(figure, space)


def takes(position: Position) -> Iterator[Take]:
    """Each unused stick with each figure that it may move and that can make a first step."""
    mover, sticks = position.mover, position.sticks
    seats = position.seats if any(map(law_6, sticks.values())) else (mover,)
    figures = [figure for seat in seats for figure in FIGURES[seat]]
    able = [figure for figure in figures if can_step(position, figure)]
    for stick in Kind:
        if stick in sticks:
            for figure in able:
                if law_1(mover, figure, sticks[stick]):
                    yield Take(stick, figure)


def passes(position: Position) -> Iterator[Pass]:
    """Any unused stick may be given up."""
    return (Pass(stick) for stick in Kind if stick in position.sticks)


def goings_on(position: Position) -> Iterator[Step | Stop]:
    """The steps that are possible in a move, and Stop once it has begun."""
    assert position.move
    for direction in steps(position, position.move.figure):
        yield Step(direction)
    if position.move.begun:
        yield Stop()


def can_step(position: Position, figure: Figure) -> bool:
    """Whether a figure has any legal step."""
    return next(steps(position, figure), None) is not None


def steps(position: Position, figure: Figure) -> Iterator[Direction]:
    """The directions in which a figure can make a step."""
    here = position.figures[figure]
    for direction in position.edition.board.neighbours[here]:
        landing = landing_of(position, here, direction)
        if landing and allowed(position, figure, here, landing.space):
            yield direction


def landing_of(position: Position, here: Space, direction: Direction) -> Landing | None:
    """Where a step leads, the laws apart: the adjacent space, or the one behind a figure."""
    neighbours = position.edition.board.neighbours
    beside = neighbours[here].get(direction)
    if beside is None:
        return None
    over = position.standing.get(beside)
    if over is None:
        return Landing(beside)
    beyond = neighbours[beside].get(direction)
    if beyond is None or not law_2(position, beyond):
        return None
    return Landing(beyond, over)


def allowed(position: Position, figure: Figure, here: Space, there: Space) -> bool:
    """Whether the laws that bind where a step lands let this figure go there."""
    if here not in position.courts and there not in position.courts:
        return True  # open ground, where no law binds: almost every step
    return (
        law_3(position, figure, here, there)
        and law_4(position, figure, here, there)
        and law_5(position, figure, here, there)
    )
