"""A history of the hidden hand of a round of gin, and the types of players, as vectors.

Which card he was dealt or drew at each place where one stayed hidden, and how long he had it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.curves import curves
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin.layout import V_LENGTH
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


MOST_TYPES: Final = 16
MOST_THROWS: Final = 12


class Belief(NamedTuple):
    """A belief at work: the history that the chain has come to, and what it needs to go on."""

    history: Vector
    """B_LENGTH numbers."""
    weights: Vector
    """M_LENGTH numbers: the type of player in this history."""
    curves: Vector
    """The tables of :mod:`hollywood.kernel.engine.curves`."""
    seen: Vector
    """V_LENGTH numbers, scratch: the view that he may have had when he did something."""
    cards: Vector
    """MOST_THROWS numbers, scratch: the cards that he may have thrown."""
    worths: Vector
    """And what each throw was worth to him, in hundredths of a point."""
    logs: Vector
    """MOST_TYPES numbers, scratch: how likely each type makes the history."""


def new_belief() -> Belief:
    """Return a belief with room for everything; :func:`.start.begin_belief` begins it."""
    lengths = (V_LENGTH, MOST_THROWS, MOST_THROWS, MOST_TYPES)
    return Belief(
        empty_vector(B_LENGTH),
        empty_vector(M_LENGTH),
        vector(curves()),
        *(empty_vector(length) for length in lengths),
    )


@kernel
def held_in(history: list[int]) -> int:
    """Return the hidden cards that he holds now in this history."""
    hand = 0
    for place in range(history[B_PLACES]):
        if history[B_UNTIL + place] == EVER:
            hand |= 1 << history[B_CARD + place]
    return hand
