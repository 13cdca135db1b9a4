"""Melds with wild cards and lay downs, straight from their definitions; exponential on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

from hollywood.cards import JOKER, RANKS, Card, Hand
from hollywood.melds.wild_rules import Slot, WildMeldRules

Cards = tuple[Card, ...]
Laid = tuple[str, Cards]


def is_wild(card: Card, rules: WildMeldRules) -> bool:
    return ("XX" if card == JOKER else RANKS[card.rank - 1]) in rules.wild


def may_lie(card: Card, suit: int, place: int, rules: WildMeldRules) -> bool:
    """Whether ``card`` may lie at ``place`` (1 to 14) of a run of ``suit``."""
    if is_wild(card, rules):
        return True
    return card != JOKER and card.suit == suit and card.rank == (1 if place == 14 else place)


def enough_naturals(cards: Cards, rules: WildMeldRules) -> bool:
    naturals = sum(not is_wild(card, rules) for card in cards)
    enough = rules.more_wilds or naturals >= len(cards) - naturals
    return naturals >= rules.min_naturals and enough


def is_set(cards: Cards, least: int, rules: WildMeldRules) -> bool:
    naturals = [card for card in cards if not is_wild(card, rules)]
    return (
        len(cards) >= least
        and JOKER not in naturals
        and len({card.rank for card in naturals}) <= 1
        and enough_naturals(cards, rules)
    )


def standings(cards: Cards, rules: WildMeldRules) -> list[tuple[int, int]]:
    """Every (suit, lowest place) with which the cards, in this order, are consecutive."""
    return [
        (suit, low)
        for suit in range(4)
        for low in range(rules.run_low, rules.run_high - len(cards) + 2)
        if all(may_lie(card, suit, low + i, rules) for i, card in enumerate(cards))
    ]


def is_run(cards: Cards, least: int, rules: WildMeldRules) -> bool:
    fits = bool(standings(cards, rules)) and apart_enough(cards, rules)
    return len(cards) >= least and fits and enough_naturals(cards, rules)


def apart_enough(cards: Cards, rules: WildMeldRules) -> bool:
    wild = [is_wild(card, rules) for card in cards]
    return rules.wild_neighbors or (True, True) not in pairwise(wild)


def is_meld(kind: str, cards: Cards, least: int, rules: WildMeldRules) -> bool:
    return is_set(cards, least, rules) if kind == "S" else is_run(cards, least, rules)


def all_sets(hand: Hand, least: int, rules: WildMeldRules) -> set[Cards]:
    cards = sorted(hand, key=lambda card: (is_wild(card, rules), card))
    return {
        chosen
        for size in range(least, len(cards) + 1)
        for chosen in combinations(cards, size)
        if is_set(chosen, least, rules)
    }


def all_runs(hand: Hand, least: int, rules: WildMeldRules) -> set[Cards]:
    return {
        run
        for suit in range(4)
        for low in range(rules.run_low, rules.run_high + 1)
        for run in _rows(hand, suit, low, rules)
        if len(run) >= max(least, 1) and enough_naturals(run, rules) and apart_enough(run, rules)
    }


def _rows(hand: Hand, suit: int, place: int, rules: WildMeldRules) -> Iterator[Cards]:
    """Every row of cards of the hand, one after the other, from ``place`` up."""
    yield ()
    if place > rules.run_high:
        return
    for card in set(hand):
        if may_lie(card, suit, place, rules):
            for rest in _rows(hand - card, suit, place + 1, rules):
                yield (card, *rest)


def displacings(run: Cards, card: Card, end: str | None, rules: WildMeldRules) -> set[Cards]:
    """Every run in which ``card`` replaces a wild card that moves to ``end``; ``None``: away."""
    if is_wild(card, rules) or all(is_wild(each, rules) for each in run):
        return set()
    found = set()
    for suit, low in standings(run, rules):
        for index, wild in enumerate(run):
            if is_wild(wild, rules) and may_lie(card, suit, low + index, rules):
                rest = (*run[:index], card, *run[index + 1 :])
                if end is None:
                    found.add(rest)
                    continue
                longer = (*rest, wild) if end == "top" else (wild, *rest)
                fits = (suit, low - (end == "bottom")) in standings(longer, rules)
                if fits and apart_enough(longer, rules):
                    found.add(longer)
    return found


def all_melds(hand: Hand, kind: str, least: int, rules: WildMeldRules) -> set[Cards]:
    found = (all_sets if kind == "S" else all_runs)(hand, least, rules)
    return {cards for cards in found if len(cards) == least} if rules.fixed_lengths else found


def clash(one: Laid, other: Laid, rules: WildMeldRules) -> bool:
    """Whether the knobs forbid these two melds beside each other."""
    naturals = [[card for card in laid[1] if not is_wild(card, rules)] for laid in (one, other)]
    if one[0] != other[0] or not all(naturals):
        return False
    if one[0] == "S":
        return not rules.duplicate_rank_sets and naturals[0][0].rank == naturals[1][0].rank
    if rules.adjacent_same_suit_runs:
        return False
    places = []
    for _, cards in (one, other):
        suit, low = standings(cards, rules)[0]
        places.append({(suit, place) for place in range(low, low + len(cards))})
    near = {
        (suit, place + step)
        for suit, place in places[0]
        for step in range(-rules.run_gap, rules.run_gap + 1)
    }
    return bool(near & places[1])


def all_laydowns(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, laid: tuple[Laid, ...] = ()
) -> set[tuple[Laid, ...]]:
    """Every lay down of exactly the contract, with its melds sorted, so that each occurs once."""
    if not slots:
        return {tuple(sorted(laid))}
    if sum(slot.least for slot in slots) > len(hand):
        return set()
    slot, *rest = slots
    found: set[tuple[Laid, ...]] = set()
    for cards in all_melds(hand, slot.kind, slot.least, rules):
        meld = (slot.kind, cards)
        if not any(clash(meld, other, rules) for other in laid):
            found |= all_laydowns(hand.minus(cards), rest, rules, (*laid, meld))
    return found


def all_laydowns_or_more(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules
) -> set[tuple[Laid, ...]]:
    """Every lay down of at least the contract, with extra melds of its kinds."""
    found = all_laydowns(hand, slots, rules)
    if sum(slot.least for slot in slots) > len(hand):
        return found
    for kind in {slot.kind for slot in slots}:
        least = min(slot.least for slot in slots if slot.kind == kind)
        found |= all_laydowns_or_more(hand, [*slots, Slot(kind, least)], rules)
    return found


def least_left(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, points: Callable[[Card], int]
) -> int | None:
    """The fewest points that a lay down of the contract leaves in hand; None if there is none."""
    return _least_left(hand, tuple(slots), rules, points, (), {})


def _least_left(
    hand: Hand,
    slots: tuple[Slot, ...],
    rules: WildMeldRules,
    points: Callable[[Card], int],
    laid: tuple[Laid, ...],
    known: dict[object, int | None],
) -> int | None:
    if not slots:
        return sum(map(points, hand))
    if sum(slot.least for slot in slots) > len(hand):
        return None
    free = rules.duplicate_rank_sets and rules.adjacent_same_suit_runs
    key = (hand, len(slots), () if free else laid)
    if key not in known:
        answers = [
            _least_left(hand.minus(cards), slots[1:], rules, points, (*laid, meld), known)
            for cards in all_melds(hand, slots[0].kind, slots[0].least, rules)
            for meld in [(slots[0].kind, cards)]
            if not any(clash(meld, other, rules) for other in laid)
        ]
        known[key] = min((answer for answer in answers if answer is not None), default=None)
    return known[key]
