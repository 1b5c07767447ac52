"""The lines of a game: which decisions share one, and what stands at its head.

set-up 0: c4 c5 c6 b4 b5 a4      a seat's set-up
lot:3                            the lot
round 1, 3: F1W2nC4I3J1K4        a throw, and who throws
  1. 3: C:3C SW SW stop          a turn, and whose it is
"""

from __future__ import annotations

import re

from mansuba.notation.records.errors import Wanted
from mansuba.notation.records.text import Line
from mansuba.rulebook.figures import Kind
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position

WORDS_OF_HEAD = re.compile(r"[a-z-]+|[0-9]+|[.,:]")


class Sheet:
    """How many rounds and turns have been written down so far."""

    def __init__(self, start: Position) -> None:
        self.turns = int(start.move is not None)
        self.rounds = int(start.move is not None or bool(start.sticks))

    def head(self, position: Position) -> str:
        """What stands at the head of the line for the next decision. Asked once a line."""
        phase = position.phase
        if phase is Phase.TAKE or position.move:
            self.turns += phase is Phase.TAKE
            return f"  {self.turns}. {position.mover}: "
        if phase is Phase.THROW:
            self.rounds += 1
            return f"round {self.rounds}, {position.starter}: "
        return f"set-up {position.to_place.seat}: " if phase is Phase.SET_UP else ""


def is_open(position: Position) -> bool:
    """Whether the next decision stands on the same line as the last."""
    if position.starter is None:
        return len(position.figures) % len(Kind) != 0
    return position.move is not None


def skip_head(line: Line, head: str) -> None:
    """Go past the head of a line; white space between its words is free."""
    if line.text.startswith(head):
        line.at = len(head)
        return
    line.skip_spaces()
    start = line.at
    for word in WORDS_OF_HEAD.findall(head):
        if not line.skips(word):
            raise line.error(Wanted.HEAD, at=start, up_to=":", head=head.strip())
