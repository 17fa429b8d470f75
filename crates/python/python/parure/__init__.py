"""Splendor, Splendor: Marvel and Splendor Duel for research.

>>> import parure
>>> game = parure.Game("splendor", players=2)
>>> state = game.new_state(seed=7)
>>> bot = parure.Bot("greedy", seed=1)
>>> while not state.is_over:
...     state.step(bot.choose(state))
>>> sorted(state.result)
['points', 'reason', 'winners']

`Game` is a game with its house rules, `State` a position, `Record` a game that is written down, `VectorEnv` many games
that are stepped together, `Bot` a player, `search` a tree search around a Python function. `parure.splendor_v0`,
`parure.marvel_v0` and `parure.duel_v0` are environments for PettingZoo, `parure.gymnasium_env` is one for Gymnasium,
and `parure.open_spiel` speaks as OpenSpiel does.
"""

from parure._parure import (
    Bot,
    Game,
    IllegalAction,
    ParureError,
    Record,
    State,
    VectorEnv,
    search,
    transcript,
)

__all__ = [
    "Bot",
    "Game",
    "IllegalAction",
    "ParureError",
    "Record",
    "State",
    "VectorEnv",
    "search",
    "transcript",
]
__version__ = "0.1.0"
