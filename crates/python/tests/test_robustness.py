"""Whatever is read from outside is either refused or safe to play from."""

import json
import random

import parure
import pytest
from conftest import random_states


def play_on(state, luck):
    for _ in range(8):
        ids = state.legal_action_ids()
        if state.is_over:
            return
        assert ids and len(ids) == state.action_mask().sum()
        state.observation()
        state.step(luck.choice(ids))


def mangle(text, luck):
    """The text with a few characters dropped, doubled or changed, or two pieces swapped."""
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(text))
        kind = luck.randrange(4)
        if kind == 0:
            text = text[:at] + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + text[at] + text[at:]
        elif kind == 2:
            text = text[:at] + luck.choice("0123456789wugrk*-()?\n SMD é") + text[at + 1 :]
        else:
            begin, end = sorted([at, luck.randrange(len(text))])
            text = text[:begin] + text[end:] + text[begin:end]
        text = text or " "
    return text


def read_text(text):
    return parure.State.from_text(text)


def read_bytes(text):
    return parure.State.from_bytes(text.encode())


@pytest.mark.parametrize("seed", range(3))
def test_mangled_texts(plain_game, seed):
    luck, read = random.Random(seed), 0
    for state in random_states(plain_game, seed, 250):
        for make, text in ((read_text, state.text()), (read_bytes, state.to_bytes().decode())):
            try:
                other = make(mangle(text, luck))
            except parure.ParureError:
                continue
            read += 1
            play_on(other, luck)
    assert read > 0


def test_mangled_records(plain_game):
    luck = random.Random(1)
    record = parure.Record(plain_game, seed=1)
    for _ in range(40):
        if not record.state.is_over:
            record.apply(luck.choice(record.state.legal_actions()))
    for _ in range(300):
        try:
            parure.Record.parse(mangle(record.text(), luck))
        except parure.ParureError:
            pass


def change(value, luck):
    """The value with one thing in it changed."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(list(value))
        return {**value, key: change(value[key], luck)}
    if isinstance(value, list) and value and luck.random() < 0.9:
        place = luck.randrange(len(value))
        return value[:place] + [change(value[place], luck)] + value[place + 1 :]
    return luck.choice([None, -1, 0, 1, 3, 300, 10**30, 1.5, "white", "S1-01", "", [], {}, True])


def test_changed_dicts(plain_game):
    luck = random.Random(2)
    for state in random_states(plain_game, 2, 400):
        view = json.loads(json.dumps(state.view("referee")))
        try:
            other = plain_game.state_from_dict(change(view, luck))
        except (parure.ParureError, TypeError):
            continue
        play_on(other, luck)


def test_changed_actions(plain_game):
    luck = random.Random(3)
    for state in random_states(plain_game, 3, 400):
        action = change(luck.choice(state.legal_actions()), luck)
        try:
            state.clone().apply(action)
        except (parure.ParureError, TypeError):
            pass


def test_deeply_nested_objects_are_refused(plain_game):
    nested = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(TypeError, match="nested too deeply"):
        plain_game.state_from_dict({"phase": nested})
    with pytest.raises(TypeError, match="nested too deeply"):
        plain_game.new_state(seed=1).apply({"type": nested})


def test_budgets_have_bounds(plain_game):
    state, bot = plain_game.new_state(seed=1), parure.Bot("strongest", seed=1)
    for wrong in ({"iterations": 0}, {"threads": 0}, {"threads": 10**6, "iterations": 5}):
        with pytest.raises(parure.ParureError):
            bot.choose(state, **wrong)
    assert bot.choose(state, milliseconds=0) in state.legal_action_ids()
    assert bot.choose(state, iterations=1, threads=3) in state.legal_action_ids()
