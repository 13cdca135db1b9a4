"""The chance of first place in the contract game, from the current totals.

After the last hand, the lowest total wins, and players who tie share the place. Before that, the
penalties of the remaining hands are modeled as equal, independent normal distributions, with the
deviation estimated by :func:`hollywood.bots.contract.aims.deviation`. The chance is therefore a
one-dimensional integral: over one seat's result, times the chance that all others get more. It is
computed for all hands at once with arrays, or hand by hand without.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from hollywood.analysis.columns import Column, column, shifted
from hollywood.bots.contract.aims import deviation
from hollywood.contract.rules import ContractRules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PLAIN_HAND: Final = 40
"""The penalty of a plain hand, the unit of errors."""
_LEAST: Final = 0.01
"""The minimum value of a plain hand: if nothing can change, there is no mistake."""
_EACH: Final = 1.62 / math.sqrt(2)
"""Factor of a deviation: only one player goes out, so two players differ by less."""
_NODES: Final = 24
_END, _STEPS = 6.0, 4_800
_NORMAL = NormalDist()


class FirstPlace:
    """The chances of all seats after hand ``hand_number`` (from 1); ``totals`` before it."""

    def __init__(self, rules: ContractRules, hand_number: int, totals: Sequence[int]) -> None:
        """Prepare for the results of one hand."""
        self._totals = tuple(totals)
        apart = [deviation(rules, number) for number in range(hand_number, rules.hands + 1)]
        self._before, self._after = (_EACH * math.hypot(*each) for each in (apart, apart[1:]))

    def chances(self, penalties: Sequence[Column]) -> list[Column]:
        """Return each seat's chance, from 0 to 1; they add up to 1. All have a column a seat."""
        totals = [
            shifted(own, float(total)) for own, total in zip(penalties, self._totals, strict=True)
        ]
        return _chances(totals, self._after)

    @property
    def plain_hand(self) -> tuple[float, ...]:
        """The value of a plain hand to each seat: half the gap between one less and one more.

        The penalties of this hand and of the remaining hands are not known yet.
        """
        worth = []
        for seat in range(len(self._totals)):
            ends = [column([float(total)] * 2) for total in self._totals]
            ends[seat] = column([self._totals[seat] + sign * PLAIN_HAND for sign in (-1.0, 1.0)])
            better, worse = _chances(ends, self._before)[seat]
            worth.append(max(_LEAST, float(better - worse) / 2))
        return tuple(worth)


def _chances(totals: Sequence[Column], spread: float) -> list[Column]:
    """Return the chances if each total grows by a random amount with this deviation."""
    if isinstance(totals[0], list):
        rows = [_of_one_hand(hand, spread) for hand in zip(*totals, strict=True)]
        return [list(own) for own in zip(*rows, strict=True)]
    import numpy as np

    return list(_of_all_hands(np.stack(totals, axis=1), spread).T)


def _of_one_hand(totals: Sequence[float], spread: float) -> list[float]:
    """Return the chances of all seats after one hand."""
    if not spread:
        found = [float(total == min(totals)) for total in totals]
    else:
        apart = [[(other - own) / spread for other in totals] for own in totals]
        found = [
            math.fsum(
                weight
                * math.prod(
                    _NORMAL.cdf(away - node) for other, away in enumerate(others) if other != seat
                )
                for node, weight in _even_nodes()
            )
            for seat, others in enumerate(apart)
        ]
    whole = math.fsum(found)
    return [each / whole for each in found]


@cache
def _even_nodes() -> list[tuple[float, float]]:
    """The points and weights of the sum for the same integral; even steps are as exact here."""
    return [(step / 4, _NORMAL.pdf(step / 4)) for step in range(-24, 25)]


def _of_all_hands(totals: NDArray[np.float64], spread: float) -> NDArray[np.float64]:
    """Return the chances after many hands: an array, hands x seats, as the totals are."""
    import numpy as np

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
    import numpy as np

    nodes, weights = np.polynomial.hermite_e.hermegauss(_NODES)
    return nodes, weights / math.sqrt(2 * math.pi)


@cache
def _table() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    import numpy as np

    places = np.linspace(-_END, _END, _STEPS + 1)
    return places, np.array([1 - _NORMAL.cdf(place) for place in places])


def _above(places: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the chance that a normal variable is above each place."""
    import numpy as np

    return np.interp(places, *_table())
