"""Choosing at a temperature: a choice nearly as good as the best is made nearly as often."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def drawn(choices: Sequence[T], worths: Sequence[float], heat: float, chance: random.Random) -> T:
    """Return one of ``choices``, with probability proportional to ``exp(worth / heat)``; heat > 0.

    >>> drawn("ab", (0, 1000), 1, random.Random(1))
    'b'
    """
    best = max(worths)
    return chance.choices(choices, [math.exp((worth - best) / heat) for worth in worths])[0]
