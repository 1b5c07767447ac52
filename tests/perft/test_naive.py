"""The rulebook and the naive game walk side by side and must never disagree."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Edition, Phase, Transition
from tests.perft.loader import Case, all_cases
from tests.perft.translating import choice_of, game_of, rules_of, standing
from tests.playing import random_game, random_play
from tests.playthroughs.telling import read, replay
from tests.properties.editions import editions

OPTIONS = list(product(("sun", "oasis"), ("owner", "mover"), ("never", "same-move"), (True, False)))
CASES = all_cases()
PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))


def walk_beside(edition: Edition, transitions: Iterable[Transition]) -> None:
    """Follow a game with the naive one, comparing what is legal and what becomes of it."""
    rules = rules_of(edition)
    game = None
    for transition in transitions:
        game = game or game_of(transition.before, rules)
        if transition.before.phase is not Phase.THROW:  # those are thousands; perft counts them
            legal = transition.before.decisions()
            assert {choice_of(decision) for decision in legal} == game.choices()
        game.do(choice_of(transition.decision))
        assert standing(game) == standing(game_of(transition.after, rules))


@pytest.mark.parametrize(("board", "laws_bind", "temple_reentry", "sanctuary"), OPTIONS)
def test_on_the_built_in_boards(
    board: str, laws_bind: str, temple_reentry: str, sanctuary: bool
) -> None:
    options = {"laws_bind": laws_bind, "temple_reentry": temple_reentry, "sanctuary": sanctuary}
    edition = Edition.standard().with_(board=board, **options)
    seed = OPTIONS.index((board, laws_bind, temple_reentry, sanctuary))
    players = 2 + seed % 5
    walk_beside(edition, random_game(edition, players, seed, most=120, steered=0.7))


def test_to_the_end() -> None:
    edition = Edition.standard().with_(board="oasis")
    game = list(random_game(edition, 2, seed=1, most=5000, steered=1.0))
    assert game[-1].after.phase is Phase.OVER
    walk_beside(edition, game)


@pytest.mark.parametrize("case", CASES, ids=[case.where for case in CASES])
def test_from_every_perft_position(case: Case) -> None:
    position = case.position
    walk_beside(position.edition, random_play(position, seed=1, most=12, steered=0.5))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=[path.stem for path in PLAYTHROUGHS])
def test_along_the_games_that_are_written_down(path: Path) -> None:
    start, decisions = read(path.read_text("utf-8").splitlines())
    walk_beside(start.edition, replay(start, decisions))


GAMES = {
    "edition": editions(),
    "group": st.integers(0, 4),
    "seed": st.integers(0, 999),
    "steered": st.sampled_from([0.0, 0.6, 0.95]),
}


@given(**GAMES)
@settings(max_examples=20)
def test_on_any_board(edition: Edition, group: int, seed: int, steered: float) -> None:
    players = sorted(edition.board.seats)[group % len(edition.board.seats)]
    walk_beside(edition, random_game(edition, players, seed, most=120, steered=steered))


@pytest.mark.soak
@given(**GAMES)
@settings(max_examples=500)
def test_on_many_boards(edition: Edition, group: int, seed: int, steered: float) -> None:
    players = sorted(edition.board.seats)[group % len(edition.board.seats)]
    walk_beside(edition, random_game(edition, players, seed, most=2000, steered=steered))
