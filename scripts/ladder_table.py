#!/usr/bin/env python3
"""Writes the results of scripts/ladder.sh: tables into docs/bots.md, between their markers, and the server's ratings.

python3 scripts/ladder_table.py target/ladder docs/bots.md crates/bots/ratings.csv

Tables at which not every bot has played yet are left out.
"""

import json
import sys
from pathlib import Path

GAMES = {"splendor": ("Splendor", [2, 3, 4]), "marvel": ("Marvel", [2, 3, 4]), "duel": ("Duel", [2])}
TABLES = [(game, players) for game, (_, sizes) in GAMES.items() for players in sizes]
LEVELS = ["level1", "level2", "level3", "level4", "level5", "strongest:3000it"]
# The greedy bot never changes, so the scale stays where it is.
ANCHOR, AT = "greedy", 1000
RUNGS = [(ANCHOR, "random"), (LEVELS[0], ANCHOR), *zip(LEVELS[1:], LEVELS, strict=False)]
BEGIN, END = "<!-- ladder: written by `make ladder` -->", "<!-- end of ladder -->"


def report_file(folder, table, upper, lower):
    game, players = table
    return folder / f"{game}-{players}-{upper}-{lower}.json".replace(":", "_")


def load(folder, table, upper, lower):
    return json.loads(report_file(folder, table, upper, lower).read_text())


def measured_tables(folder):
    return [table for table in TABLES if all(report_file(folder, table, *rung).exists() for rung in RUNGS)]


def ratings(folder, table):
    """The Elo of each bot, from rung to rung beginning with the anchor."""
    elo = {ANCHOR: AT}
    for upper, lower in RUNGS:
        one, other = (bot["elo"] for bot in load(folder, table, upper, lower)["bots"])
        if lower in elo:
            elo[upper] = elo[lower] + one - other
        else:
            elo[lower] = elo[upper] + other - one
    return elo


def row(cells):
    return f"| {' | '.join(cells)} |"


def scale(rated):
    """One table of all ratings."""
    lines = [row(["rating", *(f"{GAMES[game][0]}, {players}" for game, players in rated)])]
    lines.append(row(["---", *("---:" for _ in rated)]))
    first = next(iter(rated.values()))
    lines += [row([bot, *(f"{elo[bot]:.0f}" for elo in rated.values())]) for bot in sorted(first, key=first.get)]
    return "\n".join(lines)


def rungs(folder, game, sizes):
    """How each bot did against the one below it, by the number of players."""
    name = GAMES[game][0]
    lines = [f"### {name}", "", row(["bot", "against", "players", "won (95 % interval)", "games", "turns a game"])]
    lines.append(row(["---", "---", "---:", "---:", "---:", "---:"]))
    for upper, lower in RUNGS:
        for players in sizes:
            report = load(folder, (game, players), upper, lower)
            bot = report["bots"][0]
            low, high = (f"{100 * end:.1f}" for end in bot["interval"])
            rate = f"{100 * bot['win_rate']:.1f} % ({low} to {high})"
            cells = [upper, lower, str(players), rate, str(report["played"]), f"{report['average_turns']:.1f}"]
            lines.append(row(cells))
    return "\n".join(lines)


def main():
    folder, document, measured = (Path(argument) for argument in sys.argv[1:4])
    before, _, rest = document.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    rated = {table: ratings(folder, table) for table in measured_tables(folder)}
    if not rated:
        sys.exit(f"{folder}: no table has been played to its end yet")
    sizes = {game: [players for known, players in rated if known == game] for game in GAMES}
    tables = "\n\n".join([scale(rated), *(rungs(folder, game, sizes[game]) for game in GAMES if sizes[game])])
    document.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}")
    lines = [
        f"{game},{players},{bot.partition(':')[0]},{elo:.0f}"
        for (game, players), bots in rated.items()
        for bot, elo in bots.items()
    ]
    measured.write_text("\n".join(["game,players,bot,elo", *lines, ""]))


if __name__ == "__main__":
    main()
