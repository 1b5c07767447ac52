"""What people ask of a table, as sayings; and whether it is theirs to ask."""

from __future__ import annotations

from mansuba import Seat
from mansuba.players import PLAYERS
from mansuba.table import HERE, LOCAL, OPEN, Chair, Table
from mansuba.table.entries import Undo
from mansuba.table.sayings import (
    Agree,
    Back,
    Decline,
    End,
    Ended,
    Mix,
    Pause,
    Propose,
    Resume,
    Saying,
    Sit,
)
from mansuba.web import messages_people as asked
from mansuba.web.access import Access
from mansuba.web.messages_people import TableAction
from mansuba.web.problems import ProblemError

MOST_SAID = 2000
"""How much may be said about one game, and taken back in it, beside what ends that or the game."""


def check_room(table: Table, who: Access) -> None:
    """Raise a problem if a game's log has more than enough that is no decision."""
    said = sum(isinstance(entry.said, Saying | Undo) for entry in table.entries)
    if said >= MOST_SAID and who.guest != LOCAL:
        raise ProblemError("too-many")


def saying_of(action: TableAction, table: Table, who: Access) -> Saying:
    """What is said at the table, if whoever asks may say it."""
    if not isinstance(action, asked.Leave | asked.Back | asked.Resume | asked.Abandon):
        check_room(table, who)
    match action:
        case asked.Sit(seat=seat, name=name):
            if not who.may_sit:
                raise ProblemError("not-a-member")
            return Sit(_chair(table, seat).seat, HERE, who.guest, name)
        case asked.Leave(seat=seat):
            return Sit(_own(table, seat, who), OPEN, None, "")
        case asked.Give(seat=seat, player=player, name=name):
            _check_host(who)
            return _given(_chair(table, seat), player, name or "")
        case asked.Back(seat=seat):
            return Back(_own(table, seat, who))
        case asked.Propose(seat=seat, what=what):
            own = _own(table, seat, who)
            return table.propose_undo(own) if what == "undo" else Propose(own, None)
        case asked.Answer(seat=seat, agree=agree):
            own = _own(table, seat, who)
            return Agree(own) if agree else Decline(own)
        case asked.Mix(seat=seat, value=value):
            return Mix(_own(table, seat, who), value)
        case asked.Pause():
            _check_host(who)
            return Pause()
        case asked.Resume():
            _check_host(who)
            return Resume()
        case asked.Abandon():
            _check_host(who)
            return End(Ended.ABANDONED)


def _given(chair: Chair, player: str, name: str) -> Sit:
    """A host gives seats to bots, or opens them; people come by themselves."""
    if player == OPEN:
        return Sit(chair.seat, OPEN, None, "")
    if player not in PLAYERS:
        raise ProblemError("no-such-player", where="body.player")
    return Sit(chair.seat, player, None, name)


def _check_host(who: Access) -> None:
    if not who.host:
        raise ProblemError("not-the-host")


def own_chair(table: Table, seat: Seat, who: Access) -> Chair:
    """The chair at this seat, if whoever asks sits there."""
    chair = _chair(table, seat)
    if chair.guest != who.guest:
        raise ProblemError("not-yours", where="body.seat")
    return chair


def _own(table: Table, seat: Seat, who: Access) -> Seat:
    return own_chair(table, seat, who).seat


def _chair(table: Table, seat: Seat) -> Chair:
    for chair in table.chairs:
        if chair.seat == seat:
            return chair
    raise ProblemError("invalid", where="body.seat")
