"""Compiling everything ahead of play: `python -m mansuba.kernel`, or in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from mansuba.kernel.kernel import Kernel
from mansuba.kernel.policy import WEIGHTS
from mansuba.rulebook.edition import Edition


def warm() -> Iterator[str]:
    """Compile what is not compiled yet, or fetch it from the cache; names each part before it.

    >>> [part for part in warm()][0]
    'states'
    """
    for name, use in _parts().items():
        yield name
        use()


def _parts() -> dict[str, Callable[[], object]]:
    """Every compiled entry, used once on a game of two."""
    edition = Edition.standard()
    kernel = Kernel(edition, min(edition.board.seats))
    states: list[np.ndarray] = []

    def set_up() -> None:
        states.append(kernel.new())

    def step() -> None:
        counters = np.zeros(1, np.int64)
        masks = kernel.masks(states[0])
        first = masks.argmax(axis=1)
        kernel.step(states[0], first, 0, counters, masks)
        kernel.let_chance(states[0], 0, counters)

    return {
        "states": set_up,
        "decisions": lambda: kernel.apply(states[0], kernel.legal(states[0][0])[:1]),
        "batches": step,
        "playouts": lambda: kernel.play(states[0], seed=0, turns=1, weights=(0,) * WEIGHTS),
        "whole moves": lambda: kernel.moves(states[0][0]),
        "counting lines": lambda: kernel.perft(states[0][0], 2),
    }
