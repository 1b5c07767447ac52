"""What agents see is the position, from the side they sit on, as numbers and as planes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from mansuba import Edition, Figure, Phase, Position
from mansuba.env.playing import Playing
from mansuba.env.sights import Numbers, Planes, grid
from mansuba.env.turning import CannotTurnError, turned
from mansuba.kernel import Kernel, action_of
from mansuba.kernel.layout import PHASE, PLACE_PHASE
from mansuba.kernel.tables import Array
from tests.env.turns import turned_position, turned_spaces
from tests.kernel.twins import largest_board

TESTS = Path(__file__).parents[1]
SUN, OASIS = Edition.standard(), Edition.standard().with_(board="oasis")
POND, WHEEL = (Edition.load(TESTS / name) for name in ("boards/pond.toml", "perft/wheel.toml"))
LARGEST = SUN.with_(board=largest_board())
TURNS = 300


def walk(playing: Playing, seed: int, steps: int) -> None:
    """Decide at random."""
    rng = Random(seed)
    for _ in range(steps):
        playing.decide(int(rng.choice(np.flatnonzero(playing.mask))))


@pytest.mark.parametrize("edition", [SUN, OASIS, POND], ids=lambda e: e.board.name)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_seats_view_is_the_turned_position(edition: Edition, players: int) -> None:
    """Decisions are turned with it: what is legal for whoever acts is so in the turned position."""
    kernel = Kernel(edition, players)
    for sort in ("compact", "planes"):
        playing = Playing(edition, players, TURNS, sort, "seat")
        plain = (Numbers if sort == "compact" else Planes)(kernel, TURNS, "board")
        playing.begin(players, game=0)
        walk(playing, 1, players * 6)
        phases = set[Phase]()
        for position in moments(playing):
            phases.add(position.phase)
            for player in range(players):
                there = turned_position(position, player)
                seen = plain.see(kernel.encode(there), 0, playing.turns)
                assert np.array_equal(playing.see(player), seen)
                if player == playing.actor:
                    legal = [action_of(edition, decision) for decision in there.decisions()]
                    assert np.flatnonzero(playing.mask).tolist() == sorted(legal)
        assert phases >= {Phase.TAKE, Phase.STEP}
        assert Phase.PLACE in phases or edition is not POND or players == 2


def moments(playing: Playing) -> Iterator[Position]:
    """Some moments of a game at random, whenever a figure is beguiled among them."""
    for step in range(200):
        if step % 9 == 0 or playing.row[PHASE] == PLACE_PHASE:
            yield playing.position
        walk(playing, step, 1)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(SUN, 2), (OASIS, 5), (POND, 6), (WHEEL, 3), (LARGEST, 2)],
    ids=lambda value: value.board.name if isinstance(value, Edition) else str(value),
)
def test_the_boards_view_shows_the_position(edition: Edition, players: int) -> None:
    """Every part of the numbers, from the set-up on; the planes say the same."""
    kernel = Kernel(edition, players)
    numbers, planes = Numbers(kernel, TURNS, "board"), Planes(kernel, TURNS, "board")
    playing = Playing(edition, players, TURNS, "compact", "board")
    for step in range(200):
        player = step % players
        seen = numbers.see(playing.row, player, playing.turns)
        position = playing.position
        parts = {name: seen[part].tolist() for name, part in numbers.parts.items()}
        assert parts == told(position, player, playing.turns)
        assert (numbers.low <= seen).all()
        assert (seen <= numbers.high).all()
        drawn = planes.see(playing.row, player, playing.turns)
        assert (drawn <= planes.high).all()
        compare_planes(drawn, planes, parts, position)
        walk(playing, step, 1)


def told(position: Position, player: int, turns: int) -> dict[str, list[int]]:
    """The numbers by the rulebook."""
    seats, board, move = position.seats, position.edition.board, position.move

    def number(figure: Figure | None) -> int:
        return seats.index(figure.seat) * 6 + figure.kind if figure else -1

    def place(seat: object) -> int:
        return seats.index(seat) if isinstance(seat, int) else -1

    stands = {number(figure): board.spaces.index(s) for figure, s in position.figures.items()}
    faces = [position.sticks.get(kind) for kind in position.edition.faces]
    in_turn = position.phase in (Phase.TAKE, Phase.STEP, Phase.PLACE)
    to_place = position.to_place if position.phase in (Phase.SET_UP, Phase.PLACE) else None
    return {
        "figures": [stands.get(figure, -1) for figure in range(6 * len(seats))],
        "icons": [face.icons if face else 0 for face in faces],
        "naals": [int(bool(face and face.naal)) for face in faces],
        "phase": [list(Phase).index(position.phase)],
        "player": [player],
        "actor": [place(position.actor)],
        "mover": [place(position.mover) if in_turn else -1],
        "starter": [place(position.starter)],
        "moving": [number(move.figure) if move else -1],
        "hand": [number(to_place)],
        "steps": [move.steps_left if move else 0],
        "begun": [int(bool(move and move.begun))],
        "left_temple": [int(bool(move and move.left_temple))],
        "turns": [turns],
    }


def compare_planes(
    drawn: Array, planes: Planes, parts: dict[str, list[int]], position: Position
) -> None:
    """Planes of the board have a 1 where something is; all others are filled with one number."""
    board, seats = position.edition.board, position.seats
    where, height, width = grid(board)
    part = {name: drawn[planes.parts[name]].reshape(-1, height * width) for name in planes.parts}
    for plane, space in zip(part["figures"], parts["figures"], strict=True):
        assert np.flatnonzero(plane).tolist() == ([where[space]] if space >= 0 else [])
    assert np.flatnonzero(part["ground"][0]).tolist() == sorted(where.tolist())
    for name, courts in (("temples", board.temples), ("pyramids", board.pyramids)):
        for plane, seat in zip(part[name], seats, strict=True):
            spots = sorted(int(where[board.spaces.index(space)]) for space in courts[seat])
            assert np.flatnonzero(plane).tolist() == spots
    moving = parts["moving"][0]
    spots = [where[parts["figures"][moving]]] if moving >= 0 else []
    assert np.flatnonzero(part["moving"][0]).tolist() == spots
    for name in ("player", "actor", "mover", "starter", "phase"):
        assert filled(part[name]) == [
            int(place == parts[name][0]) for place in range(len(part[name]))
        ]
    for name in ("icons", "naals", "steps", "begun", "left_temple"):
        assert filled(part[name]) == parts[name]
    hand = parts["hand"][0]
    assert filled(part["hand"]) == [int(hand >= 0 and kind == hand % 6) for kind in range(6)]
    assert filled(part["turns"]) == [parts["turns"][0] * 255 // TURNS]


def filled(planes: Array) -> list[int]:
    """The one number of each plane."""
    assert (planes == planes[:, :1]).all()
    return [int(number) for number in planes[:, 0]]


def test_hexagons_that_touch_are_within_a_row_and_a_column() -> None:
    """So that a convolution of 3 × 3 sees all neighbours, and each direction is one way."""
    for edition in (SUN, OASIS, POND):
        board = edition.board
        where, _, width = grid(board)
        assert len(set(where.tolist())) == len(board.spaces)
        at = dict(zip(board.spaces, where.tolist(), strict=True))
        ways = {
            (
                direction,
                at[there] // width - at[here] // width,
                at[there] % width - at[here] % width,
            )
            for here in board.spaces
            for direction, there in board.neighbours[here].items()
        }
        assert ways == {
            ("E", 0, 1), ("W", 0, -1), ("SE", 1, 0), ("NW", -1, 0), ("SW", 1, -1), ("NE", -1, 1)
        }  # fmt: skip


@pytest.mark.parametrize("edition", [SUN, OASIS, POND], ids=lambda e: e.board.name)
def test_boards_turn_on_the_graph_as_they_do_on_paper(edition: Edition) -> None:
    board = edition.board
    for seat in board.temples:
        assert turned(board, seat, 0).spaces == turned_spaces(board, seat)


def test_a_board_need_not_be_of_hexagons_to_be_turned() -> None:
    wheel = turned(WHEEL.board, 1, 0)
    assert wheel.spaces["a8"] == "a2"
    assert wheel.spaces["c1"] == "c13"
    assert all(here == there for here, there in wheel.directions.items())


def test_a_board_that_looks_different_from_each_seat_is_not_turned() -> None:
    with pytest.raises(CannotTurnError, match="view='board'") as refusal:
        Playing(LARGEST, 2, TURNS, "compact", "seat")
    assert (refusal.value.seat, refusal.value.goal) == (1, 0)
