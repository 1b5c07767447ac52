"""A position as it looks once the table is turned, by where spaces are drawn on paper.

The environments turn boards by their graph and write what they see byte by byte; this turns the
rulebook's own position, so that the two have little in common but the result.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import cos, dist, radians, sin

from mansuba import Board, Figure, Position, Seat, Space
from mansuba.notation.picture import places, turns


def turned_position(position: Position, player: int) -> Position:
    """The same moment after set-up, everyone moved on so that this player is the first."""
    seats, board = position.seats, position.edition.board
    spaces = turned_spaces(board, seats[player])

    def moved(seat: Seat) -> Seat:
        return seats[(seats.index(seat) - player) % len(seats)]

    def renamed(figure: Figure) -> Figure:
        return Figure(moved(figure.seat), figure.kind)

    standing = {renamed(figure): spaces[space] for figure, space in position.figures.items()}
    move = position.move and replace(
        position.move,
        figure=renamed(position.move.figure),
        hand=position.move.hand and renamed(position.move.hand),
    )
    starter = None if position.starter is None else moved(position.starter)
    in_order = {figure: standing[figure] for figure in sorted(standing)}
    return Position(position.edition, seats, in_order, starter, position.sticks, move)


@cache
def turned_spaces(board: Board, seat: Seat) -> dict[Space, Space]:
    """Where every space is once a seat lies where seat 0 was."""
    angle = radians(turns(board, [seat])[seat])
    drawn = places(board)

    def nearest(space: Space) -> Space:
        x, y = drawn[space]
        goal = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
        return min(drawn, key=lambda other: dist(drawn[other], goal))

    return {space: nearest(space) for space in board.spaces}
