"""Counting lines of play: what `tests/perft` relies on when it compares whole files of counts."""

from __future__ import annotations

from mansuba import Phase
from mansuba.rulebook.perft import divide, perft
from tests.perft.loader import all_cases

CASES = all_cases()


def test_nothing_is_one_line_of_no_decisions() -> None:
    assert perft(CASES[0].position, 0) == 1


def test_divide_takes_a_count_apart() -> None:
    case = next(case for case in CASES if case.position.phase is Phase.TAKE)
    for depth, count in case.counts.items():
        assert sum(divide(case.position, depth).values()) == count
