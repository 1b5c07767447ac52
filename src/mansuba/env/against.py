"""Mansuba as a Gymnasium environment: one agent against players that are named.

>>> import gymnasium
>>> import mansuba.env
>>> env = gymnasium.make("Mansuba-v0", players=3, against=("merchant", "scribe"))
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
6
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mansuba.env.extra import MissingExtraError
from mansuba.env.playing import USUAL_TURNS, Playing
from mansuba.env.rendering import FRAMES, MODES, check_mode, rendered
from mansuba.env.sights import Observation, View
from mansuba.kernel import action_of
from mansuba.kernel.tables import Array
from mansuba.players import Outside, Seated, player_called
from mansuba.rulebook.edition import Edition

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
except ModuleNotFoundError as error:
    raise MissingExtraError("gymnasium") from error

ILLEGAL = -1.0
"""The reward of whoever decides what is not legal."""


class MansubaEnv(gymnasium.Env[Array, np.int64]):
    """The agent is player 0; `against` names the others in order, or one name all of them.

    Names are those of `mansuba.players.player_called`. What they decide, and what chance does,
    happens inside a step.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES}  # noqa: RUF012 - as declared there

    def __init__(
        self,
        players: int = 2,
        against: str | Sequence[str] = "merchant",
        edition: str | Edition = "sun",
        turns: int = USUAL_TURNS,
        observation: Observation = "compact",
        view: View = "seat",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        names = (against,) * (players - 1) if isinstance(against, str) else tuple(against)
        if len(names) != players - 1:
            raise ValueError(f"{players} players are one and {players - 1} others, not {names}")
        self._others = [player_called(name) for name in names]
        self.playing = Playing(edition, players, turns, observation, view)
        sights = self.playing.sights
        self.parts = sights.parts
        """Where in an observation each thing is."""
        self.action_space = spaces.Discrete(self.playing.kernel.actions)
        self.observation_space = spaces.Box(sights.low, sights.high, dtype=sights.low.dtype.type)
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A new game; with a seed, the same one again, whatever the others have to decide."""
        super().reset(seed=seed)
        chance, luck = (int(word) for word in self.np_random.integers(2**63, size=2))
        self._rng = Random(luck)
        self._seated = [Seated(player) for player in self._others]
        self._is_over = False
        self.playing.begin(chance, game=0)
        self._let_others_decide()
        self._show()
        return self.playing.see(0), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """A decision of the agent, and all that follows until it decides again.

        One that is not legal ends the game with a reward of -1.
        """
        if self._is_over:
            raise ResetNeeded("the game is over, or has not begun: call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not in {self.action_space}")
        if not self.playing.mask[action]:
            self._is_over = True
            return self.playing.see(0), ILLEGAL, True, False, self._info()
        self.playing.decide(action)
        self._let_others_decide()
        self._show()
        won, cut = self.playing.is_won, self.playing.is_cut
        self._is_over = won or cut
        return self.playing.see(0), self.playing.rewards[0], won, cut, self._info()

    def render(self) -> Any:
        """The position as `render_mode` says."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was given to make()")
            return None
        return rendered(self.playing.position, self.render_mode)

    def close(self) -> None:
        """End the programs of others that play along."""
        for player in self._others:
            if isinstance(player, Outside):
                player.close()

    def _let_others_decide(self) -> None:
        playing = self.playing
        while playing.actor > 0 and not playing.is_cut:
            decision = self._seated[playing.actor - 1].decide(playing.position, self._rng)
            playing.decide(playing.shown(action_of(playing.kernel.edition, decision)))

    def _info(self) -> dict[str, Any]:
        mask = self.playing.mask
        return {"action_mask": np.zeros_like(mask) if self._is_over else mask.copy()}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
