"""A meld of gin: a set (cards of one rank) or a run (consecutive cards)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from hollywood.cards import Card, Hand


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


class Meld(msgspec.Struct, frozen=True):
    """Cards that form a set, in suit order, or a run, from its low end to its high end."""

    kind: MeldKind
    cards: tuple[Card, ...]

    @property
    def hand(self) -> Hand:
        """The cards as a hand."""
        return Hand.of(self.cards)

    def __str__(self) -> str:
        return " ".join(card.text for card in self.cards)


class Arrangement(msgspec.Struct, frozen=True):
    """A hand divided into melds and deadwood; ``points`` is what the deadwood counts."""

    melds: tuple[Meld, ...]
    left: Hand
    points: int


class LaidOff(msgspec.Struct, frozen=True):
    """A card added to meld number ``onto`` (from 0) of a spread."""

    card: Card
    onto: int


class Defence(msgspec.Struct, frozen=True):
    """The defender's answer to a knock: layoffs in a legal order, own melds, and deadwood."""

    layoffs: tuple[LaidOff, ...]
    melds: tuple[Meld, ...]
    left: Hand
    points: int
