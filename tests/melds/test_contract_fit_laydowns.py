"""Every lay down of a hand is yielded, each once, in a fixed order."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Card, Hand, Pack
from hollywood.melds.contract_fit import best_laydown, contract_problem, fit_all, meets, missing
from hollywood.melds.laydowns import laydowns
from hollywood.melds.wild import WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules
from tests.melds.contract_hands import contracts, hands, wild_rules
from tests.melds.hands import cases
from tests.oracles import contract_melds as oracle

MAY_I = WildMeldRules()
SSR = (Slot("S", 3), Slot("S", 3), Slot("R", 4))


def laid(melds: Iterable[WildMeld]) -> tuple[oracle.Laid, ...]:
    return tuple(sorted((str(meld.kind), meld.cards) for meld in melds))


@given(st.data())
@settings(max_examples=cases(6))
def test_they_are_all_the_lay_downs_there_are(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=7, wilds=2))
    found = list(laydowns(hand, contract, rules))
    assert len(found) == len(set(map(laid, found)))
    assert set(map(laid, found)) == oracle.all_laydowns(hand, contract, rules)
    assert list(laydowns(hand, contract, rules)) == found
    for melds in found:
        assert [meld.kind for meld in melds] == [slot.kind for slot in contract]
        assert all(len(m.cards) >= slot.least for m, slot in zip(melds, contract, strict=True))
    whole = list(map(laid, laydowns(hand, contract, rules, whole=True)))
    assert len(whole) == len(set(whole))
    assert set(whole) == {
        laid(melds) for melds in found if sum(len(m.cards) for m in melds) == len(hand)
    }


@given(st.data())
@settings(max_examples=cases(3))
def test_more_melds_than_the_contract_are_found_too(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts(2))
    hand = data.draw(hands(rules, most=7, wilds=1))
    found = [laid(melds) for melds in laydowns(hand, contract, rules, exact=False)]
    assert len(found) == len(set(found))
    assert set(found) == oracle.all_laydowns_or_more(hand, contract, rules)
    whole = [laid(melds) for melds in laydowns(hand, contract, rules, exact=False, whole=True)]
    assert len(whole) == len(set(whole))
    assert set(whole) == {
        melds for melds in found if sum(len(cards) for _, cards in melds) == len(hand)
    }


@given(st.permutations(Pack(decks=2).cards))
@settings(max_examples=cases(1))
def test_of_many_cards_the_first_come_at_once(deck: list[Card]) -> None:
    hand = Hand.of(deck[:22])
    first = list(islice(laydowns(hand, SSR, MAY_I), 20))
    assert bool(first) == meets(hand, SSR, MAY_I)
    assert all(contract_problem(hand, melds, SSR, MAY_I) is None for melds in first)
    assert len(set(first)) == len(first)


def test_equal_slots_are_not_filled_the_other_way_round() -> None:
    hand = Hand.parse("3c 3d 3h 9c 9d 9h")
    pair = (Slot("S", 3), Slot("S", 3))
    assert [" / ".join(map(str, melds)) for melds in laydowns(hand, pair, MAY_I)] == [
        "3c 3d 3h / 9c 9d 9h"
    ]


def test_every_place_of_a_wild_card_counts() -> None:
    hand = Hand.parse("6c 7c 8c Ah")
    found = [str(melds[0]) for melds in laydowns(hand, (Slot("R", 4),), MAY_I)]
    assert found == ["Ah 6c 7c 8c", "6c 7c 8c Ah"]


def test_jokers_that_are_not_wild_lie_in_no_meld() -> None:
    rules = WildMeldRules(min_naturals=0)
    hand = Hand.parse("3c 3d XX XX")
    found = [str(melds[0]) for melds in laydowns(hand, (Slot("S", 2),), rules)]
    assert found == ["3c 3d"]
    assert not list(laydowns(hand, (Slot("S", 2), Slot("S", 2)), rules, whole=True))


@pytest.mark.parametrize("kind", ["few wilds", "wilds apart", "fixed lengths"])
@given(st.data())
@settings(max_examples=cases(2))
def test_melds_under_stricter_rules(kind: str, data: st.DataObject) -> None:
    """Fixed lengths, few wild cards, or none next to each other, as in the definition.

    The best is then any lay down, and one that takes all cards is found.
    """
    rules, contract = data.draw(wild_rules()), data.draw(contracts(2))
    shortest = min(slot.least for slot in contract)
    fixed = kind == "fixed lengths"
    more_wilds = kind != "few wilds" and data.draw(st.booleans())
    neighbors = kind != "wilds apart" and data.draw(st.booleans())
    rules = replace(rules, fixed_lengths=fixed, more_wilds=more_wilds, wild_neighbors=neighbors)
    if fixed:
        rules = replace(rules, min_naturals=min(rules.min_naturals, shortest))
    hand = data.draw(hands(rules, most=8, wilds=3))
    found = list(laydowns(hand, contract, rules))
    legal = set(map(laid, found))
    assert len(found) == len(legal)
    assert legal == oracle.all_laydowns(hand, contract, rules)
    assert all(contract_problem(hand, melds, contract, rules) is None for melds in found)
    assert meets(hand, contract, rules) == bool(found)
    assert (missing(hand, contract, rules) == 0) == bool(found)
    best = best_laydown(hand, contract, rules, lambda card: card.rank)
    assert (best is None) == (not found)
    assert best is None or laid(best.melds) in legal
    all_cards = {melds for melds in legal if sum(len(cards) for _, cards in melds) == len(hand)}
    whole = fit_all(hand, contract, rules)
    assert (whole is not None) == bool(all_cards)
    assert whole is None or laid(whole) in all_cards
    assert {laid(melds) for melds in laydowns(hand, contract, rules, whole=True)} == all_cards
