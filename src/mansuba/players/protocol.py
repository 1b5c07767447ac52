"""What a player is: whoever decides for a seat, and can say what it thinks."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from threading import Event
from typing import TypeAlias

from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

Line: TypeAlias = tuple[Decision, ...]
"""The decision to make now, and what to decide next as long as nobody else decides in between."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think about one decision.

    With an effort alone, or nothing, the same position and generator give the same thought.
    """

    effort: int | None = None
    """How many futures it may look into. Without it, as many as it is used to, or as the seconds
    allow if they are given."""
    seconds: float | None = None
    """It comes to an end after so long, with the best it found by then."""
    stop: Event | None = None
    """Once set, by anyone, it comes to an end at once."""

    def clock(self) -> Callable[[], bool]:
        """Starts now; tells whenever it is asked whether time is up."""
        end = None if self.seconds is None else time.monotonic() + self.seconds

        def is_up() -> bool:
            if self.stop is not None and self.stop.is_set():
                return True
            return end is not None and time.monotonic() >= end

        return is_up


AS_USUAL = Budget()
"""Nothing is asked for: a player takes the time it is used to."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A way to go on, and what it promises."""

    line: Line
    chance: float
    """How likely the seat that decides wins if it goes on so."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player thinks of a position."""

    line: Line
    """What it would do."""
    chances: Mapping[Seat, float]
    """How likely each seat wins; they add up to 1."""
    candidates: tuple[Candidate, ...]
    """What it looked at, the best first."""


class Player(ABC):
    """Decides whatever a seat has to decide, in any edition, for any number of players.

    A player sees the position and nothing else: neither the future nor what it thought before.
    Where no seat acts (chance does, or the game is over) it raises a NobodyActsError.
    """

    searches: bool = False
    """Whether it looks ahead, so that an effort means something to it."""
    compiled: bool = False
    """Whether it needs the compiled kernel, which takes a while where it was never used before."""

    @abstractmethod
    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        """What it makes of the position for the seat that acts: `position.actor`."""

    def plan(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Line:
        """What it would do: the line of its thought, where that can be had for less."""
        return self.think(position, rng, budget).line

    def decide(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Decision:
        """A legal decision for the seat that acts."""
        return self.plan(position, rng, budget)[0]


class NobodyActsError(MansubaError, ValueError):
    """A player was asked for a decision that is no player's."""

    def __init__(self, phase: Phase) -> None:
        super().__init__(phase)
        self.phase = phase

    def __str__(self) -> str:
        return f"no seat decides in the phase {self.phase.value}"
