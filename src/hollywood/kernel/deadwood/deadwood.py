"""The least deadwood of a hand, exactly, as an integer function of an integer.

When the runs of a variant keep to one suit, the suits have nothing to do with each other once the
sets are chosen. So the least deadwood is the minimum, over the choices of sets, of four look-ups in
a table of what runs leave uncovered. Most hands have no rank with three cards: four look-ups, once.
A second table knows what throwing one card of a suit saves; the best throw is the best of the four.

When runs may mix suits only the number of cards of each rank counts: see
:mod:`hollywood.kernel.deadwood.any_suits`.
"""

from __future__ import annotations

from hollywood.kernel.deadwood import any_suits as counts
from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    DEAREST,
    FOURS,
    IN_FOUR_SUITS,
    NEVER,
    SAVINGS,
    THREES,
    MeldTables,
)
from hollywood.kernel.engine.compiling import inlined, kernel

_any_suits = counts.deadwood
_any_suits_after_discard = counts.deadwood_after_discard


@inlined
def deadwood(hand: int, tables: MeldTables) -> int:
    """Return the least points of a hand of one deck that melds leave over."""
    if tables[ANY_SUITS]:
        return _any_suits(hand, tables)
    low = hand & 0xFFFF_FFFF
    high = hand >> 32
    c = low & 0x1FFF
    d = low >> 16
    h = high & 0x1FFF
    s = high >> 16 & 0x1FFF
    best = tables[c] + tables[d] + tables[h] + tables[s]
    ranks = c & d & (h | s) | h & s & (c | d)
    if ranks & ranks - 1 or c & d & h & s or not tables[THREES]:
        return _with_sets(hand, ranks, best, tables)
    # At most one rank of three cards, the common case: it is a set, or it is not. A processor
    # looks up four numbers sooner than it recovers from a wrong guess whether there is one.
    others = ~ranks
    points = tables[c & others] + tables[d & others] + tables[h & others] + tables[s & others]
    return points if points < best else best


@kernel
def _with_sets(hand: int, ranks: int, best: int, tables: MeldTables) -> int:
    """Return the least points that runs leave after a choice of sets, if it is below ``best``."""
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    if not c & d & h & s and tables[THREES]:
        chosen = ranks  # each of these ranks is a set, or it is not
        while chosen:
            others = ~chosen
            points = (
                tables[c & others] + tables[d & others] + tables[h & others] + tables[s & others]
            )
            if points < best:
                best = points
            chosen = chosen - 1 & ranks
        return best
    choice = 1
    rest = without_sets(hand, ranks, choice, tables)
    while rest >= 0:
        points = (
            tables[rest & 0x1FFF]
            + tables[rest >> 16 & 0x1FFF]
            + tables[rest >> 32 & 0x1FFF]
            + tables[rest >> 48 & 0x1FFF]
        )
        if points < best:
            best = points
        choice += 1
        rest = without_sets(hand, ranks, choice, tables)
    return best


@kernel
def deadwood_after_discard(hand: int, tables: MeldTables) -> int:
    """Return the least deadwood that throwing one card of ``hand`` can leave."""
    if tables[ANY_SUITS]:
        return _any_suits_after_discard(hand, tables)
    low = hand & 0xFFFF_FFFF
    high = hand >> 32
    c = low & 0x1FFF
    d = low >> 16
    h = high & 0x1FFF
    s = high >> 16 & 0x1FFF
    ranks = c & d & (h | s) | h & s & (c | d)
    best = NEVER
    if not c & d & h & s and tables[THREES]:
        chosen = ranks  # most sets first: with little left over soon, much need not be looked at
        while chosen:
            best = _least_after_discard(hand & ~(chosen * IN_FOUR_SUITS), best, tables)
            chosen = chosen - 1 & ranks
        return _least_after_discard(hand, best, tables)
    choice = 0
    rest = hand
    while rest >= 0:
        best = _least_after_discard(rest, best, tables)
        choice += 1
        rest = without_sets(hand, ranks, choice, tables)
    return best


@kernel
def _least_after_discard(rest: int, best: int, tables: MeldTables) -> int:
    """Return the least that runs and one discard leave of ``rest``, if it is below ``best``."""
    low = rest & 0xFFFF_FFFF
    high = rest >> 32
    c = low & 0x1FFF
    d = low >> 16
    h = high & 0x1FFF
    s = high >> 16 & 0x1FFF
    points = tables[c] + tables[d] + tables[h] + tables[s]
    if points - tables[DEAREST] >= best:
        return best
    saved = tables[SAVINGS + c]
    if tables[SAVINGS + d] > saved:
        saved = tables[SAVINGS + d]
    if tables[SAVINGS + h] > saved:
        saved = tables[SAVINGS + h]
    if tables[SAVINGS + s] > saved:
        saved = tables[SAVINGS + s]
    points -= saved
    return points if points < best else best


@kernel
def without_sets(hand: int, ranks: int, choice: int, tables: MeldTables) -> int:
    """Return what is left of ``hand`` after choice number ``choice`` of sets; -1 if there is none.

    ``ranks`` are those of which the hand has three or four cards. Choice 0 is to take no set.
    """
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = hand & rank * IN_FOUR_SUITS
        if held != rank * IN_FOUR_SUITS:
            if tables[THREES]:
                if choice & 1:
                    hand ^= held
                choice >>= 1
            continue
        ways = 1 + tables[FOURS] + 4 * tables[THREES]
        way = choice % ways
        choice //= ways
        if way == 0:
            continue
        if tables[FOURS]:
            way -= 1
        hand ^= held ^ rank << 16 * (way - 1) if way else held
    return -1 if choice else hand
