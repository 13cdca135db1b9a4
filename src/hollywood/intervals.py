"""Means and shares with their 95% intervals: all that the project computes, in one place.

Where the sample consists of pairs of games (:func:`ratio`, :func:`difference`, :func:`share`), the
games of a pair share their cards and are not independent; pairs are. The variance is then between
pairs (a *cluster* sample), and Student's t accounts for their number. A count of independent games
is a :func:`proportion`.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

_Z95: Final = 1.959963984540054
_T95 = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004)
_TIMES_BETTER = 4  # the most that equal cards may count, as a multiple of single games


class Proportion(NamedTuple):
    """A share of a count, with its 95% confidence interval."""

    times: int
    of: int
    share: float | None
    low: float
    high: float

    def figures(self) -> dict[str, Any]:
        """Return the share as plain values."""
        return {
            "count": self.times,
            "of": self.of,
            "share": _round(self.share),
            "low": _round(self.low),
            "high": _round(self.high),
        }


class Estimate(NamedTuple):
    """A value and its 95% confidence interval, if there is one."""

    mean: float
    low: float | None
    high: float | None

    def figures(self) -> dict[str, float | None]:
        """Return the estimate as plain values."""
        return {name: _round(value) for name, value in self._asdict().items()}


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Estimate | None:
    """Return the sum of ``tops`` divided by the sum of ``bottoms``, both given pair by pair.

    ``None`` if the divisor is zero; a single pair has no interval. (Cochran 1977, 6.4.)

    >>> ratio([2, 4, 6], [2, 2, 2])
    Estimate(mean=2.0, low=-0.484..., high=4.484...)
    """
    if not sum(bottoms):
        return None
    mean, errors = _influences(tops, bottoms)
    return _bounded(mean, errors)


def difference(
    own: tuple[Sequence[float], Sequence[float]], other: tuple[Sequence[float], Sequence[float]]
) -> Estimate | None:
    """Return one ratio minus another of the same pairs; ``None`` if either is ``None``."""
    if not sum(own[1]) or not sum(other[1]):
        return None
    first, errors = _influences(*own)
    second, others = _influences(*other)
    both = [one - two for one, two in zip(errors, others, strict=True)]
    return _bounded(first - second, both)


def share(parts: Sequence[float], games: int) -> Estimate | None:
    """Return the mean of shares between 0 and 1, one for each pair of ``games`` games.

    The interval is Wilson's for as many independent games as would vary as little as these pairs
    (Korn and Graubard 1998), so it stays between 0 and 1. Equal cards count as at most four times
    as many games, because a few pairs that happen to agree prove little.

    >>> share([1, 1, 1, 1], 2)
    Estimate(mean=1.0, low=0.283..., high=1.0)
    """
    pairs = len(parts)
    if not pairs:
        return None
    mean = sum(parts) / pairs
    if pairs == 1:
        return Estimate(mean, None, None)
    square = sum((part - mean) ** 2 for part in parts) / (pairs - 1) / pairs
    alone = mean * (1 - mean)
    worth: float = pairs if alone < 1e-12 else _TIMES_BETTER * games * pairs
    if alone >= 1e-12 and square * worth > alone:
        worth = alone / square
    times = student(pairs - 1)
    return Estimate(mean, *_wilson(mean, worth, times))


def proportion(times: int, of: int) -> Proportion:
    """Return a share of independent games with Wilson's interval (Wilson 1927).

    It suits few and extreme counts.

    >>> [round(bound, 4) for bound in proportion(3, 10)[2:]]
    [0.3, 0.1078, 0.6032]
    """
    if not of:
        return Proportion(times, of, None, 0.0, 1.0)
    part = times / of
    return Proportion(times, of, part, *_wilson(part, of, _Z95))


def margin(values: Iterable[float]) -> float:
    """Return half of the interval of a mean of many independent values; zero for fewer than two.

    >>> round(margin([1, 2, 3, 4]), 4)
    1.2652
    """
    numbers = [float(value) for value in values]
    if len(numbers) < 2:
        return 0.0
    return _Z95 * statistics.stdev(numbers) / math.sqrt(len(numbers))


def margin_of(error: float) -> float:
    """Return half of the interval of what has this standard error."""
    return _Z95 * error


def sign_test(won: int, lost: int) -> float:
    """Return the probability of a split at least this uneven between equals (exact sign test).

    >>> sign_test(8, 2)
    0.109375
    """
    tosses = won + lost
    ways, less = 1, 0  # for exactly this many heads, and for at most this many
    for heads in range(min(won, lost) + 1):
        less += ways
        ways = ways * (tosses - heads) // (heads + 1)
    return min(1.0, 2 * less / (1 << tosses))


def student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t: from a table, then by its expansion in 1/n.

    (Abramowitz and Stegun 26.7.5; with nine or more degrees of freedom, the error is below 0.001.)

    >>> round(student(9), 3), round(student(30), 3), round(student(10**6), 3)
    (2.262, 2.042, 1.96)
    """
    if freedom <= len(_T95):
        return _T95[freedom - 1]
    z: float = _Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    bound = z
    for term in reversed(terms):
        bound = z + (bound - z) / freedom + term / freedom
    return bound


def _wilson(part: float, of: float, times: float) -> tuple[float, float]:
    """Return the bounds of a share of ``of`` games, ``times`` standard errors from its middle."""
    square = times * times
    scale = 1 + square / of
    middle = (part + square / (2 * of)) / scale
    room = times / scale * math.sqrt(part * (1 - part) / of + square / (4 * of * of))
    return max(0.0, middle - room), min(1.0, middle + room)


def _influences(tops: Sequence[float], bottoms: Sequence[float]) -> tuple[float, list[float]]:
    """Return a ratio, and each pair's influence on it times the number of pairs."""
    mean = sum(tops) / sum(bottoms)
    middle = sum(bottoms) / len(bottoms)
    return mean, [(top - mean * low) / middle for top, low in zip(tops, bottoms, strict=True)]


def _bounded(mean: float, errors: Sequence[float]) -> Estimate:
    pairs = len(errors)
    if pairs < 2:
        return Estimate(mean, None, None)
    room = student(pairs - 1) * math.sqrt(sum(each * each for each in errors) / (pairs - 1) / pairs)
    return Estimate(mean, mean - room, mean + room)


def figures(estimate: Estimate | None) -> dict[str, Any] | None:
    """Return an estimate as plain values; ``None`` if there is none."""
    return None if estimate is None else estimate.figures()


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
