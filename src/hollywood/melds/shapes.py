"""The melds in a hand, without choosing which wild card goes where.

Any wild card is as good as another until the melds are laid. The search therefore uses shapes: the
naturals in their places, and the places of wild cards. One shape can stand for thousands of melds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from hollywood.cards import JOKER, RANKS, SUITS, Card, Hand
from hollywood.cards.card import LANE
from hollywood.melds.contract_search import Barred
from hollywood.melds.wild_meld import WildKind
from hollywood.melds.wild_rules import Slot, WildMeldRules


class Shape(NamedTuple):
    """A set or run with None in place of each wild card; shapes of one kind are ordered."""

    length: int
    where: int
    """The rank of a set; the suit of a run, from 1, and its lowest place; 0: wild cards only."""
    order: tuple[int, ...]
    cards: tuple[Card | None, ...]

    @property
    def naturals(self) -> tuple[Card, ...]:
        """The cards that are not wild."""
        return tuple(card for card in self.cards if card is not None)

    @property
    def wilds(self) -> int:
        """The number of wild cards needed."""
        return self.cards.count(None)


def barred_by(slot: Slot, shape: Shape, barred: Barred, rules: WildMeldRules) -> Barred:
    """Return ``barred`` plus what the rules forbid beside ``shape`` in ``slot``."""
    if not shape.where:
        return barred
    if slot.kind == WildKind.SET:
        if rules.duplicate_rank_sets:
            return barred
        return barred._replace(ranks=barred.ranks | 1 << shape.where)
    if not rules.gap:
        return barred
    suit, low = shape.where // LANE - 1, shape.where % LANE
    places = list(barred.places)
    places[suit] |= ((1 << shape.length + 2 * rules.gap) - 1) << low >> rules.gap
    return barred._replace(places=tuple(places))


def shapes_of(
    kind: str,
    length: int,
    held: Hand,
    wilds: int,
    fewest: int,
    barred: Barred,
    rules: WildMeldRules,
) -> Iterator[Shape]:
    """Yield every shape of this kind and length, in order, that is not barred.

    ``held`` are naturals and ``wilds`` is the number of wild cards in addition to them. A shape has
    at least ``fewest`` naturals.
    """
    fewest = max(fewest, rules.naturals_due(length), length - wilds)
    longest = rules.run_high - rules.run_low + 1
    together = rules.wild_neighbors or length == 1
    if fewest <= 0 and (kind == WildKind.SET or (length <= longest and together)):
        yield Shape(length, 0, (), (None,) * length)
    fewest = max(fewest, 1)
    if fewest > min(length, len(held)):
        return
    if kind == WildKind.SET:
        yield from _sets(length, held, fewest, barred)
    else:
        yield from _runs(length, held, fewest, barred, rules)


def _sets(length: int, held: Hand, fewest: int, barred: Barred) -> Iterator[Shape]:
    same: dict[int, list[Card]] = {}
    for card in held:
        if card != JOKER:
            same.setdefault(card.rank, []).append(card)
    for rank in sorted(same):
        if barred.ranks >> rank & 1:
            continue
        for count in range(min(length, len(same[rank])), fewest - 1, -1):
            for chosen in picked(same[rank], count, (), in_order=True):
                blank = (None,) * (length - count)
                yield Shape(length, rank, (len(blank), *chosen), chosen + blank)


def _runs(
    length: int, held: Hand, fewest: int, barred: Barred, rules: WildMeldRules
) -> Iterator[Shape]:
    for suit in range(len(SUITS)):
        for low in range(rules.run_low, rules.run_high - length + 2):
            if ((1 << length) - 1) << low & barred.places[suit]:
                continue
            row = [Card(LANE * suit + (low + n - 1) % len(RANKS)) for n in range(length)]
            where = LANE * (suit + 1) + low
            for cards in _rows(row, held, fewest):
                if not rules.wild_neighbors and (None, None) in pairwise(cards):
                    continue
                yield Shape(length, where, tuple(card is None for card in cards), cards)


def _rows(row: Sequence[Card], held: Hand, fewest: int) -> Iterator[tuple[Card | None, ...]]:
    """Yield every way to fill the places of ``row``, the natural of a place before a wild card."""
    if fewest > len(row) or fewest > sum(card in held for card in row):
        return
    if not row:
        yield ()
        return
    card, rest = row[0], row[1:]
    if card in held:
        for others in _rows(rest, held - card, fewest - 1):
            yield (card, *others)
    for others in _rows(rest, held, fewest):
        yield (None, *others)


def picked(
    cards: Sequence[Card], count: int, floor: tuple[Card, ...], *, in_order: bool
) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of ``count`` of the cards, none before ``floor``; copies are equal.

    ``cards`` are in card order. With ``in_order``, so is a choice; otherwise every order counts.
    """
    if not count:
        yield ()
        return
    for index, card in enumerate(cards):
        if (index and cards[index - 1] == card) or (floor and card < floor[0]):
            continue
        rest = [*([] if in_order else cards[:index]), *cards[index + 1 :]]
        if len(rest) < count - 1:
            return
        then = floor[1:] if floor and card == floor[0] else ()
        for others in picked(rest, count - 1, then, in_order=in_order):
            yield (card, *others)
