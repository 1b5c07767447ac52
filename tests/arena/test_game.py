"""One game: what its result says is what its record shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from mansuba import Lot, Phase, Place, Take, Throw
from mansuba.arena.dice import SeededDice
from mansuba.arena.game import Played, play
from mansuba.arena.match import Match
from mansuba.arena.running import Job, results
from mansuba.arena.workers import many_hands
from mansuba.notation import NoWinner, Record, read_record
from mansuba.players import PLAYERS, remaining
from mansuba.rulebook.decisions import Pass
from mansuba.rulebook.events import Beguiled, Threw
from tests.arena.matches import quick


def played(match: Match, number: int = 0) -> Played:
    dice = SeededDice(match.seed)
    return play(match, match.pairing(number), dice, PLAYERS, record=True)


def record_of(game: Played) -> Record:
    assert game.record
    return read_record(game.record)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_result_is_that_of_the_record(players: int) -> None:
    match = quick(*["merchant", *["scribe"] * (players - 1)], leads=True)
    game = played(match)
    record, result = record_of(game), game.result
    events = [event for transition in record.transitions() for event in transition.events]
    assert result.winner == record.result
    assert result.turns == sum(isinstance(one, Take | Pass) for one in record.decisions)
    assert result.beguiles == sum(isinstance(event, Beguiled) for event in events)
    assert [result.starter] == [one.seat for one in record.decisions if isinstance(one, Lot)]
    throws = [event for event in events if isinstance(event, Threw)]
    for seat in match.start.seats:
        fell = Counter(str(face) for event in throws if event.seat == seat for face in event.faces)
        assert result.thrown.get(seat, {}) == fell
    assert list(record.names.values()) == list(match.pairing(0).entrants)
    assert result.leads == lead_changes(record)
    assert result.faults == {}


def lead_changes(record: Record) -> int:
    leaders = []
    for position in record.positions():
        if position.phase is Phase.THROW:
            ways = sorted((remaining(position, seat), seat) for seat in position.seats)
            if ways[0][0] < ways[1][0]:
                leaders.append(ways[0][1])
    return sum(one != other for one, other in pairwise(leaders))


def test_leads_are_counted_only_on_request() -> None:
    match = quick("scribe", "scribe", leads=True, games=10)
    led = [played(match, number).result for number in range(6)]
    assert any(result.leads for result in led)
    plain = played(replace(match, leads=False)).result
    assert plain == replace(led[0], leads=0)


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_lot_and_throws_in_every_game_of_a_deal(players: int) -> None:
    match = quick(*["merchant", "scribe", "scribe"][:players], games=2 * players)
    luck = []
    for number in range(2 * players):
        decisions = record_of(played(match, number)).decisions
        luck.append([one for one in decisions if isinstance(one, Lot | Throw)])
    one, other = luck[:players], luck[players:]
    for deal in (one, other):
        shortest = min(map(len, deal))
        assert shortest > 3
        assert all(throws[:shortest] == deal[0][:shortest] for throws in deal)
    assert one[0][1:4] != other[0][1:4]


def test_a_game_can_be_played_again() -> None:
    match = quick(games=6)
    assert played(match, 5) == played(match, 5)
    assert played(match, 5) != played(quick(games=6, seed=6), 5)


def test_twins_play_differently() -> None:
    """Each seat has a generator of its own, in each game."""
    match = quick("merchant", "merchant")
    one, other = (record_of(played(match, number)) for number in (0, 1))
    assert one.decisions != other.decisions
    temples = match.edition.board.temples
    rooms = [temples[d.figure.seat].index(d.space) for d in one.decisions if isinstance(d, Place)]
    assert rooms[:6] != rooms[6:12]


def test_a_game_is_truncated_after_so_many_turns() -> None:
    game = played(quick(turns=7))
    assert (game.result.winner, game.result.turns) == (None, 7)
    assert record_of(game).result is NoWinner.TRUNCATED


def test_a_game_that_ends_with_the_last_turn_is_won() -> None:
    whole = played(quick()).result
    assert whole.winner is not None
    assert played(quick(turns=whole.turns)).result == whole
    assert played(quick(turns=whole.turns - 1)).result.winner is None


def test_a_record_is_only_there_on_request() -> None:
    match = quick()
    plain = play(match, match.pairing(0), SeededDice(5), PLAYERS)
    assert plain == Played(played(match).result, None)


def test_a_program_that_fails_is_told_of_in_every_game() -> None:
    """After some faults in a row nobody asks it again, but only within a game."""
    match = quick("scribe", "run:false", games=4)
    alone = list(results(Job.of(match)))
    assert all(result.faults.keys() == {"run:false"} for result in alone)
    assert all(result.faults["run:false"] > 10 for result in alone)
    assert list(results(Job.of(match), many_hands(2))) == alone
