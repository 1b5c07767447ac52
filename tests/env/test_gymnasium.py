"""Gymnasium's environment: one agent against named players, checked by Gymnasium's own checker."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.seeding import np_random

import mansuba.env  # noqa: F401 - registers the environment
from mansuba.env.editions import edition_called
from mansuba.kernel import action_of
from mansuba.players import PLAYERS, Outside, Seated, UnknownPlayerError
from tests.env.twin import Twin

POND = str(Path(__file__).parents[1] / "boards" / "pond.toml")


def make(**options: Any) -> Any:
    return gymnasium.make("Mansuba-v0", **options)


def some_action(info: dict[str, Any], rng: Random) -> int:
    """One that the mask allows, at random."""
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


@pytest.mark.parametrize("observation", ["compact", "planes"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_its_own_checker(
    players: int, observation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It knows of no masks, so that hardly any of its steps are legal; the next test's are."""
    check_env(make(players=players, observation=observation).unwrapped)
    assert "0t" in capsys.readouterr().out  # it rendered for a human


@pytest.mark.parametrize("observation", ["compact", "planes"])
def test_its_passive_checker_sees_a_game_to_its_end(observation: str) -> None:
    """`make` wraps it around the environment; whatever it has to say is a warning, so an error."""
    env, rng = make(players=3, against="scribe", turns=30, observation=observation), Random(1)
    _, info = env.reset(seed=1)
    cut = False
    while not cut:
        _, reward, terminated, cut, info = env.step(some_action(info, rng))
        assert (reward, terminated) == (0, False)
    assert not info["action_mask"].any()


@pytest.mark.parametrize(("edition", "players"), [("sun", 2), ("oasis", 3), (POND, 6)])
def test_random_games_agree_with_the_rulebook(edition: str, players: int) -> None:
    """The others decide as they would at a table, with the same luck."""
    names = ("merchant", "scribe", "merchant", "scribe", "scribe")[: players - 1]
    env = make(players=players, against=names, edition=edition, view="board").unwrapped
    _, info = env.reset(seed=9)
    chance, luck = np_random(9)[0].integers(2**63, size=2).tolist()
    twin, others = Twin(edition_called(edition), players, chance), Random(luck)
    seated, rng = [Seated(PLAYERS[name]) for name in names], Random(players)
    reward, terminated = 0.0, False
    for _ in range(60):
        while twin.position.winner is None and twin.player:
            decision = seated[twin.player - 1].decide(twin.position, others)
            twin.decide(action_of(twin.position.edition, decision))
        assert env.playing.position == twin.position
        assert terminated == (twin.position.winner is not None)
        if terminated:
            assert reward == (1 if twin.position.winner == 0 else -1 / (players - 1))
            break
        assert reward == 0
        legal = [action_of(twin.position.edition, one) for one in twin.position.decisions()]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
        action = some_action(info, rng)
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        twin.decide(action)


def played(env: Any, decide: Any, seed: int) -> float:
    """The reward of a whole game, in which nothing else is ever rewarded."""
    _, info = env.reset(seed=seed)
    terminated, reward = False, 0.0
    while not terminated:
        assert reward == 0
        _, reward, terminated, truncated, info = env.step(decide(env.unwrapped.playing, info))
        assert not truncated
    assert not info["action_mask"].any()
    return float(reward)


def test_the_better_player_wins_and_the_worse_one_loses() -> None:
    rng = Random(1)

    def as_merchant(playing: Any, info: dict[str, Any]) -> int:
        decision = PLAYERS["merchant"].decide(playing.position, rng)
        return int(playing.shown(action_of(playing.kernel.edition, decision)))

    strong = make(players=3, against="scribe", edition=POND)
    assert played(strong, as_merchant, seed=1) == 1
    weak = make(players=3, against="merchant", edition=POND)
    assert played(weak, lambda _, info: some_action(info, rng), seed=2) == -1 / 2


def test_a_seed_gives_the_same_games() -> None:
    def seen(env: Any, seed: int | None) -> list[bytes]:
        observation, info = env.reset(seed=seed)
        rng, found = Random(3), [observation.tobytes()]
        for _ in range(25):
            observation, _, _, _, info = env.step(some_action(info, rng))
            found.append(observation.tobytes())
        return found

    one, other = make(against="scribe"), make(against="scribe")
    first, second = seen(one, 4), seen(one, None)
    assert (first, second) == (seen(other, 4), seen(other, None))
    assert len({tuple(first), tuple(second), tuple(seen(other, 5))}) == 3


def test_an_illegal_action_ends_the_game() -> None:
    env = make(players=3)
    before, _ = env.reset(seed=1)
    after, reward, terminated, truncated, info = env.step(0)  # no step before the set-up is over
    assert (reward, terminated, truncated) == (-1, True, False)
    assert np.array_equal(before, after)
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(235)
    env.reset()
    assert env.step(235)[1:4] == (0, False, False)


def test_what_is_no_action_at_all_is_an_error_and_changes_nothing() -> None:
    env = make().unwrapped
    with pytest.raises(ResetNeeded):
        env.step(235)
    env.reset(seed=1)
    before = env.playing.row.tobytes()
    for action in (-1, 241, 2**40, 1.0, "1", None, [1], np.array([1, 2]), np.float64(3)):
        with pytest.raises(InvalidAction):
            env.step(action)
    assert env.playing.row.tobytes() == before
    env.step(np.array(235))
    env.step(np.int32(236))


@pytest.mark.parametrize("against", [("merchant",), ("merchant",) * 3, ()])
def test_as_many_others_as_there_are_seats(against: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="3 players are one and 2 others"):
        make(players=3, against=against)


def test_the_others_have_to_be_known() -> None:
    with pytest.raises(UnknownPlayerError, match="pharaoh"):
        make(against="pharaoh")


def test_closing_ends_the_programs_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[type] = []
    monkeypatch.setattr(Outside, "close", lambda self: ended.append(type(self)))
    make(players=3, against=("run:true", "scribe")).close()
    assert ended == [Outside]


def test_to_render_without_a_mode_is_warned_of() -> None:
    env = make().unwrapped
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


@pytest.mark.parametrize(("mode", "sort"), [("ansi", str), ("svg", str), ("rgb_array", np.ndarray)])
def test_what_is_rendered_changes_with_the_game(mode: str, sort: type[Any]) -> None:
    env = make(render_mode=mode)
    env.reset(seed=1)
    before = env.render()
    env.step(235)
    assert isinstance(before, sort)
    assert not np.array_equal(before, env.render())
