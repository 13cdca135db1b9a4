"""The estimated value of a position of gin before the search: a small learned net.

It values a hand of ten with what its seat knows, by :mod:`hollywood.strategy.gin.net.features`, at
one of three moments: after a discard, before a card comes from the stock, and after a knock. Each
moment has its own net: one layer of units, which sum the weights of the true features and cut
negative sums to zero, and a weighted sum of those. The weights were learned from play
(``docs/how-bots-think.md``); they are for the points of a round with standard melds and ten cards.
Values are thousandths of a point.
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
from hollywood.strategy.gin.policies.throws import throws_allowed

UNITS: Final = 64
AFTER, DRAWING, KNOCKED = range(3)
"""Moments: the seat has thrown, is about to draw from the stock, has knocked."""

PART: Final = FEATURES * UNITS + UNITS + 1
"""Weights of one moment: of each feature to all units, of the units, and what is added."""
NET_LENGTH: Final = 3 * PART

Net = MeldTables
"""The weights of all three moments: a list, or compiled an array of int16.

Those of the features are in 256ths; a unit's is what 64 * 256 of it are worth; what is added is in
16ths of a point's thousandth.
"""

N_VALUE: Final = 0  # of what is best
N_CARD: Final = 1  # the card to throw; NO_CARD for big gin
N_KNOCKS: Final = 2  # 1 if it is thrown to knock
N_SECOND: Final = 3  # the value of what is second best, FAR_BELOW where there is nothing else
N_SECOND_CARD: Final = 4
N_SECOND_KNOCKS: Final = 5
N_HIS: Final = 6  # what the other player has thrown in this round; set by the caller
N_MINE: Final = 7  # what the seat has
N_TYPE: Final = 8  # which type the other player is taken for
N_FLAT: Final = 9  # what no points are worth to a search; set by it
N_SLOPE: Final = 10  # and so many 1024ths of a point's worth is a point
N_PLACES: Final = 11
N_BEGUN: Final = N_PLACES + MOST_FEATURES
N_UNITS: Final = N_BEGUN + UNITS
N_LENGTH: Final = N_UNITS + UNITS
"""A work vector: what was found, what the caller knows of the round, and room to count in."""

FAR_BELOW: Final = -(1 << 40)
BIG_GIN_VALUE: Final = 60_000
"""More than anything else there is to do."""
DEAR: Final = 12
"""Throws that leave so many points more than they need are not looked at."""
_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def value_of(net: Net, moment: int, first: int, number: int, work: list[int]) -> int:
    """Return the worth of what is true: places ``first`` on, after what N_BEGUN has counted."""
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
    """Count the first ``number`` places into N_BEGUN; with none, begin with nothing."""
    for unit in range(UNITS):
        work[N_BEGUN + unit] = 0
    for index in range(N_PLACES, N_PLACES + number):
        row = moment * PART + work[index] * UNITS
        for unit in range(UNITS):
            work[N_BEGUN + unit] += net[row + unit]


@kernel
def know_table(view: list[int], declines: int, work: list[int]) -> int:
    """Write what is true whatever the seat throws; return how many places that takes."""
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
    thrown: int,
    work: list[int],
) -> int:
    """Return the worth of a hand of ten at a moment; N_HIS, N_MINE and N_TYPE are set."""
    declines = -1
    if moment == DRAWING and view[at.V_PHASE] == at.UPCARD:
        declines = 1 if view[at.V_DEALER] == view[at.V_SEAT] else 0
    number = know_table(view, declines, work)
    unseen = _LANES & ~view[at.V_SEEN]
    number = hand_features(hand, thrown, unseen, view[at.V_KNOWN], tables, work, N_PLACES, number)
    begin_count(net, moment, 0, work)
    return value_of(net, moment, 0, number, work)


@kernel
def find_throw(
    view: list[int],
    hand: int,
    barred: int,
    rules: list[int],
    tables: MeldTables,
    net: Net,
    work: list[int],
) -> None:
    """Find what is best to throw from eleven cards, or to knock with, and what is second."""
    work[N_VALUE] = FAR_BELOW
    work[N_SECOND] = FAR_BELOW
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        work[N_VALUE] = BIG_GIN_VALUE
        work[N_CARD] = at.NO_CARD
        work[N_KNOCKS] = 1
        return
    left, fitting = throws_allowed(hand, barred, tables)
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
    """Remember what is best and what is second."""
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
    """Return 1 if the seat, which is to draw or pass, may take the top of the pile instead."""
    if view[at.V_TOP] == at.NO_CARD:
        return 0
    return 1 if view[at.V_PHASE] != at.DRAW or view[at.V_PILE_OPEN] else 0


@kernel
def find_take(
    view: list[int], rules: list[int], tables: MeldTables, net: Net, work: list[int]
) -> None:
    """Find what is best to throw once the top of the pile is taken."""
    top = 1 << view[at.V_TOP]
    find_throw(
        view, view[at.V_HAND] | top, 0 if rules[at.R_REDISCARD] else top, rules, tables, net, work
    )
