"""The vizier against OpenSpiel's own MCTSBot, both with the same time a turn.

MCTSBot plays through `mansuba.env.openspiel`, as it comes, and is given the best we know: leaves
are judged by compiled playouts, decisions have priors by the same policy, and a throw in its tree
is one of a few (with all 4096 it would do little but list them). How it was set is in
`docs/environments.md`. A pair of games has the same lot and the same throws, with seats swapped.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

import numba
import numpy as np
from open_spiel.python.algorithms import mcts

from mansuba import Edition
from mansuba.arena.shares import share_of
from mansuba.env.openspiel import MansubaGame, MansubaState
from mansuba.kernel import Kernel, action_of
from mansuba.kernel.layout import (
    FACE,
    FIGURE,
    FIGURES,
    KINDS,
    LOT_PHASE,
    NAAL,
    PHASE,
    PLACE,
    SEAT_SHIFT,
    STEP_PHASE,
    STOP,
    TAKE,
    TAKE_PHASE,
)
from mansuba.kernel.policy import NEARNESS, NEVER, REACH, step_score, way
from mansuba.kernel.rules import figure_to_place, temple_space
from mansuba.kernel.tables import DIRECTIONS, SPACE_SHIFT, WAY, Array
from mansuba.players import PLAYERS, Budget, Seated

GAMES = 100
SECONDS = 0.1  # a turn
TARGET = 0.75
SUN = Edition.standard()
THROW_BITS = 12

# What MCTSBot plays best with, of all that was tried (docs/environments.md).
UCT_C = 1.5
WEIGHTS = (16, 8, 8, 4)
PLAYOUTS, TURNS = 8, 4  # that judge a leaf; each is cut short after so many turns
LEAD = 12  # a lead of so many steps when it is cut short counts as tanh(1) of a win
SOFTNESS = 8  # points of score that double a prior
THROWS = 16  # that a throw in its tree may be
SHARE = 0.6  # of the time that a turn has left goes into each search


class FewThrowsGame(MansubaGame):
    """The game as MCTSBot searches it: a throw is one of a few, drawn before each search."""

    def __init__(self) -> None:
        super().__init__()
        self.few: list[tuple[int, float]] = []

    def new_initial_state(self) -> FewThrows:
        """Before the set-up."""
        return FewThrows(self)

    def draw(self, rng: Random) -> None:
        """Throw the sticks a few times; on `sun` every throw is as likely."""
        self.few = [(sides, 1 / THROWS) for sides in rng.sample(range(1 << THROW_BITS), THROWS)]


class FewThrows(MansubaState):
    """A state of it; a throw that really falls may be any."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that the lot may be, a few of what a throw may."""
        is_lot = self.row[PHASE] == LOT_PHASE
        return super().chance_outcomes() if is_lot else list(self.get_game().few)


class Playouts(mcts.Evaluator):
    """Judges a state by compiled playouts, and decisions by the policy that plays them."""

    def __init__(self, game: MansubaGame, seed: int) -> None:
        self.game, self.seed = game, seed

    def evaluate(self, state: MansubaState) -> Array:
        """What each player can expect."""
        kernel = self.game.kernel
        self.seed += 1
        rows = np.repeat(state.row[None], PLAYOUTS, axis=0)
        winner = kernel.play(rows, self.seed, TURNS, WEIGHTS).winner
        mine, theirs = self.game.seats
        lead = left(kernel, rows, theirs) - left(kernel, rows, mine)
        cut = np.tanh(lead / LEAD)
        worth = np.where(winner == mine, 1, np.where(winner == theirs, -1, cut)).mean()
        return np.array([worth, -worth])

    def prior(self, state: MansubaState) -> list[tuple[int, float]]:
        """How likely the policy would decide so, were it less sure of itself."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = np.array(self.game.kernel.legal(state.row))
        scores = score_all(self.game.kernel.table, state.row, np.array(WEIGHTS), actions)
        odds = np.exp2((scores - scores.max()) / SOFTNESS)
        return list(zip(actions.tolist(), (odds / odds.sum()).tolist(), strict=True))


def left(kernel: Kernel, rows: Array, seat: int) -> Array:
    """How many simple moves a seat's figures are from its Pyramid."""
    ways = kernel.table[WAY + (seat << SPACE_SHIFT) :][: 1 << SPACE_SHIFT]
    return ways[rows[:, seat * KINDS : (seat + 1) * KINDS]].sum(axis=1)


