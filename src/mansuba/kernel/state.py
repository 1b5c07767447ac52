"""States and rulebook positions: each can be made from the other."""

from __future__ import annotations

import numpy as np

from mansuba.kernel.entries import rehash
from mansuba.kernel.layout import (
    ARRIVED,
    BEGUN,
    FACE,
    FIGURE,
    HAND,
    KIND_BITS,
    LEFT_TEMPLE,
    LYING,
    MOVER,
    NAAL,
    NOBODY,
    OCCUPIED,
    PHASE,
    PLACED,
    SEAT_SHIFT,
    SEATS,
    SPACE,
    STARTER,
    STATE_BYTES,
    STEPS,
    WINNER,
)
from mansuba.kernel.tables import Array, face_byte, tables
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.errors import ImpossiblePositionError, MansubaError
from mansuba.rulebook.figures import FIGURES, Figure, Kind
from mansuba.rulebook.move import Move
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.position import Position
from mansuba.rulebook.possible import check_position
from mansuba.rulebook.sticks import Face

PHASES = tuple(Phase)
IN_TURN = (Phase.TAKE, Phase.STEP, Phase.PLACE)


class StateError(MansubaError, ValueError):
    """Bytes that are no state of a game, or not of this game."""


def encode(position: Position) -> Array:
    """The state of a position; an ImpossiblePositionError if no game comes to it."""
    check_position(position)
    board = position.edition.board
    s = np.zeros(STATE_BYTES, np.uint8)
    s[SPACE : SPACE + SEATS * len(Kind)] = NOBODY
    for figure, space in position.figures.items():
        number = board.spaces.index(space)
        s[SPACE + figure.seat * len(Kind) + figure.kind] = number
        s[OCCUPIED + (number >> 3)] |= 1 << (number & 7)
        s[ARRIVED + figure.seat] += space in board.pyramids[figure.seat]
    for stick, face in position.sticks.items():
        s[FACE + stick] = face_byte(face)
    move = position.move
    hand = move.hand if move else None
    s[PHASE] = PHASES.index(position.phase)
    s[STARTER] = _or_nobody(position.starter)
    s[MOVER] = _mover(position)
    s[LYING] = len(position.sticks)
    s[FIGURE] = _code(move.figure if move else None)
    s[HAND] = _code(hand)
    s[PLACED] = len(position.figures) + (hand is not None)
    s[WINNER] = _or_nobody(position.winner)
    if move:
        s[STEPS] = move.steps_left
        s[BEGUN] = move.begun
        s[LEFT_TEMPLE] = move.left_temple
    rehash(tables(position.edition, len(position.seats)), s)
    return s


def decode(edition: Edition, players: int, state: Array) -> Position:
    """The position of a state; a StateError if these bytes are not exactly a state."""
    if state.shape != (STATE_BYTES,) or state.dtype != np.uint8:
        raise StateError(f"a state is {STATE_BYTES} bytes, not {state.dtype} of {state.shape}")
    s = [int(byte) for byte in state]
    try:
        position = _decode(edition, players, s)
        again = encode(position)
    except (ImpossiblePositionError, LookupError, ValueError) as error:
        raise StateError(f"no game comes to these bytes: {error}") from error
    if not np.array_equal(again, state):
        byte = int(np.flatnonzero(again != state)[0])
        raise StateError(f"byte {byte} is {state[byte]}, where the rest asks for {again[byte]}")
    return position


def _decode(edition: Edition, players: int, s: list[int]) -> Position:
    board = edition.board
    seats = tuple(board.seats[players])
    order = [figure for seat in seats for figure in FIGURES[seat]][: s[PLACED]]
    hand = _figure(s[HAND])
    figures = {
        figure: board.spaces[s[SPACE + figure.seat * len(Kind) + figure.kind]]
        for figure in order
        if figure != hand
    }
    moving = _figure(s[FIGURE])
    move = moving and Move(moving, s[STEPS], bool(s[BEGUN]), bool(s[LEFT_TEMPLE]), hand)
    sticks = {kind: _face(s[FACE + kind]) for kind in Kind if s[FACE + kind]}
    starter = None if s[STARTER] == NOBODY else s[STARTER]
    return Position(edition, seats, figures, starter, sticks, move)


def _mover(position: Position) -> int:
    """Whose turn it is, or will be once the sticks are thrown."""
    if position.phase is Phase.THROW:
        return _or_nobody(position.starter)
    return position.mover if position.phase in IN_TURN else NOBODY


def _or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _code(figure: Figure | None) -> int:
    return NOBODY if figure is None else (figure.seat << SEAT_SHIFT) + figure.kind


def _figure(code: int) -> Figure | None:
    return None if code == NOBODY else FIGURES[code >> SEAT_SHIFT][code & KIND_BITS]


def _face(byte: int) -> Face:
    return Face(byte % NAAL, naal=byte >= NAAL)
