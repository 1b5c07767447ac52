"""Carrying out a decision at a table."""

from __future__ import annotations

from mansuba import Decision, IllegalDecisionError, Position, Transition
from mansuba.table.errors import RefusedError


def play(position: Position, decision: Decision, number: int = 0) -> Transition:
    """What comes of a decision, the nth of a request; a RefusedError if nothing can."""
    try:
        return position.play(decision)
    except IllegalDecisionError as error:
        raise RefusedError(number, error.refusal) from None
