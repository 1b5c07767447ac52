"""Whether what people were told of a game can have happened, one thing after another.

A game's log is an object of three rules. A request is carried out once; whoever sends it again is
told where it stands. It is carried out only if the game has not moved on from what it has seen, and
*stale* otherwise. Whoever reads is told the log. A history of such operations is linearizable if
each of them can be given a moment between its beginning and its end such that, at those moments and
one after another, the three rules give the answers that were given.

In general that takes a search over all orders. Here it takes none, because a log only grows: where
it ends at last tells every state that it ever had, one for each request that stands in it.

Let *t(i)* be the moment at which the *i*-th request got into the log, *t(1) <= t(2)* and so on.
What an answer says about its moment is always that the log had between *lo* and *hi* requests
then: both the same for whoever read, or was told that the log is so long by now; at least its own
for a request that was accepted; at most those before it for the first try of one that was carried
out, which says that it did not happen sooner. There is such a moment between *began* and *ended*
if, and only if, those two meet the time from *t(lo)* to *t(hi + 1)*: if *t(lo) <= ended* and
*began <= t(hi + 1)*. So each answer bounds one *t* from above and one from below, and no two
bounds depend on each other. Growing *t* within all of them exist if, and only if, no *t* is
bounded from above more closely than an earlier or the same one is from below: then the largest of
the lower bounds up to *i* will do as *t(i)*. Answers with the same moment are put in the order of
their logs.

`test_linear.py` holds this against the search over all orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from math import inf
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the log as it is at last: who wanted it, and what it says."""

    request: str
    word: str
    moves: bool = True
    """Whether the game moves on with it; what people merely say makes nothing stale."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The answer to a request that was carried out: the log is so long with it."""

    seq: int


