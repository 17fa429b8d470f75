"""Many games at once are the same games one by one."""

import weakref

import numpy as np
import parure
import pytest
from gymnasium.vector import AutoresetMode


def test_the_arrays_show_the_states(game):
    for copy in (True, False):
        env = parure.VectorEnv(game, 16, seed=4, dtype="uint8", copy=copy)
        first = env.observations, env.masks
        for _ in range(120):
            env.step(env.sample_actions())
            for number in range(0, 16, 5):
                state = env.state(number)
                assert env.seats[number] == state.to_act
                assert np.array_equal(env.observations[number], state.observation())
                assert np.array_equal(env.masks[number], state.action_mask())
        assert copy or (first[0] is env.observations and first[1] is env.masks)


def test_what_the_program_holds_is_not_written_again(plain_game):
    env = parure.VectorEnv(plain_game, 4, seed=2, max_steps=7)
    held, ends = [env.reset()], []
    before = [array.copy() for array in (held[0][0], held[0][1]["action_mask"])]
    for _ in range(30):
        observations, *rest, info = env.step(env.sample_actions())
        # A view is enough to hold what it is a view of; an array of the same step that nobody holds is free.
        held.append((observations[1:, ::2], rest, info))
        ends.extend((row, row.copy()) for row in info.get("final_obs", ()) if row is not None)
    again = parure.VectorEnv(plain_game, 4, seed=2, max_steps=7, copy=False)
    again.reset()
    assert all(np.array_equal(a, b) for a, b in zip(before, (held[0][0], held[0][1]["action_mask"])))
    for view, rest, info in held[1:]:
        observations, *same, _ = again.step(again.sample_actions())
        assert np.array_equal(view, observations[1:, ::2])
        assert all(np.array_equal(a, b) for a, b in zip(rest, same))
        assert np.array_equal(info["action_mask"], again.masks) and np.array_equal(info["seat"], again.seats)
    assert len(ends) >= 16 and all(np.array_equal(row, copy) for row, copy in ends)


def test_what_nobody_holds_is_written_again(plain_game):
    env = parure.VectorEnv(plain_game, 4, seed=2)
    # The same objects, and not only others at the addresses of those that are gone.
    arrays = [weakref.ref(env.step(env.sample_actions())[0]) for _ in range(40)]
    assert all(array() is not None for array in arrays) and len({id(array()) for array in arrays}) == 2


def test_every_number_is_answered_as_the_rules_do(game):
    env = parure.VectorEnv(game, 1, seed=3, illegal_action="raise")
    for step in range(60):
        if step % 20 == 0:
            state = env.state(0)
            for action in np.flatnonzero(env.masks[0] == 0):
                with pytest.raises(parure.IllegalAction) as own:
                    state.step(int(action))
                with pytest.raises(parure.IllegalAction) as told:
                    env.step([action])
                assert (told.value.code, told.value.rule) == (own.value.code, own.value.rule)
            assert env.state(0) == state
        for action in np.flatnonzero(env.masks[0]):
            env.state(0).step(int(action))
        env.step(env.sample_actions())


def test_a_refused_step_writes_nothing(plain_game):
    env = parure.VectorEnv(plain_game, 4, seed=2, illegal_action="raise")
    for _ in range(5):
        observations, *_, info = env.step(env.sample_actions())
        before, masks = observations.copy(), info["action_mask"].copy()
        with pytest.raises(parure.IllegalAction):
            env.step([*env.sample_actions()[:3], 10**6])
        assert env.observations is observations and np.array_equal(observations, before)
        assert env.masks is info["action_mask"] and np.array_equal(env.masks, masks)


