"""The legal decisions of a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mansuba.rulebook.board import Direction, Space, Way
from mansuba.rulebook.decisions import Decision, Lot, Pass, Place, Step, Stop, Take
from mansuba.rulebook.figures import FIGURES, Figure, Kind
from mansuba.rulebook.laws import law_1, law_2, law_3, law_4, law_5, law_6
from mansuba.rulebook.phase import Phase

if TYPE_CHECKING:
    from mansuba.rulebook.position import Position


TAKES = {
    stick: {figure: Take(stick, figure) for six in FIGURES for figure in six} for stick in Kind
}
"""Every Take there is, made once."""


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
            return tuple(takes(position)) or passes(position)
        case Phase.STEP:
            return goings_on(position)
    return ()  # the game is over


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
    for stick in sorted(sticks):
        face = sticks[stick]
        for figure in able:
            if law_1(mover, figure, face):
                yield TAKES[stick][figure]


def passes(position: Position) -> Iterator[Pass]:
    """Any unused stick may be given up."""
    return (Pass(stick) for stick in sorted(position.sticks))


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
    for direction, way in position.edition.board.ways[here].items():
        there = landing(position, way)
        if there is not None and allowed(position, figure, here, there):
            yield direction


def landing(position: Position, way: Way) -> Space | None:
    """Where a step leads, laws 3 to 5 apart: the adjacent space, or the one behind a figure."""
    if way.beside not in position.standing:
        return way.beside
    return way.beyond if law_2(position, way.beyond) else None


def allowed(position: Position, figure: Figure, here: Space, there: Space) -> bool:
    """Whether laws 3 to 5 let this figure go there: 3 and 4 shut courts in, 5 shuts them out."""
    if there in position.courts and not (
        law_3(position, figure, here, there) and law_4(position, figure, here, there)
    ):
        return False
    return here not in position.courts or law_5(position, figure, here, there)
