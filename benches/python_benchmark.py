"""Plays the stated benchmark of docs/benchmark.md: every yardstick against level 3, in every game for two.

python benches/python_benchmark.py [--games 100]
"""

from __future__ import annotations

import argparse

import parure

POLICIES = ("random", "greedy", "level1", "level2", "level3", "level4")
GAMES = ("splendor", "marvel", "duel")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    print("| policy | splendor | marvel | duel |\n| --- | --- | --- | --- |")
    for policy in POLICIES:
        cells = []
        for game in GAMES:
            done = parure.evaluate(policy, game, "level3", games, seed=2026)
            low, high = done.interval
            cells.append(f"{done.win_rate:.1%} ({low:.1%} to {high:.1%})")
        print(f"| {policy} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
