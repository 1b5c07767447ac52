"""The decisions that stand. What is kept of each is enough to undo it; where they led to is played
again if someone wants to know, for a table keeps hundreds of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mansuba import Decision, Phase, Position, Seat, Transition
from mansuba.rulebook.events import TurnOver, Won
from mansuba.rulebook.phase import Chance

Actor: TypeAlias = Seat | Literal[Chance.CHANCE]
"""Whoever has decided something."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A decision that stands."""

    decision: Decision
    by: Actor
    phase: Phase
    """In which it was decided."""
    turns: int
    """How many turns were over with it."""

    @classmethod
    def of(cls, transition: Transition) -> Passed:
        """What is kept of a decision that was carried out."""
        before = transition.before
        assert before.actor is not None, "nobody decides when a game is over"
        turns = sum(isinstance(event, TurnOver | Won) for event in transition.events)
        return cls(transition.decision, before.actor, before.phase, turns)


def turns_of(line: Iterable[Passed]) -> int:
    """How many turns were over in the course of this."""
    return sum(passed.turns for passed in line)


def led_to(start: Position, line: Iterable[Passed]) -> Position:
    """The position that decisions led to when they were made."""
    position = start
    for passed in line:
        position = position.play(passed.decision).after
    return position
