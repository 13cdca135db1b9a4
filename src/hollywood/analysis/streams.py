"""The randomness of a review: a stream for every question, so every worker gets the same answer."""

from __future__ import annotations

from typing import Any

from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.vectors import empty_vector

DECISIONS, LUCK, DEALS = range(3)
"""The kinds of questions; each has its own streams."""


def stream_for(seed: int, kind: int, number: int, part: int = 0) -> Any:
    """Return the random state at the beginning of a stream, a vector for the kernel.

    ``number`` identifies the question within its kind; ``part`` is the section of its stream.
    """
    state = empty_vector(LENGTH)
    begin(state, 0, seed, 3 * number + kind, part)
    return state
