"""What can go wrong, as types that carry their facts; the edges put them into words."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mansuba.rulebook.refusal import Refusal


class MansubaError(Exception):
    """The root of every error this package raises on purpose."""


class Fault(Enum):
    """Why an edition cannot work. The name is for programs; the value says it in plain English."""

    SYNTAX = "this is not TOML: {problem}"
    UNREADABLE = "this cannot be read: {problem}"
    MISSING = "this is missing"
    UNKNOWN_KEY = "nothing is called so here; known are {known}"
    WRONG_TYPE = "this should be {expected}"
    BAD_NAME = "{name!r} is no name; a name is {expected}"
    NO_SUCH_BOARD = "there is no built-in board {name!r}, only {known}"
    BOARD_TWICE = "a built-in board and one of its own cannot both be given"
    TOO_MANY_SPACES = "a board has at most {most} spaces, this one has {count}"
    TOO_MANY_DIRECTIONS = "a board has at most {most} directions, this one has {count}"
    SPACE_TWICE = "the space {space} is there twice"
    NO_SUCH_SPACE = "the board has no space {space}"
    NO_REVERSE = "the direction {direction} has no reverse of its own"
    TWO_NEIGHBOURS = "going {direction} from {space} leads to both {one} and {other}"
    LINE_RETURNS = "going {direction} from {space} comes back to it within two steps"
    SEATS_DISAGREE = "seat {seat} has a Temple or a Pyramid, but not both"
    SEATS_NOT_IN_ORDER = "seats are numbered from 0 without a gap, 2 to 6 of them"
    COURT_TOO_SMALL = "a Temple or Pyramid has at least six spaces, this one has {count}"
    COURTS_OVERLAP = "the space {space} is already in {court}"
    NO_WAY = "with all other courts closed, no way leads from {temple} to {pyramid}"
    NO_PLAYERS = "seats are listed for 2 to 6 players, and for at least one such number"
    WRONG_SEATS = "{players} players take {players} different seats of the board, in rising order"
    OTHER_PLAYERS = "the board {board} is for {known} players, not for {players}"
    NOT_A_RING = "a ring names each of the six kinds once"
    NOT_FOUR_FACES = "a stick has four faces, this one has {count}"
    BAD_FACE = "a face shows 1 to {most} icons"
    NO_SUCH_VALUE = "this can be {known}, not {given}"


class EditionError(MansubaError, ValueError):
    """A board or edition that cannot work.

    `where` is the key (`temples.3[2]`, counted from 0) or, for broken syntax, the line.
    """

    def __init__(self, where: str, fault: Fault, **facts: object) -> None:
        super().__init__(where, fault, facts)
        self.where = where
        self.fault = fault
        self.facts = facts
        self.source = ""

    def __str__(self) -> str:
        reason = self.fault.value.format(**self.facts)
        return ": ".join(filter(None, (self.source, self.where, reason)))

    def __reduce__(self) -> tuple[Callable[[], EditionError], tuple[()], dict[str, object]]:
        rebuild = partial(EditionError, self.where, self.fault, **self.facts)
        return rebuild, (), {"source": self.source}


class IllegalDecisionError(MansubaError, ValueError):
    """A decision that the rules refuse."""

    def __init__(self, decision: object, refusal: Refusal) -> None:
        super().__init__(decision, refusal)
        self.decision = decision
        self.refusal = refusal

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.refusal.facts.items())
        return f"{self.decision!r} is refused by {self.refusal.rule.value}: {facts}"


class Flaw(Enum):
    """Why no game can come to a position. Named for programs, in plain English for people."""

    NO_SUCH_FIGURE = "nobody in this game owns {figure}"
    NO_SUCH_SPACE = "the board has no space {space}"
    TWO_ON_A_SPACE = "{space} holds both {one} and {other}"
    FIGURE_MISSING = "{figure} is nowhere"
    OUT_OF_ORDER = "{figure} is set up before {next}"
    NOT_IN_TEMPLE = "{figure} is set up outside its Temple, on {space}"
    IN_ANOTHERS_COURT = "{figure} stands in {court}, on {space}"
    NO_STARTER = "sticks lie or a figure moves before the lot has fallen"
    NO_SUCH_STARTER = "seat {seat} is not in the game"
    NO_SUCH_FACE = "the {stick} stick has no face {face}"
    NO_STICK_TAKEN = "a figure moves, but no stick was taken"
    TOO_MANY_STEPS = "no stick gives {steps} steps"
    NO_STEP_POSSIBLE = "{figure} cannot go on, so its move is over"
    NOT_BEGUILED_YET = "{figure} is in hand before the move has begun"
    TEMPLE_NOT_LEFT = "{figure} cannot have left its Temple"
    HAND_NOT_EMPTY = "{figure} is in its owner's hand and on the board"
    TEMPLE_FULL = "{figure} cannot be placed, its Temple is full"
    TWO_WINNERS = "seats {one} and {other} have both won"
    GOES_ON = "seat {seat} has won, yet the game goes on"


class ImpossiblePositionError(MansubaError, ValueError):
    """A position that no game can come to."""

    def __init__(self, flaw: Flaw, **facts: object) -> None:
        super().__init__(flaw, facts)
        self.flaw = flaw
        self.facts = facts

    def __str__(self) -> str:
        return self.flaw.value.format(**self.facts)

    def __reduce__(self) -> tuple[Callable[[], ImpossiblePositionError], tuple[()]]:
        return partial(ImpossiblePositionError, self.flaw, **self.facts), ()
