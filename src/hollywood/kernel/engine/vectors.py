"""Vectors for the kernel: arrays if it is compiled, lists if it is interpreted."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hollywood.kernel.engine.compiling import can_compile

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def vector(values: Iterable[int]) -> Any:
    """Return a vector of these numbers."""
    numbers = list(values)
    if not can_compile():
        return numbers
    import numpy as np

    return np.array(numbers, np.int64)


def empty_vector(length: int) -> Any:
    """Return a vector of zeros."""
    if not can_compile():
        return [0] * length
    import numpy as np

    return np.zeros(length, np.int64)


def divisible_vector(length: int) -> Any:
    """Return a vector of zeros whose slices are vectors too and share its numbers."""
    if not can_compile():
        return memoryview(array("q", bytes(8 * length)))
    return empty_vector(length)


def as_array(tables: list[int]) -> Any:
    """Return the tables as an array of int16, as the compiled kernel takes them."""
    import numpy as np

    return np.array(tables, np.int16)


def short_vector(values: Iterable[int]) -> Any:
    """Return a vector of 16-bit numbers, such as the weights of a net."""
    numbers = list(values)
    return as_array(numbers) if can_compile() else numbers


def meld_tables(tables: list[int]) -> Any:
    """Return the meld tables of a variant of gin, as the kernel takes them."""
    return as_array(tables) if can_compile() else tables


def rows_of(numbers: Any, length: int) -> NDArray[np.int64]:
    """Return a vector as an array of rows, ``length`` numbers each."""
    import numpy as np

    return np.asarray(numbers, np.int64).reshape(-1, length)
