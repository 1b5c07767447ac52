"""Where a moving figure can go: compared with every line of steps there is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Edition, Phase, Position, Side, Space, Step, Stop, Transition
from mansuba.rulebook.events import Beguiled, StayedInPyramid, StayedTempleFull, TurnOver, Won
from mansuba.table import Way, ways
from tests.drawing import Scene
from tests.grounds import COURTS, FIELD
from tests.playing import random_game
from tests.properties.editions import boards, faces, options
from tests.table.tables import WHEEL

MOST_STEPS = 4
"""Every line of more steps takes too long to try."""

Consequence = tuple[object, ...]


def every_line(position: Position) -> Iterator[tuple[Transition, ...]]:
    """Every line of steps until the figure stops, or someone else comes in."""
    for step in position.decisions():
        if isinstance(step, Step):
            transition = position.play(step)
            yield (transition,)
            if transition.after.phase is Phase.STEP:
                yield from ((transition, *rest) for rest in every_line(transition.after))


def ends_with(position: Position, line: tuple[Transition, ...]) -> Consequence:
    """Where a line ends, who is beguiled or spared there, and who has won."""
    assert position.move
    events = line[-1].events
    spared = [e.figure for e in events if isinstance(e, StayedInPyramid | StayedTempleFull)]
    return (
        line[-1].after.figures[position.move.figure],
        next((e.figure for e in events if isinstance(e, Beguiled)), None),
        spared[0] if spared else None,
        next((e.seat for e in events if isinstance(e, Won)), None),
    )


def check_ways(position: Position) -> None:
    """One shortest way for each end there is, and each does as it says."""
    shortest: dict[Consequence, int] = {}
    for line in every_line(position):
        end = ends_with(position, line)
        shortest[end] = min(len(line), shortest.get(end, len(line)))
    found = ways(position)
    ends = {(way.to, way.beguiles, way.spares, way.wins): len(way.line) for way in found}
    assert len(ends) == len(found)
    assert ends == shortest
    assert list(ends.values()) == sorted(ends.values()), "nearest first"
    for way in found:
        check_way(position, way)


def check_way(position: Position, way: Way) -> None:
    """The rulebook goes where the way says, and nobody is asked on the way."""
    assert position.move
    figure, here = position.move.figure, position
    for number, (step, space) in enumerate(zip(way.line, way.through, strict=True)):
        assert here.phase is Phase.STEP
        assert number == 0 or Stop() in here.decisions()
        transition = here.play(step)
        here = transition.after
        assert here.figures[figure] == space
    assert way.through[-1] == way.to
    assert (here.phase is Phase.PLACE) == (way.beguiles is not None)
    if way.beguiles:
        assert here.to_place == way.beguiles
    assert here.winner == way.wins
    over = any(isinstance(event, TurnOver | Won) for event in transition.events)
    assert way.ends == over
    pyramid = position.edition.board.pyramids[figure.seat]
    assert way.enters == (way.to in pyramid and position.figures[figure] not in pyramid)


def moving(transitions: Iterator[Transition]) -> Iterator[Position]:
    """The positions in which a figure moves that does not have too far to go."""
    for transition in transitions:
        move = transition.after.move
        if transition.after.phase is Phase.STEP and move and move.steps_left <= MOST_STEPS:
            yield transition.after


@settings(max_examples=30)
@given(board=boards(), some=options(), sticks=faces(), seed=st.integers(0, 2**32), data=st.data())
def test_small_boards(board, some, sticks, seed, data) -> None:  # type: ignore[no-untyped-def]
    edition = Edition(board, faces=sticks, **some)
    players = data.draw(st.sampled_from(sorted(board.seats)))
    for number, position in enumerate(moving(random_game(edition, players, seed, 150))):
        if number % 4 == 0:
            check_ways(position)


@pytest.mark.parametrize("players", [2, 3])
def test_the_wheel(players: int) -> None:
    for position in moving(random_game(WHEEL, players, players, 250, steered=0.7)):
        check_ways(position)


def test_games_that_end() -> None:
    won = spared = 0
    for seed in range(3):
        for position in moving(random_game(COURTS.edition, 2, seed, 700, steered=1.0)):
            if Random(seed).random() < 0.5 or any(way.wins is not None for way in ways(position)):
                check_ways(position)
            won += any(way.wins is not None for way in ways(position))
            spared += any(way.spares for way in ways(position))
    assert won
    assert spared


def test_nobody_moves() -> None:
    start = Position.new(Edition.standard(), 2)
    assert ways(start) == ()
    assert ways(FIELD.draw(HERE_AND_THERE).play("F:0F E").position) == (), "someone has to place"


HERE_AND_THERE = """
        .   .   .
      .   .   .   .
    0F  1I  .   .   .
      .   .   .   .
        .   .   .
"""


def to(scene: Scene, space: Space) -> list[Way]:
    """The ways to a space."""
    return [way for way in ways(scene.position) if way.to == space]


def test_a_way_that_beguiles_and_one_that_does_not() -> None:
    scene = FIELD.draw(HERE_AND_THERE).play("F:0F")
    charming, plain = to(scene, "c3")
    assert (charming.line, str(charming.beguiles)) == ((Step("E"),), "1I")
    assert (len(plain.line), plain.beguiles) == (3, None)
    assert {len(way.line) for way in ways(scene.position) if way.beguiles} <= {1, 2, 3, 4}


def test_a_way_back() -> None:
    scene = FIELD.draw(HERE_AND_THERE).play("F:0F")
    plain, charming = to(scene, "c1")
    assert (len(plain.line), plain.beguiles) == (2, None)
    assert (charming.line[-1], str(charming.beguiles)) == (Step("W"), "1I")


def test_into_the_pyramid() -> None:
    scene = COURTS.draw(
        """
        1t  1t  1t  .   0p  0p  0p
          1t  1t  .   0F  0p  0p
        .   1t  .   .   .   0p  .
          .   .   .   .   .   .
        .   0t  .   .   .   1p  .
          0t  0t  .   .   1p  1p
        0t  0t  0t  .   1p  1p  1p
        """
    ).play("F:0F")
    inside = {way.to for way in ways(scene.position) if way.enters}
    courts = scene.position.courts
    assert inside == {s for s, court in courts.items() if court == (0, Side.PYRAMID)}
    within = scene.play("E").position
    assert not any(way.enters for way in ways(within))
