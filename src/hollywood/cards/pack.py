"""A pack: one or more standard decks shuffled together, with or without jokers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hollywood.cards.card import JOKER, LANE, RANKS, SUITS, Card
from hollywood.errors import CardsError

_DECK = tuple(Card(LANE * s + r) for s in range(len(SUITS)) for r in range(len(RANKS)))


@dataclass(frozen=True, kw_only=True)
class Pack:
    """The cards a game is played with: ``decks`` times 52, and ``jokers`` jokers in total."""

    decks: int = 1
    jokers: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card in the order before a shuffle: by suit and rank, jokers last."""
        return _DECK * self.decks + (JOKER,) * self.jokers

    def __len__(self) -> int:
        return len(_DECK) * self.decks + self.jokers

    def check(self, cards: Sequence[Card]) -> None:
        """Raise CardsError unless ``cards`` are this whole pack in some order."""
        if len(cards) != len(self):
            raise CardsError(f"the deck has {len(cards)} cards; this game needs {len(self)}")
        self.check_part(cards)

    def check_part(self, cards: Sequence[Card]) -> None:
        """Raise CardsError if ``cards`` hold more copies of a card than the pack has."""
        for card, copies in Counter(cards).items():
            allowed = self.jokers if card == JOKER else self.decks
            if copies > allowed:
                times = "once" if copies == 2 and allowed == 1 else f"only {allowed} times"
                raise CardsError(f"{card} is given {copies} times; the pack holds it {times}")
