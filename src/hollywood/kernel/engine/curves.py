"""Exponentials and logarithms by table, for functions that know integers only.

Probabilities are whole millionths of two to the power of twenty; logarithms are in thousandths.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from hollywood.kernel.engine.bits import highest
from hollywood.kernel.engine.compiling import inlined

ONE: Final = 1 << 20
"""A probability of one."""

_STEPS: Final = 1024
_PER_UNIT: Final = 64
_MANTISSAS: Final = 256
_LOGS: Final = _STEPS

Curves = list[int]
"""``ONE * exp(-k / 64)`` for k below 1024, then ``1000 * ln(1 + m / 256)`` for m below 256."""


@lru_cache(maxsize=1)
def curves() -> Curves:
    """Return the tables."""
    falling = [round(ONE * math.exp(-step / _PER_UNIT)) for step in range(_STEPS)]
    return falling + [round(1000 * math.log1p(part / _MANTISSAS)) for part in range(_MANTISSAS)]


@inlined
def falling(distance: int, scale: int, table: list[int]) -> int:
    """Return ``ONE * exp(-distance / scale)``; both from 0, the scale not 0."""
    step = distance * _PER_UNIT // scale
    return table[step] if step < _STEPS else 0


@inlined
def log(number: int, table: list[int]) -> int:
    """Return a thousand natural logarithms of ``number``, which is from 1."""
    top = highest(number)
    part = (number << 8 >> top) & 255 if top < 50 else number >> top - 8 & 255
    return top * 693_147 // 1000 + table[_LOGS + part]
