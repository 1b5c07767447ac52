"""Whole moves: where a figure can come to, and by which first step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mansuba.rulebook.board import Court, Direction, Side, Space, Way
from mansuba.rulebook.figures import Figure
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.legal import allowed, landing
from mansuba.rulebook.position import Position

NOBODY: frozenset[Figure] = frozenset()


class End(NamedTuple):
    """Where a move may end."""

    space: Space
    steps: int
    first: Direction
    """The step that it begins with."""
    beguiled: frozenset[Figure]
    """Who is beguiled on the way."""


def ends(position: Position, figure: Figure, most: int) -> Iterator[End]:
    """Every end of a move by up to so many steps, those of fewest steps first.

    Where beguiled figures will be placed nobody knows yet, so they are in nobody's way. First
    steps are those that the rules allow; later ones have to be looked at again when they come.
    """
    grounds = {NOBODY: _without(position, figure)}
    courts, temple = position.courts, Court(figure.seat, Side.TEMPLE)
    seen: set[tuple[Space, frozenset[Figure], bool]] = set()
    left = position.move is not None and position.move.left_temple
    layer = [(End(position.figures[figure], 0, "", NOBODY), left)]
    for steps in range(1, most + 1):
        reached = []
        for here, left in layer:
            ground = grounds[here.beguiled]
            in_temple = courts.get(here.space) == temple
            for direction, way in position.edition.board.ways[here.space].items():
                there = landing(ground, way)
                if there is None or not allowed(ground, figure, here.space, there):
                    continue
                goes_in = courts.get(there) == temple
                if left and goes_in and not in_temple:  # law 3, for what is left in this very move
                    continue
                lifted = _lifted(ground, figure, way, there)
                beguiled = here.beguiled | {lifted} if lifted else here.beguiled
                is_left = left or (in_temple and not goes_in)
                # Whoever never left its Temple can go wherever one can who did.
                if (there, beguiled, False) in seen or (there, beguiled, is_left) in seen:
                    continue
                seen.add((there, beguiled, is_left))
                if lifted:
                    grounds[beguiled] = _without(ground, lifted)
                end = End(there, steps, here.first or direction, beguiled)
                reached.append((end, is_left))
                yield end
        layer = reached


def _lifted(ground: Position, figure: Figure, way: Way, there: Space) -> Figure | None:
    """The figure that a step beguiles, if it does: jumped, of the right kind, and not safe."""
    jumped = ground.standing.get(way.beside)
    if jumped is None or ground.edition.prey[figure.kind] != jumped.kind:
        return None
    if ground.edition.sanctuary and ground.courts.get(way.beside) == (jumped.seat, Side.PYRAMID):
        return None
    taken = {*ground.standing, there} - {way.beside}
    return None if taken.issuperset(ground.edition.board.temples[jumped.seat]) else jumped


def _without(position: Position, figure: Figure) -> Position:
    left = {one: space for one, space in position.figures.items() if one != figure}
    return position.then(figures=FrozenDict(left))
