"""Learn gin by a policy gradient, with NumPy alone, against the baseline player `simple`.

The policy is linear: every action has a few features, such as the deadwood that it leaves, and the
odds of an action depend on a weighted sum of them. It starts with all weights at zero, so it plays
at random. REINFORCE moves the weights: actions of rounds that ended better than usual become more
likely. Hundreds of rounds run at once in the kernel.

    python examples/learn_gin.py                     # two minutes of one core
    python examples/learn_gin.py --seconds 20 --curve curve.csv
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hollywood.envs import game
from hollywood.envs.batched import Batch
from hollywood.simulation.hands import deadwood_many

GAMES = 512
EVERY = 4096
"""A step of the weights follows so many rounds."""
RATE = 0.15

Floats = NDArray[np.float64]

TAKE, DISCARD, KNOCK, LAY_OFF, ACTIONS = 2, 6, 58, 110, 266
CARDS = np.arange(52)
PLACES = np.left_shift(np.int64(1), 16 * (CARDS // 13) + CARDS % 13)
"""Each card as a bit of a hand (docs/kernel.md)."""
RANK = CARDS % 13
ALIKE = ((RANK[:, None] == RANK) & (CARDS[:, None] != CARDS)).astype(np.float32)
NEAR = ((CARDS[:, None] // 13 == CARDS // 13) & (abs(RANK[:, None] - RANK) == 1)).astype(np.float32)
POINTS = np.minimum(RANK + 1, 10) / 10

(
    F_LEFT,  # discard: the deadwood that is left
    F_ALIKE,  # discard: cards of the same rank in the hand
    F_NEAR,  # discard: its neighbors in the hand
    F_POINTS,  # discard: what the card counts
    F_WANTED,  # discard: cards that fit it among those that the other player took
    F_DEAD,  # discard: cards that fit it in the pile
    F_KNOCK,  # knock
    F_KNOCK_LEFT,  # knock: the deadwood that is left
    F_KNOCK_LATE,  # knock: the completed turns
    F_TAKE,  # take the top of the pile
    F_TAKE_SAVED,  # take: the deadwood that it saves
    F_TAKE_ALIKE,
    F_TAKE_NEAR,
    F_LAY_OFF,
    F_BIG_GIN,
    FEATURES,
) = range(16)


class Policy:
    """Weighted sums of features, and how they are told from an observation."""

    def __init__(self, batch: Batch) -> None:
        planes = batch.game.observation
        self.batch = batch
        self.plane = {plane.name: slice(plane.offset, plane.end) for plane in planes}
        self.weights = np.zeros(FEATURES)
        self.chance = np.random.default_rng(1)

    def _see(self, name: str) -> NDArray[np.float32]:
        return self.batch.observations[:, self.plane[name]]

    def features(self) -> Floats:
        """Return the features of all actions: games x actions x features."""
        found = np.zeros((len(self.batch.masks), ACTIONS, FEATURES))
        hand, top = self._see("hand"), self._see("top")
        bits = hand.astype(np.int64) @ PLACES
        held = bits[:, None] & PLACES != 0
        # The least deadwood after each discard, exactly: the kernel is asked for all at once.
        eleven = self._see("phase")[:, 2] == 1
        left = np.zeros(held.shape)
        asked = held & eleven[:, None]
        left[asked] = deadwood_many((bits[:, None] & ~PLACES)[asked]) / 10
        alike, near = hand @ ALIKE, hand @ NEAR
        discards = found[:, DISCARD:KNOCK]
        discards[..., F_LEFT] = left
        discards[..., F_ALIKE] = alike
        discards[..., F_NEAR] = near
        discards[..., F_POINTS] = POINTS
        discards[..., F_WANTED] = self._see("theirs") @ (ALIKE + NEAR)
        discards[..., F_DEAD] = self._see("pile") @ (ALIKE + NEAR)
        knocks = found[:, KNOCK:LAY_OFF]
        knocks[..., F_LEFT] = left
        knocks[..., F_KNOCK] = 1
        knocks[..., F_KNOCK_LEFT] = left
        knocks[..., F_KNOCK_LATE] = self._see("turns") * 5
        takes = found[:, TAKE]
        card = top.astype(np.int64) @ PLACES
        asked_top = ~eleven & (card > 0) & (np.bitwise_count(bits) == 10)
        with_it = bits[asked_top] | card[asked_top]
        saved = np.zeros(len(bits))
        saved[asked_top] = deadwood_many(bits[asked_top]).astype(np.float64)
        saved[asked_top] -= deadwood_many(with_it, after_discard=True)
        takes[:, F_TAKE] = 1
        takes[:, F_TAKE_SAVED] = saved / 10
        takes[:, F_TAKE_ALIKE] = (alike * top).sum(axis=1)
        takes[:, F_TAKE_NEAR] = (near * top).sum(axis=1)
        found[:, LAY_OFF:, F_LAY_OFF] = 1
        found[:, 5, F_BIG_GIN] = 1
        return found

    def act(self, *, best: bool = False) -> tuple[NDArray[np.int64], Floats]:
        """Choose an action for every game; return also the gradients of their log odds."""
        found = self.features()
        scores = np.where(self.batch.masks > 0, found @ self.weights, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        if best:
            chosen = scores.argmax(axis=1)
        else:
            drawn = self.chance.random((len(odds), 1))
            chosen = (odds.cumsum(axis=1) < drawn).sum(axis=1).clip(max=ACTIONS - 1)
            wrong = self.batch.masks[np.arange(len(odds)), chosen] == 0  # rounding, very seldom
            chosen[wrong] = odds[wrong].argmax(axis=1)
        usual = np.einsum("ga,gaf->gf", odds, found)
        return chosen, found[np.arange(len(odds)), chosen] - usual


def learn(seconds: float) -> tuple[NDArray[np.float64], list[tuple[float, int, float, float]]]:
    """Learn for so many seconds of processor time; return the weights, and the curve.

    A point of the curve is the seconds, the rounds played, and the share of rounds won and the
    points a round, against `simple`, of the best actions.
    """
    policy = Policy(Batch(game("gin"), GAMES, opponent="simple", seed=1))
    judge = Policy(Batch(game("gin"), GAMES, opponent="simple", seed=2))
    moved = np.zeros(FEATURES)  # the mean of the gradient, and of its square, as Adam has them
    spread = np.zeros(FEATURES)
    curve: list[tuple[float, int, float, float]] = []
    rounds = steps = 0
    start = time.process_time()
    told = 0.0
    while (now := time.process_time() - start) < seconds:
        if now >= told:
            curve.append((now, rounds, *measured(judge, policy.weights)))
            print("{:6.0f} s {:9,} rounds: {:.1%} won, {:+.2f} points".format(*curve[-1]))
            told = max(2 * told, told + seconds / 40)
        gradient, returns = played(policy)
        steps += 1
        rounds += returns
        moved = 0.9 * moved + 0.1 * gradient
        spread = 0.99 * spread + 0.01 * gradient**2
        step = moved / (1 - 0.9**steps) / (np.sqrt(spread / (1 - 0.99**steps)) + 1e-9)
        policy.weights += RATE / np.sqrt(1 + steps / 20) * step
    curve.append((time.process_time() - start, rounds, *measured(judge, policy.weights)))
    print("{:6.0f} s {:9,} rounds: {:.1%} won, {:+.2f} points".format(*curve[-1]))
    return policy.weights, curve


def played(policy: Policy) -> tuple[Floats, int]:
    """Play EVERY rounds; return the gradient of the points, and the number of rounds."""
    batch = policy.batch
    traces = np.zeros((GAMES, FEATURES))
    # The rounds that are going on began with older weights; they are not counted.
    fresh = np.zeros(GAMES, bool)
    pieces: list[Floats] = []
    points: list[Floats] = []
    count = 0
    while count < EVERY:
        chosen, gradients = policy.act()
        traces += gradients
        batch.step(chosen)
        over = batch.ended > 0
        counted = over & fresh
        pieces.append(traces[counted])
        points.append(batch.rewards[counted].astype(np.float64))
        count += int(counted.sum())
        fresh |= over
        traces[over] = 0
    gained = np.concatenate(points)
    better = (gained - gained.mean()) / (gained.std() + 1e-9)
    return (np.concatenate(pieces) * better[:, None]).mean(axis=0), count


def measured(judge: Policy, weights: Floats, rounds: int = 4_000) -> tuple[float, float]:
    """Return the share of rounds won, of those that somebody won, and the points a round."""
    judge.weights = weights
    judge.batch.reset(2)
    points: list[float] = []
    while len(points) < rounds:
        chosen, _ = judge.act(best=True)
        judge.batch.step(chosen)
        points += judge.batch.rewards[judge.batch.ended > 0].tolist()
    gained = np.array(points)
    won, lost = (gained > 0).sum(), (gained < 0).sum()
    return float(won / max(1, won + lost)), float(gained.mean())


def main() -> None:
    """Learn, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn gin by a linear policy gradient.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--curve", type=Path, help="write the curve to this CSV file")
    options = parser.parse_args()
    weights, curve = learn(options.seconds)
    print("weights:", ", ".join(f"{weight:.2f}" for weight in weights))
    if options.curve is not None:
        with options.curve.open("w", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(("seconds", "rounds", "won", "points"))
            rows.writerows(
                (f"{s:.1f}", n, f"{won:.4f}", f"{points:.3f}") for s, n, won, points in curve
            )


if __name__ == "__main__":
    main()
