"""Exact counts of whole numbers, and their mean and standard deviation."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

_MOST = 1_000_000


class Tally:
    """How often each whole number from minus a million to a million has occurred."""

    def __init__(self) -> None:
        self._least = 0  # the number that is counted first
        self._counts = np.zeros(0, np.int64)

    def add(self, values: NDArray[np.int64]) -> None:
        """Count values; ValueError for one that is too large."""
        if not len(values):
            return
        least, most = int(values.min()), int(values.max())
        if max(-least, most) > _MOST:
            raise ValueError(f"{least} to {most} is too large to be counted")
        self._join(least, np.bincount(values - least))

    def merge(self, other: Tally) -> None:
        """Add all counts of ``other``."""
        self._join(other._least, other._counts)

    def _join(self, least: int, counts: NDArray[np.int64]) -> None:
        if not len(counts):
            return
        if not len(self._counts):
            self._least = least
        before = max(0, self._least - least)
        after = max(0, least + len(counts) - self._least - len(self._counts))
        self._counts = np.pad(self._counts, (before, after))
        self._least -= before
        first = least - self._least
        self._counts[first : first + len(counts)] += counts

    def __getitem__(self, value: int) -> int:
        """Return how often ``value`` has occurred."""
        place = value - self._least
        return int(self._counts[place]) if 0 <= place < len(self._counts) else 0

    @property
    def items(self) -> list[tuple[int, int]]:
        """The values that occurred, in order, with their counts."""
        places = np.flatnonzero(self._counts)
        return [(int(at) + self._least, int(self._counts[at])) for at in places]

    @property
    def count(self) -> int:
        """The number of values counted."""
        return int(self._counts.sum())

    @property
    def sum(self) -> int:
        """The sum of all values."""
        return sum(value * times for value, times in self.items)

    def mean(self, *, of: int | None = None) -> float | None:
        """Return the mean of ``of`` values, of which those not counted are zero."""
        of = self.count if of is None else of
        return self.sum / of if of else None

    def sd(self, *, of: int | None = None) -> float | None:
        """Return the standard deviation (with n - 1) of ``of`` values, as for :meth:`mean`."""
        of = self.count if of is None else of
        if of < 2:
            return None
        squares = sum(value * value * times for value, times in self.items)
        return math.sqrt((squares * of - self.sum**2) / (of * (of - 1)))

    def figures(self, *, histogram: bool = False, of: int | None = None) -> dict[str, Any]:
        """Return mean, standard deviation, and the counts of all values, as plain values."""
        plain: dict[str, Any] = {"mean": _round(self.mean(of=of)), "sd": _round(self.sd(of=of))}
        if histogram:
            plain["histogram"] = [list(item) for item in self.items]
        return plain


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
