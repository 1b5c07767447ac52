"""Playouts and batches: legal from end to end, repeatable, the same on any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mansuba import Edition, Phase
from mansuba.kernel import AT_RANDOM, ActionError, Kernel, StateError, entries
from mansuba.kernel.policy import WEIGHTS
from tests.kernel.twins import WHEEL

SUN = Edition.standard()
EAGER = (4, 2, 2, 1)


@pytest.mark.parametrize("weights", [AT_RANDOM, EAGER], ids=["random", "eager"])
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(
    "edition",
    [SUN, SUN.with_(board="oasis", laws_bind="mover", temple_reentry="same-move")],
    ids=["sun", "oasis"],
)
def test_every_turn_of_a_playout_is_legal(
    edition: Edition, players: int, weights: tuple[int, ...]
) -> None:
    """One turn at a time: the state it leads to is among the rulebook-proved whole moves."""
    kernel = Kernel(edition, players)
    states = kernel.new(4)
    kernel.play(states, seed=players, turns=0, weights=weights)
    for turn in range(40):
        before = states.copy()
        kernel.play(states, seed=turn, turns=1, weights=weights)
        for row, after in zip(before, states, strict=True):
            ends = kernel.moves(row).states
            spaces = {end[:36].tobytes() for end in ends}
            assert after[:36].tobytes() in spaces
            kernel.decode(after)


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    kernel = Kernel(SUN, 3)
    played = []
    for threads in (1, 2, 5):
        states = kernel.new(101)
        results = kernel.play(states, seed=9, turns=150, weights=EAGER, threads=threads)
        played.append((states.tobytes(), [column.tolist() for column in results]))
    assert played[0] == played[1] == played[2]


def test_a_game_is_known_by_its_number_and_not_by_its_row() -> None:
    kernel = Kernel(SUN, 2)
    all_games, later = kernel.new(20), kernel.new(5)
    kernel.play(all_games, seed=1, turns=30)
    kernel.play(later, seed=1, turns=30, first=15)
    assert np.array_equal(all_games[15:], later)


def test_other_seeds_give_other_games() -> None:
    kernel = Kernel(SUN, 2)
    one, other = kernel.new(), kernel.new()
    kernel.play(one, seed=1, turns=30)
    kernel.play(other, seed=2, turns=30)
    assert not np.array_equal(one, other)


def test_eager_games_end_and_say_who_won() -> None:
    kernel = Kernel(SUN, 2)
    states = kernel.new(200)
    results = kernel.play(states, seed=4, turns=2000, weights=EAGER)
    assert set(results.winner.tolist()) == {0, 3}
    for state, winner in zip(states[:20], results.winner, strict=False):
        position = kernel.decode(state)
        assert position.phase is Phase.OVER
        assert position.winner == winner


def test_the_eager_policy_beats_chance() -> None:
    """Seat 0 plays on with a head start in patience: eager play needs far fewer turns."""
    kernel = Kernel(Edition.load(WHEEL), 2)
    lengths = []
    for weights in (AT_RANDOM, EAGER):
        results = kernel.play(kernel.new(100), seed=5, turns=5000, weights=weights)
        lengths.append(float(np.median(results.turns)))
    assert lengths[1] < lengths[0] / 3


def test_weights_of_zero_prefer_nothing() -> None:
    """With no weight on anything, every Temple space is as likely for the first figure."""
    kernel = Kernel(SUN, 2)
    states = kernel.new(6000)
    kernel.play(states, seed=6, turns=0, weights=(0,) * WEIGHTS)
    counts = np.unique(states[:, 0], return_counts=True)[1]
    assert len(counts) == 6
    assert abs(counts - 1000).max() < 150


def test_a_cut_short_game_has_no_winner() -> None:
    kernel = Kernel(SUN, 2)
    results = kernel.play(kernel.new(3), seed=1, turns=5)
    assert results.winner.tolist() == [-1, -1, -1]
    assert results.turns.tolist() == [5, 5, 5]


def test_games_side_by_side_step_by_step() -> None:
    """Masks in, decisions out: chance acts by itself, and what is refused changes nothing."""
    kernel = Kernel(SUN, 4)
    states, counters = kernel.new(50), np.zeros(50, np.int64)
    masks = kernel.masks(states)
    rng = np.random.default_rng(1)
    for step in range(300):
        decided = (rng.random(masks.shape) * masks).argmax(axis=1)
        decided[step % 50] = 12 if masks[step % 50, 12] == 0 else decided[step % 50]
        legal = masks[np.arange(50), decided] == 1
        before = states.copy()
        refused = kernel.step(states, decided, 3, counters, masks, threads=1 + step % 2)
        assert np.array_equal(refused, ~legal)
        assert np.array_equal(states[refused], before[refused])
        assert np.array_equal(masks, kernel.masks(states))
    assert {kernel.decode(state).phase for state in states} <= {Phase.TAKE, Phase.STEP, Phase.PLACE}
    assert counters.min() > 1


def test_chance_alone_brings_a_game_to_the_first_take() -> None:
    kernel = Kernel(SUN, 2)
    states, counters = kernel.new(10), np.zeros(10, np.int64)
    while kernel.decode(states[0]).phase is Phase.SET_UP:
        kernel.apply(states, kernel.masks(states).argmax(axis=1))
    kernel.let_chance(states, 8, counters)
    assert {kernel.decode(state).phase for state in states} == {Phase.TAKE}
    assert counters.tolist() == [2] * 10


@pytest.mark.parametrize(
    ("weights", "why"),
    [
        ((1,), f"a policy has {WEIGHTS} weights, not 1"),
        ((1,) * (WEIGHTS + 1), f"a policy has {WEIGHTS} weights"),
        ((0.5, 0, 0, 0), "weights are integers"),
        ((-(2**41), 0, 0, 0), "weights are integers from -32768 to 32768"),
    ],
)
def test_a_policy_of_another_form_is_refused(weights: tuple[int, ...], why: str) -> None:
    kernel = Kernel(SUN, 2)
    with pytest.raises(ActionError, match=why):
        kernel.play(kernel.new(), seed=1, turns=1, weights=weights)


@pytest.mark.parametrize("weight", [2**15, -(2**15)])
def test_the_largest_weights_still_play_legally(weight: int) -> None:
    kernel = Kernel(SUN, 2)
    states = kernel.new(20)
    kernel.play(states, seed=2, turns=30, weights=(weight,) * WEIGHTS)
    assert all(kernel.decode(state) for state in states)


def test_nothing_is_compiled_anew_for_another_sort_of_argument() -> None:
    kernel = Kernel(SUN, 2)
    kernel.play(kernel.new(), seed=1, turns=1)
    kernel.legal(kernel.new()[0])
    used: tuple[Any, ...] = (entries.play_all, entries.list_legal)
    before = [len(entry.signatures) for entry in used]
    row = kernel.new()[0]
    row.flags.writeable = False
    kernel.legal(row)
    kernel.play(kernel.new(), seed=np.uint64(7), turns=np.int32(1))
    assert [len(entry.signatures) for entry in used] == before


def test_counters_of_another_form_are_refused() -> None:
    kernel = Kernel(SUN, 2)
    with pytest.raises(StateError, match="counters are int64"):
        kernel.let_chance(kernel.new(2), 1, np.zeros(3, np.int64))
