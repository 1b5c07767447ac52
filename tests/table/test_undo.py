"""How far an undo goes: one seat's last unit, and never past what somebody else has decided."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mansuba import Edition, Lot, Phase, Position, Throw
from mansuba.notation import read_decision, write_decision
from mansuba.table import HERE, Awaited, Dice, NothingToUndoError, Table, Undo, write_said
from tests.drawing import faces, figure
from tests.grounds import FIELD
from tests.table.naive import Naive
from tests.table.tables import (
    AT,
    BOT,
    SMALL,
    TWO,
    WHEEL,
    decide,
    fresh,
    gathered,
    go_on,
    played,
    seated,
    towards_the_end,
    undo,
)


def at(position: Position, *players: str, dice: Dice = Dice.PROGRAM) -> Table:
    """A table at which the game begins here."""
    return replace(seated(position.edition, *players, dice=dice), start=position, position=position)


def say(table: Table, text: str) -> Table:
    """People and bots decide, one request after another."""
    for word in text.split():
        decision = read_decision(word)
        if table.awaits.awaited is Awaited.BOT:
            table = table.let_bot(decision, request=fresh(), at=AT)
        else:
            table = decide(table, decision)
    return table


def left(table: Table) -> str:
    """The decisions that stand."""
    return " ".join(write_decision(passed.decision) for passed in table.line)


JUMPS = FIELD.draw(
    """
        .   .   .
      .   .   .   .
    0F  1I  .   0I  .
      .   .   .   .
        .   .   .
    """
).position
"""Seat 0's Falcon can beguile seat 1's Ibis and then, a step nearer, its own."""

YOURS, MINE = "1I@away_1t1", "0I@away_0t1"


def test_a_turn_is_taken_back_to_its_take() -> None:
    table = say(at(JUMPS, *TWO), "F:0F NE E stop")
    assert undo(table).line == ()
    back = undo(say(table, "I:1I SE"))
    assert back.line == table.line
    with pytest.raises(NothingToUndoError):
        undo(back)


def test_a_turn_that_has_not_ended() -> None:
    assert left(undo(say(at(JUMPS, *TWO), "F:0F NE"))) == ""
    assert left(undo(say(at(JUMPS, *TWO), "F:0F"))) == ""


def test_anothers_placement_stands() -> None:
    table = undo(say(at(JUMPS, *TWO), f"F:0F E {YOURS} NE stop"))
    assert left(table) == f"F:0F E {YOURS}"
    with pytest.raises(NothingToUndoError):
        undo(table)
    assert left(undo(say(table, "NE"))) == f"F:0F E {YOURS}"


def test_a_placement_is_a_unit() -> None:
    table = undo(say(at(JUMPS, *TWO), f"F:0F E {YOURS}"))
    assert left(table) == "F:0F E"
    assert table.position.phase is Phase.PLACE
    with pytest.raises(NothingToUndoError):
        undo(table)


def test_a_placement_of_ones_own() -> None:
    table = say(at(JUMPS, HERE, BOT), f"F:0F E {YOURS} E {MINE}")
    assert left(undo(table)) == f"F:0F E {YOURS} E"
    assert left(undo(undo(table))) == f"F:0F E {YOURS}"
    assert left(undo(say(table, "stop"))) == f"F:0F E {YOURS}"


def test_a_pass_is_a_unit() -> None:
    """Not so the placement before it, though the same seat made it."""
    crowd = {"1W": "2", "1C": "3", "0W": "4", "0C": "5"}
    figures = {figure(word): f"away_1t{number}" for word, number in crowd.items()}
    ones = JUMPS.but(figures={**JUMPS.figures, **figures}, sticks=faces("F1W1C1I1J1K1"))
    table = say(at(ones, *TWO), f"F:0F E {YOURS} pass:W")
    back = undo(table)
    assert left(back) == f"F:0F E {YOURS}"
    assert left(undo(back)) == "F:0F E"


def test_what_a_bot_has_decided_stands() -> None:
    table = say(at(JUMPS, BOT, HERE), f"F:0F E {YOURS}")
    assert left(undo(table)) == "F:0F E"
    table = say(table, "stop")
    assert table.undo_to is None
    with pytest.raises(NothingToUndoError):
        undo(table)


def test_a_set_up_is_a_unit() -> None:
    table = played(seated(SMALL, *TWO), Random(1), lambda table: len(table.line) == 9)
    table = undo(table)
    assert len(table.line) == 6, "seat 1 has put up three"
    with pytest.raises(NothingToUndoError):
        undo(table)
    table = played(seated(SMALL, *TWO), Random(1), lambda table: len(table.line) == 6)
    assert undo(table).line == ()


@pytest.mark.parametrize("dice", Dice)
def test_what_has_fallen_has_fallen(dice: Dice) -> None:
    table = seated(SMALL, *TWO, dice=dice)
    for fallen in (Lot, Throw):
        while not (table.line and isinstance(table.line[-1].decision, fallen)):
            table = go_on(table, Random(2))
        with pytest.raises(NothingToUndoError):
            undo(table)


def test_nothing_to_undo_at_the_beginning() -> None:
    with pytest.raises(NothingToUndoError):
        undo(seated(SMALL, *TWO))


def test_a_win_can_be_taken_back() -> None:
    table = played(
        seated(SMALL, *TWO),
        Random(3),
        lambda table: table.awaits.awaited is Awaited.NOBODY,
        towards_the_end,
    )
    table = undo(table)
    assert table.position.winner is None
    assert table.awaits.awaited is Awaited.PERSON


def test_a_win_over_a_network_stays() -> None:
    """The secret of the dice is out by then."""
    table = played(
        gathered(SMALL, "Nefer", "Nefer"), Random(3), lambda table: table.is_over, towards_the_end
    )
    with pytest.raises(NothingToUndoError):
        undo(table)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("edition", [WHEEL, SMALL, SMALL.with_(laws_bind="mover")])
def test_whole_games_with_second_thoughts(edition: Edition, seed: int) -> None:
    """The naive table agrees at every point of long games."""
    rng = Random(seed)
    seats = rng.choice(sorted(edition.board.seats))
    table = seated(edition, *rng.choices([HERE, BOT], [3, 1], k=seats), dice=rng.choice([*Dice]))
    people: set[object] = {*table.here}
    naive, undone = Naive(table.start), 0
    for _ in range(500):
        if table.awaits.awaited is Awaited.NOBODY:
            break
        assert table.undo_to == naive.undo_to(people)
        again = table.undo_to is not None and rng.random() < 0.2
        undone += again
        table = undo(table) if again else go_on(table, rng, towards_the_end)
        said = table.entries[-1].said
        if isinstance(said, Undo):
            naive.undo(said.to)
        else:
            naive.hear(write_said(said))
    assert table.position == naive.position()
    assert undone > 10
