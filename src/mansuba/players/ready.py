"""Compiling what the players need, ahead of the first game that needs it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mansuba.players.naming import PLAYERS
from mansuba.players.protocol import Budget
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

A_LOOK = Budget(effort=1)


def making_ready() -> Iterator[str]:
    """Let everyone who needs compiled code use it once; says who is about to."""
    for name, player in PLAYERS.items():
        if player.compiled:
            yield name
            for position in _of_every_sort():
                player.think(position, Random(0), A_LOOK)


def _of_every_sort() -> Iterator[Position]:
    """A set-up, a stick to be taken, a step."""
    edition, seen = Edition.standard(), set[Phase]()
    position = Position.new(edition, min(edition.board.seats))
    while Phase.STEP not in seen:
        if isinstance(position.actor, int) and position.phase not in seen:
            seen.add(position.phase)
            yield position
        position = position.after(position.decisions()[0])
