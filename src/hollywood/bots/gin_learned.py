"""The learned weights that come with the package, and the rules they are for."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import Any

from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules
from hollywood.kernel.compiling import can_compile
from hollywood.kernel.gin_net import NET_LENGTH

WEIGHTS = "gin_net.bin"
"""Little-endian 16-bit integers, in the layout of ``kernel/gin_net.py``."""


def net_for(rules: GinRules) -> Any:
    """Return the net as a vector; an empty one for rules whose hands it has never seen."""
    learned = GIN_PRESETS["gin"]
    known = rules.melds == learned.melds and rules.hand_size == learned.hand_size
    return _net() if known else _empty()


@cache
def _net() -> Any:
    numbers = array("h")
    numbers.frombytes(files("hollywood.bots").joinpath(WEIGHTS).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != NET_LENGTH:
        raise ValueError(f"{WEIGHTS} has {len(numbers)} weights, not {NET_LENGTH}")
    return _vector(numbers)


@cache
def _empty() -> Any:
    return _vector(array("h"))


def _vector(numbers: array[int]) -> Any:
    if not can_compile():
        return list(numbers)
    import numpy as np

    return np.array(numbers, np.int16)
