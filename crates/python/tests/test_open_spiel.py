"""OpenSpiel's way of looking at the games."""

import random

import numpy as np
import parure
import pytest
from parure import open_spiel

NAMES = ["splendor", "marvel", "duel"]


@pytest.mark.parametrize("name", NAMES)
def test_explicit_chance_plays_a_whole_game(name):
    game = open_spiel.Game(name, explicit_chance=True)
    luck = random.Random(1)
    state = game.new_initial_state()
    nodes = 0
    for _ in range(6000):
        if state.is_terminal():
            break
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
            assert state.legal_actions() == sorted(outcome for outcome, _ in outcomes)
            ids, weights = zip(*outcomes)
            state.apply_action(luck.choices(ids, weights)[0])
        else:
            assert sum(state.legal_actions_mask()) == len(state.legal_actions())
            state.apply_action(luck.choice(state.legal_actions()))
    assert nodes > 15
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()


def test_the_bag_weighs_its_tokens():
    state = open_spiel.Game("duel", explicit_chance=True).new_initial_state()
    while len(state.chance_outcomes()) > 7:
        state.apply_action(state.legal_actions()[0])
    weights = {state.action_to_string(-1, outcome): weight for outcome, weight in state.chance_outcomes()}
    assert weights["white"] == pytest.approx(4 / 25) and weights["pearl"] == pytest.approx(2 / 25)


@pytest.mark.parametrize("name", NAMES)
def test_sampled_chance_has_no_chance_nodes(name):
    game = open_spiel.Game(name)
    state, luck = game.new_initial_state(seed=3), random.Random(3)
    for _ in range(100):
        if state.is_terminal():
            break
        assert not state.is_chance_node()
        player = state.current_player()
        tensor = state.information_state_tensor(player)
        assert tensor.shape == (game.information_state_tensor_size(),)
        other = state.resample_from_infostate(player, seed=1)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(other.information_state_tensor(player), tensor)
        twin = state.clone()
        state.apply_action(luck.choice(state.legal_actions()))
        assert len(twin.history()) + 1 == len(state.history())


def test_wrong_outcomes_are_refused():
    state = open_spiel.Game("splendor", explicit_chance=True).new_initial_state()
    with pytest.raises(parure.ParureError, match="chance cannot give"):
        state.apply_action(10_000)
    with pytest.raises(parure.ParureError, match="being laid out"):
        state.information_state_string(0)
    with pytest.raises(parure.ParureError, match="not a chance node"):
        open_spiel.Game("splendor").new_initial_state(seed=1).chance_outcomes()
    game = parure.Game("splendor")
    with pytest.raises(parure.ParureError):
        game.new_state(draws=["S1-01"])
    with pytest.raises(parure.ParureError, match="cannot come up"):
        game.new_state(seed=1).chance_outcomes({"type": "reserve", "deck": 1}, ["S3-01"])
