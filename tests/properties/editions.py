"""Editions to try the rules on: small boards of many shapes, any ring, any faces, any options.

T T T P P P     Courts of two rows of three hang from both edges of a field, in any order.
T T T P P P     The field may have holes. Its spaces are joined as on a chessboard, with or
. . . . . .     without diagonals, or as hexagons; the rows may close to rings, so that
. .   . . .     whoever walks off on one side comes back on the other; and a court may be
P P P T T T     open to the field on a part of its breadth only, where figures soon stand in
P P P T T T     each other's way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from mansuba import Board, Edition, EditionError, Face, Kind
from mansuba.rulebook.errors import Fault

Spot = tuple[int, int]

LATTICES: Mapping[str, Mapping[str, tuple[Spot, str]]] = {
    "square": {"E": ((1, 0), "W"), "S": ((0, 1), "N")},
    "hexagon": {"E": ((1, 0), "W"), "SE": ((0, 1), "NW"), "SW": ((-1, 1), "NE")},
    "chessboard": {
        "E": ((1, 0), "W"),
        "S": ((0, 1), "N"),
        "SE": ((1, 1), "NW"),
        "SW": ((-1, 1), "NE"),
    },
}
COURT_WIDTH, COURT_DEPTH = 3, 2


def _name(spot: Spot) -> str:
    return f"{'abcdefghijkl'[spot[1]]}{spot[0] + 1}"


def _line(spots: set[Spot], walls: set[Spot], start: Spot, way: Spot, wrap: int) -> list[Spot]:
    """The straight line from here; where rows close to rings it may end where it began."""
    line = [start]
    while True:
        column, row = line[-1][0] + way[0], line[-1][1] + way[1]
        if wrap:
            column %= wrap
        if (column, row) not in spots or (way[1] and line[-1] in walls):
            return line
        line.append((column, row))
        if line[-1] == start:
            return line


@st.composite
def boards(draw: st.DrawFn, most_seats: int = 6) -> Board:
    """A board that works."""
    seats = draw(st.integers(2, most_seats))
    width, depth = seats * COURT_WIDTH, draw(st.integers(1, 3))
    height = depth + 2 * COURT_DEPTH
    field = {(column, row + COURT_DEPTH) for column in range(width) for row in range(depth)}
    holes = draw(st.sets(st.sampled_from(sorted(field)), max_size=3)) if depth > 1 else set()
    blocks = [
        [
            (left + i, top + j)
            for j in sorted(range(COURT_DEPTH), reverse=top == 0)
            for i in range(COURT_WIDTH)
        ]
        for top in (0, height - COURT_DEPTH)
        for left in range(0, width, COURT_WIDTH)
    ]
    courts = [[_name(spot) for spot in block] for block in draw(st.permutations(blocks))]
    spots = {spot for block in blocks for spot in block} | field - holes
    doors = st.sets(st.integers(0, COURT_WIDTH - 1), min_size=1)
    walls = {
        (left + i, edge - 1)  # nothing leads from here to the row below
        for edge in (COURT_DEPTH, height - COURT_DEPTH)
        for left in range(0, width, COURT_WIDTH)
        for i in set(range(COURT_WIDTH)) - draw(doors)
    }
    lattice = LATTICES[draw(st.sampled_from(sorted(LATTICES)))]
    wrap = draw(st.sampled_from([0, width]))
    lines = {
        direction: [
            " ".join(map(_name, _line(spots, walls, spot, way, wrap))) for spot in sorted(spots)
        ]
        for direction, (way, _) in lattice.items()
    }
    rows = (
        " ".join(_name((c, r)) if (c, r) in spots else "  " for c in range(width))
        for r in range(height)
    )
    takers = st.sets(st.sampled_from(range(seats)), min_size=2)
    groups = {len(group): sorted(group) for group in draw(st.lists(takers, min_size=1, max_size=4))}
    try:
        return Board(
            name=draw(st.sampled_from(["small", "court-yard", "b_2"])),
            picture="\n".join(rows),
            directions={direction: back for direction, (_, back) in lattice.items()},
            lines=lines,
            temples=dict(enumerate(courts[:seats])),
            pyramids=dict(enumerate(courts[seats:])),
            seats=groups,
        )
    except EditionError as error:
        assume(error.fault is not Fault.NO_WAY)  # a hole may cut a seat off; nothing else may be
        raise


@st.composite
def faces(draw: st.DrawFn) -> dict[Kind, tuple[Face, ...]]:
    """Four faces for each stick, mostly of few icons, some with the Naal."""
    face = st.builds(Face, st.integers(1, 4) | st.integers(1, 9), st.booleans())
    return {kind: tuple(draw(face) for _ in range(4)) for kind in Kind}


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """Some value for every option."""
    return {
        "laws_bind": draw(st.sampled_from(["owner", "mover"])),
        "temple_reentry": draw(st.sampled_from(["never", "same-move"])),
        "sanctuary": draw(st.booleans()),
    }


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Mostly editions nobody has played before; now and then a built-in board."""
    chosen = draw(options())
    board = draw(st.one_of(boards(most_seats=2), boards(), st.sampled_from(["sun", "oasis"])))
    if isinstance(board, str):
        return Edition.standard().with_(board=board, **chosen)
    ring = tuple(draw(st.permutations(list(Kind))))
    return Edition.standard().with_(board=board, ring=ring, faces=draw(faces()), **chosen)
