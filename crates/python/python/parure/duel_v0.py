"""Splendor Duel as a PettingZoo environment; `parure.aec` shows how to use it.

>>> from parure import duel_v0
>>> duel_v0.env().metadata["name"]
'duel_v0'
"""

from __future__ import annotations

from typing import Any

from parure import Game
from parure.aec import ParureEnv, layouts

ACTION_LAYOUT, OBSERVATION_LAYOUT = layouts("duel", players=2)


def env(options: dict[str, Any] | None = None, **settings: Any) -> ParureEnv:
    """A table for 2. The options are `stalling` and `refill`; the settings are those of `parure.aec.ParureEnv`."""
    return ParureEnv(Game("duel", 2, options), **settings)


raw_env = env
