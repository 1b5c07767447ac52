"""Whole moves beyond what walking on both engines compares."""

from __future__ import annotations

import numpy as np
import pytest

from mansuba import Edition, Face, Figure, Kind, Take
from mansuba.kernel import (
    ActionError,
    Kernel,
    StateError,
    action_of,
    decision_of,
)
from mansuba.kernel.tables import Array
from mansuba.notation import read_position
from tests.kernel.twins import ends_of
from tests.openings import thrown

KERNEL = Kernel(Edition.standard(), 2)

BEGUILING = "sun#4a33bb52 v1 0:c4,c5,c6,b4,b5,j9/3:q16,r15,j10,p12,q15,p10 0 F1W1C1I1J1K3 -"
"""Seat 0's Cat stands beside seat 3's Crocodile."""

STUCK = (
    "sun#4a33bb52 v1 0:c4,c5,c6,b4,b5,a4/1:i3,h3,e8,g3,d7,d6/2:p9,o8,n7,p8,e7,o7/"
    "3:q16,q15,q14,r16,r15,s16/4:k17,e6,d4,l17,m17,l18/5:d11,e12,d5,e4,f13,e5 3 F3I3K4 -"
)
"""Seat 0's figures are shut in, and no stick shows the Naal."""


def test_the_owner_may_choose_every_slot_or_the_nearest() -> None:
    position = read_position(BEGUILING)
    state = KERNEL.encode(position)
    every = KERNEL.moves(state)
    nearest = KERNEL.moves(state, KERNEL.nearest_slots)
    ends = {path.tobytes() for path in every.paths}
    assert {path.tobytes() for path in nearest.paths} < ends
    crocodile = position.seats[1] * 6 + Kind.CROCODILE
    temple = [every.states[i][crocodile] for i in range(len(every.states))]
    assert len(set(temple)) > len({state[crocodile] for state in nearest.states}) == 2


@pytest.mark.parametrize(
    "line",
    [
        "oasis#280f92b1 v1 0:k9,i5,e3,d1,h4,g8/3:m14,k13,l12,l14,j13,n14 3 F3W1J2n -",
        "oasis#ff65cebf v1 0:f4,e6,f9,b7,g4,d5/2:j9,n7,l11,o14,k6,m7/4:l13,h13,h11,f10,k16,k14 4 "
        "W1C2nI1J4K3 -",
    ],
    ids=["two players", "three players"],
)
def test_the_results_of_one_take_do_not_hide_those_of_another(line: str) -> None:
    """Takes whose numbers are also numbers of spaces once lost a result here."""
    position = read_position(line)
    kernel = Kernel(position.edition, len(position.seats))
    states, paths = kernel.moves(kernel.encode(position))
    for take in position.decisions():
        own = states[paths[:, 0] == action_of(position.edition, take)]
        ends = {kernel.decode(state) for state in own}
        assert ends == ends_of(position.after(take)), take
        assert len(ends) == len(own)


def test_more_results_than_the_first_room_holds() -> None:
    """Nine icons lead far; the room grows until all results fit."""
    faces = dict.fromkeys(Kind, (Face(9, naal=True),) * 4)
    edition = Edition.standard().with_(faces=faces)
    kernel = Kernel(edition, 2)
    sticks = dict.fromkeys((Kind.CAT, Kind.CROCODILE), Face(9, naal=True))
    position = read_position(BEGUILING).but(edition=edition, sticks=sticks)
    moves = kernel.moves(kernel.encode(position))
    cat = Take(Kind.CAT, Figure(0, Kind.CAT))
    first = action_of(edition, cat)
    assert sum(int(path[0]) == first for path in moves.paths) == len(ends_of(position.after(cat)))
    assert len(moves.states) > 1024


def test_where_nothing_can_move_every_pass_is_a_result() -> None:
    position, kernel = read_position(STUCK), Kernel(Edition.standard(), 6)
    moves = kernel.moves(kernel.encode(position))
    words = [decision_of(position, int(path[0])) for path in moves.paths]
    assert words == list(position.decisions())
    assert {kernel.decode(state) for state in moves.states} == {
        position.after(word) for word in words
    }


def test_whole_moves_begin_with_a_take() -> None:
    with pytest.raises(StateError, match="where a stick is to be taken"):
        KERNEL.moves(KERNEL.new()[0])


@pytest.mark.parametrize("placing", [np.zeros((6, 6)), np.arange(6), np.ones((6, 7))])
def test_a_wrong_order_of_slots_is_refused(placing: Array) -> None:
    with pytest.raises(ActionError, match="each of 6 slots once"):
        KERNEL.moves(KERNEL.encode(thrown(players=2)), placing)


def test_owners_prefer_the_slots_they_are_said_to() -> None:
    """The last slot first: that is where the beguiled Crocodile comes to stand."""
    position = read_position(BEGUILING)
    last_first = np.tile(np.arange(6)[::-1], (6, 1))
    moves = KERNEL.moves(KERNEL.encode(position), last_first)
    crocodile = Figure(3, Kind.CROCODILE)
    ends = {KERNEL.decode(state).figures[crocodile] for state in moves.states}
    assert ends == {"j10", "s16"}
