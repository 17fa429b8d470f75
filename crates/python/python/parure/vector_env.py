"""Many games at once, as Gymnasium has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parure._parure import Game, State, VectorCore
from parure.limits import MAX_STEPS
from parure.render import Painter
from parure.spaces import ActionSpace, observation_space

if TYPE_CHECKING:
    from parure._parure import _Arrays


INT64 = np.dtype(np.int64)


def _integers(actions: ArrayLike) -> NDArray[np.int64]:
    actions = np.asarray(actions)
    if actions.dtype.kind not in "iu":
        raise TypeError(f"actions are integers, not {actions.dtype}")
    return actions.astype(INT64)


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):
    """Many games that are stepped together in Rust, without the interpreter lock.

    With `opponents`, `"random"` or a bot's name, the program plays one seat of each game (`learners`), and the others
    are played inside; without, it plays every seat in turn. `rewards` are those of the seat that the program played;
    those of all seats are `seat_rewards`. They come at the end of a game: 1 for a victory, -1 for a defeat (see
    `parure.aec`).

    A game that ends is followed by another at once (`AutoresetMode.SAME_STEP`): its row shows the new game, the end of
    the old one is in `info["final_obs"]`. With `NEXT_STEP` it is shown, and the next action, whichever it is, lays out
    the next. With `DISABLED` the program does, by `reset(options={"reset_mask": …})`.

    A game is broken off after `max_steps` steps of the program. An action that is not legal loses its game, or with
    `illegal_action="raise"` raises `IllegalAction`, and then no game has moved. `info["action_mask"]` has a 1 for every
    legal action of each game, `info["seat"]` whose choice it is.

    What the last step wrote is also in `observations`, `masks`, `rewards` and so on. The arrays that `step` and `reset`
    return are the program's own: they are written again only when nobody holds them, or a view of them, any more. With
    `copy=False` every step writes into the same arrays. The seed decides everything, on any number of `threads`.

    >>> env = parure.VectorEnv(parure.Game("splendor"), 64, seed=1, opponents="random")
    >>> observations, info = env.reset()
    >>> for _ in range(200):
    ...     observations, rewards, terminated, truncated, info = env.step(env.sample_actions())
    >>> observations.shape, info["action_mask"].shape
    ((64, 447), (64, 542))
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        seed: int | None = None,
        *,
        opponents: str | None = None,
        threads: int = 1,
        dtype: str = "float32",
        max_steps: int | None = MAX_STEPS,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        illegal_action: str = "lose",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self._core: VectorCore | None = None
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if opponents is not None and not isinstance(opponents, str):
            raise TypeError(
                "a VectorEnv plays without the interpreter, so its opponents are `random` or the name of a bot; "
                "for several, or functions, use parure.gymnasium_env.SingleAgentEnv"
            )
        self.game = game
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self._painter = Painter(render_mode)
        self.single_observation_space = observation_space(game, dtype)
        self.single_action_space = ActionSpace(game)
        self._core = VectorCore(
            game, num_envs, seed, opponents, threads, dtype, max_steps, self.autoreset_mode.value, illegal_action, copy
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {**Painter.METADATA, "autoreset_mode": self.autoreset_mode}
        self._everyone = np.ones(num_envs, np.bool_)
        self._show(self._core.arrays)

    def _show(self, arrays: _Arrays) -> None:
        #: What the player to act in each game sees, a row each.
        self.observations: NDArray[Any] = arrays[0]
        self._last_observations = arrays[1]
        #: A 1 for every legal action of each game.
        self.masks: NDArray[np.int8] = arrays[2]
        #: What the last step was worth to every seat.
        self.seat_rewards: NDArray[np.float32] = arrays[3]
        #: What the last step was worth to the seat that the program played.
        self.rewards: NDArray[np.float32] = arrays[4]
        #: Whether the last step ended each game.
        self.terminated: NDArray[np.bool_] = arrays[5]
        #: Whether each game was broken off after `max_steps` steps.
        self.truncated: NDArray[np.bool_] = arrays[6]
        #: Whose choice it is in each game.
        self.seats: NDArray[np.int8] = arrays[7]

    def _open(self) -> VectorCore:
        if self._core is None:
            from parure import ParureError

            raise ParureError("the environment is closed")
        return self._core

    @property
    def learners(self) -> NDArray[np.int8]:
        """The seat of the program in each game, where there are opponents."""
        return self._open().learners

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Lays out all games, or those of `options["reset_mask"]`. Without a seed they go on from their luck."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is not None:
            chosen = np.ascontiguousarray(chosen)
            if chosen.dtype != np.bool_:
                raise TypeError(f"reset_mask is an array of truth values, not of {chosen.dtype}")
        core = self._open()
        try:
            self._show(core.reset(seed, chosen))
        except KeyboardInterrupt:
            self._show(core.arrays)
            raise
        return self.observations, self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays one action in every game: an array of integers, one for each."""
        if type(actions) is not np.ndarray or actions.dtype is not INT64:
            actions = _integers(actions)
        core = self._open()
        try:
            arrays, ended = core.step(actions)
        except KeyboardInterrupt:
            # Opponents who are stopped while they think have moved all the same.
            self._show(core.arrays)
            raise
        if self.copy:
            self._show(arrays)
        info = self._info()
        if ended:
            self._add_ends(info, ended)
        return self.observations, self.rewards, self.terminated, self.truncated, info

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        return self._open().sample_actions()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of each game, as sb3-contrib asks for them."""
        return self.masks.astype(np.bool_)

    def state(self, env: int, seed: int | None = None) -> State:
        """A copy of the state of one of the games; its luck goes on from the seed."""
        return self._open().state(env, seed)

    def render(self) -> tuple[Any, ...] | None:
        """Every game as its player to act sees it, in the render mode."""
        if self.render_mode is None:
            return None
        return tuple(self._painter.paint(self.state(env, 0), int(self.seats[env])) for env in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Lets go of the games."""
        self._core = None

    def _info(self) -> dict[str, Any]:
        everyone = self._everyone
        return {"action_mask": self.masks, "_action_mask": everyone, "seat": self.seats, "_seat": everyone}

    def _add_ends(self, info: dict[str, Any], ended: list[int]) -> None:
        """Adds how games ended that others have already followed."""
        done = self.terminated | self.truncated
        # An empty array of objects is one of None.
        ends, last = np.empty(self.num_envs, object), self._last_observations
        for env in ended:
            ends[env] = last[env]
        info["final_obs"], info["_final_obs"] = ends, done
        info["final_info"] = {"seat_rewards": self.seat_rewards, "_seat_rewards": done}
        info["_final_info"] = done

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a VectorEnv cannot be pickled: its games run in Rust; make one from the same seed instead, "
            "or pickle single games by env.state(number)"
        )

    def __len__(self) -> int:
        return self.num_envs


def make(
    game: str, num_envs: int, players: int = 2, options: dict[str, Any] | None = None, **settings: Any
) -> VectorEnv:
    """What `gymnasium.make_vec` calls. Unlike `VectorEnv` itself, it has opponents by default."""
    settings.setdefault("opponents", "random")
    return VectorEnv(Game(game, players, options), num_envs, **settings)
