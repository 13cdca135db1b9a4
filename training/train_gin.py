"""Train the nets of gin: ``python -m training.train_gin`` (``make train``), an hour for both.

The learning seat plays rounds of ``eaai`` against each type of player in turn. First it watches
plans of the linear policy, one random decision per round, and learns the final result of its
rounds. Then the net plays by itself, and learns by temporal differences (:mod:`training.learning`).

There is a net for each stake of ``hollywood.bots.gin.nets``. Every round depends on the seed below
and its number; these seeds are used for nothing else.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hollywood.bots.gin.nets import NETS
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vectors.rules import game_of
from hollywood.intervals import margin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import vector
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.net.features import FEATURES
from hollywood.strategy.gin.net.net import NET_LENGTH, PART
from hollywood.strategy.gin.policies.choose import LINEAR, SIMPLE
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS
from hollywood.strategy.gin.search.rollout_weights import ROLLOUTS
from hollywood.strategy.gin.training import episodes
from hollywood.strategy.gin.training.episodes import E_LENGTH, play_lessons
from hollywood.strategy.gin.training.player import L_LENGTH, Learner
from training import learning, provenance
from training.learning import Ints, Learned

FOLDER = Path(__file__).parent.parent / "src" / "hollywood" / "bots"
SEEDS = {"watched": 5_555, "played": 4_242, "tested": 991}
POINTS = 25.0
"""A unit of the learned values; this keeps weights small."""
SCALE = 1000 * POINTS
MOMENTS = NET_LENGTH // PART
ROUNDS, TIMES = 3_000, 3
"""Rounds of an iteration; how often each row is used."""
TESTED = 4_000
"""Rounds against each type for measuring the net; at the end, ten times as many."""

OTHERS = ((SIMPLE, ()), (LINEAR, WEIGHTS), (LINEAR, CAMPER))
"""The opponents, in the order of the types of ``strategy/gin/belief/opponents.py``."""
OWN = {
    "gin/points.net": (ROLLOUTS[1], ROLLOUTS[1], ROLLOUTS[2]),
    "gin/prize.net": (ROLLOUTS[4], ROLLOUTS[4], ROLLOUTS[3]),
}
"""What is watched: the plan that does best at the stake against each."""


def padded(weights: tuple[int, ...]) -> tuple[int, ...]:
    return (*weights, *[0] * (M_LENGTH - len(weights)))


class Lessons:
    """Plays rounds and returns their rows."""

    def __init__(self, name: str, rounds: int) -> None:
        rules = GIN_PRESETS["eaai"]
        self._rounds = rounds
        self._game = game_of(rules)
        self._rollouts = vector(n for weights in OWN[name] for n in padded(weights))
        self._policies = vector(policy for policy, _ in OTHERS)
        self._types = vector(n for _, weights in OTHERS for n in padded(weights))
        self._worth = vector(NETS[name]())
        self._rows = np.zeros(26 * rounds * L_LENGTH, np.int64)
        self._ends = np.zeros(26 * rounds * E_LENGTH, np.int64)
        self._worths = np.zeros(rounds, np.int64)
        vectors: Any = (self._rows, self._ends, self._worths)
        self._lessons = episodes.Lessons(*vectors)

    def play(
        self, first: int, seed: int, net: NDArray[np.int16], *, tries: int = 0, only: int = -1
    ) -> tuple[Ints, Ints, Ints]:
        """Return the rows, their ends, and the value of each round."""
        weights: Any = net
        learner = Learner(weights, self._rollouts, tries, self._worth)
        others = episodes.Others(self._policies, self._types, only)
        rows = compiled(play_lessons)(first, seed, self._game, learner, others, self._lessons)
        return (
            self._rows[: rows * L_LENGTH].reshape(rows, L_LENGTH),
            self._ends[: rows * E_LENGTH].reshape(rows, E_LENGTH),
            self._worths,
        )


def written(learned: Learned) -> NDArray[np.int16]:
    """Return the weights as ``strategy/gin/net/net.py`` reads them."""
    return learned.whole(SCALE / 256 * 64, SCALE * 64 / 1024)


def watch(name: str, learned: Learned, iterations: int, seed: int) -> None:
    """Learn from rounds of the plans, by their final values."""
    lessons, nothing = Lessons(name, 2 * ROUNDS), np.zeros(0, np.int16)

    def lesson(number: int) -> tuple[Ints, Ints]:
        return lessons.play(2 * ROUNDS * number, SEEDS["watched"], nothing)[:2]

    learning.watch(learned, lesson, iterations, 1e-3, seed, scale=SCALE)


def play(name: str, learned: Learned, iterations: int, rate: float, seed: int) -> None:
    """Learn from rounds played by the net itself."""
    lessons = Lessons(name, ROUNDS)

    def lesson(number: int) -> tuple[Ints, Ints]:
        net, tries = written(learned), learning.TRIES
        return lessons.play(ROUNDS * number, SEEDS["played"], net, tries=tries)[:2]

    learning.play(
        learned,
        lesson,
        iterations,
        rate,
        seed,
        scale=SCALE,
        times=TIMES,
        every=50,
        told=lambda: told(name, learned),
    )


def told(name: str, learned: Learned, times: int = 1) -> str:
    """Return the value of the net alone, per round against each type, with 95 % intervals."""
    lessons = Lessons(name, times * TESTED)
    figures = []
    for other, who in enumerate(("simple", "linear", "camper")):
        _, _, worths = lessons.play(0, SEEDS["tested"], written(learned), only=other)
        pairs = worths.reshape(-1, 2).mean(1) / 1000
        off = margin(pairs)
        figures.append(f"{who} {pairs.mean():+.2f} ± {off:.2f}")
    return ", ".join(figures)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nets", nargs="*", metavar="NET", help=" and ".join(NETS))
    parser.add_argument("--watched", type=int, default=600, help="iterations of 6,000 rounds")
    parser.add_argument("--played", type=int, default=1_500, help="iterations of 3,000 rounds")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER")
    options = parser.parse_args(arguments)
    if not options.to.is_dir():
        parser.error(f"{options.to} is no folder")
    for name in options.nets or NETS:
        if name not in NETS:
            parser.error(f"there is no net {name!r}: {' and '.join(NETS)}")
        learned = Learned.new(MOMENTS, FEATURES, 1)
        watch(name, learned, options.watched, 2)
        print(f"{name}, watched: {told(name, learned)}", flush=True)
        play(name, learned, options.played, 5e-4, 3)
        net = options.to / name
        net.parent.mkdir(exist_ok=True)
        net.write_bytes(written(learned).astype("<i2").tobytes())
        measured = told(name, learned, 10)
        print(f"{name}, in the end: {measured}", flush=True)
        command = f"python -m training.train_gin {name} --watched {options.watched}"
        provenance.write(
            net, command=f"{command} --played {options.played}", seeds=SEEDS, measured=measured
        )


if __name__ == "__main__":
    main()
