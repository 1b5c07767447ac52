"""What those who think say, how long they take, and what they do where it is plain."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from threading import Event, Timer
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Edition, Phase, Position, Step, Take
from mansuba.kernel.tables import Array
from mansuba.players import PLAYERS, Budget, Thought
from mansuba.players.search import searching
from mansuba.players.search.engine import Engine, engine_for
from mansuba.players.search.options import options
from mansuba.players.search.searching import FEWEST, Prospects, search
from mansuba.players.vizier import EFFORT
from tests.drawing import figure
from tests.grounds import COURTS, FIELD
from tests.openings import thrown
from tests.players.searching import of_every_phase
from tests.properties.editions import editions

POND = Edition.load(Path(__file__).parents[1] / "boards" / "pond.toml")
PRIEST, VIZIER = PLAYERS["priest"], PLAYERS["vizier"]
A_LITTLE = Budget(effort=60)
NO_END = 10**9
"""Whoever were to use it up would think for days."""

THROWN = thrown(2, sticks="F3W2nC1I3J2nK1")

both = pytest.mark.parametrize("name", ["priest", "vizier"])


def check_thought(position: Position, thought: Thought) -> None:
    assert thought.chances.keys() == set(position.seats)
    assert sum(thought.chances.values()) == pytest.approx(1)
    told = [candidate.chance for candidate in thought.candidates]
    assert all(0 <= chance <= 1 for chance in (*thought.chances.values(), *told))
    assert thought.candidates[0].line == thought.line
    assert len({candidate.line for candidate in thought.candidates}) == len(told)
    for candidate in thought.candidates:
        after = position
        for decision in candidate.line:
            assert after.actor == position.actor
            after = after.after(decision)


@both
@settings(max_examples=8)
@given(edition=editions(), data=st.data(), seed=st.integers(0, 999))
def test_a_thought_holds_together(
    name: str, edition: Edition, data: st.DataObject, seed: int
) -> None:
    for position in of_every_phase(edition, data, seed):
        if isinstance(position.actor, int):
            thought = PLAYERS[name].think(position, Random(seed), A_LITTLE)
            check_thought(position, thought)
            assert PLAYERS[name].plan(position, Random(seed), A_LITTLE) == thought.line
            rest = [one.chance for one in thought.candidates[1:]]
            assert rest == sorted(rest, reverse=True)


def test_whoever_comes_first_was_never_dropped() -> None:
    engine = engine_for(THROWN)
    roots = options(engine, THROWN, 1, 12).states
    seen = search(engine, roots, 0, seed=3, effort=600, is_up=lambda: False)
    assert sorted(seen.ranked) == list(range(len(roots)))
    assert seen.samples[seen.ranked[0]] == seen.samples.max()
    assert seen.mine[seen.ranked].tolist() == sorted(seen.mine, reverse=True)
    assert FEWEST <= seen.samples.min() < seen.samples.max()
    assert seen.samples.sum() <= 600 + 4 * len(roots)


def test_the_same_seed_and_effort_give_the_same_thought() -> None:
    def thought(seed: int) -> Thought:
        return VIZIER.think(THROWN, Random(seed), Budget(effort=200))

    assert thought(1) == thought(1) != thought(2)
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(thought, [1, 2, 1, 2])) == [thought(1), thought(2)] * 2


def test_more_effort_is_more_samples() -> None:
    engine = engine_for(THROWN)
    roots = options(engine, THROWN, 1, 12).states
    less, more = (
        search(engine, roots, 0, 3, effort, is_up=lambda: False).samples.sum()
        for effort in (100, 400)
    )
    assert less < more


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever looks at the clock after every sample: here it is a tenth of a second later."""
    looks = count()
    clock = SimpleNamespace(monotonic=lambda: next(looks) / 10)
    monkeypatch.setattr("mansuba.players.protocol.time", clock)
    check_thought(THROWN, VIZIER.think(THROWN, Random(1), Budget(effort=NO_END, seconds=0.3)))
    assert next(looks) == 4


