"""The kernel's lay downs: legal under all knobs, none better, and found whenever there is one."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Card, Hand
from hollywood.cards.card import parse_cards
from hollywood.contract.domains import read_contract
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.kernel.contract.laydown import best as contract_laydown
from hollywood.kernel.contract.laydown import meets as contract_meets
from hollywood.kernel.contract.layout import LAY_LENGTH, M_CARDS, M_SIZE
from hollywood.kernel.contract.scratch import WORK_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.melds.contract_problem import contract_problem
from hollywood.melds.laydowns import laydowns
from hollywood.melds.wild_meld import WildKind, WildMeld, set_order
from hollywood.melds.wild_rules import Slot, WildMeldRules
from tests.kernel.contract_cases import (
    Points,
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
from tests.oracles import contract_solver

MAY_I = WildMeldRules()


def card_points(card: Card) -> int:
    return 50 if card.rank == 0 else 15 if card.rank == 1 else 5 if card.rank < 10 else 10


def odd_points(card: Card) -> int:
    return (card.rank * 7 + card.suit) % 11


class Solver:
    """The kernel's answers for one contract."""

    def __init__(self, slots: tuple[Slot, ...], melds: WildMeldRules, points: Points) -> None:
        self.slots, self.melds, self.points = slots, melds, points
        self.terms = vector(terms(slots, melds, points))
        self.work, self.lay = scratch(), empty_lay()

    def best(self, hand: Hand) -> int:
        held = vector(counts(hand))
        best = compiled(contract_laydown.best_laydown)
        return int(best(held, 0, self.terms, self.lay, self.work))

    def fit_all(self, hand: Hand) -> bool:
        held = vector(counts(hand))
        return bool(compiled(contract_laydown.fit_all)(held, 0, self.terms, self.lay, self.work))

    def meets(self, hand: Hand) -> bool:
        held = vector(counts(hand))
        return bool(compiled(contract_meets.meets)(held, 0, self.terms, self.work))

    def laid(self, hand: Hand) -> Hand:
        """The cards of ``hand`` left after the lay down just found, which must be legal."""
        melds = melds_in(self.lay)
        assert contract_problem(hand, melds, self.slots, self.melds) is None
        assert [meld.kind for meld in melds] == [slot.kind for slot in self.slots]
        for meld, slot in zip(melds, self.slots, strict=True):
            assert len(meld.cards) >= slot.least
            assert meld.kind == "R" or meld.cards == set_order(meld.cards, self.melds)
        held = vector(counts(hand))
        assert compiled(contract_laydown.lay_down_ok)(held, 0, self.terms, self.lay, self.work)
        return hand.minus(card for meld in melds for card in meld.cards)


@pytest.mark.parametrize("name", CONTRACT_PRESETS)
def test_in_the_presets_none_is_better(name: str) -> None:
    rng = random.Random(name)
    rules = CONTRACT_PRESETS[name]
    found = 0
    for contract in rules.contracts:
        solver = Solver(rules.slots(contract), rules.melds, rules.points.of)
        for _ in range(cases(160)):
            hand = close_hand(rng, rules.pack.cards, rng.choice((10, 12, 14, 18)))
            check(solver, hand)
            found += solver.meets(hand)
    assert found


def check(solver: Solver, hand: Hand) -> None:
    wanted = contract_solver.least_left(hand, solver.slots, solver.melds, solver.points)
    points = solver.best(hand)
    assert points == (-1 if wanted is None else wanted), hand
    assert (points >= 0) == solver.meets(hand), hand
    if wanted is not None:
        solver.best(hand)
        assert sum(map(solver.points, solver.laid(hand))) == points, hand
    whole = contract_solver.meets_with_all(hand, solver.slots, solver.melds)
    assert solver.fit_all(hand) == whole, hand
    if whole:
        assert not solver.laid(hand)


