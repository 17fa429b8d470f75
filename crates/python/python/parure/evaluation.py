"""How well policies play, measured so that it can be compared.

>>> import parure
>>> result = parure.evaluate("greedy", game="splendor", against="random", games=20, seed=1)
>>> result.games, result.win_rate > 0.8
(20, True)
>>> low, high = result.interval
>>> low < result.win_rate <= high
True
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parure._parure import Game, ParureError, State, elo, interval
from parure.limits import MAX_STEPS
from parure.policy import Player, Policy, several

#: How many games are under way at once, so that a function is asked about many positions at a time.
AT_ONCE = 256


@dataclass(frozen=True)
class Evaluation:
    """How a policy did against others."""

    #: The mean share of the win: 1 for a victory, shared by those who share it; a game broken off is shared by all.
    win_rate: float
    #: The 95 % interval of it: Wilson's; the games of one deal count as one observation.
    interval: tuple[float, float]
    #: How many games were played.
    games: int
    #: How many of them were broken off.
    truncated: int
    #: The mean number of steps of a game, of all seats.
    steps: float
    #: The share of the win by the policy's seat.
    by_seat: tuple[float, ...]

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.win_rate:.1%} ({low:.1%} to {high:.1%}) of {self.games} games"


@dataclass(frozen=True)
class League:
    """What many policies scored against each other."""

    #: The Elo of each, around a mean of 0.
    elo: dict[str, float]
    #: How each did against each other one.
    pairings: dict[tuple[str, str], Evaluation]

    def table(self) -> str:
        """The standings as a Markdown table, the best first."""
        rows = [f"| {name} | {rating:+.0f} |" for name, rating in sorted(self.elo.items(), key=lambda item: -item[1])]
        return "\n".join(["| policy | Elo |", "| --- | ---: |", *rows])


@dataclass
class _Table:
    """A game that is under way."""

    deal: int
    seating: tuple[int, ...]
    state: State
    steps: int = 0

    @property
    def who(self) -> int | None:
        """The place in the roster of whoever is to act."""
        seat = self.state.to_act
        return None if seat is None else self.seating[seat]


def evaluate(
    policy: Policy,
    game: Game | str = "splendor",
    against: Policy | Sequence[Policy] = "level3",
    games: int = 200,
    *,
    players: int = 2,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    max_steps: int = MAX_STEPS,
) -> Evaluation:
    """Lets a policy play against others and says what share of the games it wins, with a 95 % interval.

    Policies are bots' names, functions of observations and masks, or have a `choose(state)` (see `parure.policy`).
    `against` is one for all other seats, or a list with one for each of them, in the order of play behind the policy.

    Deals are duplicate: each is played once with the policy in every seat, and every deck turns up the same cards in
    the same order, so that most luck cancels. `games` is rounded up to whole deals. The seed decides the deals and the
    bots' luck; the same call gives the same games, as long as the policy repeats itself.
    """
    table = game if isinstance(game, Game) else Game(game, players, options)
    others = several(against)
    if not isinstance(against, (list, tuple)):
        others *= table.players - 1
    if len(others) != table.players - 1:
        raise ParureError(f"against is one policy, or one for each of the other {table.players - 1} seats")
    if games < 1:
        raise ParureError(f"games is at least 1, not {games}")
    roster = [Player(who, _seed(seed, place)) for place, who in enumerate([policy, *others])]
    seats = range(table.players)
    seatings = [tuple((seat - first) % table.players for seat in seats) for first in seats]
    deals = -(-games // len(seatings))
    waiting = itertools.product(range(deals), seatings)
    played = list(_play(table, roster, waiting, seed, max_steps))
    by_deal = [0.0] * deals
    by_seat = [0.0] * table.players
    for at, shares in played:
        seat = at.seating.index(0)
        by_deal[at.deal] += shares[seat]
        by_seat[seat] += shares[seat]
    return Evaluation(
        win_rate=sum(by_deal) / len(played),
        interval=interval([(len(seatings), score) for score in by_deal]),
        games=len(played),
        truncated=sum(not at.state.is_over for at, _ in played),
        steps=sum(at.steps for at, _ in played) / len(played),
        by_seat=tuple(score / deals for score in by_seat),
    )


def league(
    policies: Mapping[str, Policy],
    game: Game | str = "splendor",
    games: int = 100,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    max_steps: int = MAX_STEPS,
) -> League:
    """Lets every two policies play `games` games for two against each other, and rates all of them by Elo.

    The ratings make the results likeliest, with one drawn game added to each pairing, so that who always wins has one
    too.

    >>> standing = parure.league({"random": "random", "greedy": "greedy", "level1": "level1"}, games=8)
    >>> standing.elo["greedy"] > standing.elo["random"]
    True
    """
    if len(policies) < 2:
        raise ParureError("a league has at least two policies")
    names = list(policies)
    pairings, results = {}, []
    for one, other in itertools.combinations(range(len(names)), 2):
        done = evaluate(
            policies[names[one]],
            game,
            policies[names[other]],
            games,
            options=options,
            seed=seed,
            max_steps=max_steps,
        )
        pairings[names[one], names[other]] = done
        # Only the sum of the shares counts for a rating.
        results += [[(one, done.win_rate), (other, 1 - done.win_rate)]] * done.games
    return League(dict(zip(names, elo(len(names), results))), pairings)


def _seed(seed: int, place: int) -> int:
    return (seed * 0x9E3779B97F4A7C15 + place + 1) % 2**64


def _play(
    game: Game, roster: list[Player], waiting: Iterable[tuple[int, tuple[int, ...]]], seed: int, max_steps: int
) -> Iterable[tuple[_Table, list[float]]]:
    """Plays all games, many at once, and gives each with everybody's share of the win."""
    rest = iter(waiting)
    running: list[_Table] = []
    while True:
        for deal, seating in itertools.islice(rest, AT_ONCE - len(running)):
            running.append(_Table(deal, seating, game.new_state(deal=(seed + deal) % 2**64)))
        if not running:
            return
        for place, player in enumerate(roster):
            asked = [at for at in running if at.who == place]
            for at, action in zip(asked, player.act([at.state for at in asked]) if asked else []):
                at.state.step(action)
                at.steps += 1
        for at in running:
            if at.state.is_over or at.steps >= max_steps:
                yield at, _shares(at.state)
        running = [at for at in running if not at.state.is_over and at.steps < max_steps]


def _shares(state: State) -> list[float]:
    """Everybody's share of the win; partners win together."""
    if not state.is_over:
        return [1 / state.game.players] * state.game.players
    return [(reward + 1) / 2 for reward in state.rewards()]
