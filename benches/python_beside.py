"""Measures `VectorEnv` beside that of another build of the package, in turns.

    python benches/python_beside.py OTHER_PYTHON [--rounds 11] [--seconds 0.3] [--only duel,1024,float32]

`OTHER_PYTHON` is the interpreter of an environment in which the other build is installed. For each configuration both
builds hold their games in a process of their own and step them by turns, and the middle of the ratios of steps a second
of CPU time is printed: this build's divided by the other's, so that more than 1 is faster. Whatever else the machine
does falls on both.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

Configuration = tuple[str, int, str, str | None]


def work() -> None:
    """Answers each line, the settings of an environment or the seconds to step it for, with steps a CPU second."""
    import parure

    env = None
    for line in sys.stdin:
        task = json.loads(line)
        if isinstance(task, dict):
            env = None
            env = parure.VectorEnv(parure.Game(task.pop("game")), task.pop("num_envs"), 1, **task)
            task = 0.1
        assert env is not None
        start, count, used = time.process_time(), 0, 0.0
        while used < task:
            for _ in range(8):
                env.step(env.sample_actions())
            count, used = count + 8, time.process_time() - start
        print(count * len(env) / used, flush=True)


class Build:
    """A build of the package, at work in a process of its own."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, __file__, "--work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def rate(self, task: dict[str, Any] | float) -> float:
        """Sets an environment up, or steps it for so many seconds."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(task), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def configurations(only: list[str]) -> Iterator[Configuration]:
    """What is compared: game, number of games, form of the numbers, opponents."""
    games, sizes = ("splendor", "marvel", "duel"), (1024, 64)
    for chosen in itertools.product(games, sizes, ("uint8", "float32"), (None, "random")):
        if set(only) <= {str(part) for part in chosen}:
            yield chosen


def main() -> None:
    if sys.argv[1:] == ["--work"]:
        return work()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", help="the interpreter that has the other build")
    parser.add_argument("--rounds", type=int, default=11, help="turns of each build")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a turn")
    parser.add_argument("--only", default="", help="parts of a configuration, as duel,1024,float32,random")
    choice = parser.parse_args()
    other, own, same = Build(choice.other), Build(sys.executable), Build(sys.executable)
    print("| game | games | `dtype` | opponent inside | `copy=False` | `copy=True` |")
    print("| --- | ---: | --- | --- | ---: | ---: |")
    for game, num_envs, dtype, opponents in configurations([part for part in choice.only.split(",") if part]):
        settings = {"game": game, "num_envs": num_envs, "dtype": dtype, "opponents": opponents}
        other.rate(settings)
        own.rate({**settings, "copy": True})
        same.rate({**settings, "copy": False})
        ratios: dict[Build, list[float]] = {own: [], same: []}
        for turn in range(choice.rounds):
            # Whoever comes first finds the caches of somebody else, so they take turns in that, too.
            order = [same, other, own] if turn % 2 else [own, other, same]
            rates = {build: build.rate(choice.seconds) for build in order}
            for build, so_far in ratios.items():
                so_far.append(rates[build] / rates[other])
        cells = " | ".join(f"{statistics.median(ratios[build]):.2f}" for build in (same, own))
        print(f"| {game} | {num_envs:,} | {dtype} | {opponents or ''} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
