"""The types of players that the other player of gin may be, and what is known of them beforehand.

Each is a linear policy with the temperature of its throws, how often it does what it should not,
and a weight. The knocker at once is never given up: to take an eager player for a patient one is
the dear mistake, the other way round costs little.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.curves import ONE
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS

AT_ONCE: Final = (100, 0, 0, 0, 0, 0, 0, 0, 100_000, 0, 0, 100, 2)
"""Weights of a player who throws what leaves least deadwood, and knocks as soon as he may."""


def player_type(
    weights: tuple[int, ...], *, heat: int, slip: float, share: float
) -> tuple[int, ...]:
    """Return a type: ``heat`` in hundredths of a point, ``slip`` and ``share`` probabilities."""
    return (*weights, heat, round(slip * ONE), round(share * ONE))


TYPES: Final = (
    player_type(AT_ONCE, heat=60, slip=0.02, share=0.4),
    player_type(WEIGHTS, heat=200, slip=0.03, share=0.35),
    player_type(CAMPER, heat=200, slip=0.03, share=0.25),
)
"""Those that the searching player thinks possible."""

FLOOR: Final = 0.1
"""No type is ever thought less likely than this, whatever the rounds before have shown."""