def test_a_step_is_the_state_s_own_step(plain_game):
    env = parure.VectorEnv(plain_game, 8, seed=5)
    ended = 0
    for _ in range(400):
        before, actions = [env.state(number) for number in range(8)], env.sample_actions()
        env.step(actions)
        for number, (state, action) in enumerate(zip(before, actions)):
            state.step(action)
            assert env.terminated[number] == state.is_over
            if state.is_over:
                ended += 1
                assert env.seat_rewards[number].tolist() == state.rewards()
                assert env.state(number).points == [0, 0]
            else:
                assert not env.seat_rewards[number].any()
                # Luck is each one's own; what was not drawn is the same.
                assert env.state(number).points == state.points and env.state(number).to_act == state.to_act
    assert ended > 0


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_the_seed_decides_everything_on_any_number_of_threads(plain_game, opponents):
    def run(seed, threads):
        env = parure.VectorEnv(plain_game, 33, seed=seed, threads=threads, opponents=opponents)
        seen = []
        for _ in range(60):
            env.step(env.sample_actions())
            seen.append((env.observations.copy(), env.masks.copy(), env.rewards.copy(), env.seats.copy()))
        return seen

    first = run(6, 1)
    for other in (run(6, 1), run(6, 3)):
        assert all(np.array_equal(a, b) for pair in zip(first, other) for a, b in zip(*pair))
    assert not all(np.array_equal(a[0], b[0]) for a, b in zip(first, run(7, 1)))


def test_a_reset_with_the_seed_begins_again(plain_game):
    env = parure.VectorEnv(plain_game, 8, seed=1)
    first = env.observations.copy()
    env.step(env.sample_actions())
    assert not np.array_equal(env.observations, first)
    env.reset(seed=1)
    assert np.array_equal(env.observations, first) and not env.terminated.any()


def test_opponents_play_the_other_seats(game):
    env = parure.VectorEnv(game, 12, seed=2, opponents="random")
    assert env.learners.tolist() == [number % game.players for number in range(12)]
    for _ in range(150):
        assert np.array_equal(env.seats, env.learners)
        env.step(env.sample_actions())


def test_floats_are_the_scaled_bytes(plain_game):
    bytes_env = parure.VectorEnv(plain_game, 4, seed=3, dtype="uint8")
    float_env = parure.VectorEnv(plain_game, 4, seed=3, dtype="float32")
    for _ in range(50):
        actions = bytes_env.sample_actions()
        bytes_env.step(actions)
        float_env.step(actions)
        assert float_env.observations.dtype == np.float32
        assert np.allclose(float_env.observations, bytes_env.observations * plain_game.observation_scale)


def test_games_are_broken_off_after_max_steps(plain_game):
    env = parure.VectorEnv(plain_game, 4, seed=3, max_steps=10)
    for step in range(1, 41):
        env.step(env.sample_actions())
        assert env.truncated.all() == (step % 10 == 0)
        assert not env.rewards[env.truncated].any()


def test_actions_may_be_lists_and_other_integers(plain_game):
    env = parure.VectorEnv(plain_game, 4, seed=3)
    env.step(env.sample_actions().tolist())
    env.step(env.sample_actions().astype(np.int32))
    env.step(np.repeat(env.sample_actions(), 2)[::2])
    env = parure.VectorEnv(plain_game, 4, seed=3, copy=False)
    observations, rewards, terminated, truncated, info = env.step(env.sample_actions())
    assert info["action_mask"] is env.masks and rewards is env.rewards and observations is env.observations


def test_without_a_seed_a_reset_goes_on_from_the_luck(plain_game):
    def run():
        env, seen = parure.VectorEnv(plain_game, 3, seed=2), []
        for _ in range(3):
            seen.append(env.reset()[0])
        return seen

    first, again = run(), run()
    assert all(np.array_equal(a, b) for a, b in zip(first, again)) and not np.array_equal(first[0], first[1])


def test_a_refused_step_costs_no_game(plain_game):
    env = parure.VectorEnv(plain_game, 2, seed=1, autoreset_mode=AutoresetMode.DISABLED)
    env.step([int(env.sample_actions()[0]), -1])
    assert env.terminated.tolist() == [False, True]
    with pytest.raises(parure.IllegalAction, match="game 1: it is over"):
        env.step([-1, 0])
    env.reset(options={"reset_mask": np.array([False, True])})
    env.step(env.sample_actions())
    assert not env.terminated.any()


@pytest.mark.parametrize("opponents", [None, "random"])
def test_an_illegal_action_is_charged_to_the_seat_that_chose_it(game, opponents):
    env = parure.VectorEnv(game, 6, seed=1, opponents=opponents, copy=False)
    for _ in range(20):
        env.step(env.sample_actions())
        chose = env.seats.copy()
        env.step(np.full(6, -1))
        charged = np.zeros((6, game.players), np.float32)
        charged[np.arange(6), chose] = -1
        assert np.array_equal(env.seat_rewards, charged) and env.terminated.all() and (env.rewards == -1).all()
        env.step(env.sample_actions())
