"""Whether something can be said about a game as it stands. Who may say it, the server knows."""

from __future__ import annotations

from collections.abc import Sequence

from mansuba import Phase, Position, Seat
from mansuba.table.chairs import HERE, OPEN, Chair, Dice
from mansuba.table.company import Company
from mansuba.table.errors import NotNowError, NotOpenError
from mansuba.table.line import Passed
from mansuba.table.sayings import (
    Agree,
    Away,
    Back,
    Decline,
    End,
    Ended,
    Mix,
    Nudge,
    Pause,
    Propose,
    Resume,
    Saying,
    Sit,
)
from mansuba.table.undoing import back_to
from mansuba.table.waiting import awaited


def check(
    saying: Saying, position: Position, line: Sequence[Passed], company: Company, dice: Dice
) -> None:
    """Raise a NotNowError, or a NotOpenError for a seat that is taken.

    The line are the decisions that have led to the position and still stand.
    """
    if not _is_sensible(saying, position, line, company, dice):
        raise NotNowError
    match saying:
        case Sit(seat, player) if player == HERE and company.chair_of(seat).player != OPEN:
            raise NotOpenError(seat)


def _is_sensible(
    saying: Saying, position: Position, line: Sequence[Passed], company: Company, dice: Dice
) -> bool:
    if company.ended or position.phase is Phase.OVER or not _is_in_game(saying, company):
        return False
    match saying:
        case Sit(seat, player, guest, name):
            new = Chair(seat, name, player, guest)
            return (player == HERE) == (guest is not None) and company.chair_of(seat) != new
        case Nudge(seat):
            return awaited(position, company, dice).person == seat
        case Away(seat):
            return company.chair_of(seat).is_here
        case Back(seat):
            return company.chair_of(seat).away
        case Pause():
            return not company.paused
        case Resume():
            return company.paused
        case Mix(seat):
            open_to_all = not company.drawn and dice is Dice.PROGRAM
            return open_to_all and seat in company.here and seat not in dict(company.mixes)
        case Propose(seat, to):
            may_ask = seat in company.here and bool(company.asked_by(seat))
            is_theirs = to is None or to == back_to(line, seat)
            return may_ask and is_theirs and company.proposal is None
        case Agree(seat) | Decline(seat):
            return _is_asked(seat, company)
        case End(how):
            return how is Ended.ABANDONED or company.owed == saying


def _is_in_game(saying: Saying, company: Company) -> bool:
    seat = getattr(saying, "seat", None)
    return seat is None or any(chair.seat == seat for chair in company.chairs)


def _is_asked(seat: Seat, company: Company) -> bool:
    return company.proposal is not None and seat in company.waits_for(company.proposal)
