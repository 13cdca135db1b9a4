"""The least deadwood of a hand, exactly, as an integer function of an integer.

When the runs of a variant keep to one suit, the suits have nothing to do with each other once the
sets are chosen. So the least deadwood is the minimum, over the choices of sets, of four look-ups in
a table of what runs leave uncovered. Most hands have no rank with three cards: four look-ups, once.
A second table knows what throwing one card of a suit saves; the best throw is the best of the four.

When runs may mix suits only the number of cards of each rank counts: see
:mod:`hollywood.kernel.counts`.
"""

# ruff: noqa: FURB136, PLR1730  (called for every discard of every turn: min() would cost a quarter)

from __future__ import annotations

from hollywood.kernel import counts
from hollywood.kernel.tables import IN_FOUR_SUITS, NEVER, Tables


def deadwood(hand: int, tables: Tables) -> int:
    """Return the least points of a hand of one deck that melds leave over."""
    if tables.any_suits:
        return counts.deadwood(hand, tables)
    uncovered = tables.uncovered
    low = hand & 0xFFFF_FFFF
    high = hand >> 32
    c = low & 0x1FFF
    d = low >> 16
    h = high & 0x1FFF
    s = high >> 16
    best = uncovered[c] + uncovered[d] + uncovered[h] + uncovered[s]
    if not low & high:
        return best
    ranks = c & d & (h | s) | h & s & (c | d)
    if not ranks:
        return best
    if ranks & ranks - 1 or c & d & h & s or not tables.threes:
        for rest in without_sets(hand, ranks, tables):
            points = (
                uncovered[rest & 0x1FFF]
                + uncovered[rest >> 16 & 0x1FFF]
                + uncovered[rest >> 32 & 0x1FFF]
                + uncovered[rest >> 48]
            )
            if points < best:
                best = points
        return best
    # One rank of three cards, the common case: it is a set, or it is not.
    others = ~ranks
    points = (
        uncovered[c & others]
        + uncovered[d & others]
        + uncovered[h & others]
        + uncovered[s & others]
    )
    return points if points < best else best


def deadwood_after_discard(hand: int, tables: Tables) -> int:
    """Return the least deadwood that throwing one card of ``hand`` can leave."""
    if tables.any_suits:
        return counts.deadwood_after_discard(hand, tables)
    low = hand & 0xFFFF_FFFF
    high = hand >> 32
    c = low & 0x1FFF
    d = low >> 16
    h = high & 0x1FFF
    s = high >> 16
    ranks = c & d & (h | s) | h & s & (c | d)
    if not ranks:
        uncovered = tables.uncovered
        points = uncovered[c] + uncovered[d] + uncovered[h] + uncovered[s]
        return points - _saved(c, d, h, s, tables.savings)
    if ranks & ranks - 1 or c & d & h & s or not tables.threes:
        return _least_after_discard(without_sets(hand, ranks, tables), tables)
    return _least_after_discard([hand, hand & ~(ranks * IN_FOUR_SUITS)], tables)


def _least_after_discard(rests: list[int], tables: Tables) -> int:
    """Return the least that runs and one discard leave of any of ``rests``."""
    uncovered, savings, dearest = tables.uncovered, tables.savings, tables.dearest
    best = NEVER
    for rest in reversed(rests):
        low = rest & 0xFFFF_FFFF
        high = rest >> 32
        c = low & 0x1FFF
        d = low >> 16
        h = high & 0x1FFF
        s = high >> 16
        points = uncovered[c] + uncovered[d] + uncovered[h] + uncovered[s]
        if points - dearest < best:
            points -= _saved(c, d, h, s, savings)
            if points < best:
                best = points
    return best


def _saved(c: int, d: int, h: int, s: int, savings: list[int]) -> int:
    """Return what the best throw saves; hopelessly little when there is no card to throw."""
    best = savings[c]
    if savings[d] > best:
        best = savings[d]
    if savings[h] > best:
        best = savings[h]
    if savings[s] > best:
        best = savings[s]
    return best


def without_sets(hand: int, ranks: int, tables: Tables) -> list[int]:
    """Return what is left of ``hand`` after every choice of sets, the choice of none first.

    ``ranks`` are those of which the hand has three or four cards.
    """
    rests = [hand]
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = hand & rank * IN_FOUR_SUITS
        if held == rank * IN_FOUR_SUITS:
            sets = [held] if tables.fours else []
            if tables.threes:
                sets += [held ^ rank, held ^ rank << 16, held ^ rank << 32, held ^ rank << 48]
            rests += [rest ^ one for one in sets for rest in rests]
        elif tables.threes:
            rests += [rest ^ held for rest in rests]
    return rests
