"""What every game keeps, each as a check of one position or of one step from it to the next."""

from __future__ import annotations

from mansuba import Position, Side, Transition
from mansuba.notation import read_decision, read_position, write_decision, write_position
from mansuba.rulebook.figures import FIGURES
from mansuba.rulebook.phase import Phase
from mansuba.rulebook.possible import check_position
from tests.properties.conceivable import conceivable
from tests.properties.replaying import happen, state_of


def one_figure_a_space(position: Position) -> None:
    spaces = list(position.figures.values())
    assert len(set(spaces)) == len(spaces)
    assert position.standing == {space: figure for figure, space in position.figures.items()}


def six_figures_a_seat(position: Position) -> None:
    hand = position.move and position.move.hand
    there = set(position.figures) | ({hand} if hand else set())
    due = {figure for seat in position.seats for figure in FIGURES[seat]}
    assert there <= due
    if position.phase is not Phase.SET_UP:
        assert there == due
        assert len(position.figures) + bool(hand) == len(due)


def nobody_in_anothers_court(position: Position) -> None:
    if position.edition.laws_bind == "owner":
        for figure, space in position.figures.items():
            court = position.courts.get(space)
            assert court is None or court.seat == figure.seat


def a_decision_unless_over(position: Position) -> None:
    over = position.phase is Phase.OVER
    assert bool(position.decisions()) is not over
    assert (position.actor is None) is over
    assert (position.winner is not None) is over


def a_game_can_come_to_it(position: Position) -> None:
    check_position(position)


def position_round_trips(position: Position) -> None:
    line = write_position(position)
    again = read_position(line, position.edition)
    assert again == position
    assert hash(again) == hash(position)
    assert write_position(again) == line


def decisions_round_trip(position: Position) -> None:
    if position.phase is not Phase.THROW:  # thousands, and all alike: see test_chance
        for decision in position.decisions():
            assert read_decision(write_decision(decision)) == decision


def why_not_agrees(position: Position) -> None:
    """With `decisions`, about everything conceivable; and `decisions` lists nothing else."""
    legal = set(position.decisions())
    assert len(legal) == len(position.decisions())
    found = set()
    for decision in conceivable(position):
        refusal = position.why_not(decision)
        assert (refusal is None) is (decision in legal), (decision, refusal)
        if refusal is None:
            found.add(decision)
    if position.phase is not Phase.THROW:
        assert found == legal


AT_EVERY_POSITION = (
    one_figure_a_space,
    six_figures_a_seat,
    nobody_in_anothers_court,
    a_decision_unless_over,
    a_game_can_come_to_it,
    position_round_trips,
    decisions_round_trip,
    why_not_agrees,
)


def pyramids_are_not_left(transition: Transition) -> None:
    """Only by being beguiled, and only where the Pyramid is no sanctuary."""
    after = transition.after
    for figure, space in transition.before.figures.items():
        pyramid = (figure.seat, Side.PYRAMID)
        if transition.before.courts.get(space) != pyramid:
            continue
        if figure in after.figures:
            assert after.courts.get(after.figures[figure]) == pyramid
        else:
            assert not transition.before.edition.sanctuary


def events_tell_all(transition: Transition) -> None:
    """The position after follows from the position before and the events."""
    state = state_of(transition.before)
    for event in transition.events:
        happen(state, transition.before.edition.board, event)
    assert state == state_of(transition.after)


AT_EVERY_DECISION = (pyramids_are_not_left, events_tell_all)
