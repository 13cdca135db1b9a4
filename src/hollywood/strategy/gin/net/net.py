"""A small neural network that says what a position of gin is worth, without search.

It values a hand of ten cards and what its seat knows (:mod:`hollywood.strategy.gin.net.features`)
at one of three moments: after a discard, before a draw from the stock, and after a knock. Each
moment has a network of its own, with one hidden layer. Each unit is the sum of the weights of the
true features, with negative sums set to 0 (ReLU). The output is a weighted sum of the units. The
weights were learned from play (``docs/how-bots-think.md``). They are for the points of a round with
standard melds and ten cards. Values are in thousandths of a point.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS, MeldTables
from hollywood.kernel.engine.bits import highest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.strategy.gin.net.features import (
    FEATURES,
    MOST_FEATURES,
    hand_features,
    table_features,
)
from hollywood.strategy.gin.policies.common import dearest
from hollywood.strategy.gin.policies.discards import discards_allowed

UNITS: Final = 64
AFTER, DRAWING, KNOCKED = range(3)
"""Moments: the seat has discarded, is about to draw from the stock, has knocked."""

PART: Final = FEATURES * UNITS + UNITS + 1
"""The weights of one moment: those of each feature for all units, those of the units, the bias."""
NET_LENGTH: Final = 3 * PART

Net = MeldTables
"""The weights of all three moments: a list, or an array of int16 in compiled code.

