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

from parure._parure import Game, ParureError, State
from parure.limits import MAX_STEPS, checked
from parure.render import Painter
from parure.spaces import ActionSpace, mask_space, observation_space

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

    | | |
    | --- | --- |
    | Import | `from parure import splendor_v0` (and so for every game of `parure.GAMES`) |
    | Actions | Discrete |
    | Parallel API | Yes, by `pettingzoo.utils.turn_based_aec_to_parallel` |
    | Manual Control | No |
    | Agents | `seat_0` to `seat_3`; in Duel two |
    | Action Shape | `Discrete(game.num_actions)`; 542 in Splendor |
    | Observation Shape | `(game.observation_size,)`, by the number of players: `docs/encoding.md` |
    | State Shape | what all agents observe, one after the other |

    An observation is a dict of `observation`, what the agent may know (`game.observation_layout` names its parts), and
    `action_mask`, a 1 for every legal action; for an agent whose choice it is not, the mask is empty. A turn can be
    several steps, each of them one small choice.

    Rewards come at the end: 1 for a victory, -1 for a defeat. A victory that several share is worth as much as drawing
    lots for it among them (0 to both of two). Partners win and lose together. A game broken off after `max_steps` steps
    is worth nothing to anyone.

    The settings are `render_mode` (see `parure.render`), `dtype` (`float32`, scaled to about 1, or `uint8`), and
    `max_steps`, after which a game is broken off (None for no limit).
    """

    # Agents act one after the other, so that `pettingzoo.utils.turn_based_aec_to_parallel` makes it parallel.
    metadata: dict[str, Any] = {**Painter.METADATA, "is_parallelizable": True}

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        dtype: str = "float32",
        max_steps: int | None = MAX_STEPS,
    ) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.dtype = dtype
        self.max_steps = checked(max_steps)
        self._painter = Painter(render_mode)
        self.metadata = {**type(self).metadata, "name": f"{game.name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = random.Random()
        self._floats = dtype == "float32"
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(game, dtype), "action_mask": mask_space(game)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: ActionSpace(game) for agent in self.possible_agents}
        whole = observation_space(game, dtype)
        # What every seat knows, one after the other: all that is hidden from some, and nothing that nobody knows.
        self.state_space = spaces.Box(
            np.tile(whole.low, game.players), np.tile(whole.high, game.players), dtype=whole.dtype.type
        )
        self._nobody = np.zeros(game.num_actions, np.int8)
        self._state: State | None = None

    @property
    def state_object(self) -> State:
        """The position of the table, which knows everything."""
        if self._state is None:
            raise ParureError("call reset() before anything else")
        return self._state

    def state(self) -> np.ndarray:
        """What all seats know together, in the order of play: their observations in one row."""
        return np.concatenate([self._row(seat) for seat in range(self.game.players)])

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
        observation = self._row(seat)
        acts = state.to_act == seat and not self.truncations.get(agent, False)
        return {"observation": observation, "action_mask": state.action_mask() if acts else self._nobody.copy()}

    def _row(self, seat: int) -> np.ndarray:
        state = self.state_object
        return state.information_state_tensor(seat) if self._floats else state.observation(seat)

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

    def render(self) -> Any:
        """The table as someone who watches knows it, in the render mode."""
        return self._painter.paint(self.state_object, "spectator")

    def close(self) -> None:
        self._painter.close()
        self._state = None

    def __str__(self) -> str:
        return str(self.metadata["name"])
