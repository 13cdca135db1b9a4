"""Learn the nets of gin anew: ``python tools/train_gin.py`` (``make train``), an hour for both.

The seat that learns plays rounds of ``eaai`` against each of the types of players in turn. First it
watches plans of the linear policy play, one decision of a round drawn by lot, and learns what its
rounds were worth in the end. Then it plays by the net itself, and what a position is worth is drawn
towards what the next one seems worth and what came of it in the end alike: TD(lambda) on positions
after a decision (Tesauro 1995; Sutton and Barto 2018, chapters 6 and 12), the trace cut where
something else than the best was tried. Steps are Adam's (Kingma and Ba 2015).

There is a net for each stake of ``hollywood.bots.gin_learned``. Every round depends on the seed
below and its number; these seeds are for nothing else.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from hollywood.bots.gin_learned import NETS
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vector import rules_vector
from hollywood.kernel.compiling import compiled
from hollywood.kernel.gin_features import FEATURES
from hollywood.kernel.gin_history import M_LENGTH
from hollywood.kernel.gin_learner import L_BEST, L_LENGTH, L_MOMENT, L_NUMBER, L_PLACES, L_TRIED
from hollywood.kernel.gin_lessons import E_LAST, E_LENGTH, E_WORTH, play_lessons
from hollywood.kernel.gin_linear import CAMPER, WEIGHTS
from hollywood.kernel.gin_net import PART, UNITS
from hollywood.kernel.gin_plans import PLANS
from hollywood.kernel.gin_policies import LINEAR, SIMPLE
from hollywood.kernel.vectors import meld_tables, vector

FOLDER = Path(__file__).parent.parent / "src" / "hollywood" / "bots"
SEEDS = {"watched": 5_555, "played": 4_242, "tested": 991}
TRIES = 60
"""Decisions of a thousand in which the second choice is tried."""
LAMBDA = 0.7
POINTS = 25.0
"""A unit of what is learned; weights stay small so."""
BATCH, ROUNDS, KEPT, TIMES = 256, 3_000, 5, 3
"""Rows of a step; rounds of an iteration; iterations kept; how often a row is learned from."""

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

OTHERS = ((SIMPLE, ()), (LINEAR, WEIGHTS), (LINEAR, CAMPER))
"""Who is played, in the order of the types of ``kernel/gin_types.py``."""
OWN = {
    "gin_points.net": (PLANS[1], PLANS[1], PLANS[2]),
    "gin_prize.net": (PLANS[4], PLANS[4], PLANS[3]),
}
"""What is watched: the plan that does best at the stake against each."""


_F = TypeVar("_F", bound=Callable[..., Any])


def _compiled(function: _F) -> _F:
    twin = numba.njit(error_model="numpy", fastmath={"reassoc", "contract", "arcp"})(function)
    return cast("_F", twin)


def padded(weights: tuple[int, ...]) -> tuple[int, ...]:
    return (*weights, *[0] * (M_LENGTH - len(weights)))


class Lessons:
    """Plays rounds and gives their rows."""

    def __init__(self, name: str, rounds: int) -> None:
        rules = GIN_PRESETS["eaai"]
        self._rounds = rounds
        self._set = (vector(rules_vector(rules)), meld_tables(rules.melds.tables))
        self._others = (
            vector(n for weights in OWN[name] for n in padded(weights)),
            vector(policy for policy, _ in OTHERS),
            vector(n for _, weights in OTHERS for n in padded(weights)),
        )
        self._worth = vector(NETS[name]())
        self._rows = np.zeros(26 * rounds * L_LENGTH, np.int64)
        self._ends = np.zeros(26 * rounds * E_LENGTH, np.int64)
        self._worths = np.zeros(rounds, np.int64)

    def play(
        self, first: int, seed: int, net: NDArray[np.int16], *, tries: int = 0, only: int = -1
    ) -> tuple[Ints, Ints, Ints]:
        """Return the rows, their ends, and what each round was worth."""
        rows = compiled(play_lessons)(
            first,
            self._rounds,
            seed,
            *self._set,
            net,
            *self._others,
            only,
            tries,
            self._worth,
            self._rows,
            self._ends,
            self._worths,
        )
        return (
            self._rows[: rows * L_LENGTH].reshape(rows, L_LENGTH),
            self._ends[: rows * E_LENGTH].reshape(rows, E_LENGTH),
            self._worths,
        )


class Learned(NamedTuple):
    """Weights by moment, and Adam's two means of their slopes."""

    weights: Floats
    mean: Floats
    square: Floats

    @staticmethod
    def new(seed: int) -> Learned:
        weights = np.random.default_rng(seed).standard_normal((3, PART)) * 0.08
        weights[:, -1] = 0
        zeros = np.zeros((3, PART), np.float32)
        return Learned(weights.astype(np.float32), zeros, zeros.copy())

    def whole(self) -> NDArray[np.int16]:
        """Return the weights in whole numbers, as ``kernel/gin_net.py`` reads them."""
        scale = np.full(PART, 256.0)
        scale[-1 - UNITS : -1] = POINTS * 1000 / 256 * 64
        scale[-1] = POINTS * 1000 * 64 / 1024
        numbers = np.rint(self.weights * scale).ravel()
        most = np.iinfo(np.int16).max
        if np.abs(numbers).max() > most:
            raise ValueError("a weight has grown beyond 16 bits")
        whole: NDArray[np.int16] = numbers.astype(np.int16)
        return whole


