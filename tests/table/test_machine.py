"""Any table, whatever people, bots and dice do and say at it, against one that knows words only."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mansuba import CHANCE, Decision, Edition, Figure, Kind, Lot, Phase, Position, Stop, Take, Throw
from mansuba.table import (
    HERE,
    LOCAL,
    OPEN,
    Awaited,
    Dice,
    NothingToUndoError,
    NotNowError,
    NotOpenError,
    NotTheseDiceError,
    NotYoursError,
    RefusedError,
    StaleError,
    Table,
    read_said,
    write_said,
)
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
from tests.properties.editions import boards, options
from tests.table.crowd import NOT_OPEN, SAYINGS, Crowd
from tests.table.tables import (
    AT,
    BOT,
    SMALL,
    WHEEL,
    again,
    any_decision,
    decide,
    fresh,
    gathered,
    go_on,
    tell,
    towards_the_end,
    undo,
)

SEED = st.integers(0, 2**32)
A_TAKE = Take(Kind.CAT, Figure(0, Kind.CAT))
GUESTS = ("Nefer", "Meret", "Ani")
NO_SEAT = 9
SECRET = bytes(range(32))


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Small boards, on which figures soon meet."""
    chosen = draw(st.sampled_from(["wheel", "courts", "drawn"]))
    if chosen == "drawn":
        return Edition(draw(boards()), **draw(options()))
    return WHEEL if chosen == "wheel" else SMALL


def sayings(table: Table) -> list[Saying]:
    """All that somebody might say, sensible or not; of a seat that is not in the game as well."""
    said: list[Saying] = [Pause(), Resume(), End(Ended.AGREED)]
    for seat in (*table.start.seats, NO_SEAT):
        back = back_to(table.line, seat)
        said += [form(seat) for form in (Nudge, Away, Back, Agree, Decline)]
        said += [Propose(seat, to) for to in (None, back, len(table.line), 10**6)]
        said += [Mix(seat, 32 * digit) for digit in "07f"]
        said += [Sit(seat, HERE, guest, guest) for guest in GUESTS]
        said += [Sit(seat, BOT, None, ""), Sit(seat, OPEN, None, "")]
        said += [Sit(seat, OPEN, "Nefer", ""), Sit(seat, HERE, None, "")]
    return said


