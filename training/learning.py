"""How the nets of the package learn: temporal differences, and Adam steps.

The value of a position is moved toward a mixture of the next position's estimated value and the
final result: TD(lambda) on positions after a decision (Tesauro 1995; Sutton and Barto 2018,
chapters 6 and 12), with the trace cut after a choice other than the best. The steps are Adam's
(Kingma and Ba 2015). A net has several parts. Each part is one layer of units, which sum the
weights of the true features and cut negative sums to zero, and a weighted sum of those.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

UNITS = 64
"""The units of each part of each net; the kernels use the same number."""
R_PART, R_NUMBER, R_BEST, R_TRIED, R_PLACES = range(5)
"""A row: its part, how many places are true, the estimated value of the best choice, whether that
was not played, and the places."""
E_WORTH, E_LAST = range(2)
"""The end of a row: the value of the result, and whether the row was the last."""
BATCH = 256
"""Examples per step, for each part."""
TRIES = 60
"""Decisions in a thousand at which the second choice is tried when a net plays by itself."""
LAMBDA = 0.7
KEPT = 5
"""Iterations whose rows are used again."""

_F = TypeVar("_F", bound=Callable[..., Any])


def _compiled(function: _F) -> _F:
    twin = numba.njit(error_model="numpy", fastmath={"reassoc", "contract", "arcp"})(function)
    return cast("_F", twin)


class Learned(NamedTuple):
    """Weights by part, Adam's two moment estimates, and the steps each part has made."""

    weights: Floats
    mean: Floats
    square: Floats
    steps: Ints

    @staticmethod
    def new(parts: int, features: int, seed: int) -> Learned:
        """Return random initial weights."""
        length = features * UNITS + UNITS + 1
        weights = np.random.default_rng(seed).standard_normal((parts, length)) * 0.08
        weights[:, -1] = 0
        return Learned._of(weights)

    @staticmethod
    def of_whole(numbers: NDArray[np.int16], parts: int, unit: float, added: float) -> Learned:
        """Return weights to continue with, from the output of :meth:`whole`."""
        whole = numbers.reshape(parts, -1)
        return Learned._of(whole / _scale(whole.shape[1], unit, added))

    @staticmethod
    def _of(weights: NDArray[np.float64]) -> Learned:
        """Return these weights before any step."""
        zeros = np.zeros(weights.shape, np.float32)
        steps = np.zeros(len(weights), np.int64)
        return Learned(weights.astype(np.float32), zeros, zeros.copy(), steps)

    def whole(self, unit: float, added: float) -> NDArray[np.int16]:
        """Return the weights in whole numbers: those of the features in 256ths.

        The units' weights count ``unit`` for one, and the added term ``added``. Raise ValueError if
        a weight does not fit in 16 bits.
        """
        numbers = np.rint(self.weights * _scale(self.weights.shape[1], unit, added)).ravel()
        if np.abs(numbers).max() > np.iinfo(np.int16).max:
            raise ValueError("a weight has grown beyond 16 bits")
        whole: NDArray[np.int16] = numbers.astype(np.int16)
        return whole


def _scale(length: int, unit: float, added: float) -> NDArray[np.float64]:
    """Return how much each weight of a part counts for one."""
    scale = np.full(length, 256.0)
    scale[-1 - UNITS : -1] = unit
    scale[-1] = added
    return scale


@_compiled
def aims(rows: Any, ends: Any, trace: float, scale: float, out: Any) -> None:
    """Write the target value of each row, from the last of each round to the first.

    ``scale`` is the number of row units in one unit of the target.
    """
    later = 0.0
    for row in range(len(rows) - 1, -1, -1):
        if ends[row, E_LAST]:
            later = ends[row, E_WORTH] / scale
        else:
            seems = rows[row + 1, R_BEST] / scale
            came = seems if rows[row + 1, R_TRIED] else later
            later = (1 - trace) * seems + trace * came
        out[row] = later


class Examples(NamedTuple):
    """The examples: for each, its row, the row beside it, the target value, and its weight.

    The target of an example is the value of its row minus that of the row beside it; -1 means no
    other row.
    """

    sides: Ints
    aim: Floats
    weight: Floats

    @staticmethod
    def of_rows(rows: NDArray[Any], aim: Floats) -> Examples:
        """Each row that has places is an example by itself, and all have equal weight."""
        there = np.flatnonzero(rows[:, R_NUMBER])
        sides = np.column_stack((there, np.full(len(there), -1)))
        return Examples(sides, aim[there], np.ones(len(there), np.float32))


@_compiled
def _count(weights: Any, rows: Any, row: int, units: Any) -> Any:
    """Return the estimated value of a row, and store the sum of each unit."""
    part = rows[row, R_PART]
    last = weights.shape[1] - 1 - UNITS
    units[:] = 0
    for each in range(rows[row, R_NUMBER]):
        place = rows[row, R_PLACES + each] * UNITS
        for unit in range(UNITS):
            units[unit] += weights[part, place + unit]
    found = weights[part, last + UNITS]
    for unit in range(UNITS):
        found += max(units[unit], np.float32(0)) * weights[part, last + unit]
    return found


