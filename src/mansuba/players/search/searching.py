"""Looking ahead: the futures of the likeliest moves, sampled side by side, until one stands out.

Every candidate is played on by everyone's quick judgement under the same throws, and judged some
turns later. Candidates that fall behind are dropped, so that the rest is looked into deeper. It
can be stopped after any sample, and uses the same memory however long it runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from mansuba.kernel.layout import SEATS, STATE_BYTES
from mansuba.kernel.tables import Array
from mansuba.players.search.choosing import PLAN_PARTS
from mansuba.players.search.engine import Engine
from mansuba.players.search.judging import FEATURES
from mansuba.players.search.memory import memory
from mansuba.players.search.rollouts import look_ahead

TURNS = 8
"""How far samples are played on."""
SAMPLES = 4
"""How many are played between two looks at who has fallen behind."""
FEWEST = 8
"""How many samples a candidate gets at the least."""
DOUBT = 2.0
"""How many standard errors behind the best a candidate is dropped."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What was found out about each candidate."""

    chances: Array
    """[candidate, seat]: how likely each seat wins."""
    samples: Array
    """[candidate]: how many samples that was told from."""

    def ranked(self, seat: int) -> list[int]:
        """The candidates, the best for a seat first: those that were dropped come after others."""
        return [int(one) for one in np.lexsort((-self.chances[:, seat], -self.samples))]


def search(
    engine: Engine,
    roots: Array,
    seat: int,
    seed: int,
    effort: int,
    is_up: Callable[[], bool],
    turns: int = TURNS,
) -> Prospects:
    """Sample the futures of some states, up to so many in all or until time is up."""
    many = len(roots)
    sums = np.zeros((many, SEATS))
    samples = np.zeros(many, np.int64)
    behind, squares = np.zeros((many, many)), np.zeros((many, many))
    running = np.arange(many)
    spare = np.empty(STATE_BYTES, np.uint8)
    features = np.zeros((SEATS, FEATURES))
    plan, gained = np.empty((1, PLAN_PARTS), np.int32), np.empty(1)
    remembered = memory(engine.guide)
    ws = np.tile(engine.weights, (SEATS, 1))
    first = 0
    while first == 0 or (len(running) > 1 and samples.sum() < effort and not is_up()):
        chances = np.empty((len(running), SAMPLES, SEATS))
        look_ahead(
            engine.table, engine.guide, remembered, ws, engine.outlook, roots[running], seed,
            first, turns, spare, features, plan, gained, chances,
        )  # fmt: skip
        sums[running] += chances.sum(axis=1)
        samples[running] += SAMPLES
        first += SAMPLES
        mine = chances[:, :, seat]
        apart = mine[:, None, :] - mine[None, :, :]
        pair = np.ix_(running, running)
        behind[pair] += apart.sum(axis=2)
        squares[pair] += (apart**2).sum(axis=2)
        if first >= FEWEST:
            best = running[np.argmax(sums[running, seat])]
            lead = behind[best, running] / first
            error = np.sqrt(np.maximum(squares[best, running] / first - lead**2, 0) / first)
            running = running[lead <= DOUBT * error + 1e-9]
    return Prospects(sums / samples[:, None], samples)
