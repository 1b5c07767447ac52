"""What compiled thought expects of others: when it is their turn, and whom they can jump then."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Edition, Kind, Phase, Position, Seat, Space
from mansuba.kernel.layout import NOBODY
from mansuba.players.search.judging import soon
from mansuba.players.search.weighing import can_jump
from mansuba.rulebook.board import Side
from mansuba.rulebook.legal import allowed, landing
from tests.openings import set_up, thrown
from tests.players.searching import Attention, of_every_phase
from tests.playing import random_game
from tests.properties.editions import editions

SUN = Edition.standard()


def turns_of(players: int, seed: int, turns: int) -> list[Position]:
    """Where the first turns of a game begin."""
    game = random_game(SUN, players, seed, most=40 * turns)
    begun = (step.after for step in game if step.after.phase is Phase.TAKE)
    return list(islice(begun, turns))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_knows_how_many_turns_others_come_first(players: int) -> None:
    """Across the end of a round as well, where the starter moves on."""
    game = turns_of(players, seed=players, turns=30)
    for number, position in enumerate(game[:13]):
        look = Attention(position)
        coming = [turn.mover for turn in game[number:]]
        for seat in position.seats:
            expected = 1 - coming.index(seat) / (players - 1)
            assert soon(look.engine.table, look.state, seat) == pytest.approx(expected)


def test_a_move_in_progress_and_a_throw_to_come_change_nothing() -> None:
    begins = {Phase.THROW: Phase.TAKE, Phase.TAKE: Phase.STEP}
    for transition in random_game(SUN, 3, seed=4, most=200):
        before, after = transition.before, transition.after
        if begins.get(before.phase) is after.phase:
            one, other = Attention(before), Attention(after)
            for seat in before.seats:
                sooner = soon(one.engine.table, one.state, seat)
                assert sooner == soon(other.engine.table, other.state, seat)


def test_before_the_lot_nobody_is_sooner() -> None:
    look = Attention(set_up(3))
    assert [soon(look.engine.table, look.state, seat) for seat in (0, 2, 4)] == [0, 0, 0]


def jumps(position: Position, seat: Seat, here: Space, over: Space) -> bool:
    """Whether a seat's figure on a space may jump another, were a round to begin with that seat."""
    sticks = {kind: position.edition.faces[kind][0] for kind in Kind}
    turn = position.but(starter=seat, sticks=sticks, move=None)
    assert turn.mover == seat
    figure = position.standing[here]
    for way in position.edition.board.ways[here].values():
        there = landing(turn, way)
        if way.beside == over and there and allowed(turn, figure, here, there):
            return True
    return False


@settings(max_examples=20)
@given(edition=editions(), data=st.data(), seed=st.integers(0, 999))
def test_it_knows_whom_others_can_jump_in_their_turn(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    """Whoever moves now, and whoever the laws bind."""
    for position in of_every_phase(edition, data, seed):
        look = Attention(position)
        spaces = position.edition.board.spaces
        for figure, here in position.figures.items():
            for over in position.edition.board.neighbours[here].values():
                if over in position.standing:
                    found = can_jump(
                        look.engine.table, look.memory, figure.seat, spaces.index(here),
                        spaces.index(over), NOBODY,
                    )  # fmt: skip
                    assert found == jumps(position, figure.seat, here, over)


def test_where_laws_bind_the_mover_others_still_reach_their_pyramid_over_us() -> None:
    """Into their own Pyramid they may jump in their turn, though we may not bring them there."""
    start = thrown(2)
    edition = SUN.with_(laws_bind="mover")
    board, courts = edition.board, start.courts
    here, over, there = next(
        (here, way.beside, way.beyond)
        for here in board.spaces
        for way in board.ways[here].values()
        if way.beyond and here not in courts and way.beside not in courts
        and courts.get(way.beyond) == (3, Side.PYRAMID)
    )  # fmt: skip
    theirs, ours = (next(one for one in start.figures if one.seat == seat) for seat in (3, 0))
    figures = dict(start.figures) | {theirs: here, ours: over}
    position = Position(edition, start.seats, figures, 0, start.sticks)
    assert position.mover == 0
    assert there not in position.standing
    look, numbers = Attention(position), board.spaces.index
    assert can_jump(look.engine.table, look.memory, 3, numbers(here), numbers(over), NOBODY)
