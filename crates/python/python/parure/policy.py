"""Who plays: bots by name, and functions of observations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parure._parure import Bot, State

#: A function that is given observations `[batch, observation_size]` as float32 and masks `[batch, num_actions]` as
#: int8, each of the seat to act in a game of its own, and returns an action for each.
BatchPolicy = Callable[[NDArray[np.float32], NDArray[np.int8]], ArrayLike]


class Chooser(Protocol):
    """Whoever chooses from a state, as `Bot` does. What its seat cannot know is dealt anew before it is asked."""

    def choose(self, state: State, /) -> int: ...


#: A bot's name, a bot, something with a `choose(state)` of its own, or a function of observations and masks.
Policy = str | Bot | Chooser | BatchPolicy


def several(policies: Policy | Sequence[Policy]) -> list[Policy]:
    """One policy, or those of a list."""
    # A policy of one's own may be a sequence by chance; only lists and tuples are lists of policies.
    return cast("list[Policy]", list(policies) if isinstance(policies, (list, tuple)) else [policies])


class Player:
    """A policy that plays, with luck of its own where it has any."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self._seed = seed
        self._bot: Bot | None = None
        self._chooser: Chooser | None = None
        self._function: BatchPolicy | None = None
        if isinstance(policy, str):
            self._bot = Bot(policy, seed=seed)
        elif isinstance(policy, Bot):
            self._bot = policy
        elif hasattr(policy, "choose"):
            self._chooser = policy
        elif callable(policy):
            self._function = policy
        else:
            kind = type(policy).__name__
            raise TypeError(
                "a policy is a bot's name, a function of observations and masks, or has a method choose(state); "
                f"a `{kind}` is none of them"
            )

    def act(self, states: Sequence[State]) -> list[int]:
        """An action for the seat to act of each state."""
        if self._bot is not None:
            # It sees what the seat may know, and nothing else.
            return [self._bot.choose(state) for state in states]
        if self._chooser is not None:
            return [self._chooser.choose(self._hidden(state)) for state in states]
        assert self._function is not None
        observations = np.stack([state.information_state_tensor() for state in states])
        masks = np.stack([state.action_mask() for state in states])
        actions = np.asarray(self._function(observations, masks))
        if actions.dtype.kind not in "iu" or actions.shape != (len(states),):
            raise TypeError(
                f"for {len(states)} observations a policy returns {len(states)} integers, "
                f"not an array {actions.shape} of {actions.dtype}"
            )
        return [int(action) for action in actions]

    def _hidden(self, state: State) -> State:
        self._seed = (self._seed + 1) % 2**64
        return state.resample_from_infostate(state.to_act, seed=self._seed)
