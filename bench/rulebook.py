"""Random play in the rulebook beside random play in python-chess: decisions a second, in one run.

Both list every legal move at every step, take one at random and play it, and begin anew when the
game is over. Ours is two players on the sun board. They take turns, so that a busy machine is
busy for both.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from random import Random

import chess

from mansuba import Edition, Position

DECISIONS = 4_000
REPEATS = 15


def play_ours(rng: Random) -> None:
    """Decisions of Mansuba."""
    edition = Edition.standard()
    position = Position.new(edition, players=2)
    for _ in range(DECISIONS):
        decisions = position.decisions()
        if decisions:
            position = position.after(rng.choice(decisions))
        else:
            position = Position.new(edition, players=2)


def play_theirs(rng: Random) -> None:
    """Moves of chess."""
    board = chess.Board()
    for _ in range(DECISIONS):
        if board.is_game_over():
            board = chess.Board()
        else:
            board.push(rng.choice(list(board.legal_moves)))


def rate(play: Callable[[Random], None], seed: int) -> float:
    """How many a second."""
    start = time.perf_counter()
    play(Random(seed))
    return DECISIONS / (time.perf_counter() - start)


def main(repeats: int = REPEATS) -> float:
    """Measure, print a table, and return how many times as fast as theirs ours is."""
    rate(play_ours, 0), rate(play_theirs, 0)  # whatever is made only once
    runs = [(rate(play_ours, seed), rate(play_theirs, seed)) for seed in range(1, repeats + 1)]
    our_rate, their_rate = (statistics.median(column) for column in zip(*runs, strict=True))
    ratio = statistics.median(our / their for our, their in runs)
    print(f"median of {repeats} runs each, {DECISIONS:,} random decisions, one after the other")
    print(f"  Mansuba rulebook, sun, 2 players {our_rate:10,.0f} decisions/s")
    print(f"  python-chess                     {their_rate:10,.0f} moves/s")
    print(f"  ratio                            {ratio:10.2f}")
    return ratio


if __name__ == "__main__":
    sys.exit(main() < 1)
