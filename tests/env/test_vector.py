"""Many games at once: each is the one that the single environment plays, whoever runs it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from mansuba import Edition
from mansuba.env.mansuba_vector_v0 import VectorEnv, env
from mansuba.env.playing import Playing
from mansuba.env.sights import Observation, View, grid
from mansuba.kernel import ActionError, action_of
from mansuba.kernel.tables import Array
from mansuba.players import PLAYERS
from mansuba.players.progress import ways_to_pyramid
from tests.env.twin import Twin

TESTS = Path(__file__).parents[1]
POND, WHEEL = str(TESTS / "boards" / "pond.toml"), str(TESTS / "perft" / "wheel.toml")
OASIS = Edition.standard().with_(board="oasis")
INFO = ("action_mask", "actor", "illegal", "turns")


class Single:
    """One place of a vector, played by the single environment's own game."""

    def __init__(self, number: int, games: int, seed: int, *made_of: Any) -> None:
        self.playing = Playing(*made_of)
        self._number, self._games, self._seed = number, games, seed
        self.playing.begin(seed, number)

    def step(self, action: int) -> tuple[list[float], bool, bool, bool, int]:
        """Rewards, won or illegal, cut, illegal, turns; the next game where one is over."""
        playing, players = self.playing, len(self.playing.seats)
        actor, illegal = playing.actor, False
        try:
            playing.decide(action)
        except ActionError:
            illegal = True
        rewards = playing.rewards
        if illegal:
            rewards = [-1.0 if player == actor else 0.0 for player in range(players)]
        ends = (playing.is_won or illegal, playing.is_cut and not illegal, illegal)
        told = (rewards, *ends, playing.turns)
        if ends[0] or ends[1]:
            self._number += self._games
            playing.begin(self._seed, self._number)
        return told


def compare(single: Single, game: int, observations: Array, info: dict[str, Array]) -> None:
    playing = single.playing
    assert info["actor"][game] == playing.actor
    assert np.array_equal(info["action_mask"][game], playing.mask)
    assert np.array_equal(observations[game], playing.see(playing.actor))


@pytest.mark.parametrize(
    ("edition", "players", "observation", "view"),
    [
        ("sun", 2, "compact", "seat"),
        ("sun", 3, "planes", "seat"),
        ("oasis", 4, "planes", "board"),
        (POND, 6, "compact", "seat"),
        (WHEEL, 3, "compact", "board"),
    ],
    ids=["sun", "planes", "oasis", "pond", "wheel"],
)
def test_every_game_is_the_single_environments(
    edition: str, players: int, observation: Observation, view: View
) -> None:
    """To the last byte: new games where one is cut short or ended by what is illegal."""
    games, turns, rng = 5, 4, Random(players)
    made_of = (edition, players, turns, observation, view)
    vector = VectorEnv(games, players, edition, turns, observation, view)
    observations, info = vector.reset(seed=9)
    singles = [Single(game, games, 9, *made_of) for game in range(games)]
    ended = np.zeros(3, int)
    for step in range(players * 6 + 60):
        actions = vector.sample().copy()
        if step % 11 == 5:
            actions[rng.randrange(games)] = rng.choice((-1, 0, 240, 241, 2**40, -(2**63)))
        observations, rewards, terminated, truncated, info = vector.step(actions)
        for game, single in enumerate(singles):
            told = (terminated[game], truncated[game], info["illegal"][game], info["turns"][game])
            expected = single.step(int(actions[game]))
            assert (rewards[game].tolist(), *told) == (pytest.approx(expected[0]), *expected[1:])
            compare(single, game, observations, info)
            ended += told[:3]
        assert vector.position(step % games) == singles[step % games].playing.position
    assert ended[0] == ended[2] > 0 < ended[1]


@pytest.mark.parametrize(("edition", "players"), [(POND, 2), ("oasis", 5)], ids=["pond", "oasis"])
def test_random_games_agree_with_the_rulebook(edition: str, players: int) -> None:
    games = 3
    vector = VectorEnv(games, players, edition, view="board")
    _, info = vector.reset(seed=4)
    made = vector.position(0).edition
    twins = [Twin(made, players, seed=4, game=game) for game in range(games)]
    for _ in range(150):
        for game, twin in enumerate(twins):
            assert vector.position(game) == twin.position
            assert info["actor"][game] == twin.player
            legal = sorted(action_of(made, one) for one in twin.position.decisions())
            assert np.flatnonzero(info["action_mask"][game]).tolist() == legal
        actions = vector.sample()
        for twin, action in zip(twins, actions.tolist(), strict=True):
            twin.decide(action)
        *_, info = vector.step(actions)


def test_the_winner_takes_it_from_all_others() -> None:
    """Merchants play two games of three; where one is won, the next of its place begins."""
    games, rng, won = 2, Random(1), [0, 0]
    vector = env(games, players=3, edition=POND)
    _, info = vector.reset(seed=3)
    while not all(won):
        before = [vector.position(game) for game in range(games)]
        decisions = [PLAYERS["merchant"].decide(position, rng) for position in before]
        numbers = [action_of(before[0].edition, decision) for decision in decisions]
        actions = vector.shown[info["actor"], numbers]
        observations, rewards, terminated, truncated, info = vector.step(actions)
        after = [position.after(one) for position, one in zip(before, decisions, strict=True)]
        assert terminated.tolist() == [position.winner is not None for position in after]
        assert not truncated.any()
        assert not rewards[~terminated].any()
        for game in np.flatnonzero(terminated).tolist():
            winner = after[game].seats.index(after[game].winner)
            assert rewards[game].tolist() == [
                1 if player == winner else -0.5 for player in range(3)
            ]
            assert info["turns"][game] > 6
            won[game] += 1
            next_ = Single(game + games * won[game], games, 3, POND, 3, 1000, "compact", "seat")
            compare(next_, game, observations, info)


