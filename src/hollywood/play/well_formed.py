"""Whether the fields of an action have the right form: cards, numbers, melds of cards.

Actions read from text always are; an action built by a program may hold anything. Each game checks
this first, so its rules and their arithmetic see only cards and small numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.melds.meld import Meld
from hollywood.melds.wild import WildMeld

LIMIT = 2**31
"""A bound for the absolute values of numbers in an action."""

Form = tuple[str, Callable[[Any], bool]]
"""The fields of a kind of action, in words, and a test for them."""


def is_card(value: object) -> bool:
    """Whether ``value`` is a card, and not a number that could be one."""
    return type(value) is Card


def is_number(value: object) -> bool:
    """Whether ``value`` is a whole number, and not a large one."""
    return type(value) is int and -LIMIT < value < LIMIT


def are_melds(value: Any, kind: type[Meld | WildMeld], names: tuple[str, ...]) -> bool:
    """Whether ``value`` is a tuple of melds of class ``kind``, of cards, with known names."""
    return type(value) is tuple and all(
        isinstance(meld, kind)
        and meld.kind in names
        and type(meld.cards) is tuple
        and all(type(card) is Card for card in meld.cards)
        for meld in value
    )


def malformed(form: Form) -> str:
    """Say what an action of this form needs."""
    return f"This move has the wrong form; it needs {form[0]}."


def too_many(melds: tuple[Any, ...], hand: Hand) -> str | None:
    """Say that melds need more cards than the hand has; ``None`` if they do not."""
    count = sum(len(meld.cards) or 1 for meld in melds)
    if count <= len(hand):
        return None
    return f"These melds need at least {count} cards, and you hold {len(hand)}."
