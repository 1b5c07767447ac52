"""Any game of any edition keeps what every game keeps.

The machine draws an edition and a number of players, and then decides: anything that is legal, or
for a while whatever brings figures nearer to their Pyramids, so that games come to an end too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from mansuba import Decision, Edition, Event, Kind, Position, Throw
from mansuba.rulebook import events as told
from mansuba.rulebook.phase import Phase
from tests.playing import steer
from tests.properties.editions import editions
from tests.properties.keeping import AT_EVERY_DECISION, AT_EVERY_POSITION, why_not_agrees

QUICK = [check for check in AT_EVERY_POSITION if check is not why_not_agrees]
ANY = st.integers(0, 4**6 - 1)


def pick(position: Position, number: int) -> Decision:
    """One of the legal decisions; a throw is made up, for listing them all takes long."""
    if position.phase is Phase.THROW:
        sides = [number // 4**kind % 4 for kind in Kind]
        faces = position.edition.faces
        return Throw(tuple(faces[kind][side] for kind, side in zip(Kind, sides, strict=True)))
    decisions = position.decisions()
    return decisions[number % len(decisions)]


class Game(RuleBasedStateMachine):
    """A game in which every position and every decision is looked at."""

    position: Position
    used: set[Kind]

    @initialize(edition=editions(), data=st.data())
    def sit_down(self, edition: Edition, data: st.DataObject) -> None:
        players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
        self.used = set()
        self.position = Position.new(edition, players)
        self.look(AT_EVERY_POSITION)

    @precondition(lambda self: self.position.phase is not Phase.OVER)
    @rule(number=ANY)
    def decide(self, number: int) -> None:
        self.play(pick(self.position, number))
        self.look(AT_EVERY_POSITION)

    @precondition(lambda self: self.position.phase in (Phase.SET_UP, Phase.LOT))
    @rule(number=ANY)
    def set_up(self, number: int) -> None:
        while self.position.phase in (Phase.SET_UP, Phase.LOT):
            self.play(pick(self.position, number))
        self.look(AT_EVERY_POSITION)

    @precondition(lambda self: self.position.phase is not Phase.OVER)
    @rule(decisions=st.integers(1, 150), seed=ANY)
    def hurry(self, decisions: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(decisions):
            if self.position.phase is Phase.OVER:
                break
            thrown = self.position.phase is Phase.THROW
            self.play(
                pick(self.position, rng.randrange(4**6)) if thrown else steer(self.position, rng)
            )
            self.look(QUICK)
        self.look(AT_EVERY_POSITION)

    @precondition(lambda self: self.position.phase is Phase.OVER)
    @rule()
    def play_again(self) -> None:
        self.position = Position.new(self.position.edition, len(self.position.seats))

    def play(self, decision: Decision) -> None:
        transition = self.position.play(decision)
        for check in AT_EVERY_DECISION:
            check(transition)
        for event in transition.events:
            self.count_sticks(event)
        self.position = transition.after

    def count_sticks(self, event: Event) -> None:
        """Each stick is used once a round."""
        match event:
            case told.Threw():
                self.used = set()
            case told.Took(_, stick) | told.Passed(_, stick):
                assert stick not in self.used
                self.used.add(stick)
            case told.RoundOver():
                assert self.used == set(Kind)

    def look(self, checks: Iterable[Callable[[Position], None]]) -> None:
        for check in checks:
            check(self.position)


class TestGame(Game.TestCase):  # type: ignore[misc,valid-type]
    """A good sample."""

    settings = settings(max_examples=20, stateful_step_count=12)


@pytest.mark.soak
class TestManyGames(Game.TestCase):  # type: ignore[misc,valid-type]
    """Many, and longer ones: minutes."""

    settings = settings(max_examples=500, stateful_step_count=50)
