"""The arena's dice: even, and the same whatever happens in a game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from mansuba import Edition, Face, Kind
from mansuba.arena.dice import SeededDice, tally
from mansuba.rulebook.sticks import STANDARD_FACES

numbers = st.integers(0, 2**63 - 1)
OWN_FACES = {kind: (Face(kind + 1), Face(7), Face(7), Face(8, naal=True)) for kind in Kind}


@given(numbers, numbers, numbers, st.integers(0, 5), st.integers(0, 5))
def test_throws_and_lots_know_neither_the_seat_nor_the_path(
    seed: int, deal: int, number: int, one: int, other: int
) -> None:
    dice = SeededDice(seed)
    assert dice.throw(deal, number, one, OWN_FACES) == dice.throw(deal, number, other, OWN_FACES)
    assert dice.lot(deal, (0, 3)) == SeededDice(seed).lot(deal, (0, 3))


@given(numbers, numbers, numbers)
def test_a_throw_is_one_of_the_edition(seed: int, deal: int, number: int) -> None:
    edition = Edition.standard().with_(faces=OWN_FACES)
    fall = SeededDice(seed).throw(deal, number, 0, edition.faces)
    assert all(face in edition.faces[kind] for kind, face in zip(Kind, fall, strict=True))


def falls(seed: int, deals: int, throws: int) -> list[tuple[Face, ...]]:
    dice = SeededDice(seed)
    return [dice.throw(d, n, 0, STANDARD_FACES) for d in range(deals) for n in range(throws)]


def test_every_side_of_every_stick_is_as_likely() -> None:
    for stick in zip(*falls(1, 100, 40), strict=True):
        often = Counter(stick)
        assert all(abs(often[face] - 1000) < 150 for face in STANDARD_FACES[Kind.FALCON])


def test_a_side_that_is_there_twice_falls_twice_as_often() -> None:
    dice = SeededDice(2)
    often = Counter(dice.throw(0, number, 0, OWN_FACES)[0] for number in range(4000))
    assert abs(often[Face(7)] - 2000) < 160


def test_sticks_and_throws_and_deals_know_nothing_of_each_other() -> None:
    rows = falls(3, 100, 40)
    sticks = Counter((fall[0], fall[1]) for fall in rows)
    throws = Counter((one[0], other[0]) for one, other in pairwise(rows))
    deals = Counter((one[5], other[5]) for one, other in zip(rows, rows[40:], strict=False))
    for pairs in (sticks, throws, deals):
        assert len(pairs) == 16
        assert all(abs(often - 250) < 90 for often in pairs.values())


def test_the_lot_is_even() -> None:
    often = Counter(SeededDice(4).lot(deal, (0, 2, 4)) for deal in range(3000))
    assert all(abs(often[seat] - 1000) < 150 for seat in (0, 2, 4))


def test_seeds_differ() -> None:
    assert len({tuple(falls(seed, 1, 3)) for seed in range(200)}) == 200


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 99)), max_size=30))
def test_tally(throws: list[tuple[int, int]]) -> None:
    thrown = [(seat, SeededDice(0).throw(0, n, seat, STANDARD_FACES)) for seat, n in throws]
    counted = tally(thrown)
    assert counted.keys() == {seat for seat, _ in throws}
    for seat, faces in counted.items():
        for face in STANDARD_FACES[Kind.CAT]:
            fell = sum(fall.count(face) for one, fall in thrown if one == seat)
            assert faces.get(str(face), 0) == fell
