"""The rulebook counts what the perft files say."""

from __future__ import annotations

import pytest

from mansuba import Phase, Position
from mansuba.notation import write_decision
from mansuba.rulebook.perft import divide, perft
from tests.perft import naive
from tests.perft.loader import Case, all_cases
from tests.perft.translating import game_of

CASES = all_cases()


def by_first_decision(position: Position, depth: int) -> str:
    """The count taken apart: where two engines differ, the line that differs shows."""
    parts = divide(position, depth)
    return "\n".join(f"{write_decision(first)}  {part}" for first, part in parts.items())


@pytest.mark.parametrize("case", CASES, ids=[case.where for case in CASES])
def test_counts(case: Case) -> None:
    position = case.position
    for depth, count in case.counts.items():
        found = perft(position, depth)
        if found != count:
            pytest.fail(
                f"{case.where}: {found} lines of {depth} decisions instead of {count}\n"
                f"{case.line}\n{by_first_decision(position, depth)}"
            )


def test_the_files_tell_of_every_phase_and_number_of_players() -> None:
    positions = [case.position for case in CASES]
    assert {position.phase for position in positions} == set(Phase)
    assert {len(position.seats) for position in positions} == {2, 3, 4, 5, 6}
    assert {position.edition.name for position in positions} == {"sun", "oasis", "wheel"}


@pytest.mark.parametrize("case", CASES, ids=[case.where for case in CASES])
def test_the_naive_game_counts_the_same(case: Case) -> None:
    """As deep as its patience goes; each number was counted by both before it was written down."""
    game = game_of(case.position)
    for depth, expected in case.counts.items():
        if expected < 300:
            assert naive.count(game, depth) == expected
