"""A table's log: what a broken one is refused for, and what is told of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from mansuba import Decision, EditionError, Figure, Kind, Lot, Phase, Place, Rule, Step, Stop
from mansuba.notation import NotationError, read_record, write_record
from mansuba.table import (
    HERE,
    Awaited,
    BrokenLogError,
    Damage,
    Dice,
    Entry,
    NothingToUndoError,
    NotTheseDiceError,
    NotYoursError,
    RefusedError,
    StaleError,
    Table,
    TableError,
    Undo,
    read_said,
    write_said,
)
from tests.table.tables import (
    AT,
    BOT,
    SMALL,
    TWO,
    WHEEL,
    again,
    anew,
    any_decision,
    decide,
    fresh,
    played,
    seated,
    towards_the_end,
    undo,
)


def begun() -> Table:
    """Seat 0 has set up in one request, seat 1 one by one, and has taken that back."""
    table, rng = seated(SMALL, *TWO), Random(1)
    six, position = [], table.position
    for _ in range(6):
        six.append(any_decision(position, rng))
        position = position.after(six[-1])
    return undo(played(decide(table, *six), rng, lambda table: len(table.line) == 8))


Entries = tuple[Entry, ...]


def change(number: int, **changes: object) -> Callable[[Entries], Entries]:
    """A log in which one entry says something else."""
    return lambda log: (*log[: number - 1], replace(log[number - 1], **changes), *log[number:])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("harm", "seq", "damage"),
    [
        (lambda log: log[1:], 1, Damage.OUT_OF_ORDER),
        (lambda log: (*log[:3], *log[4:]), 4, Damage.OUT_OF_ORDER),
        (change(2, seq=7), 2, Damage.OUT_OF_ORDER),
        (change(2, part=2), 2, Damage.BAD_REQUEST),
        (change(2, seen=1), 2, Damage.BAD_REQUEST),
        (change(1, seen=1), 1, Damage.BAD_REQUEST),
        (change(7, part=1), 7, Damage.BAD_REQUEST),
        (change(7, seen=5), 7, Damage.BAD_REQUEST),
        (change(3, said=Stop()), 3, Damage.ILLEGAL),
        (change(6, said=Lot(0)), 6, Damage.ILLEGAL),
        (change(9, said=Undo(5)), 9, Damage.BAD_UNDO),
        (change(9, said=Undo(7)), 9, Damage.BAD_UNDO),
        (change(9, said=Undo(8)), 9, Damage.BAD_UNDO),
        (change(1, said=Undo(0)), 1, Damage.BAD_UNDO),
        (change(2, said=Undo(0)), 2, Damage.BAD_REQUEST),
    ],
    ids=count(1),
)
def test_broken_logs(harm: Callable[[Entries], Entries], seq: int, damage: Damage) -> None:
    table = begun()
    with pytest.raises(BrokenLogError) as broken:
        _resumed(table, harm(table.entries))
    assert (broken.value.seq, broken.value.damage) == (seq, damage)
    assert f"entry {seq} " in str(broken.value)


def test_a_request_that_comes_twice_breaks_a_log() -> None:
    table = begun()
    first = table.entries[0].request
    with pytest.raises(BrokenLogError) as broken:
        _resumed(table, change(9, request=first)(table.entries))
    assert broken.value.damage is Damage.BAD_REQUEST


def test_an_undo_is_not_one_of_several() -> None:
    table = begun()
    log = (*table.entries, *decide(table, table.position.decisions()[0]).entries[-1:])
    assert _resumed(table, log).seq == 10
    joined = replace(log[9], request=log[8].request, part=1, seen=log[8].seen)
    with pytest.raises(BrokenLogError) as broken:
        _resumed(table, (*log[:9], joined))
    assert broken.value.damage is Damage.BAD_REQUEST


def _resumed(table: Table, entries: Iterable[Entry]) -> Table:
    return anew(table).resumed(entries)


def test_a_log_can_be_read_as_it_comes() -> None:
    table = begun()
    assert _resumed(table, iter(table.entries)) == table
    assert again(table, 0) == seated(SMALL, *TWO)


# --- what is refused ------------------------------------------------------------------------------


def test_a_board_without_so_many_seats() -> None:
    with pytest.raises(EditionError):
        seated(SMALL, HERE, HERE, HERE)


def test_a_bot_comes_in_the_middle_of_a_batch() -> None:
    table = seated(SMALL, HERE, BOT)
    position, all_twelve = table.position, []
    for _ in range(12):
        all_twelve.append(position.decisions()[0])
        position = position.after(all_twelve[-1])
    with pytest.raises(NotYoursError) as not_yours:
        decide(table, *all_twelve)
    assert not_yours.value.seat == 1
    assert decide(table, *all_twelve[:6]).awaits.awaited is Awaited.BOT


@pytest.mark.parametrize("dice", Dice)
def test_nobody_decides_when_it_is_over(dice: Dice) -> None:
    table = played(
        seated(SMALL, HERE, BOT, dice=dice),
        Random(4),
        lambda table: table.position.phase is Phase.OVER,
        towards_the_end,
    )
    assert table.awaits.awaited is Awaited.NOBODY
    with pytest.raises(RefusedError) as refused:
        decide(table, Stop())
    assert refused.value.refusal.rule is Rule.GAME_OVER
    with pytest.raises(RefusedError):
        table.let_bot(Stop(), request=fresh(), at=AT)
    with pytest.raises(NotTheseDiceError if dice is Dice.HAND else RefusedError):
        table.let_chance(Lot(0), request=fresh(), at=AT)


def test_chance_waits_for_its_turn() -> None:
    with pytest.raises(RefusedError) as refused:
        seated(SMALL, *TWO).let_chance(Lot(0), request=fresh(), at=AT)
    assert refused.value.refusal.rule is Rule.NOT_NOW


def test_a_throw_can_be_asked_for_too_late() -> None:
    table = played(
        seated(SMALL, *TWO), Random(5), lambda table: table.awaits.awaited is Awaited.TAP
    )
    throw = table.draw(Random(1))
    with pytest.raises(StaleError) as stale:
        table.let_chance(throw, request=fresh(), at=AT, seen=table.seq - 1)
    assert stale.value.seq == table.seq
    assert table.let_chance(throw, request=fresh(), at=AT, seen=table.seq).seq == table.seq + 1


@pytest.mark.parametrize("seen", [-1, -9, 1])
def test_nobody_has_seen_what_never_was(seen: int) -> None:
    table = seated(SMALL, *TWO)
    with pytest.raises(StaleError):
        table.decide([table.position.decisions()[0]], request=fresh(), seen=seen, at=AT)


def test_nobody_throws_for_a_bot() -> None:
    table = played(
        seated(SMALL, BOT, BOT), Random(5), lambda table: table.position.phase is Phase.THROW
    )
    throw = table.draw(Random(1))
    with pytest.raises(NotYoursError) as not_yours:
        table.let_chance(throw, request=fresh(), at=AT, seen=table.seq)
    assert not_yours.value.seat == table.position.starter
    assert table.let_chance(throw, request=fresh(), at=AT).seq == table.seq + 1


def test_no_decisions_change_nothing() -> None:
    table = begun()
    assert decide(table) == table


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (StaleError(7), "7"),
        (NotYoursError(3), "seat 3"),
        (NotTheseDiceError(), "other dice"),
        (NothingToUndoError(), "nothing"),
    ],
)
def test_errors_say_what_was_wrong(error: TableError, said: str) -> None:
    assert said in str(error)


def test_a_refusal_says_which_and_why() -> None:
    table = seated(SMALL, *TWO)
    first = table.position.decisions()[0]
    with pytest.raises(RefusedError, match="decision 1 is refused by another-figure-first"):
        decide(table, first, Place(Figure(0, Kind.CAT), "a1"))


# --- what is told ---------------------------------------------------------------------------------


def test_the_record() -> None:
    table = played(seated(WHEEL, HERE, BOT), Random(6), lambda table: len(table.line) == 40)
    record = table.record()
    assert record.end == table.position
    assert dict(record.tags) == {
        f"Name{table.chairs[0].seat}": "here 0",
        f"Name{table.chairs[1].seat}": "scribe 1",
        "Date": "2026-12-01",
        "Dice": "program",
    }
    assert read_record(write_record(record)) == record


def test_the_record_of_nothing_yet() -> None:
    table = Table.new(SMALL, [("", HERE), ("Meret", HERE)], Dice.HAND)
    assert dict(table.record().tags) == {"Name1": "Meret", "Dice": "typed"}


def test_whose_chair() -> None:
    table = seated(WHEEL, HERE, BOT, HERE)
    assert [table.chair_of(seat).player for seat in table.start.seats] == [HERE, BOT, HERE]
    assert table.here == {table.start.seats[0], table.start.seats[2]}


@pytest.mark.parametrize("said", [Undo(0), Undo(120), Step("NE"), Lot(3), Stop()])
def test_words_of_entries(said: Undo | Step) -> None:
    assert read_said(write_said(said)) == said


@pytest.mark.parametrize("word", ["undo", "undo:", "undo:-1", "undo:01", "undo:x", "", "Undo:1"])
def test_words_that_say_nothing(word: str) -> None:
    with pytest.raises(NotationError):
        read_said(word)


def test_dice_are_fair() -> None:
    """Every outcome comes up about as often as the rules say."""
    table = played(seated(WHEEL, *TWO), Random(7), lambda t: t.position.phase is Phase.LOT)
    rng = Random(8)
    lots: list[Decision] = [table.draw(rng) for _ in range(4000)]
    for lot, chance in table.position.outcomes():
        assert lots.count(lot) / 4000 == pytest.approx(float(chance), abs=0.04)
    table = played(table, rng, lambda t: t.position.phase is Phase.THROW)
    throws = [table.draw(rng) for _ in range(4000)]
    assert not any(map(table.position.why_not, throws[:200]))
    for kind in Kind:
        faces = WHEEL.faces[kind]
        fallen = [throw.faces[kind] for throw in throws if not isinstance(throw, Lot)]
        for face in set(faces):
            share = faces.count(face) / len(faces)
            assert fallen.count(face) / 4000 == pytest.approx(share, abs=0.04)
