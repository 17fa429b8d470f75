"""OpenSpiel's own programs play the games."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: `pip install open_spiel`")

import parure  # noqa: E402
import parure.open_spiel  # noqa: E402
from absl import flags  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    evaluate_bots,
    external_sampling_mccfr,
    generate_playthrough,
    mcts,
    random_agent,
)
from open_spiel.python.bots import uniform_random  # noqa: E402

NAMES = ["parure_splendor(max_steps=60)", "parure_splendor(players=4,preset=quick,max_steps=60)"]
NAMES += ["parure_marvel(players=3,max_steps=60)", "parure_duel(max_steps=60)"]


@pytest.mark.parametrize("name", NAMES)
def test_its_random_simulation_passes(name):
    """OpenSpiel's own test of a game: serialization, tensors, legality, histories, returns."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_its_playthrough_is_played_again_to_the_letter(tmp_path):
    """OpenSpiel's golden text of a game, as its own games have one."""
    flags.FLAGS(["playthrough"])
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough("parure_splendor(max_steps=3)", None, seed=1))
    written, again = generate_playthrough.replay(path)
    assert written == again and "ChanceMode.EXPLICIT_STOCHASTIC" in written


def to_decision(state, luck):
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        assert abs(sum(weights) - 1) < 1e-9
        state.apply_action(luck.choices(outcomes, weights)[0])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_states_serialize_and_copy(name):
    game, luck = pyspiel.load_game(name), random.Random(1)
    state = to_decision(game.new_initial_state(), luck)
    for _ in range(10):
        if state.is_terminal():
            break
        twin = game.deserialize_state(state.serialize())
        assert str(twin) == str(state) and twin.history() == state.history()
        player = state.current_player()
        assert state.information_state_string(player) == state.observation_string(player)
        assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
        child = state.child(state.legal_actions()[0])
        assert len(child.history()) == len(state.history()) + 1
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        state.apply_action(luck.choice(state.legal_actions()))
        to_decision(state, luck)
    assert game.max_game_length() == 60 and game.num_distinct_actions() == game.game.num_actions


def test_mcts_plays():
    game = pyspiel.load_game("parure_splendor(target=1,max_steps=30)")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = to_decision(game.new_initial_state(), random.Random(2))
    assert bot.step(state) in state.legal_actions()


def test_rl_environment_runs_an_episode():
    luck = rl_environment.ChanceEventSampler(seed=1)
    env = rl_environment.Environment("parure_duel", chance_event_sampler=luck, max_steps=40)
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
    step = env.reset()
    steps = 0
    while not step.last():
        player = step.observations["current_player"]
        step, steps = env.step([agents[player].step(step).action]), steps + 1
    assert 0 < steps <= 40 and len(step.rewards) == 2


def test_bots_are_evaluated():
    game = pyspiel.load_game("parure_splendor")
    bots = [parure.open_spiel.Bot("greedy", 0, seed=1), uniform_random.UniformRandomBot(1, np.random.RandomState(1))]
    state = game.new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(3))
    assert list(returns) == [1.0, -1.0]


def test_cfr_walks_the_tree():
    game = pyspiel.load_game("parure_splendor(target=1,max_steps=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    state = to_decision(game.new_initial_state(), random.Random(1))
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions()) and abs(sum(policy.values()) - 1) < 1e-6


def test_the_bag_weighs_its_tokens():
    state = pyspiel.load_game("parure_duel").new_initial_state()
    while len(state.chance_outcomes()) > 7:
        state.apply_action(state.legal_actions()[0])
    weights = {state.action_to_string(outcome): weight for outcome, weight in state.chance_outcomes()}
    assert weights["white"] == pytest.approx(4 / 25) and weights["pearl"] == pytest.approx(2 / 25)


def test_a_game_that_is_too_long_is_worth_nothing():
    game, luck = pyspiel.load_game("parure_splendor(max_steps=3)"), random.Random(1)
    state = game.new_initial_state()
    while not to_decision(state, luck).is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0.0, 0.0]
