"""Games to learn from."""

import subprocess
import sys

import numpy as np
import parure
import pytest
from parure import dataset


def test_a_dataset_is_made_checked_and_loaded(tmp_path, plain_game):
    path = dataset.make(tmp_path, plain_game, bot="greedy", games=3, seed=5)
    assert dataset.check(tmp_path) == [] and path.name in (tmp_path / "README.md").read_text()
    data = dataset.load(path)
    assert data.game == plain_game and set(data.games) == {0, 1, 2} and len(data) > 50
    assert data.masks[np.arange(len(data)), data.actions].all() and data.observations.dtype == np.uint8
    state = plain_game.new_state(seed=5)
    for row in np.flatnonzero(data.games == 0):
        assert np.array_equal(state.observation(), data.observations[row]) and state.to_act == data.seats[row]
        assert np.array_equal(state.action_mask(), data.masks[row])
        state.step(data.actions[row])
    assert state.is_over and state.rewards()[data.seats[row]] == data.rewards[row]
    again = dataset.make(tmp_path / "again", plain_game, bot="greedy", games=3, seed=5)
    assert again.read_bytes() == path.read_bytes()


def test_the_command_makes_and_checks(tmp_path):
    def run(*words):
        return subprocess.run([sys.executable, "-m", "parure.dataset", *words], capture_output=True, text=True)

    made = run("make", str(tmp_path), "--bot", "random", "--games", "2")
    assert made.returncode == 0, made.stderr
    names = {f"{game}-{players}-random-1.parquet" for game in ("splendor", "marvel") for players in (2, 3, 4)}
    names.add("duel-2-random-1.parquet")
    assert {path.name for path in tmp_path.glob("*.parquet")} == names
    assert all(name in made.stdout and name in (tmp_path / "README.md").read_text() for name in names)
    # House rules make a file of their own.
    rules, own = '{"target": 10}', "splendor-2-target=10-random-1.parquet"
    one = run(*f"make {tmp_path} --bot random --games 1 --game splendor --players 2 --options".split(), rules)
    assert one.stdout == f"{tmp_path / own}\n", one.stderr
    assert set((tmp_path / "checksums.txt").read_text().split()[1::2]) == {*names, own}
    assert run("check", str(tmp_path)).returncode == 0
    path = tmp_path / "splendor-3-random-1.parquet"
    path.write_bytes(path.read_bytes()[:-1])
    broken = run("check", str(tmp_path))
    assert broken.returncode == 1 and path.name in broken.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [("--game chess", "chess"), ("--players 9", "9"), ("--options {}x", "--options"), ("--bot x", "x")],
)
def test_the_command_says_what_is_wrong(tmp_path, words, told):
    command = [sys.executable, "-m", "parure.dataset", "make", str(tmp_path), "--games", "1", *words.split()]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 2 and told in refused.stderr and "Traceback" not in refused.stderr, refused.stderr
    assert list(tmp_path.glob("*.parquet")) == []


def test_what_is_no_dataset_is_refused(tmp_path):
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "a.parquet")
    with pytest.raises(parure.ParureError, match="is no dataset"):
        dataset.load(tmp_path / "a.parquet")
