"""The types of opponents in gin, with their prior probabilities.

Each is a linear policy with the temperature of its discards, the probability of an action against
the policy, and a prior. The type that knocks at once is never ruled out: to take an eager player
for a patient one is an expensive mistake, and the opposite costs little.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.curves import ONE
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS

AT_ONCE: Final = (100, 0, 0, 0, 0, 0, 0, 0, 100_000, 0, 0, 100, 2)
"""The weights of a player who discards for the least deadwood and knocks as soon as possible."""


def player_type(
    weights: tuple[int, ...], *, heat: int, slip: float, share: float
) -> tuple[int, ...]:
    """Return a type; ``heat`` is in hundredths of a point, ``slip`` and ``share`` from 0 to 1."""
    return (*weights, heat, round(slip * ONE), round(share * ONE))


TYPES: Final = (
    player_type(AT_ONCE, heat=60, slip=0.02, share=0.4),
    player_type(WEIGHTS, heat=200, slip=0.03, share=0.35),
    player_type(CAMPER, heat=200, slip=0.03, share=0.25),
)
"""The types that the searching player considers."""

FLOOR: Final = 0.1
"""The least probability of a type, whatever earlier rounds have shown."""
