"""Where a moving figure can go without a stop, and what it does at the end of each way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mansuba import Court, Figure, Phase, Position, Seat, Side, Space, Step, Transition
from mansuba.rulebook.events import Beguiled, StayedInPyramid, StayedTempleFull


@dataclass(frozen=True, slots=True)
class Way:
    """Steps of the moving figure, of which none but the last beguiles anyone."""

    to: Space
    line: tuple[Step, ...]
    through: tuple[Space, ...]
    """The spaces it comes through, the last included."""
    beguiles: Figure | None
    """The figure that its last step sends back to its Temple."""
    spares: Figure | None
    """The figure that its last step would beguile if it were not safe, or its Temple full."""
    enters: bool
    """Whether it ends in the figure's Pyramid, coming from outside."""
    ends: bool
    """Whether the turn ends there by itself."""
    wins: Seat | None
    """Who has won at the end of it."""


Trail = tuple[Transition, ...]
"""Steps made one after another."""


def ways(position: Position) -> tuple[Way, ...]:
    """The ways on for the figure that is moving, nearest first; none if no figure is.

    To each space with each consequence there is one, a shortest. It may lead back to where the
    figure stands.
    """
    move = position.move
    if move is None or position.phase is not Phase.STEP:
        return ()
    found: dict[tuple[object, ...], Way] = {}
    for trail in _trails(position, move.figure):
        way = _way(position, move.figure, trail)
        found.setdefault((way.to, way.beguiles, way.spares, way.wins), way)
    return tuple(found.values())


def _trails(position: Position, figure: Figure) -> Iterator[Trail]:
    """Every trail worth a look, shortest first.

    As long as nobody is beguiled only the figure has moved: what can follow depends on where it
    stands, on whether it left its Temple, and on the steps left, of which the first to come to a
    space has most.
    """
    been = {_whereabouts(position, figure)}
    frontier: list[tuple[Position, Trail]] = [(position, ())]
    for here, trail in frontier:
        for step in here.decisions():
            if not isinstance(step, Step):
                continue
            onwards = (*trail, here.play(step))
            yield onwards
            there = onwards[-1].after
            if there.phase is Phase.STEP and _whereabouts(there, figure) not in been:
                been.add(_whereabouts(there, figure))
                frontier.append((there, onwards))


def _whereabouts(position: Position, figure: Figure) -> tuple[Space, bool]:
    assert position.move
    return position.figures[figure], position.move.left_temple


def _way(start: Position, figure: Figure, trail: Trail) -> Way:
    last = trail[-1]
    through = tuple(transition.after.figures[figure] for transition in trail)
    pyramid = Court(figure.seat, Side.PYRAMID)
    was_in, is_in = start.courts.get(start.figures[figure]), start.courts.get(through[-1])
    beguiled = [event.figure for event in last.events if isinstance(event, Beguiled)]
    spared = [
        event.figure
        for event in last.events
        if isinstance(event, StayedInPyramid | StayedTempleFull)
    ]
    return Way(
        to=through[-1],
        line=tuple(t.decision for t in trail if isinstance(t.decision, Step)),
        through=through,
        beguiles=beguiled[0] if beguiled else None,
        spares=spared[0] if spared else None,
        enters=is_in == pyramid != was_in,
        ends=last.after.move is None,
        wins=last.after.winner,
    )
