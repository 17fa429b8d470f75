"""Games to look at."""

import re

import gymnasium
import numpy as np
import parure
import pytest
from conftest import random_states
from gymnasium.utils.env_checker import check_env
from parure import board
from parure.render import Painter, Picture


def test_every_face_up_card_is_shown_with_its_price(game):
    for state in random_states(game, 4, 60):
        view, text = state.view(0), board.text(state, 0)
        for row in view["market"].values():
            for card in filter(None, row):
                assert re.search(rf"{card} \d+\S <- (\d+\w)+", text), text


def test_prices_are_those_of_the_rules():
    """A player without bonuses who can buy a card pays its price, gold aside."""
    game, checked = parure.Game("splendor"), 0
    for seed in range(20):
        state, bot = game.new_state(seed=seed), parure.Bot("level2", seed=seed)
        while not state.is_over and state.view(state.to_act)["players"][state.to_act]["bonuses"] == {}:
            seat = state.to_act
            action = bot.choose(state)
            told, before = state.action(action), state.view(seat)["players"][seat]["tokens"]
            price = re.search(rf"{told.get('card')} \d+\S <- (\S+)", board.text(state, seat))
            state.step(action)
            if told["type"] == "buy" and price:
                after = state.view(seat)["players"][seat]["tokens"]
                spent = sum(before.values()) - sum(after.values())
                assert spent == sum(int(count) for count in re.findall(r"\d+", price[1]))
                checked += 1
    assert checked > 5


def test_nothing_hidden_is_shown(plain_game):
    for state in random_states(plain_game, 5, 80):
        if state.is_over:
            continue
        other = state.resample_from_infostate(0, seed=1)
        assert board.text(other, 0) == board.text(state, 0) and board.svg(other, 0) == board.svg(state, 0)


@pytest.mark.parametrize("name", ["Splendor", "Marvel", "Duel"])
def test_gymnasium_renders_it(name):
    env = gymnasium.make(f"parure/{name}-v0", render_mode="rgb_array")
    check_env(env.unwrapped)
    env.reset(seed=1)
    frame = env.render()
    assert frame.shape == (720, 800, 3) and frame.dtype == np.uint8 and frame.std() > 10
    assert gymnasium.make_vec(f"parure/{name}-v0", num_envs=2, render_mode="rgb_array").render()[1].shape == frame.shape


def test_a_notebook_shows_the_picture():
    assert Picture(parure.Game("duel").new_state(seed=1))._repr_svg_().startswith("<svg")


def test_wide_tables_fit():
    state = parure.Game("splendor", 4, {"face_up": 8}).new_state(seed=1)
    assert board.svg(state, "spectator").count('rx="8"') == 2 * 24 + 4


def test_human_prints(capsys):
    Painter("human").paint(parure.Game("splendor").new_state(seed=1), 0)
    assert "round 1" in capsys.readouterr().out
