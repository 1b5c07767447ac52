"""Who meets whom where: every rotation of every group, deal by deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, groupby
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import EditionError
from mansuba.arena.match import Match, TooFewEntrantsError
from tests.arena.matches import pond, quick

matches = st.builds(
    lambda seats, more, games: Match(
        tuple("abcdefgh"[: seats + more]), seats, games, seed=1, edition=pond()
    ),
    st.integers(2, 6),
    st.integers(0, 2),
    st.integers(1, 200),
)


@given(matches)
def test_numbers_follow_each_other_and_deals_are_whole(match: Match) -> None:
    pairings = list(match.pairings())
    assert [pairing.number for pairing in pairings] == list(range(match.size))
    round_of_all = match.seats * comb(len(match.entrants), match.seats)
    assert match.games <= match.size < match.games + round_of_all
    deals = [list(games) for _, games in groupby(pairings, lambda pairing: pairing.deal)]
    assert len(deals) == match.deals
    assert all(len(games) == match.seats for games in deals)


@given(matches)
def test_in_a_deal_everyone_sits_everywhere_once_beside_the_same_neighbours(match: Match) -> None:
    for _, deal in groupby(match.pairings(), lambda pairing: pairing.deal):
        games = [pairing.entrants for pairing in deal]
        for place in zip(*games, strict=True):
            assert Counter(place) == Counter(games[0])
        twice = games[0] * 2
        assert all(game[0] + twice[twice.index(game[0]) + 1] == game[0] + game[1] for game in games)


@given(matches)
def test_all_groups_play_as_often(match: Match) -> None:
    played = Counter(frozenset(pairing.entrants) for pairing in match.pairings())
    assert played.keys() == set(map(frozenset, combinations(match.entrants, match.seats)))
    assert len(set(played.values())) == 1


def test_an_entrant_may_be_there_several_times() -> None:
    match = quick("merchant", "scribe", "scribe", games=3)
    assert [pairing.entrants.index("merchant") for pairing in match.pairings()] == [0, 2, 1]


def test_refusals() -> None:
    with pytest.raises(TooFewEntrantsError) as few:
        quick("merchant", "scribe", seats=3)
    assert (few.value.entrants, few.value.seats) == (2, 3)
    with pytest.raises(EditionError):
        quick(*["scribe"] * 7)


def test_facts_tell_matches_apart() -> None:
    one = quick()
    others = [
        quick("scribe", "merchant"),
        quick(games=5),
        quick(seed=6),
        quick(turns=7),
        quick(effort=8),
        quick(seconds=0.5),
        quick(leads=True),
        Match(one.entrants, 2, 4, 5),
    ]
    assert all(other.facts() != one.facts() for other in others)
    assert quick(games=3).facts() == one.facts(), "whole deals are the same"
