"""PPO in the style of CleanRL: one file, Gymnasium's own vector interface, the mask from the infos.

python examples/cleanrl_ppo.py --total-timesteps 200000
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
import parure
import torch
from torch import nn
from torch.distributions import Categorical


class Agent(nn.Module):
    def __init__(self, envs: gymnasium.vector.VectorEnv) -> None:
        super().__init__()
        size = int(np.prod(envs.single_observation_space.shape))
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.actor, self.critic = nn.Linear(128, int(envs.single_action_space.n)), nn.Linear(128, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(observations)
        logits = self.actor(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(-1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env-id", default="parure/Splendor-v0")
    parser.add_argument("--total-timesteps", type=int, default=200_000)
    parser.add_argument("--num-envs", type=int, default=64)
    parser.add_argument("--num-steps", type=int, default=64)
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)

    envs = gymnasium.make_vec(args.env_id, num_envs=args.num_envs)
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    agent = Agent(envs)
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
    shape = (args.num_steps, args.num_envs)
    obs = torch.zeros(shape + envs.single_observation_space.shape)
    masks = torch.zeros((*shape, int(envs.single_action_space.n)), dtype=torch.bool)
    actions = torch.zeros(shape, dtype=torch.int64)
    logprobs, rewards, dones, values = (torch.zeros(shape) for _ in range(4))
    next_obs, info = envs.reset(seed=1)
    for iteration in range(args.total_timesteps // (args.num_steps * args.num_envs)):
        for step in range(args.num_steps):
            obs[step], masks[step] = torch.from_numpy(next_obs), torch.from_numpy(info["action_mask"]).bool()
            with torch.no_grad():
                policy, values[step] = agent(obs[step], masks[step])
            actions[step] = policy.sample()
            logprobs[step] = policy.log_prob(actions[step])
            next_obs, reward, terminations, truncations, info = envs.step(actions[step].numpy())
            rewards[step] = torch.from_numpy(reward)
            dones[step] = torch.from_numpy(terminations | truncations).float()
        with torch.no_grad():
            next_mask = torch.from_numpy(info["action_mask"]).bool()
            next_value, last = agent(torch.from_numpy(next_obs), next_mask)[1], torch.zeros(args.num_envs)
            advantages = torch.zeros(shape)
            for step in reversed(range(args.num_steps)):
                going = 1 - dones[step]
                last = rewards[step] + 0.99 * next_value * going - values[step] + 0.99 * 0.95 * going * last
                advantages[step], next_value = last, values[step]
            returns = advantages + values
        flat = [part.flatten(0, 1) for part in (obs, masks, actions, logprobs, advantages, returns)]
        for _ in range(3):
            for batch in torch.randperm(len(flat[2])).split(1024):
                b_obs, b_masks, b_actions, b_logprobs, b_adv, b_returns = (part[batch] for part in flat)
                policy, value = agent(b_obs, b_masks)
                ratio = (policy.log_prob(b_actions) - b_logprobs).exp()
                b_adv = (b_adv - b_adv.mean()) / (b_adv.std() + 1e-8)
                loss = -torch.min(ratio * b_adv, ratio.clamp(0.8, 1.2) * b_adv).mean()
                loss = loss + 0.5 * (value - b_returns).square().mean() - 0.01 * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        if iteration % 5 == 0 and envs.return_queue:
            print(f"iteration {iteration}: mean return {np.mean(envs.return_queue):+.2f}", flush=True)

    @torch.no_grad()
    def choose(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return agent(torch.from_numpy(observations), torch.from_numpy(masks).bool())[0].probs.argmax(-1).numpy()

    print("wins", parure.evaluate(choose, envs.unwrapped.game, "random", args.games))


if __name__ == "__main__":
    main()
