"""The Splendor family of board games for research.

>>> import parure
>>> game = parure.Game("splendor", players=2)
>>> state = game.new_state(seed=7)
>>> bot = parure.Bot("greedy", seed=1)
>>> while not state.is_over:
...     state.step(bot.choose(state))
>>> sorted(state.result)
['points', 'reason', 'winners']

`Game` is a game with its house rules, `State` a position, `Record` a game that is written down, `Bot` a player,
`search` a tree search around a Python function, `VectorEnv` many games that are stepped together, `evaluate` and
`league` measure how well a policy plays. Importing the package registers its environments with Gymnasium
(`parure.gymnasium_env`); `parure.splendor_v0` and the like, one for each game, are environments for PettingZoo,
`parure.open_spiel` registers the games with OpenSpiel, `parure.dataset` reads and writes games for learning from them.
`GAMES` has the names of the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parure import registration
from parure._parure import (
    GAMES,
    Bot,
    Game,
    IllegalAction,
    ParureError,
    Record,
    State,
    search,
    transcript,
)
from parure.evaluation import Evaluation, League, evaluate, league
from parure.limits import MAX_STEPS

if TYPE_CHECKING:
    from parure.vector_env import VectorEnv

__all__ = [
    "GAMES",
    "MAX_STEPS",
    "Bot",
    "Evaluation",
    "Game",
    "IllegalAction",
    "League",
    "ParureError",
    "Record",
    "State",
    "VectorEnv",
    "evaluate",
    "league",
    "search",
    "transcript",
]
__version__ = "0.1.0"

registration.register_all()


def __getattr__(name: str) -> Any:
    # Gymnasium's vector environments are loaded by those who use them, which makes the import several times quicker.
    if name == "VectorEnv":
        from parure.vector_env import VectorEnv

        return VectorEnv
    raise AttributeError(f"module `parure` has no `{name}`")
