"""People at a table: they come and go, and one who asks for something needs the others' consent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from mansuba import Edition, Lot, Phase, Seat, Stop, Throw
from mansuba.players import PLAYERS
from mansuba.table import (
    HERE,
    OPEN,
    STAND_IN,
    Awaited,
    Dice,
    NothingToUndoError,
    NotNowError,
    NotOpenError,
    NotYoursError,
    StaleError,
    Table,
    Undo,
    Waiting,
    write_said,
)
from mansuba.table.sayings import (
    Agree,
    Away,
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
from tests.table.crowd import Crowd
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
    played,
    tell,
    towards_the_end,
    undo,
)
from tests.table.test_undo import JUMPS, YOURS
from tests.table.test_undo import left as words
from tests.table.test_undo import say as decided

SECRET = bytes(range(32))
SOMEWHERE = [Phase.SET_UP, Phase.TAKE, Phase.STEP, Phase.PLACE]


def among(*people: str, edition: Edition = SMALL, dice: Dice = Dice.PROGRAM) -> Table:
    """Friends with sealed dice, or none."""
    return gathered(edition, *people, dice=dice, secret=SECRET if dice is Dice.PROGRAM else None)


def friends() -> Table:
    """Three on a wheel, at seats of their own."""
    return among("Nefer", "Meret", "Ani", edition=WHEEL)


def until(phase: Phase, table: Table, seed: int = 1) -> Table:
    """The same game in the middle of something."""

    def is_there(table: Table) -> bool:
        return len(table.line) > 2 and table.position.phase is phase

    return played(table, Random(seed), is_there)


def last_words(table: Table, most: int) -> list[str]:
    return [write_said(entry.said) for entry in table.entries[-most:]]


# --- undo by consent ------------------------------------------------------------------------------


def some_rounds() -> Table:
    """A game in which seat 0 has decided something, and others and chance have since."""

    def is_so(table: Table) -> bool:
        to = table.propose_undo(0).to if len(table.line) > 40 else None
        gone = table.line[to:] if to is not None else ()
        return any(isinstance(passed.decision, Throw) for passed in gone)

    return played(friends(), Random(3), is_so)


def test_undo_goes_past_throws_and_others_which_fall_again_as_they_fell() -> None:
    table = some_rounds()
    asked = table.propose_undo(0)
    assert asked.to is not None
    gone = table.line[asked.to :]
    back = tell(table, asked, Agree(1))
    assert back.line == table.line, "one of two has consented"
    back = tell(back, Agree(2))
    assert last_words(back, 2) == ["agree:2", f"undo:{asked.to}"]
    assert (back.line, back.company.proposal) == (table.line[: asked.to], None)
    assert back.position.actor == 0
    for passed in gone:
        if isinstance(passed.decision, Throw):
            assert back.draw(Random()) == passed.decision
        back = replace(back, line=(*back.line, passed))
    assert again(tell(table, asked, Agree(1), Agree(2))).seq == table.seq + 4


def test_undo_goes_back_to_the_take_though_another_has_placed_a_figure_since() -> None:
    table = replace(gathered(JUMPS.edition, "Nefer", "Meret"), start=JUMPS, position=JUMPS)
    table = decided(table, f"F:0F E {YOURS} stop")
    assert table.propose_undo(0).to == 0
    assert table.propose_undo(1).to == 2
    assert words(tell(table, table.propose_undo(1), Agree(0))) == "F:0F E"
    table = tell(table, table.propose_undo(0), Agree(1))
    assert words(table) == ""
    assert table.taken_back == 0, "whoever has asked, though another was last"


def test_undo_to_before_the_lot() -> None:
    """The same lot comes again, and nobody can mix anything in any more."""
    table = tell(among("Nefer", "Meret"), Mix(0, 32 * "a"))
    table = played(table, Random(1), lambda table: table.position.phase is Phase.THROW)
    lot = table.line[-1].decision
    assert isinstance(lot, Lot)
    table = tell(table, table.propose_undo(0), Agree(1))
    assert table.line == ()
    with pytest.raises(NotNowError):
        tell(table, Mix(1, 32 * "b"))
    table = played(table, Random(2), lambda table: table.position.phase is Phase.LOT)
    assert table.draw(Random()) == lot


def test_whoever_has_decided_nothing_takes_nothing_back() -> None:
    with pytest.raises(NothingToUndoError):
        friends().propose_undo(0)


@pytest.mark.parametrize("to", [0, 1, 7, 999])
def test_nobody_asks_for_more_or_less_than_their_own_unit(to: int) -> None:
    table = played(friends(), Random(1), lambda table: len(table.line) == 8)
    assert table.propose_undo(1).to == 6
    with pytest.raises(NotNowError):
        tell(table, Propose(1, to))


def test_those_who_can_be_asked_are_asked() -> None:
    table = some_rounds()
    with pytest.raises(NothingToUndoError):
        undo(table)
    alone = tell(table, *(Sit(seat, BOT, None, "") for seat in (1, 2)))
    with pytest.raises(NotNowError):
        tell(alone, alone.propose_undo(0))


# --- consent --------------------------------------------------------------------------------------

DONE = None
"""What was asked for has happened."""


def leaves(seat: Seat) -> Sit:
    return Sit(seat, OPEN, None, "")


def given(seat: Seat) -> Sit:
    return Sit(seat, BOT, None, "")


@pytest.mark.parametrize(
    ("then", "waits_for"),
    [
        ([], {1, 2}),
        ([Agree(1)], {2}),
        ([Agree(1), Agree(2)], DONE),
        ([Agree(2), leaves(1)], DONE),
        ([leaves(1), Agree(2)], DONE),
        # Nobody has consented, so it waits until somebody can.
        ([leaves(1), leaves(2)], set()),
        ([leaves(1), leaves(2), Sit(1, HERE, "Hori", "Hori"), Agree(1)], DONE),
        ([given(1), Agree(2)], DONE),
        ([Away(1), Agree(2)], DONE),
        ([Agree(1), Away(2)], DONE),
        ([Away(1), Away(2)], set()),
        ([Away(1), Away(2), Back(2)], {2}),
        ([Away(1), Away(2), Back(2), Agree(2)], DONE),
        ([Away(1), Back(1)], {1, 2}),
        ([Away(0)], {1, 2}),
        ([Away(0), Agree(1), Agree(2)], DONE),
        # Whoever takes the seat of someone who has consented has not.
        ([Agree(1), leaves(1), Sit(1, HERE, "Hori", "Hori")], {1, 2}),
        ([leaves(1), Sit(1, HERE, "Nefer", "Nefer")], {2}),
        ([Agree(1), leaves(1), Sit(1, HERE, "Meret", "Meret")], {2}),
        ([Pause(), Agree(1), Agree(2)], DONE),
        ([Agree(1), Pause(), Resume()], {2}),
    ],
)
@pytest.mark.parametrize("what", ["end", "undo"])
def test_who_is_asked(then: Sequence[Saying], waits_for: frozenset[Seat] | None, what: str) -> None:
    table = some_rounds()
    asked = Propose(0, None) if what == "end" else table.propose_undo(0)
    table = tell(table, asked, *then)
    proposal = table.company.proposal
    assert (None if proposal is None else table.company.waits_for(proposal)) == waits_for
    if waits_for is None:
        last = "end:agreed" if what == "end" else f"undo:{asked.to}"
        assert last_words(table, 1) == [last]
        assert table.is_over == (what == "end")
    assert again(table) == table


@pytest.mark.parametrize("then", [Decline(2), leaves(0), given(0), End(Ended.ABANDONED)])
def test_what_takes_a_proposal_off_the_table(then: Saying) -> None:
    table = some_rounds()
    table = tell(table, table.propose_undo(0), Agree(1), then)
    assert table.company.proposal is None
    assert last_words(table, 1) == [write_said(then)]
    with pytest.raises(NotNowError):
        tell(table, Agree(2))


def test_a_decision_or_a_throw_takes_a_proposal_off_the_table() -> None:
    for phase in (Phase.THROW, Phase.TAKE):
        table = until(phase, friends())
        asked = tell(table, Propose(0, None), Agree(1))
        gone_on = go_on(asked, Random(1))
        assert len(gone_on.line) == len(table.line) + 1
        with pytest.raises(NotNowError):
            tell(gone_on, Agree(2))


def test_a_proposal_at_the_very_moment_of_a_decision() -> None:
    """Whichever comes second has been seen by nobody: the proposal is stale, the decision not."""
    table = until(Phase.TAKE, friends())
    asked, decision = Propose(0, None), any_decision(table.position, Random(1))
    with pytest.raises(StaleError):
        decide(table, decision).say(asked, request=fresh(), at=AT, seen=table.seq)
    told = tell(table, asked).decide([decision], request=fresh(), seen=table.seq, at=AT)
    assert told.company.proposal is None
    assert told.seq == table.seq + 2


def test_nobody_consents_to_something_else() -> None:
    """An answer that comes late is not taken for one to the next question."""
    table = tell(some_rounds(), Propose(0, None))
    seen = table.seq
    table = tell(table, Decline(1), Propose(1, None))
    for answer in (Agree(2), Decline(2)):
        with pytest.raises(StaleError):
            table.say(answer, request=fresh(), at=AT, seen=seen)
        assert table.say(answer, request=fresh(), at=AT, seen=table.seq).seq == table.seq + 1


@pytest.mark.parametrize(
    "unasked", [Agree(0), Decline(0), Agree(1), Propose(1, None), End(Ended.AGREED)]
)
def test_who_does_not_answer(unasked: Saying) -> None:
    """The asker, who has consented already; and nobody asks while another does."""
    table = tell(some_rounds(), Propose(0, None), Agree(1))
    with pytest.raises(NotNowError):
        tell(table, unasked)


def test_one_seat_answers_for_all_of_a_guest() -> None:
    table = among("Nefer", "Meret", "Meret", edition=WHEEL)
    asked = tell(table, Propose(0, None))
    for seat in (1, 2):
        assert tell(asked, Agree(seat)).company.ended is Ended.AGREED
        assert tell(asked, Decline(seat)).company.proposal is None
    assert tell(table, Propose(2, None), Agree(0)).company.ended is Ended.AGREED
    with pytest.raises(NotNowError):
        tell(table, Propose(2, None), Agree(1))


def test_all_others_are_away() -> None:
    table = tell(some_rounds(), Away(1), Away(2))
    assert table.undo_to is None, "they are still at the table"
    for asked in (table.propose_undo(0), Propose(0, None), Propose(1, None)):
        with pytest.raises(NotNowError):  # there is nobody to ask
            tell(table, asked)


# --- pauses and ends ------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [*SOMEWHERE, Phase.THROW])
def test_a_pause_in_the_middle(phase: Phase) -> None:
    table = until(phase, friends(), seed=4)
    decision = table.draw(Random(1)) if phase is Phase.THROW else table.position.decisions()[0]
    paused = tell(table, Pause())
    assert paused.awaits == Waiting(Awaited.HOST)
    assert paused.undo_to is None
    acts: list[Callable[[], Table]] = [
        lambda: decide(paused, decision),
        lambda: paused.let_bot(decision, request=fresh(), at=AT),
        lambda: tell(paused, Pause()),
    ]
    if isinstance(decision, Throw):
        acts.append(lambda: paused.let_chance(decision, request=fresh(), at=AT))
    for act in acts:
        with pytest.raises(NotNowError):
            act()
    resumed = tell(paused, Resume())
    assert (resumed.position, resumed.awaits) == (table.position, table.awaits)
    assert go_on(resumed, Random(1)).line == go_on(table, Random(1)).line
    with pytest.raises(NotNowError):
        tell(resumed, Resume())


@pytest.mark.parametrize("how", [[End(Ended.ABANDONED)], [Propose(0, None), Agree(1), Agree(2)]])
@pytest.mark.parametrize("before", [[], [Pause()]])
def test_an_end(how: Sequence[Saying], before: Sequence[Saying]) -> None:
    table = tell(until(Phase.STEP, friends()), *before)
    assert "DiceProof" not in table.record().tags
    table = tell(table, *how)
    assert table.awaits == Waiting(Awaited.NOBODY)
    assert table.is_over
    assert "DiceProof" in table.record().tags, "the secret is nobody's loss any more"
    for saying in (Pause(), Resume(), End(Ended.ABANDONED), leaves(0), Away(0)):
        with pytest.raises(NotNowError):
            tell(table, saying)
    with pytest.raises(NotNowError):
        decide(table, Stop())
    with pytest.raises(NothingToUndoError):
        undo(table)


def test_consent_is_good_in_a_pause() -> None:
    table = tell(some_rounds(), Pause())
    asked = table.propose_undo(0)
    table = tell(table, asked, Agree(1), Agree(2))
    assert (len(table.line), table.awaits) == (asked.to, Waiting(Awaited.HOST))


# --- seats that change hands ----------------------------------------------------------------------


@pytest.mark.parametrize("phase", [*SOMEWHERE, Phase.THROW])
@pytest.mark.parametrize("seed", range(2))
def test_a_bot_goes_on_in_the_middle(phase: Phase, seed: int) -> None:
    """For someone who has left, and for someone who is away until they are back."""
    table = until(phase, friends(), seed)
    seat = table.awaits.person
    assert seat is not None
    for saying, bot in ((Sit(seat, BOT, None, ""), BOT), (Away(seat), STAND_IN)):
        played_for = tell(table, saying)
        assert played_for.chair_of(seat).bot == bot
        if phase is Phase.THROW:
            assert played_for.awaits == Waiting(Awaited.DICE, seat)
        else:
            assert played_for.awaits == Waiting(Awaited.BOT, seat)
            choice = PLAYERS[bot].decide(played_for.position, Random(seed))
            with pytest.raises(NotYoursError):
                decide(played_for, choice)
            played_for = played_for.let_bot(choice, request=fresh(), at=AT)
        assert again(played_for) == played_for
    back = tell(tell(table, Away(seat)), Back(seat))
    assert (back.awaits, back.chairs) == (table.awaits, table.chairs)


@pytest.mark.parametrize("phase", [Phase.SET_UP, Phase.TAKE, Phase.THROW])
def test_an_open_seat_is_waited_for(phase: Phase) -> None:
    table = until(phase, friends())
    seat = table.awaits.person
    assert seat is not None
    left = tell(table, leaves(seat))
    assert left.awaits == Waiting(Awaited.SOMEONE, seat)
    if phase is Phase.THROW:
        with pytest.raises(NotNowError):
            left.let_chance(left.draw(Random(1)), request=fresh(), at=AT)
    else:
        with pytest.raises(NotYoursError):
            decide(left, left.position.decisions()[0])
    with pytest.raises(NotNowError):
        tell(left, leaves(seat))
    taken = tell(left, Sit(seat, HERE, "Hori", "Hori"))
    assert taken.awaits == table.awaits
    assert taken.company.seats_of("Hori") == {seat}
    with pytest.raises(NotOpenError):
        tell(taken, Sit(seat, HERE, "Ani", "Ani"))


@pytest.mark.parametrize("player", [BOT, HERE])
def test_nobody_sits_down_on_a_bot_or_on_somebody(player: str) -> None:
    table = among(BOT if player == BOT else "Nefer", "Meret")
    with pytest.raises(NotOpenError):
        tell(table, Sit(0, HERE, "Meret", "Meret"))


def test_decisions_are_made_by_their_seats_alone() -> None:
    """A beguiled figure is placed by its owner, and no guest decides for another's seat."""
    table = replace(gathered(JUMPS.edition, "Nefer", "Meret"), start=JUMPS, position=JUMPS)
    table = decided(table, "F:0F E")
    assert table.position.phase is Phase.PLACE
    place = table.position.decisions()[0]
    for guest in ("Nefer", "Hori"):
        by = table.company.seats_of(guest)
        with pytest.raises(NotYoursError):
            table.decide([place], request=fresh(), seen=table.seq, at=AT, by=by)
    by = table.company.seats_of("Meret")
    assert table.decide([place], request=fresh(), seen=table.seq, at=AT, by=by).seq == 3


