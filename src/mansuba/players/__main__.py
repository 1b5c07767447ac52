"""`python -m mansuba.players`: compile what the players need now, so that no game waits for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from mansuba.players.naming import PLAYERS
from mansuba.players.protocol import Budget
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

A_LOOK = Budget(effort=1)


def main() -> None:
    """Let everyone who needs compiled code use it once."""
    start = time.perf_counter()
    for name, player in PLAYERS.items():
        if player.compiled:
            print(f"\rPreparing the {name:<16}", end="", flush=True)
            for position in _of_every_sort():
                player.think(position, Random(0), A_LOOK)
    print(f"\rThe players are ready ({time.perf_counter() - start:.1f} s).      ")


def _of_every_sort() -> Iterator[Position]:
    """A set-up, a stick to be taken, a step."""
    edition, seen = Edition.standard(), set[Phase]()
    position = Position.new(edition, min(edition.board.seats))
    while Phase.STEP not in seen:
        if isinstance(position.actor, int) and position.phase not in seen:
            seen.add(position.phase)
            yield position
        position = position.after(position.decisions()[0])


if __name__ == "__main__":
    main()