def test_time_alone_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With seconds and no effort it is the seconds that end a thought."""
    efforts = []

    def watched(
        engine: Engine, roots: Array, seat: int, seed: int, effort: int, is_up: Callable[[], bool]
    ) -> Prospects:
        efforts.append(effort)
        return search(engine, roots, seat, seed, 1, is_up)

    monkeypatch.setattr(searching, "search", watched)
    for budget in (Budget(), Budget(effort=7, seconds=1), Budget(seconds=1)):
        VIZIER.think(THROWN, Random(1), budget)
    assert efforts == [EFFORT, 7, sys.maxsize]


def test_whoever_is_stopped_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "DOUBT", 1e9)  # nothing stands out, however long it takes
    for asked in (1, 20):
        stop = StopWhenAsked(asked)
        check_thought(THROWN, VIZIER.think(THROWN, Random(1), Budget(effort=NO_END, stop=stop)))
        assert stop.asked == asked
    later = Event()
    timer = Timer(0.1, later.set)
    timer.start()
    check_thought(THROWN, VIZIER.think(THROWN, Random(1), Budget(effort=NO_END, stop=later)))
    assert later.is_set()


class StopWhenAsked(Event):
    """Set as soon as it was looked at so often."""

    def __init__(self, often: int) -> None:
        super().__init__()
        self.often, self.asked = often, 0

    def is_set(self) -> bool:
        self.asked += 1
        return self.asked >= self.often


def test_longer_thought_takes_no_more_memory() -> None:
    VIZIER.think(THROWN, Random(1), A_LITTLE)
    peaks = []
    for effort in (60, 2000):
        tracemalloc.start()
        VIZIER.think(THROWN, Random(1), Budget(effort=effort))
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0]


def test_a_single_way_to_go_on_is_not_thought_about_for_long() -> None:
    """The Falcon's one step is all there is."""
    position = FIELD.draw(
        """
            .   .   .
          .   .   1F  .
        .   .   1W  1C  0F
          .   .   .   1I
            .   .   1J
        """,
        sticks="F1",
    ).position
    assert len(position.decisions()) == 1
    check_thought(position, VIZIER.think(position, Random(1), Budget(effort=NO_END)))


TEMPTED = """
    1t  1t  1t  .   0W  0C  0I
      1t  1t  .   .   0J  0K
    .   1t  .   .   0F  0p  .
      .   .   .   1I  .   .
    .   0t  .   .   .   1p  .
      0t  0t  .   .   1p  1p
    0t  0t  0t  .   1p  1p  1p
"""


@both
@pytest.mark.parametrize("seed", range(5))
def test_a_win_is_taken_whatever_else_tempts(name: str, seed: int) -> None:
    """The Falcon is a step from the Pyramid; it could also throw back one who is nearly there.

    No effort is too large for that: it is plain at once.
    """
    scene = COURTS.draw(TEMPTED, sticks="F3W1")
    beguiling = scene.position.after(Take(figure("0F").kind, figure("0F"))).after(Step("SW"))
    assert beguiling.phase is Phase.PLACE
    line = PLAYERS[name].plan(scene.position, Random(seed), Budget(effort=NO_END, seconds=60))
    position = scene.position
    for decision in line:
        position = position.after(decision)
    assert position.winner == 0


@both
def test_nobody_helps_another_to_win(name: str) -> None:
    """The last stick may move the other's Falcon alone: in, where it wins, or aside."""
    scene = COURTS.draw(
        """
    1t  1t  1t  .   0W  0C  0I
      1t  1t  .   .   0J  0K
    .   1t  .   .   0F  0p  .
      .   .   .   .   .   .
    .   0t  .   .   .   1p  .
      0t  0t  .   .   1p  1p
    0t  0t  0t  .   1p  1p  1p
        """,
        turn=1,
        sticks="F2n",
    )
    for seed in range(3):
        position = scene.position
        for decision in PLAYERS[name].plan(position, Random(seed), A_LITTLE):
            position = position.after(decision)
        assert position.winner is None


@pytest.mark.parametrize("seed", range(5))
def test_of_two_steps_ahead_the_priest_makes_the_safe_one(seed: int) -> None:
    """East or north-east, the Jackal comes nearer; to the north-east the Ibis could jump it."""
    scene = COURTS.draw(
        """
    1t  1t  1t  .   0p  0p  0p
      1t  1I  .   .   0p  0p
    .   1t  .   .   .   0p  .
      .   0J  .   .   .   .
    .   0t  .   .   .   1p  .
      0t  0t  .   .   1p  1p
    0t  0t  0t  .   1p  1p  1p
        """,
        sticks="J1I1",
    )
    line = PRIEST.plan(scene.position, Random(seed))
    assert line[1] == Step("E")
