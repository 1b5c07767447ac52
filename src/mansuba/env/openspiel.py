"""Mansuba as a game of OpenSpiel, under the name `mansuba`, with explicit chance.

>>> import pyspiel
>>> import mansuba.env.openspiel
>>> state = pyspiel.load_game("mansuba(players=3,turns=200)").new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()]
['0F@c4', '0F@c5', '0F@c6', '0F@b4', '0F@b5', '0F@a4']

A state is a row of the kernel and the number of turns so far. What players decide is numbered as
the kernel numbers it; what chance decides is counted from 0. `docs/environments.md` has it all.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import numpy as np

from mansuba.env.editions import edition_called
from mansuba.env.extra import MissingExtraError
from mansuba.env.observing import Observer
from mansuba.kernel import ActionError, Kernel, action_of, decision_of
from mansuba.kernel.layout import (
    HAND,
    KINDS,
    LOT,
    LOT_PHASE,
    MOVER,
    NOBODY,
    OVER,
    PHASE,
    PLACE_PHASE,
    PLACED,
    SEAT_SHIFT,
    SEATS,
    SET_UP,
    TAKE_PHASE,
    THROW,
    THROW_PHASE,
    WINNER,
)
from mansuba.kernel.legal import THROWS
from mansuba.kernel.moves import MOST_PATH
from mansuba.kernel.tables import Array
from mansuba.notation import write_decision, write_position
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.position import Position

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtraError("open_spiel") from error

MOST_TURNS = 1000
"""Where a game is cut short, unless the parameter `turns` says otherwise."""

# What OpenSpiel calls the player who decides, where no player does.
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE = pyspiel.GameType(
    short_name="mansuba",
    long_name="Mansuba",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": "sun", "players": 2, "turns": MOST_TURNS},
)


class MansubaGame(pyspiel.Game):
    """The game of an edition, a number of players and a limit to its turns.

    `edition` is the name of a built-in board or the path of an edition's file.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        edition, players = edition_called(given["edition"]), given["players"]
        self.kernel = Kernel(edition, players)
        self.turns: int = given["turns"]
        self.seats: tuple[int, ...] = tuple(edition.board.seats[players])
        """The seat of each player; OpenSpiel counts players, the rulebook names seats."""
        self.start: Array = self.kernel.new()
        if self.turns < 1:
            raise pyspiel.SpielError(f"a game is cut short after 1 turn or more, not {self.turns}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kernel.actions,
            max_chance_outcomes=THROWS,  # masks are so wide, whatever an edition's faces are
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=KINDS * players + self.turns * MOST_PATH,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> MansubaState:
        """Before the set-up."""
        return MansubaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The lot, and a throw for every six turns."""
        return 1 + -(-self.turns // KINDS)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What a player sees, which is everything; remembering gives the whole history."""
        if params:
            raise pyspiel.SpielError(f"observations take no parameters, not {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.kernel, self.turns, recalls)


class MansubaState(pyspiel.State):
    """A moment of a game: a row of the kernel, and how many turns have begun."""

    # OpenSpiel clones a state by a deep copy of what it holds, so it holds no game and no kernel.

    def __init__(self, game: MansubaGame) -> None:
        super().__init__(game)
        self._rows: Array = game.start.copy()
        self.turns = 0
        self._actor = 0

    @property
    def row(self) -> Array:
        """The kernel's state, to be read and never written."""
        row: Array = self._rows[0]
        return row

    @property
    def position(self) -> Position:
        """The same in the rulebook's words."""
        return position_of(self.get_game().kernel, self.row.tobytes())

    def current_player(self) -> int:
        """Who decides: a player, chance, or nobody once the game is over."""
        return self._actor

    def is_terminal(self) -> bool:
        """Won, or cut short."""
        return self._actor == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether the lot or a throw is due."""
        return self._actor == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().kernel.legal(self.row))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seats that the lot may fall on, or every throw, each with its probability."""
        game = self.get_game()
        if self.row[PHASE] == LOT_PHASE:
            return [(seat, 1 / len(game.seats)) for seat in sorted(game.seats)]
        return list(throws(game.kernel.edition))  # whoever asks may shuffle it

    def _apply_action(self, action: int) -> None:
        game, phase = self.get_game(), int(self.row[PHASE])
        try:
            game.kernel.apply(self._rows, [numbered(phase, action)])
        except ActionError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.turns += phase == TAKE_PHASE
        self._actor = self._whoever_acts(game)

    def _whoever_acts(self, game: MansubaGame) -> int:
        s = self.row
        phase = int(s[PHASE])
        between = phase in (TAKE_PHASE, THROW_PHASE)
        if phase == OVER or (between and self.turns == game.turns):
            return TERMINAL
        if phase in (LOT_PHASE, THROW_PHASE):
            return CHANCE
        if phase == SET_UP:
            return int(s[PLACED]) // KINDS
        seat = int(s[HAND]) >> SEAT_SHIFT if phase == PLACE_PHASE else int(s[MOVER])
        return game.seats.index(seat)

    def returns(self) -> list[float]:
        """The winner takes 1 from the others, who share the loss; 0 for all without a winner."""
        seats, winner = self.get_game().seats, int(self.row[WINNER])
        if winner == NOBODY:
            return [0.0] * len(seats)
        return [1.0 if seat == winner else -1 / (len(seats) - 1) for seat in seats]

    def _action_to_string(self, player: int, action: int) -> str:
        try:
            decision = decision_of(self.position, numbered(int(self.row[PHASE]), action))
        except ActionError as error:
            raise pyspiel.SpielError(str(error)) from None
        return write_decision(decision)

    def __str__(self) -> str:
        return f"{write_position(self.position)} turn {self.turns}"


def numbered(phase: int, action: int) -> int:
    """The kernel's number of what OpenSpiel calls an action: chance's are apart there."""
    if phase == LOT_PHASE:
        return action + LOT
    return action + THROW if phase == THROW_PHASE else action


@cache
def throws(edition: Edition) -> tuple[tuple[int, float], ...]:
    """Every throw with its probability; equal faces of a stick are one."""
    chances = edition.throw_chances
    outcomes = ((action_of(edition, throw) - THROW, float(odds)) for throw, odds in chances)
    return tuple(sorted(outcomes))


@lru_cache(maxsize=4)  # a caller asks for the words of all decisions of one state
def position_of(kernel: Kernel, row: bytes) -> Position:
    """The position of a state."""
    return kernel.decode(np.frombuffer(row, np.uint8))


pyspiel.register_game(GAME_TYPE, MansubaGame)
