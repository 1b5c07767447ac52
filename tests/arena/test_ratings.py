"""Ratings: the stronger is rated higher, the truth lies within, and nothing depends on luck."""

from __future__ import annotations

from random import Random

import pytest

from mansuba.arena.ratings import ratings
from mansuba.arena.results import Result
from tests.arena.made import SEATS, result


def played(strengths: dict[str, float], games: int, seed: int) -> list[Result]:
    """Games in which everyone wins as often as strong."""
    rng, made = Random(seed), list[Result]()
    for number in range(games):
        entrants = rng.sample(list(strengths), len(strengths))
        (winner,) = rng.choices(range(len(entrants)), [strengths[name] for name in entrants])
        made.append(result(entrants, winner, number=number, deal=number))
    return made


def test_everyone_begins_alike() -> None:
    rated = ratings([result("ab", None)], SEATS[2])
    assert rated["a"] == rated["b"]
    assert rated["a"].value == 25
    assert rated["a"].low < 10
    assert rated["a"].high > 40


@pytest.mark.parametrize("seed", range(5))
def test_the_stronger_are_rated_higher(seed: int) -> None:
    rated = ratings(played({"a": 1, "b": 2, "c": 4, "d": 8}, 300, seed), SEATS[4])
    order = sorted(rated, key=lambda name: rated[name].value)
    assert order == ["a", "b", "c", "d"]
    assert rated["d"].low > rated["a"].value
    assert rated["a"].high < rated["d"].value


@pytest.mark.parametrize("others", [1, 3, 5])
def test_ratings_say_how_strong_someone_is_whatever_the_number_of_seats(others: int) -> None:
    """Twice as strong is twice as strong, among one other or among five: about 4 in ratings."""
    weak = {f"weak {number}": 1.0 for number in range(others)}
    rated = ratings(played({"strong": 2, **weak}, 3000 // others, others), SEATS[others + 1])
    mean = sum(rated[name].value for name in weak) / others
    assert rated["strong"].value - mean == pytest.approx(4.3, abs=1.5)


def test_intervals_hold() -> None:
    """Of two who are equally strong, each is at 25: no other number is as likely."""
    held = 0
    for seed in range(60):
        rated = ratings(played({"a": 1, "b": 1}, 80, seed), SEATS[2])
        held += all(one.low <= 25 <= one.high for one in rated.values())
        assert rated["a"].high - rated["a"].low < 15
    assert held >= 54


def test_a_truncated_game_tells_nothing() -> None:
    some = played({"a": 1, "b": 2}, 20, 1)
    assert ratings([*some, result("ab", None)], SEATS[2]) == ratings(some, SEATS[2])


def test_the_same_games_give_the_same_ratings() -> None:
    some = played({"a": 1, "b": 2, "c": 3}, 50, 1)
    assert ratings(some, SEATS[3]) == ratings(some, SEATS[3])


def test_one_entrant_in_several_seats_has_one_rating() -> None:
    rng = Random(1)
    some = [
        result("abbb", rng.choices(range(4), [3, 1, 1, 1])[0], number=number, deal=number)
        for number in range(200)
    ]
    rated = ratings(some, SEATS[4])
    assert list(rated) == ["a", "b"]
    assert rated["a"].value - rated["b"].value == pytest.approx(7, abs=3)  # three times as strong
