"""A move in progress: between taking a stick and the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from mansuba.rulebook.figures import Figure


@dataclass(frozen=True, slots=True)
class Move:
    """What the rest of a move depends on."""

    figure: Figure
    steps_left: int
    begun: bool = False
    """Whether the first step is made, so that the player may stop."""
    left_temple: bool = False
    """Whether the figure has left its Temple in this move."""
    hand: Figure | None = None
    """A beguiled figure that its owner is about to place."""
