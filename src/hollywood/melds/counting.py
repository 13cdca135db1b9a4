"""What a hand counts: the least deadwood, before and after a discard.

Deadwood is the cards outside melds. It counts the pips, ten for a face card and one for an ace
unless the rules say otherwise. All counts are exact minimums over every way to meld.
"""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cards import Card, Hand
from hollywood.errors import CardsError
from hollywood.kernel.deadwood import deadwood as kernel
from hollywood.melds.rules import MeldRules


def points(cards: Iterable[Card], rules: MeldRules) -> int:
    """Return what the cards count if none of them is in a meld.

    >>> points(Hand.parse("Ac 9d Kh"), MeldRules())
    20
    """
    return sum(map(rules.points, cards))


def deadwood(hand: Hand, rules: MeldRules) -> int:
    """Return the least deadwood of the whole hand, at most thirteen cards of one deck.

    >>> deadwood(Hand.parse("4h 5h 6h 9s Ts Js 6d 6s 6c Kd"), MeldRules())
    10
    """
    return kernel.deadwood(hand.bits, rules.tables)


def deadwood_after_discard(hand: Hand, rules: MeldRules) -> int:
    """Return the least deadwood after the best discard; CardsError for an empty hand.

    >>> deadwood_after_discard(Hand.parse("3s Ks 3c 4c 5c 6c Ad 2d 3d Kd Kh"), MeldRules())
    0
    """
    if not hand.bits:
        raise CardsError("an empty hand has nothing to discard")
    return kernel.deadwood_after_discard(hand.bits, rules.tables)


def discards_within(hand: Hand, rules: MeldRules, limit: int) -> tuple[tuple[Card, int], ...]:
    """Return each card whose discard leaves a deadwood of at most ``limit``, with that deadwood.

    >>> discards_within(Hand.parse("4h 5h 6h 9s Ts Js 6d 6s 6c Kd Qh"), MeldRules(), 10)
    ((Kd, 10), (Qh, 10))
    """
    bits, tables = hand.bits, rules.tables
    if not bits or kernel.deadwood_after_discard(bits, tables) > limit:
        return ()
    found = []
    for card in hand:
        left = kernel.deadwood(bits ^ 1 << card, tables)
        if left <= limit:
            found.append((card, left))
    return tuple(found)
