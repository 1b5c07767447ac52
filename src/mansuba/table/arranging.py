"""A set-up that comes in before its turn, as all people at a table may set up at the same time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mansuba import Decision, Phase, Seat
from mansuba.table.carrying import play
from mansuba.table.errors import NotNowError, NotYoursError
from mansuba.table.table import Table


def check_arrangement(
    table: Table, seat: Seat, decisions: Sequence[Decision], by: Collection[Seat]
) -> None:
    """Raise a TableError if this cannot be the set-up of a seat whose turn for it may still come.

    It has to be whole; `by` are the seats of the one who sends it.
    """
    table.check_going_on()
    if seat not in by:
        raise NotYoursError(seat)
    position = table.position
    while position.phase is Phase.SET_UP and position.actor != seat:
        position = position.play(position.decisions()[0]).after
    if position.phase is not Phase.SET_UP:
        raise NotNowError
    for number, decision in enumerate(decisions):
        if position.actor != seat:
            raise NotYoursError(seat)
        position = play(position, decision, number).after
    if position.actor == seat:
        raise NotNowError
