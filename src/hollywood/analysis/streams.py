"""The chance of a review: a stream for every question, so that it is answered alike by anybody."""

from __future__ import annotations

from typing import Any

from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.vectors import empty_vector

DECISIONS, LUCK, DEALS = range(3)
"""What is asked about; each has streams of its own."""


def stream_for(seed: int, kind: int, number: int, part: int = 0) -> Any:
    """Return the state of chance at the beginning of a stream, a vector for the kernel.

    ``number`` says which of the questions of a kind it is, ``part`` which stretch of its stream.
    """
    state = empty_vector(LENGTH)
    begin(state, 0, seed, 3 * number + kind, part)
    return state
