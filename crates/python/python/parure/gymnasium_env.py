"""The games as Gymnasium environments for one learner; the other seats are played inside.

>>> import gymnasium, parure
>>> env = gymnasium.make("parure/Splendor-v0", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parure._parure import Bot, Game, IllegalAction, ParureError, State
from parure.limits import MAX_STEPS, checked
from parure.policy import Player, Policy, several
from parure.render import Painter
from parure.spaces import ActionSpace, mask_space, observation_space


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """One seat of a table, against others.

    `opponents` is a bot's name, a function or whatever else is a `parure.policy.Policy`, or a list of them, of which
    each other seat draws one for every game. Without a fixed `seat`, the learner's is drawn for every game.

    An observation is a row of numbers (`game.observation_layout` names its parts). `info["action_mask"]` has a 1 for
    every legal action, and `action_masks()` says the same as sb3-contrib asks for it; with `observation="dict"` both
    are in the observation, as `observation` and `action_mask`. Rewards come at the end: 1 for a victory, -1 for a
    defeat.

    An action that is not legal loses the game, and `info["illegal"]` says why; with `illegal_action="raise"` it raises
    `IllegalAction`. A game is broken off after `max_steps` steps of the learner.

    >>> from parure.gymnasium_env import SingleAgentEnv
    >>> env = SingleAgentEnv(parure.Game("duel"), opponents=["random", "level1"])
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    """

    metadata = Painter.METADATA

    def __init__(
        self,
        game: Game,
        opponents: Policy | Sequence[Policy] = "random",
        seat: int | None = None,
        illegal_action: str = "lose",
        render_mode: str | None = None,
        dtype: str = "float32",
        observation: str = "box",
        max_steps: int | None = MAX_STEPS,
    ) -> None:
        if illegal_action not in ("raise", "lose"):
            raise ParureError(f"illegal_action is `raise` or `lose`, not `{illegal_action}`")
        if observation not in ("box", "dict"):
            raise ParureError(f"observation is `box` or `dict`, not `{observation}`")
        if seat is not None and not 0 <= seat < game.players:
            raise ParureError(f"there is no seat {seat}; the seats are 0 to {game.players - 1}")
        self.game = game
        self.opponents = several(opponents)
        if not self.opponents:
            raise ParureError("name at least one opponent")
        # What is no policy is refused now, not in the first game.
        for opponent in self.opponents:
            Bot(opponent) if isinstance(opponent, str) else Player(opponent, 0)
        self.seat = seat
        self.illegal_action = illegal_action
        self.render_mode = render_mode
        self.max_steps = checked(max_steps)
        self._painter = Painter(render_mode)
        self._floats = dtype == "float32"
        box = observation_space(game, dtype)
        self._is_dict = observation == "dict"
        self.observation_space: spaces.Space[Any] = (
            spaces.Dict({"observation": box, "action_mask": mask_space(game)}) if self._is_dict else box
        )
        self.action_space = ActionSpace(game)
        self._state: State | None = None
        self._is_done = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Lays out a new game."""
        super().reset(seed=seed)
        # The type is named because numpy's own differs between platforms.
        numbers = self.np_random.integers(2**63, size=2 + 2 * self.game.players, dtype=np.int64)
        deal, own, *others = (int(number) for number in numbers)
        self._own = own % self.game.players if self.seat is None else self.seat
        picks, seeds = others[::2], others[1::2]
        self._players = [
            Player(self.opponents[pick % len(self.opponents)], policy) for pick, policy in zip(picks, seeds)
        ]
        self._state = self.game.new_state(seed=deal)
        self._steps, self._is_done = 0, False
        self._let_others_play(self._state)
        return self._observe(self._state), self._info(self._state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays an action of the learner, then the others, until the learner is to act again."""
        state = self._state
        if state is None or self._is_done:
            raise ParureError("the game is over or has not begun; call reset()")
        try:
            state.step(action)
        except IllegalAction as refusal:
            if self.illegal_action == "raise":
                raise
            self._is_done = True
            return self._observe(state), -1.0, True, False, {**self._info(state), "illegal": str(refusal)}
        self._steps += 1
        self._let_others_play(state)
        truncated = not state.is_over and self.max_steps is not None and self._steps >= self.max_steps
        self._is_done = state.is_over or truncated
        reward = float(state.rewards()[self._own])
        if self.render_mode == "human":
            self.render()
        return self._observe(state), reward, state.is_over, truncated, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self._mask(self.state).astype(np.bool_)

    @property
    def state(self) -> State:
        """The position of the table, which knows everything."""
        if self._state is None:
            raise ParureError("call reset() before anything else")
        return self._state

    def render(self) -> Any:
        """The table as the learner knows it, in the render mode."""
        return self._painter.paint(self.state, self._own)

    def close(self) -> None:
        """Lets go of the game and of the window, if there is one."""
        self._painter.close()
        self._state, self._is_done = None, True

    def _let_others_play(self, state: State) -> None:
        while not state.is_over and state.to_act != self._own:
            seat = state.to_act
            assert seat is not None
            state.step(self._players[seat].act([state])[0])

    def _mask(self, state: State) -> NDArray[np.int8]:
        if self._is_done or state.to_act != self._own:
            return np.zeros(self.game.num_actions, np.int8)
        return state.action_mask()

    def _observe(self, state: State) -> Any:
        row = state.information_state_tensor(self._own) if self._floats else state.observation(self._own)
        return {"observation": row, "action_mask": self._mask(state)} if self._is_dict else row

    def _info(self, state: State) -> dict[str, Any]:
        return {"seat": self._own, "action_mask": self._mask(state)}


def make(game: str, players: int = 2, options: dict[str, Any] | None = None, **settings: Any) -> SingleAgentEnv:
    """What `gymnasium.make` calls."""
    return SingleAgentEnv(Game(game, players, options), **settings)
