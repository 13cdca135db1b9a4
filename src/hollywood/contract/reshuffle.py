"""When the stock runs out: all discards except the top one are shuffled and become the new stock.

The deck is the only source of randomness in a round. The order of the new stock must therefore
follow from the deal, but nobody at the table may know it. It follows from a hidden ``key``, the
number of the reshuffle, and the cards: the ordered cards are sorted by the SHAKE-256 of key,
number, and place. Every order is possible, and all are equally likely. The order of the discards,
which the players chose, does not matter.

At a table, the key comes from the secret and the contributions that made the deck
(``docs/shuffle.md``), so it can be checked like the deck. A round dealt without a key derives one
from the whole deck, whose order nobody knows during the round. A key of :func:`key_in_order` names
the orders themselves, for rounds that are imagined.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from hollywood.cards import Card

DOMAIN = b"hollywood-reshuffle/1"
_IN_ORDER = b"hollywood-reshuffle-in-order/1"
_KEY_BYTES = 32
_SORT_BYTES = 16


def key_of(deck: Sequence[Card]) -> bytes:
    """Derive the reshuffle key of a round from its deck, top card first."""
    return hashlib.shake_256(DOMAIN + bytes(deck)).digest(_KEY_BYTES)


def key_in_order(orders: Sequence[Sequence[Card]]) -> bytes:
    """Return a key with which reshuffle number k gives ``orders[k - 1]``, top first.

    Later reshuffles, and any of other cards than these, are drawn from the key as usual.
    """
    return _IN_ORDER + b"".join(len(order).to_bytes(2, "big") + bytes(order) for order in orders)


def _named(key: bytes, number: int) -> tuple[Card, ...]:
    """Return the order that a key of :func:`key_in_order` names; none if it names no such one."""
    at, order = len(_IN_ORDER), b""
    for _ in range(number):
        size = int.from_bytes(key[at : at + 2], "big")
        order, at = key[at + 2 : at + 2 + size], at + 2 + size
    return tuple(map(Card, order))


def reshuffled(cards: Iterable[Card], *, key: bytes, number: int) -> tuple[Card, ...]:
    """Return ``cards`` as the new stock, top first; ``number`` counts the reshuffles from 1."""
    ordered = sorted(cards)
    if key.startswith(_IN_ORDER):
        named = _named(key, number)
        if sorted(named) == ordered:
            return named
    seed = DOMAIN + len(key).to_bytes(4, "big") + key + number.to_bytes(4, "big")
    marks = [
        hashlib.shake_256(seed + place.to_bytes(4, "big")).digest(_SORT_BYTES)
        for place in range(len(ordered))
    ]
    return tuple(card for _, card in sorted(zip(marks, ordered, strict=True)))
