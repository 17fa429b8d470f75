"""What a program notices besides the games: interruptions, threads, copies, platforms."""

import _thread
import copy
import hashlib
import pickle
import random
import signal
import threading

import numpy as np
import parure
import parure.gymnasium_env
import pytest


@pytest.fixture
def heeds_interrupts():
    """A process that was started in the background ignores interrupts; the tests of them do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeds_interrupts")
@pytest.mark.parametrize(
    "budget", [{"milliseconds": 600_000}, {"iterations": 2**32 - 1}, {"iterations": 2**32 - 1, "threads": 2}]
)
def test_ctrl_c_stops_a_search(budget):
    """The search would take minutes to hours; the run of the tests ends only if it is stopped."""
    state, bot = parure.Game("splendor").new_state(seed=1), parure.Bot("strongest", seed=1)
    threading.Timer(0.1, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        bot.choose(state, **budget)
    assert bot.choose(state, iterations=10) in state.legal_action_ids()


@pytest.mark.usefixtures("heeds_interrupts")
def test_ctrl_c_stops_opponents_that_think():
    env = parure.VectorEnv(parure.Game("splendor"), 2, seed=1, opponents="strongest:300ms")
    threading.Timer(0.1, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        for _ in range(10**6):
            env.step(env.sample_actions())
    # What was played when they were stopped is what is shown.
    for number in range(2):
        state = env.state(number)
        assert np.array_equal(env.observations[number], state.information_state_tensor())
        assert np.array_equal(env.masks[number], state.action_mask())
    env.step(env.sample_actions())


def test_a_bot_pickles_with_its_luck():
    state = parure.Game("duel").new_state(seed=1)
    bot = parure.Bot("level2", seed=5)
    bot.choose(state)
    for other in (pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)):
        assert other.name == bot.name
    twin = pickle.loads(pickle.dumps(bot))
    assert [bot.choose(state) for _ in range(10)] == [twin.choose(state) for _ in range(10)]


def test_a_vector_environment_says_why_it_does_not_pickle():
    with pytest.raises(TypeError, match="same seed"):
        pickle.dumps(parure.VectorEnv(parure.Game("duel"), 2))


def test_a_state_of_a_deal_pickles_with_it(plain_game):
    state, luck = plain_game.new_state(deal=3), random.Random(1)
    for _ in range(20):
        state.step(luck.choice(state.legal_action_ids()))
    twin = pickle.loads(pickle.dumps(state))
    while not state.is_over:
        action = luck.choice(state.legal_action_ids())
        state.step(action), twin.step(action)
        assert state == twin


def test_games_of_a_deal_draw_the_same_cards():
    """Whatever is played, each deck turns up the same cards in the same order."""
    game, drawn = parure.Game("splendor"), []
    for seed in range(2):
        record, luck = game.new_state(deal=9), random.Random(seed)
        cards = []
        for _ in range(400):
            if record.is_over:
                break
            cards += [card for card in record.apply(luck.choice(record.legal_actions())) if card.startswith("S1")]
        drawn.append(cards)
    shorter = min(map(len, drawn))
    assert shorter > 5 and drawn[0][:shorter] == drawn[1][:shorter]
    with pytest.raises(parure.ParureError, match="not from both"):
        game.new_state(seed=1, deal=1)


def test_threads_share_a_bot_and_a_state():
    state, bot = parure.Game("splendor").new_state(seed=1), parure.Bot("strongest", seed=1)
    legal, failures = state.legal_action_ids(), []

    def think():
        try:
            for _ in range(5):
                assert bot.choose(state, iterations=300) in legal
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=think) for _ in range(4)]
    for thread in threads:
        thread.start()
    # Other threads search while this one plays on.
    state.clone().step(legal[0])
    for thread in threads:
        thread.join()
    assert not failures


def test_two_threads_in_one_vector_environment_are_told():
    env = parure.VectorEnv(parure.Game("splendor"), 64, seed=1, opponents="level4", illegal_action="raise")
    actions, told = env.sample_actions(), []

    def step():
        try:
            env.step(actions)
        except parure.ParureError as error:
            told.append(str(error))

    threads = [threading.Thread(target=step) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Either they met, or the second played the first one's actions, which may have become illegal.
    assert all("another thread" in words or "game" in words for words in told)


@pytest.mark.parametrize("action", [1.0, np.float32(1), True, np.True_, "1", [1]])
def test_actions_are_integers_only(action):
    state = parure.Game("splendor").new_state(seed=1)
    with pytest.raises((TypeError, ValueError)):
        state.step(action)
    env = parure.VectorEnv(parure.Game("splendor"), 1, seed=1)
    with pytest.raises(TypeError, match="integers"):
        env.step([action] if not isinstance(action, list) else [1.5])


def test_a_wrong_number_of_players_is_told_as_it_is():
    for players in (-1, 0, 5):
        with pytest.raises(parure.ParureError, match=f"2 to 4 players, not {players}$"):
            parure.Game("splendor", players)


#: Of the legal actions of whole random games by seed, which are the same on every platform.
GAMES = {
    "splendor": "36ac3d001ed9a2ca",
    "marvel": "27aad1e5297b9c46",
    "duel": "21c69b05ee142a60",
}


def test_a_seed_gives_the_same_game_everywhere(plain_game):
    digest = hashlib.sha256()
    for seed in range(5):
        state, luck = plain_game.new_state(seed=seed), random.Random(seed)
        while not state.is_over:
            digest.update(" ".join(state.legal_action_texts()).encode())
            ids = state.legal_action_ids()
            # Spelled out, because `choice` is Python's own business.
            state.step(ids[int(luck.random() * len(ids))])
        digest.update(str(state.points).encode())
    assert digest.hexdigest()[:16] == GAMES[plain_game.name]


def test_environments_repeat_themselves_by_seed():
    def run():
        env, seen = parure.gymnasium_env.SingleAgentEnv(parure.Game("duel"), opponents=["greedy", "random"]), []
        _, info = env.reset(seed=4)
        for _ in range(30):
            observation, _, terminated, _, info = env.step(int(info["action_mask"].argmax()))
            seen.append(observation)
            if terminated:
                break
        return np.stack(seen)

    assert np.array_equal(run(), run())
