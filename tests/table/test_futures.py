"""Bots do not know what the dice will bring: with another secret they choose the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mansuba import CHANCE
from mansuba.players import PLAYERS, Budget
from mansuba.table import Table, sealing
from tests.table.tables import BOT, SMALL, gathered, played

SECRETS = (bytes(32), bytes(range(32)))
QUICK = Budget(effort=20)
ENOUGH = 6
"""How many decisions of each player are compared."""


def moments_of_a_game(seed: int) -> list[Table]:
    """Tables at which someone decides, evenly through the beginning of a game."""
    table = gathered(SMALL, BOT, BOT, secret=SECRETS[0])
    rng, found = Random(seed), list[Table]()
    for most in range(0, 90, 90 // ENOUGH):
        table = played(table, rng, lambda t, most=most: len(t.line) >= most and _is_decided(t))  # type: ignore[misc]
        found.append(table)
    return found


def _is_decided(table: Table) -> bool:
    return table.position.actor is not CHANCE


@pytest.mark.parametrize("name", PLAYERS)
def test_with_another_future_of_the_dice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same has been decided at both tables, but other throws will fall."""
    tables = moments_of_a_game(seed=1)
    others = [replace(table, secret=SECRETS[1]) for table in tables]
    assert [_next_throws(table) for table in tables] != [_next_throws(table) for table in others]

    def nobody_looks(*_: object) -> bytes:
        raise AssertionError("whoever thinks does not ask the dice")

    monkeypatch.setattr(sealing, "_drawn", nobody_looks)
    for number, (table, other) in enumerate(zip(tables, others, strict=True)):
        choices = [
            PLAYERS[name].plan(one.position, Random(number), QUICK) for one in (table, other)
        ]
        assert choices[0] == choices[1]


def _next_throws(table: Table) -> list[object]:
    assert table.secret
    edition = table.start.edition
    return [sealing.throw(table.secret, {}, number, edition) for number in range(20, 30)]
