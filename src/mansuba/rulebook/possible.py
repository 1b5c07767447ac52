"""Can a game come to this position? Each check looks at one thing that every game keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mansuba.rulebook.board import Space
from mansuba.rulebook.errors import Flaw, ImpossiblePositionError
from mansuba.rulebook.figures import FIGURES, Figure, Kind
from mansuba.rulebook.legal import can_step, placements
from mansuba.rulebook.move import Move

if TYPE_CHECKING:
    from mansuba.rulebook.position import Position


def check_position(position: Position) -> None:
    """Refuse a position that no game comes to, with an ImpossiblePositionError."""
    _check_spaces(position)
    if position.starter is None:
        _check_set_up(position)
        return
    _check_figures(position)
    _check_courts(position)
    _check_round(position)
    if position.move:
        _check_move(position, position.move)
    _check_winner(position)


def _check_spaces(position: Position) -> None:
    here: dict[Space, Figure] = {}
    for figure, space in position.figures.items():
        if figure.seat not in position.seats or figure not in FIGURES[figure.seat]:
            raise ImpossiblePositionError(Flaw.NO_SUCH_FIGURE, figure=figure)
        if space not in position.edition.board.neighbours:
            raise ImpossiblePositionError(Flaw.NO_SUCH_SPACE, space=space)
        if space in here:
            raise ImpossiblePositionError(
                Flaw.TWO_ON_A_SPACE, space=space, one=here[space], other=figure
            )
        here[space] = figure


def _check_set_up(position: Position) -> None:
    if position.sticks or position.move:
        raise ImpossiblePositionError(Flaw.NO_STARTER)
    order = [figure for seat in position.seats for figure in FIGURES[seat]]
    for due, figure in zip(order, sorted(position.figures), strict=False):
        if due != figure:
            raise ImpossiblePositionError(Flaw.OUT_OF_ORDER, figure=figure, next=due)
        space = position.figures[figure]
        if space not in position.edition.board.temples[figure.seat]:
            raise ImpossiblePositionError(Flaw.NOT_IN_TEMPLE, figure=figure, space=space)


def _check_figures(position: Position) -> None:
    hand = position.move and position.move.hand
    if hand and hand.seat not in position.seats:
        raise ImpossiblePositionError(Flaw.NO_SUCH_FIGURE, figure=hand)
    for seat in position.seats:
        for figure in FIGURES[seat]:
            on_board = figure in position.figures
            if figure == hand and on_board:
                raise ImpossiblePositionError(Flaw.HAND_NOT_EMPTY, figure=figure)
            if figure != hand and not on_board:
                raise ImpossiblePositionError(Flaw.FIGURE_MISSING, figure=figure)


def _check_courts(position: Position) -> None:
    """Only under `laws_bind: mover` can a figure come into a court that is not its own."""
    if position.edition.laws_bind == "mover":
        return
    for figure, space in position.figures.items():
        court = position.courts.get(space)
        if court and court.seat != figure.seat:
            raise ImpossiblePositionError(
                Flaw.IN_ANOTHERS_COURT, figure=figure, court=court, space=space
            )


def _check_round(position: Position) -> None:
    if position.starter not in position.seats:
        raise ImpossiblePositionError(Flaw.NO_SUCH_STARTER, seat=position.starter)
    for stick, face in position.sticks.items():
        if face not in position.edition.faces[stick]:
            raise ImpossiblePositionError(Flaw.NO_SUCH_FACE, stick=stick, face=face)


def _check_move(position: Position, move: Move) -> None:
    if len(position.sticks) == len(Kind):
        raise ImpossiblePositionError(Flaw.NO_STICK_TAKEN)
    if move.figure not in position.figures:
        raise ImpossiblePositionError(Flaw.NO_SUCH_FIGURE, figure=move.figure)
    most = max(face.icons for faces in position.edition.faces.values() for face in faces)
    if not 0 <= move.steps_left <= most - move.begun:
        raise ImpossiblePositionError(Flaw.TOO_MANY_STEPS, steps=move.steps_left + move.begun)
    temple = position.edition.board.temples[move.figure.seat]
    if move.left_temple and (not move.begun or position.figures[move.figure] in temple):
        raise ImpossiblePositionError(Flaw.TEMPLE_NOT_LEFT, figure=move.figure)
    if not move.hand:
        if not move.steps_left or not can_step(position, move.figure):
            raise ImpossiblePositionError(Flaw.NO_STEP_POSSIBLE, figure=move.figure)
    elif not move.begun:
        raise ImpossiblePositionError(Flaw.NOT_BEGUILED_YET, figure=move.hand)
    elif next(placements(position), None) is None:
        raise ImpossiblePositionError(Flaw.TEMPLE_FULL, figure=move.hand)


def _check_winner(position: Position) -> None:
    winner = position.winner
    if winner is None:
        return
    if position.sticks or position.move:
        raise ImpossiblePositionError(Flaw.GOES_ON, seat=winner)
    pyramids = position.edition.board.pyramids
    for seat in position.seats:
        if seat != winner and all(position.figures[f] in pyramids[seat] for f in FIGURES[seat]):
            raise ImpossiblePositionError(Flaw.TWO_WINNERS, one=winner, other=seat)
