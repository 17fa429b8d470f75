"""Steps games from inside a program that JAX has compiled, by a callback.

pip install jax
python examples/jax_callback.py
"""

from __future__ import annotations

import time

import jax
import jax.numpy as jnp
import numpy as np
import parure
from jax.experimental import io_callback

GAMES, STEPS = 1024, 20

env = parure.VectorEnv(parure.Game("splendor"), GAMES, seed=1, opponents="random")
first, info = env.reset()
SHAPES = tuple(
    jax.ShapeDtypeStruct(shape, dtype)
    for shape, dtype in (
        (first.shape, jnp.float32),
        (env.masks.shape, jnp.int8),
        ((GAMES,), jnp.float32),
        ((GAMES,), jnp.bool_),
    )
)


def play(actions: jax.Array) -> tuple[np.ndarray, ...]:
    observations, rewards, terminated, truncated, info = env.step(np.asarray(actions))
    return observations, info["action_mask"], rewards, terminated | truncated


@jax.jit
def rollout(key, observations, masks):
    def one(carry, _):
        key, observations, masks = carry
        key, own = jax.random.split(key)
        # Your network's logits of the observations stand here.
        actions = jax.random.categorical(own, jnp.where(masks == 1, 0.0, -1e9)).astype(jnp.int32)
        observations, masks, rewards, done = io_callback(play, SHAPES, actions, ordered=True)
        return (key, observations, masks), (rewards, done)

    return jax.lax.scan(one, (key, observations, masks), None, length=STEPS)


@jax.jit
def choose(key, masks):
    key, own = jax.random.split(key)
    return key, jax.random.categorical(own, jnp.where(masks == 1, 0.0, -1e9)).astype(jnp.int32)


def by_callback() -> None:
    """Rollouts compiled as a whole."""
    global carry
    carry, _ = rollout(*carry)
    jax.block_until_ready(carry)


def by_loop() -> None:
    """The same steps by a loop of Python, in which only the choice is compiled."""
    key, masks = jax.random.PRNGKey(2), env.masks
    for _ in range(STEPS):
        key, actions = choose(key, jnp.asarray(masks))
        masks = env.step(np.asarray(actions))[4]["action_mask"]


def by_itself() -> None:
    """Without JAX: the games alone."""
    for _ in range(STEPS):
        env.step(env.sample_actions())


carry = (jax.random.PRNGKey(1), jnp.asarray(first), jnp.asarray(info["action_mask"]))
for way in (by_callback, by_loop, by_itself):
    way()
    start = time.process_time()
    for _ in range(5):
        way()
    used = time.process_time() - start
    print(f"{way.__name__}: {5 * STEPS * GAMES / used:,.0f} steps a CPU second")
