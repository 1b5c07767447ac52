"""Every decision anyone could think of on a board: the legal ones, and all the others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from mansuba import (
    Decision,
    Edition,
    Face,
    Kind,
    Lot,
    Pass,
    Place,
    Position,
    Step,
    Stop,
    Take,
    Throw,
)
from mansuba.rulebook.figures import FIGURES, SEATS


def conceivable(position: Position) -> Iterator[Decision]:
    """All of them but throws, of which there are too many; of those a few of each sort."""
    yield from _on_board(position.edition)
    yield from _throws(position.edition)


@lru_cache(maxsize=4)
def _on_board(edition: Edition) -> list[Decision]:
    board = edition.board
    figures = [figure for six in FIGURES for figure in six]
    found: list[Decision] = [Stop(), Place(figures[0], "nowhere"), Step("UP")]
    found += [Place(figure, space) for figure in figures for space in board.spaces]
    found += [Lot(seat) for seat in range(-1, SEATS + 1)]
    found += [Take(stick, figure) for stick in Kind for figure in figures]
    found += [Step(direction) for direction in board.compass]
    found += [Pass(stick) for stick in Kind]
    return found


def _throws(edition: Edition) -> Iterator[Decision]:
    first = tuple(edition.faces[kind][0] for kind in Kind)
    yield Throw(first)
    yield Throw(tuple(edition.faces[kind][-1] for kind in Kind))
    yield Throw(first[:-1])
    yield Throw((*first, first[0]))
    yield Throw((*first[:-1], Face(10)))
    for kind in Kind:
        for icons in range(10):
            for naal in (False, True):
                yield Throw((*first[:kind], Face(icons, naal), *first[kind + 1 :]))
