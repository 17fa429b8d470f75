"""PettingZoo's own checks, and what they do not look at."""

import itertools
import warnings

import numpy as np
import parure
import pytest
from parure import duel_v0, marvel_v0, splendor_v0
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

ENVIRONMENTS = [
    lambda **settings: splendor_v0.env(**settings),
    lambda **settings: splendor_v0.env(players=3, options={"preset": "quick"}, **settings),
    lambda **settings: splendor_v0.env(players=4, options={"preset": "team"}, **settings),
    lambda **settings: marvel_v0.env(players=3, **settings),
    lambda **settings: duel_v0.env(**settings),
]
NAMES = ["splendor", "quick", "team", "marvel", "duel"]


@pytest.fixture(params=ENVIRONMENTS, ids=NAMES)
def make(request):
    return request.param


def test_pettingzoo_api(make):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The checker remarks that the observation is a row of numbers rather than an image.
        warnings.filterwarnings("ignore", message=".*Observation.*")
        api_test(make(), num_cycles=300, verbose_progress=False)
        api_test(make(dtype="uint8", max_steps=20), num_cycles=100, verbose_progress=False)


def test_pettingzoo_seeds(make):
    seed_test(make, num_cycles=60)


def test_pettingzoo_benchmark_runs(make, monkeypatch, capsys):
    # The benchmark runs until five seconds have passed; on this clock a hundredth passes at every look.
    clock = itertools.count()
    monkeypatch.setattr("time.time", lambda: next(clock) / 100)
    performance_benchmark(make())
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_the_state_is_what_all_seats_know(make):
    env = make()
    env.reset(seed=1)
    state, size = env.state(), env.game.observation_size
    assert env.state_space.contains(state)
    for seat, agent in enumerate(env.agents):
        assert np.array_equal(state[seat * size :][:size], env.observe(agent)["observation"])


def test_it_can_be_made_parallel(make):
    env = turn_based_aec_to_parallel(make())
    observations, _ = env.reset(seed=1)
    steps = 0
    while env.agents:
        actions = {
            agent: int(env.action_space(agent).sample(seen["action_mask"])) for agent, seen in observations.items()
        }
        observations, _, _, _, _ = env.step(actions)
        steps += 1
    assert steps > 10


def test_a_game_is_played_to_its_end(make):
    env = make(render_mode="ansi")
    env.reset(seed=3)
    luck = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(100_000):
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        mask = observation["action_mask"]
        assert env.observation_space(agent).contains(observation)
        assert not truncation and bool(mask.any()) != termination
        env.step(None if termination else luck.choice(np.flatnonzero(mask)))
    state = env.state_object
    assert state.is_over and list(totals.values()) == state.rewards()
    assert env.render().lower().startswith(env.game.name)


def test_others_see_no_mask(make):
    env = make()
    env.reset(seed=1)
    for agent in env.agents[1:]:
        assert not env.observe(agent)["action_mask"].any()


def test_a_seed_is_the_seed_of_the_game():
    env = splendor_v0.env()
    env.reset(seed=7)
    assert env.state_object == parure.Game("splendor").new_state(seed=7)
    env.reset()
    second = env.state_object.clone()
    env.reset(seed=7)
    env.reset()
    assert env.state_object == second


def test_layouts_are_named():
    assert splendor_v0.ACTION_LAYOUT["take"] == slice(0, 25, 1)
    assert splendor_v0.OBSERVATION_LAYOUT["player3.hand"].stop == parure.Game("splendor", 4).observation_size
    assert parure.Game("splendor").action_encoding == "splendor-actions/1"
    two, four = parure.Game("marvel").observation_layout, marvel_v0.OBSERVATION_LAYOUT
    assert all(four[name] == part for name, part in two.items())
    assert duel_v0.OBSERVATION_LAYOUT["board"] == slice(42, 217, 1)
