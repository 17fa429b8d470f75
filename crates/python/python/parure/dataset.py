"""Games of strong players, to learn from: made by one command, in Parquet, with checksums.

    python -m parure.dataset make games --bot level4 --games 200 --seed 1
    python -m parure.dataset make games --game splendor --players 2
    python -m parure.dataset check games

The first makes games of every kind, for every number of players; the second of one.

A folder has one Parquet file for each game and number of players, `checksums.txt` (SHA-256 of each) and `README.md`,
the card that says what is in it. The same command gives the same games, on any platform that has the same bots.

A row is one decision: `game` (its number), `step`, `seat`, `action` (the integer of `docs/encoding.md`), `text` (the
same in notation), `legal` (all legal integers), `observation` (bytes, what the seat knew) and `reward` (what the game
was worth to the seat in the end). `load` gives them as arrays. Each file's metadata names the game, its options, the
encodings, the bot and the seed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parure._parure import GAMES, Bot, Game, ParureError
from parure.limits import MAX_STEPS

FORMAT = "parure-dataset/1"


@dataclass(frozen=True)
class Decisions:
    """The decisions of one file, a row each."""

    game: Game
    #: Which game a decision belongs to.
    games: NDArray[np.int32]
    seats: NDArray[np.int8]
    actions: NDArray[np.int32]
    #: What the seat to act knew, as uint8; `game.observation_scale` makes floats of it.
    observations: NDArray[np.uint8]
    #: A 1 for every legal action.
    masks: NDArray[np.int8]
    #: What the game was worth to the seat in the end.
    rewards: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.actions)


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ImportError("datasets are in Parquet: `pip install pyarrow`") from None
    return pyarrow


def _rows(game: Game, bot: str, games: int, seed: int) -> Iterator[list[dict[str, Any]]]:
    """The decisions of one game after the other; those that were broken off are left out."""
    for number in range(games):
        state = game.new_state(seed=seed + number)
        players = [Bot(bot, seed=(seed + number) * 8 + place) for place in range(game.players)]
        rows: list[dict[str, Any]] = []
        while not state.is_over and len(rows) < MAX_STEPS:
            seat = state.to_act
            assert seat is not None
            action = players[seat].choose(state)
            rows.append(
                {
                    "game": number,
                    "step": len(rows),
                    "seat": seat,
                    "action": action,
                    "text": state.action_text(action),
                    "legal": sorted(state.legal_action_ids()),
                    "observation": state.observation().tobytes(),
                }
            )
            state.step(action)
        rewards = state.rewards()
        if state.is_over:
            yield [{**row, "reward": rewards[row["seat"]]} for row in rows]


def make(folder: str | Path, game: Game, bot: str = "level4", games: int = 200, seed: int = 1) -> Path:
    """Plays the games and writes their file; the folder's checksums and card tell of all files in it."""
    arrow, folder = _arrow(), Path(folder)
    Bot(bot)  # A name that there is none of is refused before anything is written.
    folder.mkdir(parents=True, exist_ok=True)
    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("step", arrow.int16()),
            ("seat", arrow.int8()),
            ("action", arrow.int16()),
            ("text", arrow.string()),
            ("legal", arrow.list_(arrow.int16())),
            ("observation", arrow.binary()),
            ("reward", arrow.float32()),
        ],
        metadata={
            "format": FORMAT,
            "game": game.name,
            "players": str(game.players),
            "options": json.dumps(game.options, sort_keys=True),
            "encodings": f"{game.action_encoding} {game.observation_encoding}",
            "bot": bot,
            "seed": str(seed),
        },
    )
    path = folder / f"{_name(game)}-{bot.replace(':', '-')}-{seed}.parquet"
    half = path.with_suffix(".part")  # What is interrupted is no dataset.
    with arrow.parquet.ParquetWriter(half, schema, compression="zstd") as writer:
        for rows in _rows(game, bot, games, seed):
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
    half.replace(path)
    _describe(folder)
    return path


def _name(game: Game) -> str:
    """What tells the file of a game from those of others: also the house rules that are not the usual ones."""
    usual = Game(game.name, game.players).options
    rules = [f"{key}={value}" for key, value in game.options.items() if usual.get(key) != value]
    return "-".join([game.name, str(game.players), *rules])


