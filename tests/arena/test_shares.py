"""Shares and averages, and whether the truth lies in their intervals as often as they promise."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba.arena.shares import (
    Estimate,
    average,
    entrant_share,
    lengths,
    quantile,
    seat_share,
    share_of,
    starter_share,
)
from tests.arena.made import SEATS, deals, result

Deal = Callable[[Random, float], int]
"""How many games of a deal are won, if a game is won with this chance."""

some_deals = st.lists(
    st.integers(1, 6).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))),
    min_size=1,
    max_size=60,
)


@given(some_deals)
def test_an_interval_is_around_its_share_and_never_empty(played: list[tuple[int, int]]) -> None:
    share = share_of(played, fair=0.5)
    assert share.wins == sum(won for won, _ in played)
    assert share.estimate.value == share.wins / share.games
    assert 0 <= share.estimate.low <= share.estimate.value <= share.estimate.high <= 1
    assert share.estimate.high - share.estimate.low > 1e-4


@given(some_deals)
def test_what_is_won_and_what_is_lost_mirror_each_other(played: list[tuple[int, int]]) -> None:
    won = share_of(played, fair=0.5).estimate
    lost = share_of([(games - wins, games) for wins, games in played], fair=0.5).estimate
    assert lost.low == pytest.approx(1 - won.high)
    assert lost.high == pytest.approx(1 - won.low)


def apart(rng: Random, chance: float) -> int:
    return sum(rng.random() < chance for _ in range(2))


def together(rng: Random, chance: float) -> int:
    return 2 * (rng.random() < chance)


def against(rng: Random, chance: float) -> int:
    """Good dice in one seat are good dice for the other entrant in the next game."""
    luck = rng.random()
    return (luck < chance) + ((luck + 0.5) % 1 < chance)


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("deal", [apart, together, against])
@pytest.mark.parametrize("number", [8, 60])
def test_the_truth_is_within(deal: Deal, chance: float, number: int) -> None:
    rng, held, runs = Random(number), 0, 400
    for _ in range(runs):
        share = share_of([(deal(rng, chance), 2) for _ in range(number)], fair=0.5).estimate
        held += share.low <= chance <= share.high
    assert held / runs > 0.91


def test_deals_that_hang_together_tell_less_and_those_that_cancel_more() -> None:
    rng, width = Random(1), dict[Deal, float]()
    for deal in (together, apart, against):
        share = share_of([(deal(rng, 0.6), 2) for _ in range(400)], fair=0.5).estimate
        width[deal] = share.high - share.low
    assert width[together] > 1.2 * width[apart] > 1.4 * width[against]


def test_who_won_what() -> None:
    played = deals(["a", "b"], [("a", "a"), ("a", "b"), (None, "b")])
    first, second = (entrant_share(played, name, SEATS[2]) for name in "ab")
    assert (first.games, first.wins, first.fair) == (6, 3, 0.5)
    assert (second.games, second.wins) == (6, 2)
    # The entrants change seats in the second game of a deal; seat 0 always begins.
    assert seat_share(played, 0, SEATS[2]).wins == 4
    assert seat_share(played, 3, SEATS[2]).wins == 1
    assert starter_share(played, SEATS[2]).wins == 4


def test_a_fair_share_counts_seats() -> None:
    played = deals(["a", "b", "b"], [("a", "b", "b"), ("b", "b", "b")])
    assert entrant_share(played, "a", SEATS[3]).fair == pytest.approx(1 / 3)
    assert entrant_share(played, "b", SEATS[3]).fair == pytest.approx(2 / 3)
    assert entrant_share(played, "b", SEATS[3]).wins == 5


def test_only_games_that_someone_sat_in_count() -> None:
    played = [result("ab", 0), result("bc", 0, deal=1), result("ac", 1, deal=2)]
    assert entrant_share(played, "a", SEATS[2]).games == 2


@given(st.lists(st.integers(1, 500), min_size=1))
def test_quantiles(turns: list[int]) -> None:
    assert quantile(sorted(turns), 0.5) == median(turns)
    assert quantile(sorted(turns), 0.0) == min(turns)
    assert quantile(sorted(turns), 1.0) == max(turns)


def test_lengths() -> None:
    rng, held = Random(2), 0
    for _ in range(200):
        turns = [round(rng.gauss(150, 30)) for _ in range(60)]
        found = lengths([result("ab", 0, deal=n, turns=some) for n, some in enumerate(turns)])
        assert found.quarter <= found.median.low <= found.median.value <= found.median.high
        assert found.median.high <= found.three_quarters
        held += found.median.low <= 150 <= found.median.high
    assert held > 180


def test_averages() -> None:
    """Games of a deal that are all alike count as one."""
    rng, held = Random(3), 0
    for _ in range(300):
        found = average([(rng.gauss(4, 2),) * rng.choice((1, 2)) for _ in range(40)])
        held += found.low <= 4 <= found.high
    assert 275 <= held <= 298


@given(st.floats(-9, 9), st.floats(0, 3), st.floats(0, 3))
def test_differences(value: float, below: float, above: float) -> None:
    one = Estimate(value, value - below, value + above)
    other = Estimate(1.0, 1.0, 1.0)
    assert (one - other).low == pytest.approx(one.low - 1)
    assert (one - other).high == pytest.approx(one.high - 1)
    turned = other - one
    assert (turned.low, turned.high) == pytest.approx((1 - one.high, 1 - one.low))
    wide = one - one
    assert wide.high == pytest.approx((below**2 + above**2) ** 0.5)
