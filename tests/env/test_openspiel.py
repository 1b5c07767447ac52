"""OpenSpiel's game is the rulebook's, and passes OpenSpiel's own tests."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from mansuba import CHANCE, Edition, Face, Kind, Phase, Position
from mansuba.env.editions import edition_called
from mansuba.kernel import action_of, decision_of
from mansuba.kernel.layout import LOT, THROW
from mansuba.notation import write_decision, write_edition, write_position
from mansuba.players import PLAYERS
from tests.kernel.twins import largest_board

try:
    import pyspiel
    from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr
    from open_spiel.python.observation import make_observation

    import mansuba.env.openspiel  # noqa: F401 - registers the game
except ImportError:
    if os.environ.get("CI") == "true":
        raise
    pytest.skip("OpenSpiel is not installed; not every platform has it", allow_module_level=True)

TESTS = Path(__file__).parents[1]
POND = TESTS / "boards" / "pond.toml"
WHEEL = TESTS / "perft" / "wheel.toml"


def load(**parameters: object) -> Any:
    return pyspiel.load_game("mansuba", parameters)


def after_set_up(game: Any) -> Any:
    """The lot is next."""
    state = game.new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def in_a_turn(game: Any, seed: int = 1) -> Any:
    """The first stick is to be taken."""
    state, rng = after_set_up(game), Random(seed)
    for _ in range(2):
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 6])
def test_its_own_simulations(players: int) -> None:
    game = load(players=players, turns=14, edition="sun" if players == 2 else str(POND))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_its_own_simulations_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    """Clones, serialises and pickles as it goes; the game, its type and its states."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(players=4, turns=40))
    assert "terminated with" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("edition", "players"),
    [("sun", 2), ("oasis", 5), (str(WHEEL), 3), (str(POND), 6)],
    ids=["sun", "oasis", "wheel", "pond"],
)
def test_random_games_agree_with_the_rulebook(edition: str, players: int) -> None:
    game = load(edition=edition, players=players)
    state, rng = game.new_initial_state(), Random(players)
    position = Position.new(edition_called(edition), players)
    for _ in range(300):
        offset = compare(state, position)
        action = rng.choice(state.legal_actions())
        position = position.after(decision_of(position, action + offset))
        state.apply_action(action)
    assert str(state) == f"{write_position(position)} turn {state.turns}"


def compare(state: Any, position: Position) -> int:
    """Both say the same of a moment; where the kernel's numbers of its decisions begin."""
    assert state.position == position
    offset = {Phase.LOT: LOT, Phase.THROW: THROW}.get(position.phase, 0)
    numbers = [action_of(position.edition, decision) for decision in position.decisions()]
    if position.actor is CHANCE:
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == len(numbers)
        assert {action + offset for action, _ in state.chance_outcomes()} == set(numbers)
        return offset
    assert isinstance(position.actor, int)
    assert state.current_player() == position.seats.index(position.actor)
    assert state.legal_actions() == sorted(numbers)
    for decision, number in zip(position.decisions(), numbers, strict=True):
        assert state.action_to_string(number) == write_decision(decision)
    return offset


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_winner_takes_it_from_all_others(players: int) -> None:
    game = load(edition=str(POND), players=players)
    state, rng = game.new_initial_state(), Random(players)
    merchant, edition = PLAYERS["merchant"], game.kernel.edition
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.legal_actions())
        else:
            action = action_of(edition, merchant.decide(state.position, rng))
        state.apply_action(action)
    winner = state.position.seats.index(state.position.winner)
    returns = state.returns()
    assert returns[winner] == 1 == game.max_utility()
    assert [r for i, r in enumerate(returns) if i != winner] == [game.min_utility()] * (players - 1)
    assert sum(returns) == pytest.approx(0) == game.utility_sum()
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="not legal"):
        state.apply_action(0)


def test_a_game_cut_short_has_no_winner() -> None:
    """After the last turn, not in the middle of it, and without another throw."""
    game, rng = load(turns=6), Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.turns == 6
    assert state.position.phase is Phase.THROW
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []
    chances = [step.player for step in state.full_history()].count(pyspiel.PlayerId.CHANCE)
    assert chances == game.max_chance_nodes_in_history() == 2
    assert state.move_number() - chances <= game.max_game_length()


def test_chance_is_as_likely_as_it_is_at_the_table(tmp_path: Path) -> None:
    """Equal faces of a stick are one outcome."""
    faces = {kind: (Face(1), Face(1), Face(1), Face(2, naal=True)) for kind in Kind}
    edition = Edition.standard().with_(faces=faces)
    (tmp_path / "mine.toml").write_text(write_edition(edition), "utf-8")
    game = load(edition=str(tmp_path / "mine.toml"), players=3)
    state = after_set_up(game)
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in (0, 2, 4)]
    assert state.action_to_string(2) == "lot:2"
    state.apply_action(4)
    chances = state.chance_outcomes()
    assert len(chances) == 2**6
    mask = state.legal_actions_mask()
    assert [action for action, _ in chances] == np.flatnonzero(mask).tolist()
    assert sum(odds for _, odds in chances) == pytest.approx(1)
    assert {state.action_to_string(action): odds for action, odds in chances} == {
        write_decision(throw): pytest.approx(float(odds)) for throw, odds in edition.throw_chances
    }