def tables(name: str | None = None, players: int | None = None, options: dict[str, Any] | None = None) -> list[Game]:
    """Every game for every number of players, or those of one name or number, as far as they know the options."""
    found: list[Game] = []
    refused = ParureError("there is no such game")
    for game in [name] if name else GAMES:
        for count in [players] if players is not None else range(2, 5):
            try:
                found.append(Game(game, count, options))
            except ParureError as refusal:
                refused = refusal
    if not found:
        raise refused
    return found


def _checksum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _describe(folder: Path) -> None:
    """Writes the checksums and the card."""
    arrow, files = _arrow(), sorted(folder.glob("*.parquet"))
    (folder / "checksums.txt").write_text("".join(f"{_checksum(path)}  {path.name}\n" for path in files))
    lines = [
        "# Games of the Splendor family",
        "",
        "Made by `python -m parure.dataset make`; read by `parure.dataset.load`, or by anything that reads Parquet.",
        "All seats are played by one bot, which sees what its seat may know. Games that lasted too long are left out.",
        "",
        "| file | game | players | options | bot | seed | games | decisions |",
        "| --- | --- | ---: | --- | --- | ---: | ---: | ---: |",
    ]
    for path in files:
        table = arrow.parquet.read_table(path, columns=["game"])
        told = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
        cells = [path.name, told["game"], told["players"], f"`{told['options']}`", told["bot"], told["seed"]]
        cells += [f"{len(table['game'].unique()):,}", f"{len(table):,}"]
        lines.append(f"| {' | '.join(cells)} |")
    (folder / "README.md").write_text("\n".join([*lines, "", "Licence: MIT OR Apache-2.0, as Parure itself.", ""]))


def check(folder: str | Path) -> list[str]:
    """The files whose checksums do not hold, or that are missing; none if all is well."""
    lines = (Path(folder) / "checksums.txt").read_text().splitlines()
    pairs = [line.split("  ", 1) for line in lines]
    return [name for told, name in pairs if not (path := Path(folder) / name).exists() or _checksum(path) != told]


def load(path: str | Path) -> Decisions:
    """The decisions of a file as arrays."""
    table = _arrow().parquet.read_table(path)
    told = {key.decode(): value.decode() for key, value in (table.schema.metadata or {}).items()}
    if told.get("format") != FORMAT:
        raise ParureError(f"{path} is no dataset of the form {FORMAT}")
    game = Game(told["game"], int(told["players"]), json.loads(told["options"]))
    if told["encodings"] != f"{game.action_encoding} {game.observation_encoding}":
        raise ParureError(f"{path} has the encodings {told['encodings']}, which this version does not write")
    masks = np.zeros((len(table), game.num_actions), np.int8)
    for row, legal in zip(masks, table["legal"].to_pylist()):
        row[legal] = 1
    observations = np.frombuffer(b"".join(table["observation"].to_pylist()), np.uint8)
    return Decisions(
        game,
        table["game"].to_numpy(),
        table["seat"].to_numpy(),
        table["action"].to_numpy().astype(np.int32),
        observations.reshape(len(table), game.observation_size),
        masks,
        table["reward"].to_numpy(),
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m parure.dataset", description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="play games and write them down")
    making.add_argument("folder")
    making.add_argument("--game", help="one of them; all if not given")
    making.add_argument("--players", type=int, help="how many play; every number that can if not given")
    making.add_argument("--options", type=json.loads, default={}, help='house rules as JSON: {"target": 10}')
    making.add_argument("--bot", default="level4")
    making.add_argument("--games", type=int, default=200, help="how many of each kind")
    making.add_argument("--seed", type=int, default=1)
    checking = commands.add_parser("check", help="hold the files against their checksums")
    checking.add_argument("folder")
    args = parser.parse_args()
    if args.command == "check":
        wrong = check(args.folder)
        raise SystemExit(f"not as they were made: {', '.join(wrong)}" if wrong else 0)
    try:
        for game in tables(args.game, args.players, args.options):
            print(make(args.folder, game, args.bot, args.games, args.seed), flush=True)
    except ParureError as error:
        making.error(str(error))


if __name__ == "__main__":
    main()
