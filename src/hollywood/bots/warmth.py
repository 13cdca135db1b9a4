"""Drawing at a temperature: what is nearly as good as the best is chosen nearly as often."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def drawn(choices: Sequence[T], worths: Sequence[float], heat: float, chance: random.Random) -> T:
    """Return one of ``choices``, each as likely as ``exp(worth / heat)``; heat above 0.

    >>> drawn("ab", (0, 1000), 1, random.Random(1))
    'b'
    """
    best = max(worths)
    return chance.choices(choices, [math.exp((worth - best) / heat) for worth in worths])[0]
