"""The least deadwood of many hands."""

from __future__ import annotations

from hollywood.kernel.deadwood.deadwood import deadwood, deadwood_after_discard
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS, MeldTables
from hollywood.kernel.engine.compiling import kernel

_NO_CARDS = ~(ALL_RANKS * IN_FOUR_SUITS)


@kernel
def deadwood_of_each(
    hands: list[int], tables: MeldTables, after_discard: int, counts: list[int]
) -> int:
    """Write the least deadwood of ``hands[i]`` to ``counts[i]``; stop at the first invalid hand.

    A valid hand has cards of one deck and no joker, and with ``after_discard`` at least one card.
    Returns the number of hands before the first invalid one.
    """
    for index in range(len(hands)):
        hand = hands[index]
        if hand & _NO_CARDS or (after_discard and not hand):
            return index
        if after_discard:
            counts[index] = deadwood_after_discard(hand, tables)
        else:
            counts[index] = deadwood(hand, tables)
    return len(hands)