def test_under_any_rules_none_is_better() -> None:
    rng = random.Random(21)
    met = whole = 0
    for _ in range(cases(4000)):
        melds, slots = odd_rules(rng)
        solver = Solver(slots, melds, rng.choice((card_points, odd_points)))
        hand = rich_hand(rng, melds, rng.choice((6, 8, 10, 12, 14)))
        check(solver, hand)
        met += solver.meets(hand)
        whole += solver.fit_all(hand)
    assert met
    assert whole


def test_wild_cards_that_find_no_place_are_the_cheapest() -> None:
    """Runs that are full: a high wild card takes the place of a low natural where it may."""
    rng = random.Random(24)
    full = 0
    for _ in range(cases(1500)):
        melds, slots = odd_rules(rng)
        melds = replace(melds, wild=rng.choice((("A", "XX"), ("2", "K"), ("XX", "2", "9", "K"))))
        runs = tuple(Slot("R", slot.least) for slot in slots[: rng.randint(1, 2)])
        solver = Solver(runs, melds, odd_points)
        hand = rich_hand(rng, melds, rng.choice((12, 14, 18, 24)))
        check(solver, hand)
        if solver.best(hand) >= 0:
            full += any(map(melds.is_wild, solver.laid(hand)))
    assert full


def test_an_ace_that_no_run_can_take_must_have_a_set() -> None:
    """There are enough wild cards to hide that it is left over."""
    melds = WildMeldRules(wild=("XX", "2", "9", "K"))
    slots = (Slot("R", 3), Slot("S", 3), Slot("S", 5), Slot("R", 3))
    solver = Solver(slots, melds, odd_points)
    hand = Hand.parse("Kc 2d 2d Kd Ah 2h 2h 4h 4h 5h 6h 6h 7h 7h 8h 9h Qh Qh Kh Ks")
    assert solver.fit_all(hand)
    assert not solver.laid(hand)


def test_how_many_cards_are_missing() -> None:
    """As the readable search finds; the kernel's adds more and more wild cards."""
    rng = random.Random(25)
    found = compiled(contract_meets.missing)
    work, lacking = scratch(), set()
    for _ in range(cases(4000)):
        melds, slots = odd_rules(rng)
        hand = rich_hand(rng, melds, rng.choice((0, 3, 6, 8, 10, 12, 16)))
        wanted = contract_solver.missing(hand, slots, melds)
        assert found(vector(counts(hand)), 0, vector(terms(slots, melds)), work) == wanted, (
            hand,
            slots,
            melds,
        )
        lacking.add(wanted)
    assert len(lacking) > 8


@given(st.data())
@settings(max_examples=cases(100))
def test_against_the_definitions(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=8))
    held, asked = counts(hand), terms(contract, rules, card_points)
    lay, work = [0] * LAY_LENGTH, [0] * WORK_LENGTH
    wanted = oracle.least_left(hand, contract, rules, card_points)
    points = contract_laydown.best_laydown(held, 0, asked, lay, work)
    assert (points < 0) == (wanted is None)
    if wanted is not None:
        assert points == wanted
    whole = any(
        sum(len(cards) for _, cards in melds) == len(hand)
        for melds in oracle.all_laydowns(hand, contract, rules)
    )
    assert bool(contract_laydown.fit_all(held, 0, asked, lay, work)) == whole


def test_interpreted_and_compiled_are_the_same() -> None:
    rng = random.Random(22)
    plain, plain_lay = [0] * WORK_LENGTH, [0] * LAY_LENGTH
    for _ in range(cases(120)):
        melds, slots = odd_rules(rng)
        solver = Solver(slots, melds, card_points)
        hand = rich_hand(rng, melds, 12)
        held, asked = counts(hand), terms(slots, melds, card_points)
        points = solver.best(hand)
        assert points == contract_laydown.best_laydown(held, 0, asked, plain_lay, plain)
        if points >= 0:
            assert melds_in(solver.lay) == melds_in(plain_lay)
        assert solver.fit_all(hand) == contract_laydown.fit_all(held, 0, asked, plain_lay, plain)


