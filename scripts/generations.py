#!/usr/bin/env python3
"""Draws how strong each generation of weights is, from the log that `make tune` writes.

python3 scripts/generations.py tuning/splendor/log.csv tuning/splendor/generations.svg

`score` is that of a generation against an opponent that stays the same, alone among as many of it as there are other
seats. Of the columns of the log, game, generation, players, score and margin are read; logs of several games may stand
in one file.
"""

import csv
import sys
from math import log10
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 360, 56, 44, 16, 150
# Told apart by everybody; games in the order in which the table names them.
PALETTE = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000"]
DASHES = {2: "", 3: "8 4", 4: "2 4"}


def elo(score, players):
    """How far one is above each of the others at its table, by the share of wins that it has."""
    share = min(max(score, 0.001), 0.999)
    return 400 * log10(share * (players - 1) / (1 - share))


def read(path):
    """Of each game and number of players, the Elo of every generation with how far off it may be."""
    lines = {}
    with open(path, newline="") as file:
        for line in csv.DictReader(file):
            if not line["score"]:
                continue
            players, score, margin = int(line["players"]), float(line["score"]), float(line["margin"])
            ends = [elo(score + end, players) for end in (0, -margin, margin)]
            lines.setdefault((line["game"], players), {})[int(line["generation"])] = ends
    return lines


def picture(lines):
    generations = sorted({generation for line in lines.values() for generation in line})
    numbers = [end for line in lines.values() for ends in line.values() for end in ends]
    low, high = 50 * (min(numbers) // 50), 50 * (max(numbers) // 50 + 1)
    colors = dict(zip(dict.fromkeys(game for game, _ in lines), PALETTE, strict=False))
    step = (WIDTH - LEFT - RIGHT) / max(len(generations) - 1, 1)

    def x(generation):
        return LEFT + generations.index(generation) * step

    def y(number):
        return TOP + (high - number) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        "<title>Elo of each generation above the fixed opponent</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for number in range(int(low), int(high) + 1, 50):
        parts.append(f'<path d="M{LEFT} {y(number):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        signed = f"{number:+d}" if number else "0"
        parts.append(f'<text x="{LEFT - 8}" y="{y(number) + 4:.1f}" text-anchor="end">{signed}</text>')
    for generation in generations:
        parts.append(f'<text x="{x(generation):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{generation}</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 6}">generation</text><text x="8" y="{HEIGHT - 24}">Elo</text>')
    for nth, ((game, players), line) in enumerate(sorted(lines.items(), reverse=True)):
        style = f'stroke="{colors[game]}" stroke-dasharray="{DASHES[players]}" fill="none"'
        # Beside each other, so that the intervals of one generation can be told apart.
        shift = 3 * (nth - len(lines) / 2)
        points = [(x(generation) + shift, ends) for generation, ends in sorted(line.items())]
        way = " ".join(f"{at:.1f},{y(ends[0]):.1f}" for at, ends in points)
        parts.append(f'<polyline points="{way}" stroke-width="2" {style}/>')
        for at, (_, worst, best) in points:
            parts.append(f'<path d="M{at:.1f} {y(worst):.1f}V{y(best):.1f}" {style}/>')
        key = TOP + 12 + 20 * nth
        parts.append(f'<path d="M{WIDTH - RIGHT + 14} {key}h34" stroke-width="2" {style}/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 54}" y="{key + 4}">{game.capitalize()}, {players}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main():
    table, drawing = (Path(argument) for argument in sys.argv[1:3])
    drawing.write_text(picture(read(table)))


if __name__ == "__main__":
    main()
