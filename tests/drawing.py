"""Boards drawn as text, so that a test shows what it is about.

    .   x   x   .       .   an empty space on open ground
      x   0F  1K  x     0F  a figure: seat 0's Falcon, with the letters of the notation
    .   x   x   .       0t  an empty space of seat 0's Temple; 0p, of its Pyramid
                        x   a space that one of the decisions on offer leads to

A `Ground` is a board drawn empty; on it a test draws `Scene`s. Four columns lead to the next space
in a row and two to the rows above and below, so the picture itself says which spaces lie in a
line. The lowest row is a; its spaces are a1, a2 and so on from the left.

A picture shows only what matters: a figure that is not drawn stands aside, on a space that leads
nowhere, and courts that are not drawn lie elsewhere, with a way from each Temple to its Pyramid.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from textwrap import dedent
from typing import Any, TypeAlias

from mansuba import (
    Board,
    Edition,
    Face,
    Figure,
    Kind,
    Place,
    Position,
    Refusal,
    Rule,
    Seat,
    Space,
    Step,
)
from mansuba.notation import read_decision, write_decision
from mansuba.rulebook.events import Event
from mansuba.rulebook.figures import FIGURES
from mansuba.rulebook.possible import check_position

Spot: TypeAlias = tuple[int, int]
"""A place in a picture: the line, counted from the top, and the column."""

LINES = {"E": (0, 4), "SE": (1, 2), "SW": (1, -2)}
REVERSES = {"E": "W", "SE": "NW", "SW": "NE"}
LETTERS = {kind.letter: kind for kind in Kind}
MARK = "x"


def figure(word: str) -> Figure:
    """The figure that a word such as 0F stands for."""
    return Figure(int(word[0]), LETTERS[word[1]])


def faces(word: str) -> dict[Kind, Face]:
    """Sticks with their faces, from a word such as F1W2n."""
    found = re.findall(r"([FWCIJK])(\d)(n?)", word)
    return {LETTERS[letter]: Face(int(icons), naal=bool(naal)) for letter, icons, naal in found}


def _signs(picture: str) -> dict[Spot, str]:
    """What is drawn where, in reading order."""
    lines = dedent(picture).strip("\n").splitlines()
    return {
        (number, found.start()): found[0]
        for number, line in enumerate(lines)
        for found in re.finditer(r"\S+", line)
    }


def _picture(signs: Mapping[Spot, str]) -> str:
    """The text that shows these signs."""
    lines = [""] * (1 + max(line for line, _ in signs))
    for (line, column), sign in signs.items():
        lines[line] = lines[line].ljust(column) + sign
    return "\n".join(lines)


class Ground:
    """A board, drawn empty."""

    def __init__(self, name: str, picture: str, seats: Mapping[int, Sequence[Seat]]) -> None:
        self.signs = _signs(picture)
        self.names = {spot: self._name(spot) for spot in self.signs}
        everyone = range(1 + max(seat for group in seats.values() for seat in group))
        temples = {seat: self._court(f"{seat}t") for seat in everyone}
        pyramids = {seat: self._court(f"{seat}p") for seat in everyone}
        away = [[*temples[seat], *pyramids[seat]] for seat in everyone if self._is_away(seat)]
        self.aside = {each: f"aside_{each}" for seat in everyone for each in FIGURES[seat]}
        lines = {direction: list(self._pairs(direction)) for direction in LINES}
        lines["E"] += [" ".join(way) for way in away]
        rows = [[*self.names.values()], *away, [*self.aside.values()]]
        spaces = "\n".join(" ".join(row) for row in rows)
        self.edition = Edition(Board(name, spaces, REVERSES, lines, temples, pyramids, seats))

    def _name(self, spot: Spot) -> Space:
        lowest = max(line for line, _ in self.signs)
        row = [column for line, column in self.signs if line == spot[0]]
        return f"{ascii_lowercase[lowest - spot[0]]}{row.index(spot[1]) + 1}"

    def _court(self, sign: str) -> list[Space]:
        drawn = [self.names[spot] for spot, drawn in self.signs.items() if drawn == sign]
        return drawn or [f"away_{sign}{number}" for number in range(1, 7)]

    def _is_away(self, seat: Seat) -> bool:
        return f"{seat}t" not in self.signs.values()

    def _pairs(self, direction: str) -> Iterator[str]:
        down, right = LINES[direction]
        for (line, column), name in self.names.items():
            beside = self.names.get((line + down, column + right))
            if beside:
                yield f"{name} {beside}"

    def draw(
        self,
        picture: str,
        *,
        turn: Seat = 0,
        sticks: str = "F4W4C4I4J4K4",
        players: int = 2,
        **options: Any,
    ) -> Scene:
        """The scene in which it is a seat's turn to take one of these sticks.

        Options are changes to the edition, such as `sanctuary=False`. A game has to be able to
        come to what is drawn. Marks with x are left to `Scene.offers`.
        """
        edition = self.edition.with_(**options)
        seats = tuple(edition.board.seats[players])
        taken = len(Kind) - len(faces(sticks))
        starter = seats[(seats.index(turn) - taken) % len(seats)]
        aside = {each: space for each, space in self.aside.items() if each.seat in seats}
        figures = {**aside, **self._figures(picture)}
        position = Position(edition, seats, figures, starter, faces(sticks))
        check_position(position)
        return Scene(self, position)

    def _figures(self, picture: str) -> dict[Figure, Space]:
        signs = _signs(picture)
        assert signs.keys() == self.signs.keys(), "this picture is of another ground"
        figures: dict[Figure, Space] = {}
        for spot, sign in signs.items():
            if sign[-1] in LETTERS:
                assert figure(sign) not in figures, f"{sign} is drawn twice"
                figures[figure(sign)] = self.names[spot]
            else:
                assert sign in (self.signs[spot], MARK), f"{sign} is drawn on {self.names[spot]}"
        return figures

    def picture(self, figures: Mapping[Figure, Space], marked: Iterable[Space] = ()) -> str:
        """This ground with figures and marks on it."""
        on_top = dict.fromkeys(marked, MARK)
        on_top |= {space: str(each) for each, space in figures.items()}
        return _picture({s: on_top.get(self.names[s], sign) for s, sign in self.signs.items()})


@dataclass(frozen=True)
class Scene:
    """A position on a ground, with the events that led here from the scene before."""

    ground: Ground
    position: Position
    events: tuple[Event, ...] = ()

    def play(self, words: str) -> Scene:
        """The scene after some decisions, given as words of the notation."""
        position = self.position
        events: list[Event] = []
        for word in words.split():
            transition = position.play(read_decision(word))
            position = transition.after
            events += transition.events
        return Scene(self.ground, position, tuple(events))

    def refuses(self, word: str) -> Refusal:
        """Why a decision is refused; it has to be."""
        refusal = self.position.why_not(read_decision(word))
        assert refusal, f"{word} is legal"
        return refusal

    @property
    def words(self) -> list[str]:
        """The decisions on offer, as words of the notation."""
        return [write_decision(decision) for decision in self.position.decisions()]

    def shows(self, picture: str) -> None:
        """Check that the board now looks like this."""
        __tracebackhide__ = True
        _check(self.ground.picture(self.position.figures), picture)

    def offers(self, picture: str) -> None:
        """Check that the board looks like this, with an x wherever a decision on offer leads."""
        __tracebackhide__ = True
        marked = [*self._places(), *self._landings()]
        _check(self.ground.picture(self.position.figures, marked), picture)

    def _places(self) -> Iterator[Space]:
        return (each.space for each in self.position.decisions() if isinstance(each, Place))

    def _landings(self) -> Iterator[Space]:
        move, position = self.position.move, self.position
        steps = [each for each in position.decisions() if isinstance(each, Step)]
        if move and not move.hand:
            every = map(Step, position.edition.board.compass)
            assert steps == [step for step in every if not position.why_not(step)]
        for step in steps:
            assert move
            yield position.after(step).figures[move.figure]


def _check(is_so: str, picture: str) -> None:
    __tracebackhide__ = True
    expected = _picture(_signs(picture))
    assert is_so == expected, f"expected\n\n{expected}\n\nbut it is\n\n{is_so}\n"


def check_steps(
    ground: Ground, word: str, picture: str, *, by: Seat | None = None, **options: Any
) -> None:
    """Check that one step takes a figure to the spaces marked x, and to no others.

    A stick of its own kind moves it; `by` another seat, the Naal on that stick.
    """
    __tracebackhide__ = True
    mover = figure(word).seat if by is None else by
    face = "4" if mover == figure(word).seat else "2n"
    scene = ground.draw(picture, turn=mover, sticks=word[1] + face, **options)
    take = f"{word[1]}:{word}"
    if take in scene.words:
        scene.play(take).offers(picture)
    else:
        assert scene.refuses(take).rule is Rule.NO_FIRST_STEP
        scene.shows(picture)