def test_a_long_run_takes_the_dear_cards() -> None:
    solver = Solver((Slot("S", 3), Slot("R", 4)), MAY_I, card_points)
    hand = Hand.parse("9c 9d 9h 9s 8h Th Jh Qh Ac 2d")
    assert solver.best(hand) == card_points(Card("2d"))
    assert str(solver.laid(hand)) == "2d"
    assert [str(meld) for meld in melds_in(solver.lay)] == ["9c 9d 9s Ac", "8h 9h Th Jh Qh"]


# ---------------------------------------------------------------------------- may it be laid down


def test_lay_downs_are_judged_as_the_engine_does() -> None:
    """Real lay downs, and others with one fault: a card, a length, an order, a meld."""
    rng = random.Random(23)
    legal = illegal = 0
    for _ in range(cases(4000)):
        melds, slots = odd_rules(rng)
        exact = rng.random() < 0.5
        if rng.random() < 0.3:
            lengths, more = rng.random() < 0.5, rng.random() < 0.5
            apart = rng.random() < 0.5
            melds = replace(melds, fixed_lengths=lengths, more_wilds=more, wild_neighbors=not apart)
            exact = exact or lengths
        hand = rich_hand(rng, melds, rng.choice((6, 8, 10)))
        first = next(laydowns(hand, slots, melds), None)
        if first is None:
            continue
        proposed = list(first)
        wrong = rng.randrange(8)
        spot = rng.randrange(len(proposed))
        cards = list(proposed[spot].cards)
        if wrong == 0:
            cards[rng.randrange(len(cards))] = rng.choice(list(hand))
        elif wrong == 1:
            cards.pop(rng.randrange(len(cards)))
        elif wrong == 2:
            cards.append(rng.choice(list(hand)))
        elif wrong == 3:
            rng.shuffle(cards)
        elif wrong == 4:
            slots = tuple(rng.sample(slots, len(slots)))
        elif wrong == 5:
            melds = replace(
                melds, duplicate_rank_sets=False, adjacent_same_suit_runs=False, min_naturals=2
            )
        proposed[spot] = WildMeld(WildKind(proposed[spot].kind), tuple(cards))
        if wrong == 6:
            proposed.append(proposed[spot])
            hand = hand.plus(cards)
        elif wrong == 7:
            proposed.pop(spot)
        if max(map(hand.count, hand)) > 4 or not all(meld.cards for meld in proposed):
            continue
        problem = contract_problem(hand, proposed, slots, melds, exact=exact)
        asked = vector(terms(slots, melds, exact=exact))
        judge = compiled(contract_laydown.lay_down_ok)
        found = judge(vector(counts(hand)), 0, asked, lay_of(proposed), scratch())
        assert bool(found) == (problem is None), (hand, proposed, slots, melds, problem)
        legal += problem is None
        illegal += problem is not None
    assert legal
    assert illegal


def test_what_is_no_lay_down_at_all() -> None:
    held, asked = counts(Hand.parse("9c 9d 9h")), terms((Slot("S", 3),), MAY_I)
    nines = WildMeld(WildKind.SET, (Card("9c"), Card("9d"), Card("9h")))
    lay, work = [int(value) for value in lay_of([nines])], [0] * WORK_LENGTH
    ok = contract_laydown.lay_down_ok
    assert ok(held, 0, asked, lay, work)
    for place, value in ((0, 0), (0, 99), (1 + M_SIZE, 0), (1 + M_SIZE, 99), (1 + M_CARDS, -1)):
        wrong = [*lay]
        wrong[place] = value
        assert not ok(held, 0, asked, wrong, work)


