"""The styles of opponents in gin, with their prior probabilities.

A style is a type (how the player takes and discards) and a habit (with how much deadwood the player
knocks in which turn). A type is a linear policy with the temperature of its discards and the
probability of an action against the policy. The habit of knocking at once is never ruled out: to
take an eager player for a patient one is an expensive mistake, and the opposite costs little.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.curves import ONE
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS

AT_ONCE: Final = (100, 0, 0, 0, 0, 0, 0, 0, 100_000, 0, 0, 100, 2, 0, 0, 0)
"""The weights of a player who discards for the least deadwood and knocks as soon as possible."""
_FOR_GIN: Final = (*CAMPER[:-3], 200, 200, 0)
"""The weights of a player who plays for gin and counts gin outs."""
_SIMULATING: Final = (100, 0, 450, 94, 0, 0, 55, 290, 100_000, 0, 0, 0, 2, 330, 200, 0)
"""The weights that best explain the discards of a player who simulates rounds with random hands.

Outs count twice as much as for others, and danger hardly counts.
"""

KINDS: Final = ("at once", "linear", "camper")
"""The kinds of players that the nets were trained against, by number."""


def player_type(
    weights: tuple[int, ...], *, heat: int, slip: float, share: float
) -> tuple[int, ...]:
    """Return a type; ``heat`` is in hundredths of a point, ``slip`` and ``share`` from 0 to 1."""
    return (*weights, heat, round(slip * ONE), round(share * ONE))


def habit(
    knock: int,
    growth: int = 0,
    least: int = 0,
    last: int = 1,
    wait: int = 0,
    *,
    like: str,
    share: float,
) -> tuple[int, ...]:
    """Return a habit: five weights of the linear policy, its prior, and the kind most like it."""
    return (knock, growth, least, last, wait, round(share * ONE), KINDS.index(like))


TYPES: Final = (
    player_type(AT_ONCE, heat=60, slip=0.02, share=0.36),
    player_type(WEIGHTS, heat=200, slip=0.03, share=0.24),
    player_type(_FOR_GIN, heat=200, slip=0.03, share=0.16),
    player_type(_SIMULATING, heat=300, slip=0.03, share=0.24),
)
"""For the least deadwood; careful; for gin; simulating."""

HABITS: Final = (
    habit(100_000, last=2, like="at once", share=0.32),
    habit(WEIGHTS[8], WEIGHTS[9], WEIGHTS[10], 2, like="linear", share=0.14),
    habit(0, like="camper", share=0.145),
    habit(599, last=2, least=599, like="linear", share=0.08),
    habit(299, last=1, least=299, like="linear", share=0.035),
    habit(1_500, -350, like="camper", share=0.04),
    habit(-1_500, 400, last=2, like="linear", share=0.04),
    habit(1_500, -90, wait=599, like="camper", share=0.2),
)
"""At once; with less and less; gin only; with 5 or less; with 2 or less; at first, but not after
the fourth turn; not at first, but later with more and more; like a player who simulates: at first
with 6 or more, because with fewer points gin is near."""

EAGER: Final = 0
"""The habit of knocking at once."""
FLOOR: Final = 0.1
"""Its least probability, whatever earlier rounds have shown."""

TYPICAL: Final = (
    TYPES[0],
    TYPES[1],
    player_type(CAMPER, heat=200, slip=0.03, share=0.25),
)
"""A player of each kind."""
