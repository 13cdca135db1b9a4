"""Hands, contracts and rules of melds as vectors of the kernel, and lay downs read back."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from typing import Any

from hollywood.cards import JOKER, Card, Hand, Pack
from hollywood.kernel.contract import layout
from hollywood.kernel.contract.layout import LAY_LENGTH
from hollywood.kernel.contract.scratch import WORK_LENGTH
from hollywood.kernel.engine.compiling import can_compile
from hollywood.melds.contract_vectors import counts_of, melds_in, terms_vector, write_melds
from hollywood.melds.wild_meld import WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

__all__ = [
    "Points",
    "cases",
    "close_hand",
    "counts",
    "empty_lay",
    "lay_of",
    "melds_in",
    "odd_rules",
    "one_point",
    "rich_hand",
    "scratch",
    "terms",
    "vector",
]

Points = Callable[[Card], int]


def cases(number: int) -> int:
    """This many random cases: fewer if nothing is compiled, more in a soak."""
    more = 20 if os.environ.get("HOLLYWOOD_SOAK") else 1
    return number * more if can_compile() else max(1, number // 5)


def vector(values: Sequence[int]) -> Any:
    """The values as compiled functions take them."""
    if not can_compile():
        return list(values)
    import numpy as np

    return np.array(values, np.int64)


def scratch() -> Any:
    return vector([0] * WORK_LENGTH)


def empty_lay() -> Any:
    return vector([0] * LAY_LENGTH)


def one_point(_card: Card) -> int:
    return 1


def terms(
    slots: Sequence[Slot], melds: WildMeldRules, points: Points = one_point, *, exact: bool = True
) -> list[int]:
    """The part of a rules vector that defines a lay down and the count of cards."""
    rules = terms_vector(slots, melds, exact=exact)
    for card in Pack(jokers=1).cards:
        rules[layout.R_POINTS + card] = points(card)
    return rules


def counts(hand: Hand) -> list[int]:
    return counts_of(hand, WildMeldRules())


def lay_of(melds: Sequence[WildMeld]) -> Any:
    """Write a lay down."""
    lay = empty_lay()
    write_melds(melds, lay)
    return lay


def odd_rules(rng: random.Random) -> tuple[WildMeldRules, tuple[Slot, ...]]:
    """Rules with any knobs, and a contract of one to four melds of any lengths."""
    wild = (("A",), ("XX",), ("XX", "2"), ("A", "XX"), ("7",), (), ("XX", "2", "9", "K"))
    melds = WildMeldRules(
        set_min=rng.choice((2, 3, 3, 4, 5)),
        run_min=rng.choice((3, 3, 4, 5, 7)),
        wild=rng.choice(wild),
        min_naturals=rng.choice((0, 1, 1, 1, 2, 3, 4)),
        run_low=rng.choice((1, 2)),
        run_high=rng.choice((13, 14)),
        duplicate_rank_sets=rng.random() < 0.5,
        adjacent_same_suit_runs=rng.random() < 0.5,
        run_gap=rng.choice((1, 1, 2, 3)),
    )
    slots = [Slot(rng.choice("SR"), rng.choice((2, 3, 3, 4, 5, 7))) for _ in range(4)]
    return melds, tuple(slots[: rng.randint(1, 4)])


def rich_hand(rng: random.Random, melds: WildMeldRules, most: int) -> Hand:
    """A hand of few suits and neighboring ranks, with some wild cards: it has many melds."""
    deck = list(Pack(decks=rng.choice((1, 2, 2, 3, 4)), jokers=4).cards)
    if "XX" not in melds.wild and rng.random() < 0.9:
        deck = [card for card in deck if card != JOKER]
    if rng.random() < 0.7:
        suits = rng.sample(range(4), rng.choice((1, 2, 2, 3)))
        first, width = rng.randrange(13), rng.choice((3, 5, 7, 13))
        ranks = {1 + (first + step) % 13 for step in range(width)}
        deck = [
            card
            for card in deck
            if (melds.is_wild(card) and rng.random() < 0.35)
            or (card.suit in suits and card.rank in ranks)
        ]
    return Hand.of(rng.sample(deck, min(most, len(deck))))


def close_hand(rng: random.Random, deck: Sequence[Card], cards: int) -> Hand:
    """A hand dealt from a whole pack, or from one with few ranks, so it is close to a lay down."""
    if rng.random() < 0.7:
        low = rng.randint(1, 9)
        deck = [card for card in deck if card.rank <= 2 or low <= card.rank <= low + 5]
    return Hand.of(rng.sample(list(deck), cards))
