"""A log read again, entry by entry: resuming, showing and stepping back all come from this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from mansuba import Decision, IllegalDecisionError, Phase, Position, Transition
from mansuba.table.chairs import Dice
from mansuba.table.company import Company
from mansuba.table.entries import Entry, Undo
from mansuba.table.errors import BrokenLogError, Damage, TableError
from mansuba.table.line import Actor, Passed, led_to
from mansuba.table.sayings import End, Saying
from mansuba.table.sensible import check
from mansuba.table.undoing import undo_to
from mansuba.table.waiting import Awaited, awaited

UNDECIDED = (Awaited.SOMEONE, Awaited.HOST, Awaited.NOBODY)
"""As long as these are awaited nothing is decided."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of the log, and how the game stood right after it."""

    entry: Entry
    by: Actor | None
    """Who decided; with an undo, whose decisions were taken back; with a saying, whose it is."""
    transition: Transition | None
    """What the decision brought about, if it is one."""
    position: Position
    standing: int
    """How many decisions stood."""
    undo_to: int | None
    """Where an undo would have gone that needs nobody's consent."""
    company: Company
    taken_back: Actor | None
    """Whose decisions were taken back, if nobody has decided anything since."""


def moments(
    start: Position, company: Company, dice: Dice, entries: Iterable[Entry]
) -> Iterator[Moment]:
    """Each entry as it happened, or a BrokenLogError at the first that cannot have happened."""
    return happening(start, (), start, company, dice, None, _in_order(entries))


def happening(
    start: Position,
    stood: Sequence[Passed],
    position: Position,
    company: Company,
    dice: Dice,
    taken_back: Actor | None,
    entries: Iterable[Entry],
    played: Iterable[Transition] = (),
) -> Iterator[Moment]:
    """Each entry as it happened after some that are known: they left these decisions standing, and
    this position. What was played already need not be played again."""
    line, before = list(stood), list[Position]()
    known = {id(one.before): one for one in played}
    to = free_undo_to(line, position, company, taken_back)
    for entry in entries:
        transition, by, owed = None, None, company.owed
        if owed and (entry.said != owed or not entry.part):
            raise BrokenLogError(entry.seq, Damage.BAD_REQUEST)
        if isinstance(entry.said, Saying):
            by = getattr(entry.said, "seat", None)
            company = _say(entry, entry.said, position, line, company, dice)
        elif isinstance(entry.said, Undo):
            if not owed and entry.said.to != to:
                raise BrokenLogError(entry.seq, Damage.BAD_UNDO)
            by = taken_back = whose_undo(line, company)
            position = _take_back(start, line, before, entry.said.to)
            company = company.moved_on()
        else:
            if awaited(position, company, dice).awaited in UNDECIDED:
                raise BrokenLogError(entry.seq, Damage.ILLEGAL)
            transition = known.get(id(position))
            if transition is None or transition.decision is not entry.said:
                transition = _play(position, entry.seq, entry.said)
            by = position.actor
            before.append(position)
            position, taken_back = transition.after, None
            line.append(Passed.of(transition))
            company = company.moved_on(entry.said)
        to = free_undo_to(line, position, company, taken_back)
        yield Moment(entry, by, transition, position, len(line), to, company, taken_back)
    if company.owed:  # the log ends in the middle of a request
        raise BrokenLogError(entry.seq + 1, Damage.BAD_REQUEST)


def free_undo_to(
    line: Sequence[Passed], position: Position, company: Company, taken_back: Actor | None
) -> int | None:
    """Where an undo would go that needs nobody's consent: only one screen's people have it.

    Over a network a game that was won stays won: what the dice would bring next is known by then,
    and someone may come who does not know it.
    """
    if not company.is_one_screen or company.paused or company.ended:
        return None
    if position.phase is Phase.OVER and not company.is_at_this_machine:
        return None
    return undo_to(line, company.here, taken_back)


def _take_back(start: Position, line: list[Passed], before: list[Position], to: int) -> Position:
    """Leave so many decisions of a line, and the positions before the last of them, as far as they
    are known; the position that is left."""
    known = to - (len(line) - len(before))
    position = before[known] if known >= 0 else led_to(start, line[:to])
    del before[max(0, known) :], line[to:]
    return position


def whose_undo(line: Sequence[Passed], company: Company) -> Actor | None:
    """Whose decisions an undo takes back: of whoever has asked for it, or of the last."""
    return company.proposal.by if company.proposal else line[-1].by


def _say(
    entry: Entry,
    saying: Saying,
    position: Position,
    line: Sequence[Passed],
    company: Company,
    dice: Dice,
) -> Company:
    try:
        check(saying, position, line, company, dice)
    except TableError:
        raise BrokenLogError(entry.seq, Damage.BAD_SAYING) from None
    return company.after(saying)


def _play(position: Position, seq: int, decision: Decision) -> Transition:
    try:
        return position.play(decision)
    except IllegalDecisionError:
        raise BrokenLogError(seq, Damage.ILLEGAL) from None


def _in_order(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, as long as they follow each other as a table writes them."""
    requests: set[str] = set()
    last: Entry | None = None
    for number, entry in enumerate(entries, start=1):
        if entry.seq != number:
            raise BrokenLogError(number, Damage.OUT_OF_ORDER)
        if not (last and _goes_on(last, entry)):
            if entry.request in requests or entry.part or entry.seen != number - 1:
                raise BrokenLogError(number, Damage.BAD_REQUEST)
            requests.add(entry.request)
        last = entry
        yield entry


def _goes_on(last: Entry, entry: Entry) -> bool:
    """Whether this is the next decision of the same request."""
    return (entry.request, entry.part, entry.seen) == (
        last.request,
        last.part + 1,
        last.seen,
    ) and _may_follow(last, entry)


def _may_follow(last: Entry, entry: Entry) -> bool:
    """Decisions follow decisions; what everyone consented to follows the last saying."""
    if isinstance(entry.said, Saying):
        return isinstance(last.said, Saying) and isinstance(entry.said, End)
    if isinstance(entry.said, Undo):
        return isinstance(last.said, Saying)
    return not isinstance(last.said, Undo | Saying)
