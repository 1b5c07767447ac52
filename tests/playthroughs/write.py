"""Writes the games here anew: the same decisions, told as the rulebook plays them today.

    python -m tests.playthroughs.write                  every game in this folder
    python -m tests.playthroughs.write NAME LINE SEED   a new one, steered, from a position

A new game gets a heading to be filled in by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from mansuba import Phase, Position, Transition
from mansuba.notation import read_position
from tests.playing import steer
from tests.playthroughs.telling import read, replay, tell

HERE = Path(__file__).parent


def head(text: str) -> list[str]:
    """What people wrote above the game."""
    return [line for line in text.splitlines() if line.startswith("#")]


def rewritten(text: str) -> str:
    """The game told anew."""
    start, decisions = read(text.splitlines())
    return "\n".join([*head(text), *tell(start, replay(start, decisions))]) + "\n"


def steered(position: Position, seed: int) -> Iterator[Transition]:
    """A game drawn to the Pyramids, to its end."""
    rng = Random(seed)
    while position.phase is not Phase.OVER:
        transition = position.play(steer(position, rng))
        yield transition
        position = transition.after


def main(arguments: list[str]) -> None:
    """Write all games anew, or one more."""
    if arguments:
        name, line, seed = arguments
        start = read_position(line)
        told = tell(start, steered(start, int(seed)))
        (HERE / f"{name}.txt").write_text("\n".join([f"# {name}", *told]) + "\n", "utf-8")
    for path in sorted(HERE.glob("*.txt")):
        path.write_text(rewritten(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
