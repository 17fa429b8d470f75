"""Splendor as a PettingZoo environment.

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

from typing import Any

from parure import Game
from parure.aec import ParureEnv

ACTION_LAYOUT: dict[str, slice] = Game("splendor").action_layout
"""The kinds of action and their integers."""

OBSERVATION_LAYOUT: dict[str, slice] = Game("splendor", players=4).observation_layout
"""The parts of an observation, for 4 players. Players count from the observer on, in the order of play.
With fewer players the tensor ends before the blocks of the players who are not there.
With more than four cards of a level face up, `market_wide` follows at its end."""


def env(players: int = 2, options: dict[str, Any] | None = None, **settings: Any) -> ParureEnv:
    """A table. `players` is 2 to 4; the options are `target`, `face_up`, `take_fewer`, `last_round`, `team`, and
    `preset` (`quick` or `team`).

    The settings are `render_mode` (`ansi` or `human`), `dtype` (`float32`, scaled to about 1, or `uint8`), and
    `max_steps`, after which a game is broken off.
    """
    return ParureEnv(Game("splendor", players, options), **settings)


raw_env = env
