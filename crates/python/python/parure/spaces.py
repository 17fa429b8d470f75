"""What observations and actions look like to Gymnasium."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces

from parure._parure import Game, ParureError

DTYPES = ("float32", "uint8")


def observation_space(game: Game, dtype: str) -> spaces.Box:
    """The space of one observation: a row of numbers, as float32 (scaled to about 1) or as uint8."""
    if dtype not in DTYPES:
        raise ParureError(f"dtype is `float32` or `uint8`, not `{dtype}`")
    scale = game.observation_scale if dtype == "float32" else np.ones(game.observation_size)
    high = (255 * scale).astype(dtype)
    return spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)


def mask_space(game: Game) -> spaces.Box:
    """The space of one mask of legal actions."""
    return spaces.Box(0, 1, (game.num_actions,), dtype=np.int8)


class ActionSpace(spaces.Discrete):
    """The actions of a game. To sample by a mask takes a microsecond here, some thirty in Gymnasium's own."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._luck = random.Random()
        super().__init__(game.num_actions, seed=seed)

    def seed(self, seed: int | None = None) -> int:
        self._luck.seed(seed)
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = np.asarray(mask).nonzero()[0]
        return legal[int(self._luck.random() * len(legal))] if len(legal) else self.start

    def __repr__(self) -> str:
        return f"Discrete({self.n})"
