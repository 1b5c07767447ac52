"""How far a seat has to go: against a blunt count, and what a good measure keeps."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Board, Edition, Figure, Kind, Phase, Position, Space
from mansuba.players import remaining
from mansuba.players.progress import prospect, ways_to_pyramid
from mansuba.rulebook.events import Moved
from mansuba.rulebook.figures import FIGURES
from mansuba.rulebook.legal import allowed
from tests.grounds import COURTS
from tests.openings import set_up, thrown
from tests.playing import random_game
from tests.properties.editions import boards, editions


def blunt(position: Position, figure: Figure, goal: Space) -> int:
    """Simple moves of a figure to a goal, all others gone, found by walking ahead."""
    alone = position.but(figures={}, starter=figure.seat, move=None, sticks=ALL_STICKS)
    far = len(position.edition.board.spaces)
    ring, seen = {position.figures[figure]}, set[Space]()
    for moves in range(far):
        if goal in ring:
            return moves
        seen |= ring
        ring = {
            there
            for here in ring
            for there in position.edition.board.neighbours[here].values()
            if there not in seen and allowed(alone, figure, here, there)
        }
    return far


ALL_STICKS = thrown(2).sticks


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_it_is_the_least_sum_of_ways(players: int, seed: int) -> None:
    game = list(random_game(Edition.standard(), players, seed, most=5000, steered=0.9))
    for transition in Random(seed).sample(game[6 * players :], 4):
        position = transition.after
        if position.phase is Phase.PLACE:
            continue
        for seat in position.seats[:2]:
            rooms = position.edition.board.pyramids[seat]
            ways = [[blunt(position, one, room) for room in rooms] for one in FIGURES[seat]]
            sums = (
                sum(way[room] for way, room in zip(ways, shared, strict=True))
                for shared in permutations(range(len(rooms)))
            )
            assert remaining(position, seat) == min(sums)


@settings(max_examples=12)
@given(edition=editions(), data=st.data(), seed=st.integers(0, 999))
def test_nothing_remains_exactly_when_all_six_are_in(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
    for transition in random_game(edition, players, seed, most=120, steered=0.9):
        position = transition.after
        for seat in position.seats:
            pyramid = edition.board.pyramids[seat]
            all_in = all(position.figures.get(figure) in pyramid for figure in FIGURES[seat])
            assert (remaining(position, seat) == 0) == all_in


@settings(max_examples=12)
@given(edition=editions(), data=st.data(), seed=st.integers(0, 999))
def test_a_simple_move_of_ones_own_gains_one_at_most(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
    for transition in random_game(edition, players, seed, most=120, steered=0.7):
        before, after = transition.before, transition.after
        match transition.events:
            case (Moved(figure), *_) if figure.seat == before.mover:
                gain = remaining(before, figure.seat) - remaining(after, figure.seat)
                assert gain <= 1
                others = [seat for seat in before.seats if seat != figure.seat]
                assert all(remaining(before, s) == remaining(after, s) for s in others)


@settings(max_examples=12)
@given(boards(), st.sampled_from(["owner", "mover"]), st.sampled_from(["never", "same-move"]))
def test_from_everywhere_a_step_leads_nearer(board: Board, bind: str, reentry: str) -> None:
    edition = Edition.standard().with_(board=board, laws_bind=bind, temple_reentry=reentry)
    for seats in edition.board.courts:
        sixth, *five = FIGURES[seats[0]]
        rooms = edition.board.pyramids[seats[0]]
        inside = dict(zip(five, rooms, strict=False))
        position = Position(edition, seats, inside, starter=seats[0], sticks=ALL_STICKS)
        remains, far = prospect(position, sixth), len(edition.board.spaces)
        for here in set(edition.board.spaces) - {*inside.values()}:
            if 0 < remains(here) < far:
                near = edition.board.neighbours[here].values()
                steps = [there for there in near if allowed(position, sixth, here, there)]
                assert min(map(remains, steps)) == remains(here) - 1


def test_the_set_up_changes_nothing_and_a_figure_in_hand_counts_from_the_temple() -> None:
    position = Position.new(Edition.standard(), 2)
    assert remaining(position, 0) == remaining(position, 3) == remaining(set_up(2), 0) == 92
    game = random_game(Edition.standard(), 2, seed=3, most=5000, steered=0.9)
    placings = [step for step in game if step.before.phase is Phase.PLACE]
    assert placings
    for step in placings:
        seat = step.before.to_place.seat
        nearest = min(
            remaining(step.before.after(place), seat) for place in step.before.decisions()
        )
        assert remaining(step.before, seat) == nearest


def test_a_lost_figure_is_as_far_off_as_the_board_has_spaces() -> None:
    scene = COURTS.edition
    aside = f"aside_{Figure(0, Kind.FALCON)}"
    assert set(ways_to_pyramid(scene, (0, 1), 0)[aside]) == {len(scene.board.spaces)}


def test_whoever_sits_in_the_door_is_no_hindrance_to_the_count() -> None:
    """Going in, and letting another in after going deeper, count the same."""
    position = set_up(2)
    six = FIGURES[0]
    rooms = position.edition.board.pyramids[0]  # three at the door, two, and one at the tip
    one_out = dict(zip(six, (*rooms[:2], "l13", *rooms[3:]), strict=True))
    tip_free = one_out | {six[5]: rooms[2]}
    assert remaining(position.but(figures=one_out), 0) == ways_to(rooms[2], "l13")
    assert remaining(position.but(figures=tip_free), 0) == ways_to(rooms[5], "l13")


def ways_to(room: Space, here: Space) -> int:
    edition = Edition.standard()
    return ways_to_pyramid(edition, (0, 3), 0)[here][edition.board.pyramids[0].index(room)]
