"""Shortcuts for the usual hand of gin, which has only one best arrangement.

In most hands no card could be in both a set and a run, and no run is long enough to be split. Such
a hand has only one arrangement of least deadwood, so there is no need to try them all. In the same
way, a defender lays off every card that fits if none of these cards is in the defender's own melds.
Each function here gives the same answer as the complete function in
:mod:`hollywood.kernel.gin.spreads`, or UNKNOWN.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.defence import taken_by
from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    FOURS,
    IN_FOUR_SUITS,
    JOINTS,
    RUN_MIN,
    THREES,
    MeldTables,
)
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import MOST_MELDS

UNKNOWN: Final = -2
NOTHING: Final = -1


@kernel
def plain_spread(hand: int, tables: MeldTables, melds: list[int], at: int) -> int:
    """Write the only arrangement of least deadwood; return its deadwood as a hand, or UNKNOWN."""
    if tables[ANY_SUITS] or not tables[THREES] or not tables[FOURS]:
        return UNKNOWN
    if tables[JOINTS] and hand & hand >> 12 & IN_FOUR_SUITS:  # a king and an ace of one suit
        return UNKNOWN
    run_min = tables[RUN_MIN]
    starts = hand
    for step in range(1, run_min):
        starts &= hand >> step
    if starts & starts >> run_min:
        return UNKNOWN
    runs = starts
    for step in range(1, run_min):
        runs |= starts << step
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    ranks = c & d & (h | s) | h & s & (c | d)
    sets = hand & ranks * IN_FOUR_SUITS
    if sets & runs:
        return UNKNOWN
    for place in range(at, at + MOST_MELDS):
        melds[place] = 0
    number = 0
    left = hand ^ sets ^ runs
    while runs:
        longer = runs + (runs & -runs)  # the carry sets the bit above the lowest run
        melds[at + number] = runs & ~longer
        number += 1
        runs &= longer
    while sets:
        rank = lowest(sets) & 15
        meld = sets & (1 << rank) * IN_FOUR_SUITS
        sets ^= meld
        place = at + number
        number += 1
        while place > at and lowest(melds[place - 1]) > lowest(meld):
            melds[place] = melds[place - 1]
            place -= 1
        melds[place] = meld
    return left


@kernel
def plain_layoff(hand: int, left: int, table_melds: list[int], at: int, tables: MeldTables) -> int:
    """Return the first layoff of a best defense, 64 * number of the meld + card, or NOTHING.

    ``left`` is the deadwood of the defender's only arrangement. If a card of the defender's melds
    fits too, the answer is UNKNOWN. Runs come before sets: if a card fits both, laying it off on
    the run may let the next card follow.
    """
    first = NOTHING
    for sets in range(2):
        for onto in range(MOST_MELDS):
            meld = table_melds[at + onto]
            ranks = meld | meld >> 32
            ranks = (ranks | ranks >> 16) & 0x1FFF
            if not meld or (ranks & ranks - 1 == 0) != sets:
                continue
            fitting = taken_by(meld, tables) & hand
            while fitting:
                if fitting & ~left:
                    return UNKNOWN
                card = fitting & -fitting
                if first == NOTHING:
                    first = 64 * onto + lowest(card)
                hand ^= card
                meld |= card
                fitting = taken_by(meld, tables) & hand
    return first
