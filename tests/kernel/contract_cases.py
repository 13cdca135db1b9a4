"""Hands, contracts and rules of melds as vectors of the kernel, and lay downs read back."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from typing import Any

from hollywood.cards import JOKER, SUITS, Card, Hand, Pack
from hollywood.kernel.contract import layout
from hollywood.kernel.contract.scratch import LAY_LENGTH, WORK_LENGTH
from hollywood.kernel.engine.compiling import can_compile
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

Points = Callable[[Card], int]


def cases(number: int) -> int:
    """As many random cases, fewer where nothing is compiled, more in a soak."""
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
    """The part of a rules vector that says what a lay down is and what cards count."""
    rules = [0] * layout.R_LENGTH
    for name in melds.wild:
        for card in (JOKER,) if name == "XX" else [Card(name + suit) for suit in SUITS]:
            rules[layout.R_WILD] |= card.bit
    rules[layout.R_MIN_NATURALS] = melds.min_naturals
    rules[layout.R_RUN_LOW], rules[layout.R_RUN_HIGH] = melds.run_low, melds.run_high
    rules[layout.R_DUPLICATE_SETS] = int(melds.duplicate_rank_sets)
    rules[layout.R_TOUCHING_RUNS] = int(melds.adjacent_same_suit_runs)
    rules[layout.R_EXACT] = int(exact)
    rules[layout.R_SLOTS] = len(slots)
    for number, slot in enumerate(slots):
        rules[layout.R_SLOT_KINDS + number] = layout.SET if slot.kind == "S" else layout.RUN
        rules[layout.R_SLOT_LEASTS + number] = slot.least
    for kind, count, lengths in (
        ("S", layout.R_SETS, layout.R_SET_LENGTHS),
        ("R", layout.R_RUNS, layout.R_RUN_LENGTHS),
    ):
        leasts = [max(slot.least, melds.min_naturals) for slot in slots if slot.kind == kind]
        rules[count] = len(leasts)
        rules[lengths : lengths + len(leasts)] = sorted(leasts, reverse=True)
    for card in Pack(jokers=1).cards:
        rules[layout.R_POINTS + card] = points(card)
    return rules


def counts(hand: Hand) -> list[int]:
    held = [0] * layout.PLACES
    for card in hand:
        held[card] += 1
    return held


def melds_in(lay: Sequence[int]) -> tuple[WildMeld, ...]:
    """Read a lay down."""
    melds = []
    for number in range(int(lay[0])):
        base = 1 + number * layout.M_LENGTH
        kind = WildKind.SET if lay[base + layout.M_KIND] == layout.SET else WildKind.RUN
        first = base + layout.M_CARDS
        cards = [Card(int(card)) for card in lay[first : first + int(lay[base + layout.M_SIZE])]]
        melds.append(WildMeld(kind, tuple(cards)))
    return tuple(melds)


def lay_of(melds: Sequence[WildMeld]) -> Any:
    """Write a lay down."""
    lay = [0] * LAY_LENGTH
    lay[0] = len(melds)
    for number, meld in enumerate(melds):
        base = 1 + number * layout.M_LENGTH
        lay[base + layout.M_KIND] = layout.SET if meld.kind == "S" else layout.RUN
        lay[base + layout.M_SIZE] = len(meld.cards)
        lay[base + layout.M_CARDS : base + layout.M_CARDS + len(meld.cards)] = meld.cards
    return vector(lay)


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
    )
    slots = [Slot(rng.choice("SR"), rng.choice((2, 3, 3, 4, 5, 7))) for _ in range(4)]
    return melds, tuple(slots[: rng.randint(1, 4)])


def rich_hand(rng: random.Random, melds: WildMeldRules, most: int) -> Hand:
    """A hand of few suits and neighbouring ranks, with some wild cards: it has many melds."""
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
    """A hand dealt from a whole pack, or from one with few ranks, so that it is nearly there."""
    if rng.random() < 0.7:
        low = rng.randint(1, 9)
        deck = [card for card in deck if card.rank <= 2 or low <= card.rank <= low + 5]
    return Hand.of(rng.sample(list(deck), cards))
