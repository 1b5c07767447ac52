"""Positions that show a rule: a part of a board, a stick, and figures to try it with.

They are drawn in the documents, and played with on the page.

>>> example = EXAMPLES["beguile"]
>>> example.topic, sorted(map(str, example.figures))
('beguile', ['0I', '3F', '3J', '3K', '3W'])
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from mansuba.rulebook.board import Space
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.figures import FIGURES, Figure, Kind, Seat
from mansuba.rulebook.frozen import FrozenDict
from mansuba.rulebook.position import Position
from mansuba.rulebook.possible import check_position
from mansuba.rulebook.sticks import Face

MOVER: Seat = 0
"""Whoever reads is in this seat."""


@dataclass(frozen=True)
class Example:
    """One stick is left of a round, and it is seat 0's turn."""

    topic: str
    """The section that it belongs to, or the number of the law."""
    stick: Kind
    face: Face
    standing: str = ""
    """Figures and their spaces, as `0F@j10`. All others stand in their Temples."""
    centre: Space | None = None
    """The middle of what is shown; without one it is the whole board."""
    around: int = 3
    """How many spaces it is from there to the edge of what is shown."""
    players: int = 2

    @cached_property
    def position(self) -> Position:
        """Where it begins."""
        empty = Position.new(Edition.standard(), self.players)
        board, seats = empty.edition.board, empty.seats
        waiting = {
            figure: space
            for seat in seats
            for figure, space in zip(FIGURES[seat], board.temples[seat], strict=True)
        }
        figures = {**waiting, **self._placed}
        starter = seats[(seats.index(MOVER) - (len(Kind) - 1)) % len(seats)]
        position = empty.but(figures=figures, starter=starter, sticks={self.stick: self.face})
        check_position(position)
        return position

    @cached_property
    def spaces(self) -> frozenset[Space]:
        """What is shown of the board: courts, if at all, as a whole."""
        board = self.position.edition.board
        if self.centre is None:
            return frozenset(board.spaces)
        shown = {self.centre}
        for _ in range(self.around):
            shown |= {there for here in shown for there in board.neighbours[here].values()}
        courts = self.position.courts
        touched = {courts[space] for space in shown if space in courts}
        return frozenset(shown | {space for space, court in courts.items() if court in touched})

    @cached_property
    def figures(self) -> Mapping[Figure, Space]:
        """The figures that are shown."""
        return seen(self, self.position)

    @cached_property
    def _placed(self) -> Mapping[Figure, Space]:
        words = (word.split("@") for word in self.standing.split())
        return FrozenDict(
            {Figure(int(who[0]), _KINDS[who[1]]): space for who, space in words},
        )


def seen(example: Example, position: Position) -> Mapping[Figure, Space]:
    """The figures of a position that began with the example, as far as they are shown."""
    return FrozenDict(
        {figure: at for figure, at in position.figures.items() if at in example.spaces}
    )


_KINDS = {kind.letter: kind for kind in Kind}

EXAMPLES: Mapping[str, Example] = FrozenDict(
    {
        "board": Example("board", Kind.CROCODILE, Face(3), players=6),
        "step": Example(
            "step", Kind.FALCON, Face(1), "0F@j10 0W@j11 3J@k10 0C@l10 3K@i9", centre="j10"
        ),
        "jump": Example("2", Kind.WOMAN, Face(3), "0W@j9 3C@j10 0I@k12 3K@i9 3J@h9", centre="j10"),
        "temple": Example("3", Kind.CROCODILE, Face(3), "0C@d6", centre="e5", around=2),
        "courts": Example(
            "4",
            Kind.CAT,
            Face(3),
            "0K@p14 3F@q16 3W@r16 3C@s16 3I@r15 3J@c8 3K@b8",
            centre="p14",
            around=2,
        ),
        "pyramid": Example("5", Kind.WOMAN, Face(3), "0W@q12 0F@s13", centre="q12", around=2),
        "naal": Example(
            "6", Kind.JACKAL, Face(2, naal=True), "0J@i9 3J@k11 0F@j12 3K@l10", centre="j10"
        ),
        "sacrifice": Example("7", Kind.CROCODILE, Face(3), "0C@j10 0I@k11 3W@i8", centre="j10"),
        "beguile": Example(
            "beguile",
            Kind.IBIS,
            Face(3),
            "0I@o12 3J@o13 3F@q16 3W@r16 3K@s16 3C@b8 3I@c8",
            centre="p14",
        ),
        "end": Example(
            "end",
            Kind.FALCON,
            Face(1),
            "0F@p13 0W@q11 0C@q12 0I@r12 0J@r13 0K@s13",
            centre="p13",
            around=2,
        ),
    }
)
"""By name, in the order of the rules."""