@dataclass(frozen=True, slots=True)
class Stale:
    """The answer to a request that was not: the log is so long by now."""

    seq: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A request to go on with the game, once for each time that it was sent."""

    request: str
    seen: int
    began: float
    ended: float = inf
    """When it was answered; whoever got no answer waits for ever."""
    answer: Accepted | Stale | None = None
    """None: nobody knows. It may be carried out, now, later or never."""
    size: int = 1
    """How many entries it asks for, all or none."""


@dataclass(frozen=True, slots=True)
class Told:
    """What someone was told of the log: its words after so many.

    Whoever asked began when they did. What comes by a socket says how the log was at any moment
    before, so it has begun long ago (`-inf`).
    """

    after: int
    words: tuple[str, ...]
    began: float
    ended: float


Operation: TypeAlias = Asked | Told


class Fault(Enum):
    """What can be wrong."""

    LOST = "it was acknowledged, and is not in the log there"
    TWICE = "the log has it more than once"
    HALVES = "the log has, or somebody was told, a part of it"
    WRONG = "the log does not say so"
    PASSED = "it was carried out though the log had gone on"
    FALSE = "it was refused without a reason"
    ORDER = "the one was told less than was known, or more, before it began"


@dataclass(frozen=True, slots=True)
class Found:
    """A fault, and the operations that show it."""

    fault: Fault
    by: tuple[Operation | Line, ...]


@dataclass(frozen=True, slots=True)
class _Claim:
    """At some moment of an operation the log had at least `low` requests, and at most `high`."""

    low: int
    high: int
    began: float
    ended: float
    of: Operation


@dataclass(frozen=True, slots=True)
class _Carried:
    """A request in the log."""

    number: int
    """Counted from 1."""
    start: int
    """How long the log was before it."""
    seq: int
    """And with it."""


def faults(log: Sequence[Line], history: Iterable[Operation]) -> list[Found]:
    """What is wrong with a history after which the log is this; nothing if it is linearizable.

    Requests of which the history knows nothing are somebody else's, and may come at any time.
    """
    history = list(history)
    carried, found = _carried_out(log)
    lengths = {0: 0} | {one.seq: one.number for one in carried.values()}
    claims: list[_Claim] = []
    for operation in history:
        claim = _claim(operation, log, carried, lengths)
        if isinstance(claim, Found):
            found.append(claim)
        elif claim:
            claims.append(claim)
    for start in _starts(history, log, carried):
        if isinstance(start, Found):
            found.append(start)
        else:
            claims.append(start)
    return [*found, *_disorder(claims, len(carried))]


def _carried_out(log: Sequence[Line]) -> tuple[dict[str, _Carried], list[Found]]:
    """The requests of the log, each the entries that follow each other."""
    carried: dict[str, _Carried] = {}
    found, seq = [], 0
    for number, (request, lines) in enumerate(groupby(log, lambda line: line.request), 1):
        start, seq = seq, seq + len(list(lines))
        if request in carried:
            found.append(Found(Fault.TWICE, (log[start],)))
        carried[request] = _Carried(number, start, seq)
    return carried, found


def _claim(
    operation: Operation,
    log: Sequence[Line],
    carried: dict[str, _Carried],
    lengths: dict[int, int],
) -> _Claim | Found | None:
    """What an answer says about how long the log was, or what is wrong with it."""
    began, ended = operation.began, operation.ended
    if isinstance(operation, Told):
        seq = operation.after + len(operation.words)
        words = tuple(line.word for line in log[operation.after : seq])
        if words != operation.words or seq > len(log):
            return Found(Fault.WRONG, (operation,))
        if seq not in lengths:
            return Found(Fault.HALVES, (operation, log[seq]))
        return _Claim(lengths[seq], lengths[seq], began, ended, operation)
    own, answer = carried.get(operation.request), operation.answer
    if own and own.seq - own.start != operation.size:
        return Found(Fault.HALVES, (operation,))
    match answer:
        case Accepted():
            if own is None or own.seq != answer.seq:
                return Found(Fault.LOST, (operation,))
            return _Claim(own.number, len(carried), began, ended, operation)
        case Stale():
            done = own is not None and answer.seq >= own.seq
            missed = log[operation.seen : answer.seq]
            if done or not _moves(missed) or answer.seq not in lengths:
                return Found(Fault.FALSE, (operation,))
            return _Claim(lengths[answer.seq], lengths[answer.seq], began, ended, operation)
        case None:
            return None


def _moves(lines: Iterable[Line]) -> bool:
    return any(line.moves for line in lines)


def _starts(
    history: Sequence[Operation], log: Sequence[Line], carried: dict[str, _Carried]
) -> Iterator[_Claim | Found]:
    """What was carried out was so after it was asked for, by someone who had seen all before it."""
    asked = [operation for operation in history if isinstance(operation, Asked)]
    known = {operation.request for operation in asked}
    first: dict[str, Asked] = {}
    for operation in asked:
        own = carried.get(operation.request)
        if own and operation.seen <= own.start and not _moves(log[operation.seen : own.start]):
            before = first.setdefault(operation.request, operation)
            if operation.began < before.began:
                first[operation.request] = operation
    for request, own in carried.items():
        if request in first:
            tried = first[request]
            yield _Claim(0, own.number - 1, tried.began, inf, tried)
        elif request in known:
            yield Found(Fault.PASSED, tuple(one for one in asked if one.request == request))


def _disorder(claims: Iterable[_Claim], requests: int) -> Iterator[Found]:
    """Where a request would have got into the log both before and after a moment."""
    soonest: list[tuple[float, Operation | None]] = [(-inf, None)] * (requests + 2)
    latest: list[tuple[float, Operation | None]] = [(inf, None)] * (requests + 2)
    for claim in claims:
        after, by = claim.high + 1, claim.low
        if claim.began > soonest[after][0]:
            soonest[after] = claim.began, claim.of
        if claim.ended < latest[by][0]:
            latest[by] = claim.ended, claim.of
    began, unaware = soonest[1]
    for number in range(1, requests + 1):
        if soonest[number][0] > began:
            began, unaware = soonest[number]
        ended, aware = latest[number]
        if ended < began:
            assert aware
            assert unaware
            yield Found(Fault.ORDER, (aware, unaware))
