"""Is an action made of what it says: cards, numbers, melds of cards.

Actions that are read from text are; one that a program has built may hold anything. Each game asks
this first, so that its rules, and the arithmetic under them, only ever see cards and small numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.melds.meld import Meld
from hollywood.melds.wild import WildMeld

LIMIT = 2**31
"""The numbers in an action are smaller, whatever their sign."""

Form = tuple[str, Callable[[Any], bool]]
"""What a kind of action names, in words, and whether this one does."""


def is_card(value: object) -> bool:
    """Say whether ``value`` is a card, and not a number that could be one."""
    return type(value) is Card


def is_number(value: object) -> bool:
    """Say whether ``value`` is a whole number, and not a large one."""
    return type(value) is int and -LIMIT < value < LIMIT


def are_melds(value: Any, kind: type[Meld | WildMeld], names: tuple[str, ...]) -> bool:
    """Say whether ``value`` is a tuple of melds of class ``kind``, of cards, with known names."""
    return type(value) is tuple and all(
        isinstance(meld, kind)
        and meld.kind in names
        and type(meld.cards) is tuple
        and all(type(card) is Card for card in meld.cards)
        for meld in value
    )


def malformed(form: Form) -> str:
    """Say in words what an action of this form would have to name."""
    return f"This move is not put together as it must be; it names {form[0]}."


def too_many(melds: tuple[Any, ...], hand: Hand) -> str | None:
    """Say that melds need more cards than the hand has; ``None`` if they do not."""
    count = sum(len(meld.cards) or 1 for meld in melds)
    if count <= len(hand):
        return None
    return f"These melds need at least {count} cards, and you hold {len(hand)}."
