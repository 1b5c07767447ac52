"""PettingZoo's environment is the rulebook's game, and passes PettingZoo's own tests."""

from __future__ import annotations

import pickle
from copy import deepcopy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, render_test, seed_test

from mansuba import Edition
from mansuba.env import mansuba_v0
from mansuba.env.editions import edition_called
from mansuba.kernel import ActionError, action_of
from mansuba.kernel.layout import SEATS, THROW
from mansuba.players import PLAYERS
from tests.env.twin import Twin

TESTS = Path(__file__).parents[1]
POND = str(TESTS / "boards" / "pond.toml")
WHEEL = str(TESTS / "perft" / "wheel.toml")


# It warns of masks in observations, unless the game is one of PettingZoo's own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize("observation", ["compact", "planes"])
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("make", [mansuba_v0.env, mansuba_v0.raw_env])
def test_its_own_api_test(make: Any, players: int, observation: str) -> None:
    """At the least a whole game, cut short, and its agents' last steps."""
    api_test(make(players=players, observation=observation, turns=60), num_cycles=400)


@pytest.mark.parametrize("view", ["seat", "board"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_its_own_seed_test(players: int, view: str) -> None:
    seed_test(partial(mansuba_v0.env, players=players, view=view), num_cycles=150)


def test_its_own_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    is_svg = {"svg": lambda shown: shown.startswith("<svg ")}
    render_test(partial(mansuba_v0.env, players=3), custom_tests=is_svg)
    assert "0t" in capsys.readouterr().out


def some_action(env: Any, rng: Random) -> int:
    """One that the mask allows, at random."""
    return int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


@pytest.mark.parametrize(
    ("edition", "players"),
    [("sun", 2), ("oasis", 3), ("sun", 6), (WHEEL, 3), (POND, 4)],
    ids=["sun-2", "oasis-3", "sun-6", "wheel-3", "pond-4"],
)
def test_random_games_agree_with_the_rulebook(edition: str, players: int) -> None:
    env = mansuba_v0.raw_env(edition=edition, players=players, view="board")
    rng = Random(players)
    env.reset(seed=players)
    env.reset()  # the second game of the seed
    twin = Twin(edition_called(edition), players, seed=players, game=1)
    for _ in range(250):
        twin.compare(env.playing)
        assert env.agent_selection == f"player_{twin.player}"
        decisions = twin.position.decisions()
        legal = {action_of(twin.position.edition, decision) for decision in decisions}
        observation, reward, terminated, truncated, info = env.last()
        for mask in (observation["action_mask"], info["action_mask"]):
            assert set(np.flatnonzero(mask).tolist()) == legal
        assert (reward, terminated, truncated) == (0, False, False)
        action = some_action(env, rng)
        env.step(action)
        twin.decide(action)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_winner_takes_it_from_all_others(players: int) -> None:
    """Also that every agent hears of it, by merchants who play the whole game."""
    env = mansuba_v0.env(edition=POND, players=players)
    env.reset(seed=players)
    playing, rng, told = env.unwrapped.playing, Random(players), {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        if terminated:
            told[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        assert not truncated
        decision = PLAYERS["merchant"].decide(playing.position, rng)
        env.step(playing.shown(action_of(playing.kernel.edition, decision)))
    winner = f"player_{playing.seats.index(playing.position.winner)}"
    assert told.pop(winner) == 1
    assert list(told.values()) == [-1 / (players - 1)] * (players - 1)


@pytest.mark.parametrize("turns", [1, 6, 7])
def test_a_game_cut_short_has_no_winner(turns: int) -> None:
    """After the last turn, not in the middle of it."""
    env, rng = mansuba_v0.env(players=3, turns=turns), Random(1)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(some_action(env, rng))
    assert env.unwrapped.playing.turns == turns
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0}
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def lines(env: Any, seed: int | None, steps: int = 60) -> list[bytes]:
    """A game at random, as bytes of what was seen."""
    env.reset(seed=seed)
    rng, seen = Random(5), []
    for _ in range(steps):
        env.step(some_action(env, rng))
        seen.append(env.last()[0]["observation"].tobytes())
    return seen


def test_a_seed_gives_the_same_games() -> None:
    one, other = mansuba_v0.env(players=3), mansuba_v0.env(players=3)
    first, second = lines(one, 7), lines(one, None)
    assert first != second  # the next game of the seed
    assert (first, second) == (lines(other, 7), lines(other, None))
    assert first != lines(other, 8)
    assert first == lines(other, 7 + 2**63)  # the last 63 bits count
    assert lines(mansuba_v0.env(), None) != lines(mansuba_v0.env(), None)


def test_a_copy_goes_its_own_way() -> None:
    env, rng = mansuba_v0.raw_env(players=3), Random(1)
    lines(env, 1)
    for sort in ("copied", "pickled"):
        copied = deepcopy(env) if sort == "copied" else pickle.loads(pickle.dumps(env))
        before = env.playing.row.tobytes()
        assert copied.playing.row.tobytes() == before
        action = some_action(env, rng)
        copied.step(action)
        assert env.playing.row.tobytes() == before != copied.playing.row.tobytes()
        env.step(action)
        assert env.playing.row.tobytes() == copied.playing.row.tobytes()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = mansuba_v0.raw_env()
    lines(env, 1)
    before = env.playing.row.tobytes(), env.agent_selection, env.playing.turns
    legal = env.last()[0]["action_mask"]
    wrong = [
        a for a in (-1, 0, 12, 240, 241, THROW, 2**40, 10**20) if not 0 <= a < 241 or not legal[a]
    ]
    assert len(wrong) >= 4
    for action in wrong:
        with pytest.raises(ActionError, match="not legal"):
            env.step(action)
    for no_number in (1.0, None, "1", [1], np.array([1, 2])):
        with pytest.raises(TypeError):
            env.step(no_number)  # type: ignore[arg-type]
    assert (env.playing.row.tobytes(), env.agent_selection, env.playing.turns) == before


def test_an_illegal_action_ends_the_wrapped_game() -> None:
    env = mansuba_v0.env(players=3)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    culprit = env.agent_selection
    env.step(0)  # nobody steps before the set-up is over
    assert set(env.terminations.values()) == {True}
    assert env.rewards == {agent: -1 if agent == culprit else 0 for agent in env.possible_agents}


def test_what_is_out_of_bounds_or_out_of_order_is_an_error() -> None:
    env = mansuba_v0.env(turns=1)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.rewards
    env.reset(seed=1)
    for action in (241, -1, 1.5, "1", np.array([1, 2]), None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)
    rng = Random(1)
    while not any(env.truncations.values()):
        env.step(some_action(env, rng))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 7},
        {"turns": 0},
        {"turns": 2**15},
        {"edition": "nowhere.toml"},
        {"view": "mine"},
        {"observation": "pixels"},
        {"render_mode": "3d"},
    ],
    ids=str,
)
def test_a_game_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each has words of its own
        mansuba_v0.env(**wrong)


def test_an_edition_may_be_a_value() -> None:
    env = mansuba_v0.raw_env(edition=Edition.load(POND), players=SEATS)
    assert env.playing.kernel.edition == Edition.load(POND)
    assert env.possible_agents == [f"player_{player}" for player in range(SEATS)]
    assert [env.action_space(agent) for agent in env.possible_agents] == [Discrete(241)] * SEATS


def test_to_render_without_a_mode_is_warned_of() -> None:
    env = mansuba_v0.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
