"""The examples run, in a short form.

They need PyTorch and Ray, which are large. Where those are missing, the tests are skipped and say so; with
PARURE_EXAMPLES=1 (as in `scripts/python.sh examples`) missing ones are failures.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

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
