"""Contracts met by a readable search; the kernel's own is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from hollywood.cards import SUITS, Card, Hand
from hollywood.melds.wild_meld import WildKind
from hollywood.melds.wild_rules import Slot, WildMeldRules
from tests.oracles.contract_solver import need
from tests.oracles.contract_solver.cards import Terms, pile_of
from tests.oracles.contract_solver.value import most_melded
from tests.oracles.contract_solver.whole import whole_plan


def meets(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> bool:
    """Say whether some of the cards in ``hand`` meet the contract."""
    terms = terms_of(tuple(slots), rules)
    return need.meets(pile_of(hand.bits, terms), terms)


def missing(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, most: int | None = None
) -> int:
    """Return the fewest cards to add to ``hand`` to meet the contract, or ``most``."""
    terms = terms_of(tuple(slots), rules)
    return need.missing(pile_of(hand.bits, terms), terms, most)


def least_left(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, points: Callable[[Card], int]
) -> int | None:
    """Return the fewest points that a lay down leaves in hand; None if there is none."""
    terms = terms_of(tuple(slots), rules)
    table = [0] * 64
    for card in hand:
        table[card] = points(card)
    wilds = sorted((table[card] for card in hand if rules.is_wild(card)), reverse=True)
    melded = most_melded(pile_of(hand.bits, terms), terms, table, wilds)
    return None if melded is None else sum(map(points, hand)) - melded


def meets_with_all(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> bool:
    """Say whether all cards of ``hand`` can be melded in exactly these slots."""
    terms = terms_of(tuple(slots), rules)
    pile = pile_of(hand.bits, terms)
    return sum(pile.ranks) + pile.wilds == len(hand) and whole_plan(pile, terms) is not None


@lru_cache(maxsize=256)
def terms_of(slots: tuple[Slot, ...], rules: WildMeldRules) -> Terms:
    """Return the contract in the form of the solver."""
    wild = 0
    for name in rules.wild:
        cards = [Card("XX")] if name == "XX" else [Card(name + suit) for suit in SUITS]
        for card in cards:
            wild |= card.bit
    sets, runs = (
        tuple(
            sorted(
                (max(s.least, rules.min_naturals) for s in slots if s.kind == kind), reverse=True
            )
        )
        for kind in WildKind
    )
    return Terms(
        sets=sets,
        runs=runs,
        low=rules.run_low,
        high=rules.run_high,
        min_naturals=rules.min_naturals,
        same_rank_sets=rules.duplicate_rank_sets,
        gap=rules.gap,
        wild=wild,
    )
