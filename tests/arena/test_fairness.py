"""Planted dice are found, honest ones are left in peace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from itertools import count
from random import Random
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import Edition, Face, Kind
from mansuba.arena.dice import Dice, Fall, SeededDice, tally
from mansuba.arena.fairness import Fairness, fairness, throws_needed
from mansuba.arena.results import Result
from mansuba.arena.running import Job, results
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.sticks import Stick
from tests.arena.made import SEATS, result
from tests.arena.matches import quick

STANDARD = Edition.standard()
ENOUGH = throws_needed(STANDARD, 2)
RUNS = 100


@cache
def rising(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    return tuple(sorted(faces))


@dataclass(frozen=True)
class Planted:
    """Dice that favour one seat: each stick shows four icons more often than it should."""

    seed: int
    bias: float
    seat: Seat = 3

    def lot(self, deal: int, seats: tuple[Seat, ...]) -> Seat:
        return SeededDice(self.seed).lot(deal, seats)

    def throw(
        self, deal: int, number: int, seat: Seat, faces: Mapping[Stick, tuple[Face, ...]]
    ) -> Fall:
        if seat != self.seat:
            return SeededDice(self.seed).throw(deal, number, seat, faces)
        luck = blake2b(b"%d %d %d" % (self.seed, deal, number), digest_size=12).digest()
        bound = (0.25 + self.bias) * 2**16
        return tuple(
            [
                rising(faces[kind])[-1 if drawn < bound else drawn % 3]
                for kind, drawn in zip(Kind, unpack(">6H", luck), strict=True)
            ]
        )


def run_of(dice: Dice, throws: Mapping[Seat, int]) -> Fairness:
    """The report on deals in which each seat throws so often, without the games around it."""
    return fairness(dealt(dice, throws), STANDARD, SEATS[2])


def dealt(dice: Dice, throws: Mapping[Seat, int], a_deal: int = 12) -> Iterator[Result]:
    left = Counter(throws)
    for deal in count():
        if not left.total():
            return
        thrown = list[tuple[Seat, Fall]]()
        for seat in SEATS[2]:
            for _ in range(min(a_deal, left[seat])):
                thrown.append((seat, dice.throw(deal, len(thrown), seat, STANDARD.faces)))
                left[seat] -= 1
        starter = SEATS[2].index(dice.lot(deal, SEATS[2]))
        yield result("ab", 0, number=deal, deal=deal, starter=starter, thrown=tally(thrown))


def test_a_planted_bias_is_found() -> None:
    """Four icons with a probability of 0.27 instead of 0.25, by one seat. `make soak` plays it."""
    found, runs = 0, 40
    for seed in range(runs):
        report = run_of(Planted(seed, bias=0.02), {0: 100, 3: ENOUGH})
        found += [seat.seat for seat in report.throws if seat.accused] == [3]
    assert found >= 0.95 * runs


def test_honest_dice_are_not_accused() -> None:
    accused = sum(run_of(SeededDice(seed), {0: 1000, 3: 500}).accused for seed in range(RUNS))
    assert accused <= 1


@pytest.mark.soak
def test_honest_dice_are_not_accused_in_runs_of_any_length() -> None:
    for throws in (30, 100, ENOUGH):
        runs = (run_of(SeededDice(seed), {0: throws, 3: throws}) for seed in range(1000))
        assert sum(report.accused for report in runs) <= 5


def test_what_is_said_of_a_bias() -> None:
    report = run_of(Planted(1, bias=0.04), {0: 60, 3: 2000})
    honest, planted = report.throws
    assert (honest.accused, planted.accused) == (False, True)
    assert (planted.face, planted.throws, planted.expected) == ("4", 2000, 3000)
    assert planted.fell == pytest.approx(2000 * 6 * 0.29, rel=0.05)
    assert not report.enough
    assert planted.chance < 1e-6 < honest.chance


def test_enough_throws_are_told_from_too_few() -> None:
    assert run_of(SeededDice(1), {0: ENOUGH, 3: ENOUGH}).enough
    assert not run_of(SeededDice(1), {0: ENOUGH, 3: ENOUGH - 1}).enough


def test_games_of_a_deal_count_once() -> None:
    """However often the same throws are played, they are no more evidence than once."""
    once = list(dealt(SeededDice(2), {0: 500, 3: 500}))
    shorter = [replace(one, thrown={0: {"4": 6}}) for one in once]
    many = [*once, *shorter, *once, *once]
    assert fairness(many, STANDARD, SEATS[2]) == fairness(once, STANDARD, SEATS[2])


def test_a_lot_that_favours_a_seat() -> None:
    runs = [result("ab", 0, deal=deal, starter=deal % 4 == 0) for deal in range(200)]
    report = fairness(runs, STANDARD, SEATS[2])
    assert report.lots.fell == {0: 150, 3: 50}
    assert report.lots.accused
    assert report.accused


def test_a_few_odd_throws_prove_nothing() -> None:
    report = fairness([result("ab", 0, thrown={0: {"4": 12}})], STANDARD, SEATS[2])
    assert not report.accused


@pytest.mark.parametrize("face", ["5", "4n"])
def test_a_face_that_no_stick_has_is_proof(face: str) -> None:
    report = fairness([result("ab", 0, thrown={0: {"1": 5, face: 1}})], STANDARD, SEATS[2])
    assert [seat.seat for seat in report.throws if seat.accused] == [0]


def test_sticks_may_differ_from_each_other() -> None:
    """What a throw shows is a sum over sticks of different faces, so it varies less."""
    one, two, four = Face(1), Face(2, naal=True), Face(4)
    faces = {kind: (one, one, two, four) if kind < 3 else (one, two, two, two) for kind in Kind}
    edition = STANDARD.with_(faces=faces)
    rng = Random(5)
    for bias, accused in ((0.0, False), (0.3, True)):
        fell = Counter[str]()
        for _ in range(1000):
            for kind in Kind:
                side = rng.choice(faces[kind])
                fell[str(four if four in faces[kind] and rng.random() < bias else side)] += 1
        report = fairness([result("ab", 0, thrown={0: fell})], edition, SEATS[2])
        assert report.accused is accused


def test_sticks_without_any_chance() -> None:
    edition = STANDARD.with_(faces=dict.fromkeys(Kind, (Face(3),) * 4))
    assert throws_needed(edition, 2) == 0
    honest, odd = {0: {"3": 600}}, {0: {"3": 599, "4": 1}}
    assert not fairness([result("ab", 0, thrown=honest)], edition, SEATS[2]).accused
    assert fairness([result("ab", 0, thrown=odd)], edition, SEATS[2]).accused


@given(st.integers(2, 5))
def test_more_seats_need_more_throws(seats: int) -> None:
    """The more seats there are to be accused, the surer each accusation has to be."""
    assert throws_needed(STANDARD, seats) < throws_needed(STANDARD, seats + 1)


@pytest.mark.parametrize(("bias", "accused"), [(0.0, False), (0.3, True)])
def test_from_the_game_to_the_report(bias: float, accused: bool) -> None:
    """Whole games, played with planted dice: what they threw is counted where it fell."""
    match = quick("merchant", "merchant", games=16)
    played = list(results(Job(match, Planted(4, bias))))
    report = fairness(played, match.edition, match.start.seats)
    assert [seat.seat for seat in report.throws if seat.accused] == [3] * accused
    assert not report.lots.accused
