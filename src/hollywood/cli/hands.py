"""Hands as people type them, checked against the pack."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cards import JOKER, Card, Hand, Pack, parse_cards
from hollywood.errors import CardsError

GIN_MOST = 13
"""The most cards of a gin hand."""


def read_cards(text: str, pack: Pack, *, most: int) -> list[Card]:
    """Read one to ``most`` cards of the pack; CardsError for an impossible hand."""
    found = parse_cards(text)
    if not found:
        raise CardsError("there are no cards: write them as in 7h 8h 9h")
    check_held(found, pack)
    if len(found) > most:
        raise CardsError(f"{len(found)} cards are too many: the most is {most}")
    return found


def read_hand(text: str, pack: Pack, *, most: int = GIN_MOST) -> Hand:
    """Read a hand as :func:`read_cards` reads cards."""
    return Hand.of(read_cards(text, pack, most=most))


def check_held(those: Sequence[Card], pack: Pack) -> None:
    """Raise CardsError unless all the cards can come from one pack."""
    if JOKER in those and not pack.jokers:
        raise CardsError("this game has no jokers")
    pack.check_part(those)
