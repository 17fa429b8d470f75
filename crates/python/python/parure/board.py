"""A table in words and pictures, with the price of every card: what `parure.render` shows.

>>> import parure.board
>>> print(parure.board.text(parure.Game("splendor").new_state(seed=1), 0).splitlines()[0])
splendor, round 1, seat 0 to act
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Literal

import numpy as np

from parure._parure import State

Observer = int | Literal["spectator", "referee"]

#: The colours of each game, in the order of `docs/encoding.md`, the joker last.
COLORS = {
    "splendor": ("white", "blue", "green", "red", "black", "gold"),
    "marvel": ("yellow", "blue", "orange", "red", "purple", "green", "shield"),
    "duel": ("white", "blue", "green", "red", "black", "pearl", "gold"),
}
#: How many numbers of a card's cost there are in an observation.
COSTS = {"splendor": 5, "marvel": 5, "duel": 6}
LETTERS = {
    "white": "w", "blue": "u", "green": "g", "red": "r", "black": "k", "gold": "*", "yellow": "y", "orange": "o",
    "purple": "p", "shield": "*", "pearl": "e",
}  # fmt: skip
FONTS = "DejaVu Sans, Arial, Helvetica, sans-serif"
#: The strokes of the digits, on a grid of 4 by 6.
DIGITS = (
    ((0, 0), (4, 0), (4, 6), (0, 6), (0, 0)),
    ((1, 1), (2, 0), (2, 6)),
    ((0, 1), (0, 0), (4, 0), (4, 3), (0, 3), (0, 6), (4, 6)),
    ((0, 0), (4, 0), (4, 3), (1, 3), (4, 3), (4, 6), (0, 6)),
    ((0, 0), (0, 3), (4, 3), (4, 0), (4, 6)),
    ((4, 0), (0, 0), (0, 3), (4, 3), (4, 6), (0, 6)),
    ((4, 0), (0, 0), (0, 6), (4, 6), (4, 3), (0, 3)),
    ((0, 0), (4, 0), (2, 6)),
    ((0, 3), (0, 0), (4, 0), (4, 6), (0, 6), (0, 3), (4, 3)),
    ((4, 3), (0, 3), (0, 0), (4, 0), (4, 6), (0, 6)),
)
INKS = {
    "white": "#f1ece0", "blue": "#3c6fd1", "green": "#2f9e62", "red": "#d0453f", "black": "#3b3a40", "gold": "#e0b13d",
    "yellow": "#e8c546", "orange": "#e08a3a", "purple": "#8a5bc4", "shield": "#9aa3ad", "pearl": "#e9b8cf",
}  # fmt: skip


@dataclass(frozen=True)
class Card:
    """A card that lies where the observer sees its face."""

    name: str
    points: int
    bonus: str | None
    cost: dict[str, int]


def _cards(state: State, part: str, names: list[str | None], seat: int) -> list[Card | None]:
    """The cards of a part of an observation, whose numbers tell what stands on them."""
    name = state.game.name
    colors, costs = COLORS[name], COSTS[name]
    block = state.observation(seat)[state.game.observation_layout[part]]
    width = 22 if name == "duel" else 16
    cards: list[Card | None] = []
    for row, card in zip(block.reshape(-1, width), names):
        if card is None:
            cards.append(None)
            continue
        bonus = np.flatnonzero(row[costs : costs + 5])
        points = row[costs + 6] if name == "duel" else row[costs + 5]
        cost = {color: int(count) for color, count in zip(colors, row[:costs]) if count}
        cards.append(Card(card, int(points), colors[bonus[0]] if len(bonus) else None, cost))
    return cards


def _market(state: State, view: dict[str, Any], seat: int) -> dict[str, list[Card | None]]:
    """The face-up cards of each level."""
    market, part = view["market"], "pyramid" if state.game.name == "duel" else "market"
    widths = [5, 4, 3] if state.game.name == "duel" else [4, 4, 4]
    rows: dict[str, list[Card | None]] = {}
    names = [(market[str(level)] + [None] * width)[:width] for level, width in zip((1, 2, 3), widths)]
    cards = iter(_cards(state, part, [name for row in names for name in row], seat))
    for level, row in zip(("1", "2", "3"), names):
        rows[level] = [next(cards) for _ in row]
    if "market_wide" in state.game.observation_layout:
        wide = [(market[level][4:] + [None] * 4)[:4] for level in ("1", "2", "3")]
        cards = iter(_cards(state, "market_wide", [name for row in wide for name in row], seat))
        for level in ("1", "2", "3"):
            rows[level] += [card for card in (next(cards) for _ in range(4)) if card is not None]
    return rows


def _tokens(counts: dict[str, int]) -> str:
    return "".join(f"{count}{LETTERS[color]}" for color, count in counts.items()) or "-"


def _heading(state: State, view: dict[str, Any]) -> str:
    turn = "over" if state.is_over else f"seat {state.to_act} to act"
    return f"{state.game.name}, round {view['round']}, {turn}"


def text(state: State, observer: Observer) -> str:
    """The table as text: cards as `id points bonus <- price`, tokens as `2w1u`."""
    view, seat = state.view(observer), observer if isinstance(observer, int) else 0
    lines = [_heading(state, view)]
    if "board" in view:
        lines += ["  " + " ".join(LETTERS[token] if token else "." for token in row) for row in view["board"]]
    else:
        lines.append(f"bank {_tokens(view['bank'])}   tiles {' '.join(view['tiles']) or '-'}")
    for level, cards in reversed(_market(state, view, seat).items()):
        cells = []
        for card in cards:
            if card is not None:
                bonus = LETTERS[card.bonus] if card.bonus else "?"
                cells.append(f"{card.name} {card.points}{bonus} <- {_tokens(card.cost)}".ljust(22))
        lines.append(f"{level} ({view['decks'][level]:>2})  " + " ".join(cells).rstrip())
    for number, player in enumerate(view["players"]):
        mark = ">" if number == state.to_act else " "
        reserved = " ".join(held.get("card") or f"level {held['level']}" for held in player["reserved"])
        lines.append(
            f"{mark} seat {number}: {player['points']:>2} points, tokens {_tokens(player['tokens'])}, "
            f"bonuses {_tokens(player['bonuses'])}, reserved {reserved or '-'}"
        )
    return "\n".join(lines)


def _words(x: float, y: float, words: str, size: int = 14, fill: str = "#efe9dc", anchor: str = "start") -> str:
    style = f'font-family="{FONTS}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{x}" y="{y}" {style}>{escape(words)}</text>'


def _number(x: float, y: float, number: int, height: float, ink: str) -> str:
    """A number around a place, drawn in strokes: it looks the same with any fonts, and without."""
    step, digits = height / 6, str(number)
    left = x - (6 * len(digits) - 2) * step / 2
    strokes = []
    for place, digit in enumerate(digits):
        corner = left + 6 * step * place
        points = " ".join(f"{corner + dx * step:.1f},{y + (dy - 3) * step:.1f}" for dx, dy in DIGITS[int(digit)])
        strokes.append(f'<polyline points="{points}"/>')
    width = max(1.4, height / 7)
    joined = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<g fill="none" stroke="{ink}" stroke-width="{width:.1f}" {joined}>{"".join(strokes)}</g>'


def _chip(x: float, y: float, color: str, count: int | None, radius: int = 11) -> str:
    dark = color in ("black", "blue", "red", "green", "purple")
    circle = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{INKS[color]}" stroke="#14110f"/>'
    return circle if count is None else circle + _number(x, y, count, radius, "#ffffff" if dark else "#14110f")


def _chips(x: float, y: float, counts: dict[str, int]) -> str:
    return "".join(_chip(x + 26 * place, y, color, count) for place, (color, count) in enumerate(counts.items()))


def _svg_card(x: float, y: float, card: Card | None) -> str:
    if card is None:
        return f'<rect x="{x}" y="{y}" width="104" height="132" rx="8" fill="none" stroke="#5a4f45"/>'
    band = INKS[card.bonus] if card.bonus else "#b9b1a4"
    parts = [f'<rect x="{x}" y="{y}" width="104" height="132" rx="8" fill="#2c2622" stroke="{band}" stroke-width="3"/>']
    parts.append(f'<rect x="{x}" y="{y}" width="104" height="34" rx="8" fill="{band}"/>')
    if card.points:
        parts.append(_number(x + 18, y + 17, card.points, 18, "#14110f" if card.bonus != "black" else "#ffffff"))
    parts.append(_words(x + 98, y + 22, card.name, 11, "#14110f" if card.bonus != "black" else "#ffffff", "end"))
    for place, (color, count) in enumerate(card.cost.items()):
        parts.append(_chip(x + 18 + 26 * (place % 3), y + 116 - 26 * (place // 3), color, count))
    return "".join(parts)


def svg(state: State, observer: Observer) -> str:
    """The table as a picture in SVG: 800 by 720, wider where more than four cards of a level lie face up."""
    view, seat = state.view(observer), observer if isinstance(observer, int) else 0
    parts = [_words(20, 34, _heading(state, view), 20)]
    market = _market(state, view, seat)
    # What stands beside the cards moves to the right with them.
    more = 114 * max(0, max(map(len, market.values())) - 5)
    for place, (level, cards) in enumerate(reversed(market.items())):
        top = 52 + 146 * place
        parts.append(_words(20, top + 72, f"{'I' * int(level)} ({view['decks'][level]})", 16))
        parts += [_svg_card(80 + 114 * column, top, card) for column, card in enumerate(cards)]
    if "board" in view:
        for row, tokens in enumerate(view["board"]):
            for column, token in enumerate(tokens):
                if token:
                    parts.append(_chip(668 + more + 26 * column, 80 + 26 * row, token, None))
    else:
        for place, color in enumerate(COLORS[state.game.name]):
            parts.append(_chip(720 + more, 80 + 34 * place, color, view["bank"].get(color, 0), 15))
        parts += [_words(696 + more, 340 + 20 * place, tile) for place, tile in enumerate(view["tiles"])]
    for number, player in enumerate(view["players"]):
        left, top = 20 + 390 * (number % 2), 506 + 104 * (number // 2)
        edge = "#e0b13d" if number == state.to_act else "#5a4f45"
        parts.append(f'<rect x="{left}" y="{top}" width="370" height="94" rx="8" fill="#221d1a" stroke="{edge}"/>')
        parts.append(_number(left + 24, top + 20, player["points"], 18, "#efe9dc"))
        parts.append(_words(left + 52, top + 26, f"seat {number}", 16))
        parts.append(_words(left + 358, top + 24, f"{len(player['reserved'])} reserved", 13, anchor="end"))
        parts.append(_chips(left + 24, top + 46, player["tokens"]))
        parts.append(_words(left + 12, top + 80, "bonuses", 12) + _chips(left + 80, top + 76, player["bonuses"]))
    body = "".join(parts)
    size = f'width="{800 + more}" height="720"'
    ground = f'<rect {size} fill="#191512"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{body}</svg>'
