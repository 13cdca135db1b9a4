"""Which cards make a meld, and which cards extend it.

A set is three or four cards of one rank. A run is three or more cards of consecutive ranks, of one
suit or, if the rules say so, of any suits (:class:`~hollywood.melds.rules.MeldRules`). A card fills
one place in a run, so an ace is never at both ends, and no run is longer than thirteen.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hollywood.cards import JOKER, RANKS, Card, Hand
from hollywood.errors import CardsError
from hollywood.kernel.deadwood.defence import taken_by
from hollywood.kernel.deadwood.tables import RUN_START
from hollywood.melds import walks
from hollywood.melds.meld import Meld, MeldKind
from hollywood.melds.rules import MeldRules


def meld_of(cards: Iterable[Card], rules: MeldRules) -> Meld | None:
    """Return the meld that the cards form, in any order, or None.

    >>> meld_of([Card("6h"), Card("4h"), Card("5h")], MeldRules())
    Meld(kind=<MeldKind.RUN: 'run'>, cards=(4h, 5h, 6h))
    """
    return _meld(Hand.of(cards).bits, rules)


@lru_cache(maxsize=8192)
def _meld(bits: int, rules: MeldRules) -> Meld | None:
    tables = rules.tables
    kind, start = MeldKind.SET, 0
    if bits >> JOKER:  # a joker, or a second copy of a card
        return None
    held = Hand(bits).cards
    ranks = 0
    for card in held:
        ranks |= 1 << card.rank - 1
    if ranks.bit_count() == 1:
        if len(held) not in rules.set_sizes:
            return None
    else:
        kind, start = MeldKind.RUN, tables[RUN_START + ranks]
        if start < 0 or ranks.bit_count() < len(held):
            return None
        if rules.run_suits == "same" and held[0].suit != held[-1].suit:
            return None
        held = tuple(sorted(held, key=lambda card: (card.rank - 1 - start) % 13))
    return Meld(kind, held)


def melds_in(hand: Hand, rules: MeldRules) -> tuple[Meld, ...]:
    """Return every meld in the hand: sets, then runs, the longer ones first."""
    return tuple(meld_from(bits, rules) for bits in walks.melds_in(hand.bits, rules.tables))


def meld_from(bits: int, rules: MeldRules) -> Meld:
    """Return the meld for cards that the kernel found to form one."""
    meld = _meld(bits, rules)
    if meld is None:
        raise ValueError(f"{Hand(bits)} is no meld")
    return meld


def fits(meld: Meld, card: Card, rules: MeldRules) -> bool:
    """Return whether ``card`` can be laid off on ``meld`` as it lies."""
    return bool(taken_by(meld.hand.bits, rules.tables) & 1 << card)


def extended(meld: Meld, card: Card, rules: MeldRules) -> Meld:
    """Return ``meld`` with ``card`` laid off on it; CardsError if it does not fit."""
    longer = meld_of((*meld.cards, card), rules) if fits(meld, card, rules) else None
    if longer is None:
        raise CardsError(f"{card} does not fit on {meld}")
    return longer


def why_no_meld(cards: Iterable[Card], rules: MeldRules) -> str | None:
    """Explain to a player why the cards do not form a meld; None if they do."""
    held = list(cards)
    if meld_of(held, rules) is not None:
        return None
    text = " ".join(map(str, held))
    if not held:
        return "a meld of no cards is no meld"
    for card in held:
        if card.suit < 0:
            return f"{text} is no meld: there are no jokers in gin"
        if held.count(card) > 1:
            return f"{text} is no meld: {card} is in it twice"
    ranks = {card.rank for card in held}
    if len(ranks) == 1:
        sizes = " or ".join(str(size) for size in sorted(rules.set_sizes))
        return f"{text} is no set: a set has {sizes} cards"
    if len(held) < rules.run_min:
        return f"{text} is no run: a run has at least {rules.run_min} cards"
    if rules.run_suits == "same" and len({card.suit for card in held}) > 1:
        return f"{text} is no run: the cards of a run have the same suit"
    if len(ranks) < len(held):
        rank = next(card.rank for card in held if sum(c.rank == card.rank for c in held) > 1)
        return f"{text} is no run: it has two cards of rank {RANKS[rank - 1]}"
    if rules.ace == "low" and 1 in ranks and 13 in ranks:
        return f"{text} is no run: the ace is low, below the two"
    return f"{text} is no run: the ranks do not follow each other"
