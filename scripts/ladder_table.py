#!/usr/bin/env python3
"""Writes the results of scripts/ladder.sh as tables between the markers of docs/bots.md.

    python3 scripts/ladder_table.py target/ladder docs/bots.md
"""
import json
import sys
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


def table(folder, game):
    lines = [
        f"### {GAMES[game]}",
        "",
        "| bot | against | win rate (95 % interval) | games | Elo above level1 | turns a game |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    elo = 0.0
    for lower, upper in zip(LADDER, LADDER[1:]):
        report = load(folder, game, upper, lower)
        elo += report["bots"][0]["elo"] - report["bots"][1]["elo"]
        lines.append(row(upper, lower, report, f"{elo:.0f}"))
    for upper, lower in [("strongest:300ms", "greedy"), ("greedy", "random")]:
        lines.append(row(upper, lower, load(folder, game, upper, lower), ""))
    return "\n".join(lines)


def main():
    folder, document = Path(sys.argv[1]), Path(sys.argv[2])
    before, _, rest = document.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n\n".join(table(folder, game) for game in GAMES)
    document.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}")


if __name__ == "__main__":
    main()
