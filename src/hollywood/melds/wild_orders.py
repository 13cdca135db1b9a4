"""The orders in which cards can form a run, and where wild cards may go among them.

Page 004: wild cards "may be substituted anywhere in a set or run to fill it in". The same cards can
therefore form several runs: 2c 3c 4c and a wild card can only be 2-5, but 5c 6c 7c and a wild card
can be 4-7 or 5-8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from hollywood.cards import Card
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import WildMeldRules


def order_run(cards: Iterable[Card], rules: WildMeldRules) -> WildMeld | None:
    """Return an order of all ``cards`` that is a legal run, or None.

    Wild cards that do not fill a gap go on top if there is room, otherwise at the bottom.
    """
    return next(run_orders(cards, rules), None)


def run_orders(cards: Iterable[Card], rules: WildMeldRules) -> Iterator[WildMeld]:
    """Yield every order of all ``cards`` that is a legal run, each once.

    Higher runs come first; for the same run, wild cards are placed in card order first.
    """
    cards = sorted(cards)
    naturals = [card for card in cards if not rules.is_wild(card)]
    wilds = [card for card in cards if rules.is_wild(card)]
    length = len(cards)
    if (
        length < rules.run_min
        or len(naturals) < rules.naturals_due(length)
        or len({c.suit for c in naturals}) > 1
    ):
        return
    if not naturals:
        if (rules.wild_neighbors or length == 1) and length <= rules.run_high - rules.run_low + 1:
            for order in _distinct_orders(wilds):
                yield WildMeld(WildKind.RUN, order)
        return
    for low in range(rules.run_high - length + 1, rules.run_low - 1, -1):
        row = _row(naturals, low, length, rules)
        if row is not None and (rules.wild_neighbors or (None, None) not in pairwise(row)):
            for order in _distinct_orders(wilds):
                rest = iter(order)
                yield WildMeld(WildKind.RUN, tuple(next(rest) if c is None else c for c in row))


def _row(
    naturals: Sequence[Card], low: int, length: int, rules: WildMeldRules
) -> list[Card | None] | None:
    """Put the naturals in their places in a run from ``low``; None if one of them does not fit."""
    row: list[Card | None] = [None] * length
    for card in naturals:
        free = [
            p - low for p in rules.places(card) if low <= p < low + length and row[p - low] is None
        ]
        if not free:
            return None
        row[free[0]] = card
    return row


def _distinct_orders(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield the different orders of ``cards``, with copies equal, in ascending order."""
    if not cards:
        yield ()
        return
    for index, card in enumerate(cards):
        if index and cards[index - 1] == card:
            continue
        for rest in _distinct_orders([*cards[:index], *cards[index + 1 :]]):
            yield (card, *rest)
