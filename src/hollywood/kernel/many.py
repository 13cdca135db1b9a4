"""The least deadwood of one hand after the other."""

from __future__ import annotations

from hollywood.kernel.compiling import kernel
from hollywood.kernel.deadwood import deadwood, deadwood_after_discard
from hollywood.kernel.tables import ALL_RANKS, IN_FOUR_SUITS, MeldTables

_NO_CARDS = ~(ALL_RANKS * IN_FOUR_SUITS)


@kernel
def deadwood_of_each(hands: list[int], tables: MeldTables, counts: list[int]) -> int:
    """Write the least deadwood of ``hands[i]`` to ``counts[i]``; stop at what is no hand.

    Returns how many were hands of one deck without jokers.
    """
    for index in range(len(hands)):
        hand = hands[index]
        if hand & _NO_CARDS:
            return index
        counts[index] = deadwood(hand, tables)
    return len(hands)


@kernel
def deadwood_after_discard_of_each(hands: list[int], tables: MeldTables, counts: list[int]) -> int:
    """Do as :func:`deadwood_of_each` after the best discard; an empty hand has none."""
    for index in range(len(hands)):
        hand = hands[index]
        if hand & _NO_CARDS or not hand:
            return index
        counts[index] = deadwood_after_discard(hand, tables)
    return len(hands)
