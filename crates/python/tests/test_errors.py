"""Whatever is wrong is a Python exception that says what to do, and nothing has changed."""

import re

import numpy as np
import parure
import pytest
from parure import duel_v0, splendor_v0
from parure.gymnasium_env import SingleAgentEnv

CASES = [
    (lambda: parure.Game("chess"), "there is no game `chess`; choose `splendor`, `marvel` or `duel`"),
    (lambda: parure.Game("duel", players=3), "this game is for 2 players, not 3"),
    (lambda: parure.Game("splendor", players=5), "2 to 4 players"),
    (lambda: parure.Game("splendor", players=-1), "2 to 4 players"),
    (lambda: parure.Game("splendor", options={"target": 0}), "`target`"),
    (lambda: parure.Game("splendor", options={"colour": 1}), "there is no option `colour`"),
    (lambda: parure.Game("splendor", options={"team": True}), "exactly 4 players"),
    (lambda: parure.Game("splendor", players=4, options={"expansion": "posts", "team": True}), "no expansion (C-01)"),
    (lambda: parure.Game("splendor", options={"expansion": "cities", "target": 21}), "no prestige ends the game"),
    (lambda: parure.Game("splendor", options={"expansion": "venice"}), "`none`, `cities`, `posts`, `orient`"),
    (lambda: parure.Game("splendor").new_state(seed=-1), "a seed is a whole number from 0"),
    (lambda: parure.Game("splendor").new_state(seed=2**64), "a seed is a whole number from 0"),
    (lambda: parure.Game("splendor").new_state(seed="7"), "a seed is a whole number from 0"),
    (lambda: parure.Game("splendor").new_state(seed=1.5), "a seed is a whole number from 0"),
    (lambda: parure.State.from_text("splendor\nnonsense"), "line"),
    (lambda: parure.State.from_bytes(b"\xff\x00"), "not the bytes of a state"),
    (lambda: parure.State.from_bytes(b"parure-state/1 x\nsplendor"), "not the bytes of a state"),
    (lambda: parure.Record.parse("1.0 take wug"), "game"),
    (lambda: parure.Bot("level9"), "there is no bot `level9`"),
    (lambda: parure.Bot("cmd:ls"), "cannot be asked from here"),
    (lambda: parure.VectorEnv(parure.Game("duel"), 0), "num_envs"),
    (lambda: parure.VectorEnv(parure.Game("duel"), 2, dtype="int64"), "dtype"),
    (lambda: parure.VectorEnv(parure.Game("duel"), 2, threads=0), "threads"),
    (lambda: parure.VectorEnv(parure.Game("duel"), 2, opponents="nobody"), "there is no bot"),
    (lambda: parure.VectorEnv(parure.Game("duel"), 2, max_steps=0), "max_steps is at least 1, or None"),
    (lambda: parure.VectorEnv(parure.Game("duel"), 2, illegal_action="shrug"), "illegal_action"),
    (lambda: parure.VectorEnv(parure.Game("duel"), -2), "num_envs is from 1 to 1048576, not -2"),
    (lambda: SingleAgentEnv(parure.Game("duel"), seat=2), "the seats are 0 to 1"),
    (lambda: SingleAgentEnv(parure.Game("duel"), opponents=[]), "at least one opponent"),
    (lambda: SingleAgentEnv(parure.Game("duel"), opponents="level9"), "there is no bot"),
    (lambda: SingleAgentEnv(parure.Game("duel")).step(0), "reset"),
    (lambda: parure.transcript(parure.Game("duel"), seed=1, bots=[]), "at least one bot"),
    (lambda: splendor_v0.env(players=7), "2 to 4 players"),
    (lambda: splendor_v0.env(render_mode="3d"), "render_mode"),
    (lambda: duel_v0.env(dtype="float16"), "dtype"),
    (lambda: duel_v0.env(max_steps=0), "max_steps is at least 1, or None for no limit, not 0"),
    (lambda: duel_v0.env().step(0), "reset"),
]


