"""The sequential test: how often it errs, and that it counts whole deals in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba.arena.sequential import (
    BOUND,
    Finding,
    Question,
    QuestionError,
    Sequential,
    log_likelihood_ratio,
)
from tests.arena.made import SEATS, deals

Deal = Callable[[Random, float], int]
QUESTION = Question(0.5, 0.7)
RUNS = 200


def apart(rng: Random, chance: float) -> int:
    return sum(rng.random() < chance for _ in range(2))


def together(rng: Random, chance: float) -> int:
    return 2 * (rng.random() < chance)


def against(rng: Random, chance: float) -> int:
    luck = rng.random()
    return (luck < chance) + ((luck + 0.5) % 1 < chance)


def decided(deal: Deal, chance: float, rng: Random) -> bool:
    """Whether a test ends in favour of the greater share."""
    seen = Counter[Fraction]()
    while True:
        seen[Fraction(deal(rng, chance), 2)] += 1
        evidence = log_likelihood_ratio(seen, QUESTION)
        if abs(evidence) >= BOUND:
            return evidence > 0


@pytest.mark.parametrize("deal", [apart, together, against])
def test_it_errs_as_seldom_as_it_promises(deal: Deal) -> None:
    """Of 200 tests, 10 may go wrong; beyond 20 it would have to be a very unlucky seed."""
    rng = Random(6)
    wrong_up = sum(decided(deal, QUESTION.p0, rng) for _ in range(RUNS))
    wrong_down = sum(not decided(deal, QUESTION.p1, rng) for _ in range(RUNS))
    assert max(wrong_up, wrong_down) <= 20


def test_dice_that_cancel_out_need_fewer_deals() -> None:
    """The same share of wins, with deals that differ less, is more evidence."""
    alike = Counter({Fraction(1, 2): 60, Fraction(1): 40})
    unlike = Counter({Fraction(0): 30, Fraction(1): 70})
    assert log_likelihood_ratio(alike, QUESTION) > 1.5 * log_likelihood_ratio(unlike, QUESTION) > 0


@given(st.integers(0, 40), st.integers(0, 40))
def test_games_of_their_own_are_the_plain_test(won: int, lost: int) -> None:
    """Where a deal is won or lost as a whole, it is Wald's test of a coin."""
    seen = Counter({Fraction(1): won, Fraction(0): lost})
    plain = won * log(0.7 / 0.5) + lost * log(0.3 / 0.5)
    assert log_likelihood_ratio(seen, QUESTION) == pytest.approx(plain, abs=0.01)


@given(st.lists(st.integers(0, 6), max_size=50))
def test_winning_one_more_is_evidence_for_more(won: list[int]) -> None:
    question = Question(1 / 6, 1 / 4)
    seen = Counter(Fraction(games, 6) for games in won)
    more = Counter(Fraction(min(games + 1, 6), 6) for games in won)
    before, after = (log_likelihood_ratio(counts, question) for counts in (seen, more))
    assert after >= before - 1e-9


def test_a_test_from_beginning_to_end() -> None:
    test = Sequential(QUESTION, "a", SEATS[2])
    played = deals("ab", [("a", "a"), ("a", "b")] + [("a", "a")] * 20)
    heard = [test.hear(result) for result in played]
    assert test.verdict.finding is Finding.MORE
    end = heard.index(True)
    assert all(heard[end:])
    assert test.verdict.deals == (end + 1) / 2  # it ended with a deal, and nothing counts after
    assert test.verdict.evidence >= BOUND


def test_only_whole_deals_count() -> None:
    test = Sequential(QUESTION, "a", SEATS[2])
    first, _, third, fourth = deals("ab", [("a", "a"), ("a", "a")])
    for result in (first, third, fourth):
        test.hear(result)
    assert test.verdict.deals == 1


def test_others_deals_do_not_count() -> None:
    test = Sequential(QUESTION, "c", SEATS[2])
    for result in deals("ab", [("a", "a")] * 30):
        assert not test.hear(result)
    assert test.verdict.deals == 0


def test_losing_all_is_less() -> None:
    test = Sequential(QUESTION, "b", SEATS[3])
    assert any(test.hear(result) for result in deals("abc", [("a", "c", "a")] * 30))
    assert test.verdict.finding is Finding.LESS


@pytest.mark.parametrize(("p0", "p1"), [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_questions_without_an_answer(p0: float, p1: float) -> None:
    with pytest.raises(QuestionError, match=f"not {p0} and {p1}"):
        Question(p0, p1)
