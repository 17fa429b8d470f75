"""The games as PettingZoo environments, in which agents act one after the other.

>>> from parure import splendor_v0
>>> env = splendor_v0.env()
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
...     break
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parure import Game, ParureError, State

Observation = dict[str, np.ndarray]


def layouts(name: str, players: int) -> tuple[dict[str, slice], dict[str, slice]]:
    """The kinds of action of a game with their integers, and the parts of an observation for so many players.

    Players count from the observer on, in the order of play. With fewer players the tensor ends before the blocks of
    the players who are not there.
    """
    game = Game(name, players)
    return game.action_layout, game.observation_layout


class ParureEnv(AECEnv):  # type: ignore[misc]
    """One table; the agents are `seat_0`, `seat_1` and so on, in the order of play.

    An observation is a dict of `observation`, what the agent may know (`game.observation_layout` names its parts), and
    `action_mask`, a 1 for every legal action; for an agent whose choice it is not, the mask is empty. A turn can be
    several steps, each of them one small choice.

    Rewards come at the end: 1 for a victory, -1 for a defeat. A victory that several share is worth as much as drawing
    lots for it among them (0 to both of two). Partners win and lose together. A game broken off after `max_steps` steps
    is worth nothing to anyone.

    The settings are `render_mode` (`ansi`, `human` or None), `dtype` (`float32`, scaled to about 1, or `uint8`), and
    `max_steps`, after which a game is broken off (None for no limit).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        dtype: str = "float32",
        max_steps: int | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ParureError(f"render_mode is `ansi`, `human` or None, not `{render_mode}`")
        if dtype not in ("float32", "uint8"):
            raise ParureError(f"dtype is `float32` or `uint8`, not `{dtype}`")
        if max_steps is not None and max_steps < 1:
            raise ParureError(f"max_steps is at least 1, or None for no limit, not {max_steps}")
        self.game = game
        self.render_mode = render_mode
        self.dtype = dtype
        self.max_steps = max_steps
        self.metadata = {**type(self).metadata, "name": f"{game.name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = random.Random()
        self._floats = dtype == "float32"
        scale = game.observation_scale if self._floats else np.ones(game.observation_size)
        high = (255 * scale).astype(dtype)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type),
                    "action_mask": spaces.Box(0, 1, (game.num_actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self._nobody = np.zeros(game.num_actions, np.int8)
        self._state: State | None = None

    @property
    def state_object(self) -> State:
        """The position of the table, which knows everything."""
        if self._state is None:
            raise ParureError("call reset() before anything else")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lays out a new game. A seed is the seed of its luck; games after it follow from it."""
        if seed is not None:
            self._luck = random.Random(seed)
        self._state = self.game.new_state(seed=self._luck.getrandbits(64) if seed is None else seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        # Seat 0 starts every game.
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        state = self.state_object
        seat = self._seats.get(agent)
        if seat is None:
            raise ParureError(f"there is no agent `{agent}`; the agents are {', '.join(self.possible_agents)}")
        observation = state.information_state_tensor(seat) if self._floats else state.observation(seat)
        acts = state.to_act == seat and not self.truncations.get(agent, False)
        return {"observation": observation, "action_mask": state.action_mask() if acts else self._nobody.copy()}

    def step(self, action: int | None) -> None:
        state = self.state_object
        if not self.agents:
            raise ParureError("the game is over and all agents are done; call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ParureError(f"`{agent}` is not done: None is the action of an agent that is")
        state.step(action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        seat = state.to_act
        if seat is None:
            self.rewards = dict(zip(self.possible_agents, state.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            # The agents learn of the end in the order of play, from who would have been next.
            place = self._seats[agent] + 1
            self.agents = self.agents[place:] + self.agents[:place]
            self.agent_selection = self.agents[0]
            return
        if self.max_steps is not None and self._steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text, as someone who watches knows it."""
        if self.render_mode is None:
            return None
        text = self.state_object.view_text("spectator")
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self._state = None

    def __str__(self) -> str:
        return str(self.metadata["name"])
