"""The trained weights in the package, as files of little-endian 16-bit integers."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Any

from hollywood.kernel.engine.vectors import short_vector

_FOLDER = Path(__file__).parent


@cache
def weights_in(name: str, length: int) -> Any:
    """Return the weights of a net as a vector, cached; ValueError if there are not ``length``."""
    return short_vector(numbers_in(name, length))


@cache
def numbers_in(name: str, length: int) -> array[int]:
    """Return the same weights for interpreted code, also where Numba is."""
    numbers = array("h")
    numbers.frombytes((_FOLDER / name).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != length:
        raise ValueError(f"{name} has {len(numbers)} weights, not {length}")
    return numbers


@cache
def no_weights() -> Any:
    """Return the vector that stands for no net."""
    return short_vector(())
