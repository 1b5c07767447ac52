"""How long a table waits for people, and what is said when that is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import Decision, Phase, Position
from mansuba.table import HERE, OPEN, Awaited, Dice
from mansuba.table.clock import GRACE, PATIENCE, Clock, clock, waits_since
from mansuba.table.sayings import (
    Away,
    Back,
    Decline,
    Mix,
    Nudge,
    Pause,
    Propose,
    Resume,
    Saying,
    Sit,
)
from tests.table.tables import AT, BOT, SMALL, any_decision, fresh, gathered, towards_the_end

TEMPO = 60
SECOND = timedelta(seconds=1)


class Watched:
    """A table at which each thing happens a second after the one before."""

    def __init__(self, *people: str, dice: Dice = Dice.PROGRAM) -> None:
        self.table = gathered(SMALL, *people, dice=dice, secret=None)
        self.now = AT
        self.begun = AT
        """When whoever is awaited was first awaited for what they are at."""

    def say(self, *sayings: Saying) -> datetime:
        for saying in sayings:
            self.now += SECOND
            self.table = self.table.say(saying, request=fresh(), at=self.now)
        return self.now

    def go_on(self, rng: Random, choose: Callable[[Position, Random], Decision]) -> None:
        self.now += SECOND
        before, position = self.table.awaits, self.table.position
        request = {"request": fresh(), "at": self.now}
        if before.awaited in (Awaited.DICE, Awaited.TAP):
            self.table = self.table.let_chance(self.table.draw(rng), **request)  # type: ignore[arg-type]
        elif before.awaited is Awaited.BOT:
            self.table = self.table.let_bot(choose(position, rng), **request)  # type: ignore[arg-type]
        else:
            seen = self.table.seq
            self.table = self.table.decide([choose(position, rng)], seen=seen, **request)  # type: ignore[arg-type]
        if not self._is_the_same_unit(before.seat, position):
            self.begun = self.now

    def _is_the_same_unit(self, seat: int | None, before: Position) -> bool:
        """Whether the same seat goes on with its set-up or with its move."""
        after = self.table.position
        goes_on = seat == before.actor == after.actor
        return goes_on and after.phase not in (Phase.TAKE, Phase.THROW)

    def clock(
        self,
        tempo: int | None = TEMPO,
        gone: datetime | None = None,
        started: datetime | None = None,
    ) -> Clock | None:
        return clock(self.table, tempo, AT, gone, started)

    def running(self) -> Clock:
        running = self.clock()
        assert running
        return running


@pytest.mark.parametrize("seed", range(6))
def test_time_runs_for_a_unit(seed: int) -> None:
    """Since a set-up, a move, a placement for another or a throw was first awaited."""
    rng, watched = Random(seed), Watched("Nefer", "Meret")
    choose = any_decision if seed % 2 else towards_the_end
    for _ in range(300):
        if watched.table.is_over:
            break
        running = watched.clock()
        if watched.table.awaits.person is None:
            assert running is None
        else:
            assert running
            assert (running.seat, running.nudged) == (watched.table.awaits.person, False)
            assert running.since == watched.begun
            assert running.until == running.since + TEMPO * SECOND
        watched.go_on(rng, choose)


@given(st.integers(1, 10**6), st.integers(0, 2 * 10**6), st.booleans())
def test_first_a_reminder_then_a_bot(tempo: int, passed: int, nudged: bool) -> None:
    running = Clock(3, AT, AT + tempo * SECOND, nudged)
    said = running.saying(AT + passed * SECOND)
    if passed >= tempo and nudged:
        assert said == Away(3)
    elif 2 * passed >= tempo and not nudged:
        assert said == Nudge(3), "nobody is away who was not reminded"
    else:
        assert said is None
    assert running.saying(running.due) is not None
    assert running.saying(running.due - SECOND / 1000) is None or nudged


def test_a_reminder_of_an_earlier_unit_does_not_count_though_the_clock_was_set_back() -> None:
    rng, watched = Random(1), Watched("Nefer", "Meret")
    while watched.table.awaits.awaited is not Awaited.TAP:
        watched.go_on(rng, any_decision)
    seat, before = watched.running().seat, watched.now
    watched.now += timedelta(hours=1)
    watched.say(Nudge(seat))
    watched.now = before
    watched.go_on(rng, any_decision)
    assert watched.running() == Clock(seat, watched.now, watched.now + TEMPO * SECOND, False)


def test_a_reminder_is_given_once_a_unit() -> None:
    """Though the seat goes on a little; the next unit has a reminder of its own."""
    rng, watched = Random(1), Watched("Nefer", "Meret")
    watched.say(Nudge(0))
    assert watched.running().nudged
    watched.go_on(rng, any_decision)
    assert watched.table.company.nudged is None, "whoever acts need not be reminded"
    assert watched.running().nudged, "nor again before the unit is over"
    for _ in range(5):
        watched.go_on(rng, any_decision)
    assert (watched.running().seat, watched.running().nudged) == (1, False)


@pytest.mark.parametrize(
    ("sayings", "anew"),
    [
        ([Pause(), Resume()], True),
        ([Away(0), Back(0)], True),
        ([Sit(0, OPEN, None, ""), Sit(0, HERE, "Ani", "Ani")], True),
        # What others do is no more time for whoever is awaited.
        ([Away(1), Back(1)], False),
        ([Sit(1, OPEN, None, ""), Sit(1, HERE, "Ani", "Ani")], False),
        ([Propose(1, None), Decline(0)], False),
        ([Mix(0, 32 * "a"), Nudge(0)], False),
    ],
)
def test_what_begins_time_anew(sayings: list[Saying], anew: bool) -> None:
    watched = Watched("Nefer", "Meret")
    watched.go_on(Random(1), any_decision)
    last = watched.say(*sayings)
    assert watched.running().since == (last if anew else AT)


def test_an_undo_begins_time_anew() -> None:
    watched = Watched("Nefer", BOT)
    watched.go_on(Random(1), any_decision)
    assert waits_since(watched.table, 0) is None
    table = watched.table.undo(request=fresh(), seen=1, at=AT + 9 * SECOND)
    assert waits_since(table, 0) == AT + 9 * SECOND


def test_no_clock_runs() -> None:
    """For bots, for nobody, in a pause, for real dice, and when it is over."""
    assert Watched(BOT, "Nefer").clock() is None
    assert Watched(OPEN, "Nefer").clock() is None
    watched = Watched("Nefer", "Meret")
    watched.say(Away(0))
    assert watched.clock() is None
    watched.say(Back(0), Pause())
    assert watched.clock() is None
    by_hand = Watched("Nefer", "Meret", dice=Dice.HAND)
    while by_hand.table.awaits.awaited is not Awaited.HAND:
        by_hand.go_on(Random(1), any_decision)
    assert by_hand.clock() is None


@given(st.integers(-300, 300))
def test_without_a_clock_those_who_are_gone_are_waited_for(later: int) -> None:
    watched = Watched("Nefer", "Meret")
    assert watched.clock(None) is None, "whoever is connected has all the time"
    gone = AT + later * SECOND
    running = watched.clock(None, gone)
    assert running
    assert (running.since, running.until) == (max(AT, gone), max(AT, gone) + PATIENCE)
    with_tempo = watched.clock(TEMPO, gone)
    assert with_tempo
    assert with_tempo.until == AT + TEMPO * SECOND, "a tempo is the same for all"


@pytest.mark.parametrize(
    ("tempo", "grace"), [(60, 30 * SECOND), (14 * 24 * 60 * 60, GRACE), (None, PATIENCE / 2)]
)
def test_a_reminder_that_comes_late_leaves_time(tempo: int | None, grace: timedelta) -> None:
    """As after a time in which the server was down."""
    watched = Watched("Nefer", "Meret")
    watched.now += timedelta(days=30)
    late = watched.say(Nudge(0))
    running = watched.clock(tempo, AT)
    assert running
    assert (running.until, running.nudged) == (late + grace, True)
    for started, nudged in ((late, True), (late + SECOND, False)):
        running = watched.clock(tempo, AT, started)
        assert running
        assert running.nudged is nudged, "who was reminded before it was down is so again"
    assert running.saying(started) == Nudge(0)


def test_whoever_comes_and_goes_is_reminded_again() -> None:
    watched = Watched("Nefer", "Meret")
    nudged = watched.say(Nudge(0))
    for gone, is_so in ((nudged - SECOND, True), (nudged + SECOND, False)):
        running = watched.clock(None, gone)
        assert running
        assert running.nudged is is_so


def test_a_throw_has_time_of_its_own() -> None:
    """Also when the one who has played last begins the next round."""
    for seed in range(20):
        watched, rng = Watched("Nefer", "Meret"), Random(seed)
        for _ in range(400):
            position = watched.table.position
            if watched.table.is_over:
                break
            last = watched.table.line[-1].by if watched.table.line else None
            if position.phase is Phase.THROW and last == position.starter:
                assert watched.running().since == watched.now
                return
            watched.go_on(rng, any_decision)
    raise AssertionError("nobody has ever played twice in a row")
