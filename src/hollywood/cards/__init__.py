"""Cards, hands, packs, and the verifiable shuffle."""

from hollywood.cards.card import ACE, JACK, JOKER, KING, QUEEN, RANKS, SUITS, TEN, Card, parse_cards
from hollywood.cards.hand import Hand
from hollywood.cards.pack import Pack
from hollywood.cards.shuffle import commitment, drawn_dealer, reshuffle_key, shuffled_deck

__all__ = [
    "ACE",
    "JACK",
    "JOKER",
    "KING",
    "QUEEN",
    "RANKS",
    "SUITS",
    "TEN",
    "Card",
    "Hand",
    "Pack",
    "commitment",
    "drawn_dealer",
    "parse_cards",
    "reshuffle_key",
    "shuffled_deck",
]