@_compiled
def aims(rows: Any, ends: Any, trace: float, out: Any) -> None:
    """Write what each row is to be worth, from the last of each round to the first."""
    later = 0.0
    for row in range(len(rows) - 1, -1, -1):
        if ends[row, E_LAST]:
            later = ends[row, E_WORTH] / 1000.0 / POINTS
        else:
            seems = rows[row + 1, L_BEST] / 1000.0 / POINTS
            came = seems if rows[row + 1, L_TRIED] else later
            later = (1 - trace) * seems + trace * came
        out[row] = later


@_compiled
def learn(
    weights: Any, mean: Any, square: Any, rows: Any, aim: Any, order: Any, rate: float, steps: int
) -> int:
    """Go through rows in an order, a step of Adam's after each batch; return the steps made."""
    slope = np.zeros((3, PART), np.float32)
    touched = np.zeros((3, FEATURES), np.uint8)
    units = np.zeros(UNITS, np.float32)
    back = np.zeros(UNITS, np.float32)
    last = FEATURES * UNITS
    begun = 0
    while begun < len(order):
        used = 0
        end = min(begun + BATCH, len(order))
        for index in range(begun, end):
            row = order[index]
            number = rows[row, L_NUMBER]
            if number == 0:
                continue
            used += 1
            moment = rows[row, L_MOMENT]
            units[:] = 0
            for each in range(number):
                place = rows[row, L_PLACES + each] * UNITS
                for unit in range(UNITS):
                    units[unit] += weights[moment, place + unit]
            found = weights[moment, last + UNITS]
            for unit in range(UNITS):
                found += max(units[unit], np.float32(0)) * weights[moment, last + unit]
            off = found - aim[row]
            slope[moment, last + UNITS] += off
            for unit in range(UNITS):
                back[unit] = 0
                if units[unit] > 0:
                    back[unit] = off * weights[moment, last + unit]
                    slope[moment, last + unit] += off * units[unit]
            for each in range(number):
                feature = rows[row, L_PLACES + each]
                touched[moment, feature] = 1
                for unit in range(UNITS):
                    slope[moment, feature * UNITS + unit] += back[unit]
        begun = end
        if used == 0:
            continue
        steps += 1
        pace = np.float32(rate * math.sqrt(1 - 0.999**steps) / (1 - 0.9**steps))
        for moment in range(3):
            for feature in range(FEATURES + 1):
                if feature < FEATURES and not touched[moment, feature]:
                    continue
                first = feature * UNITS
                for at in range(first, first + UNITS if feature < FEATURES else PART):
                    one = slope[moment, at] / np.float32(used)
                    slope[moment, at] = 0
                    mean[moment, at] += np.float32(0.1) * (one - mean[moment, at])
                    square[moment, at] += np.float32(0.001) * (one * one - square[moment, at])
                    step = mean[moment, at] / (math.sqrt(square[moment, at]) + np.float32(1e-6))
                    weights[moment, at] -= pace * step
                if feature < FEATURES:
                    touched[moment, feature] = 0
    return steps


