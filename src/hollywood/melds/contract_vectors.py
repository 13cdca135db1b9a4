"""Hands, contracts, and meld rules as vectors for the kernel, and lay downs read back.

A hand is a count for each card. The meld rules and a contract are parts of a rules vector (see
:mod:`hollywood.kernel.contract.layout`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hollywood.cards import JOKER, SUITS, Card, Hand
from hollywood.errors import CardsError
from hollywood.kernel.contract import layout
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

MOST_COPIES = 4
"""The most copies of one natural card: a pack has no more than four decks."""
KINDS = (WildKind.SET, WildKind.RUN)
"""By their numbers in the vectors."""
_LAYER = (1 << layout.PLACES) - 1


class Asked(NamedTuple):
    """A contract under some rules; lengths are longest first, none below the naturals needed.

    ``rules`` is a rules vector that only says what a meld is. It is shared by all callers; copy it
    before writing to it.
    """

    rules: list[int]
    sets: tuple[int, ...]
    runs: tuple[int, ...]

    @property
    def cards(self) -> int:
        """The fewest cards that can meet the contract."""
        return sum(self.sets) + sum(self.runs)


@lru_cache(maxsize=256)
def asked_of(slots: tuple[Slot, ...], rules: WildMeldRules) -> Asked:
    """Return the contract as the solver needs it."""
    sets, runs = (
        sorted((max(s.least, rules.min_naturals) for s in slots if s.kind == kind), reverse=True)
        for kind in KINDS
    )
    return Asked(_meld_rules(rules), tuple(sets), tuple(runs))


@lru_cache(maxsize=64)
def _meld_rules(rules: WildMeldRules) -> list[int]:
    vector = [0] * layout.R_LENGTH
    for name in rules.wild:
        for card in (JOKER,) if name == "XX" else [Card(name + suit) for suit in SUITS]:
            vector[layout.R_WILD] |= card.bit
    vector[layout.R_MIN_NATURALS] = rules.min_naturals
    vector[layout.R_FEW_WILDS] = int(not rules.more_wilds)
    vector[layout.R_WILDS_APART] = int(not rules.wild_neighbors)
    vector[layout.R_RUN_LOW] = rules.run_low
    vector[layout.R_RUN_HIGH] = rules.run_high
    vector[layout.R_DUPLICATE_SETS] = int(rules.duplicate_rank_sets)
    vector[layout.R_RUN_GAP] = rules.gap
    vector[layout.R_FIXED_LENGTHS] = int(rules.fixed_lengths)
    return vector


def terms_vector(slots: Sequence[Slot], rules: WildMeldRules, *, exact: bool) -> list[int]:
    """Return a rules vector with a contract of up to MOST_SLOTS melds, and what a meld is.

    With ``exact`` off, the contract is a minimum. All other fields are 0 and may be written to.
    """
    asked = asked_of(tuple(slots), rules)
    vector = [*asked.rules]
    vector[layout.R_EXACT] = int(exact)
    vector[layout.R_SLOTS] = len(slots)
    vector[layout.R_SETS], vector[layout.R_RUNS] = len(asked.sets), len(asked.runs)
    for first, numbers in (
        (layout.R_SLOT_KINDS, [KINDS.index(WildKind(slot.kind)) for slot in slots]),
        (layout.R_SLOT_LEASTS, [slot.least for slot in slots]),
        (layout.R_SET_LENGTHS, asked.sets),
        (layout.R_RUN_LENGTHS, asked.runs),
    ):
        vector[first : first + len(numbers)] = numbers
    return vector


def counts_of(hand: Hand, rules: WildMeldRules) -> list[int]:
    """Return the number of each card; CardsError for more than MOST_COPIES of a natural."""
    counts = [0] * layout.PLACES
    bits = hand.bits
    while bits:
        layer = bits & _LAYER
        bits >>= layout.PLACES
        while layer:
            lowest = layer & -layer
            counts[lowest.bit_length() - 1] += 1
            layer ^= lowest
    if hand.bits >> MOST_COPIES * layout.PLACES:
        for card in dict.fromkeys(hand):
            if counts[card] > MOST_COPIES and card != JOKER and not rules.is_wild(card):
                raise CardsError(f"{card} is in the hand more than {MOST_COPIES} times")
    return counts


def melds_in(vector: Sequence[Any], at: int = 0) -> tuple[WildMeld, ...]:
    """Read a lay down: the number of melds is at ``at``, followed by the melds."""
    return tuple(
        _meld_at(vector, at + 1 + layout.M_LENGTH * number) for number in range(int(vector[at]))
    )


def _meld_at(vector: Sequence[Any], spot: int) -> WildMeld:
    first = spot + layout.M_CARDS
    cards = vector[first : first + int(vector[spot + layout.M_SIZE])]
    kind = KINDS[int(vector[spot + layout.M_KIND])]
    return WildMeld(kind, tuple(Card(int(card)) for card in cards))


def write_melds(melds: Sequence[WildMeld], vector: Any, at: int = 0) -> None:
    """Write a lay down to a vector, in the form that :func:`melds_in` reads."""
    vector[at] = len(melds)
    for number, meld in enumerate(melds):
        write_meld(meld, vector, at + 1 + layout.M_LENGTH * number)


def write_meld(meld: WildMeld, vector: Any, spot: int) -> None:
    """Write a meld to its place in a vector."""
    vector[spot + layout.M_KIND] = KINDS.index(meld.kind)
    vector[spot + layout.M_SIZE] = len(meld.cards)
    first = spot + layout.M_CARDS
    vector[first : first + len(meld.cards)] = [int(card) for card in meld.cards]
