"""Trains Tianshou's DQN against random play in PettingZoo's environment, by Tianshou's own wrapper.

pip install pettingzoo tianshou
python examples/tianshou_dqn.py --epochs 2
"""

from __future__ import annotations

import argparse

import torch
from parure import splendor_v0
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net


def environment() -> PettingZooEnv:
    return PettingZooEnv(splendor_v0.env())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--steps", type=int, default=2000, help="steps of an epoch")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)

    env = environment()
    observations = env.observation_space["observation"]
    net = Net(state_shape=observations.shape, action_shape=env.action_space.n, hidden_sizes=[128])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=env.action_space, observation_space=observations, eps_training=0.1, eps_inference=0.0
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.99, target_update_freq=200)
    opponent = MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, opponent], env=env)
    training, testing = (DummyVectorEnv([environment] * 4) for _ in range(2))
    buffer = VectorReplayBuffer(20_000, 4)
    collector = Collector(both, training, buffer, exploration_noise=True)
    result = both.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=Collector(both, testing),
            max_epochs=args.epochs,
            epoch_num_steps=args.steps,
            collection_step_num_env_steps=200,
            test_step_num_episodes=8,
            batch_size=64,
            update_step_num_gradient_steps_per_sample=0.1,
            multi_agent_return_reduction=lambda returns: returns[:, 0],
        )
    )
    print("trained", result.best_reward)


if __name__ == "__main__":
    main()
