"""Learns to play from a dataset of strong games, and measures what was learned.

python -m parure.dataset make games --game splendor --players 2 --bot level4 --games 300
python examples/supervised.py games/*.parquet
"""

from __future__ import annotations

import argparse

import numpy as np
import parure
import torch
from parure import dataset
from torch import nn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--expect", type=float, help="fail unless the win rate is at least this")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)

    data = dataset.load(args.file)
    observations = torch.from_numpy(data.observations * data.game.observation_scale)
    masks, actions = torch.from_numpy(data.masks).bool(), torch.from_numpy(data.actions).long()
    # Whole games are held back, since the positions of one resemble each other.
    held = torch.from_numpy(data.games % 10 == 9)
    model = nn.Sequential(nn.Linear(data.game.observation_size, 256), nn.ReLU(), nn.Linear(256, data.game.num_actions))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    training = (~held).nonzero().squeeze(1)
    for epoch in range(args.epochs):
        for batch in training[torch.randperm(len(training))].split(256):
            logits = model(observations[batch]).masked_fill(~masks[batch], -1e9)
            loss = nn.functional.cross_entropy(logits, actions[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            guessed = model(observations[held]).masked_fill(~masks[held], -1e9).argmax(-1)
        print(f"epoch {epoch + 1}: {(guessed == actions[held]).float().mean():.1%} of the moves in games not seen")

    @torch.no_grad()
    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        logits = model(torch.from_numpy(observations)).masked_fill(~torch.from_numpy(masks).bool(), -1e9)
        return logits.argmax(-1).numpy()

    result = parure.evaluate(policy, data.game, args.against, args.games)
    print("wins", result)
    if args.expect is not None and result.win_rate < args.expect:
        raise SystemExit(f"expected at least {args.expect}")


if __name__ == "__main__":
    main()
