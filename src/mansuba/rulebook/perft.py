"""Counting every line of play to a depth, as chess programs do to prove their rules right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mansuba.rulebook.decisions import Decision
    from mansuba.rulebook.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` decisions, chance's among them, start here."""
    if depth == 0:
        return 1
    decisions = position.decisions()
    if depth == 1:
        return len(decisions)
    return sum(perft(position.after(decision), depth - 1) for decision in decisions)


def divide(position: Position, depth: int) -> dict[Decision, int]:
    """The same count, apart for each first decision: where two engines differ, it shows."""
    return {
        decision: perft(position.after(decision), depth - 1) for decision in position.decisions()
    }
