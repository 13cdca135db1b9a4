"""One card, written as rank and suit: ``7h``, ``Tc``, ``Ad``; a joker is ``XX``.

A card *is* a small integer, its place in the layout below, so that a set of cards is one integer
with a bit for each card (:mod:`hollywood.cards.hand`). The layout is frozen: records, kernels and
golden files depend on it.

::

    place = 16 * suit + rank - 1         suits  c 0, d 1, h 2, s 3     ranks  A 1 ... K 13

    bit   63 62 61 | 60 ... 48 | 47-45 | 44 ... 32 | 31-29 | 28 ... 16 | 15-13 | 12 ... 0
           -  X  - |  Ks .. As |  gap  |  Kh .. Ah |  gap  |  Kd .. Ad |  gap  | Kc .. Ac

The gap of three empty places between suits keeps ``h & h >> 1 & h >> 2`` from joining two suits.
Everything fits in a signed 64-bit integer.
"""

from __future__ import annotations

import re
from typing import Any, NoReturn

from hollywood.errors import CardsError

RANKS = "A23456789TJQK"
SUITS = "cdhs"
ACE, TEN, JACK, QUEEN, KING = 1, 10, 11, 12, 13
LANE = 16
_JOKER_PLACE = 62

_RANK_WORDS = (
    *("joker", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
_SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")


class Card(int):
    """A card of the pack. Equal cards of two decks are the same ``Card``.

    >>> Card("7h").rank, Card("7h").suit, Card("7h").name
    (7, 2, 'seven of hearts')
    """

    rank: int  # 1 (ace) to 13 (king); 0 for a joker
    suit: int  # index into SUITS; -1 for a joker
    text: str

    def __new__(cls, card: str | int) -> Card:  # noqa: PYI034  (there are no kinds of card)
        """Return the one card written ``card``, or at that place in the layout.

        Raises :class:`~hollywood.errors.CardsError` if there is no such card.
        """
        try:
            return _CARDS[card]
        except (KeyError, TypeError):
            pass
        known = _CARDS.get(_canonical(card)) if isinstance(card, str) else None
        if known is None:
            raise CardsError(
                f"{card!r} is not a card: write a rank of {RANKS} and a suit of {SUITS}, as in 7h"
            )
        return known

    @property
    def name(self) -> str:
        """The card in words, for a screen reader."""
        return "joker" if self.suit < 0 else f"{_RANK_WORDS[self.rank]} of {_SUIT_WORDS[self.suit]}"

    @property
    def bit(self) -> int:
        """The card as a set of one."""
        return 1 << self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError("a card cannot be changed")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return (Card, (self.text,))


_CARDS: dict[str | int, Card] = {}


def _print_card(place: int, text: str, rank: int, suit: int) -> Card:
    card = int.__new__(Card, place)
    card.__dict__.update(rank=rank, suit=suit, text=text)
    _CARDS[text] = _CARDS[place] = card
    return card


for _suit, _suit_letter in enumerate(SUITS):
    for _rank, _rank_letter in enumerate(RANKS, start=1):
        _print_card(LANE * _suit + _rank - 1, _rank_letter + _suit_letter, _rank, _suit)

JOKER = _print_card(_JOKER_PLACE, "XX", 0, -1)


def _canonical(text: str) -> str:
    """Accept the ways people write a card: ``10h``, ``7H``, ``7♥``, ``tC``."""
    text = text.strip().translate(str.maketrans("♣♦♥♠", "cdhs"))
    if text.startswith("10"):
        text = "T" + text[2:]
    if text.upper() == "XX":
        return "XX"
    return text[:-1].upper() + text[-1:].lower()


def parse_cards(text: str) -> list[Card]:
    """Read cards separated by spaces or commas, in the order written; copies are kept.

    >>> parse_cards("7h 8H, 10c")
    [7h, 8h, Tc]
    """
    return [Card(word) for word in re.split(r"[\s,]+", text.strip()) if word]
