"""Whether cards meet a contract, which cards are left over, and how many are missing.

A contract requires sets and runs (:class:`~hollywood.melds.wild_rules.Slot`), each with a minimum
length. The melds laid down may be longer (page 004: exactly the contract's sets and runs, "extra
sets or runs are not allowed"). Knobs can forbid two sets of one rank and touching runs of one suit.
The kernel searches (:mod:`hollywood.kernel.contract.laydown.search`). A hand has at most four
copies of a natural card; more raise a CardsError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec

from hollywood.cards import Card, Hand
from hollywood.kernel.contract.layout import PLACES
from hollywood.melds.contract_problem import contract_problem
from hollywood.melds.contract_search import can_meet, first_way, how_many_missing, laid
from hollywood.melds.contract_vectors import KINDS, asked_of
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

__all__ = [
    "Laydown",
    "best_laydown",
    "contract_problem",
    "fit_all",
    "meets",
    "meets_with_all",
    "missing",
    "missing_with_all",
    "stretched",
]

_MOST_WAYS = 40
"""The most ways to stretch a contract that are tried; three runs of 22 cards have 12."""


class Laydown(msgspec.Struct, frozen=True):
    """A contract that is met: its melds in the order of the slots, and the cards left in hand."""

    melds: tuple[WildMeld, ...]
    left: Hand
    points: int


def meets(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> bool:
    """Return whether some of the cards in ``hand`` meet the contract.

    >>> slots = (Slot("S", 3), Slot("R", 4))
    >>> meets(Hand.parse("3c 3d Ah 5c 6c Ac 8c Qs"), slots, WildMeldRules())
    True
    """
    if not rules.wild_neighbors:
        return first_way(hand, slots, rules, whole=False) is not None
    return can_meet(hand, 0, asked_of(tuple(slots), rules), rules)


def missing(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> int:
    """Return the fewest cards that ``hand`` needs to meet the contract; 0 if it meets it.

    Any cards can be added, whether or not the pack still has them. The result is exact, except
    where touching runs are forbidden: there it may be too low, because runs of added cards also
    need room. Where wild cards may not lie next to each other, it may be too low, but not 0.
    """
    found = how_many_missing(hand, asked_of(tuple(slots), rules), rules)
    if not rules.wild_neighbors and not found:
        return int(not meets(hand, slots, rules))
    return found


@lru_cache(maxsize=1024)
def missing_with_all(
    hand: Hand, slots: tuple[Slot, ...], rules: WildMeldRules, cards: int
) -> int | None:
    """Return how many of ``cards`` melded cards cannot come from ``hand``.

    The melds take ``cards`` cards, or as many as the contract requires if that is more, and no card
    stays in the hand (page 004, hand 7). A card of the hand that has no place in the melds must be
    replaced, so it counts as missing. The result is 0 if the hand has ``cards`` cards and all can
    be melded. Any cards can be added, as in :func:`missing`. ``None`` if the search would take too
    long, which happens only with more cards than a hand ever has under the presets.
    """
    slots = tuple(Slot(slot.kind, max(slot.least, rules.min_naturals)) for slot in slots)
    ways = stretched(slots, rules, cards)
    if len(ways) > _MOST_WAYS:
        return None
    best = sum(ways[0])
    beyond = max(0, cards - best)  # more cards than the melds can ever take
    for lengths in ways:
        longer = tuple(Slot(s.kind, length) for s, length in zip(slots, lengths, strict=True))
        best = how_many_missing(hand, asked_of(longer, rules), rules, most=best)
    return best + beyond


@lru_cache(maxsize=256)
def stretched(
    slots: tuple[Slot, ...], rules: WildMeldRules, cards: int
) -> tuple[tuple[int, ...], ...]:
    """Return every way to lengthen the melds of a contract so that they take ``cards`` cards.

    A way has a length for each slot. If two ways differ only in which of two equal slots is longer,
    only one is returned. No meld is shorter than its slot requires, and no run is longer than a
    suit. The melds may therefore take more or fewer cards than ``cards``.
    """
    longest = rules.run_high - rules.run_low + 1
    room = tuple(
        0
        if rules.fixed_lengths
        else max(0, (longest if slot.kind == WildKind.RUN else cards) - slot.least)
        for slot in slots
    )
    more = min(max(0, cards - sum(slot.least for slot in slots)), sum(room))
    return tuple(
        tuple(slot.least + given for slot, given in zip(slots, way, strict=True))
        for way in _given(slots, room, more)
    )


def _given(
    slots: tuple[Slot, ...], room: tuple[int, ...], more: int, given: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Yield every way to give ``more`` cards to the slots; of equal slots, the first gets most."""
    at = len(given)
    if at == len(slots):
        yield given
        return
    alike = [cards for slot, cards in zip(slots, given, strict=False) if slot == slots[at]]
    least = max(0, more - sum(room[at + 1 :]))
    for cards in range(least, min(more, room[at], *alike[-1:]) + 1):
        yield from _given(slots, room, more - cards, (*given, cards))


def best_laydown(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, points: Callable[[Card], int]
) -> Laydown | None:
    """Return the lay down that leaves the fewest points in hand; None if there is none.

    With fixed lengths, or no more wild cards than naturals, it is any lay down: what is left can be
    laid off after it. So it is if wild cards would come to lie next to each other. ``points``
    returns the points of a card left in hand, 0 or more.
    """
    table = [0] * PLACES
    for card in hand:
        table[card] = points(card)
    found = laid(hand, asked_of(tuple(slots), rules), rules, table)
    melds = None if found is None else _by_slot(found, slots)
    if (
        melds is not None
        and not rules.wild_neighbors
        and contract_problem(hand, melds, slots, rules)
    ):
        melds = first_way(hand, slots, rules, whole=False)
    if melds is None:
        return None
    left = hand.minus(card for meld in melds for card in meld.cards)
    return Laydown(melds, left, sum(table[card] for card in left))


def fit_all(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> tuple[WildMeld, ...] | None:
    """Return melds of exactly these slots that use the whole hand; None if there are none."""
    if rules.only_by_trying:
        return first_way(hand, slots, rules, whole=True)
    found = laid(hand, asked_of(tuple(slots), rules), rules)
    return None if found is None else _by_slot(found, slots)


def meets_with_all(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> bool:
    """Return whether all cards of ``hand`` can be melded in exactly these slots (as in hand 7)."""
    return fit_all(hand, slots, rules) is not None


def _by_slot(melds: Sequence[WildMeld], slots: Sequence[Slot]) -> tuple[WildMeld, ...]:
    """Return the melds in the order of the slots; they come sets first, longest first."""
    order = sorted(
        range(len(slots)), key=lambda n: (KINDS.index(WildKind(slots[n].kind)), -slots[n].least)
    )
    found = dict(zip(order, melds, strict=True))
    return tuple(found[number] for number in range(len(slots)))
