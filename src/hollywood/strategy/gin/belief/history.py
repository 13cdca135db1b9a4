"""A history of the hidden hand of a round of gin, and the types of players, as vectors.

Which card he was dealt or drew at each place where one stayed hidden, and how long he had it.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.story import MOST_EVENTS
from hollywood.strategy.gin.policies.linear import W_LENGTH

MOST_PLACES: Final = 52
EVER: Final = 1 << 20

M_HEAT: Final = W_LENGTH  # hundredths of a point: the temperature of its throws
M_SLIP: Final = W_LENGTH + 1  # millionths of 2**20: how often it does what it should not
M_PRIOR: Final = W_LENGTH + 2  # how much is known for this type beforehand, of 2**20
M_LENGTH: Final = W_LENGTH + 3
"""A type is the weights of a linear policy and these; the types follow each other in a vector."""

B_PLACES: Final = 0  # hidden places, the deal's first
B_POOL: Final = 1  # cards that nobody has shown, and that he does not hold in this history
B_TYPE: Final = 2
B_LOG: Final = 3  # the logarithm of the likelihood of this history
B_CARD: Final = 4  # the card of each place
B_FROM: Final = B_CARD + MOST_PLACES  # the event by which it came, 0 for the deal
B_UNTIL: Final = B_FROM + MOST_PLACES  # the event by which it went, or for ever
B_POOLED: Final = B_UNTIL + MOST_PLACES
B_LOGS: Final = B_POOLED + MOST_PLACES  # by event
B_TRIED: Final = B_LOGS + MOST_EVENTS  # the same for the history that is tried
B_LENGTH: Final = B_TRIED + MOST_EVENTS


@kernel
def held_in(belief: list[int]) -> int:
    """Return the hidden cards that he holds now in this history."""
    hand = 0
    for place in range(belief[B_PLACES]):
        if belief[B_UNTIL + place] == EVER:
            hand |= 1 << belief[B_CARD + place]
    return hand
