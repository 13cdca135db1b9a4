"""A hand in piles is the same hand: sorted like its counts, converted back, and no other's."""

from __future__ import annotations

import random
from typing import Any

from hollywood.cards import Card, Hand, Pack
from hollywood.kernel.contract import scratch as areas
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import JOKER, MOST_SEATS, R_WILD
from hollywood.kernel.contract.piles import sort_hand, sort_piles
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.strategy.contract.plan.memo import (
    forget_plans,
    plan_as_before,
    recalled,
)
from hollywood.strategy.contract.plan.plan import plan
from tests.kernel.contract_cases import cases, counts, odd_rules, rich_hand, terms, vector


def dealt(hand: Hand, seat: int = 0) -> Any:
    """A state in which a seat holds a hand."""
    state = empty_vector(at.S_LENGTH)
    for card in hand:
        compiled(add_card)(state, seat, int(card))
    return state


def piles(state: Any, seat: int = 0) -> list[int]:
    first = at.S_KEYS + at.KEY * seat
    return [int(word) for word in state[first : first + at.KEY]]


def test_piles_are_sorted_as_counts_are() -> None:
    rng = random.Random(41)
    for _ in range(cases(2000)):
        melds, slots = odd_rules(rng)
        hand = rich_hand(rng, melds, rng.randint(0, 30))
        asked = vector(terms(slots, melds))
        by_counts, by_piles = empty_vector(areas.WORK_LENGTH), empty_vector(areas.WORK_LENGTH)
        compiled(sort_hand)(vector(counts(hand)), 0, asked, by_counts)
        compiled(sort_piles)(dealt(hand), at.S_KEYS, asked, by_piles)
        assert list(by_piles) == list(by_counts), (hand, melds)


def test_every_card_of_four_packs_finds_its_pile() -> None:
    """With sixteen jokers too; however cards come and go, the piles are those of the rest."""
    rng = random.Random(42)
    cards = [int(card) for card in Pack(decks=4, jokers=16).cards]
    state, seat = empty_vector(at.S_LENGTH), MOST_SEATS - 1
    for step in range(2):
        rng.shuffle(cards)
        for card in cards:
            compiled(add_card)(state, seat, card)
        every = piles(state, seat)
        assert min(every) > 0
        assert sum(pile.bit_count() for pile in every) == len(cards)
        rng.shuffle(cards)
        for number, card in enumerate(cards):
            compiled(remove_card)(state, seat, card)
            if number % 10 == step:
                left = Hand.of(Card(card) for card in cards[number + 1 :])
                assert piles(state, seat) == piles(dealt(left, seat), seat)
        assert piles(state, seat) == [0] * at.KEY


def test_no_two_hands_have_the_same_piles() -> None:
    rng = random.Random(43)
    cards = Pack(decks=4, jokers=16).cards
    hands = [Hand.of(rng.sample(cards, rng.randint(0, 4))) for _ in range(cases(3000))]
    by_piles = {tuple(piles(dealt(hand))): sorted(map(int, hand)) for hand in hands}
    assert len(by_piles) == len({tuple(sorted(map(int, hand))) for hand in hands})


def test_a_plan_is_as_before_without_a_card_that_no_plan_uses() -> None:
    rng = random.Random(44)
    work, scratch = empty_vector(MEMORY_LENGTH), empty_vector(MEMORY_LENGTH)
    thrown = 0
    for _ in range(cases(1500)):
        melds, slots = odd_rules(rng)
        hand = rich_hand(rng, melds, rng.randint(2, 14))
        asked, state = vector(terms(slots, melds)), dealt(hand)
        target = rng.choice((0, 0, len(hand)))
        compiled(forget_plans)(work)
        compiled(recalled)(state, asked, 0, target, work)
        first = list(work[areas.P_OPEN : areas.P_USED + 1])
        for card in sorted(set(map(int, hand))):
            if (int(asked[R_WILD]) | int(first[areas.P_USED])) >> card & 1 or card == JOKER:
                continue
            thrown += 1
            compiled(remove_card)(state, 0, card)
            compiled(plan)(state, at.S_HANDS, asked, target, scratch)
            assert list(scratch[areas.P_OPEN : areas.P_USED + 1]) == first, (hand, slots, melds)
            told = (90 + thrown % 9, 80, first[2], first[3])  # not a plan that it would make itself
            for place, figure in enumerate(told):
                work[areas.P_OPEN + place] = figure
            compiled(plan_as_before)(state, 0, target, work)
            work[areas.P_OPEN] = work[areas.P_USED] = -1
            compiled(recalled)(state, asked, 0, target, work)
            assert tuple(work[areas.P_OPEN : areas.P_USED + 1]) == told
            compiled(add_card)(state, 0, card)
    assert thrown > cases(700)
