"""The chance of first place in the contract game, from the current totals.

After the last hand, the lowest total wins, and players who tie share the place. Before that, the
penalties of the remaining hands are modeled as equal, independent normal distributions, with the
deviation estimated by :func:`hollywood.bots.contract.aims.deviation`. The chance is therefore a
one-dimensional integral: over one seat's result, times the chance that all others get more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hollywood.bots.contract.aims import deviation
from hollywood.contract.rules import ContractRules

PLAIN_HAND: Final = 40
"""The penalty of a plain hand, the unit of errors."""
_LEAST: Final = 0.01
"""The minimum value of a plain hand: if nothing can change, there is no mistake."""
_EACH: Final = 1.62 / math.sqrt(2)
"""Factor of a deviation: only one player goes out, so two players differ by less."""
_NODES: Final = 24
_END, _STEPS = 6.0, 4_800


class FirstPlace:
    """The chances of all seats after hand ``hand_number`` (from 1); ``totals`` before it."""

    def __init__(self, rules: ContractRules, hand_number: int, totals: Sequence[int]) -> None:
        """Prepare for the results of one hand."""
        self._totals = np.array(totals, np.float64)
        apart = [deviation(rules, number) for number in range(hand_number, rules.hands + 1)]
        self._before, self._after = (_EACH * math.hypot(*each) for each in (apart, apart[1:]))

    def chances(self, penalties: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return each seat's chance, from 0 to 1; they add up to 1. Shapes: hands x seats."""
        return _chances(self._totals + penalties, self._after)

    @property
    def plain_hand(self) -> tuple[float, ...]:
        """The value of a plain hand to each seat: half the gap between one less and one more.

        The penalties of this hand and of the remaining hands are not known yet.
        """
        seats = len(self._totals)
        worth = []
        for seat in range(seats):
            ends = np.zeros((2, seats), np.int64)
            ends[0, seat], ends[1, seat] = -PLAIN_HAND, PLAIN_HAND
            better, worse = _chances(self._totals + ends, self._before)[:, seat]
            worth.append(max(_LEAST, float(better - worse) / 2))
        return tuple(worth)


def _chances(totals: NDArray[np.float64], spread: float) -> NDArray[np.float64]:
    """Return the chances if each total grows by a random amount with this deviation."""
    if not spread:
        first = totals == totals.min(axis=1, keepdims=True)
        return np.asarray(first / first.sum(axis=1, keepdims=True))
    apart = (totals[:, None, :] - totals[:, :, None]) / spread  # [hand, seat, other]
    nodes, weights = _nodes()
    beaten = np.ones((*totals.shape, len(nodes)))
    for other in range(totals.shape[1]):
        factor = _above(nodes - apart[:, :, other, None])
        factor[:, other] = 1.0
        beaten *= factor
    found = beaten @ weights
    return np.asarray(found / found.sum(axis=1, keepdims=True))


@cache
def _nodes() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The points and weights of the sum for the integral over a normal distribution."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(_NODES)
    return nodes, weights / math.sqrt(2 * math.pi)


@cache
def _table() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    places = np.linspace(-_END, _END, _STEPS + 1)
    normal = NormalDist()
    return places, np.array([1 - normal.cdf(place) for place in places])


def _above(places: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the chance that a normal variable is above each place."""
    return np.interp(places, *_table())