@_compiled
def _trace(
    weights: Any, rows: Any, row: int, units: Any, off: float, slope: Any, touched: Any
) -> None:
    """Add the gradient of a row with error ``off``."""
    part = rows[row, R_PART]
    last = weights.shape[1] - 1 - UNITS
    slope[part, last + UNITS] += off
    for unit in range(UNITS):
        if units[unit] > 0:
            slope[part, last + unit] += off * units[unit]
            units[unit] = off * weights[part, last + unit]
        else:
            units[unit] = 0
    for each in range(rows[row, R_NUMBER]):
        feature = rows[row, R_PLACES + each]
        touched[part, feature] = 1
        for unit in range(UNITS):
            slope[part, feature * UNITS + unit] += units[unit]


@_compiled
def learn(
    weights: Any,
    mean: Any,
    square: Any,
    steps: Any,
    rows: Any,
    sides: Any,
    aim: Any,
    weight: Any,
    order: Any,
    rate: float,
) -> None:
    """Go through examples in an order, with an Adam step for each part after each batch."""
    parts, length = weights.shape
    features = length // UNITS - 1
    slope = np.zeros((parts, length), np.float32)
    touched = np.zeros((parts, features), np.uint8)
    used = np.zeros(parts, np.int64)
    units = np.zeros((2, UNITS), np.float32)
    begun = 0
    while begun < len(order):
        end = min(begun + BATCH * parts, len(order))
        for index in range(begun, end):
            row, other = sides[order[index]]
            found = _count(weights, rows, row, units[0])
            if other >= 0:
                found -= _count(weights, rows, other, units[1])
            off = (found - aim[order[index]]) * weight[order[index]]
            used[rows[row, R_PART]] += 1
            _trace(weights, rows, row, units[0], off, slope, touched)
            if other >= 0:
                _trace(weights, rows, other, units[1], -off, slope, touched)
        begun = end
        for part in range(parts):
            if used[part]:
                steps[part] += 1
                _step(part, weights, mean, square, steps[part], slope, touched, used[part], rate)
                used[part] = 0


@_compiled
def _step(
    part: int,
    weights: Any,
    mean: Any,
    square: Any,
    steps: int,
    slope: Any,
    touched: Any,
    used: int,
    rate: float,
) -> None:
    """Make an Adam step with the weights of the features in the batch."""
    length = weights.shape[1]
    features = length // UNITS - 1
    pace = np.float32(rate * math.sqrt(1 - 0.999**steps) / (1 - 0.9**steps))
    for feature in range(features + 1):
        if feature < features and not touched[part, feature]:
            continue
        first = feature * UNITS
        for at in range(first, first + UNITS if feature < features else length):
            one = slope[part, at] / np.float32(used)
            slope[part, at] = 0
            mean[part, at] += np.float32(0.1) * (one - mean[part, at])
            square[part, at] += np.float32(0.001) * (one * one - square[part, at])
            step = mean[part, at] / (math.sqrt(square[part, at]) + np.float32(1e-6))
            weights[part, at] -= pace * step
        if feature < features:
            touched[part, feature] = 0


Lesson = Callable[[int], tuple[Ints, Ints]]
"""The play of an iteration, numbered from 0: its rows, and their ends."""


def watch(
    learned: Learned, lesson: Lesson, iterations: int, rate: float, seed: int, *, scale: float
) -> None:
    """Learn from the play of others, by its final results; ``scale`` as in :func:`aims`."""
    order = np.random.default_rng(seed)
    for number, pace in enumerate(rates(rate, iterations)):
        rows, ends = lesson(number)
        examples = Examples.of_rows(rows, _aimed(rows, ends, 1.0, scale))
        learn(*learned, rows, *examples, order.permutation(len(examples.aim)), pace)


def play(
    learned: Learned,
    lesson: Lesson,
    iterations: int,
    rate: float,
    seed: int,
    *,
    scale: float,
    times: int,
    every: int,
    told: Callable[[], str],
) -> None:
    """Learn from the net's own play; recent play is used again.

    Each row is used this many ``times``. After every ``every`` iterations, print ``told``, a line
    about the net.
    """
    order = np.random.default_rng(seed)
    kept: list[tuple[NDArray[np.int16], Floats]] = []
    began = time.monotonic()
    for number, pace in enumerate(rates(rate, iterations)):
        rows, ends = lesson(number)
        kept = [*kept[1 - KEPT :], (rows.astype(np.int16), _aimed(rows, ends, LAMBDA, scale))]
        all_rows = np.concatenate([each for each, _ in kept])
        examples = Examples.of_rows(all_rows, np.concatenate([aim for _, aim in kept]))
        chosen = order.permutation(len(examples.aim))[: times * len(rows)]
        learn(*learned, all_rows, *examples, chosen, pace)
        if number % every == every - 1:
            spent = time.monotonic() - began
            print(f"{number + 1} iterations, {spent:.0f} s: {told()}", flush=True)


def _aimed(rows: Ints, ends: Ints, trace: float, scale: float) -> Floats:
    aim = np.zeros(len(rows), np.float32)
    aims(rows, ends, trace, scale, aim)
    return aim


def rates(most: float, iterations: int) -> Iterator[float]:
    """Return the rate of each iteration: falling, more slowly toward the end."""
    for number in range(iterations):
        yield most * ((1 - number / iterations) ** 1.5 + 0.02)
