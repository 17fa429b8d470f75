"""Measures the Python package, and what can be installed beside it, in one run.

    python benches/python_bench.py [--seconds 3]

Every figure is steps per second of this process's own CPU time on one core: random legal play, in which each step also
makes the observation of the player to act and the mask or list of legal actions. There is no other program for these
games on PyPI (November 2026), so the peers play games of their own: gin rummy and uno are the closest in kind. A peer
that is not installed is named as such.
"""

from __future__ import annotations

import argparse
import importlib.util
import platform
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import parure
from parure import duel_v0, marvel_v0, splendor_v0

README = Path(__file__).parents[1] / "crates/python/README.md"
ENVIRONMENTS = {"splendor": splendor_v0, "marvel": marvel_v0, "duel": duel_v0}


def rate(steps: Iterator[int], seconds: float) -> float:
    """How many steps a second of CPU time; the first ones warm up."""
    for _ in zip(range(20), steps):
        pass
    start, count = time.process_time(), 0
    for made in steps:
        count += made
        used = time.process_time() - start
        if used > seconds:
            return count / used
    raise AssertionError("the steps never end")


def aec(name: str) -> Iterator[int]:
    """One PettingZoo environment, by the loop of the README."""
    env = ENVIRONMENTS[name].env()
    while True:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
            made += not (terminated or truncated)
        yield made


def gymnasium_env(name: str) -> Iterator[int]:
    """One Gymnasium environment against random play, by the loop of the README; steps of the learner."""
    env = gymnasium.make(f"parure/{name.capitalize()}-v0")
    while True:
        _, info = env.reset()
        made, done = 0, False
        while not done:
            _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            made, done = made + 1, terminated or truncated
        yield made


def state(name: str) -> Iterator[int]:
    """One state, stepped by hand."""
    game, luck = parure.Game(name), random.Random(1)
    while True:
        position, made = game.new_state(seed=luck.getrandbits(64)), 0
        while not position.is_over:
            position.information_state_tensor()
            position.action_mask()
            position.step(luck.choice(position.legal_action_ids()))
            made += 1
        yield made


def vector(name: str, dtype: str, num_envs: int = 1024, opponents: str | None = None) -> Iterator[int]:
    """Many games at once; choosing the random actions is a part of what is measured."""
    env = parure.VectorEnv(parure.Game(name), num_envs, seed=1, dtype=dtype, opponents=opponents)
    while True:
        env.step(env.sample_actions())
        yield num_envs


def readme() -> Iterator[int]:
    """The README's own program for many games, as it is printed there: a hundred steps, and laying the games out."""
    blocks = README.read_text().split("```python\n")[1:]
    block = next(block for block in blocks if "VectorEnv(" in block).split("```")[0]
    program = compile(block, README.name, "exec")
    while True:
        names: dict[str, Any] = {}
        exec(program, names)
        yield 100 * names["env"].num_envs


def rlcard(name: str) -> Iterator[int]:
    import rlcard as library

    env, luck = library.make(name, config={"seed": 1}), random.Random(1)
    while True:
        position, _ = env.reset()
        made = 0
        while not env.is_over():
            position, _ = env.step(luck.choice(list(position["legal_actions"])))
            made += 1
        yield made


def open_spiel(name: str) -> Iterator[int]:
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    while True:
        position, made = game.new_initial_state(), 0
        while not position.is_terminal():
            if position.is_chance_node():
                outcomes, weights = zip(*position.chance_outcomes())
                position.apply_action(luck.choices(outcomes, weights)[0])
                continue
            np.asarray(position.observation_tensor(), np.float32)
            np.asarray(position.legal_actions_mask(), np.int8)
            position.apply_action(luck.choice(position.legal_actions()))
            made += 1
        yield made


def pgx(name: str, batch: int = 1024) -> Iterator[int]:
    """A game of pgx, compiled by JAX for this processor, many at once."""
    import jax
    import pgx as library

    env = library.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))
    key = jax.random.PRNGKey(1)
    position = init(jax.random.split(key, batch))
    while True:
        key, own, luck = jax.random.split(key, 3)
        actions = choose(own, position.legal_action_mask)
        try:
            position = step(position, actions, jax.random.split(luck, batch))
        except TypeError:
            position = step(position, actions)
        position.observation.block_until_ready()
        yield batch


def rows() -> Iterator[tuple[str, str | None, Iterator[int]]]:
    """What is measured: its name, the module it needs, and its steps."""
    for name in ENVIRONMENTS:
        yield f"parure {name}, VectorEnv uint8, 1,024 games", None, vector(name, "uint8")
        yield f"parure {name}, VectorEnv float32, 1,024 games", None, vector(name, "float32")
        yield f"parure {name}, VectorEnv uint8, random opponent inside", None, vector(name, "uint8", 1024, "random")
        yield f"parure {name}, PettingZoo AEC, one game", None, aec(name)
        yield f"parure {name}, Gymnasium, one game, random opponent inside", None, gymnasium_env(name)
        yield f"parure {name}, State by hand, one game", None, state(name)
    yield "parure splendor, VectorEnv, README's program, two threads", None, readme()
    yield "RLCard gin-rummy, one game", "rlcard", rlcard("gin-rummy")
    yield "RLCard uno, one game", "rlcard", rlcard("uno")
    yield "OpenSpiel gin_rummy, one game", "pyspiel", open_spiel("gin_rummy")
    yield "pgx backgammon, 1,024 games", "pgx", pgx("backgammon")
    yield "OpenSpiel backgammon, one game", "pyspiel", open_spiel("backgammon")


def is_there(module: str | None) -> bool:
    try:
        return module is None or (
            importlib.util.find_spec(module) is not None and bool(importlib.import_module(module))
        )
    except (ImportError, AttributeError):
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="CPU time for each row")
    seconds = parser.parse_args().seconds
    versions = f"Python {platform.python_version()}, numpy {np.__version__}, parure {parure.__version__}"
    print(f"{versions}, {platform.machine()}\n")
    print("| what | steps a CPU second |\n| --- | ---: |")
    for name, module, steps in rows():
        figure = f"{rate(steps, seconds):,.0f}" if is_there(module) else "not installed"
        print(f"| {name} | {figure} |", flush=True)


if __name__ == "__main__":
    main()
