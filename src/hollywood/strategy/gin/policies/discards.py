"""Which discards leave the least deadwood, and which cards can meld with each other, in gin."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import without_sets
from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    DISCARDS,
    IN_FOUR_SUITS,
    JOINTS,
    NEVER,
    SAVINGS,
    THREES,
    MeldTables,
)
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.arrangements import least

_TWO_NEAR: Final = sum(
    1 << near for near in range(32) if near & 3 == 3 or near & 10 == 10 or near & 24 == 24
)
"""A bit for each value of :func:`near`: 1 if the card is in a run of three with what is held."""


@inlined
def best_discards(hand: int, tables: MeldTables) -> tuple[int, int]:
    """Return the least deadwood that a discard leaves, and the cards whose discard leaves it.

    Once the sets are chosen, the best discard is the best of the four suits, and the tables have
    the best discards of each suit. In the common case, at most one rank has three cards. Then both
    choices are looked up, because that costs less than a wrong branch prediction.
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
        return discards_but(hand, 0, tables)
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
    """Return the least points that runs and one discard leave of ``rest``."""
    c = rest & 0x1FFF
    d = rest >> 16 & 0x1FFF
    h = rest >> 32 & 0x1FFF
    s = rest >> 48 & 0x1FFF
    saved = max(tables[SAVINGS + c], tables[SAVINGS + d], tables[SAVINGS + h], tables[SAVINGS + s])
    return tables[c] + tables[d] + tables[h] + tables[s] - saved


@inlined
def _leaving(rest: int, left: int, tables: MeldTables) -> int:
    """Return the cards of ``rest`` whose discard leaves ``left`` points if only runs are melded."""
    c = rest & 0x1FFF
    d = rest >> 16 & 0x1FFF
    h = rest >> 32 & 0x1FFF
    s = rest >> 48 & 0x1FFF
    saved = tables[c] + tables[d] + tables[h] + tables[s] - left
    return (
        tables[DISCARDS + c] * (tables[SAVINGS + c] == saved)
        | tables[DISCARDS + d] * (tables[SAVINGS + d] == saved) << 16
        | tables[DISCARDS + h] * (tables[SAVINGS + h] == saved) << 32
        | tables[DISCARDS + s] * (tables[SAVINGS + s] == saved) << 48
    )


@kernel
def discards_but(hand: int, kept: int, tables: MeldTables) -> tuple[int, int]:
    """Return the same as :func:`best_discards` if no card of ``kept`` may be discarded.

    This tries one card after the other.
    """
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
def discards_allowed(hand: int, barred: int, tables: MeldTables) -> tuple[int, int]:
    """Return the same as :func:`best_discards` if no card of ``barred`` may be discarded.

    It is faster than :func:`discards_but`, because usually the best discard is allowed.
    """
    left, cards = best_discards(hand, tables)
    cards &= ~barred
    if not cards:
        left, cards = discards_but(hand, barred, tables)
    return left, cards


@inlined
def near(card: int, hand: int, tables: MeldTables) -> int:
    """Return which ranks near ``card`` are held in its suit, as five bits.

    The bits are, from the lowest: two ranks below, one below, its own, one above, two above. If an
    ace can follow a king, they are neighbors. If runs may mix suits, every suit counts.
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

    It is a quick test: whether two cards could make a meld of three with it.
    """
    if _TWO_NEAR >> near(card, hand, tables) & 1:
        return 1
    alike = hand & (1 << (card & 15)) * IN_FOUR_SUITS
    return 1 if alike & alike - 1 else 0


@inlined
def pairs_with(card: int, unseen: int, known: int, tables: MeldTables) -> tuple[int, int, int]:
    """Return how many pairs that the opponent may hold would meld with ``card``.

    There are three numbers: pairs of unseen cards, pairs of which the opponent is known to hold
    one, and pairs of which the opponent is known to hold both.
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
    for first in range(3):  # both partners below, one on each side, both above
        one = 1 << first + (first > 1)
        other = 2 << first + (first > 0)
        if may & one:
            pairs += may & other != 0
            mixed += sure & other != 0
        elif sure & one:
            mixed += may & other != 0
            both += sure & other != 0
    return pairs, mixed, both
