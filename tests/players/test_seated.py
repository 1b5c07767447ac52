"""Whoever sits at the board carries out what it planned, as long as nobody else decides."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mansuba import Edition, Phase, Position
from mansuba.players import (
    AS_USUAL,
    PLAYERS,
    Budget,
    Candidate,
    Line,
    NobodyActsError,
    Player,
    Seated,
    Thought,
)
from tests.openings import set_up
from tests.playing import random_game, steer

POND = Edition.load(Path(__file__).parents[1] / "boards" / "pond.toml")


class Farsighted(Player):
    """Plans for as long as it is asked itself, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Position, Budget]] = []

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        self.asked.append((position, budget))
        line: Line = ()
        end = position
        while end.actor == position.actor and len(line) < 9:
            line += (steer(end, rng),)
            end = end.after(line[-1])
        return Thought(line, {}, (Candidate(line, 1.0),))


@pytest.mark.parametrize("players", [2, 5])
def test_it_thinks_once_for_all_that_it_decides_in_a_row(players: int) -> None:
    rng, budget = Random(1), Budget(effort=3)
    seated = {seat: Seated(Farsighted(), budget) for seat in Position.new(POND, players).seats}
    thoughts = decisions = 0
    asked = None
    position = Position.new(POND, players)
    while position.phase is not Phase.OVER:
        if not isinstance(position.actor, int):
            asked, position = None, position.after(rng.choice(position.decisions()))
            continue
        thoughts += position.actor != asked
        decisions, asked = decisions + 1, position.actor
        position = position.after(seated[asked].decide(position, rng))
    told = [one.player for one in seated.values()]
    calls = [call for player in told if isinstance(player, Farsighted) for call in player.asked]
    assert len(calls) == thoughts < decisions / 2
    assert {given for _, given in calls} == {budget}


def test_whenever_the_game_went_another_way_it_thinks_again() -> None:
    player = Farsighted()
    seated, rng = Seated(player), Random(2)
    surprised = 0
    for step in random_game(POND, 3, seed=2, most=300, steered=0.5):
        position = step.before
        if isinstance(position.actor, int):
            before = len(player.asked)
            decision = seated.decide(position, rng)
            assert position.why_not(decision) is None
            assert len(player.asked) == before or player.asked[-1][0] == position
            surprised += decision != step.decision
    assert surprised > 20


def test_whoever_plans_one_decision_is_asked_each_time() -> None:
    for name in ("scribe", "merchant"):
        seated, position = Seated(PLAYERS[name]), Position.new(POND, 2)
        while isinstance(position.actor, int):
            expected = PLAYERS[name].decide(position, Random(len(position.figures)))
            assert seated.decide(position, Random(len(position.figures))) == expected
            position = position.after(expected)
        with pytest.raises(NobodyActsError):
            seated.decide(set_up(2), Random(1))
