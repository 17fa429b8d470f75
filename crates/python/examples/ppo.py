"""Trains a small masked PPO against random play on one machine, with PyTorch.

    python examples/ppo.py                      # Splendor for two, about a minute
    python examples/ppo.py --game duel --iterations 60
    python examples/ppo.py --opponents greedy   # a harder teacher
    python examples/ppo.py --measure 1000       # and the figures that docs/benchmark.md asks for

The environment steps all games in Rust, straight into arrays that PyTorch shares; the opponents are played there too.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import parure
import torch
from torch import nn


class Agent(nn.Module):
    """One body, a head for the logits of all actions and one for the value of the position."""

    def __init__(self, game: parure.Game, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(game.observation_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, game.num_actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(
        self, observations: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(observations)
        # Illegal actions have no share at all.
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Rollout:
    """What happened in so many steps of all games."""

    def __init__(self, env: parure.VectorEnv, steps: int) -> None:
        shape = (steps, env.num_envs)
        self.observations = torch.empty(*shape, env.game.observation_size)
        self.masks = torch.empty(*shape, env.game.num_actions, dtype=torch.bool)
        self.actions = torch.empty(shape, dtype=torch.int64)
        self.logprobs, self.rewards, self.values = torch.empty(shape), torch.empty(shape), torch.empty(shape)
        self.done = torch.empty(shape)

    @torch.no_grad()
    def fill(self, env: parure.VectorEnv, agent: Agent) -> torch.Tensor:
        """Plays all steps and returns the values of the positions after them."""
        observations, masks = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
        for step in range(len(self.actions)):
            # The arrays are written over by the next step, so these are copies.
            self.observations[step], self.masks[step] = observations, masks.bool()
            choice, self.values[step] = agent(self.observations[step], self.masks[step])
            self.actions[step] = choice.sample()
            self.logprobs[step] = choice.log_prob(self.actions[step])
            _, rewards, terminated, truncated, _ = env.step(self.actions[step].numpy())
            self.rewards[step] = torch.from_numpy(rewards)
            self.done[step] = torch.from_numpy(terminated | truncated)
        return agent(observations, masks.bool())[1]

    def advantages(self, last: torch.Tensor, discount: float, trace: float) -> torch.Tensor:
        """How much better each action did than was expected (GAE)."""
        advantages, following, value = torch.empty_like(self.rewards), torch.zeros_like(last), last
        for step in reversed(range(len(self.rewards))):
            goes_on = 1 - self.done[step]
            surprise = self.rewards[step] + discount * value * goes_on - self.values[step]
            following = surprise + discount * trace * goes_on * following
            advantages[step], value = following, self.values[step]
        return advantages


def learn(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, last: torch.Tensor, args) -> None:
    """A few passes over a rollout."""
    advantages = rollout.advantages(last, args.discount, args.trace).flatten()
    targets = advantages + rollout.values.flatten()
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, logprobs = rollout.actions.flatten(), rollout.logprobs.flatten()
    for _ in range(args.epochs):
        for batch in torch.randperm(len(actions)).split(args.batch):
            choice, values = agent(observations[batch], masks[batch])
            ratio = (choice.log_prob(actions[batch]) - logprobs[batch]).exp()
            gain = advantages[batch]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy_loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            value_loss = (values - targets[batch]).square().mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_rate(agent: Agent, game: parure.Game, opponents: str, games: int, seed: int) -> float:
    """The share of victories over so many finished games, shared ones counting half; the agent samples."""
    env = parure.VectorEnv(game, min(games, 256), seed, opponents=opponents, copy=False)
    results: list[float] = []
    while len(results) < games:
        choice, _ = agent(torch.from_numpy(env.observations), torch.from_numpy(env.masks).bool())
        _, rewards, terminated, truncated, _ = env.step(choice.sample().numpy())
        results += ((rewards + 1) / 2)[terminated | truncated].tolist()
    return float(np.mean(results))


def policy(agent: Agent) -> parure.policy.BatchPolicy:
    """The likeliest action of each position, as `parure.evaluate` asks for it."""

    @torch.no_grad()
    def choose(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return agent(torch.from_numpy(observations), torch.from_numpy(masks).bool())[0].logits.argmax(-1).numpy()

    return choose


def train(args: argparse.Namespace) -> Agent:
    """An agent that has learned for so many iterations."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    game = parure.Game(args.game, args.players)
    env = parure.VectorEnv(game, args.envs, args.seed, opponents=args.opponents, threads=args.threads, copy=False)
    agent = Agent(game, args.width)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.rate)
    rollout = Rollout(env, args.steps)
    print(f"before: wins {win_rate(agent, game, args.opponents, 256, 99):.2f} against {args.opponents}")
    start = time.perf_counter()
    for iteration in range(1, args.iterations + 1):
        last = rollout.fill(env, agent)
        learn(agent, optimizer, rollout, last, args)
        if iteration % 5 == 0 or iteration == args.iterations:
            rate, seconds = win_rate(agent, game, args.opponents, 256, iteration), time.perf_counter() - start
            print(f"{iteration * args.envs * args.steps:>9,} steps, {seconds:5.0f} s: wins {rate:.2f}", flush=True)
    return agent


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="splendor", help="the name of a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="`random` or the name of a bot")
    parser.add_argument("--iterations", type=int, default=25)
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--discount", type=float, default=0.99)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--expect", type=float, help="fail unless the last win rate is at least this")
    parser.add_argument("--measure", type=int, metavar="GAMES", help="play so many games of the benchmark at the end")
    args = parser.parse_args()

    agent, game = train(args), parure.Game(args.game, args.players)
    final = win_rate(agent, game, args.opponents, 1000, 7)
    print(f"after: wins {final:.3f} of 1,000 games against {args.opponents}")
    for bot in ("greedy", "level3") if args.measure else ():
        print(f"against {bot}: {parure.evaluate(policy(agent), game, bot, args.measure, seed=2026)}", flush=True)
    if args.expect is not None and final < args.expect:
        raise SystemExit(f"expected at least {args.expect}")
    return final


if __name__ == "__main__":
    main()
