"""A hand: the cards held, in one integer.

Bit ``card`` of the lowest 64-bit layer says that the hand holds the card. In a game with several
decks, bit ``card`` of layer k says that it holds more than k copies of it. A one-deck hand is
therefore a plain signed 64-bit integer, the form used by :mod:`hollywood.kernel`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from hollywood.cards.card import Card, parse_cards
from hollywood.errors import CardsError

LAYER = 64
_LAYER_MASK = (1 << LAYER) - 1


class Hand:
    """An immutable collection of cards. Order does not matter; copies count.

    >>> hand = Hand.parse("7h 7h 2c")
    >>> len(hand), hand.count(Card("7h")), str(hand - Card("7h"))
    (3, 2, '2c 7h')
    >>> Hand([Card("7h"), Card("7h"), Card("2c")]) == Hand("2c 7h 7h") == hand
    True
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, cards: int | str | Iterable[Card | str] = 0) -> None:
        """Hold these cards: cards, text, or an integer with a bit for each card.

        CardsError if one of them is not a card.
        """
        bits = cards if type(cards) is int else _bits_of(cards)
        object.__setattr__(self, "bits", bits)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """Return a hand with these cards; ``Hand(cards)`` is shorter, and checks them."""
        return cls(_bits_of_cards(cards))

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read a hand as :func:`~hollywood.cards.card.parse_cards` reads cards."""
        return cls.of(parse_cards(text))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards by suit, then rank, with copies side by side."""
        return tuple(self)

    def count(self, card: Card) -> int:
        """The number of copies of ``card`` held."""
        bits, copies = self.bits >> card, 0
        while bits & 1:
            bits >>= LAYER
            copies += 1
        return copies

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        if bits <= _LAYER_MASK:
            while bits:
                low = bits & -bits
                yield Card(low.bit_length() - 1)
                bits ^= low
            return
        first = bits & _LAYER_MASK
        while first:
            low = first & -first
            card = Card(low.bit_length() - 1)
            for _ in range(self.count(card)):
                yield card
            first ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card & 1)

    def __add__(self, card: Card) -> Hand:
        """Return the hand with ``card`` added."""
        bit = 1 << card
        while self.bits & bit:
            bit <<= LAYER
        return Hand(self.bits | bit)

    def __sub__(self, card: Card) -> Hand:
        """Return the hand without one copy of ``card``; CardsError if it is not held."""
        bit = 1 << card
        if not self.bits & bit:
            raise CardsError(f"{card} is not in the hand {self}")
        while self.bits & bit << LAYER:
            bit <<= LAYER
        return Hand(self.bits ^ bit)

    def plus(self, cards: Iterable[Card]) -> Hand:
        """Return the hand with all ``cards`` added."""
        hand = self
        for card in cards:
            hand = hand + card
        return hand

    def minus(self, cards: Iterable[Card]) -> Hand:
        """Return the hand without ``cards``; CardsError if one of them is not held."""
        hand = self
        for card in cards:
            hand = hand - card
        return hand

    def holds(self, cards: Iterable[Card]) -> bool:
        """Whether the hand holds all ``cards``, including copies."""
        return all(self.count(card) >= copies for card, copies in Counter(cards).items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and other.bits == self.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a hand cannot be changed; add and subtract cards instead")

    def __reduce__(self) -> tuple[type[Hand], tuple[int]]:
        return (Hand, (self.bits,))


def _bits_of(given: int | str | Iterable[Card | str]) -> int:
    """Read what a hand is made from."""
    if isinstance(given, Card):
        raise CardsError(f"a hand of one card is Hand([{given!r}])")
    if isinstance(given, str):
        return _bits_of_cards(parse_cards(given))
    if isinstance(given, int):
        return int(given)
    return _bits_of_cards(map(Card, given))


def _bits_of_cards(cards: Iterable[Card]) -> int:
    bits, again = 0, []
    for card in cards:
        bit = 1 << card
        if bits & bit:
            again.append(card)
        bits |= bit
    for card, copies in Counter(again).items():
        for layer in range(1, copies + 1):
            bits |= 1 << card + LAYER * layer
    return bits
