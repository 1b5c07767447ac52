"""What a task asks for: something that happens, or something that the rules refuse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from mansuba import Event, Rule

Goal: TypeAlias = Callable[[Sequence[Event]], bool]
"""Whether what has happened is what was asked for."""


def happens(sort: type[Event], times: int = 1, **facts: Any) -> Goal:
    """Events of this sort, with these facts, happen so many times at the least."""

    def reached(events: Sequence[Event]) -> bool:
        fitting = (
            event
            for event in events
            if isinstance(event, sort)
            and all(getattr(event, name) == fact for name, fact in facts.items())
        )
        return sum(1 for _ in fitting) >= times

    return reached


def both(one: Goal, other: Goal) -> Goal:
    """Both of them, in whatever order."""
    return lambda events: one(events) and other(events)


@dataclass(frozen=True)
class Forbidden:
    """The rules refuse to let a figure go to a space: a law is best met by running into it."""

    take: str
    """The stick and the figure with which it is tried."""
    to: str
    rule: Rule
