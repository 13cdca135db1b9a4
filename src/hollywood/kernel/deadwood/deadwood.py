"""The exact least deadwood of a hand, as an integer function of an integer.

If a run must be of one suit, the suits are independent of each other once the sets are chosen. So
the least deadwood is a minimum over the choices of sets. For each choice, four look-ups in a table
give what runs leave uncovered in each suit. Most hands have no rank with three cards, so they need
only four look-ups. A second table has what the best discard from a suit saves; the best discard
from the hand is the best of the four.

If runs may mix suits, only the number of cards of each rank counts: see
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
    """Return the least deadwood of a hand of one deck, in points."""
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
    # The common case: at most one rank has three cards, and it is a set or not. Both are looked up:
    # four look-ups cost a processor less than a wrong branch prediction.
    others = ~ranks
    points = tables[c & others] + tables[d & others] + tables[h & others] + tables[s & others]
    return points if points < best else best


@kernel
def _with_sets(hand: int, ranks: int, best: int, tables: MeldTables) -> int:
    """Return the least deadwood with at least one set, or ``best`` if that is lower."""
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
    """Return the least deadwood after discarding one card of ``hand``."""
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
        chosen = ranks  # most sets first: a low ``best`` early rules out most other choices
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
    """Return the least points that runs and one discard leave of ``rest``, or ``best`` if lower."""
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
    """Return the rest of ``hand`` after choice number ``choice`` of sets; -1 after the last choice.

    ``ranks`` is the mask of the ranks of which the hand has three or four cards. Choice 0 is to
    take no set.
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
