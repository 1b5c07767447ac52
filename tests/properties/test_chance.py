"""Chance decides the lot and the throws, with probabilities that anyone can see."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import CHANCE, Edition, Face, Kind, Position
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.sticks import STANDARD_FACES, falls
from tests.playing import random_game
from tests.properties.editions import editions, faces


def set_up(edition: Edition, players: int) -> Position:
    """The position before the lot."""
    *_, last = random_game(edition, players, seed=1, most=6 * players)
    return last.after


@given(edition=editions(), players=st.integers(2, 6))
@settings(max_examples=25)
def test_the_lot_is_fair(edition: Edition, players: int) -> None:
    players = min(edition.board.seats, key=lambda number: abs(number - players))
    position = set_up(edition, players)
    assert (position.phase, position.actor) == (Phase.LOT, CHANCE)
    chances = dict(position.outcomes())
    assert tuple(chances) == position.decisions()
    assert set(chances.values()) == {Fraction(1, players)}
    assert sum(chances.values()) == 1


@given(edition=editions())
@settings(max_examples=10)
def test_throws_are_what_the_sticks_can_show(edition: Edition) -> None:
    position = set_up(edition, min(edition.board.seats))
    position = position.after(position.decisions()[0])
    assert (position.phase, position.actor) == (Phase.THROW, CHANCE)
    outcomes = position.outcomes()
    assert tuple(throw for throw, _ in outcomes) == position.decisions()
    assert len(set(position.decisions())) == prod(len(set(four)) for four in edition.faces.values())
    assert sum(chance for _, chance in outcomes) == 1


@given(faces())
@settings(max_examples=10)
def test_every_side_falls_as_often(sides: dict[Kind, tuple[Face, ...]]) -> None:
    """A face that a stick has twice falls twice as often."""
    ways = Counter(product(*(sides[kind] for kind in Kind)))
    assert dict(falls(sides)) == {fall: Fraction(count, 4**6) for fall, count in ways.items()}


def test_the_standard_sticks() -> None:
    chances = list(falls(STANDARD_FACES))
    assert len(chances) == 4**6
    assert {chance for _, chance in chances} == {Fraction(1, 4**6)}


def test_only_chance_has_outcomes() -> None:
    for transition in random_game(Edition.standard(), 2, seed=1, most=60):
        position = transition.before
        assert bool(position.outcomes()) is (position.actor is CHANCE)
    *_, last = random_game(Edition.standard(), 2, seed=1, most=5000, steered=1.0)
    assert last.after.phase is Phase.OVER
    assert last.after.outcomes() == ()
