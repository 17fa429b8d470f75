"""Plays the stated benchmark of docs/benchmark.md: every yardstick in every game for two.

    python benches/python_benchmark.py                             # all against level3, 1,000 games each: hours
    python benches/python_benchmark.py --games 100 --policies random level1
    python benches/python_benchmark.py --against greedy --policies random level1

What PPO scores is measured where it learns: `crates/python/examples/ppo.py --measure 1000`.
"""

from __future__ import annotations

import argparse

import parure

POLICIES = ("random", "greedy", "level1", "level2", "level3", "level4", "level5")
GAMES = ("splendor", "marvel", "duel")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--against", default="level3")
    parser.add_argument("--policies", nargs="+", default=POLICIES)
    parser.add_argument("--only", nargs="+", default=GAMES, help="the names of games")
    args = parser.parse_args()
    print(f"| policy | {' | '.join(args.only)} |\n|{' --- |' * (len(args.only) + 1)}")
    for policy in args.policies:
        print(f"| {policy} |", end="", flush=True)
        for game in args.only:
            done = parure.evaluate(policy, game, args.against, args.games, seed=2026)
            low, high = done.interval
            print(f" {done.win_rate:.1%} ({low:.1%} to {high:.1%}) |", end="", flush=True)
        print()


if __name__ == "__main__":
    main()
