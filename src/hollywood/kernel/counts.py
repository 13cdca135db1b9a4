"""The least deadwood when runs may mix suits: only the number of cards of each rank matters.

The *counts* of a hand are one integer with three bits for each rank, from the ace in bits 0-2 to
the king in bits 36-38. The lowest card is deadwood, or in a set, or the low end of a run; what is
left is a smaller problem of the same kind. Many hands share it, so answers are kept. The runs that
pass from the king to the ace, where the rules know them, are taken out before.
"""

from __future__ import annotations

from hollywood.kernel.tables import NEVER, Tables

_KING = 36
_LOWEST_BITS = 0o1111111111111
_MOST_KEPT = 200_000


def deadwood(hand: int, tables: Tables) -> int:
    """Return the least points of a hand of one deck that melds leave over."""
    return _least(_counts(hand, tables), tables)


def deadwood_after_discard(hand: int, tables: Tables) -> int:
    """Return the least deadwood that throwing one card of ``hand`` can leave.

    A discard saves what it counts at most, so the dear cards are tried first, and most of the
    others need no trial.
    """
    counts = _counts(hand, tables)
    whole = _least(counts, tables)
    best = NEVER
    for rank in range(12, -1, -1):
        one = 1 << 3 * rank
        if counts & 7 * one and whole - tables.values[rank] < best:
            best = min(best, _least(counts - one, tables))
    return best


def _counts(hand: int, tables: Tables) -> int:
    spread = tables.spread
    return (
        spread[hand & 0x1FFF]
        + spread[hand >> 16 & 0x1FFF]
        + spread[hand >> 32 & 0x1FFF]
        + spread[hand >> 48]
    )


def _least(counts: int, tables: Tables) -> int:
    if len(tables.known) > _MOST_KEPT:
        tables.known.clear()
    if tables.joining and counts & 7 and counts >> _KING:
        return _least_around(counts, 0, tables)
    return _least_upward(counts, tables)


def _least_around(counts: int, first: int, tables: Tables) -> int:
    """Take out runs that pass from king to ace, none of them before number ``first``."""
    best = _least_upward(counts, tables)
    held = (counts | counts >> 1 | counts >> 2) & _LOWEST_BITS
    for number in range(first, len(tables.joining)):
        run = tables.joining[number]
        if not run & ~held:
            best = min(best, _least_around(counts - run, number, tables))
    return best


def _least_upward(counts: int, tables: Tables) -> int:
    """Return the least deadwood when no run passes from the king to the ace."""
    if not counts:
        return 0
    known = tables.known.get(counts)
    if known is not None:
        return known
    rank = ((counts & -counts).bit_length() - 1) // 3
    one = 1 << 3 * rank
    cards = counts >> 3 * rank & 7
    best = tables.values[rank] + _least_upward(counts - one, tables)
    if tables.threes and cards >= 3:
        best = min(best, _least_upward(counts - 3 * one, tables))
    if tables.fours and cards >= 4:
        best = min(best, _least_upward(counts - 4 * one, tables))
    rest = counts - one
    for length in range(2, 2 * tables.run_min):
        one <<= 3
        if not rest & 7 * one:
            break
        rest -= one
        if length >= tables.run_min:
            best = min(best, _least_upward(rest, tables))
    tables.known[counts] = best
    return best
