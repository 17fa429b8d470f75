"""Splendor as a PettingZoo environment; `parure.aec` shows how to use it.
With more than four cards of a level face up, `market_wide` follows at its end.

>>> from parure import splendor_v0
>>> splendor_v0.env(players=4, options={"preset": "team"}).possible_agents
['seat_0', 'seat_1', 'seat_2', 'seat_3']
"""

from __future__ import annotations

from typing import Any

from parure import Game
from parure.aec import ParureEnv, layouts

ACTION_LAYOUT, OBSERVATION_LAYOUT = layouts("splendor", players=4)


def env(players: int = 2, options: dict[str, Any] | None = None, **settings: Any) -> ParureEnv:
    """A table for 2 to 4. The options are `target`, `face_up`, `take_fewer`, `last_round`, `team`, and `preset`
    (`quick` or `team`); the settings are those of `parure.aec.ParureEnv`."""
    return ParureEnv(Game("splendor", players, options), **settings)


raw_env = env
