"""What the page and the server say to each other about a lesson. Nothing of it is kept."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mansuba.web.messages import GameView
from mansuba.web.messages_common import Message
from mansuba.web.messages_turn import RefusalView

LessonOutcome: TypeAlias = Literal["open", "done", "missed"]


class LessonChoice(Message):
    """A lesson: `lesson-{name}` says what it is called, `lesson-{name}-{n}` its nth task."""

    name: str
    tasks: int


class HintView(Message):
    """What to do next: throw; or take a stick for a figure and go this way; or place a figure."""

    throw: bool
    stick: str | None
    figure: str | None
    through: list[str]
    """The spaces of the way, the first and the last included; only the last to place a figure."""
    to_confirm: bool
    """Whether the move then waits to be sent; one that beguiles does not."""


class LessonView(Message):
    """A task as it stands after what the learner has decided, and after what the others did."""

    game: GameView
    outcome: LessonOutcome
    """Whether the goal is reached; `missed` if the turn went by without it."""
    hint: HintView | None
    """Nothing once the learner has left the way that the lesson knows."""


class LessonWhy(Message):
    """Why something may not be done, and whether finding that out was the task."""

    refusal: RefusalView | None
    done: bool
