"""Ways to play gin that only bots have: weights of the linear policy, by name.

The fields are those of :mod:`hollywood.strategy.gin.policies.linear`.
"""

from __future__ import annotations

from typing import Final

from hollywood.strategy.gin.policies.choose import LINEAR, POLICIES

COLLECTING: Final = (25, 0, 350, 100, 0, 0, 0, 0, 1000, 0, 1000, 0, 2, 0, 0, 0)
"""It keeps whatever may still become a meld, however many points that leaves."""
MANNERS: Final[dict[str, tuple[int, tuple[int, ...]]]] = {
    **POLICIES,
    "collecting": (LINEAR, COLLECTING),
}
"""The number and the weights of each policy that a bot can play by."""
