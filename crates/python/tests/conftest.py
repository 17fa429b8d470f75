"""What the tests share."""

import random

import parure
import pytest

TABLES = [
    ("splendor", 2, {}),
    ("splendor", 3, {"preset": "quick"}),
    ("splendor", 4, {"preset": "team"}),
    ("splendor", 2, {"face_up": 8, "take_fewer": True}),
    ("splendor", 2, {"expansion": "cities"}),
    ("splendor", 3, {"expansion": "posts"}),
    ("splendor", 2, {"expansion": "orient"}),
    ("splendor", 4, {"expansion": "strongholds"}),
    ("marvel", 2, {}),
    ("marvel", 4, {"take_fewer": True}),
    ("duel", 2, {}),
    ("duel", 2, {"stalling": False}),
]


def name(table):
    game, players, options = table
    return "-".join([game, str(players), *(f"{key}={value}" for key, value in options.items())])


@pytest.fixture(params=TABLES, ids=name)
def game(request):
    """Every kind of table in turn."""
    return parure.Game(*request.param)


@pytest.fixture(params=["splendor", "marvel", "duel"])
def plain_game(request):
    """Every game, for two, without house rules."""
    return parure.Game(request.param)


def random_states(game, seed, steps):
    """The positions of random games, one after the other; each is passed on until the next is asked for."""
    luck = random.Random(seed)
    state = game.new_state(seed=luck.getrandbits(64))
    for _ in range(steps):
        if state.is_over:
            state = game.new_state(seed=luck.getrandbits(64))
        yield state
        state.step(luck.choice(state.legal_action_ids()))
