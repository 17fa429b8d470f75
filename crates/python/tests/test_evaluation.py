"""Measuring policies."""

import numpy as np
import parure
import pytest


def first_legal(observations, masks):
    assert observations.ndim == 2 and observations.dtype == np.float32 and len(observations) == len(masks)
    return masks.argmax(axis=1)


def test_a_better_player_is_found_better(plain_game):
    result = parure.evaluate("greedy", plain_game, "random", games=40, seed=3)
    assert result.win_rate > 0.8 and result.games == 40 and result.interval[0] > 0.6
    assert str(result).endswith("of 40 games") and 20 < result.steps < 400
    mirror = parure.evaluate("random", plain_game, "greedy", games=40, seed=3)
    assert mirror.win_rate < 0.2


@pytest.mark.parametrize("game", [("splendor", 3, {}), ("splendor", 4, {"preset": "team"}), ("marvel", 4, {})])
def test_every_seat_is_played_once_for_each_deal(game):
    table = parure.Game(*game)
    result = parure.evaluate("random", table, "random", games=1)
    assert result.games == table.players and len(result.by_seat) == table.players
    with pytest.raises(parure.ParureError, match="one for each"):
        parure.evaluate("random", table, ["random"] * table.players)


def test_a_function_is_asked_about_many_positions_and_repeats_itself():
    sizes = []

    def policy(observations, masks):
        sizes.append(len(masks))
        return first_legal(observations, masks)

    one = parure.evaluate(policy, "splendor", "greedy", games=20, seed=1)
    assert max(sizes) > 5 and one == parure.evaluate(first_legal, "splendor", "greedy", games=20, seed=1)
    assert one.win_rate < 0.1


def test_endless_games_are_broken_off_and_shared():
    result = parure.evaluate(first_legal, "splendor", first_legal, games=4, max_steps=50)
    assert result.truncated == 4 and result.win_rate == 0.5


def test_an_object_that_chooses_sees_no_hidden_card():
    seen = []

    class Thinker:
        def choose(self, state):
            seen.append(state.clone())
            return parure.Bot("greedy", seed=1).choose(state)

    assert parure.evaluate(Thinker(), "splendor", "random", games=2).win_rate > 0.4
    # Luck to come is not that of the deal: two looks at one position differ in what is drawn.
    assert len({state.to_bytes().split(b"\n")[0] for state in seen}) == len(seen)


def test_policies_that_are_none_are_refused():
    with pytest.raises(TypeError, match="a policy is"):
        parure.evaluate(3, games=2)
    with pytest.raises(parure.ParureError, match="there is no bot"):
        parure.evaluate("level9", games=2)
    with pytest.raises(TypeError, match="1 integers"):
        parure.evaluate(lambda observations, masks: np.zeros(len(masks)), against="random", games=2)
    with pytest.raises(parure.IllegalAction):
        parure.evaluate(lambda observations, masks: masks.argmin(axis=1), against="random", games=2)
    with pytest.raises(parure.ParureError, match="games is at least 1"):
        parure.evaluate("random", games=0)


def test_a_league_orders_its_members():
    standing = parure.league({"a": "random", "b": "greedy", "c": "level2"}, "duel", games=20)
    assert standing.elo["a"] < standing.elo["b"] < standing.elo["c"]
    assert abs(sum(standing.elo.values())) < 1e-6 and len(standing.pairings) == 3
    assert standing.table().splitlines()[2].startswith("| c |")
    with pytest.raises(parure.ParureError, match="two policies"):
        parure.league({"a": "random"})
