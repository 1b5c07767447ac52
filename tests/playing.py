"""Games for tests to look at: played at random, or steered so that they come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from mansuba import Decision, Edition, Figure, Pass, Position, Seat, Space, Step, Stop, Take
from mansuba.rulebook.legal import landing
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.turn import Transition


def random_game(
    edition: Edition, players: int, seed: int, most: int, *, steered: float = 0.0
) -> Iterator[Transition]:
    """Up to so many decisions of a game; a share of them is drawn to the Pyramids."""
    yield from random_play(Position.new(edition, players), seed, most, steered=steered)


def random_play(
    position: Position, seed: int, most: int, *, steered: float = 0.0
) -> Iterator[Transition]:
    """Up to so many decisions from here."""
    rng = Random(seed)
    for _ in range(most):
        decisions = position.decisions()
        if not decisions:
            return
        wanted = steer(position, rng) if rng.random() < steered else rng.choice(decisions)
        transition = position.play(wanted)
        yield transition
        position = transition.after


def steer(position: Position, rng: Random) -> Decision:
    """A decision that brings a figure nearer to the Pyramid of whoever moves, if one does."""
    decisions = list(position.decisions())
    rng.shuffle(decisions)
    if position.phase is Phase.TAKE:
        return min(decisions, key=lambda d: _promise(position, d))
    if position.phase is Phase.STEP and rng.random() > 0.1:
        return min(decisions, key=lambda d: _remaining(position, d))
    return decisions[0]


def _promise(position: Position, decision: Decision) -> tuple[bool, int, int]:
    """Lower is better: a figure of one's own, able to get nearer, by as many steps as can be."""
    assert isinstance(decision, Take | Pass)
    if isinstance(decision, Pass) or decision.figure.seat != position.mover:
        return (True, 0, 0)
    begun = position.after(decision)
    gain = min(_remaining(begun, step) for step in begun.decisions()) - _distance(
        position, decision.figure, position.figures[decision.figure]
    )
    assert begun.move
    return (False, min(gain, 0) and -begun.move.steps_left, gain)


def _remaining(position: Position, decision: Decision) -> int:
    """How far the moving figure is from where it wants to be after this decision."""
    assert position.move
    figure = position.move.figure
    here = position.figures[figure]
    if isinstance(decision, Stop):
        return _distance(position, figure, here)
    assert isinstance(decision, Step)
    there = landing(position, position.edition.board.ways[here][decision.direction])
    assert there
    return _distance(position, figure, there)


def _distance(position: Position, figure: Figure, space: Space) -> int:
    """Simple moves to the inmost Pyramid space that is free; as many to lose for another's."""
    board, seat = position.edition.board, figure.seat
    start = board.temples[seat][0]
    ways = [
        _walk(position.edition, seat, room)
        for room in board.pyramids[seat]
        if position.standing.get(room, figure) == figure
    ]
    if not ways:
        return 0
    distance = max(ways, key=lambda way: way[start]).get(space, len(board.spaces))
    return distance if seat == position.mover else -distance


@cache
def _walk(edition: Edition, seat: Seat, goal: Space) -> dict[Space, int]:
    """How many simple moves it takes from each space to the goal, others' courts shut."""
    board = edition.board
    shut = {
        space
        for courts in (board.temples, board.pyramids)
        for owner, spaces in courts.items()
        for space in spaces
        if owner != seat
    }
    steps, frontier = {goal: 0}, [goal]
    for here in frontier:
        for there in board.neighbours[here].values():
            if there not in steps and there not in shut:
                steps[there] = steps[here] + 1
                frontier.append(there)
    return steps
