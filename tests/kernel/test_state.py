"""States: what they cost, and that bytes which are none are refused."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import Edition, EditionError, Figure, ImpossiblePositionError, Kind, Position
from mansuba.kernel import ActionError, Kernel, StateError
from mansuba.kernel.entries import first_unsound, rehash
from mansuba.kernel.layout import FACE, FIGURE, LYING, PHASE, STATE_BYTES, STEP_PHASE, STEPS
from mansuba.kernel.tables import Array
from tests.openings import thrown
from tests.playing import random_game

KERNEL = Kernel(Edition.standard(), 2)
MIDDLE = [step.after for step in random_game(Edition.standard(), 2, seed=4, most=400)]


def test_a_million_games_rest_in_less_than_200_megabytes() -> None:
    assert KERNEL.new(1000).nbytes * 1000 < 200_000_000


@given(st.sampled_from(MIDDLE), st.integers(0, STATE_BYTES - 1), st.integers(1, 255))
def test_damaged_bytes_have_no_position(position: Position, byte: int, flip: int) -> None:
    state = KERNEL.encode(position)
    state[byte] ^= flip
    with pytest.raises(StateError):
        KERNEL.decode(state)


@pytest.mark.parametrize("position", MIDDLE[::19])
def test_no_damaged_byte_comes_near_compiled_code(position: Position) -> None:
    """Every byte changed in every way."""
    state = KERNEL.encode(position)
    for byte in range(STATE_BYTES):
        for flip in range(1, 256):
            state[byte] ^= flip
            assert first_unsound(KERNEL.table, state[None]) == 0, (byte, flip)
            state[byte] ^= flip


def test_a_state_of_the_same_board_under_other_options_is_refused() -> None:
    """Under `mover` a figure may stand where under `owner` it cannot."""
    position = thrown(players=2)
    in_anothers_court = {**position.figures, Figure(0, Kind.FALCON): "c7"}
    edition = position.edition.with_(laws_bind="mover")
    state = Kernel(edition, 2).encode(position.but(edition=edition, figures=in_anothers_court))
    with pytest.raises(StateError, match="row 0 is no state"):
        KERNEL.legal(state)


@given(st.binary(min_size=STATE_BYTES, max_size=STATE_BYTES))
def test_rubbish_is_refused(rubbish: bytes) -> None:
    state = np.frombuffer(rubbish, np.uint8).copy()
    with pytest.raises(StateError):
        KERNEL.decode(state)
    with pytest.raises(StateError):
        KERNEL.play(state[None], seed=1, turns=1)


@pytest.mark.parametrize(
    "states",
    [
        np.zeros((2, 99), np.uint8),
        np.zeros((2, STATE_BYTES), np.int8),
        np.zeros((4, STATE_BYTES), np.uint8)[::2],
        np.zeros(STATE_BYTES, np.uint8),
        np.frombuffer(bytes(STATE_BYTES), np.uint8)[None],
    ],
    ids=["too narrow", "signed", "not in one block", "one row alone", "not to be written"],
)
def test_arrays_of_another_form_are_refused(states: Array) -> None:
    with pytest.raises(StateError, match="states are uint8"):
        KERNEL.play(states, seed=1, turns=1)


def test_states_that_are_only_read_may_lie_anywhere() -> None:
    states = np.repeat(KERNEL.encode(thrown(players=2))[None], 6, axis=0)
    expected = KERNEL.masks(states)
    states.flags.writeable = False
    assert np.array_equal(KERNEL.masks(states[::2]), expected[::2])
    assert KERNEL.legal(states[0]) == np.flatnonzero(expected[0]).tolist()


def test_no_games_are_games_too() -> None:
    none = KERNEL.new(0)
    assert len(KERNEL.play(none, seed=1, turns=5, threads=3).winner) == 0
    assert KERNEL.masks(none).shape == (0, KERNEL.actions)


@pytest.mark.parametrize("seed", [-1, 2**64 + 5, 2**200, np.uint64(5)])
def test_any_integer_is_a_seed(seed: int) -> None:
    one, other = KERNEL.new(), KERNEL.new()
    KERNEL.play(one, seed, turns=3)
    KERNEL.play(other, seed, turns=3)
    assert np.array_equal(one, other)


def test_less_than_nothing_is_refused() -> None:
    with pytest.raises(ActionError, match="not -1"):
        KERNEL.play(KERNEL.new(), seed=1, turns=-1)
    with pytest.raises(ActionError, match="not -1"):
        KERNEL.perft(KERNEL.new()[0], -1)


def test_a_move_that_cannot_go_on_is_no_state() -> None:
    """Sound in all else, it would keep a playout guessing for ever."""
    states = KERNEL.encode(thrown(players=2))[None]
    state = states[0]
    state[FACE], state[LYING] = 0, 5
    state[FIGURE], state[STEPS], state[PHASE] = Kind.CAT, 1, STEP_PHASE
    rehash(KERNEL.table, state)
    with pytest.raises(StateError, match="row 0 is no state"):
        KERNEL.play(states, seed=1, turns=1)


def test_a_state_of_another_form_has_no_position() -> None:
    with pytest.raises(StateError, match="a state is 100 bytes"):
        KERNEL.decode(np.zeros(7, np.uint8))


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(StateError, match="another edition or number of players"):
        KERNEL.encode(thrown(players=3))


def test_a_position_that_cannot_be_is_refused() -> None:
    position = thrown(players=2)
    two_on_one_space = position.but(
        figures=dict.fromkeys(position.figures, "j10"),
    )
    with pytest.raises(ImpossiblePositionError):
        KERNEL.encode(two_on_one_space)


def test_a_number_of_players_without_seats_is_refused() -> None:
    with pytest.raises(EditionError):
        Kernel(Edition.standard(), 7)


@given(st.integers(-(2**62), 2**62))
def test_an_integer_is_carried_out_or_refused(action: int) -> None:
    """Whatever is not in the list of legal decisions changes nothing."""
    states = KERNEL.encode(thrown(players=2))[None]
    before = states.copy()
    if action in KERNEL.legal(states[0]):
        KERNEL.apply(states, [action])
        assert not np.array_equal(states, before)
    else:
        with pytest.raises(ActionError, match=f"decision {action} is not legal in game 0"):
            KERNEL.apply(states, [action])
        assert np.array_equal(states, before)


@pytest.mark.parametrize("position", MIDDLE[::23])
def test_exactly_the_listed_decisions_are_legal(position: Position) -> None:
    states = KERNEL.encode(position)[None]
    legal = set(KERNEL.legal(states[0]))
    for action in range(-2, 8300):
        allowed = True
        try:
            KERNEL.apply(states.copy(), [action])
        except ActionError:
            allowed = False
        assert allowed == (action in legal), action


def test_if_one_game_refuses_none_changes() -> None:
    states = np.repeat(KERNEL.encode(thrown(players=2))[None], 3, axis=0)
    before, legal = states.copy(), KERNEL.legal(states[0])[0]
    with pytest.raises(ActionError, match="game 2"):
        KERNEL.apply(states, [legal, legal, 0])
    assert np.array_equal(states, before)


@pytest.mark.parametrize("decided", [[1], [1, 2, 3], [0.5, 1.0], [True, False]])
def test_decisions_of_another_form_are_refused(decided: list[int]) -> None:
    with pytest.raises(ActionError, match="decisions are 2 integers"):
        KERNEL.apply(KERNEL.new(2), decided)
