"""Splendor Duel as a PettingZoo environment.

>>> from parure import duel_v0
>>> env = duel_v0.env()
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
...     break
"""

from __future__ import annotations

from typing import Any

from parure import Game
from parure.aec import ParureEnv

ACTION_LAYOUT: dict[str, slice] = Game("duel").action_layout
"""The kinds of action and their integers."""

OBSERVATION_LAYOUT: dict[str, slice] = Game("duel", players=2).observation_layout
"""The parts of an observation, for 2 players. Players count from the observer on, in the order of play."""


def env(options: dict[str, Any] | None = None, **settings: Any) -> ParureEnv:
    """A table. the options are `stalling`.

    The settings are `render_mode` (`ansi` or `human`), `dtype` (`float32`, scaled to about 1, or `uint8`), and
    `max_steps`, after which a game is broken off.
    """
    return ParureEnv(Game("duel", 2, options), **settings)


raw_env = env
