"""The examples run, in a short form.

They need PyTorch and Ray, which are large. Where those are missing, the tests are skipped and say so; with
PARURE_EXAMPLES=1 (as in `scripts/python.sh examples`) missing ones are failures.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import parure
import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(example, *arguments):
    command = [sys.executable, EXAMPLES / example, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def need(module):
    if importlib.util.find_spec(module) is None:
        if os.environ.get("PARURE_EXAMPLES"):
            pytest.fail(f"{module} is not installed, so this example was not run")
        pytest.skip(f"{module} is not installed: run `scripts/python.sh examples`")


def test_ppo_learns_to_beat_random():
    need("torch")
    out = run("ppo.py", "--iterations", "10", "--expect", "0.65")
    assert "after: wins" in out


def test_ray_spreads_self_play():
    need("ray")
    out = run("ray_selfplay.py", "--rounds", "2", "--games", "12", "--expect", "0.6")
    assert "round 2" in out


def test_cleanrl_style_ppo_learns():
    need("torch")
    assert "wins" in run("cleanrl_ppo.py", "--total-timesteps", "40000", "--games", "60")


def test_sb3_contrib_trains_without_glue():
    need("sb3_contrib")
    assert "wins" in run("sb3_maskable_ppo.py", "--steps", "4096", "--games", "20")


def test_tianshou_trains_without_glue():
    need("tianshou")
    assert "trained" in run("tianshou_dqn.py", "--epochs", "1", "--steps", "400")


def test_moves_are_learned_from_a_dataset(tmp_path):
    need("torch")
    from parure import dataset

    path = dataset.make(tmp_path, parure.Game("splendor"), bot="greedy", games=60)
    assert "wins" in run("supervised.py", str(path), "--epochs", "6", "--games", "60", "--expect", "0.6")


def test_jax_steps_games_by_a_callback():
    need("jax")
    assert "steps a CPU second" in run("jax_callback.py")
