"""Looking ahead: the futures of the likeliest moves, sampled side by side, until one stands out.

Every candidate is played on by everyone's quick judgement under the same throws, and judged some
turns later. Candidates that fall behind are dropped, so that the rest is looked into deeper. It
can be stopped after any sample, and uses the same memory however long it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from mansuba.kernel.layout import SEATS, STATE_BYTES, WINNER
from mansuba.kernel.tables import Array
from mansuba.players.search.choosing import PLAN_PARTS
from mansuba.players.search.engine import Engine
from mansuba.players.search.judging import FEATURES
from mansuba.players.search.memory import memory
from mansuba.players.search.rollouts import look_ahead

TURNS = 8
"""How far samples are played on."""
FEWEST = 8
"""How many samples a candidate gets at the least, if there is time; fewer say nothing."""
ROUND = 4
"""After how many samples it is looked at who has fallen behind."""
DOUBT = 2.0
"""How many standard errors behind the best a candidate is dropped."""
ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Prospects:
    """What was found out about some candidates."""

    ranked: Sequence[int]
    """The candidates, the best first."""
    chances: Array
    """How likely each seat wins with the best of them."""
    mine: Array
    """[candidate]: how likely the seat that decides wins."""
    samples: Array
    """[candidate]: how many samples that was told from."""


def search(
    engine: Engine,
    roots: Array,
    seat: int,
    seed: int,
    effort: int,
    is_up: Callable[[], bool],
    turns: int = TURNS,
) -> Prospects:
    """Sample the futures of some states, up to so many in all or until time is up.

    They come as they look without looking ahead, the best first, and stay so until there are
    enough samples to tell. Where one of them is a win, one sample is all it takes.
    """
    many = len(roots)
    sums, samples = np.zeros((many, SEATS)), np.zeros(many, np.int64)
    behind, squares = np.zeros((many, many)), np.zeros((many, many))
    running, taken = np.arange(many), 0
    sample = _sampler(engine, seed, turns)
    is_won = bool((roots[:, WINNER] == seat).any())
    while taken == 0 or (
        len(running) > 1 and not is_won and samples.sum() < effort and not is_up()
    ):
        chances = sample(roots[running], taken)
        taken += 1
        sums[running] += chances
        samples[running] += 1
        mine = chances[:, seat]
        apart = mine[:, None] - mine[None, :]
        behind[np.ix_(running, running)] += apart
        squares[np.ix_(running, running)] += apart**2
        if taken >= FEWEST and taken % ROUND == 0:
            best = running[np.argmax(sums[running, seat])]
            lead = behind[best, running] / taken
            error = np.sqrt(np.maximum(squares[best, running] / taken - lead**2, 0) / taken)
            running = running[lead <= DOUBT * error + ROUNDING]
    can_tell = is_won or taken >= FEWEST
    best = running[np.argmax(sums[running, seat])] if can_tell else 0
    # Whoever was dropped saw fewer throws than the best: what tells is how far behind it was there.
    lead = np.maximum(behind[best] / samples, 0)
    mine = np.maximum(sums[best, seat] / samples[best] - lead, 0)
    ranked = np.lexsort((-samples, -mine, np.arange(many) != best))
    return Prospects(ranked.tolist(), sums[best] / samples[best], mine, samples)


def _sampler(engine: Engine, seed: int, turns: int) -> Callable[[Array, int], Array]:
    """Plays one sample of some states' futures: each seat's chances where they come to."""
    remembered, ws = memory(engine.guide), np.tile(engine.weights, (SEATS, 1))
    spare, features = np.empty(STATE_BYTES, np.uint8), np.zeros((SEATS, FEATURES))
    plan, gained = np.empty((1, PLAN_PARTS), np.int32), np.empty(1)

    def sample(roots: Array, number: int) -> Array:
        chances = np.empty((len(roots), SEATS))
        look_ahead(
            engine.table, engine.guide, remembered, ws, engine.outlook, roots, seed, number,
            turns, spare, features, plan, gained, chances,
        )  # fmt: skip
        return chances

    return sample
