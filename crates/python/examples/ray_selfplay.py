"""Spreads self-play over processes, or over the nodes of a Ray cluster, and learns from all of it in one place.

    python examples/ray_selfplay.py                        # two worker processes here
    python examples/ray_selfplay.py --address auto --workers 64   # on a cluster that is running

Every worker is a Ray actor with games of its own, which it plays against itself with the weights it was given. The
learner fits a linear evaluation of positions to the results, hands the new weights out, and measures them against
random play. It is as small as it can be: what matters is how the games are spread. Swap the model for your own.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import parure
import ray


def softmax_choice(scores: np.ndarray, luck: np.random.Generator) -> int:
    weights = np.exp(scores - scores.max())
    return int(luck.choice(len(scores), p=weights / weights.sum()))


def choose(state: parure.State, weights: np.ndarray, luck: np.random.Generator, sharpness: float) -> int:
    """An action by the value of the positions that the legal ones lead to, as the acting seat sees them."""
    seat, actions = state.to_act, state.legal_action_ids()
    # What the seat cannot know is dealt anew before it looks ahead.
    guess = state.resample_from_infostate(seat, seed=int(luck.integers(2**63)))
    after = np.empty((len(actions), state.game.observation_size), np.float32)
    for row, action in zip(after, actions):
        ahead = guess.clone()
        ahead.step(action)
        row[:] = ahead.information_state_tensor(seat)
    return actions[softmax_choice(sharpness * (after @ weights), luck)]


@ray.remote(num_cpus=1)
class Worker:
    """Plays games against itself in a process of its own, on whichever node Ray puts it."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.game = parure.Game(name, players)
        self.luck = np.random.default_rng(seed)

    def play(self, weights: np.ndarray, games: int, sharpness: float) -> tuple[np.ndarray, np.ndarray]:
        """The positions of so many games, each with what it was worth in the end to the seat that saw it."""
        seen, worth = [], []
        for _ in range(games):
            state, seats, begin = self.game.new_state(seed=int(self.luck.integers(2**63))), [], len(seen)
            while not state.is_over and len(seats) < 600:
                seats.append(state.to_act)
                seen.append(state.information_state_tensor())
                state.step(choose(state, weights, self.luck, sharpness))
            rewards = state.rewards()
            worth += [rewards[seat] for seat in seats]
            assert len(worth) == len(seen) == begin + len(seats)
        return np.array(seen, np.float32), np.array(worth, np.float32)

    def measure(self, weights: np.ndarray, games: int) -> list[float]:
        """Results of games against random play, 1 for a victory, 0 for a defeat."""
        results = []
        for number in range(games):
            state, own = self.game.new_state(seed=int(self.luck.integers(2**63))), number % self.game.players
            while not state.is_over:
                ids = state.legal_action_ids()
                mine = state.to_act == own
                state.step(choose(state, weights, self.luck, 50.0) if mine else int(self.luck.choice(ids)))
            results.append((state.rewards()[own] + 1) / 2)
        return results


class Learner:
    """A linear evaluation, fitted to all positions so far by least squares."""

    def __init__(self, size: int) -> None:
        self.products, self.sums = np.eye(size), np.zeros(size)

    def add(self, seen: np.ndarray, worth: np.ndarray) -> None:
        # The memory of older games fades, as they were played by weaker weights.
        self.products = 0.7 * self.products + seen.T @ seen
        self.sums = 0.7 * self.sums + seen.T @ worth

    def weights(self) -> np.ndarray:
        ridge = 1e-2 * np.trace(self.products) / len(self.sums)
        return np.linalg.solve(self.products + ridge * np.eye(len(self.sums)), self.sums).astype(np.float32)


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="splendor", help="the name of a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=30, help="games of each worker in a round")
    parser.add_argument("--address", help="of a Ray cluster; by default one is started here")
    parser.add_argument("--expect", type=float, help="fail unless the last win rate is at least this")
    args = parser.parse_args()

    ray.init(address=args.address, num_cpus=None if args.address else args.workers, include_dashboard=False)
    workers = [Worker.remote(args.game, args.players, seed) for seed in range(args.workers)]
    learner = Learner(parure.Game(args.game, args.players).observation_size)
    weights, start = np.zeros(len(learner.sums), np.float32), time.perf_counter()
    for number in range(1, args.rounds + 1):
        shared = ray.put(weights)
        running, positions = [worker.play.remote(shared, args.games, 8.0) for worker in workers], 0
        while running:
            # Whichever worker is done first is taken in first.
            done, running = ray.wait(running)
            seen, worth = ray.get(done[0])
            learner.add(seen, worth)
            positions += len(seen)
        weights = learner.weights()
        results = sum(ray.get([worker.measure.remote(weights, 20) for worker in workers]), [])
        seconds = time.perf_counter() - start
        print(f"round {number}: {positions:,} positions, {seconds:.0f} s, wins {np.mean(results):.2f} against random")
    ray.shutdown()
    if args.expect is not None and np.mean(results) < args.expect:
        raise SystemExit(f"expected at least {args.expect}")
    return float(np.mean(results))


if __name__ == "__main__":
    main()
