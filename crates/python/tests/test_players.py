"""Bots, and the search around a Python function."""

import numpy as np
import parure
import pytest


def play(game, bots, seed):
    state = game.new_state(seed=seed)
    while not state.is_over:
        state.step(bots[state.to_act].choose(state))
    return state


def test_greedy_beats_random(plain_game):
    score = 0
    for seed in range(20):
        bots = [parure.Bot("greedy", seed=seed), parure.Bot("random", seed=seed)]
        own = seed % 2
        score += play(plain_game, bots if own == 0 else bots[::-1], seed).rewards()[own]
    assert score > 5


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level3", "strongest:50it"])
def test_a_seed_gives_the_same_choices(plain_game, name):
    def run():
        bot, state, chosen = parure.Bot(name, seed=4), plain_game.new_state(seed=4), []
        for _ in range(4):
            chosen.append(bot.choose(state, iterations=30))
            state.step(chosen[-1])
        return chosen

    assert run() == run()


def test_an_analysis_is_of_legal_actions(plain_game):
    state = plain_game.new_state(seed=5)
    analysis = parure.Bot("strongest", seed=1).analyse(state, iterations=200)
    legal = state.legal_action_ids()
    assert analysis["action"] in legal and len(analysis["win"]) == 2
    assert all(candidate["action"] in legal for candidate in analysis["ranked"])
    assert parure.Bot("strongest", seed=1).choose(state, milliseconds=20) in legal


def test_a_bot_sees_only_its_view(plain_game):
    state = plain_game.new_state(seed=1)
    for _ in range(30):
        state.step(state.legal_action_ids()[-1])
        if state.is_over:
            break
        other = state.resample_from_infostate(seed=9)
        assert parure.Bot("greedy", seed=3).choose(state) == parure.Bot("greedy", seed=3).choose(other)


def even(observations, masks):
    return np.zeros(masks.shape, np.float32), np.zeros(len(masks), np.float32)


def test_a_search_is_batched_and_repeatable(game):
    state = game.new_state(seed=2)
    batches = []

    def evaluate(observations, masks):
        assert observations.shape == (len(masks), game.observation_size) and observations.dtype == np.float32
        assert masks.shape[1] == game.num_actions and masks.any(axis=1).all()
        batches.append(len(masks))
        return even(observations, masks)

    ranked = parure.search(state, evaluate, iterations=100, batch=8, seed=1)
    assert batches[0] == 1 and max(batches) == 8
    assert sum(candidate["visits"] for candidate in ranked) == 100
    assert {candidate["action"] for candidate in ranked} >= set(state.legal_action_ids())
    assert ranked == parure.search(state, even, iterations=100, batch=8, seed=1)


def test_a_search_follows_the_logits(plain_game):
    state = plain_game.new_state(seed=2)
    favourite = state.legal_action_ids()[5]

    def evaluate(observations, masks):
        logits = np.zeros(masks.shape, np.float32)
        logits[:, favourite] = 8
        return logits, np.zeros(len(masks), np.float32)

    assert parure.search(state, evaluate, iterations=64, seed=1)[0]["action"] == favourite


def test_a_search_finds_the_winning_move():
    """One purchase ends the game at a target of 1: the search sees it without being told."""
    game = parure.Game("splendor", options={"target": 1})
    bot = parure.Bot("random", seed=1)
    for seed in range(200):
        state = game.new_state(seed=seed)
        while not state.is_over:
            winning = []
            for action in state.legal_action_ids():
                after = state.clone()
                after.step(action)
                if after.is_over and after.rewards()[state.to_act] == 1:
                    winning.append(action)
            if state.to_act == 1 and winning and len(winning) < len(state.legal_action_ids()):
                ranked = parure.search(state, even, iterations=400, seed=1)
                assert ranked[0]["action"] in winning and ranked[0]["value"] > 0.9
                return
            state.step(bot.choose(state))
    pytest.fail("no position with a winning move came up")


def test_values_for_every_player_are_taken_too():
    state = parure.Game("marvel", players=3).new_state(seed=1)

    def evaluate(observations, masks):
        return np.zeros(masks.shape), np.tile([0.5, -0.5, 0.0], (len(masks), 1))

    assert len(parure.search(state, evaluate, iterations=20, noise=0.25, seed=1)) > 5
