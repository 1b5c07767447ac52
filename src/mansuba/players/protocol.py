"""What a player is: whoever decides for a seat."""

from __future__ import annotations

from random import Random
from typing import Protocol

from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.errors import MansubaError
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position


class Player(Protocol):
    """Decides whatever a seat has to decide, in any edition, for any number of players.

    A player sees the position and nothing else: neither the future nor what it thought before.
    The same position and the same state of the generator give the same decision.
    """

    def decide(self, position: Position, rng: Random) -> Decision:
        """A legal decision for the seat that acts: `position.actor`.

        Where no seat acts (chance does, or the game is over) it raises a NobodyActsError.
        """
        ...


class NobodyActsError(MansubaError, ValueError):
    """A player was asked for a decision that is no player's."""

    def __init__(self, phase: Phase) -> None:
        super().__init__(phase)
        self.phase = phase

    def __str__(self) -> str:
        return f"no seat decides in the phase {self.phase.value}"
