"""Which card of a gin hand is thrown at least cost, and which cards go with which."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import without_sets
from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    IN_FOUR_SUITS,
    JOINTS,
    NEVER,
    SAVINGS,
    THREES,
    THROWS,
    MeldTables,
)
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.arrangements import least

_TWO_NEAR: Final = sum(
    1 << near for near in range(32) if near & 3 == 3 or near & 10 == 10 or near & 24 == 24
)
"""By what is held of two ranks below a card, itself and two above: is it in a run of three."""


@inlined
def best_throws(hand: int, tables: MeldTables) -> tuple[int, int]:
    """Return the least deadwood that a throw leaves, and the cards whose throw leaves it.

    Once the sets are chosen, the best throw is the best of the four suits, and the tables know
    which cards of a suit are best thrown. With at most one rank of three cards, the common case,
    both choices are looked up: that is sooner done than to guess wrong.
    """
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    ranks = c & d & (h | s) | h & s & (c | d)
    if ranks & ranks - 1 or c & d & h & s or not tables[THREES] or tables[ANY_SUITS]:
        return _of_many(hand, ranks, tables)
    rest = hand & ~(ranks * IN_FOUR_SUITS)
    left = _left(hand, tables)
    other = _left(rest, tables)
    best = min(left, other)
    cards = _leaving(hand, left if left == best else NEVER, tables)
    return best, cards | _leaving(rest, other if other == best else NEVER, tables)


@kernel
def _of_many(hand: int, ranks: int, tables: MeldTables) -> tuple[int, int]:
    if tables[ANY_SUITS]:
        return throws_but(hand, 0, tables)
    best = _left(hand, tables)
    cards = _leaving(hand, best, tables)
    choice = 1
    rest = without_sets(hand, ranks, choice, tables)
    while rest >= 0:
        left = _left(rest, tables)
        if left < best:
            best = left
            cards = 0
        if left == best:
            cards |= _leaving(rest, best, tables)
        choice += 1
        rest = without_sets(hand, ranks, choice, tables)
    return best, cards


@inlined
def _left(rest: int, tables: MeldTables) -> int:
    """Return the least that runs and one throw leave of ``rest``."""
    c = rest & 0x1FFF
    d = rest >> 16 & 0x1FFF
    h = rest >> 32 & 0x1FFF
    s = rest >> 48 & 0x1FFF
    saved = max(tables[SAVINGS + c], tables[SAVINGS + d], tables[SAVINGS + h], tables[SAVINGS + s])
    return tables[c] + tables[d] + tables[h] + tables[s] - saved


@inlined
def _leaving(rest: int, left: int, tables: MeldTables) -> int:
    """Return the cards of ``rest`` whose throw leaves ``left`` when runs are all that is melded."""
    c = rest & 0x1FFF
    d = rest >> 16 & 0x1FFF
    h = rest >> 32 & 0x1FFF
    s = rest >> 48 & 0x1FFF
    saved = tables[c] + tables[d] + tables[h] + tables[s] - left
    return (
        tables[THROWS + c] * (tables[SAVINGS + c] == saved)
        | tables[THROWS + d] * (tables[SAVINGS + d] == saved) << 16
        | tables[THROWS + h] * (tables[SAVINGS + h] == saved) << 32
        | tables[THROWS + s] * (tables[SAVINGS + s] == saved) << 48
    )


@kernel
def throws_but(hand: int, kept: int, tables: MeldTables) -> tuple[int, int]:
    """Return the same as :func:`best_throws`, no card of ``kept`` thrown: one by one."""
    best = NEVER
    found = 0
    cards = hand & ~kept
    while cards:
        card = cards & -cards
        cards ^= card
        left = least(hand ^ card, tables)
        if left < best:
            best = left
            found = 0
        if left == best:
            found |= card
    return best, found


@inlined
def throws_allowed(hand: int, barred: int, tables: MeldTables) -> tuple[int, int]:
    """Return the same as :func:`best_throws` where no card of ``barred`` may be thrown."""
    left, cards = best_throws(hand, tables)
    cards &= ~barred
    if not cards:
        left, cards = throws_but(hand, barred, tables)
    return left, cards


@inlined
def near(card: int, hand: int, tables: MeldTables) -> int:
    """Return which of two ranks below, its own and two above are held in the suit of ``card``.

    Five bits, from the lowest. Where an ace can lie above the king, king and ace are neighbours;
    where runs may mix suits, every suit counts.
    """
    if tables[ANY_SUITS]:
        mask = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF
    else:
        mask = hand >> (card & 48) & 0x1FFF
    if tables[JOINTS]:
        mask |= mask << 13 | mask << 26
    else:
        mask <<= 13
    return mask >> (card & 15) + 11 & 31


@inlined
def goes_with(card: int, hand: int, tables: MeldTables) -> int:
    """Return 0 only if ``card`` cannot be in a meld with cards of ``hand``.

    It is a quick look: whether there are two that can be in a meld of three with it.
    """
    if _TWO_NEAR >> near(card, hand, tables) & 1:
        return 1
    alike = hand & (1 << (card & 15)) * IN_FOUR_SUITS
    return 1 if alike & alike - 1 else 0


@inlined
def pairs_with(card: int, unseen: int, known: int, tables: MeldTables) -> tuple[int, int, int]:
    """Return how many pairs that the other player may hold would meld with ``card``.

    First those that are not seen, then those of which he is known to hold one card, then both.
    """
    alike = (1 << (card & 15)) * IN_FOUR_SUITS
    hidden = count(unseen & alike)
    open_ones = count(known & alike)
    pairs = hidden * (hidden - 1) // 2
    mixed = hidden * open_ones
    both = open_ones * (open_ones - 1) // 2
    may = near(card, unseen, tables)
    sure = near(card, known, tables)
    if tables[ANY_SUITS]:
        may &= ~sure
    for first in range(3):  # two ranks below, one on either side, two above
        one = 1 << first + (first > 1)
        other = 2 << first + (first > 0)
        if may & one:
            pairs += may & other != 0
            mixed += sure & other != 0
        elif sure & one:
            mixed += may & other != 0
            both += sure & other != 0
    return pairs, mixed, both
