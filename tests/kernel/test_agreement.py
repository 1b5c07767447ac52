"""The kernel never disagrees with the rulebook."""

from __future__ import annotations

from itertools import count

import pytest

from mansuba import Edition, Phase
from mansuba.kernel import Kernel
from tests.kernel.twins import Walk, editions
from tests.perft.loader import HERE, Case, load

DECISIONS = 50_000
SOAK_DECISIONS = 2_000_000

GAMES = [(edition, players) for edition in editions() for players in edition.board.seats]
PERFT = [case for path in sorted(HERE.glob("*.perft")) for case in load(path)]


@pytest.mark.parametrize("share", range(8))
def test_the_engines_agree(share: int) -> None:
    """Every edition and number of players, first at random and then steered to the Pyramids."""
    games = GAMES[share::8]
    walk_through(games, DECISIONS // 8, seeds=count(share * 1000))


@pytest.mark.soak
@pytest.mark.parametrize("share", range(8))
def test_the_engines_agree_for_long(share: int) -> None:
    walk_through(GAMES[share::8], SOAK_DECISIONS // 8, seeds=count(10_000 + share * 10_000))


def walk_through(games: list[tuple[Edition, int]], decisions: int, seeds: count[int]) -> None:
    """Walk through the games again and again until so many decisions are compared."""
    each = max(100, decisions // len(games) // 2)
    while True:
        for steered in (0.0, 0.95):
            for edition, players in games:
                decisions -= Walk(edition, players, next(seeds)).compare(each, steered)[0]
                if decisions <= 0:
                    return


@pytest.mark.parametrize("edition", [e for e in editions() if e.name == "oasis"], ids=repr)
def test_games_are_walked_to_their_end(edition: Edition) -> None:
    """Steered play ends games, so that winning is compared too, under every option."""
    walk = Walk(edition, 2, seed=2)
    _, last = walk.compare(5000, steered=1.0)
    assert last.phase is Phase.OVER
    assert walk.kernel.decode(walk.states[0]).winner == last.winner


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case.where)
def test_the_engines_count_the_same_lines(case: Case) -> None:
    position = case.position
    kernel = Kernel(position.edition, len(position.seats))
    state = kernel.encode(position)
    assert {depth: kernel.perft(state, depth) for depth in case.counts} == case.counts
