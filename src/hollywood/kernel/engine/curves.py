"""Exponentials and logarithms from tables, for functions that know integers only.

Probabilities are integers out of ``ONE`` = 2**20. Logarithms are in thousandths.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from hollywood.kernel.engine.bits import highest
from hollywood.kernel.engine.compiling import inlined

ONE: Final = 1 << 20
"""The probability 1."""

_STEPS: Final = 1024
_PER_UNIT: Final = 64
_MANTISSAS: Final = 256
_LOGS: Final = _STEPS

Curves = list[int]
"""``ONE * exp(-k / 64)`` for k from 0 to 1023, then ``1000 * ln(1 + m / 256)`` for m to 255."""


@lru_cache(maxsize=1)
def curves() -> Curves:
    """Return the tables."""
    falling = [round(ONE * math.exp(-step / _PER_UNIT)) for step in range(_STEPS)]
    return falling + [round(1000 * math.log1p(part / _MANTISSAS)) for part in range(_MANTISSAS)]


@inlined
def falling(distance: int, scale: int, table: list[int]) -> int:
    """Return ``ONE * exp(-distance / scale)``; ``distance`` is at least 0, ``scale`` at least 1."""
    step = distance * _PER_UNIT // scale
    return table[step] if step < _STEPS else 0


@inlined
def log(number: int, table: list[int]) -> int:
    """Return 1000 times the natural logarithm of ``number``, which is at least 1."""
    top = highest(number)
    part = (number << 8 >> top) & 255 if top < 50 else number >> top - 8 & 255
    return top * 693_147 // 1000 + table[_LOGS + part]