@pytest.mark.parametrize("observation", ["compact", "planes"])
def test_threads_change_nothing(observation: Observation) -> None:
    games = 400
    vectors = [
        VectorEnv(games, 3, turns=5, observation=observation, threads=threads)
        for threads in (1, 2, 7)
    ]
    for vector in vectors:
        vector.reset(seed=1)
    for _ in range(60):
        told = [vector.step(vector.sample()) for vector in vectors]
        for one in told[1:]:
            assert all(map(np.array_equal, one[:4], told[0][:4]))
            assert all(np.array_equal(one[4][name], told[0][4][name]) for name in INFO)
    for vector in vectors:
        vector.close()


def trajectory(vector: VectorEnv, seed: int | None) -> bytes:
    """All that is seen and sampled for a while."""
    observations, _ = vector.reset(seed=seed)
    found = [observations.tobytes()]
    for _ in range(30):
        observations, *_ = vector.step(vector.sample())
        found.append(observations.tobytes())
    return b"".join(found)


def test_a_seed_gives_the_same_games() -> None:
    one, other = env(6), env(6)
    first, second = trajectory(one, 4), trajectory(one, None)
    assert (first, second) == (trajectory(other, 4), trajectory(other, None))
    assert len({first, second, trajectory(other, 5), trajectory(other, -(2**70) + 4)}) == 3
    one.reset(seed=4)
    sampled = one.sample().tolist()
    one.reset()
    assert one.sample().tolist() != sampled
    unseeded = trajectory(env(6), None)
    assert unseeded != trajectory(env(6), None)


def test_every_legal_action_is_as_likely() -> None:
    vector = env(6000)
    _, info = vector.reset(seed=2)
    for _ in range(3):
        actions = vector.sample().copy()
        assert info["action_mask"][np.arange(6000), actions].all()
        counts = np.unique(actions, return_counts=True)[1]
    assert len(counts) == 6
    assert abs(counts - 1000).max() < 150  # five standard deviations


def test_nothing_is_made_anew() -> None:
    """The arrays are the same at every step, and other libraries see them without a copy."""
    vector = env(3)
    observations, info = vector.reset(seed=1)
    seen = np.from_dlpack(observations)
    told = vector.step(vector.sample())
    again = vector.step(vector.sample())
    assert told[0] is observations
    assert all(one is other for one, other in zip(told[:4], again[:4], strict=True))
    assert all(told[4][name] is again[4][name] is info[name] for name in INFO)
    vector.reset(seed=2)
    assert np.shares_memory(seen, observations)
    assert (seen == observations).all()


def test_actions_may_be_any_integers() -> None:
    vector = env(3)
    vector.reset(seed=1)
    for actions in ([235] * 3, np.array([236] * 3, np.uint8), np.array([237] * 3, np.int32)):
        *_, info = vector.step(actions)
        assert not info["illegal"].any()


@pytest.mark.parametrize(
    "actions",
    [
        235,
        [235],
        [[235] * 3],
        [235.0] * 3,
        ["235"] * 3,
        [True] * 3,
        None,
        np.zeros((3, 1), int),
        np.zeros(4, int),
    ],
    ids=repr,
)
def test_what_is_no_array_of_actions_is_refused_and_changes_nothing(actions: Any) -> None:
    vector = env(3)
    observations, _ = vector.reset(seed=1)
    before = observations.copy()
    with pytest.raises(ActionError, match="actions are 3 integers, one for each game, not"):
        vector.step(actions)
    assert np.array_equal(observations, before)


def test_nothing_happens_before_a_reset() -> None:
    vector = env(1)
    for use in (vector.sample, lambda: vector.step([235]), lambda: vector.position(0)):
        with pytest.raises(ActionError, match="reset"):
            use()


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"threads": 0},
        {"device": "tpu"},
        {"players": 7},
        {"turns": 0},
        {"view": "mine"},
        {"observation": "pixels"},
        {"edition": "nowhere.toml"},
    ],
    ids=str,
)
def test_games_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each has words of its own
        env(**({"games": 1} | wrong))


@pytest.mark.parametrize("observation", ["compact", "planes"])
def test_ways_are_those_of_a_lone_figure(observation: Observation) -> None:
    """Wherever a player's figure may stand at all."""
    board = OASIS.board
    seats = tuple(board.seats[3])
    spots = grid(board)[0] if observation == "planes" else np.arange(len(board.spaces))
    ways = VectorEnv(1, 3, OASIS, observation=observation).ways
    for seat, shown in zip(seats, ways.reshape(3, -1), strict=True):
        walks = ways_to_pyramid(OASIS, seats, seat)
        for space, spot in zip(board.spaces, spots, strict=True):
            court = board.courts[seats].get(space)
            if court is None or court.seat == seat:
                assert shown[spot] == min(walks[space])


def test_what_is_written_into_a_mask_allows_nothing() -> None:
    """The arrays are lent out: a learner that scribbles on a mask still plays by the rules."""
    games = env(64, edition=OASIS)
    _, info = games.reset(seed=1)
    illegal = info["action_mask"].argmin(axis=1)
    info["action_mask"][:] = 1
    *_, info = games.step(illegal)
    assert info["illegal"].all()
    info["action_mask"][:] = 0
    *_, info = games.step(games.sample())
    assert not info["illegal"].any()
