"""Games and states: words, numbers, copies, texts."""

import copy
import pickle

import numpy as np
import parure
import pytest
from conftest import random_states


def test_the_same_seed_gives_the_same_game(game):
    def play(seed):
        return [state.text() for state in random_states(game, seed, 80)]

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_an_action_is_the_same_as_dict_text_and_integer(game):
    for state in random_states(game, 1, 150):
        dicts, ids, texts = state.legal_actions(), state.legal_action_ids(), state.legal_action_texts()
        assert len(dicts) == len(ids) == len(texts) == len(set(ids))
        for action, number, text in zip(dicts, ids, texts):
            assert state.action_id(action) == state.action_id(text) == number
            assert state.action(number) == state.action(text) == action
            assert state.action_text(number) == text
        assert np.flatnonzero(state.action_mask()).tolist() == sorted(ids)


def test_the_kinds_of_action_lie_side_by_side(game):
    ends = 0
    for kind in game.action_layout.values():
        assert kind.start == ends
        ends = kind.stop
    assert ends == game.num_actions


def test_applying_any_form_of_an_action_does_the_same(game):
    for state in random_states(game, 2, 60):
        number = state.legal_action_ids()[-1]
        forms = [number, np.int64(number), state.action(number), state.action_text(number)]
        after = []
        for form in forms:
            other = state.clone()
            draws = other.apply(form)
            after.append((other, draws))
        stepped = state.clone()
        stepped.step(number)
        assert all(pair == after[0] for pair in after)
        assert stepped == after[0][0]
        told = state.clone()
        told.apply(number, draws=after[0][1])
        assert told == stepped


def test_a_copy_goes_its_own_way_with_the_same_luck(game):
    for state in random_states(game, 3, 40):
        before = state.text()
        twins = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        twins.append(parure.State.from_bytes(state.to_bytes()))
        for twin in twins:
            assert twin == state and hash(twin) == hash(state)
            for _ in range(6):
                if not twin.is_over:
                    twin.step(twin.legal_action_ids()[-1])
        assert len({twin.text() for twin in twins}) == 1
        assert state.text() == before


def test_texts_and_dicts_are_read_back(game):
    for state in random_states(game, 4, 60):
        assert parure.State.from_text(state.text()) == state
        assert game.state_from_dict(state.view("referee")) == state


def test_a_finished_game_is_read_back_too(game):
    for state in random_states(game, 9, 4000):
        if len(state.legal_action_ids()) > 0:
            last = state.clone()
            last.step(last.legal_action_ids()[0])
            if last.is_over:
                assert pickle.loads(pickle.dumps(last)) == last
                assert last.legal_actions() == [] and last.to_act is None and last.result["winners"]
                return
    pytest.fail("no game ended")


def test_a_game_is_pickled_with_its_options(game):
    assert pickle.loads(pickle.dumps(game)) == game
    assert game != parure.Game("splendor", options={"target": 99})
    assert eval(repr(game)) == game


def test_rewards_follow_the_result(plain_game):
    ended = 0
    for seed in range(30):
        for state in random_states(plain_game, seed, 3000):
            state = state.clone()
            state.step(state.legal_action_ids()[0])
            if state.is_over:
                winners = state.result["winners"]
                expected = [(1 if len(winners) == 1 else 0) if seat in winners else -1 for seat in range(2)]
                assert state.rewards() == expected
                ended += 1
                break
            assert state.rewards() == [0, 0]
    assert ended == 30, "every seed plays a game to its end"


def test_a_view_hides_what_it_should(plain_game):
    hidden = 0
    for state in random_states(plain_game, 5, 400):
        for seat in range(2):
            view, whole = state.view(seat), state.to_dict()
            other = view["players"][1 - seat]["reserved"]
            secret = [card for card in whole["players"][1 - seat]["reserved"] if card.get("blind")]
            hidden += len(secret)
            assert sum("level" in card for card in other) == len(secret)
            assert all(isinstance(deck, int) for deck in view["decks"].values())
            assert not any(card["card"] in repr(view) for card in secret)
    assert hidden > 20


def test_equal_views_are_equal_tensors_and_texts(game):
    """States that differ only in what a seat may not know look the same to it in every form."""
    different = 0
    for number, state in enumerate(random_states(game, 6, 300)):
        for seat in range(game.players):
            other = state.resample_from_infostate(seat, seed=number)
            different += other != state
            assert other.view(seat) == state.view(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert np.array_equal(other.observation(seat), state.observation(seat))
            assert np.array_equal(other.information_state_tensor(seat), state.information_state_tensor(seat))
            if state.to_act == seat:
                assert np.array_equal(other.action_mask(), state.action_mask())
    assert different > 20


def test_a_tensor_tells_what_the_view_tells(plain_game):
    layout, colors = plain_game.observation_layout, {"splendor": 6, "marvel": 7, "duel": 7}[plain_game.name]
    for state in random_states(plain_game, 7, 100):
        for seat in range(2):
            tensor, view = state.observation(seat), state.view(seat)
            for place, who in enumerate([seat, 1 - seat]):
                player = view["players"][who]
                assert tensor[layout[f"player{place}.points"]] == [player["points"]]
                assert tensor[layout[f"player{place}.tokens"]].sum() == sum(player["tokens"].values())
                assert tensor[layout[f"player{place}.tokens"]].size == colors
                assert tensor[layout[f"player{place}.bonuses"]].sum() == sum(player["bonuses"].values())
                assert tensor[layout[f"player{place}.cards"]] == [len(player["cards"])]
            assert tensor[layout["decks"]].tolist() == [view["decks"][level] for level in "123"]
            assert tensor[layout["to_act"]].tolist()[:2] == [view["seat"] == seat, view["seat"] != seat]
            floats = state.information_state_tensor(seat)
            assert np.allclose(floats, tensor * plain_game.observation_scale)


def test_records_are_written_and_read(game):
    record = parure.Record(game, seed=8)
    record.tag("seat 0", "Ada")
    for step in range(40):
        if record.state.is_over:
            break
        actions = record.state.legal_actions()
        record.apply(actions[step % len(actions)])
    again = parure.Record.parse(record.text())
    assert again.state == record.state and again.text() == record.text()
    assert len(record.states()) == len(record.steps()) + 1
    assert record.states()[-1] == record.state
    assert record.to_dict()["game"] == game.name
    assert pickle.loads(pickle.dumps(record)).text() == record.text()


def test_a_transcript_can_be_played_again(plain_game):
    import json

    lines = [json.loads(line) for line in parure.transcript(plain_game, seed=11, bots=["random", "greedy"])]
    state = plain_game.new_state(seed=11)
    assert lines[0]["state"] == state.to_dict()
    for line in lines[1:-1]:
        assert line["seat"] == state.to_act and line["legal"] == state.legal_actions()
        assert state.apply(line["action"]) == line["draws"]
        assert line["state"] == state.to_dict()
    assert lines[-1]["result"] == state.result


@pytest.mark.parametrize("observer", [2, -1, "owner", 1 << 70])
def test_a_wrong_observer_is_an_exception(observer):
    with pytest.raises((ValueError, TypeError, OverflowError)):
        parure.Game("duel").new_state(seed=1).view(observer)
