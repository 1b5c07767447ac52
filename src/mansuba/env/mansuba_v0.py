"""Mansuba as a PettingZoo environment: every decision of the game, one agent after the other.

>>> env = env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('player_0', 6)

`docs/environments.md` tells what agents see and decide.
"""

from __future__ import annotations

import secrets
from typing import Any

from mansuba.env.extra import MissingExtraError
from mansuba.env.playing import USUAL_TURNS, Playing
from mansuba.env.rendering import FRAMES, MODES, check_mode, rendered
from mansuba.env.sights import Observation, View
from mansuba.kernel.tables import Array
from mansuba.rulebook.edition import Edition

try:
    import numpy as np
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtraError("pettingzoo") from error


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers; an illegal decision ends the game.

    Whoever decided so has -1, everyone else 0. The options are those of `raw_env`.
    """
    bare = raw_env(**options)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The environment itself; an illegal decision is an ActionError and changes nothing.

    `edition` is an Edition, a built-in board's name or a file's path; `turns` is where a game is
    cut short. Agents are `player_0`, `player_1` … in the order of their seats.
    """

    metadata = {  # noqa: RUF012 - PettingZoo declares it so
        "name": "mansuba_v0",
        "render_modes": list(MODES),
        "render_fps": FRAMES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        edition: str | Edition = "sun",
        turns: int = USUAL_TURNS,
        observation: Observation = "compact",
        view: View = "seat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.playing = Playing(edition, players, turns, observation, view)
        sights, actions = self.playing.sights, self.playing.kernel.actions
        self.parts = sights.parts
        """Where in an observation each thing is."""
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(sights.low, sights.high, dtype=sights.low.dtype.type),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed, self._game = secrets.randbits(63), -1

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may decide at all: the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one of the seed that was given last."""
        self._game += 1
        if seed is not None:
            self._seed, self._game = seed, 0
        self.playing.begin(self._seed, self._game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._hand_over(self.possible_agents[0])
        self._show()

    def step(self, action: int | None) -> None:
        """Carry out what the selected agent decided; None, once the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} has to decide: None is for agents whose game is over")
        self.playing.decide(action)
        self._cumulative_rewards[agent] = 0.0
        self._hand_over(agent)
        if self.playing.is_won:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.playing.rewards, strict=True))
            self._accumulate_rewards()
        elif self.playing.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self._show()

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees, and what it may decide: nothing, unless it is selected."""
        playing, player = self.playing, self._player[agent]
        is_acting = player == playing.actor
        mask = playing.mask.copy() if is_acting else np.zeros_like(playing.mask)
        return {"observation": playing.see(player), "action_mask": mask}

    def render(self) -> str | Array | None:
        """The position as `render_mode` says."""
        if self.render_mode is None:
            logger.warn("render() was called, but no render_mode was given to the environment")
            return None
        return rendered(self.playing.position, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def _hand_over(self, before: str) -> None:
        """Select whoever decides next, who is told the mask."""
        self.infos[before] = {}
        if not self.playing.is_won:
            self.agent_selection = self.possible_agents[self.playing.actor]
            self.infos[self.agent_selection] = {"action_mask": self.playing.mask}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
