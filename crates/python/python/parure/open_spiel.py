"""The games as OpenSpiel's programs expect them: by integers, with chance as a player of its own if wished.

The names and meanings are those of `pyspiel.Game` and `pyspiel.State`. With `explicit_chance`, every draw (a card for
the market, a token for the board) is a chance node whose outcomes are integers too: places in `game.chance_names`.
Without, luck is drawn inside by the seed.

>>> from parure import open_spiel
>>> game = open_spiel.Game("splendor", explicit_chance=True)
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     outcome, probability = state.chance_outcomes()[0]
...     state.apply_action(outcome)
>>> state.current_player()
0
"""

from __future__ import annotations

from typing import Any

import numpy as np

import parure

CHANCE = -1
TERMINAL = -4


class Game:
    """A game and its house rules."""

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: dict[str, Any] | None = None,
        *,
        explicit_chance: bool = False,
    ) -> None:
        self.game = parure.Game(name, players, options)
        self.explicit_chance = explicit_chance
        self.chance_names = self.game.chance_outcomes
        self._chance_ids = {name: outcome for outcome, name in enumerate(self.chance_names)}

    def new_initial_state(self, seed: int | None = None) -> State:
        """A new game: laid out by the seed, or by chance nodes."""
        if self.explicit_chance:
            return State(self, None, seed)
        return State(self, self.game.new_state(seed=seed), seed)

    def num_players(self) -> int:
        return self.game.players

    def num_distinct_actions(self) -> int:
        return self.game.num_actions

    def max_chance_outcomes(self) -> int:
        return len(self.chance_names) if self.explicit_chance else 0

    def information_state_tensor_size(self) -> int:
        return self.game.observation_size

    def information_state_tensor_shape(self) -> list[int]:
        return [self.game.observation_size]

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def __repr__(self) -> str:
        return f"parure.open_spiel.Game({self.game.name!r}, {self.game.players}, {self.game.options})"


class State:
    """A position, or the middle of an action whose luck is still open."""

    def __init__(self, game: Game, position: parure.State | None, seed: int | None) -> None:
        self._game = game
        self._position = position
        self._seed = seed
        self._action: int | None = None
        self._draws: list[str] = []
        self._history: list[int] = []
        self._outcomes = self._open_outcomes() if position is None else None
        self._settle()

    def get_game(self) -> Game:
        return self._game

    @property
    def position(self) -> parure.State:
        """The position before the action whose luck is open, or else the position now."""
        if self._position is None:
            raise parure.ParureError("the game is still being laid out by chance")
        return self._position

    def current_player(self) -> int:
        """The seat to act, -1 for chance, -4 at the end."""
        if self._outcomes is not None:
            return CHANCE
        seat = self.position.to_act
        return TERMINAL if seat is None else seat

    def is_chance_node(self) -> bool:
        return self._outcomes is not None

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can give, with its probability."""
        if self._outcomes is None:
            raise parure.ParureError("this is not a chance node")
        ids = self._game._chance_ids
        return [(ids[name], probability) for name, probability in self._outcomes]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the player, or the outcomes of chance, in ascending order."""
        if self._outcomes is not None:
            return sorted(outcome for outcome, _ in self.chance_outcomes())
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return sorted(self.position.legal_action_ids())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = np.zeros(self._game.num_distinct_actions(), int)
        if not self.is_chance_node():
            mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def apply_action(self, action: int) -> None:
        """Plays an action, or lets chance give an outcome."""
        if self._outcomes is not None:
            names = {self._game._chance_ids[name]: name for name, _ in self._outcomes}
            if action not in names:
                raise parure.ParureError(f"chance cannot give {action} here")
            self._draws.append(names[action])
            self._outcomes = self._open_outcomes()
            self._settle()
        elif self._game.explicit_chance:
            # Looked at before it is kept, so that a refused action changes nothing.
            outcomes = self.position.chance_outcomes(action, [])
            self._action, self._outcomes = action, outcomes
            self._settle()
        else:
            self.position.step(action)
        self._history.append(action)

    def _open_outcomes(self) -> list[tuple[str, float]] | None:
        if self._position is None or self._action is None:
            return self._game.game.layout_outcomes(self._draws)
        return self._position.chance_outcomes(self._action, self._draws)

    def _settle(self) -> None:
        """Goes on to the next position once nothing is open any more."""
        if self._outcomes is not None:
            return
        if self._position is None:
            self._position = self._game.game.new_state(seed=self._seed, draws=self._draws)
        elif self._action is not None:
            self._position.apply(self._action, draws=self._draws)
        self._action, self._draws = None, []

    def returns(self) -> list[float]:
        """What the result is worth to each player; 0 before the end."""
        if self._position is None:
            return [0.0] * self._game.num_players()
        return self._position.rewards()

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_tensor(self, player: int | None = None) -> np.ndarray:
        """What the player may know, as float32."""
        return self.position.information_state_tensor(player)

    def information_state_string(self, player: int | None = None) -> str:
        """What the player may know, as text: equal for two states that the player cannot tell apart."""
        return self.position.information_state_string(player)

    def resample_from_infostate(self, player: int, seed: int | None = None) -> State:
        """A state that the player cannot tell from this one; what is hidden from them is dealt anew."""
        if self.is_chance_node():
            raise parure.ParureError("resample between actions, not in the middle of one")
        other = self.clone()
        other._position = self.position.resample_from_infostate(player, seed)
        return other

    def action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self._game.chance_names[action]
        return self.position.action_text(action)

    def history(self) -> list[int]:
        return self._history[:]

    def clone(self) -> State:
        other = State.__new__(State)
        other.__dict__.update(self.__dict__)
        other._position = None if self._position is None else self._position.clone()
        other._draws, other._history = self._draws[:], self._history[:]
        return other

    def __str__(self) -> str:
        return "laying out" if self._position is None else str(self._position)
