"""Columns of numbers: arrays if the kernel is compiled, lists if it is interpreted.

As with the kernel's vectors (:mod:`hollywood.kernel.engine.vectors`), a review needs NumPy only
where it is compiled. A column of results has a *code* for each simulated round
(:mod:`hollywood.analysis.codes`). Everything here takes and returns columns of the same form.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from hollywood.kernel.engine.compiling import can_compile

Column: TypeAlias = Any
"""An array or a list. It has a length, and single places and slices can be read."""


def column(values: Iterable[float]) -> Column:
    """Return a column of these numbers."""
    numbers = list(values)
    if not can_compile():
        return numbers
    import numpy as np

    return np.array(numbers)


def dealt_out(numbers: Column, count: int) -> list[Column]:
    """Return ``count`` columns of numbers that stand row by row."""
    return [numbers[place::count] for place in range(count)]


def joined(parts: Sequence[Column]) -> Column:
    """Return the numbers of several columns one after another."""
    if isinstance(parts[0], list):
        return [each for part in parts for each in part]
    import numpy as np

    return np.concatenate(parts)


def listed(numbers: Column) -> list[Any]:
    """Return the numbers as a list."""
    return numbers if isinstance(numbers, list) else list(numbers.tolist())


def looked_up(values: Any, places: Column) -> Column:
    """Return the values at these places of a column."""
    return [values[each] for each in places] if isinstance(places, list) else values[places]


def minus(one: Column, other: Column) -> Column:
    """Return the differences, row by row."""
    if isinstance(one, list):
        return [a - b for a, b in zip(one, other, strict=True)]
    return one - other


def negative(numbers: Column) -> Column:
    """Return the negatives of whole numbers, for calculating with fractions."""
    return [float(-each) for each in numbers] if isinstance(numbers, list) else -numbers * 1.0


def scaled(numbers: Column, factor: float) -> Column:
    """Return the numbers times a factor."""
    return [factor * each for each in numbers] if isinstance(numbers, list) else factor * numbers


def shifted(numbers: Column, by: float) -> Column:
    """Return the numbers plus another."""
    return [each + by for each in numbers] if isinstance(numbers, list) else numbers + by


def without(numbers: Column, left_out: int) -> Column:
    """Return the numbers that are not this one."""
    if isinstance(numbers, list):
        return [each for each in numbers if each != left_out]
    return numbers[numbers != left_out]


def both_without(one: Column, other: Column, left_out: int) -> tuple[Column, Column]:
    """Return the rows of two columns in which neither has this number."""
    if isinstance(one, list):
        rows = [(a, b) for a, b in zip(one, other, strict=True) if left_out not in {a, b}]
        return [a for a, _ in rows], [b for _, b in rows]
    both = (one != left_out) & (other != left_out)
    return one[both], other[both]


def masked(numbers: Column, mask: int) -> Column:
    """Return the bits of whole numbers that a mask has."""
    return [each & mask for each in numbers] if isinstance(numbers, list) else numbers & mask


def every_other(numbers: Column, length: int, first: int) -> Column:
    """Return every other stretch of this length, beginning with stretch ``first``, 0 or 1."""
    return joined(
        [
            numbers[start : start + length]
            for start in range(first * length, len(numbers), 2 * length)
        ]
        or [numbers[:0]]
    )


def by_turns(even: Column, odd: Column, length: int) -> Column:
    """Return stretches of this length from two columns by turns, each at its place."""
    return joined(
        [
            (odd if start // length % 2 else even)[start : start + length]
            for start in range(0, len(even), length)
        ]
    )


def mean(values: Column) -> float:
    """Return the mean of at least one value."""
    if isinstance(values, list):
        return math.fsum(values) / len(values)
    return float(values.mean())


def means(columns: Sequence[Column]) -> list[float]:
    """Return the mean of each column."""
    if isinstance(columns[0], list):
        return [mean(each) for each in columns]
    import numpy as np

    return [float(each) for each in np.stack(columns, axis=1).mean(axis=0)]


def error_of_mean(values: Column) -> float:
    """Return the standard error of the mean of independent values."""
    count = len(values)
    if count < 2:
        return math.inf
    if isinstance(values, list):
        middle = mean(values)
        spread = math.sqrt(math.fsum((each - middle) ** 2 for each in values) / (count - 1))
    else:
        spread = float(values.std(ddof=1))
    return spread / math.sqrt(count)


def error_by_blocks(values: Column, block: int) -> float:
    """Return the standard error of the mean, from the means of blocks of neighbors."""
    whole = values[: len(values) // block * block]
    if isinstance(whole, list):
        return error_of_mean(
            [mean(whole[start : start + block]) for start in range(0, len(whole), block)]
        )
    return error_of_mean(whole.reshape(-1, block).mean(axis=1))
