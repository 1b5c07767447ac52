"""Any table, whatever people, bots and dice do at it, against a naive one that keeps words only."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mansuba import CHANCE, Decision, Edition, Figure, Kind, Phase, Position, Stop, Take
from mansuba.table import (
    HERE,
    Awaited,
    Dice,
    NothingToUndoError,
    NotTheseDiceError,
    NotYoursError,
    RefusedError,
    StaleError,
    Table,
    read_said,
    write_said,
)
from tests.properties.editions import boards, options
from tests.table.naive import Naive
from tests.table.tables import (
    AT,
    BOT,
    SMALL,
    WHEEL,
    again,
    any_decision,
    decide,
    fresh,
    go_on,
    seated,
    towards_the_end,
    undo,
)

SEED = st.integers(0, 2**32)
A_TAKE = Take(Kind.CAT, Figure(0, Kind.CAT))


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Small boards, on which figures soon meet."""
    chosen = draw(st.sampled_from(["wheel", "courts", "drawn"]))
    if chosen == "drawn":
        return Edition(draw(boards()), **draw(options()))
    return WHEEL if chosen == "wheel" else SMALL


class AnyTable(RuleBasedStateMachine):
    """A table and its naive twin."""

    table: Table
    naive: Naive

    @initialize(
        edition=editions(), dice=st.sampled_from(Dice), ahead=st.integers(0, 60), data=st.data()
    )
    def sit_down(self, edition: Edition, dice: Dice, ahead: int, data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(sorted(edition.board.seats)), "seats")
        who = st.lists(st.sampled_from([HERE, HERE, BOT]), min_size=seats, max_size=seats)
        self.table = seated(edition, *data.draw(who, "players"), dice=dice)
        self.naive = Naive(self.table)
        self.before = [self.table]
        self.answers: dict[str, int] = {}
        self.go_on(seed=ahead, most=ahead, hurry=False)

    # --- what people do -------------------------------------------------------------------------

    @rule(seed=SEED, most=st.integers(1, 40), hurry=st.booleans())
    def go_on(self, seed: int, most: int, hurry: bool) -> None:
        rng = Random(seed)
        for _ in range(most):
            if self.table.awaits.awaited is Awaited.NOBODY:
                return
            choose = towards_the_end if hurry else any_decision
            self._become(go_on(self.table, rng, choose))

    @rule(seed=SEED, most=st.integers(1, 12), spoiled=st.booleans())
    def decide_several(self, seed: int, most: int, spoiled: bool) -> None:
        rng, position = Random(seed), self.table.position
        decisions: list[Decision] = []
        while len(decisions) < most and self._is_peoples(position):
            decisions.append(any_decision(position, rng))
            position = position.after(decisions[-1])
        if spoiled and self._is_peoples(position):
            wrong: Decision = Stop() if position.phase is not Phase.STEP else A_TAKE
            with pytest.raises(RefusedError) as refused:
                decide(self.table, *decisions, wrong, *decisions)
            assert refused.value.at == len(decisions)
            assert refused.value.refusal == position.why_not(wrong)
        if decisions:
            self._become(decide(self.table, *decisions))

    def _is_peoples(self, position: Position) -> bool:
        if position.actor is CHANCE:
            return self.table.dice is Dice.HAND
        return position.actor in self.naive.people

    @rule(times=st.integers(1, 3))
    def undo(self, times: int) -> None:
        for _ in range(times):
            to = self.naive.undo_to()
            assert self.table.undo_to == to
            if to is None:
                with pytest.raises(NothingToUndoError):
                    undo(self.table)
                return
            gone = self.table.line[to:]
            assert {passed.before.actor for passed in gone} <= self.naive.people
            assert len({passed.before.actor for passed in gone}) == 1
            self._become(undo(self.table))

    @rule(seed=SEED, most=st.integers(1, 8))
    def think_again(self, seed: int, most: int) -> None:
        """Decide, take back what can be taken back, and decide otherwise."""
        for number in range(2):
            self.decide_several(seed=seed + number, most=most, spoiled=False)
            self.undo(times=most)

    @rule(seed=SEED, late=st.integers(1, 5))
    def come_too_late(self, seed: int, late: int) -> None:
        """Or too early; whatever is asked for."""
        table = self.table
        decision = any_decision(table.position, Random(seed)) if self._going_on() else Stop()
        for seen in (table.seq - late, table.seq + late):
            with pytest.raises(StaleError) as stale:
                table.decide([decision], request=fresh(), seen=seen, at=AT)
            assert stale.value.seq == table.seq
            with pytest.raises(StaleError):
                table.undo(request=fresh(), seen=seen, at=AT)

    @precondition(lambda self: self.answers)
    @rule(data=st.data())
    def ask_again(self, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from(sorted(self.answers)))
        table = self.table
        assert table.carried_out(request) == self.answers[request]
        assert table.carried_out("nobody") is None
        with pytest.raises(StaleError):
            table.decide([Stop()], request=request, seen=table.seq, at=AT)
        with pytest.raises(StaleError):
            table.let_bot(Stop(), request=request, at=AT)
        with pytest.raises(StaleError):
            table.undo(request=request, seen=table.seq, at=AT)

    @precondition(lambda self: self._going_on())
    @rule(seed=SEED)
    def meddle(self, seed: int) -> None:
        """Whoever is not awaited decides nothing."""
        table, rng = self.table, Random(seed)
        decision = any_decision(table.position, rng)
        match table.awaits.awaited:
            case Awaited.PERSON:
                with pytest.raises(NotYoursError):
                    table.let_bot(decision, request=fresh(), at=AT)
            case Awaited.BOT:
                with pytest.raises(NotYoursError) as not_yours:
                    decide(table, decision)
                assert not_yours.value.seat == table.position.actor
            case Awaited.DICE | Awaited.TAP:
                with pytest.raises(NotTheseDiceError):
                    decide(table, decision)
                with pytest.raises(NotTheseDiceError):
                    table.let_bot(decision, request=fresh(), at=AT)
                with pytest.raises(RefusedError):
                    decide(table, Stop())
            case Awaited.HAND:
                with pytest.raises(NotTheseDiceError):
                    table.let_chance(table.draw(rng), request=fresh(), at=AT)

    def _going_on(self) -> bool:
        return self.table.awaits.awaited is not Awaited.NOBODY

    # --- what has to hold -----------------------------------------------------------------------

    def _become(self, table: Table) -> None:
        """The next table: it says what the naive one says, and its log has only grown."""
        new = table.entries[self.table.seq :]
        assert new
        assert table.entries[: self.table.seq] == self.table.entries
        assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))
        for entry in new:
            assert read_said(write_said(entry.said)) == entry.said
            self.naive.hear(entry)
        self.answers[new[0].request] = table.seq
        self.table = table
        self.before += [table] * len(new)
        assert [write_said(passed.decision) for passed in table.line] == [
            told.word for told in self.naive.line
        ]

    @invariant()
    def stands_as_the_naive_one(self) -> None:
        assert self.table.position == self.naive.position()
        assert self.table.undo_to == self.naive.undo_to()
        assert self.table.record().end == self.table.position

    @invariant()
    def waits_for_whoever_is_to_act(self) -> None:
        waiting, position = self.table.awaits, self.table.position
        match waiting.awaited:
            case Awaited.PERSON | Awaited.BOT:
                assert waiting.seat == position.actor
                is_person = waiting.awaited is Awaited.PERSON
                assert (waiting.seat in self.naive.people) == is_person
            case Awaited.NOBODY:
                assert position.phase is Phase.OVER
            case _:
                assert position.actor is CHANCE
                assert waiting.seat == position.starter
                assert (waiting.awaited is Awaited.HAND) == (self.table.dice is Dice.HAND)
                if self.table.dice is Dice.PROGRAM:
                    tapped = waiting.awaited is Awaited.TAP
                    assert tapped == (position.starter in self.naive.people)

    @invariant()
    def can_be_resumed(self) -> None:
        assert again(self.table) == self.table
        for moment, table in zip(self.table.moments(), self.before[1:], strict=True):
            if table.seq != moment.entry.seq:  # in the middle of a batch
                continue
            assert (moment.position, moment.standing) == (table.position, len(table.line))
            assert moment.undo_to == table.undo_to
            if moment.transition:
                assert moment.transition == table.line[-1]
                assert moment.by == moment.transition.before.actor
            else:
                assert moment.by == table.taken_back

    def teardown(self) -> None:
        """Any moment of the game can be resumed."""
        if hasattr(self, "table"):
            for table in self.before[:: len(self.before) // 8 + 1]:
                assert again(self.table, table.seq) == table


class TestTable(AnyTable.TestCase):  # type: ignore[misc,valid-type]
    """A good sample."""

    settings = settings(max_examples=40, stateful_step_count=10)


@pytest.mark.soak
class TestManyTables(AnyTable.TestCase):  # type: ignore[misc,valid-type]
    """Many, and longer ones: minutes."""

    settings = settings(max_examples=500, stateful_step_count=40)
