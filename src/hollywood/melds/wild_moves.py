"""What may be done to a meld on the table: add a card, or displace a wild card.

Page 004: cards may "expand an existing set or run anywhere on the table". "If I displace an Ace
used to fill in a run, I may choose whether to move that Ace to the top or bottom of only that run.
It may not be moved elsewhere on the table." A wild card cannot be displaced if there is no room at
the end it should move to. In a set nothing is displaced; the card is simply added.
"""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.errors import CardsError
from hollywood.melds.wild_meld import (
    WildKind,
    WildMeld,
    meld_problem,
    neighbors_in,
    place_letter,
    set_order,
    suit_name,
)
from hollywood.melds.wild_rules import WildMeldRules

TOP, BOTTOM = "top", "bottom"


def can_extend(meld: WildMeld, card: Card, at: str | None, rules: WildMeldRules) -> str | None:
    """Explain why ``card`` cannot be added to ``meld``; None if it can.

    ``at`` is ``"top"`` or ``"bottom"`` of a run, None for a set.
    """
    if meld.kind == WildKind.SET:
        if at is not None:
            return "a set has no top or bottom"
        return meld_problem(WildKind.SET, (*meld.cards, card), rules, least=0)
    if at not in {TOP, BOTTOM}:
        return "say whether the card goes to the top or the bottom of the run"
    return meld_problem(WildKind.RUN, _at(meld.cards, card, at), rules, least=0)


def extended(meld: WildMeld, card: Card, at: str | None, rules: WildMeldRules) -> WildMeld:
    """Return ``meld`` with ``card`` added; CardsError with the words of :func:`can_extend`."""
    problem = can_extend(meld, card, at, rules)
    if problem is not None:
        raise CardsError(f"{card} cannot be added to {meld}: {problem}")
    if at is None:
        return WildMeld(meld.kind, set_order((*meld.cards, card), rules))
    return WildMeld(meld.kind, _at(meld.cards, card, at))


def can_displace(
    meld: WildMeld, card: Card, wild_to: str | None, rules: WildMeldRules
) -> str | None:
    """Explain why ``card`` cannot replace a wild card that moves to ``wild_to`` of the run.

    ``wild_to`` is ``"top"`` or ``"bottom"``; None: it leaves the table. None if it can.
    """
    if meld.kind == WildKind.SET:
        return "in a set no wild card is displaced: the card just joins"
    if wild_to not in {TOP, BOTTOM, None}:
        return "say whether the wild card goes to the top or the bottom of the run"
    if rules.is_wild(card):
        return f"{card} is wild itself: only a natural card displaces a wild one"
    low, high, suit = meld.low(rules), meld.high(rules), meld.suit(rules)
    if low is None or high is None or suit is None:
        return "a run of wild cards only stands for no cards in particular"
    if card.suit != suit:
        return f"the run is of {suit_name(suit)}, and {card} is not"
    index = _wild_at(meld, card, rules)
    if index is None:
        return f"no wild card stands for {card} in the run"
    if wild_to == TOP and high == rules.run_high:
        return f"nothing may lie above the {place_letter(high)}"
    if wild_to == BOTTOM and low == rules.run_low:
        return f"nothing may lie below the {place_letter(low)}"
    if not rules.wild_neighbors and neighbors_in(_moved(meld, index, card, wild_to), rules):
        return f"the wild card would lie next to another one at the {wild_to}"
    return None


def displaced(meld: WildMeld, card: Card, wild_to: str | None, rules: WildMeldRules) -> WildMeld:
    """Return ``meld`` with ``card`` in place of the wild card.

    CardsError with the words of :func:`can_displace`.

    >>> from hollywood.cards import parse_cards
    >>> run = WildMeld(WildKind.RUN, tuple(parse_cards("6c 7c 8c Ah")))
    >>> str(displaced(run, Card("9c"), "bottom", WildMeldRules()))
    'Ah 6c 7c 8c 9c'
    """
    problem = can_displace(meld, card, wild_to, rules)
    if problem is not None:
        raise CardsError(f"{card} cannot displace a wild card of {meld}: {problem}")
    index = _wild_at(meld, card, rules)
    assert index is not None  # can_displace found it
    return WildMeld(WildKind.RUN, _moved(meld, index, card, wild_to))


def wild_for(meld: WildMeld, card: Card, rules: WildMeldRules) -> Card | None:
    """Return the wild card of a run that stands for ``card``; None if none does."""
    index = _wild_at(meld, card, rules)
    return None if index is None else meld.cards[index]


def _moved(meld: WildMeld, index: int, card: Card, wild_to: str | None) -> tuple[Card, ...]:
    """Return the cards of a run after ``card`` has sent its card number ``index`` elsewhere."""
    cards = (*meld.cards[:index], card, *meld.cards[index + 1 :])
    return cards if wild_to is None else _at(cards, meld.cards[index], wild_to)


def _at(cards: tuple[Card, ...], card: Card, end: str) -> tuple[Card, ...]:
    return (*cards, card) if end == TOP else (card, *cards)


def _wild_at(meld: WildMeld, card: Card, rules: WildMeldRules) -> int | None:
    """Return the index of the wild card in a run that stands for ``card``."""
    low = meld.low(rules)
    for place in rules.places(card) if low is not None else ():
        index = place - low if low is not None else 0
        if 0 <= index < len(meld.cards) and rules.is_wild(meld.cards[index]):
            return index
    return None
