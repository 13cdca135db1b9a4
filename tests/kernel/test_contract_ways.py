"""The kernel walks every way to lay down, each once, in the order of the engine."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Hand
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.kernel.contract.laydown import ways as contract_ways
from hollywood.kernel.contract.laydown.best import best_laydown, lay_down_ok
from hollywood.kernel.contract.laydown.meets import meets, missing
from hollywood.kernel.contract.laydown.wild_places import Wanted
from hollywood.kernel.contract.layout import LAY_LENGTH
from hollywood.kernel.contract.scratch import WORK_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.melds.contract_problem import contract_problem
from hollywood.melds.laydowns import laydowns
from hollywood.melds.wild_meld import WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules
from tests.kernel.contract_cases import (
    cases,
    close_hand,
    counts,
    empty_lay,
    lay_of,
    melds_in,
    odd_rules,
    rich_hand,
    scratch,
    terms,
    vector,
)
from tests.melds.contract_hands import contracts, hands, wild_rules
from tests.oracles import contract_melds as oracle

MOST = 120
Melds = tuple[WildMeld, ...]


def walked(
    hand: Hand,
    slots: tuple[Slot, ...],
    rules: WildMeldRules,
    *,
    exact: bool = True,
    whole: bool = False,
    most: int = MOST,
) -> list[Melds]:
    """Everything the kernel walks, one call for each."""
    way = compiled(contract_ways.way)
    held, asked = vector(counts(hand)), vector(terms(slots, rules, exact=exact))
    lay, work = empty_lay(), scratch()
    number = way(held, 0, asked, int(whole), -1, most, lay, work)
    found = []
    for wanted in range(number):
        assert way(held, 0, asked, int(whole), wanted, most, lay, work) == wanted + 1
        found.append(melds_in(lay))
    assert way(held, 0, asked, int(whole), number, most, lay, work) == number
    return found


def as_laid(melds: Melds) -> tuple[oracle.Laid, ...]:
    return tuple(sorted((str(meld.kind), meld.cards) for meld in melds))


def test_they_come_in_the_order_of_the_engine() -> None:
    rng = random.Random(31)
    number = 0
    for _ in range(cases(2500)):
        rules, slots = odd_rules(rng)
        exact = rng.random() < 0.6
        hand = rich_hand(rng, rules, rng.choice((5, 6, 7, 8, 9, 10)))
        wanted = list(islice(laydowns(hand, slots, rules, exact=exact), MOST))
        assert walked(hand, slots, rules, exact=exact) == wanted, (hand, slots, rules)
        number += len(wanted)
    assert number


def test_several_are_written_in_one_walk() -> None:
    rng = random.Random(33)
    ways, longest = compiled(contract_ways.ways), 0
    for _ in range(cases(300)):
        rules, slots = odd_rules(rng)
        hand = rich_hand(rng, rules, rng.choice((6, 8, 10)))
        one_by_one = walked(hand, slots, rules)
        number, first, step = len(one_by_one), rng.choice((0, 0, 3)), rng.choice((1, 2, 7))
        held, asked = vector(counts(hand)), vector(terms(slots, rules))
        expected = one_by_one[first::step]
        lays = vector([0] * (LAY_LENGTH * len(expected)))
        if expected:
            wanted = Wanted(first, step, number)
            assert ways(held, 0, asked, 0, wanted, lays, scratch()) == number
        found = [melds_in(lays[LAY_LENGTH * k :][:LAY_LENGTH]) for k in range(len(expected))]
        assert found == expected, (hand, slots, rules)
        longest = max(longest, len(found))
    assert longest > 20


@pytest.mark.parametrize("kind", ["few wilds", "wilds apart", "fixed lengths"])
def test_melds_under_stricter_rules_come_in_the_order_of_the_engine(kind: str) -> None:
    rng = random.Random(kind)
    fixed = kind == "fixed lengths"
    number = 0
    for _ in range(cases(500)):
        rules, slots = odd_rules(rng)
        shortest = min(slot.least for slot in slots)
        more_wilds = kind != "few wilds" and rng.random() < 0.5
        rules = replace(rules, fixed_lengths=fixed, more_wilds=more_wilds)
        rules = replace(rules, wild_neighbors=kind != "wilds apart" and rng.random() < 0.5)
        if fixed:
            rules = replace(rules, min_naturals=min(rules.min_naturals, shortest))
        hand = rich_hand(rng, rules, rng.choice((5, 6, 7, 8, 9, 10)))
        wanted = list(islice(laydowns(hand, slots, rules), MOST))
        assert walked(hand, slots, rules) == wanted, (hand, slots, rules)
        whole = list(islice(laydowns(hand, slots, rules, whole=True), MOST))
        found = walked(hand, slots, rules, whole=True)
        assert sorted(map(as_laid, found)) == sorted(map(as_laid, whole)), (hand, slots, rules)
        number += len(wanted)
        held, asked = vector(counts(hand)), vector(terms(slots, rules))
        lay, work = empty_lay(), scratch()
        for melds in wanted[:5]:
            assert compiled(lay_down_ok)(held, 0, asked, lay_of(melds), work)
        if compiled(best_laydown)(held, 0, asked, lay, work) >= 0:
            assert compiled(lay_down_ok)(held, 0, asked, lay, work)
            assert contract_problem(hand, melds_in(lay), slots, rules) is None
            assert wanted
        else:
            assert not wanted
        assert compiled(meets)(held, 0, asked, work) == bool(wanted)
        assert (compiled(missing)(held, 0, asked, work) == 0) == bool(wanted)
    assert number


def test_those_that_leave_no_card_are_the_same() -> None:
    """The engine gives one of them before the others, so only the set is the same."""
    rng = random.Random(32)
    number = 0
    for _ in range(cases(2500)):
        rules, slots = odd_rules(rng)
        exact = rng.random() < 0.6
        hand = rich_hand(rng, rules, rng.choice((5, 6, 7, 8, 9)))
        wanted = list(islice(laydowns(hand, slots, rules, exact=exact, whole=True), 400))
        if len(wanted) == 400:
            continue
        found = walked(hand, slots, rules, exact=exact, whole=True, most=400)
        assert sorted(map(as_laid, found)) == sorted(map(as_laid, wanted)), (hand, slots, rules)
        number += len(wanted)
    assert number


@pytest.mark.parametrize("name", CONTRACT_PRESETS)
def test_in_the_presets_the_first_hundred_are_the_same(name: str) -> None:
    rng = random.Random(name)
    rules = CONTRACT_PRESETS[name]
    for contract in rules.contracts:
        slots = rules.slots(contract)
        for _ in range(cases(20)):
            hand = close_hand(rng, rules.pack.cards, rng.choice((12, 14, 18)))
            wanted = list(islice(laydowns(hand, slots, rules.melds), 100))
            assert walked(hand, slots, rules.melds, most=100) == wanted, hand


@given(st.data())
@settings(max_examples=cases(60))
def test_they_are_all_the_lay_downs_there_are(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=7, wilds=2))
    found = walked(hand, contract, rules, most=100_000)
    assert len(found) == len(set(map(as_laid, found)))
    assert set(map(as_laid, found)) == oracle.all_laydowns(hand, contract, rules)
    more = walked(hand, contract, rules, exact=False, most=100_000)
    assert set(map(as_laid, more)) == oracle.all_laydowns_or_more(hand, contract, rules)


def test_interpreted_and_compiled_are_the_same() -> None:
    rng = random.Random(33)
    plain, plain_lay = [0] * WORK_LENGTH, [0] * LAY_LENGTH
    work, lay = scratch(), empty_lay()
    for _ in range(cases(150)):
        rules, slots = odd_rules(rng)
        hand = rich_hand(rng, rules, 8)
        held, asked = counts(hand), terms(slots, rules, exact=rng.random() < 0.5)
        whole, wanted = rng.randint(0, 1), rng.randint(-1, 20)
        number = contract_ways.way(held, 0, asked, whole, wanted, 30, plain_lay, plain)
        way = compiled(contract_ways.way)
        again = way(vector(held), 0, vector(asked), whole, wanted, 30, lay, work)
        assert again == number
        if 0 <= wanted < number:
            assert melds_in(lay) == melds_in(plain_lay)


def test_a_hand_given_is_left_as_it_was() -> None:
    hand = Hand.parse("6c 7c 8c Ah 9d 9s")
    held, asked = counts(hand), terms((Slot("R", 4),), WildMeldRules())
    lay, work = [0] * LAY_LENGTH, [0] * WORK_LENGTH
    assert contract_ways.way(held, 0, asked, 0, 1, 9, lay, work) == 2
    assert held == counts(hand)
    assert [str(meld) for meld in melds_in(lay)] == ["6c 7c 8c Ah"]


def test_equal_shapes_are_not_dressed_the_other_way_round() -> None:
    hand, pair = Hand.parse("9c 9c 9d 9d As Ah"), (Slot("S", 3), Slot("S", 3))
    ways = walked(hand, pair, WildMeldRules())
    texts = [" / ".join(map(str, melds)) for melds in ways]
    assert [text for text in texts if text.count("9c 9d A") == 2] == ["9c 9d Ah / 9c 9d As"]


def test_two_runs_of_the_same_cards() -> None:
    hand = Hand.parse("5c 5c 6c 6c 7c 7c 8c 8c")
    ways = walked(hand, (Slot("R", 4), Slot("R", 4)), WildMeldRules())
    assert [" / ".join(map(str, melds)) for melds in ways] == ["5c 6c 7c 8c / 5c 6c 7c 8c"]
