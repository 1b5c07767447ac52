"""How far one undo goes.

It takes back one seat's last unit: a turn from its Take (or Pass) on, the placement of a beguiled
figure, or a seat's set-up. It stops short at whatever chance, a bot or another seat has decided,
unless all others consent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mansuba import Pass, Phase, Place, Seat, Take
from mansuba.table.line import Actor, Passed


def undo_to(line: Sequence[Passed], here: Collection[Seat], taken_back: Actor | None) -> int | None:
    """How many decisions of the line an undo leaves; None if the last has to stand.

    `here` are the seats of people. Once a seat has taken something back, only what the same
    seat decided before can follow.
    """
    if not line:
        return None
    actor = line[-1].by
    if actor not in here or taken_back not in (None, actor):
        return None
    return len(line) - 1 if _is_placement(line[-1]) else begun(line, actor)


def begun(line: Sequence[Passed], actor: Actor | None) -> int:
    """How many decisions stood before what someone has decided in one go: a turn from its Take (or
    Pass) on, or a set-up; all of them if someone else was the last to decide."""
    start = len(line)
    while start and line[start - 1].by == actor:
        start -= 1
        if isinstance(line[start].decision, Take | Pass):
            break
    return start


def back_to(line: Sequence[Passed], seat: Seat) -> int | None:
    """How many decisions stood before this seat's last unit, whatever others decided in the middle
    of it and after it; None if the seat has decided nothing."""
    own = [number for number, passed in enumerate(line) if passed.by == seat]
    if not own:
        return None
    if _is_placement(line[own[-1]]):
        return own[-1]
    turns = (number for number in own if isinstance(line[number].decision, Take | Pass))
    return max(turns, default=own[0])


def _is_placement(passed: Passed) -> bool:
    return isinstance(passed.decision, Place) and passed.phase is Phase.PLACE
