"""What to do next in a task, for whoever asks to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from mansuba import Figure, Place, Space, Take
from mansuba.notation import read_decision
from mansuba.rulebook.events import Beguiled, Jumped, Moved
from mansuba.rulebook.sticks import Stick
from mansuba.web.lessons.attempt import Attempt
from mansuba.web.lessons.goals import Forbidden
from mansuba.web.lessons.lesson import THROW, Task

STEPS = (Moved, Jumped)


@dataclass(frozen=True)
class Hint:
    """A stick for a figure, and its way; a figure and a space, to be placed there or to be refused;
    or a throw."""

    throw: bool = False
    stick: Stick | None = None
    figure: Figure | None = None
    through: tuple[Space, ...] = ()
    """From where it stands to where it shall go; only the latter for one that is placed."""
    to_confirm: bool = False
    """Whether the move waits for a last word: one that beguiles is carried out at once."""


def hint(task: Task, words: Sequence[str]) -> Hint | None:
    """What the task's own solution does after these words; nothing if they are no part of it."""
    if isinstance(task.goal, Forbidden):
        taken = read_decision(task.goal.take)
        assert isinstance(taken, Take)
        straight = (task.start.figures[taken.figure], task.goal.to)
        return None if words else Hint(figure=taken.figure, through=straight)
    solution = task.solution.split()
    rest = solution[len(words) :]
    if not rest or list(words) != solution[: len(words)]:
        return None
    if rest[0] == THROW:
        return Hint(throw=True)
    first = read_decision(rest[0])
    if isinstance(first, Place):
        return Hint(figure=first.figure, through=(first.space,))
    if not isinstance(first, Take):
        return None
    turn = [rest[0], *takewhile(lambda word: word != THROW, rest[1:])]
    before, after = Attempt.at(task, words), Attempt.at(task, [*words, *turn])
    events = after.events[len(before.events) :]
    steps = [event for event in events if isinstance(event, STEPS)]
    way = (steps[0].origin, *(step.destination for step in steps))
    waits = not any(isinstance(event, Beguiled) for event in events)
    return Hint(stick=first.stick, figure=first.figure, through=way, to_confirm=waits)
