"""Learn gin with PyTorch from the planes alone: an actor and a critic on one small net.

Nothing about gin is written here: the net sees the observation of the environment, and the mask.
Optional: it needs `pip install torch`, which this project does not install.

    python examples/learn_gin_torch.py --seconds 600 --curve learned.csv
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from hollywood.envs import game
from hollywood.envs.batched import Batch

STEPS = 16
"""An update follows so many steps of every game."""
RATE = 1e-3
"""How fast the net changes."""
POINTS = 25.0
"""Rewards are divided by about the worth of a round."""
REPORTS = 20
"""So many rows a curve has."""


class Net(nn.Module):
    """Two layers, then one head for the actions and one for the expected reward."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """Return the odds of the legal actions, and the value."""
        found = self.body(seen)
        logits = self.actor(found).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.critic(found).squeeze(-1)


def learn(games: int, seconds: float, width: int) -> list[tuple[float, int, float, float]]:
    """Play against `simple`, and learn from every step, for so many seconds of the processor.

    Return the curve: seconds, rounds, the share won of those that somebody won, points a round.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    env = game("gin")
    # The kernel writes into the memory of these tensors.
    seen = torch.zeros((games, env.observation_size), dtype=torch.float32)
    masks = torch.zeros((games, env.actions), dtype=torch.uint8)
    batch = Batch(env, games, opponent="simple", seed=1, observations=seen, masks=masks)
    net = Net(env.observation_size, env.actions, width).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    start, rounds = time.process_time(), 0
    curve: list[tuple[float, int, float, float]] = []
    gained: list[Tensor] = []
    while time.process_time() - start < seconds:
        chances: list[Tensor] = []
        values: list[Tensor] = []
        entropies: list[Tensor] = []
        rewards: list[Tensor] = []
        ends: list[Tensor] = []
        for _ in range(STEPS):
            odds, value = net(seen.to(device, copy=True), masks.to(device, copy=True))
            action = odds.sample()
            batch.step(action.cpu().numpy())
            chances.append(odds.log_prob(action))
            entropies.append(odds.entropy())
            values.append(value)
            points = torch.from_numpy(batch.rewards.copy())
            ended = torch.from_numpy(batch.ended > 0)
            rewards.append(points.to(device) / POINTS)
            ends.append(ended.to(device))
            gained.append(points[ended])
        with torch.no_grad():
            _, after = net(seen.to(device, copy=True), masks.to(device, copy=True))
        wanted: list[Tensor] = []
        for step in reversed(range(STEPS)):
            # Of an episode that has ended nothing more comes.
            after = rewards[step] + torch.where(ends[step], torch.zeros_like(after), after)
            wanted.insert(0, after)
        missed = torch.stack(wanted) - torch.stack(values)
        better = missed.detach()
        better = (better - better.mean()) / (better.std() + 1e-6)
        loss = -(torch.stack(chances) * better).mean() + 0.5 * missed.pow(2).mean()
        loss = loss - 0.01 * torch.stack(entropies).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
        spent = time.process_time() - start
        if spent >= (len(curve) + 1) * seconds / REPORTS:
            lately = torch.cat(gained)
            gained = []
            rounds += len(lately)
            won, lost = int((lately > 0).sum()), int((lately < 0).sum())
            curve.append((spent, rounds, won / max(1, won + lost), float(lately.mean())))
            row = "{:6.0f} s {:9,} rounds: {:.1%} won, {:+.2f} points"
            print(row.format(*curve[-1]), flush=True)
    return curve


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Learn gin with PyTorch.")
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--curve", type=Path, help="write the curve to this CSV file")
    options = parser.parse_args()
    curve = learn(options.games, options.seconds, options.width)
    if options.curve is not None:
        with options.curve.open("w", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(("seconds", "rounds", "won", "points"))
            rows.writerows(
                (f"{s:.1f}", n, f"{won:.4f}", f"{points:.3f}") for s, n, won, points in curve
            )


if __name__ == "__main__":
    main()
