"""Games that begin with a position that somebody has set up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mansuba import Phase, Position, Throw
from mansuba.notation import read_position, read_record, write_record
from mansuba.table import (
    HERE,
    OPEN,
    Awaited,
    Dice,
    NothingToUndoError,
    NotNowError,
    Table,
    TableError,
    Waiting,
    sealing,
)
from mansuba.table.sayings import Mix, Sit
from mansuba.table.store import Store
from mansuba.table.transactions import Database
from tests.playing import random_play
from tests.table.sealed import mix
from tests.table.tables import (
    BOT,
    SMALL,
    again,
    any_decision,
    decide,
    go_on,
    played,
    tell,
    towards_the_end,
    undo,
)
from tests.table.test_store import BEGUN, NOON, TERMS, with_store

SECRET = bytes(range(32))


def positions() -> Iterator[Position]:
    """Of one game: all of its set-up, two rounds, and the first of each other sort."""
    seen: set[Phase] = set()
    for number, transition in enumerate(random_play(Position.new(SMALL, 2), 5, 400)):
        position = transition.after
        if number < 60 or position.phase not in seen:
            seen.add(position.phase)
            yield position
    assert seen >= set(Phase) - {Phase.OVER}


def begun(start: Position, *players: str) -> Table:
    people = [(f"Player {number}", player) for number, player in enumerate(players)]
    return Table.set_up(start, people, Dice.PROGRAM, secret=SECRET)


def test_a_game_goes_on_from_any_position() -> None:
    for start in positions():
        table = begun(start, HERE, BOT)
        assert table.position == start
        assert table.began_with is not None
        assert read_position(table.began_with, SMALL) == start
        for _ in range(15):
            table = go_on(table, Random(1))
        assert again(table) == table
        record = read_record(write_record(table.record()))
        assert (record.start, record.end) == (start, table.position)


def test_an_empty_board_is_nothing_that_was_set_up() -> None:
    assert Table.new(SMALL, [("", HERE), ("", HERE)], Dice.HAND).began_with is None


def test_nothing_is_taken_back_from_before_the_beginning() -> None:
    for start in positions():
        table = begun(start, HERE, HERE)
        with pytest.raises(NothingToUndoError):
            undo(table)
        if isinstance(start.actor, int):
            table = undo(decide(table, any_decision(start, Random(2))))
            assert (table.line, table.position) == ((), start)
            assert table.undo_to is None


def test_sealed_dice_follow_though_the_lot_was_before() -> None:
    for start in [*positions()][12::7]:
        table = played(
            begun(start, HERE, BOT), Random(3), lambda table: table.is_over, towards_the_end
        )
        assert sealing.check(table.record()).good


def test_nobody_mixes_once_a_throw_has_shown_what_the_dice_bring() -> None:
    start = next(one for one in positions() if one.phase is Phase.THROW)
    table = tell(begun(start, HERE, HERE), Mix(0, mix(Random(1))))
    table = go_on(table, Random(1))
    assert isinstance(table.line[-1].decision, Throw)
    with pytest.raises(NotNowError):
        tell(table, Mix(1, mix(Random(2))))


def test_the_store_keeps_where_a_game_began(database: Database) -> None:
    async def work(store: Store) -> None:
        for start in [*positions()][::9]:
            table = begun(start, HERE, BOT)
            game = await store.create(name=None, table=table, terms=TERMS, summary=BEGUN, at=NOON)
            assert (await store.load(game)).table == table

    with_store(database, work)


@pytest.mark.parametrize("phase", [Phase.LOT, Phase.THROW])
def test_the_dice_wait_for_whoever_may_mix_something_in(phase: Phase) -> None:
    """Or a host could look at what they bring, begin anew until it suits, and then invite."""
    start = next(position for position in positions() if position.phase is phase)
    missing = next(seat for seat in start.seats if seat != start.starter)  # whose throw it is not
    table = begun(start, *(OPEN if seat == missing else HERE for seat in start.seats))
    assert table.awaits == Waiting(Awaited.SOMEONE, missing)
    fallen, here = table.draw(Random(1)), table.here
    with pytest.raises(NotNowError):
        table.let_chance(fallen, request="by-itself", at=NOON)
    with pytest.raises(TableError):
        table.let_chance(fallen, request="asked-for", at=NOON, seen=table.seq, by=here)
    table = table.say(Sit(missing, HERE, "friend", "Ana"), request="sits", at=NOON)
    table = table.say(Mix(missing, "ab" * 16), request="mixes", at=NOON)
    assert table.draw(Random(1)) != fallen or phase is Phase.LOT
    assert table.awaits.awaited in (Awaited.DICE, Awaited.TAP)
    assert again(table) == table