@numba.njit
def score_all(t: Array, s: Array, weights: Array, actions: Array) -> Array:
    """The policy's score of each decision."""
    scores = np.zeros(len(actions), np.int64)
    for place in range(len(actions)):
        action = actions[place]
        if action < STOP:
            scores[place] = step_score(t, s, weights, int(s[FIGURE]), action)
        elif TAKE <= action < PLACE:
            stick, rest = (action - TAKE) // FIGURES, (action - TAKE) % FIGURES
            figure = (rest // KINDS << SEAT_SHIFT) + rest % KINDS
            first = NEVER
            for direction in range(int(t[DIRECTIONS])):
                first = max(first, step_score(t, s, weights, figure, direction))
            further = int(s[FACE + stick]) % NAAL - 1 if rest % KINDS == stick else 0
            scores[place] = first + further * weights[REACH]
        elif action >= PLACE:
            seat = figure_to_place(t, s) >> SEAT_SHIFT
            space = temple_space(t, seat, action - PLACE)
            scores[place] = -way(t, seat, space) * weights[NEARNESS]
    return scores


class Rival:
    """MCTSBot at the board. Each turn adds its seconds to what it may spend, so nothing is lost."""

    def __init__(self, game: FewThrowsGame, seed: int) -> None:
        self.rng = Random(seed)
        self.bot = mcts.MCTSBot(
            game,
            UCT_C,
            max_simulations=3,
            evaluator=Playouts(game, seed << 32),
            random_state=np.random.RandomState(seed),
            child_selection_fn=mcts.SearchNode.puct_value,
            dont_return_chance_node=True,
        )
        self.bot.step(game.new_initial_state())  # compiles, before any clock runs
        self.cost = 0.001  # of a simulation in seconds, as it turned out so far
        self.saved = 0.0

    def decide(self, state: FewThrows) -> int:
        """A decision; where there is but one, without a thought."""
        if state.row[PHASE] != STEP_PHASE:
            self.saved += SECONDS
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        start = time.perf_counter()
        state.get_game().draw(self.rng)
        looks = max(2, int(self.saved * SHARE / self.cost))
        self.bot.max_simulations = looks
        action = self.bot.step(state)
        taken = time.perf_counter() - start
        self.cost += 0.1 * (taken / looks - self.cost)
        self.saved -= taken
        return int(action)


class Ours:
    """A player of ours at the board of OpenSpiel's game."""

    def __init__(self, name: str, seed: int) -> None:
        self.player = Seated(PLAYERS[name], Budget(seconds=SECONDS))
        self.rng = Random(seed)
        kernel = Kernel(SUN, 2)
        rows = kernel.new()
        kernel.play(rows, seed=0, turns=1)
        PLAYERS[name].decide(kernel.decode(rows[0]), Random(0), Budget(effort=1))  # compiles

    def decide(self, state: FewThrows) -> int:
        """The player's decision, as its number."""
        return action_of(SUN, self.player.decide(state.position, self.rng))


class Outcome(NamedTuple):
    """How a game ended for two sides: ours, then MCTSBot."""

    returns: list[float]
    seconds: list[float]  # in all
    turns: list[int]


def play(number: int, name: str) -> Outcome:
    """A game by its number; those of a pair differ in who has which seat."""
    pair, swapped = divmod(number, 2)
    dice, game = Random(f"dice {pair}"), FewThrowsGame()
    sides = (Ours(name, number), Rival(game, number))
    order = (1, 0) if swapped else (0, 1)
    state = game.new_initial_state()
    seconds, turns = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            is_lot = state.row[PHASE] == LOT_PHASE
            state.apply_action(dice.choice(game.seats) if is_lot else dice.getrandbits(THROW_BITS))
            continue
        side = order[state.current_player()]
        turns[side] += state.row[PHASE] == TAKE_PHASE
        start = time.perf_counter()
        action = sides[side].decide(state)
        seconds[side] += time.perf_counter() - start
        state.apply_action(action)
    returns = state.returns()
    return Outcome([returns[player] for player in order], seconds, turns)


def main(games: int = GAMES, name: str = "vizier") -> float:
    """Print the table; what share of games ours won, over the share it should."""
    games += games % 2  # whole pairs
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        outcomes = list(pool.map(play, range(games), [name] * games))
    print("| 2 players on sun | games | won | share (95 %) | seconds a turn |")
    print("|---|---|---|---|---|")
    for side, called in enumerate((name, "MCTSBot")):
        won = [outcome.returns[side] > 0 for outcome in outcomes]
        pairs = ((won[number] + won[number + 1], 2) for number in range(0, games, 2))
        found = share_of(pairs, fair=1 / 2).estimate
        seconds = sum(outcome.seconds[side] for outcome in outcomes)
        turns = sum(outcome.turns[side] for outcome in outcomes)
        share = f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%})"
        print(f"| {called} | {games} | {sum(won)} | {share} | {seconds / turns:.3f} |")
    return sum(outcome.returns[0] > 0 for outcome in outcomes) / games / TARGET


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:3])
