"""Whether something can be said about a game as it stands. Who may say it, the server knows."""

from __future__ import annotations

from mansuba import Phase, Position, Seat
from mansuba.table.chairs import OPEN, Dice
from mansuba.table.company import Company
from mansuba.table.errors import NotNowError, NotOpenError
from mansuba.table.sayings import (
    Agree,
    Away,
    Back,
    Decline,
    End,
    Mix,
    Nudge,
    Pause,
    Propose,
    Resume,
    Saying,
    Sit,
)


def check(saying: Saying, position: Position, company: Company, dice: Dice) -> None:
    """Raise a NotNowError, or a NotOpenError for a seat that is taken."""
    if not _is_sensible(saying, position, company, dice):
        raise NotNowError
    match saying:
        case Sit(seat, player="here") if company.chair_of(seat).player != OPEN:
            raise NotOpenError(seat)


def _is_sensible(saying: Saying, position: Position, company: Company, dice: Dice) -> bool:
    if company.ended or position.phase is Phase.OVER or not _is_in_game(saying, company):
        return False
    match saying:
        case Sit() | Nudge():
            return True
        case Away(seat):
            return company.chair_of(seat).is_here
        case Back(seat):
            return company.chair_of(seat).away
        case Pause():
            return not company.paused
        case Resume():
            return company.paused
        case Mix(seat):
            return not company.drawn and dice is Dice.PROGRAM and seat in company.here
        case Propose(seat):
            alone = company.is_one_screen
            return company.proposal is None and seat in company.here and not alone
        case Agree(seat) | Decline(seat):
            return _is_asked(seat, company)
        case End():
            return True


def _is_in_game(saying: Saying, company: Company) -> bool:
    seat = getattr(saying, "seat", None)
    return seat is None or any(chair.seat == seat for chair in company.chairs)


def _is_asked(seat: Seat, company: Company) -> bool:
    return company.proposal is not None and seat in company.waits_for(company.proposal)
