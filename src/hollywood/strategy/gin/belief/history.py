"""The vectors of a history of the opponent's hidden cards in gin, and of the types of players.

A history has, for each hidden place, which card the opponent was dealt or drew there, and how long
the opponent held it.
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

M_HEAT: Final = W_LENGTH  # the temperature of its discards, in hundredths of a point
M_SLIP: Final = W_LENGTH + 1  # the probability of an action against the policy, out of 2**20
M_PRIOR: Final = W_LENGTH + 2  # the prior probability of this type, out of 2**20
M_LENGTH: Final = W_LENGTH + 3
"""A type is the weights of a linear policy and these three; a vector has one type after another."""

(
    H_KNOCK,  # five weights of the linear policy: W_KNOCK and the next two, W_LAST, W_WAIT
    H_KNOCK_GROWTH,
    H_KNOCK_LEAST,
    H_LAST,
    H_WAIT,
    H_PRIOR,  # the prior probability of this habit, out of 2**20
    H_KIND,  # the kind of player that is most like it, as a number of KINDS
    H_LENGTH,
) = range(8)
"""A habit: with how much deadwood a player knocks in which turn. A vector has one after another."""

B_PLACES: Final = 0  # how many hidden places there are
B_POOL: Final = 1  # how many unseen cards the opponent does not hold in this history
B_TYPE: Final = 2
B_HABIT: Final = 3
B_LOG: Final = 4  # the log-likelihood of this history
B_KNOCKED: Final = 5  # the deadwood with which the opponent has ended the round, or NOT_KNOCKED
B_CARD: Final = 6  # the card of each place; the places of the deal come first
B_FROM: Final = B_CARD + MOST_PLACES  # the event by which it came, 0 for the deal
B_UNTIL: Final = B_FROM + MOST_PLACES  # the event by which it left the hand, or EVER
B_POOLED: Final = B_UNTIL + MOST_PLACES  # the unseen cards that the opponent does not hold
B_LOGS: Final = B_POOLED + MOST_PLACES  # the log-likelihood of each event
B_TRIED: Final = B_LOGS + MOST_EVENTS  # the same for the proposed history
B_LENGTH: Final = B_TRIED + MOST_EVENTS


NOT_KNOCKED: Final = -1
MOST_TYPES: Final = 16
MOST_HABITS: Final = 16
MOST_DISCARDS: Final = 12


class Styles(NamedTuple):
    """What the opponent may be like: a type and a habit, drawn separately."""

    types: Vector
    """M_LENGTH numbers for each: how a player takes and discards. Its weights for knocking do not
    count: a habit takes their place."""
    habits: Vector
    """H_LENGTH numbers for each: when a player knocks."""


class Belief(NamedTuple):
    """The state of the chain: the current history, and the vectors that it needs to continue."""

    history: Vector
    """B_LENGTH numbers."""
    weights: Vector
    """M_LENGTH numbers: the type of player in this history, with the habit's weights."""
    curves: Vector
    """The tables of :mod:`hollywood.kernel.engine.curves`."""
    seen: Vector
    """V_LENGTH numbers, scratch: the view that the opponent may have had when acting."""
    cards: Vector
    """MOST_DISCARDS numbers, scratch: the cards that the opponent could have discarded."""
    worths: Vector
    """MOST_DISCARDS numbers, scratch: the worth of each discard, in hundredths of a point."""
    logs: Vector
    """MOST_TYPES numbers, scratch: the log-likelihood of the history for each type or habit."""
    tally: Vector
    """The sums of the probabilities, in 1024ths, of each type whenever it was drawn, and from
    MOST_TYPES on, of each habit."""


def new_belief() -> Belief:
    """Return an empty belief; :func:`.start.begin_belief` starts it."""
    lengths = (V_LENGTH, MOST_DISCARDS, MOST_DISCARDS, MOST_TYPES, MOST_TYPES + MOST_HABITS)
    return Belief(
        empty_vector(B_LENGTH),
        empty_vector(M_LENGTH),
        vector(curves()),
        *(empty_vector(length) for length in lengths),
    )


@kernel
def held_in(history: list[int]) -> int:
    """Return the hidden cards that the opponent holds now in this history."""
    hand = 0
    for place in range(history[B_PLACES]):
        if history[B_UNTIL + place] == EVER:
            hand |= 1 << history[B_CARD + place]
    return hand


@kernel
def kind_in(history: list[int], styles: Styles) -> int:
    """Return the kind of player that the opponent's habit in this history is most like."""
    return styles.habits[history[B_HABIT] * H_LENGTH + H_KIND]
