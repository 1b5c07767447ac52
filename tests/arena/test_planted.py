"""A bias planted in games that are played out, and found by what the sticks showed in them."""

from __future__ import annotations

import numpy as np
import pytest

from mansuba import Edition, Kind
from mansuba.arena.dice import Dice, Fall, SeededDice, tally
from mansuba.arena.fairness import Fairness, fairness
from mansuba.arena.match import Match
from mansuba.arena.results import Pairing, Result
from mansuba.arena.running import Job, results
from mansuba.arena.workers import cores, many_hands
from mansuba.kernel import Kernel
from mansuba.kernel.entries import rehash
from mansuba.kernel.layout import FACE, KINDS, MOVER, OVER, PHASE, STARTER, WINNER
from mansuba.kernel.tables import SIDES
from mansuba.rulebook.figures import Seat
from tests.arena.test_fairness import Planted

SUN = Edition.standard()
RUNS = 100
DEALS = 370  # as many as give each seat the throws that it takes
BIAS = 0.02
WEIGHTS = (16, 8, 8, 4)  # of the kernel's own players, who walk to their Pyramid
MOST_ROUNDS = 200


def run_of(dice: Dice, seed: int) -> Fairness:
    """The report on a game of every deal, played to its end in compiled code."""
    kernel = Kernel(SUN, 2)
    seats = tuple(SUN.board.seats[2])
    codes = {
        (kind, face): kernel.table[SIDES + kind * len(SUN.faces[kind]) + side]
        for kind in Kind
        for side, face in enumerate(SUN.faces[kind])
    }
    states = kernel.new(DEALS)
    kernel.play(states, seed, turns=0, weights=WEIGHTS)
    states[:, STARTER] = states[:, MOVER] = [dice.lot(deal, seats) for deal in range(DEALS)]
    starters, thrown = states[:, STARTER].tolist(), [list[tuple[Seat, Fall]]() for _ in states]
    for number in range(MOST_ROUNDS):
        going = np.flatnonzero(states[:, PHASE] != OVER)
        # The kernel has thrown, and nobody has decided since: it falls as our dice say instead.
        for deal in going:
            seat = int(states[deal, STARTER])
            fall = dice.throw(int(deal), number, seat, SUN.faces)
            states[deal, FACE : FACE + KINDS] = [codes[kind, fall[kind]] for kind in Kind]
            rehash(kernel.table, states[deal])
            thrown[deal].append((seat, fall))
        rest = states[going]
        kernel.play(rest, seed * MOST_ROUNDS + number, turns=KINDS, weights=WEIGHTS)
        states[going] = rest
    assert (states[:, PHASE] == OVER).all()
    return fairness(
        (
            Result(
                Pairing(deal, deal, ("one", "other")),
                starter=starters[deal],
                winner=int(states[deal, WINNER]),
                turns=KINDS * len(thrown[deal]),
                beguiles=0,
                leads=0,
                thrown=tally(thrown[deal]),
                faults={},
            )
            for deal in range(DEALS)
        ),
        SUN,
        seats,
    )


def accused(report: Fairness) -> list[Seat]:
    assert report.enough
    return [one.seat for one in report.throws if one.accused]


@pytest.mark.soak
def test_a_bias_planted_in_games_is_found() -> None:
    """Four icons with a probability of 0.27 instead of 0.25, whenever one seat throws."""
    runs = [accused(run_of(Planted(seed, BIAS), seed)) for seed in range(RUNS)]
    assert runs.count([3]) >= 95


@pytest.mark.soak
def test_games_with_honest_dice_are_not_accused() -> None:
    reports = [run_of(SeededDice(seed), seed) for seed in range(RUNS)]
    assert all(report.enough for report in reports)
    assert sum(report.accused for report in reports) <= 1


@pytest.mark.soak
@pytest.mark.parametrize("planted", [True, False])
def test_the_same_in_a_match(planted: bool) -> None:
    """One run, with players of ours and all that the arena does."""
    match = Match(("priest", "priest"), seats=2, games=800, seed=27)
    dice = Planted(match.seed, BIAS) if planted else SeededDice(match.seed)
    played = list(results(Job(match, dice), many_hands(cores())))
    report = fairness(played, match.edition, match.start.seats)
    assert report.enough
    assert accused(report) == [3] * planted
    assert not report.lots.accused
