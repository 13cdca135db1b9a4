"""Vectors for functions of the kernel, compiled or not."""

from collections.abc import Sequence
from typing import Any

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import can_compile
from hollywood.kernel.engine.vectors import as_array


def vector(numbers: Sequence[int]) -> Any:
    """Return what a compiled function takes for a list: an array, if functions are compiled."""
    if not can_compile():
        return list(numbers)
    import numpy as np

    return np.array(numbers, np.int64)


def tables_of(tables: MeldTables) -> Any:
    """Return the tables of melds in the form that compiled functions take."""
    return as_array(tables) if can_compile() else tables
