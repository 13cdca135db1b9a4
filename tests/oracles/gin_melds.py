"""Melds, deadwood and defense from the definitions: slow on purpose, separate from the kernel.

Cards are (rank, suit) only. A hand is a frozenset of cards; a meld is the frozenset of its cards;
an arrangement is a frozenset of melds.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, product

from hollywood.cards import Card
from hollywood.melds import MeldRules

Cards = frozenset[Card]


def value(card: Card, rules: MeldRules) -> int:
    if card.rank == 1:
        return rules.ace_points
    return rules.face_points if card.rank > 10 else card.rank


def total(cards: Iterable[Card], rules: MeldRules) -> int:
    return sum(value(card, rules) for card in cards)


def is_set(cards: Cards, rules: MeldRules) -> bool:
    return len(cards) in rules.set_sizes and len({card.rank for card in cards}) == 1


def is_run(cards: Cards, rules: MeldRules) -> bool:
    if len(cards) < rules.run_min:
        return False
    if rules.run_suits == "same" and len({card.suit for card in cards}) > 1:
        return False
    ranks = sorted(card.rank for card in cards)
    if len(set(ranks)) < len(ranks):  # nor does a run of any suits have a second ace at its far end
        return False
    if rules.ace == "round_corner":
        return any(_consecutive(sorted((rank - first) % 13 for rank in ranks)) for first in ranks)
    ace_places = (1, 14) if rules.ace == "high_low" else (1,)
    places = [ace_places if rank == 1 else (rank,) for rank in ranks]
    return any(_consecutive(sorted(choice)) for choice in product(*places))


def _consecutive(places: list[int]) -> bool:
    return all(after == before + 1 for before, after in pairwise(places))


def is_meld(cards: Cards, rules: MeldRules) -> bool:
    return is_set(cards, rules) or is_run(cards, rules)


def melds_in(hand: Cards, rules: MeldRules) -> set[Cards]:
    return {
        frozenset(cards)
        for size in range(3, len(hand) + 1)
        for cards in combinations(hand, size)
        if is_meld(frozenset(cards), rules)
    }


def arrangements(hand: Cards, rules: MeldRules) -> dict[frozenset[Cards], int]:
    """Every set of disjoint melds, with the deadwood it leaves."""
    return {
        melds: total(hand.difference(*melds), rules)
        for melds in map(frozenset, _disjoint(sorted(melds_in(hand, rules), key=sorted)))
    }


def _disjoint(melds: list[Cards]) -> Iterator[list[Cards]]:
    if not melds:
        yield []
        return
    first, *others = melds
    yield from _disjoint(others)
    for chosen in _disjoint([meld for meld in others if not meld & first]):
        yield [first, *chosen]


def deadwood(hand: Cards, rules: MeldRules) -> int:
    return _least(hand, sorted(melds_in(hand, rules), key=sorted), rules)


def _least(hand: Cards, melds: list[Cards], rules: MeldRules) -> int:
    """Try every meld for the first card that is in one, and none for it."""
    melds = [meld for meld in melds if meld <= hand]
    if not melds:
        return total(hand, rules)
    card = min(melds[0])
    best = value(card, rules) + _least(hand - {card}, melds, rules)
    for meld in melds:
        if card in meld:
            best = min(best, _least(hand - meld, melds, rules))
    return best


def deadwood_after_discard(hand: Cards, rules: MeldRules) -> int:
    return min(deadwood(hand - {card}, rules) for card in hand)


def fits(meld: Cards, card: Card, rules: MeldRules) -> bool:
    longer = meld | {card}
    if card in meld:
        return False
    return is_set(longer, rules) if is_set(meld, rules) else is_run(longer, rules)


def defences(
    hand: Cards, spread: list[Cards], rules: MeldRules
) -> tuple[int, set[tuple[Cards, Cards]]]:
    """The least deadwood after layoffs in any order, and each (laid off, left over) reaching it."""
    reached: set[tuple[Cards, tuple[Cards, ...]]] = set()
    pending = [(hand, tuple(spread))]
    while pending:
        state = pending.pop()
        if state in reached:
            continue
        reached.add(state)
        rest, table = state
        for card in rest:
            for place, meld in enumerate(table):
                if fits(meld, card, rules):
                    grown = (*table[:place], meld | {card}, *table[place + 1 :])
                    pending.append((rest - {card}, grown))
    rests = {rest for rest, _ in reached}
    least = {rest: deadwood(rest, rules) for rest in rests}
    best = min(least.values())
    return best, {
        (hand - rest, rest.difference(*melds))
        for rest in rests
        if least[rest] == best
        for melds, points in arrangements(rest, rules).items()
        if points == best
    }
