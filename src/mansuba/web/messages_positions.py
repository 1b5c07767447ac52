"""What the editor of positions and the server say to each other."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictInt, StringConstraints, model_validator

from mansuba.web.messages import MOST_OF_A_LINE, BoardView, HouseRules, Next
from mansuba.web.messages_common import Message
from mansuba.web.messages_laid import FaceView, FlawView, Laid


class EmptyBoard(Message):
    """An empty board for so many players."""

    board: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    players: Annotated[StrictInt, Field(ge=2, le=6)]
    house_rules: HouseRules = HouseRules()


class Asked(Message):
    """Can this be? Asked of a line of the notation, or of an empty board to begin with."""

    position: Annotated[str, StringConstraints(max_length=MOST_OF_A_LINE)] | None = None
    ground: EmptyBoard | None = None

    @model_validator(mode="after")
    def _asks_one_thing(self) -> Asked:
        if (self.position is None) == (self.ground is None):
            raise ValueError("either a position or an empty board")
        return self


class Moving(Message):
    """The move in progress."""

    word: str
    """As the notation has it."""
    figure: str
    steps_left: int


class PositionView(Message):
    """A position, also one that cannot be."""

    position: str
    """It in the notation."""
    board: BoardView
    house_rules: HouseRules
    faces: dict[str, list[FaceView]]
    """The four faces of each stick."""
    seats: list[int]
    laid: Laid
    starter: int | None
    """Who has thrown, or is to throw, in this round; nobody before the lot."""
    moving: Moving | None
    flaw: FlawView | None
    """Why no game comes to it, if none does."""
    next: Next | None
    """What comes next, if it can be."""
    decisions: int | None
    """How many decisions there are then; nothing where the sticks are thrown."""


class PositionLine(Message):
    """A position in the notation."""

    position: str