def test_a_clone_goes_its_own_way() -> None:
    state = in_a_turn(load())
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert len(clone.history()) == len(state.history()) + 1
    assert clone.turns == state.turns + 1


def test_a_state_travels_to_another_process() -> None:
    state = in_a_turn(load(players=3, turns=70))
    code = (
        "import pickle, sys, mansuba.env.openspiel\n"
        "state = pickle.load(sys.stdin.buffer)\n"
        "print(state.get_game(), state, state.history(), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    told = [str(state.get_game()), str(state), str(state.history())]
    assert done.stdout.decode().splitlines() == told


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = in_a_turn(load())
    before = str(state)
    for action in (-2, 0, 12, 240, 241, THROW, 2**40):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
        with pytest.raises(pyspiel.SpielError):
            state.action_to_string(action)
    assert str(state) == before
    assert state.move_number() == len(state.history()) == 14


def test_a_game_that_cannot_be_is_refused() -> None:
    for wrong in ({"players": 1}, {"players": 7}, {"turns": 0}, {"edition": "nowhere.toml"}):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            load(**wrong)


def test_observations_show_the_position() -> None:
    game = load(players=3, turns=50)
    state, rng = in_a_turn(game), Random(5)
    sight = make_observation(game)
    seen = set()
    while not state.is_terminal():
        position, player = state.position, rng.randrange(3)
        seen.add(position.phase)
        sight.set_from(state, player)
        compare_observation(sight.dict, state, position, player)
        assert sight.string_from(state, player) == str(state)
        assert 0 <= sight.tensor.min() <= sight.tensor.max() <= 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.observation_tensor(0)) == len(sight.tensor)
    assert seen == {Phase.TAKE, Phase.STEP, Phase.PLACE, Phase.THROW}
    assert state.information_state_string(1) == state.history_str()


def test_the_last_of_256_spaces_is_seen(tmp_path: Path) -> None:
    """Its number is also that of nowhere."""
    edition = Edition.standard().with_(board=largest_board())
    (tmp_path / "largest.toml").write_text(write_edition(edition), "utf-8")
    game = load(edition=str(tmp_path / "largest.toml"))
    state = game.new_initial_state()
    there = [a for a in state.legal_actions() if state.action_to_string(a).endswith("@p16")]
    state.apply_action(*there)
    sight = make_observation(game)
    sight.set_from(state, 0)
    assert np.argwhere(sight.dict["figures"]).tolist() == [[0, 0, 255]]


def compare_observation(
    parts: dict[str, np.ndarray], state: Any, position: Position, player: int
) -> None:
    def only(part: str) -> list[int]:
        return [int(index) for index in np.flatnonzero(parts[part])]

    board, seats = position.edition.board, position.seats
    assert only("player") == [player]
    assert only("actor") == [p for p in [state.current_player()] if p >= 0]
    assert only("phase") == [list(Phase).index(position.phase)]
    assert position.starter is not None
    assert only("starter") == [seats.index(position.starter)]
    standing = {
        (seats.index(figure.seat), int(figure.kind), board.spaces.index(space))
        for figure, space in position.figures.items()
    }
    assert set(zip(*map(np.ndarray.tolist, np.nonzero(parts["figures"])), strict=True)) == standing
    for kind in Kind:
        face = position.sticks.get(kind)
        shown = (face.icons / 9, int(face.naal)) if face else (0, 0)
        assert parts["sticks"][kind].tolist() == pytest.approx(shown)
    move = position.move
    assert only("moving") == (
        [seats.index(move.figure.seat) * 6 + move.figure.kind] if move else []
    )
    assert parts["move"].tolist() == pytest.approx(
        (move.steps_left / 9, int(move.begun), int(move.left_temple)) if move else (0, 0, 0)
    )
    assert only("hand") == (
        [seats.index(move.hand.seat) * 6 + move.hand.kind] if move and move.hand else []
    )
    assert parts["turns"][0] == pytest.approx(state.turns / 50)


def test_its_tree_search_plays_a_game_of_three() -> None:
    """As it comes, its rollouts cut short; it sees chance and takes each player for themselves."""
    game = load(edition=str(POND), players=3, turns=6)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng, max_length=4)
    bot = mcts.MCTSBot(game, 1.0, 4, rollouts, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        is_chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()) if is_chance else bot.step(state))
    assert state.turns == 6


def test_its_regret_minimisation_plays_games_of_three_to_the_end() -> None:
    """Outcome sampling: an episode for each player, then a game by the policy that it came to."""
    game = load(edition=str(POND), players=3, turns=6)
    np.random.seed(1)  # what the algorithm draws from
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    known = [history.split(", ") for history in solver._infostates]
    lasts = [one for one, later in pairwise([*known, []]) if len(later) <= len(one)]
    assert len(lasts[1:]) == 3  # the first is the beginning, which all three share
    for history in lasts[1:]:
        state = game.new_initial_state()
        for action in history:
            state.apply_action(int(action))
        assert state.turns >= 5
    policy, rng = solver.average_policy(), np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.legal_actions())
        else:
            chances = policy.action_probabilities(state)
            assert list(chances) == state.legal_actions()
            action = rng.choice(list(chances), p=list(chances.values()))
        state.apply_action(action)
    assert state.turns == 6
