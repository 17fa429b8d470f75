"""The games of OpenSpiel: importing this module registers `parure_splendor`, `parure_duel` and so on.

    import pyspiel
    import parure.open_spiel

    game = pyspiel.load_game("parure_splendor(players=3,target=10)")

Luck is in chance nodes: an outcome is a place in `game.chance_names`, a card, a tile or a token. What a player knows
is the information state, as text and as the tensor of `docs/encoding.md`; a player with a perfect memory knows no
more, so that observations are the same. The house rules are parameters by their own names (`target`, `face_up`,
`preset` and so on). A game that has lasted `max_steps` decisions ends and is worth nothing to anybody, since
OpenSpiel's games have an end.

`Bot` lets the package's bots play in OpenSpiel.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import parure
from parure.limits import MAX_STEPS

#: The most draws that follow one decision: a whole board of tokens in Duel, or the layout of a table.
_MOST_DRAWS = 40


def _most_players(name: str) -> int:
    try:
        return parure.Game(name, 4).players
    except parure.ParureError:
        return 2


def _parameters(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults, besides `players`."""
    options = parure.Game(name).options
    return {**options, **({"preset": ""} if name == "splendor" else {}), "max_steps": MAX_STEPS}


def _type(name: str) -> pyspiel.GameType:
    most = _most_players(name)
    return pyspiel.GameType(
        short_name=f"parure_{name}",
        long_name=parure.Game(name).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # With three and four, a victory is worth 1 and each of the defeats -1.
        utility=pyspiel.GameType.Utility.ZERO_SUM if most == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_parameters(name), **({} if most == 2 else {"players": 2})},
    )


_TYPES = {name: _type(name) for name in parure.GAMES}


class Game(pyspiel.Game):
    """A game and its house rules."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_parameters(self.NAME), **(params or {})}
        players, self.max_steps = int(chosen.pop("players", 2)), int(chosen.pop("max_steps"))
        if not chosen.get("preset"):
            chosen.pop("preset", None)
        else:
            # A preset sets the options that are not given.
            defaults = _parameters(self.NAME)
            chosen = {key: value for key, value in chosen.items() if key == "preset" or value != defaults[key]}
        self.game = parure.Game(self.NAME, players, chosen)
        self.chance_names = self.game.chance_outcomes
        self.chance_ids = {name: outcome for outcome, name in enumerate(self.chance_names)}
        zero_sum = {"utility_sum": 0.0} if _most_players(self.NAME) == 2 else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=len(self.chance_names),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.max_steps,
            **zero_sum,
        )
        super().__init__(_TYPES[self.NAME], info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return _MOST_DRAWS * (self.max_steps + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self, params)


class State(pyspiel.State):
    """A position, or the middle of an action whose luck is still open."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game = game.game
        self._names, self._ids, self._max_steps = game.chance_names, game.chance_ids, game.max_steps
        self._position: parure.State | None = None
        self._action: int | None = None
        self._draws: list[str] = []
        self._steps = 0
        self._outcomes = self._open_outcomes()

    @property
    def position(self) -> parure.State | None:
        """The position before the action whose luck is open, or else the position now; None while it is laid out."""
        return self._position

    def current_player(self) -> int:
        if self._outcomes is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._position is None or self._position.to_act is None or self._steps >= self._max_steps:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._position.to_act

    def is_terminal(self) -> bool:
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(self._ids[name], probability) for name, probability in self._outcomes or []]

    def _legal_actions(self, player: int) -> list[int]:
        if self._position is None or player != self.current_player():
            return []
        return sorted(self._position.legal_action_ids())

    def _apply_action(self, action: int) -> None:
        if self._outcomes is not None:
            self._draws.append(self._names[action])
        else:
            self._action, self._steps = int(action), self._steps + 1
        self._outcomes = self._open_outcomes()
        if self._outcomes is None:
            self._settle()

    def _open_outcomes(self) -> list[tuple[str, float]] | None:
        if self._position is None:
            return self._game.layout_outcomes(self._draws)
        assert self._action is not None
        return self._position.chance_outcomes(self._action, self._draws)

    def _settle(self) -> None:
        """Goes on to the next position, once nothing is open any more."""
        if self._position is None:
            self._position = self._game.new_state(seed=0, draws=self._draws)
        else:
            assert self._action is not None
            self._position.apply(self._action, draws=self._draws)
        self._action, self._draws = None, []

    def returns(self) -> list[float]:
        if self._position is None or not self.is_terminal():
            return [0.0] * self._game.players
        return self._position.rewards()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._position is None:
            return self._names[action]
        return self._position.action_text(action)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> State:
        """A state that the player cannot tell from this one; what is hidden from them is dealt anew."""
        if self._outcomes is not None or self._position is None:
            raise parure.ParureError("resample between actions, not in the middle of one")
        seed = None if sampler is None else int(sampler() * 2**63)
        other = self.clone()
        other._position = self._position.resample_from_infostate(player, seed)
        return other

    def __str__(self) -> str:
        drawn = " ".join(["", *self._draws])
        if self._position is None:
            return f"laying out{drawn}"
        if self._action is None:
            return str(self._position)
        return f"{self._position}\n{self._position.action_text(self._action)}{drawn}"


class Observer:
    """What a player knows; the same whether or not memory is asked for, since the position keeps all that was seen."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; given were {params}")
        self.tensor = np.zeros(game.game.observation_size, np.float32)
        layout = game.game.observation_layout
        self.dict = {name: self.tensor[part] for name, part in layout.items()}

    def set_from(self, state: State, player: int) -> None:
        position = state.position
        self.tensor[:] = 0 if position is None else position.information_state_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        position = state.position
        return f"laying out, seat {player}" if position is None else position.information_state_string(player)


class Bot(pyspiel.Bot):
    """A bot of the package by its name, in a seat of a game of OpenSpiel."""

    def __init__(self, name: str, player: int, seed: int | None = None) -> None:
        super().__init__()
        self._bot = parure.Bot(name, seed)
        self._player = player

    def player_id(self) -> int:
        return self._player

    def restart_at(self, state: State) -> None:
        """It remembers nothing."""

    def inform_action(self, state: State, player: int, action: int) -> None:
        """It remembers nothing."""

    def step(self, state: State) -> int:
        assert state.position is not None
        return self._bot.choose(state.position)


def _register(name: str) -> type[Game]:
    kind = type(f"{name.capitalize()}Game", (Game,), {"NAME": name, "__doc__": f"{_TYPES[name].long_name}."})
    pyspiel.register_game(_TYPES[name], kind)
    return kind


#: The class of each game.
CLASSES = {name: _register(name) for name in parure.GAMES}