@pytest.mark.parametrize(
    ("text", "knobs", "allowed"),
    [
        ("9c 9d 9h / 9c 9d 9s", {}, True),
        ("9c 9d 9h / 9c 9d 9s", {"duplicate_rank_sets": False}, False),
        ("9c 9d 9h / 8c 8d 8s", {"duplicate_rank_sets": False}, True),
        ("9c 9d Ah / Ac Ad 9s", {"min_naturals": 2}, False),
        ("2c 3c 4c 5c / 6c 7c 8c 9c", {}, True),
        ("2c 3c 4c 5c / 6c 7c 8c 9c", {"adjacent_same_suit_runs": False}, False),
        ("2c 3c 4c 5c / 7c 8c 9c Tc", {"adjacent_same_suit_runs": False}, True),
        ("2c 3c 4c 5c / 7c 8c 9c Tc", {"adjacent_same_suit_runs": False, "run_gap": 2}, False),
        ("2c 3c 4c 5c / 8c 9c Tc Jc", {"adjacent_same_suit_runs": False, "run_gap": 2}, True),
        ("Kc Ac 2c 3c / 6c 7c 8c 9c", {"wild": ("XX",), "run_low": 1, "run_high": 14}, False),
    ],
)
def test_what_may_lie_side_by_side(text: str, knobs: dict[str, Any], allowed: bool) -> None:
    rules = replace(MAY_I, **knobs)
    melds = []
    for part in text.split(" / "):
        cards = tuple(parse_cards(part))
        kind = WildKind.SET if len(cards) == 3 else WildKind.RUN
        melds.append(WildMeld(kind, cards))
    slots = tuple(Slot(str(meld.kind), len(meld.cards)) for meld in melds)
    held = counts(Hand.of(card for meld in melds for card in meld.cards))
    lay = [int(value) for value in lay_of(melds)]
    ok = contract_laydown.lay_down_ok
    assert bool(ok(held, 0, terms(slots, rules), lay, [0] * WORK_LENGTH)) == allowed


@pytest.mark.parametrize(
    ("text", "contract", "naturals", "met"),
    [
        # One nine cannot be the natural of two melds: a set and a run, or two sets.
        ("9c Ac Ad Ah As Ac Ad", "SR", 1, False),
        ("9c 3d Ac Ad Ah As Ac", "SR", 1, True),
        ("9c 9d Ac Ad Ah As Ac", "SR", 2, False),
        ("9c 9d 9h Tc Ac Ad Ah", "SR", 2, True),
        # A spare nine can go into one run, not into two.
        ("9c 9d 9h 9s 6s 7s 8s 6h 7h 8h", "SRR", 1, False),
        ("9c 9d 9h 9s 9h 6s 7s 8s 6h 7h 8h", "SRR", 1, True),
        ("9c 9d 9s 6s 7s 8s Ah", "SR", 1, True),
        ("9c 9d 9s 6s 7s 8s", "SR", 1, False),
    ],
)
def test_which_meld_has_a_card(text: str, contract: str, naturals: int, met: bool) -> None:
    rules = replace(MAY_I, min_naturals=naturals)
    slots = read_contract(contract, set_min=3, run_min=4)
    hand = Hand.parse(text)
    assert contract_solver.meets(hand, slots, rules) == met
    held, asked, work = counts(hand), terms(slots, rules), [0] * WORK_LENGTH
    lay = [0] * LAY_LENGTH
    assert bool(contract_meets.meets(held, 0, asked, work)) == met
    assert (contract_laydown.best_laydown(held, 0, asked, lay, work) >= 0) == met


@pytest.mark.parametrize(("beside", "met"), [("9d", False), ("Ah", True), ("XX", True)])
def test_a_run_from_ace_to_ace_beside_a_set_of_aces(beside: str, met: bool) -> None:
    """The run takes two aces of clubs, or one of them and a wild card."""
    rules = WildMeldRules(wild=("XX",), run_low=1, run_high=14)
    slots = (Slot("S", 3), Slot("R", 14))
    hand = Hand.parse(f"Ac Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad Ah {beside}")
    held, asked, work = counts(hand), terms(slots, rules), [0] * WORK_LENGTH
    assert contract_solver.meets(hand, slots, rules) == met
    assert bool(contract_meets.meets(held, 0, asked, work)) == met
    assert bool(contract_laydown.fit_all(held, 0, asked, [0] * LAY_LENGTH, work)) == met
