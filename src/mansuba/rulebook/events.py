"""What a decision brought about, in the players' words: enough for a log and an animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mansuba.rulebook.board import Space
from mansuba.rulebook.figures import Figure, Seat
from mansuba.rulebook.sticks import Face, Stick


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure was put onto a space of its Temple."""

    figure: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class WonLot:
    """The lot made this seat the first player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Threw:
    """The starting player threw the sticks."""

    seat: Seat
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Took:
    """A player took a stick to move a figure up to so many steps."""

    seat: Seat
    stick: Stick
    figure: Figure
    steps: int


@dataclass(frozen=True, slots=True)
class Sacrificed:
    """The stick was sacrificed: it moves a figure of another kind, one step."""

    seat: Seat
    stick: Stick
    figure: Figure


@dataclass(frozen=True, slots=True)
class InvokedNaal:
    """The Immortal Naal was invoked to move someone else's figure."""

    seat: Seat
    stick: Stick
    figure: Figure


@dataclass(frozen=True, slots=True)
class Moved:
    """A simple move onto an adjacent space."""

    figure: Figure
    origin: Space
    destination: Space


@dataclass(frozen=True, slots=True)
class Jumped:
    """A jump over a figure onto the space behind it."""

    figure: Figure
    origin: Space
    over: Figure
    over_space: Space
    destination: Space


@dataclass(frozen=True, slots=True)
class EnteredPyramid:
    """A figure came into its Pyramid."""

    figure: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class Beguiled:
    """A figure was lifted off the board and is in its owner's hand."""

    figure: Figure
    by: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class StayedTempleFull:
    """A figure would have been beguiled, but its Temple had no room for it."""

    figure: Figure
    by: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class StayedInPyramid:
    """A figure would have been beguiled, but nobody is in their own Pyramid."""

    figure: Figure
    by: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class Stopped:
    """A player ended a move that had steps left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """A player who could move nothing gave up a stick."""

    seat: Seat
    stick: Stick


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A player's turn ended."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundOver:
    """All six sticks are used; the next starter throws them again."""

    starter: Seat


@dataclass(frozen=True, slots=True)
class Won:
    """All six of a seat's figures are in its Pyramid."""

    seat: Seat


Event: TypeAlias = (
    Placed
    | WonLot
    | Threw
    | Took
    | Sacrificed
    | InvokedNaal
    | Moved
    | Jumped
    | EnteredPyramid
    | Beguiled
    | StayedTempleFull
    | StayedInPyramid
    | Stopped
    | Passed
    | TurnOver
    | RoundOver
    | Won
)
