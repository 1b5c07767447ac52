"""What learns here is an example; its numbers, its picture and its matches have to be right."""

from __future__ import annotations

from multiprocessing.pool import ThreadPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from examples import match as matches
from examples.curve import Measured, drawn, read
from mansuba.kernel.tables import Array

ROOT = Path(__file__).parents[2]
POND = str(ROOT / "tests" / "boards" / "pond.toml")


def test_the_curve_is_drawn_from_its_numbers() -> None:
    """`python examples/curve.py examples/ppo.csv docs/pictures/ppo.svg` brings it up to date."""
    rows = read(ROOT / "examples" / "ppo.csv")
    assert drawn(rows) == (ROOT / "docs" / "pictures" / "ppo.svg").read_text("utf-8")
    last, page = rows[-1], (ROOT / "docs" / "environments.md").read_text("utf-8")
    low, high = (f"{100 * end:.1f} %" for end in last.interval)
    assert f"**{last.won} of {last.games} games**" in page
    assert f"**{100 * last.won / last.games:.1f} %** (95 %: {low} to {high})" in page
    assert f"{last.decisions / 1e6:.0f} million decisions" in page


def test_intervals_are_wilsons() -> None:
    assert Measured(0, 0, 50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Measured(0, 0, 0, 10).interval == pytest.approx((0, 0.2775), abs=1e-4)


def test_a_match_is_played_with_the_game_as_it_is() -> None:
    """Whoever takes the first legal action loses to a merchant, from either seat."""
    with ThreadPool(2) as pool:
        won = matches.match(lambda _, masks: masks.argmax(1), "merchant", POND, 2, 1, pool)
    assert won == 0


class Scripted:
    """Four games whose places are decided in turn; each ends after so many actions of ours."""

    shown = np.arange(200).reshape(2, 100)
    lengths, gains = (2, 3, 1, 2), ((1, -1), (1, -1), (-1, 1), (-1, 1))

    def __init__(self) -> None:
        self.taken: list[Array] = []

    def reset(self, seed: int) -> tuple[Array, dict[str, Array]]:
        return np.zeros((4, 1)), self.info()

    def info(self) -> dict[str, Array]:
        actor = np.full(4, len(self.taken) % 2, np.int32)
        return {"action_mask": np.ones((4, 2), np.int8), "actor": actor}

    def row(self, game: int) -> int:
        return game

    def step(self, actions: Array) -> tuple[Any, ...]:
        self.taken.append(actions.copy())
        over = np.array([len(self.taken) % length == 0 for length in self.lengths])
        rewards = np.where(over[:, None], self.gains, 0)
        return np.zeros((4, 1)), rewards, over, np.zeros(4, bool), self.info()


def test_wins_are_counted_once_from_ones_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    env, asked = Scripted(), list[int]()

    def answer(against: str, board: str, row: Any, luck: float) -> int:
        asked.append(row)
        return 7

    monkeypatch.setattr(
        matches, "mansuba_vector_v0", SimpleNamespace(env=lambda games, edition: env)
    )
    monkeypatch.setattr(matches, "answer", answer)
    with ThreadPool(1) as pool:
        won = matches.match(lambda seen, _: np.full(len(seen), -5), "scribe", POND, 4, 1, pool)
    assert won == 2  # games 0 and 3: ours are seat 0 of the even games, seat 1 of the odd
    assert [taken.tolist() for taken in env.taken] == [
        [-5, 7, -5, 7],
        [107, -5, -5, -5],
        [-5, 7, -5, -5],
    ]
    assert asked == [1, 3, 0, 1]
