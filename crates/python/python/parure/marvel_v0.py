"""Splendor: Marvel as a PettingZoo environment; `parure.aec` shows how to use it.

>>> from parure import marvel_v0
>>> marvel_v0.env(players=3).possible_agents
['seat_0', 'seat_1', 'seat_2']
"""

from __future__ import annotations

from typing import Any

from parure import Game
from parure.aec import ParureEnv, layouts

ACTION_LAYOUT, OBSERVATION_LAYOUT = layouts("marvel", players=4)


def env(players: int = 2, options: dict[str, Any] | None = None, **settings: Any) -> ParureEnv:
    """A table for 2 to 4. The options are `take_fewer` and `last_round`; the settings are those of `parure.aec.ParureEnv`."""
    return ParureEnv(Game("marvel", players, options), **settings)


raw_env = env
