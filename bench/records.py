"""Reading records beside reading PGN: decisions a second to moves a second, in one run.

Both readers get random games as text without comments, both check that every move is legal, and
both keep the whole game. They take turns and are timed by the processor's clock, so that a busy
machine is busy for both.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from io import StringIO
from random import Random

import chess
import chess.pgn

from mansuba import Decision, Edition, Phase, Position, Throw
from mansuba.notation import Record, read_records, write_record

GAMES = 10
MOVES = 160
REPEATS = 31


def our_text(seed: int) -> str:
    """Random games for 2 to 6 players on the sun board."""
    rng = Random(seed)
    return "\n".join(write_record(_our_game(rng, 2 + game % 5)) for game in range(GAMES))


def _our_game(rng: Random, players: int) -> Record:
    start = position = Position.new(Edition.standard(), players)
    decisions: list[Decision] = []
    while len(decisions) < MOVES and position.phase is not Phase.OVER:
        decisions.append(_our_choice(rng, position))
        position = position.after(decisions[-1])
    return Record(start, tuple(decisions), {"Name0": "one", f"Name{start.seats[1]}": "two"})


def _our_choice(rng: Random, position: Position) -> Decision:
    if position.phase is Phase.THROW:  # listing all of them would take long
        return Throw(tuple(rng.choice(faces) for faces in position.edition.faces.values()))
    return rng.choice(position.decisions())


def their_text(seed: int) -> str:
    """Random games of chess."""
    rng = Random(seed)
    return "\n\n".join(str(_their_game(rng)) for _ in range(GAMES))


def _their_game(rng: Random) -> chess.pgn.Game:
    board = chess.Board()
    while board.ply() < MOVES and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return chess.pgn.Game.from_board(board)


def read_ours(text: str) -> int:
    """How many decisions there were."""
    return sum(len(record.decisions) for record in read_records(StringIO(text)))


def read_theirs(text: str) -> int:
    """How many moves there were."""
    stream, moves = StringIO(text), 0
    while game := chess.pgn.read_game(stream):
        assert not game.errors
        moves += game.end().ply()
    return moves


def rate(read: Callable[[str], int], text: str) -> float:
    """How many a second."""
    start = time.process_time()
    count = read(text)
    return count / (time.process_time() - start)


def main(repeats: int = REPEATS) -> float:
    """Measure, print a table, and return how many times as fast as theirs ours is."""
    ours, theirs = our_text(1), their_text(1)
    rate(read_ours, ours), rate(read_theirs, theirs)  # whatever is made only once
    runs = [(rate(read_ours, ours), rate(read_theirs, theirs)) for _ in range(repeats)]
    our_rate, their_rate = (statistics.median(column) for column in zip(*runs, strict=True))
    ratio = statistics.median(our / their for our, their in runs)
    print(f"median of {repeats} runs each, {GAMES} random games, one after the other")
    print(f"  Mansuba record reader   {our_rate:10,.0f} decisions/s")
    print(f"  python-chess PGN reader {their_rate:10,.0f} moves/s")
    print(f"  ratio                   {ratio:10.2f}")
    return ratio


if __name__ == "__main__":
    sys.exit(main() < 1)