@pytest.mark.parametrize("wrong, words", CASES, ids=[words for _, words in CASES])
def test_the_message_says_what_is_wrong(wrong, words):
    with pytest.raises(parure.ParureError, match=re.escape(words)):
        wrong()
    assert issubclass(parure.ParureError, ValueError)


BAD_ACTIONS = [-1, 10**6, 2**80, "fly", {"type": "fly"}, {"type": "take", "tokens": {"pink": 1}}, {}, "", 1.5, None, []]


@pytest.mark.parametrize("action", BAD_ACTIONS, ids=repr)
def test_a_wrong_action_changes_nothing(plain_game, action):
    state = plain_game.new_state(seed=1)
    before = state.to_bytes()
    for call in (state.apply, state.action, state.action_id, state.action_text):
        with pytest.raises((ValueError, TypeError)):
            call(action)
    assert state.to_bytes() == before


def test_a_refusal_names_the_rule():
    state = parure.Game("splendor").new_state(seed=1)
    with pytest.raises(parure.IllegalAction) as refusal:
        state.apply({"type": "pass"})
    assert refusal.value.rule == "S-08" and refusal.value.code


def test_every_illegal_integer_is_refused(plain_game):
    state = plain_game.new_state(seed=2)
    mask, before = state.action_mask(), state.to_bytes()
    for action in np.flatnonzero(mask == 0):
        with pytest.raises(parure.IllegalAction):
            state.step(action)
    assert state.to_bytes() == before


def test_nothing_can_be_done_once_the_game_is_over(plain_game):
    state = plain_game.new_state(seed=3)
    bot = parure.Bot("greedy", seed=1)
    while not state.is_over:
        state.step(bot.choose(state))
    for action in (0, plain_game.num_actions - 1, 100):
        with pytest.raises(parure.IllegalAction):
            state.step(action)
    with pytest.raises(parure.ParureError, match="over"):
        bot.choose(state)
    with pytest.raises(parure.ParureError, match="over"):
        parure.search(state, lambda observations, masks: None)
    assert not state.action_mask().any()


def test_a_vector_step_with_one_wrong_action_moves_no_game(plain_game):
    env = parure.VectorEnv(plain_game, 8, seed=1, illegal_action="raise")
    before = [env.state(number) for number in range(8)]
    actions = env.sample_actions()
    actions[5] = np.flatnonzero(env.masks[5] == 0)[0]
    with pytest.raises(parure.IllegalAction, match="game 5"):
        env.step(actions)
    actions[5] = 10**9
    with pytest.raises(parure.ParureError, match="game 5: there is no action"):
        env.step(actions)
    with pytest.raises(parure.ParureError, match="3 actions were given for 8 games"):
        env.step(actions[:3])
    assert [env.state(number) for number in range(8)] == before


def test_dead_and_unknown_agents_are_refused():
    env = duel_v0.env(max_steps=1)
    env.reset(seed=1)
    with pytest.raises(parure.ParureError, match="is not done"):
        env.step(None)
    with pytest.raises(parure.ParureError, match="there is no agent `bob`"):
        env.observe("bob")
    with pytest.raises(parure.IllegalAction):
        env.step(duel_v0.ACTION_LAYOUT["pass"].start)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(3)
    env.step(None)
    env.step(None)
    with pytest.raises(parure.ParureError, match="call reset"):
        env.step(None)


def test_a_function_that_judges_wrongly_is_told():
    state = parure.Game("splendor").new_state(seed=1)
    actions = state.game.num_actions

    def search(answer):
        return parure.search(state, lambda observations, masks: answer(len(masks)), iterations=4)

    for answer in (
        lambda batch: None,
        lambda batch: (1, 2, 3),
        lambda batch: (np.zeros((batch, 3)), np.zeros(batch)),
        lambda batch: (np.zeros((batch, actions)), np.zeros(5)),
        lambda batch: (np.full((batch, actions), np.nan), np.zeros(batch)),
        lambda batch: ("logits", "values"),
    ):
        with pytest.raises(parure.ParureError):
            search(answer)
    with pytest.raises(ZeroDivisionError):
        search(lambda batch: 1 / 0)
