"""A log read again, entry by entry: resuming, showing and stepping back all come from this."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from mansuba import Decision, IllegalDecisionError, Position, Seat, Transition
from mansuba.table.entries import Entry, Undo
from mansuba.table.errors import BrokenLogError, Damage
from mansuba.table.undoing import Actor, undo_to


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of the log, and how the game stood right after it."""

    entry: Entry
    by: Actor
    """Who decided; with an undo, whose decisions were taken back."""
    transition: Transition | None
    """What the decision brought about; nothing if decisions were taken back."""
    position: Position
    standing: int
    """How many decisions stood."""
    undo_to: int | None
    """Where an undo would have gone."""


def moments(start: Position, here: Collection[Seat], entries: Iterable[Entry]) -> Iterator[Moment]:
    """Each entry as it happened, or a BrokenLogError at the first that cannot have happened.

    `here` are the seats of people, whose decisions can be taken back.
    """
    line: list[Transition] = []
    position, to = start, None
    for entry in _in_order(entries):
        if isinstance(entry.said, Undo):
            if to is None or entry.said.to != to:
                raise BrokenLogError(entry.seq, Damage.BAD_UNDO)
            transition, by = None, line[-1].before.actor
            position = line[to].before
            del line[to:]
        else:
            transition, by = _play(position, entry.seq, entry.said), position.actor
            position = transition.after
            line.append(transition)
        assert by is not None
        to = undo_to(line, here, by if isinstance(entry.said, Undo) else None)
        yield Moment(entry, by, transition, position, len(line), to)


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
    ) and not (isinstance(last.said, Undo) or isinstance(entry.said, Undo))
