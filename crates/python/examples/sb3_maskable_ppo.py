"""Trains sb3-contrib's MaskablePPO against a bot: the environment by its name, without any glue.

pip install sb3-contrib
python examples/sb3_maskable_ppo.py --steps 50000
"""

from __future__ import annotations

import argparse

import numpy as np
import parure
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--id", default="parure/Splendor-v0")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=200, help="games of the measurement at the end")
    args = parser.parse_args()

    torch.set_num_threads(1)
    env = make_vec_env(args.id, n_envs=8, seed=1, env_kwargs={"opponents": args.opponents})
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=512, seed=1, device="cpu")
    model.learn(args.steps)

    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        return actions

    game = env.get_attr("game")[0]
    print("wins", parure.evaluate(policy, game, args.opponents, args.games))


if __name__ == "__main__":
    main()
