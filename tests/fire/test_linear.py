"""The check of histories: it agrees with a search over all orders, and finds what was planted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import inf
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.fire.linear import Accepted, Asked, Fault, Line, Operation, Stale, Told, faults

Log = tuple[Line, ...]

REQUESTS = ("a", "bb", "c", "dd", "e", "f")
"""Each asks for as many entries as its name is long."""
SAID = "said"
"""What people say beside the game, of which the history does not tell."""


def lines_of(request: str) -> Log:
    return tuple(Line(request, f"{request} {part}") for part in range(len(request)))


def said(number: int) -> Line:
    return Line(f"{SAID} {number}", "well", moves=False)


def words_of(log: Sequence[Line]) -> tuple[str, ...]:
    return tuple(line.word for line in log)


# --- the object itself ----------------------------------------------------------------------------


def answered(log: Log, asked: Asked) -> tuple[Log, Accepted | Stale]:
    """What a request makes of the log, and what it is told."""
    carried_out = [seq for seq, line in enumerate(log, 1) if line.request == asked.request]
    if carried_out:
        return log, Accepted(carried_out[-1])
    if asked.seen > len(log) or any(line.moves for line in log[asked.seen :]):
        return log, Stale(len(log))
    log += lines_of(asked.request)
    return log, Accepted(len(log))


def happened(rng: Random, most: int, slack: int) -> tuple[Log, list[Operation]]:
    """Some operations, one a moment, by people who ask for them earlier and hear of them later."""
    log: Log = ()
    history: list[Operation] = []
    for moment in range(rng.randint(1, most)):
        if rng.random() < 0.1:
            log += (said(moment),)
            continue
        began, ended = moment - rng.randint(0, slack), moment + rng.randint(0, slack)
        if rng.random() < 0.35:
            after = rng.randint(0, len(log))
            since = -inf if rng.random() < 0.2 else began
            history.append(Told(after, words_of(log[after:]), since, ended))
            continue
        request = rng.choice(REQUESTS)
        seen = rng.randint(0, len(log)) if rng.random() < 0.4 else len(log)
        asked = Asked(request, seen, began, ended, size=len(request))
        if rng.random() < 0.2:
            if rng.random() < 0.7:
                log, _ = answered(log, asked)
            history.append(replace(asked, ended=inf))
            continue
        log, answer = answered(log, asked)
        history.append(replace(asked, answer=answer))
    rng.shuffle(history)
    return log, history


HAPPENED = st.builds(happened, st.randoms(use_true_random=False), st.just(30), st.integers(0, 9))


@given(HAPPENED)
def test_whatever_happens_one_after_another_passes(made: tuple[Log, list[Operation]]) -> None:
    log, history = made
    assert faults(log, history) == []


# --- against the search over all orders -----------------------------------------------------------


def is_possible(log: Log, history: Sequence[Operation]) -> bool:
    """Whether any order of the operations gives their answers and leaves this log."""

    @cache
    def goes_on(left: frozenset[int], state: Log) -> bool:
        if state == log and all(history[one].ended == inf for one in left):
            return True
        soonest = min((history[one].ended for one in left), default=inf)
        follows = log[len(state) : len(state) + 1]
        if follows and not follows[0].moves and goes_on(left, state + follows):
            return True
        return any(
            goes_on(left - {one}, grown)
            for one in left
            if history[one].began <= soonest
            for grown in may_be(history[one], state)
        )

    return goes_on(frozenset(range(len(history))), ())


def may_be(operation: Operation, log: Log) -> Iterator[Log]:
    """What the log is after an operation, if it can be answered so now."""
    if isinstance(operation, Told):
        if words_of(log[operation.after :]) == operation.words and operation.after <= len(log):
            yield log
        return
    grown, answer = answered(log, operation)
    if operation.answer in (None, answer):
        yield grown


def disturbed(rng: Random, log: Log, history: Sequence[Operation]) -> list[Operation]:
    """The same, but for the times of some and the answers of others."""
    changed = list(history)
    for number, operation in enumerate(changed):
        if rng.random() < 0.5:
            continue
        if operation.ended < inf and rng.random() < 0.9:
            began = rng.randint(0, 6)
            changed[number] = replace(operation, began=began, ended=began + rng.randint(0, 3))
        elif isinstance(operation, Asked):
            seq = rng.randint(operation.seen + 1, len(log) + 2 + operation.seen)
            answer = rng.choice([Accepted(seq), Stale(seq), None])
            ended = inf if answer is None else max(operation.began, rng.randint(0, 6))
            changed[number] = replace(operation, answer=answer, ended=ended)
    return changed


def test_it_agrees_with_the_search_over_all_orders() -> None:
    seen = {True: 0, False: 0}
    for seed in range(6_000):
        rng = Random(seed)
        log, history = happened(rng, most=6, slack=3)
        if rng.random() < 0.8:
            history = disturbed(rng, log, history)
        if log and rng.random() < 0.1:
            log = log[:-1]
        found = is_possible(log, history)
        seen[found] += 1
        assert found == (faults(log, history) == []), (seed, log, history)
    assert min(seen.values()) > 1_500, "both are tried"


# --- what is planted ------------------------------------------------------------------------------


@given(HAPPENED, st.data())
def test_a_stale_read_is_found(made: tuple[Log, list[Operation]], data: st.DataObject) -> None:
    """Someone is told the log as it was before something that was acknowledged already."""
    log, history = made
    known = [one for one in history if isinstance(one, Asked) and isinstance(one.answer, Accepted)]
    assume(known)
    asked = data.draw(st.sampled_from(known))
    assert isinstance(asked.answer, Accepted)
    before = words_of(log[: asked.answer.seq - asked.size])
    stale = Told(0, before, asked.ended + 0.5, asked.ended + 100)
    found = faults(log, [*history, stale])
    assert {one.fault for one in found} == {Fault.ORDER}
    assert all(stale in one.by for one in found)
    assert faults(log, [*history, replace(stale, began=-inf)]) == [], "a socket may be slow"


@given(HAPPENED, st.data())
def test_a_double_append_is_found(made: tuple[Log, list[Operation]], data: st.DataObject) -> None:
    """Two are accepted at the same number; or one, in two places."""
    log, history = made
    first = [
        one
        for one in history
        if isinstance(one, Asked) and isinstance(one.answer, Accepted)
        if one.answer == Accepted(one.seen + one.size)
    ]
    assume(first)
    asked = data.draw(st.sampled_from(first))
    rival = replace(asked, request="rival")
    assert Fault.LOST in {one.fault for one in faults(log, [*history, rival])}
    again = (*log, Line("between", "x"), *lines_of(asked.request))
    assert Fault.TWICE in {one.fault for one in faults(again, history)}


@given(HAPPENED, st.data())
def test_a_write_that_was_lost_is_found(
    made: tuple[Log, list[Operation]], data: st.DataObject
) -> None:
    log, history = made
    known = [one for one in history if isinstance(one, Asked) and isinstance(one.answer, Accepted)]
    assume(known)
    lost = data.draw(st.sampled_from(known)).request
    left = tuple(line for line in log if line.request != lost)
    assert Fault.LOST in {one.fault for one in faults(left, history)}
    if len(lost) == 2:
        half = tuple(line for line in log if line != lines_of(lost)[1])
        assert Fault.HALVES in {one.fault for one in faults(half, history)}


def test_what_else_can_be_wrong() -> None:
    log = (*lines_of("bb"), *lines_of("c"))
    first = Asked("bb", 0, 0.0, 1.0, Accepted(2), size=2)
    for planted, fault in (
        (Told(0, ("bb 0",), 0.0, 9.0), Fault.HALVES),
        (Told(0, ("bb 0", "bb 2"), 0.0, 9.0), Fault.WRONG),
        (Told(9, (), 0.0, 9.0), Fault.WRONG),
        (Told(0, words_of(log), 0.0, 1.0), Fault.ORDER),
        (Asked("c", 0, 2.0, 3.0, Accepted(3)), Fault.PASSED),
        (Asked("c", 2, 2.0, 3.0, Stale(3)), Fault.FALSE),
        (Asked("e", 3, 2.0, 3.0, Stale(3)), Fault.FALSE),
        (Asked("e", 0, 2.0, 3.0, Stale(4)), Fault.FALSE),
        (Asked("e", 3, 2.0, 3.0, Accepted(4)), Fault.LOST),
    ):
        late = Asked("c", 2, 2.0)
        if isinstance(planted, Asked) and planted.request == "c":
            assert fault in {one.fault for one in faults(log, [first, planted])}, planted
        else:
            assert [one.fault for one in faults(log, [first, late, planted])] == [fault], planted
