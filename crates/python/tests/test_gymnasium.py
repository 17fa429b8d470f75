"""Gymnasium's own checks by name, and what they do not look at."""

import warnings

import gymnasium
import numpy as np
import parure
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from parure.gymnasium_env import SingleAgentEnv

IDS = ["parure/Splendor-v0", "parure/Marvel-v0", "parure/Duel-v0"]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize(
    "settings", [{}, {"opponents": "greedy", "observation": "dict"}, {"dtype": "uint8", "seat": 1}]
)
def test_the_checker_is_clean(name, settings):
    env = gymnasium.make(name, **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def test_a_name_can_import_the_package():
    assert gymnasium.make("parure:parure/Duel-v0").unwrapped.game == parure.Game("duel")


def play(env, choose, seed=1):
    observation, info = env.reset(seed=seed)
    steps, done = 0, False
    while not done:
        observation, reward, terminated, truncated, info = env.step(choose(env, observation, info))
        steps, done = steps + 1, terminated or truncated
    return reward, terminated, truncated, steps


def sample(env, observation, info):
    return env.action_space.sample(info["action_mask"])


@pytest.mark.parametrize("name", IDS)
def test_a_policy_that_never_buys_is_broken_off(name):
    def stubborn(env, observation, info):
        return int(info["action_mask"].argmax())

    env = gymnasium.make(name, opponents=lambda observations, masks: masks.argmax(axis=1), max_steps=120)
    reward, terminated, truncated, steps = play(env, stubborn)
    assert (truncated and steps == 120 and reward == 0) or terminated
    assert gymnasium.make(name).unwrapped.max_steps == parure.MAX_STEPS


@pytest.mark.parametrize(
    "opponents",
    [
        "level1",
        ["random", "greedy"],
        lambda observations, masks: masks.argmax(axis=1),
        parure.Bot("greedy", seed=1),
        ["random", lambda observations, masks: masks.argmax(axis=1)],
    ],
)
def test_opponents_are_names_bots_functions_or_several(opponents):
    env = SingleAgentEnv(parure.Game("splendor", 3), opponents=opponents)
    for seed in range(3):
        reward, terminated, truncated, _ = play(env, sample, seed)
        assert terminated != truncated and -1 <= reward <= 1


def test_an_opponent_sees_what_its_seat_may_know():
    seen = []

    class Curious:
        def choose(self, state):
            seen.append(state)
            return state.legal_action_ids()[0]

    env = SingleAgentEnv(parure.Game("duel"), opponents=Curious(), seat=0)
    env.reset(seed=2)
    env.step(env.action_space.sample(env.action_masks()))
    assert seen and seen[0].to_act == 1 and seen[0] is not env.state


def test_an_illegal_action_loses_or_raises():
    env = SingleAgentEnv(parure.Game("splendor"))
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False) and info["illegal"] and not info["action_mask"].any()
    with pytest.raises(parure.ParureError, match="reset"):
        env.step(wrong)
    env = SingleAgentEnv(parure.Game("splendor"), illegal_action="raise")
    env.reset(seed=1)
    with pytest.raises(parure.IllegalAction):
        env.step(wrong)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_autoreset_modes_are_gymnasium_s_own(mode):
    """The same games in one environment of ours and in Gymnasium's, step by step."""

    def single():
        return gymnasium.make("parure/Splendor-v0", max_steps=25, seat=0).unwrapped

    ours = gymnasium.make_vec("parure/Splendor-v0", num_envs=3, max_steps=25, autoreset_mode=mode)
    theirs = gymnasium.vector.SyncVectorEnv([single] * 3, autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.action_space == theirs.action_space and ours.observation_space == theirs.observation_space
    for envs in (ours, theirs):
        _, info = envs.reset(seed=3)
        ends = 0
        for _ in range(59):
            actions = np.array([mask.argmax() for mask in info["action_mask"]])
            observations, rewards, terminated, truncated, info = envs.step(actions)
            assert observations.shape == envs.observation_space.shape and rewards.shape == (3,)
            done = terminated | truncated
            ends += done.sum()
            if mode == AutoresetMode.SAME_STEP:
                assert ("final_obs" in info) == bool(done.any())
                for env in done.nonzero()[0]:
                    assert envs.single_observation_space.contains(info["final_obs"][env])
                    assert info["_final_obs"][env] and info["_final_info"][env]
            if mode == AutoresetMode.DISABLED and done.any():
                _, fresh = envs.reset(options={"reset_mask": done})
                info["action_mask"][done] = fresh["action_mask"][done]
        assert ends > 0


def test_next_step_shows_the_end_and_ignores_the_next_action():
    env = parure.VectorEnv(parure.Game("duel"), 4, seed=1, max_steps=5, autoreset_mode="NextStep")
    for _ in range(5):
        last = [env.state(number) for number in range(4)]
        observations, _, _, truncated, info = env.step(env.sample_actions())
    assert truncated.all() and info["action_mask"].all()
    assert all(env.state(number).points is not None for number in range(4)) and last
    before = observations
    observations, rewards, terminated, truncated, info = env.step([10**6] * 4)
    assert not (rewards.any() or terminated.any() or truncated.any())
    assert not np.array_equal(observations, before) and not info["action_mask"].all()


def test_the_last_observation_is_of_the_game_that_ended():
    env = parure.VectorEnv(parure.Game("splendor"), 8, seed=5, opponents="random")
    ended = 0
    while ended < 20:
        _, rewards, terminated, _, info = env.step(env.sample_actions())
        for number in terminated.nonzero()[0]:
            ended += 1
            final = info["final_obs"][number]
            points = final[env.game.observation_layout["player0.points"]] / env.game.observation_scale[0:1]
            assert points.sum() > 0 and not np.array_equal(final, env.observations[number])
            assert info["final_info"]["seat_rewards"][number, env.learners[number]] == rewards[number]


def test_disabled_needs_a_reset():
    env = parure.VectorEnv(parure.Game("duel"), 2, seed=1, max_steps=1, autoreset_mode=AutoresetMode.DISABLED)
    env.step(env.sample_actions())
    with pytest.raises(parure.IllegalAction, match="reset_mask"):
        env.step(env.sample_actions())
    env.reset(options={"reset_mask": np.array([True, False])})
    assert env.truncated.tolist() == [False, True]
    with pytest.raises(TypeError, match="truth values"):
        env.reset(options={"reset_mask": np.array([1, 0])})
    with pytest.raises(parure.ParureError, match="each of the 2 games"):
        env.reset(options={"reset_mask": np.array([True])})


def test_illegal_actions_in_a_vector_lose_their_own_game_only():
    env = parure.VectorEnv(parure.Game("splendor"), 3, seed=1, opponents="random")
    actions = env.sample_actions()
    actions[1] = np.flatnonzero(env.masks[1] == 0)[0]
    _, rewards, terminated, _, info = env.step(actions)
    assert rewards.tolist() == [0, -1, 0] and terminated.tolist() == [False, True, False] and info["_final_obs"][1]


def test_gymnasium_s_vector_wrappers_go_around_it():
    env = RecordEpisodeStatistics(gymnasium.make_vec("parure/Marvel-v0", num_envs=4))
    env.reset(seed=1)
    episodes = 0
    for _ in range(200):
        *_, info = env.step(env.unwrapped.sample_actions())
        episodes += int(info.get("_episode", np.zeros(4)).sum())
    assert episodes > 4
    env.close()
    with pytest.raises(parure.ParureError, match="closed"):
        env.unwrapped.sample_actions()


def test_copies_are_the_program_s_own():
    own = parure.VectorEnv(parure.Game("duel"), 4, seed=1)
    lent = parure.VectorEnv(parure.Game("duel"), 4, seed=1, copy=False)
    first, shared = own.reset()[0], lent.reset()[0]
    before = first.copy()
    actions = own.sample_actions()
    own.step(actions), lent.step(actions)
    assert np.array_equal(first, before) and shared is lent.observations and not np.array_equal(shared, before)


def test_sampling_by_a_mask_is_even_and_repeatable():
    space = gymnasium.make("parure/Splendor-v0").action_space
    mask = np.zeros(space.n, np.int8)
    mask[[3, 7, 500]] = 1
    space.seed(1)
    first = [int(space.sample(mask)) for _ in range(3000)]
    space.seed(1)
    assert first == [int(space.sample(mask)) for _ in range(3000)]
    assert all(900 < first.count(action) < 1100 for action in (3, 7, 500))
    assert space.contains(space.sample()) and space == gymnasium.spaces.Discrete(542)