def test_hand_thrown_dice() -> None:
    """Anyone at the table tells what fell, also for who is away; it need not fall so again."""
    table = among("Nefer", "Meret", dice=Dice.HAND)
    with pytest.raises(NotNowError):
        tell(table, Mix(0, 32 * "a"))
    table = until(Phase.THROW, table)
    starter = table.position.starter
    assert starter is not None
    table = tell(table, Away(starter))
    assert table.awaits == Waiting(Awaited.HAND, starter)
    by = frozenset({1 - starter})
    throws = [throw for throw, _ in zip(table.position.outcomes(), range(2), strict=False)]
    for throw, _chance in throws:
        told = table.decide([throw], request=fresh(), seen=table.seq, at=AT, by=by)
        assert told.line[-1].decision == throw


# --- anything -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_among_friends(seed: int) -> None:
    """Whatever they say: whoever knows only the words of the log knows how the game stands."""
    rng = Random(seed)
    edition = [SMALL, WHEEL][seed % 2]
    seats = rng.choice(sorted(edition.board.seats))
    table = among("Nefer", "Meret", *rng.choices(["Ani", "Nefer", BOT, OPEN], k=seats - 2),
                  edition=edition, dice=Dice.HAND if seed == 5 else Dice.PROGRAM)  # fmt: skip
    crowd, asked = Crowd(table), 0
    fallen: dict[int, Throw] = {}
    for _ in range(400):
        if table.is_over:
            break
        grown = _something(table, crowd, rng)
        for entry in grown.entries[table.seq :]:
            assert crowd.owed() in (None, write_said(entry.said))
            crowd.hear(write_said(entry.said))
            asked += isinstance(entry.said, Undo) and entry.part > 0
        table = grown
        assert crowd.owed() is None
        assert table.position == crowd.naive.position()
        assert {*table.here} == crowd.people
        assert table.undo_to == crowd.undo_to()
        if table.secret:
            throws = [p.decision for p in table.line if isinstance(p.decision, Throw)]
            assert all(fallen.setdefault(n, throw) == throw for n, throw in enumerate(throws))
    assert asked, "something was taken back by consent"
    assert again(table) == table


