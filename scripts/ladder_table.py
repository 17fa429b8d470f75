#!/usr/bin/env python3
"""Writes the results of scripts/ladder.sh: tables into docs/bots.md, between their markers, and the server's ratings.

python3 scripts/ladder_table.py target/ladder docs/bots.md crates/bots/ratings.csv
"""

import json
import sys
from itertools import pairwise
from pathlib import Path

GAMES = {"splendor": "Splendor", "marvel": "Marvel", "duel": "Duel"}
LADDER = ["level1", "level2", "level3", "level4", "level5", "strongest:300ms"]
BEGIN, END = "<!-- ladder: written by `make ladder` -->", "<!-- end of ladder -->"


def load(folder, game, upper, lower):
    path = folder / f"{game}-{upper}-{lower}.json".replace(":", "_")
    return json.loads(path.read_text())


def row(upper, lower, report, rating):
    bot = report["bots"][0]
    low, high = (f"{100 * end:.1f}" for end in bot["interval"])
    rate = f"{100 * bot['win_rate']:.1f} % ({low} to {high})"
    return f"| {upper} | {lower} | {rate} | {bot['games']} | {rating} | {report['average_turns']:.1f} |"


def ratings(folder, game):
    """Each level's Elo above the lowest, added up from rung to rung."""
    elo = {LADDER[0]: 0.0}
    for lower, upper in pairwise(LADDER):
        one, other = load(folder, game, upper, lower)["bots"]
        elo[upper] = elo[lower] + one["elo"] - other["elo"]
    return elo


def table(folder, game):
    lines = [
        f"### {GAMES[game]}",
        "",
        "| bot | against | win rate (95 % interval) | games | Elo above level1 | turns a game |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    elo = ratings(folder, game)
    for lower, upper in pairwise(LADDER):
        lines.append(row(upper, lower, load(folder, game, upper, lower), f"{elo[upper]:.0f}"))
    for upper, lower in [("strongest:300ms", "greedy"), ("greedy", "random")]:
        lines.append(row(upper, lower, load(folder, game, upper, lower), ""))
    return "\n".join(lines)


def main():
    folder, document, measured = (Path(argument) for argument in sys.argv[1:4])
    before, _, rest = document.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n\n".join(table(folder, game) for game in GAMES)
    document.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}")
    lines = [
        f"{game},{bot.partition(':')[0]},{elo:.0f}" for game in GAMES for bot, elo in ratings(folder, game).items()
    ]
    measured.write_text("\n".join(["game,bot,elo", *lines, ""]))


if __name__ == "__main__":
    main()
