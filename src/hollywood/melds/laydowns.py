"""Every way to lay down a contract from a hand.

Two lay downs differ when their melds differ, and two melds when they do not list the same cards in
the same order: each placing of wild cards counts, copies of a card do not. There can be very many,
so they come one by one; a partial choice is left as soon as the cards that remain cannot meet the
rest of the contract.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.cards import RANKS, SUITS, Card, Hand
from hollywood.cards.card import LANE
from hollywood.melds.contract_fit import meets, meets_with_all
from hollywood.melds.contract_problem import clash
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules


def laydowns(
    hand: Hand,
    slots: Sequence[Slot],
    rules: WildMeldRules,
    *,
    exact: bool = True,
    whole: bool = False,
) -> Iterator[tuple[WildMeld, ...]]:
    """Yield every legal lay down of ``hand``, each once, in a fixed order.

    The melds stand in the order of ``slots``; of the orders in which the melds could fill the slots
    of one kind only that with the shorter melds in the slots of shorter length is given. With
    ``exact`` off, lay downs with more melds of these kinds follow, the added melds at the end. With
    ``whole``, only those come that leave no card in the hand.

    >>> hand = Hand.parse("7c 7d 7h 8h 9h Ah")
    >>> for melds in laydowns(hand, [Slot("S", 3)], WildMeldRules()):
    ...     print(*melds)
    7c 7d 7h
    7c 7d Ah
    7c 7h Ah
    7d 7h Ah
    7c 7d 7h Ah
    """
    for wanted in [tuple(slots)] if exact else _with_more(tuple(slots), len(hand)):
        order = sorted(range(len(wanted)), key=lambda n: (wanted[n].kind, wanted[n].least))
        ordered = tuple(wanted[number] for number in order)
        for melds in _fill(hand, ordered, rules, (), whole):
            by_slot = dict(zip(order, melds, strict=True))
            yield tuple(by_slot[number] for number in range(len(wanted)))


def melds_of(
    hand: Hand, kind: str, length: int, rules: WildMeldRules
) -> Iterator[tuple[Card, ...]]:
    """Yield the cards of every set or run of ``length`` cards that ``hand`` contains, each once."""
    naturals = [card for card in hand if not rules.is_wild(card) and card.suit >= 0]
    wilds = [card for card in hand if rules.is_wild(card)]
    if not rules.min_naturals and len(wilds) >= length:
        if kind == WildKind.SET:
            yield from _choices(wilds, length)
        elif length <= rules.run_high - rules.run_low + 1:
            yield from _rows([None] * length, [], wilds, 0)
    if kind == WildKind.SET:
        yield from _sets(naturals, wilds, length, rules)
    else:
        yield from _runs(naturals, wilds, length, rules)


def _with_more(slots: tuple[Slot, ...], cards: int) -> Iterator[tuple[Slot, ...]]:
    """Yield the contract with 0 or more melds added of the kinds that it has."""
    least = {
        kind: min(slot.least for slot in slots if slot.kind == kind)
        for kind in sorted({slot.kind for slot in slots})
    }
    grown = [slots]
    while grown:
        yield from grown
        grown = [
            (*longer, Slot(kind, least[kind]))
            for longer in grown
            for kind in least
            if not longer[len(slots) :] or longer[-1].kind <= kind
        ]
        grown = [longer for longer in grown if sum(slot.least for slot in longer) <= cards]


def _fill(
    hand: Hand,
    slots: tuple[Slot, ...],
    rules: WildMeldRules,
    laid: tuple[WildMeld, ...],
    whole: bool,
) -> Iterator[tuple[WildMeld, ...]]:
    """Fill the slots after those that ``laid`` fills; melds of one kind come in rising order."""
    if len(laid) == len(slots):
        if not (whole and hand):
            yield laid
        return
    slot, rest = slots[len(laid)], slots[len(laid) + 1 :]
    possible = meets_with_all if whole else meets
    if not possible(hand, slots[len(laid) :], rules):
        return
    kind = WildKind(slot.kind)
    before = laid[-1].cards if laid and laid[-1].kind == kind else ()
    longest = len(hand) - sum(other.least for other in rest)
    shortest = longest if whole and not rest else slot.least
    for length in range(max(shortest, len(before)), longest + 1):
        for cards in melds_of(hand, kind, length, rules):
            if length == len(before) and cards < before:
                continue
            melds = (*laid, WildMeld(kind, cards))
            if clash(melds, rules) is None:
                yield from _fill(hand.minus(cards), slots, rules, melds, whole)


def _sets(
    naturals: Sequence[Card], wilds: Sequence[Card], length: int, rules: WildMeldRules
) -> Iterator[tuple[Card, ...]]:
    for rank in range(1, len(RANKS) + 1):
        same = [card for card in naturals if card.rank == rank]
        fewest = max(1, rules.min_naturals, length - len(wilds))
        for count in range(min(length, len(same)), fewest - 1, -1):
            for chosen in _choices(same, count):
                for wild in _choices(wilds, length - count):
                    yield chosen + wild


def _runs(
    naturals: Sequence[Card], wilds: Sequence[Card], length: int, rules: WildMeldRules
) -> Iterator[tuple[Card, ...]]:
    fewest = max(1, rules.min_naturals, length - len(wilds))
    for suit in range(len(SUITS)):
        held = [card for card in naturals if card.suit == suit]
        for low in range(rules.run_low, rules.run_high - length + 2):
            row = [_natural(suit, place) for place in range(low, low + length)]
            if sum(card in held for card in row) >= fewest:
                yield from _rows(list(row), held, wilds, fewest)


def _natural(suit: int, place: int) -> Card:
    return Card(LANE * suit + (place - 1) % len(RANKS))


def _rows(
    row: Sequence[Card | None], naturals: Sequence[Card], wilds: Sequence[Card], fewest: int
) -> Iterator[tuple[Card, ...]]:
    """Yield every filling of the run ``row`` with its own cards, if held, or wild cards.

    At least ``fewest`` of the cards are its own. ``wilds`` are in card order.
    """
    if not row:
        if fewest <= 0:
            yield ()
        return
    if sum(card in naturals for card in row) < fewest:
        return
    own, rest = row[0], row[1:]
    if own in naturals and own is not None:
        left = list(naturals)
        left.remove(own)
        for filled in _rows(rest, left, wilds, fewest - 1):
            yield (own, *filled)
    for index, wild in enumerate(wilds):
        if not index or wilds[index - 1] != wild:
            for filled in _rows(rest, naturals, [*wilds[:index], *wilds[index + 1 :]], fewest):
                yield (wild, *filled)


def _choices(cards: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of ``count`` of the cards, copies alike; ``cards`` are in card order."""
    if not count:
        yield ()
        return
    for index in range(len(cards) - count + 1):
        if not index or cards[index - 1] != cards[index]:
            for rest in _choices(cards[index + 1 :], count - 1):
                yield (cards[index], *rest)
