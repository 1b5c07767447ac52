"""Whole moves, beside those that the rulebook makes step by step."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Edition, Phase, Position, Space, Step
from mansuba.players.reach import ends
from tests.playing import random_game
from tests.properties.editions import editions

MOST = 3


def walked(position: Position) -> set[tuple[Space, int]]:
    """Where the moving figure can stand after how many steps, as long as nobody is beguiled."""
    assert position.move
    figure, begun = position.move.figure, position.move
    found: set[tuple[Space, int]] = set()
    layer = [position]
    for steps in range(1, min(MOST, begun.steps_left) + 1):
        after = [
            here.after(step)
            for here in layer
            if here.phase is Phase.STEP
            and here.move
            and here.move.figure == figure
            and here.sticks == position.sticks
            for step in here.decisions()
            if isinstance(step, Step)
        ]
        layer = [here for here in after if here.phase is not Phase.PLACE]
        layer = list({(here.figures[figure], here.move): here for here in layer}.values())
        found |= {(here.figures[figure], steps) for here in layer}
    return found


@settings(max_examples=12)
@given(edition=editions(), data=st.data(), seed=st.integers(0, 999))
def test_it_finds_what_the_rules_allow(edition: Edition, data: st.DataObject, seed: int) -> None:
    players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
    for transition in random_game(edition, players, seed, most=120, steered=0.7):
        position = transition.after
        if position.phase is not Phase.STEP:
            continue
        assert position.move
        most = min(MOST, position.move.steps_left)
        found = list(ends(position, position.move.figure, most))
        first = {end.first for end in found if end.steps == 1}
        assert first == {s.direction for s in position.decisions() if isinstance(s, Step)}
        harmless = {end.space: end.steps for end in reversed(found) if not end.beguiled}
        by_rules = walked(position)
        assert harmless.keys() == {space for space, _ in by_rules}
        for space, steps in harmless.items():
            assert steps == min(number for there, number in by_rules if there == space)


@settings(max_examples=12)
@given(edition=editions(), data=st.data(), seed=st.integers(0, 999))
def test_it_knows_who_is_beguiled(edition: Edition, data: st.DataObject, seed: int) -> None:
    players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
    for transition in random_game(edition, players, seed, most=120, steered=0.7):
        position = transition.after
        if position.phase is Phase.STEP and position.move:
            for end in ends(position, position.move.figure, 1):
                after = position.after(Step(end.first))
                in_hand = {after.move.hand} if after.move and after.move.hand else set()
                assert end.beguiled == in_hand
