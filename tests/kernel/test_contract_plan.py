"""The kernel's plan of a hand for a contract equals the readable one, and `meets` is exact."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Hand
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.kernel.contract import scratch as areas
from hollywood.kernel.engine.compiling import compiled
from hollywood.melds.wild_rules import Slot, WildMeldRules
from hollywood.strategy.contract.plan import plan as contract_plan
from tests.kernel.contract_cases import (
    cases,
    close_hand,
    counts,
    odd_rules,
    rich_hand,
    scratch,
    terms,
    vector,
)
from tests.melds.contract_hands import contracts, hands, wild_rules
from tests.oracles import contract_melds as oracle
from tests.oracles import contract_solver
from tests.oracles.contract_plan import Aim, join_plans, plan_for

CONTRACTS = [
    (name, number) for name, rules in CONTRACT_PRESETS.items() for number in range(rules.hands)
]


def aims(slots: tuple[Slot, ...], melds: WildMeldRules, target: int) -> set[Aim]:
    """The contract, or every way to stretch its melds to ``target`` cards."""
    longest = melds.run_high - melds.run_low + 1
    found = {tuple(slot.least for slot in slots)}
    for _ in range(target - sum(slot.least for slot in slots)):
        found = {
            (*some[:i], length + 1, *some[i + 1 :])
            for some in found
            for i, length in enumerate(some)
            if slots[i].kind == "S" or length < longest
        }
    return {Aim(lengths("S", some, slots), lengths("R", some, slots), melds) for some in found}


def lengths(kind: str, some: tuple[int, ...], slots: tuple[Slot, ...]) -> tuple[int, ...]:
    of_kind = (length for length, slot in zip(some, slots, strict=True) if slot.kind == kind)
    return tuple(sorted(of_kind, reverse=True))


Told = tuple[int, int, int, int]
"""Places open, cards missing, cards that help, and cards used."""


def expected(hand: Hand, slots: tuple[Slot, ...], melds: WildMeldRules, target: int) -> Told:
    return join_plans(plan_for(hand.bits, aim) for aim in aims(slots, melds, target))[:4]


def read_plan(work: list[int]) -> Told:
    return (
        int(work[areas.P_OPEN]),
        int(work[areas.P_MISSING]),
        int(work[areas.P_HELPS]),
        int(work[areas.P_USED]),
    )


@pytest.mark.parametrize(("name", "number"), CONTRACTS)
def test_plans_are_the_readable_ones(name: str, number: int) -> None:
    rng = random.Random(f"{name} {number}")
    rules = CONTRACT_PRESETS[name]
    slots, deck = rules.slots(rules.contracts[number]), rules.pack.cards
    asked, work = vector(terms(slots, rules.melds)), scratch()
    plan = compiled(contract_plan.plan)
    for _ in range(cases(400)):
        size = rng.choice((10, 11, 12, 12, 13, 14, 16, 20))
        hand = close_hand(rng, deck, size)
        held = vector(counts(hand))
        targets = (0, size, size + 1) if number == rules.hands - 1 and size < 16 else (0,)
        for target in targets:
            plan(held, 0, asked, target, work)
            assert read_plan(work) == expected(hand, slots, rules.melds, target), (hand, target)


def test_plans_are_the_readable_ones_under_any_rules() -> None:
    rng = random.Random(11)
    plan, work = compiled(contract_plan.plan), scratch()
    for _ in range(cases(4000)):
        melds, slots = odd_rules(rng)
        hand = rich_hand(rng, melds, rng.randint(0, 14))
        held, asked = vector([0] * 7 + counts(hand)), vector(terms(slots, melds))
        plan(held, 7, asked, 0, work)
        assert read_plan(work) == expected(hand, slots, melds, 0), (hand, slots, melds)


def test_five_runs_of_five_lengths() -> None:
    rng = random.Random(12)
    slots = tuple(Slot("R", least) for least in (3, 4, 5, 6, 7))
    melds = WildMeldRules(run_low=1, run_high=14)
    plan, work = compiled(contract_plan.plan), scratch()
    for _ in range(cases(20)):
        hand = rich_hand(rng, melds, 14)
        plan(vector(counts(hand)), 0, vector(terms(slots, melds)), 0, work)
        assert read_plan(work) == expected(hand, slots, melds, 0), hand


def test_a_plan_in_words() -> None:
    """5c 6c 7c make a run with a 4 or an 8; 9d 9h a set with one of the other nines."""
    hand, slots = Hand.parse("5c 6c 7c 9d 9h Kd"), (Slot("S", 3), Slot("R", 4))
    work = [0] * areas.WORK_LENGTH
    contract_plan.plan(counts(hand), 0, terms(slots, WildMeldRules()), 0, work)
    open_, missing, helps, used = read_plan(work)
    assert (open_, missing) == (2, 2)
    assert helps == Hand.parse("4c 8c 9c 9d 9h 9s").bits
    assert used == Hand.parse("5c 6c 7c 9c 9d 9h 9s").bits


@pytest.mark.parametrize(
    ("limits", "missing"),
    [({}, 0), ({"more_wilds": False}, 4), ({"wild_neighbors": False}, 1)],
    ids=str,
)
def test_wild_cards_fill_only_what_they_may(limits: dict[str, Any], missing: int) -> None:
    """A set of three and a run of seven take at most 1 + 3 wild cards, or 3 + 4 if apart."""
    hand, slots = Hand.parse("5c 9d" + 8 * " XX"), (Slot("S", 3), Slot("R", 7))
    melds = replace(WildMeldRules(wild=("XX",)), **limits)
    work = [0] * areas.WORK_LENGTH
    contract_plan.plan(counts(hand), 0, terms(slots, melds), 0, work)
    assert read_plan(work)[:2] == (8, missing)


def test_plans_under_limits_of_wild_cards_are_the_readable_ones() -> None:
    rng = random.Random(15)
    plan, work = compiled(contract_plan.plan), scratch()
    for _ in range(cases(2000)):
        melds, slots = odd_rules(rng)
        few = rng.random() < 0.5
        apart = not few or rng.random() < 0.5
        melds = replace(melds, more_wilds=not few, wild_neighbors=not apart)
        hand = rich_hand(rng, melds, rng.randint(0, 12))
        held, asked = vector(counts(hand)), vector(terms(slots, melds))
        places = sum(slot.least for slot in slots)
        for target in (0, rng.choice((places + 1, places + 2))):
            plan(held, 0, asked, target, work)
            assert read_plan(work) == expected(hand, slots, melds, target), (hand, slots, melds)


@given(st.data())
@settings(max_examples=cases(100))
def test_meets_is_exact(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=8))
    work = [0] * areas.WORK_LENGTH
    found = contract_plan.meets(counts(hand), 0, terms(contract, rules), work)
    assert bool(found) == bool(oracle.all_laydowns(hand, contract, rules))


def test_meets_is_that_of_the_readable_search() -> None:
    rng = random.Random(13)
    meets, work = compiled(contract_plan.meets), scratch()
    met = 0
    for _ in range(cases(4000)):
        melds, slots = odd_rules(rng)
        hand = rich_hand(rng, melds, rng.choice((8, 10, 12, 16, 20)))
        wanted = contract_solver.meets(hand, slots, melds)
        met += wanted
        found = meets(vector(counts(hand)), 0, vector(terms(slots, melds)), work)
        assert bool(found) == wanted, (hand, slots, melds)
    assert met


def test_interpreted_and_compiled_are_the_same() -> None:
    rng = random.Random(14)
    work, plain = scratch(), [0] * areas.WORK_LENGTH
    for _ in range(cases(100)):
        melds, slots = odd_rules(rng)
        hand = rich_hand(rng, melds, rng.randint(5, 16))
        held, asked = counts(hand), terms(slots, melds)
        target = rng.choice((0, 0, len(hand)))
        compiled(contract_plan.plan)(vector(held), 0, vector(asked), target, work)
        contract_plan.plan(held, 0, asked, target, plain)
        assert read_plan(work) == read_plan(plain)
        found = compiled(contract_plan.meets)(vector(held), 0, vector(asked), work)
        assert found == contract_plan.meets(held, 0, asked, plain)