class AnyTable(RuleBasedStateMachine):
    """A table, and those who only know its words."""

    table: Table
    crowd: Crowd

    @initialize(
        edition=editions(),
        dice=st.sampled_from(Dice),
        secret=st.sampled_from([None, SECRET]),
        guests=st.sampled_from([GUESTS, GUESTS[:1], (LOCAL,)]),
        ahead=st.integers(0, 60),
        data=st.data(),
    )
    def sit_down(
        self,
        edition: Edition,
        dice: Dice,
        secret: bytes | None,
        guests: Sequence[str],
        ahead: int,
        data: st.DataObject,
    ) -> None:
        seats = data.draw(st.sampled_from(sorted(edition.board.seats)), "seats")
        some = st.sampled_from([*guests, *guests, BOT, OPEN])
        others = data.draw(st.lists(some, min_size=seats - 2, max_size=seats - 2), "others")
        who = [guests[0], data.draw(st.sampled_from([guests[-1], BOT])), *others]
        secret = secret if dice is Dice.PROGRAM else None
        self.table = gathered(edition, *who, dice=dice, secret=secret)
        self.crowd = Crowd(self.table)
        self.before = [self.table]
        self.answers: dict[str, int] = {}
        self.undone: dict[int, object] = {}
        self.fallen: dict[int, Throw] = {}
        self.lots: set[Lot] = set()
        self.go_on(seed=ahead, most=ahead, hurry=False)

    # --- what people do -------------------------------------------------------------------------

    @rule(seed=SEED, most=st.integers(1, 40), hurry=st.booleans())
    def go_on(self, seed: int, most: int, hurry: bool) -> None:
        rng = Random(seed)
        for _ in range(most):
            if not self._can_go_on():
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
        if not self._can_go_on():
            return False
        if position.actor is CHANCE:
            return self.table.dice is Dice.HAND
        return position.actor in self.crowd.people

    @rule(times=st.integers(1, 3))
    def undo(self, times: int) -> None:
        for _ in range(times):
            to = self.crowd.undo_to()
            assert self.table.undo_to == to
            if to is None:
                with pytest.raises(NothingToUndoError):
                    undo(self.table)
                return
            gone = self.table.line[to:]
            assert {passed.by for passed in gone} <= self.crowd.people
            assert len({passed.by for passed in gone}) == 1
            self._become(undo(self.table))

    @rule(seed=SEED, most=st.integers(1, 8))
    def think_again(self, seed: int, most: int) -> None:
        """Decide, take back what can be taken back, and decide otherwise."""
        for number in range(2):
            self.decide_several(seed=seed + number, most=most, spoiled=False)
            self.undo(times=most)

    # --- what people say ------------------------------------------------------------------------

    @rule(data=st.data(), most=st.sampled_from([1, 2, 5, 10]))
    def say_something(self, data: st.DataObject, most: int) -> None:
        for _ in range(most):
            sensible = [one for one in sayings(self.table) if self._refusal(one) is None]
            if not sensible:
                return
            forms = sorted({type(one).__name__ for one in sensible})
            form = data.draw(st.sampled_from(forms), "form")
            these = [one for one in sensible if type(one).__name__ == form]
            self._become(tell(self.table, data.draw(st.sampled_from(these), "saying")))

    @rule(data=st.data())
    def talk_nonsense(self, data: st.DataObject) -> None:
        for saying in data.draw(st.lists(st.sampled_from(sayings(self.table)), max_size=20)):
            refusal = self._refusal(saying)
            if refusal is not None:
                with pytest.raises(NotOpenError if refusal == NOT_OPEN else NotNowError):
                    tell(self.table, saying)

    def _refusal(self, saying: Saying) -> str | None:
        return self.crowd.refusal(write_said(saying))

    @precondition(lambda self: self.crowd.is_going_on)
    @rule(dice=st.integers(0, 5))
    def abandon(self, dice: int) -> None:
        """Now and then."""
        if dice == 0:
            self._become(tell(self.table, End(Ended.ABANDONED)))

    @precondition(lambda self: self.crowd.people and self.crowd.is_going_on)
    @rule(data=st.data(), end=st.integers(0, 5))
    def ask_everyone(self, data: st.DataObject, end: int) -> None:
        """Someone asks, and all the others consent one after another, unless they are away."""
        asker = data.draw(st.sampled_from(sorted(self.table.here)), "asker")
        to = None if end == 0 else back_to(self.table.line, asker)
        asked = Propose(asker, to)
        if self._refusal(asked) is None:
            self._become(tell(self.table, asked))
        while self.crowd.asker is not None and self.crowd.unasked:
            self._become(tell(self.table, Agree(min(self.crowd.unasked))))

    @rule()
    def let_it_go_on(self) -> None:
        """Whatever holds the game up is dealt with."""
        if self.crowd.is_going_on and self.table.company.paused:
            self._become(tell(self.table, Resume()))
        waiting = self.table.awaits
        if waiting.awaited is Awaited.SOMEONE and waiting.seat is not None:
            self._become(tell(self.table, Sit(waiting.seat, HERE, GUESTS[0], "Nefer")))

    # --- what is refused ------------------------------------------------------------------------

    @rule(seed=SEED, late=st.integers(1, 5))
    def come_too_late(self, seed: int, late: int) -> None:
        """Or too early; whatever is asked for. What was only said since does not matter."""
        table = self.table
        decision = any_decision(table.position, Random(seed)) if self._can_go_on() else Stop()
        words = [write_said(entry.said).split(":")[0] for entry in table.entries[-late:]]
        soon = {*words} <= {*SAYINGS} and late <= table.seq
        for seen in (table.seq - late, table.seq + late)[soon:]:
            with pytest.raises(StaleError) as stale:
                table.decide([decision], request=fresh(), seen=seen, at=AT)
            assert stale.value.seq == table.seq
            with pytest.raises(StaleError):
                table.undo(request=fresh(), seen=seen, at=AT)
            with pytest.raises(StaleError):
                table.say(Pause(), request=fresh(), seen=seen, at=AT)
        if soon and self._is_peoples(table.position):
            table.decide([decision], request=fresh(), seen=table.seq - late, at=AT)

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
        with pytest.raises(StaleError):
            table.say(Pause(), request=request, at=AT)

    @precondition(lambda self: self._can_go_on())
    @rule(seed=SEED)
    def meddle(self, seed: int) -> None:
        """Whoever is not awaited decides nothing."""
        table, rng = self.table, Random(seed)
        decision = any_decision(table.position, rng)
        match table.awaits.awaited:
            case Awaited.PERSON:
                with pytest.raises(NotYoursError):
                    table.let_bot(decision, request=fresh(), at=AT)
                assert table.position.actor in self.crowd.people
                for guest in ("stranger", LOCAL, *GUESTS):
                    by = self.crowd.seats_of(guest)
                    if table.position.actor not in by:
                        with pytest.raises(NotYoursError):
                            self._decide_by(guest, decision)
                    else:
                        self._decide_by(guest, decision)
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
                self._ask_for_throws()
            case Awaited.HAND:
                with pytest.raises(NotTheseDiceError):
                    table.let_chance(table.draw(rng), request=fresh(), at=AT)

    def _decide_by(self, guest: str, decision: Decision) -> Table:
        seats = self.table.company.seats_of(guest)
        assert seats == self.crowd.seats_of(guest)
        return self.table.decide([decision], request=fresh(), seen=self.table.seq, at=AT, by=seats)

    def _ask_for_throws(self) -> None:
        """A throw is its seat's alone."""
        table, starter = self.table, self.table.position.starter
        for guest in ("stranger", *GUESTS):
            by = table.company.seats_of(guest)
            if starter is not None and starter not in by:
                with pytest.raises(NotYoursError):
                    table.let_chance(
                        table.draw(Random(0)), request=fresh(), at=AT, seen=table.seq, by=by
                    )

    @precondition(lambda self: not self._can_go_on())
    @rule(seed=SEED)
    def be_impatient(self, seed: int) -> None:
        """Nothing is decided in a pause, after the end, or for a seat that nobody has."""
        table, position = self.table, self.table.position
        if position.phase is Phase.OVER:
            return
        decision = any_decision(position, Random(seed))
        wrong = (NotNowError, NotYoursError, NotTheseDiceError)
        with pytest.raises(wrong):
            decide(table, decision)
        with pytest.raises(wrong):
            table.let_bot(decision, request=fresh(), at=AT)
        if isinstance(decision, Lot | Throw):
            with pytest.raises(wrong):
                table.let_chance(decision, request=fresh(), at=AT)

    def _can_go_on(self) -> bool:
        """Whether anything can be decided."""
        position = self.crowd.naive.position()
        return self.crowd.is_going_on and not self.crowd.holds_up(position)

    # --- what has to hold -----------------------------------------------------------------------

    def _become(self, table: Table) -> None:
        """The next table: it says what the naive one says, and its log has only grown."""
        new = table.entries[self.table.seq :]
        assert new
        assert table.entries[: self.table.seq] == self.table.entries
        assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))
        for entry in new:
            word = write_said(entry.said)
            assert read_said(word) == entry.said
            assert self.crowd.owed() in (None, word), "what everyone wants happens at once"
            self.crowd.hear(word)
            self.undone[entry.seq] = self.crowd.naive.undoing
        assert self.crowd.owed() is None
        self.answers[new[0].request] = table.seq
        self.table = table
        self.before += [table] * len(new)
        assert [write_said(passed.decision) for passed in table.line] == [
            told.word for told in self.crowd.naive.line
        ]

    @invariant()
    def stands_as_the_naive_one(self) -> None:
        assert self.table.position == self.crowd.naive.position()
        assert self.table.undo_to == self.crowd.undo_to()
        assert self.table.record().end == self.table.position

    @invariant()
    def seats_the_same_people(self) -> None:
        company, crowd = self.table.company, self.crowd
        sitting = {c.seat: (c.player, c.guest or "", c.name) for c in company.chairs}
        assert sitting == crowd.sitting
        assert {chair.seat for chair in company.chairs if chair.away} == crowd.away
        assert company.here == crowd.people
        assert (company.paused, company.ended is not None) == (crowd.paused, crowd.ended)
        assert (company.proposal and company.proposal.by) == crowd.asker
        if company.proposal:
            assert company.waits_for(company.proposal) == crowd.unasked
        assert (dict(company.mixes), company.drawn) == (crowd.mixes, crowd.drawn)

    @invariant()
    def dice_fall_again_as_they_fell(self) -> None:
        """The lot and each throw are always the same, whatever was taken back in between."""
        if self.table.secret is None:
            return
        decisions = [passed.decision for passed in self.table.line]
        throws = (said for said in decisions if isinstance(said, Throw))
        for number, throw in enumerate(throws):
            assert self.fallen.setdefault(number, throw) == throw
        self.lots |= {said for said in decisions if isinstance(said, Lot)}
        assert len(self.lots) <= 1

    @invariant()
    def waits_for_whoever_is_to_act(self) -> None:
        waiting, position = self.table.awaits, self.table.position
        match waiting.awaited:
            case Awaited.PERSON | Awaited.BOT:
                assert waiting.seat == position.actor
                is_person = waiting.awaited is Awaited.PERSON
                assert (waiting.seat in self.crowd.people) == is_person
            case Awaited.NOBODY:
                assert not self.crowd.is_going_on
            case Awaited.HOST:
                assert self.crowd.paused
            case Awaited.SOMEONE:
                assert self.crowd.holds_up(position)
                assert waiting.seat is not None
                assert self.crowd.sitting[waiting.seat][0] == OPEN
            case _:
                assert position.actor is CHANCE
                assert waiting.seat == position.starter
                assert (waiting.awaited is Awaited.HAND) == (self.table.dice is Dice.HAND)
                if self.table.dice is Dice.PROGRAM:
                    tapped = waiting.awaited is Awaited.TAP
                    assert tapped == (position.starter in self.crowd.people)
        assert waiting.person is None or waiting.person in self.crowd.people

    @invariant()
    def can_be_resumed(self) -> None:
        assert again(self.table) == self.table
        for moment, table in zip(self.table.moments(), self.before[1:], strict=True):
            if table.seq != moment.entry.seq:  # in the middle of a batch
                continue
            assert (moment.position, moment.standing) == (table.position, len(table.line))
            assert (moment.undo_to, moment.company) == (table.undo_to, table.company)
            if moment.transition:
                assert Passed.of(moment.transition) == table.line[-1]
                assert moment.by == table.line[-1].by
            elif moment.entry.moves:
                assert moment.by == table.taken_back == self.undone[moment.entry.seq]
            else:
                assert moment.by == getattr(moment.entry.said, "seat", None)

    def teardown(self) -> None:
        """Any moment of the game can be resumed."""
        if hasattr(self, "table"):
            for table in self.before[:: len(self.before) // 8 + 1]:
                assert again(self.table, table.seq) == table


class TestTable(AnyTable.TestCase):  # type: ignore[misc,valid-type]
    """A good sample."""

    settings = settings(max_examples=50, stateful_step_count=20)


@pytest.mark.soak
class TestManyTables(AnyTable.TestCase):  # type: ignore[misc,valid-type]
    """Many, and longer ones: minutes."""

    settings = settings(max_examples=500, stateful_step_count=40)