The weights of the features are in 256ths. Those of the units are in steps of 4 thousandths of a
point, and the bias is in steps of 16 thousandths.
"""

N_VALUE: Final = 0  # the value of the best choice
N_CARD: Final = 1  # its discard; NO_CARD for big gin
N_KNOCKS: Final = 2  # 1 if it is a knock
N_SECOND: Final = 3  # the value of the second best choice, FAR_BELOW if there is none
N_SECOND_CARD: Final = 4
N_SECOND_KNOCKS: Final = 5
N_HIS: Final = 6  # the opponent's discards in this round; set by the caller
N_MINE: Final = 7  # the seat's discards; set by the caller
N_TYPE: Final = 8  # the assumed type of the opponent; set by the caller
N_FLAT: Final = 9  # what 0 points are worth to a search; set by the search
N_SLOPE: Final = 10  # what a point is worth to it, in 1024ths of a point
N_PLACES: Final = 11  # the features that are true
N_BEGUN: Final = N_PLACES + MOST_FEATURES  # the units with only the first features
N_UNITS: Final = N_BEGUN + UNITS  # the units
N_LENGTH: Final = N_UNITS + UNITS
"""The work vector: the result, what the caller knows about the round, and scratch."""

FAR_BELOW: Final = -(1 << 40)
BIG_GIN_VALUE: Final = 60_000
"""More than the value of anything else."""
DEAR: Final = 12
"""A discard that leaves this many points more than the best is not considered."""
_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def value_of(net: Net, moment: int, first: int, number: int, work: list[int]) -> int:
    """Return the output of the network.

    The sums in N_BEGUN are taken over; the features in N_PLACES from ``first`` to ``number - 1``
    are added.
    """
    for unit in range(UNITS):
        work[N_UNITS + unit] = work[N_BEGUN + unit]
    for index in range(N_PLACES + first, N_PLACES + number):
        row = moment * PART + work[index] * UNITS
        for unit in range(UNITS):
            work[N_UNITS + unit] += net[row + unit]
    last = moment * PART + FEATURES * UNITS
    total = net[last + UNITS] << 10
    for unit in range(UNITS):
        total += max(work[N_UNITS + unit], 0) * net[last + unit]
    return total >> 6


@kernel
def begin_count(net: Net, moment: int, number: int, work: list[int]) -> None:
    """Write to N_BEGUN the sums of the first ``number`` features."""
    for unit in range(UNITS):
        work[N_BEGUN + unit] = 0
    for index in range(N_PLACES, N_PLACES + number):
        row = moment * PART + work[index] * UNITS
        for unit in range(UNITS):
            work[N_BEGUN + unit] += net[row + unit]


@kernel
def know_table(view: list[int], declines: int, work: list[int]) -> int:
    """Write the features that do not depend on the hand; return how many."""
    known = view[at.V_KNOWN]
    return table_features(
        known, work[N_HIS], work[N_MINE], view[at.V_STOCK], work[N_TYPE], declines, work, N_PLACES
    )


@kernel
def value_held(
    view: list[int],
    tables: MeldTables,
    net: Net,
    moment: int,
    hand: int,
    discarded: int,
    work: list[int],
) -> int:
    """Return the value of a hand of ten cards at a moment; N_HIS, N_MINE and N_TYPE must be set."""
    declines = -1
    if moment == DRAWING and view[at.V_PHASE] == at.UPCARD:
        declines = 1 if view[at.V_DEALER] == view[at.V_SEAT] else 0
    number = know_table(view, declines, work)
    unseen = _LANES & ~view[at.V_SEEN]
    number = hand_features(
        hand, discarded, unseen, view[at.V_KNOWN], tables, work, N_PLACES, number
    )
    begin_count(net, moment, 0, work)
    return value_of(net, moment, 0, number, work)


@kernel
def find_discard(
    view: list[int],
    hand: int,
    barred: int,
    rules: list[int],
    tables: MeldTables,
    net: Net,
    work: list[int],
) -> None:
    """Find the best and the second best discard from eleven cards, or knock."""
    work[N_VALUE] = FAR_BELOW
    work[N_SECOND] = FAR_BELOW
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        work[N_VALUE] = BIG_GIN_VALUE
        work[N_CARD] = at.NO_CARD
        work[N_KNOCKS] = 1
        return
    left, fitting = discards_allowed(hand, barred, tables)
    if left <= view[at.V_LIMIT]:
        card = dearest(fitting, tables)
        worth = value_held(view, tables, net, KNOCKED, hand ^ 1 << card, card, work)
        _offer(worth, card, 1, work)
    if view[at.V_MUST_KNOCK]:
        return
    known = view[at.V_KNOWN]
    unseen = _LANES & ~view[at.V_SEEN]
    number = know_table(view, -1, work)
    begin_count(net, AFTER, number, work)
    cards = hand & ~barred
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        rest = hand ^ 1 << card
        if least(rest, tables) > left + DEAR:
            continue
        last = hand_features(rest, card, unseen, known, tables, work, N_PLACES, number)
        _offer(value_of(net, AFTER, number, last, work), card, 0, work)


@inlined
def _offer(worth: int, card: int, knocks: int, work: list[int]) -> None:
    """Keep a choice if it is the best or the second best so far."""
    if worth > work[N_VALUE]:
        work[N_SECOND] = work[N_VALUE]
        work[N_SECOND_CARD] = work[N_CARD]
        work[N_SECOND_KNOCKS] = work[N_KNOCKS]
        work[N_VALUE] = worth
        work[N_CARD] = card
        work[N_KNOCKS] = knocks
    elif worth > work[N_SECOND]:
        work[N_SECOND] = worth
        work[N_SECOND_CARD] = card
        work[N_SECOND_KNOCKS] = knocks


@kernel
def can_take(view: list[int]) -> int:
    """Return 1 if the seat, which must draw or pass, may take the top of the pile instead."""
    if view[at.V_TOP] == at.NO_CARD:
        return 0
    return 1 if view[at.V_PHASE] != at.DRAW or view[at.V_PILE_OPEN] else 0


@kernel
def find_take(
    view: list[int], rules: list[int], tables: MeldTables, net: Net, work: list[int]
) -> None:
    """Find the best discards after taking the top of the pile, as :func:`find_discard` does."""
    top = 1 << view[at.V_TOP]
    find_discard(
        view, view[at.V_HAND] | top, 0 if rules[at.R_REDISCARD] else top, rules, tables, net, work
    )
