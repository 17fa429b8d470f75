"""The games as a Gymnasium environment for one learner; the other seats are played inside."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from parure import Bot, Game, IllegalAction, ParureError, State

Observation = dict[str, np.ndarray]


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """One seat of a table, against bots.

    Observations and rewards are those of `parure.aec.ParureEnv`. With `illegal_action="raise"` an action that is not
    legal raises `IllegalAction`; with `"lose"` it loses the game, for learners that cannot use a mask.

    >>> from parure.gymnasium_env import SingleAgentEnv
    >>> env = SingleAgentEnv(parure.Game("duel"), opponents="random")
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(int(observation["action_mask"].argmax()))
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: Game,
        opponents: str = "random",
        seat: int | None = None,
        illegal_action: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal_action not in ("raise", "lose"):
            raise ParureError(f"illegal_action is `raise` or `lose`, not `{illegal_action}`")
        if seat is not None and not 0 <= seat < game.players:
            raise ParureError(f"there is no seat {seat}; the seats are 0 to {game.players - 1}")
        if render_mode not in (None, "ansi"):
            raise ParureError(f"render_mode is `ansi` or None, not `{render_mode}`")
        self.game = game
        self.opponents = opponents
        self.seat = seat
        self.illegal_action = illegal_action
        self.render_mode = render_mode
        Bot(opponents)
        high = (255 * game.observation_scale).astype(np.float32)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (game.num_actions,), dtype=np.int8),
            }
        )
        self.action_space = spaces.Discrete(game.num_actions)
        self._state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lays out a new game. Without a fixed `seat`, the learner's is drawn."""
        super().reset(seed=seed)
        self._own = int(self.np_random.integers(self.game.players)) if self.seat is None else self.seat
        deal, policy = (int(number) for number in self.np_random.integers(2**63, size=2))
        self._state = self.game.new_state(seed=deal)
        self._bot = Bot(self.opponents, seed=policy)
        self._let_others_play(self._state)
        return self._observe(self._state), {"seat": self._own}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._state is None or self._state.is_over:
            raise ParureError("the game is over or has not begun; call reset()")
        state = self._state
        try:
            state.step(action)
        except IllegalAction as refusal:
            if self.illegal_action == "raise":
                raise
            return self._observe(state), -1.0, True, False, {"seat": self._own, "illegal": str(refusal)}
        self._let_others_play(state)
        reward = float(state.rewards()[self._own])
        return self._observe(state), reward, state.is_over, False, {"seat": self._own}

    def render(self) -> str | None:
        """The table as text, as the learner knows it."""
        if self._state is None or self.render_mode is None:
            return None
        return self._state.view_text(self._own)

    def _let_others_play(self, state: State) -> None:
        while not state.is_over and state.to_act != self._own:
            state.step(self._bot.choose(state))

    def _observe(self, state: State) -> Observation:
        acts = state.to_act == self._own
        mask = state.action_mask() if acts else np.zeros(self.game.num_actions, np.int8)
        return {"observation": state.information_state_tensor(self._own), "action_mask": mask}