def _something(table: Table, crowd: Crowd, rng: Random) -> Table:
    """Somebody decides, or says something that can be said."""
    if crowd.asker is not None and crowd.unasked and rng.random() < 0.7:
        return tell(table, Agree(min(crowd.unasked)))
    if rng.random() < 0.6:
        grown = go_on(table, rng, towards_the_end)
        if grown is not table:
            return grown
    seat = rng.choice(table.start.seats)
    back = crowd.naive.own_unit(seat)
    said: list[Saying] = [Pause(), Resume(), Away(seat), Back(seat), Mix(seat, 32 * "1")]
    said += [Agree(seat), Decline(seat), leaves(seat), given(seat)]
    said += [Sit(seat, HERE, guest, guest) for guest in ("Nefer", "Meret", "Hori")]
    said += [] if back is None else [Propose(seat, back), Propose(seat, back)]
    fitting = [one for one in said if crowd.refusal(write_said(one)) is None]
    return tell(table, rng.choice(fitting)) if fitting else table


def test_a_company_is_made_of_its_chairs() -> None:
    table = among("Nefer", OPEN, BOT, edition=WHEEL)
    first, second, _third = table.start.seats
    assert [chair.bot for chair in table.chairs] == [None, None, BOT]
    assert table.here == {first}
    assert table.company.is_one_screen
    assert not tell(table, Sit(second, HERE, "Meret", "Meret")).company.is_one_screen
    assert tell(table, Sit(second, HERE, "Nefer", "Nefer")).company.is_one_screen
    assert table.company.seats_of("Nefer") == {first}
