"""The names under which Gymnasium makes the environments.

    gymnasium.make("parure/Splendor-v0", players=3, opponents="level2")
    gymnasium.make_vec("parure/Duel-v0", num_envs=64)

They are known once `parure` is imported, or by `gymnasium.make("parure:parure/Splendor-v0")`, which imports it.
"""

from __future__ import annotations

from parure._parure import GAMES

IDS = {f"parure/{game.capitalize()}-v0": game for game in GAMES}


def register_all() -> None:
    """Tells Gymnasium the names; more than once does no harm."""
    from gymnasium.envs.registration import register, registry

    for name, game in IDS.items():
        if name not in registry:
            register(
                name,
                entry_point="parure.gymnasium_env:make",
                vector_entry_point="parure.vector_env:make",
                kwargs={"game": game},
            )
