"""Walking a game on both engines at once, and comparing all that they say of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import numpy as np

from mansuba import CHANCE, Board, Edition, Face, Kind, Phase, Position, Take
from mansuba.kernel import Kernel, action_of, decision_of, hash_of
from mansuba.kernel.chance import key_of
from mansuba.kernel.compiled import compiled
from mansuba.kernel.policy import choose
from mansuba.kernel.tables import Array

WHEEL = Path(__file__).parents[1] / "perft" / "wheel.toml"
EAGER = np.array([4, 2, 2, 1])
EQUAL_FACES = (Face(1), Face(2, naal=True), Face(2, naal=True), Face(1))


def editions() -> Iterator[Edition]:
    """Both boards and one that is not hexagonal, under every value of every option."""
    wheel = Edition.load(WHEEL)
    options = product(("owner", "mover"), ("never", "same-move"), (True, False))
    for laws_bind, temple_reentry, sanctuary in options:
        for edition in (Edition.standard(), Edition.standard().with_(board="oasis"), wheel):
            yield edition.with_(
                laws_bind=laws_bind, temple_reentry=temple_reentry, sanctuary=sanctuary
            )
    yield wheel.with_(ring=tuple(Kind), faces=dict.fromkeys(Kind, EQUAL_FACES))
    yield Edition.standard().with_(board=largest_board(), laws_bind="mover", sanctuary=False)


def largest_board() -> Board:
    """256 squares, and courts of four different sizes: the most that a byte can number."""
    rows = [[f"{letter}{number}" for number in range(1, 17)] for letter in "abcdefghijklmnop"]
    return Board(
        name="largest",
        picture="\n".join(" ".join(row) for row in rows),
        directions={"E": "W", "S": "N"},
        lines={
            "E": [" ".join(row) for row in rows],
            "S": [" ".join(column) for column in zip(*rows, strict=True)],
        },
        temples={0: [*rows[15][9:], *rows[14][6:]], 1: rows[0][:6]},
        pyramids={0: [*rows[1][8:], *rows[0][8:]], 1: [*rows[14][:4], *rows[15][:4]]},
        seats={2: (0, 1)},
    )


@compiled  # and kept, for all who walk
def eager_choice(t: Array, s: Array, weights: Array, seed: int, step: int) -> int:
    """A decision that the policy likes."""
    return choose(t, s, weights, key_of(seed, step), 0)[0]


class Walk:
    """One game on both engines."""

    def __init__(self, edition: Edition, players: int, seed: int) -> None:
        self.edition = edition
        self.kernel = Kernel(edition, players)
        self.states = self.kernel.new()
        self.rng = Random(seed)

    def compare(self, most: int, steered: float) -> tuple[int, Position]:
        """Play up to so many decisions and compare at each; how many, and the last position."""
        position = Position.new(self.edition, self.kernel.players)
        for step in range(most):
            self.compare_decisions(position)
            if step % 64 == 0 and position.phase is Phase.TAKE:
                self.compare_moves(position)
            if position.phase is Phase.OVER:
                return step, position
            action = self.choose(position, steered)
            position = position.after(decision_of(position, action))
            self.kernel.apply(self.states, [action])
            self.compare_position(position)
        return most, position

    def choose(self, position: Position, steered: float) -> int:
        """A legal decision: by the policy so often, otherwise any."""
        if position.actor is CHANCE or self.rng.random() >= steered:
            return self.rng.choice(self.kernel.legal(self.states[0]))
        seed = self.rng.getrandbits(32)
        return eager_choice(self.kernel.table, self.states[0], EAGER, seed, 0)

    def compare_decisions(self, position: Position) -> None:
        """The same legal decisions in the same order; the mask has them and nothing else."""
        actions = self.kernel.legal(self.states[0])
        if position.phase is Phase.THROW:  # 4096 of them: the numbers alone tell
            assert len(actions) == len(position.decisions())
            which = self.rng.randrange(len(actions))
            assert decision_of(position, actions[which]) == position.decisions()[which]
            return
        assert actions == [action_of(self.edition, d) for d in position.decisions()]
        assert [decision_of(position, action) for action in actions] == list(position.decisions())
        mask = np.flatnonzero(self.kernel.masks(self.states)[0])
        assert mask.tolist() == ([] if position.phase is Phase.LOT else sorted(actions))

    def compare_position(self, position: Position) -> None:
        """The same position, byte for byte; with it the running hash and a fresh one."""
        fresh = self.kernel.encode(position)
        assert fresh.tolist() == self.states[0].tolist(), position
        if hash_of(fresh) % 16 == 0:
            assert self.kernel.decode(self.states[0]) == position

    def compare_moves(self, position: Position) -> None:
        """The same whole moves of some Takes, each once and with a path that leads there."""
        takes = [take for take in position.decisions() if isinstance(take, Take)]
        chosen = self.rng.sample(takes, min(3, len(takes)))
        some = {action_of(self.edition, take): take for take in chosen}
        found: dict[Take, set[Position]] = {take: set() for take in some.values()}
        states, paths = self.kernel.moves(self.states[0])
        firsts = {int(path[0]) for path in paths}
        assert firsts == {action_of(self.edition, decision) for decision in position.decisions()}
        for state, path in zip(states, paths, strict=True):
            if int(path[0]) in some:
                after = position
                for action in path[path >= 0]:
                    after = after.after(decision_of(after, int(action)))
                assert self.kernel.encode(after).tolist() == state.tolist()
                ends = found[some[int(path[0])]]
                assert after not in ends
                ends.add(after)
        assert found == {take: ends_of(position.after(take)) for take in found}


def ends_of(position: Position) -> set[Position]:
    """Every position in which a move that has begun can end, by trying everything."""
    ends, seen, frontier = set(), {position}, [position]
    while frontier:
        here = frontier.pop()
        for decision in here.decisions():
            there = here.after(decision)
            if there.move is None:
                ends.add(there)
            elif there not in seen:
                seen.add(there)
                frontier.append(there)
    return ends