def rates(most: float, iterations: int) -> Iterator[float]:
    """Give the rate of each iteration: falling, slower towards the end."""
    for number in range(iterations):
        yield most * ((1 - number / iterations) ** 1.5 + 0.02)


def watch(name: str, learned: Learned, iterations: int, seed: int) -> None:
    """Learn from rounds of the plans what they were worth."""
    lessons, order, steps = Lessons(name, 2 * ROUNDS), np.random.default_rng(seed), 0
    nothing = np.zeros(0, np.int16)
    for number, rate in enumerate(rates(1e-3, iterations)):
        rows, ends, _ = lessons.play(2 * ROUNDS * number, SEEDS["watched"], nothing)
        aim = np.zeros(len(rows), np.float32)
        aims(rows, ends, 1.0, aim)
        steps = learn(*learned, rows, aim, order.permutation(len(rows)), rate, steps)


def play(name: str, learned: Learned, iterations: int, rate: float, seed: int) -> None:
    """Learn from rounds played by the net itself; what was played lately is learned from again."""
    lessons, order, steps = Lessons(name, ROUNDS), np.random.default_rng(seed), 0
    kept: list[tuple[NDArray[np.int16], Floats]] = []
    began = time.monotonic()
    for number, pace in enumerate(rates(rate, iterations)):
        rows, ends, _ = lessons.play(ROUNDS * number, SEEDS["played"], learned.whole(), tries=TRIES)
        aim = np.zeros(len(rows), np.float32)
        aims(rows, ends, LAMBDA, aim)
        kept = [*kept[1 - KEPT :], (rows.astype(np.int16), aim)]
        every = np.concatenate([each for each, _ in kept])
        towards = np.concatenate([each for _, each in kept])
        chosen = order.permutation(len(every))[: TIMES * len(rows)]
        steps = learn(*learned, every, towards, chosen, pace, steps)
        if number % 50 == 49:
            print(
                f"{number + 1} iterations, {time.monotonic() - began:.0f} s: {told(name, learned)}",
                flush=True,
            )


def told(name: str, learned: Learned, deals: int = 2_000) -> str:
    """Say what the net alone is worth a round against each type, with 95 %."""
    lessons = Lessons(name, 2 * deals)
    figures = []
    for other, who in enumerate(("simple", "linear", "camper")):
        _, _, worths = lessons.play(0, SEEDS["tested"], learned.whole(), only=other)
        pairs = worths.reshape(-1, 2).mean(1) / 1000
        off = 1.96 * pairs.std() / math.sqrt(len(pairs))
        figures.append(f"{who} {pairs.mean():+.2f} ± {off:.2f}")
    return ", ".join(figures)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nets", nargs="*", metavar="NET", help=" and ".join(NETS))
    parser.add_argument("--watched", type=int, default=600, help="iterations of 6,000 rounds")
    parser.add_argument("--played", type=int, default=1_500, help="iterations of 3,000 rounds")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER")
    options = parser.parse_args()
    for name in options.nets or NETS:
        if name not in NETS:
            parser.error(f"there is no net {name!r}: {' and '.join(NETS)}")
        learned = Learned.new(1)
        watch(name, learned, options.watched, 2)
        print(f"{name}, watched: {told(name, learned)}", flush=True)
        play(name, learned, options.played, 5e-4, 3)
        (options.to / name).write_bytes(learned.whole().astype("<i2").tobytes())
        print(f"{name}, in the end: {told(name, learned, 20_000)}", flush=True)


if __name__ == "__main__":
    main()
