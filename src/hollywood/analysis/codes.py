"""The results of simulated rounds as *codes*: indexes for looking up the value of a result.

In gin, the code of a result is its place in a vector of values (:mod:`hollywood.kernel.gin.worth`).
In the contract game, it is the number of an outcome of the current decision.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from hollywood.analysis.columns import Column

Codes: TypeAlias = "list[Column]"
"""A column of codes for each choice, with a row for each simulated round."""

NO_ROUND: Final = -1
"""The code of a round that was not played."""
TAKEN_UP: Final = 1 << 40
"""Added to a code if the other player took the discard."""
MASK: Final = TAKEN_UP - 1
"""The part of a code that identifies the result."""
