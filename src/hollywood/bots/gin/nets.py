"""The trained gin weights in the package, and the rules and stakes they are for.

A net has learned the value of positions at one stake. For other stakes, its output is mapped by a
line to the value of the results; the net with the closest stake is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hollywood.bots.weights import no_weights, weights_in
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS
from hollywood.strategy.gin.net.net import NET_LENGTH

WON = 60
"""The value of winning a round, in addition to its points, to the net for prizes."""


def points_worth() -> tuple[int, ...]:
    """Return the value of each result to a player who only counts points."""
    return _worths(lambda points: 1000 * points)


def prize_worth() -> tuple[int, ...]:
    """Return the value of each result if winning counts most, on the scale of points."""
    return _worths(lambda points: 300 * (points + WON))


def _worths(gain: Callable[[int], int]) -> tuple[int, ...]:
    gains = tuple(gain(points) for points in range(MOST_POINTS))
    return (*gains * CLASSES, *(-gain for gain in gains * CLASSES), 0)


NETS = {"gin/points.net": points_worth, "gin/prize.net": prize_worth}
"""Their files, in the layout of ``strategy/gin/net/net.py``, and their stakes."""


class Learned(NamedTuple):
    """A net as a vector, empty if there is none, and how to read it at some stake.

    The value of a result is ``flat + slope / 1024 * net output``, in thousandths. ``fit`` is the
    share of the results' variance that this explains, from 0 to 1.
    """

    net: Any
    flat: int
    slope: int
    fit: float


def learned_for(rules: GinRules, worth: Sequence[int], counts: Sequence[int]) -> Learned:
    """Return the net with the closest stake; an empty one if it was not trained on such hands.

    ``counts`` is how often each result occurs.
    """
    known = GIN_PRESETS["gin"]
    if rules.melds != known.melds or rules.hand_size != known.hand_size:
        return Learned(no_weights(), 0, 0, 0.0)
    lines = {name: line_through(of(), worth, counts) for name, of in NETS.items()}
    best = max(lines, key=lambda name: lines[name][2])
    return Learned(weights_in(best, NET_LENGTH), *lines[best])


def line_through(
    known: Sequence[int], worth: Sequence[int], counts: Sequence[int]
) -> tuple[int, int, float]:
    """Return the line from one stake to another: least squares over the results, by counts."""
    there = [place for place, count in enumerate(counts) if count]
    total = sum(counts)
    middle = sum(counts[place] * known[place] for place in there) / total
    mean = sum(counts[place] * worth[place] for place in there) / total
    spread = sum(counts[place] * (known[place] - middle) ** 2 for place in there)
    both = sum(counts[p] * (known[p] - middle) * (worth[p] - mean) for p in there)
    of_worth = sum(counts[place] * (worth[place] - mean) ** 2 for place in there)
    slope = both / spread
    fit = both * both / spread / of_worth if of_worth else 0.0
    return round(mean - slope * middle), round(1024 * slope), fit
