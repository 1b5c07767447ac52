"""Rounds: who takes a stick when, who takes two, and who starts the next."""

import pytest

from mansuba import Lot, Phase, Position, Seat, Throw
from mansuba.rulebook.events import Event, RoundOver, Threw, Took, TurnOver
from tests.drawing import faces
from tests.grounds import FIELD
from tests.openings import set_up

THREE_ROUNDS = {
    2: ["0 3 0 3 0 3", "3 0 3 0 3 0", "0 3 0 3 0 3"],
    3: ["0 2 4 0 2 4", "2 4 0 2 4 0", "4 0 2 4 0 2"],
    4: ["0 1 3 4 0 1", "1 3 4 0 1 3", "3 4 0 1 3 4"],
    5: ["0 1 2 3 4 0", "1 2 3 4 0 1", "2 3 4 0 1 2"],
    6: ["0 1 2 3 4 5", "1 2 3 4 5 0", "2 3 4 5 0 1"],
}

ONES = Throw(tuple(faces("F1W1C1I1J1K1").values()))


def play_round(position: Position) -> tuple[Position, list[Event]]:
    """A round of steps that nobody thought about, and all that happened in it."""
    transition = position.play(ONES)
    events = [*transition.events]
    while transition.after.phase is not Phase.THROW:
        transition = transition.after.play(transition.after.decisions()[-1])
        events += transition.events
    return transition.after, events


@pytest.mark.parametrize("players", THREE_ROUNDS)
def test_each_takes_a_stick_in_turn_until_all_six_are_used(players: int) -> None:
    position = set_up(players).after(Lot(0))
    for line in THREE_ROUNDS[players]:
        seats = [int(seat) for seat in line.split()]
        assert position.starter == seats[0]
        position, events = play_round(position)
        assert events[0] == Threw(seats[0], ONES.faces)
        assert [event.seat for event in events if isinstance(event, Took)] == seats
        assert [event.seat for event in events if isinstance(event, TurnOver)] == seats
        assert position.starter is not None
        assert events[-1] == RoundOver(position.starter)


@pytest.mark.parametrize(("players", "last"), [(2, 3), (3, 4), (4, 4), (5, 4), (6, 5)])
def test_after_the_highest_seat_comes_the_lowest(players: int, last: Seat) -> None:
    position, events = play_round(set_up(players).after(Lot(last)))
    assert [event.seat for event in events if isinstance(event, Took)][:2] == [last, 0]
    assert position.starter == 0


def test_each_stick_is_used_once_a_round() -> None:
    scene = FIELD.draw(
        """
            .   .   .
          .   .   .   .
        0F  .   .   .   1F
          .   .   .   .
            .   .   .
        """,
        sticks="F1W1C1I1J1K1",
    )
    assert scene.words == ["F:0F", "W:0F", "C:0F", "I:0F", "J:0F", "K:0F"]
    scene = scene.play("C:0F E")
    assert scene.words == ["F:1F", "W:1F", "I:1F", "J:1F", "K:1F"]
    scene = scene.play("K:1F W")
    assert scene.words == ["F:0F", "W:0F", "I:0F", "J:0F"]
    scene = scene.play("F:0F W W:1F E J:0F E I:1F W")
    assert scene.position.phase is Phase.THROW
    assert not scene.position.sticks
