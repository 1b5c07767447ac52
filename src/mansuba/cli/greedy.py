"""A player who only wants to arrive: good enough to watch, and games come to an end."""

from __future__ import annotations

from functools import cache
from random import Random

from mansuba import Decision, Edition, Figure, Phase, Position, Seat, Space
from mansuba.cli.random_game import random_decision
from mansuba.rulebook.figures import FIGURES

WHIM = 0.1
"""How often a player does just anything, lest they stand in each other's way for good."""


def choose(position: Position, rng: Random) -> Decision:
    """A decision that brings the mover's figures nearer to their Pyramid, or any other."""
    if position.phase not in (Phase.TAKE, Phase.STEP) or rng.random() < WHIM:
        return random_decision(position, rng)
    options = list(position.decisions())
    rng.shuffle(options)
    seat = position.mover
    return min(options, key=lambda option: _outlook(position.after(option), seat))


def _outlook(position: Position, seat: Seat) -> int:
    """How far a seat's figures have still to go once the move is made, each step the best one."""

    def remaining(position: Position) -> int:
        return sum(_distance(position, figure) for figure in FIGURES[seat])

    while position.phase is Phase.STEP:
        position = min(map(position.after, position.decisions()), key=remaining)
    return remaining(position)


def _distance(position: Position, figure: Figure) -> int:
    """Simple moves to the inmost space of its Pyramid that is free."""
    board = position.edition.board
    start = board.temples[figure.seat][0]
    ways = [
        _walk(position.edition, position.seats, figure.seat, room)
        for room in board.pyramids[figure.seat]
        if position.standing.get(room, figure) == figure
    ]
    if not ways:
        return 0
    way = max(ways, key=lambda way: way[start])
    return way.get(position.figures.get(figure, start), len(board.spaces))


@cache
def _walk(edition: Edition, seats: tuple[Seat, ...], seat: Seat, goal: Space) -> dict[Space, int]:
    """How many simple moves it takes from each space to a goal, others' courts shut."""
    courts = edition.board.courts[seats]
    steps, reached = {goal: 0}, [goal]
    for here in reached:
        for there in edition.board.neighbours[here].values():
            shut = there in courts and courts[there].seat != seat
            if there not in steps and not shut:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps
