"""Compiled thought, beside the players' own Python and the rulebook."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Edition, Figure, Pass, Phase, Place, Position, Space, Step, Stop, Take
from mansuba.kernel import ActionError, decision_of
from mansuba.kernel.layout import SEAT_SHIFT, SEATS, STATE_BYTES
from mansuba.players import progress
from mansuba.players.progress import ways_to_pyramid
from mansuba.players.reach import ends
from mansuba.players.search.choosing import PLAN_PARTS
from mansuba.players.search.engine import engine_for
from mansuba.players.search.judging import FEATURES, judge
from mansuba.players.search.memory import MOST_NODES, NOBODY_THERE, WHO, memory
from mansuba.players.search.options import Options, options
from mansuba.players.search.remaining import remaining, way
from mansuba.players.search.rollouts import look_ahead, weigh
from mansuba.players.search.walks import walk
from mansuba.rulebook.figures import FIGURES
from tests.grounds import FIELD
from tests.kernel.twins import largest_board
from tests.openings import set_up, thrown
from tests.players.searching import HASHLESS, Attention, of_every_phase, some_of
from tests.properties.editions import editions

SUN = Edition.standard()
WIDE = SUN.with_(board=largest_board(), laws_bind="mover", sanctuary=False)
ALL = 4096
"""More moves than any turn has."""

seeds = st.integers(0, 999)


def check_remaining(position: Position) -> None:
    look = Attention(position)
    table, guide = look.engine.table, look.engine.guide
    for seat in position.seats:
        found = remaining(table, guide, look.state, look.memory, seat)
        assert found == progress.remaining(position, seat)


@settings(max_examples=8)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_it_counts_what_remains_as_others_do(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    for position in of_every_phase(edition, data, seed, steered=0.9):
        check_remaining(position)


def test_pyramids_may_have_more_than_six_spaces_and_each_its_own_number() -> None:
    assert {len(rooms) for rooms in WIDE.board.pyramids.values()} == {8, 16}
    for position in some_of(WIDE, 2, seed=5, steered=0.9):
        check_remaining(position)


def test_figures_in_hand_are_counted_where_they_would_be_placed() -> None:
    position = Position.new(SUN, 2)
    for _ in range(3):
        check_remaining(position)
        position = position.after(position.decisions()[-1])


@settings(max_examples=12)
@given(edition=editions(), data=st.data())
def test_from_anywhere_it_knows_the_way(edition: Edition, data: st.DataObject) -> None:
    """In another's court as well: there a figure may be moved to, where laws bind the mover."""
    players = data.draw(st.sampled_from(sorted(edition.board.seats)), "players")
    position = Position.new(edition, players)
    guide = engine_for(position).guide
    for seat in position.seats:
        ways = ways_to_pyramid(edition, position.seats, seat)
        for number, space in enumerate(edition.board.spaces):
            assert way(guide, seat, number) == min(ways[space])


def walkers(position: Position, rng: Random) -> list[tuple[Figure, int]]:
    """Who may walk, and how far we look."""
    if position.move:
        return [(position.move.figure, min(position.move.steps_left, 4))]
    return [(one, 3) for one in rng.sample(sorted(position.figures), 4)]


@settings(max_examples=20)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_it_walks_where_others_walk(edition: Edition, data: st.DataObject, seed: int) -> None:
    for position in of_every_phase(edition, data, seed):
        if position.phase not in (Phase.TAKE, Phase.STEP):
            continue
        look = Attention(position)
        for one, most in walkers(position, Random(seed)):
            code = (one.seat << SEAT_SHIFT) + one.kind
            count = walk(look.engine.table, look.state, look.memory, code, most)
            found: dict[tuple[Space, frozenset[Figure]], int] = {}
            for node in range(1, count):
                end = (look.space(node), look.beguiled(node))
                found[end] = min(look.steps(node), found.get(end, most))
            expected: dict[tuple[Space, frozenset[Figure]], int] = {}
            for far in ends(position, one, most):
                where = (far.space, far.beguiled)
                expected[where] = min(far.steps, expected.get(where, most))
            assert found == expected or count == MOST_NODES


@settings(max_examples=20)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_what_it_walks_the_rules_allow(edition: Edition, data: st.DataObject, seed: int) -> None:
    """As long as nobody is beguiled: then nobody knows what stands where."""
    edition = edition.with_(temple_reentry="same-move")
    for position in of_every_phase(edition, data, seed):
        if position.phase is not Phase.STEP:
            continue
        assert position.move
        one, steps = position.move.figure, min(position.move.steps_left, 4)
        look = Attention(position)
        code = (one.seat << SEAT_SHIFT) + one.kind
        for node in range(1, walk(look.engine.table, look.state, look.memory, code, steps)):
            if look.beguiled(node):
                continue
            after = position
            for step in look.way(node):
                if after.phase is Phase.STEP and after.move:  # it may have won on the way
                    after = after.after(step)
            assert after.phase is Phase.OVER or after.figures[one] == look.space(node)


def follow(position: Position, actions: list[int]) -> Position:
    """What a whole move comes to by the rulebook; beguiled figures are placed as near as can be."""
    placed = False
    for action in actions:
        try:
            decision = decision_of(position, action)
        except ActionError:
            assert placed  # it got in the way
            break
        if isinstance(decision, Pass | Place):
            return position.after(decision)
        position = position.after(decision)
        if position.phase is Phase.PLACE:
            hand = position.to_place
            nearest = next(progress.nearest_free(position, hand.seat))
            position, placed = position.after(Place(hand, nearest)), True
        if position.phase is not Phase.STEP:
            return position
    return position.after(Stop())


def check_options(position: Position, most: int, seed: int) -> Options:
    engine = engine_for(position)
    found = options(engine, position, seed, most)
    assert 0 < len(found.actions) == len(found.states) <= max(most, len(position.decisions()))
    assert len(np.unique(found.states, axis=0)) == len(found.states)
    for number, (actions, state) in enumerate(zip(found.actions, found.states, strict=True)):
        expected = engine.kernel.encode(follow(position, list(actions)))
        assert state[HASHLESS].tolist() == expected[HASHLESS].tolist()
        line, after = found.line(number), position
        for decision in line:
            assert after.actor == position.actor
            after = after.play(decision).after
        assert isinstance(line[0], Place) or after.phase is Phase.PLACE or after.move is None
    return found


@settings(max_examples=15)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_every_option_is_legal_and_leads_where_it_says(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    for position in of_every_phase(edition, data, seed):
        if isinstance(position.actor, int):
            check_options(position, 12, seed)


def is_own(take: Take) -> bool:
    return take.stick == take.figure.kind


@settings(max_examples=8)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_no_figure_is_overlooked(edition: Edition, data: st.DataObject, seed: int) -> None:
    for position in of_every_phase(edition, data, seed):
        legal = position.decisions()
        if position.phase is Phase.TAKE:
            found = options(engine_for(position), position, seed, ALL)
            firsts = [found.line(number)[0] for number in range(len(found.actions))]
            takes = [first for first in firsts if isinstance(first, Take)]
            assert {take.figure for take in takes} == {
                take.figure for take in legal if isinstance(take, Take)
            }
            assert set(takes) <= set(legal)
            assert {take for take in legal if isinstance(take, Take) and is_own(take)} <= set(takes)
        if position.phase is Phase.STEP:
            found = options(engine_for(position), position, seed, ALL)
            firsts = [found.line(number)[0] for number in range(len(found.actions))]
            assert {one for one in legal if isinstance(one, Step)} <= set(firsts)
            if Stop() in legal:  # or a way around that comes to the same
                after = engine_for(position).kernel.encode(position.after(Stop()))
                assert after[HASHLESS].tolist() in found.states[:, HASHLESS].tolist()


def test_where_nothing_can_be_taken_every_stick_can_be_given_up() -> None:
    position = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        .   .   .   .   .
          .   .   .   .
            .   .   .
        """,
        sticks="F4C2nK1",
    ).position
    found = check_options(position, 12, seed=1)
    lines = [found.line(number) for number in range(len(found.actions))]
    assert {*lines} == {(decision,) for decision in position.decisions()}
    assert all(isinstance(decision, Pass) for (decision,) in lines)
    chances = engine_for(position).judge(found.states)[:, position.mover]
    assert chances.tolist() == sorted(chances, reverse=True)


def test_the_best_options_are_the_best_of_all() -> None:
    """Whatever room there is: the same order, as far as it goes."""
    position = thrown(3, sticks="F3W2nC1I3J2nK1")
    engine = engine_for(position)
    row = engine.kernel.encode(position)
    every, gains = engine.plans(row, 7, ALL)
    assert (np.diff(gains) <= 0).all()
    assert len(gains) > 40
    for most in (1, 5, 40):
        _, best = engine.plans(row, 7, most)
        assert best.tolist() == gains[:most].tolist()
    other, _ = engine.plans(row, 8, ALL)
    assert every.tolist() != other.tolist()  # a whim


@settings(max_examples=6)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_compiled_or_not_it_thinks_the_same_and_leaves_nothing_behind(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    """With a memory that has seen other positions, too."""
    used = None
    for position in of_every_phase(edition, data, seed):
        if position.phase is not Phase.TAKE and position.phase is not Phase.STEP:
            continue
        engine = engine_for(position)
        row = engine.kernel.encode(position)
        used = memory(engine.guide) if used is None else used
        plans, gains = np.empty((12, PLAN_PARTS), np.int32), np.empty(12)
        found = weigh(engine.table, engine.guide, used, engine.weights, row, seed, plans, gains)
        assert (used[WHO : WHO + 256] == NOBODY_THERE).all()
        fresh, fresh_gains = engine.plans(row, seed, 12)
        assert sorted(gains[:found]) == sorted(fresh_gains)
        assert len(fresh) == found
        chances, features = np.empty(SEATS), np.zeros((SEATS, FEATURES))
        judge(
            engine.table, engine.guide, row, used, engine.weights, engine.outlook, features, chances
        )
        assert (used[WHO : WHO + 256] == NOBODY_THERE).all()
        assert engine.judge(row[None])[0] == pytest.approx(chances)
        assert row.tolist() == engine.kernel.encode(position).tolist()


@settings(max_examples=15)
@given(edition=editions(), data=st.data(), seed=seeds)
def test_chances_add_up_and_the_winner_is_certain(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    for position in of_every_phase(edition, data, seed, steered=1.0):
        engine = engine_for(position)
        (chances,) = engine.judge(engine.kernel.encode(position)[None])
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        assert {seat for seat in range(SEATS) if chances[seat]} <= set(position.seats)
        if position.phase is Phase.OVER:
            assert position.winner is not None
            assert chances[position.winner] == 1


@pytest.mark.parametrize("players", [2, 3, 6])
def test_before_the_lot_nobody_is_ahead(players: int) -> None:
    position = set_up(players)
    engine = engine_for(position)
    (chances,) = engine.judge(engine.kernel.encode(position)[None])
    assert [chances[seat] for seat in position.seats] == pytest.approx([1 / players] * players)


def test_whoever_is_further_is_likelier_to_win() -> None:
    start = thrown(2)
    rooms = SUN.board.pyramids[0]
    engine = engine_for(start)
    before = 0.0
    for arrived in range(6):
        figures = dict(start.figures) | dict(zip(FIGURES[0][:arrived], rooms, strict=False))
        row = engine.kernel.encode(start.but(figures=figures))
        chance = engine.judge(row[None])[0, 0]
        assert chance > before
        before = chance
    assert before > 0.9


def test_samples_of_one_number_are_the_same_whoever_looks_beside() -> None:
    """A root's futures hang on the seed and the sample's number alone."""
    position = thrown(2, sticks="F3W2nC1I3J2nK1")
    engine = engine_for(position)
    roots = options(engine, position, 1, 6).states

    def looked(these: list[int], sample: int) -> list[list[float]]:
        chances = np.empty((len(these), SEATS))
        m = memory(engine.guide)
        look_ahead(
            engine.table, engine.guide, m, np.tile(engine.weights, (SEATS, 1)), engine.outlook,
            roots[these], 5, sample, 8, np.empty(STATE_BYTES, np.uint8),
            np.zeros((SEATS, FEATURES)), np.empty((1, PLAN_PARTS), np.int32), np.empty(1), chances,
        )  # fmt: skip
        assert (m[WHO : WHO + 256] == NOBODY_THERE).all()
        result: list[list[float]] = chances.tolist()
        return result

    alone = [looked([root], 3)[0] for root in range(6)]
    assert looked([0, 1, 2, 3, 4, 5], 3) == alone
    assert looked([3], 4)[0] != alone[3]
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(looked, [[2, 0], [4, 1]], [3, 3]))
    assert both == [[alone[2], alone[0]], [alone[4], alone[1]]]
