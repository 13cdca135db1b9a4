"""Can a hand meet a contract, which cards are left, and how many are missing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Card, Hand, Pack, parse_cards
from hollywood.melds.contract_fit import (
    best_laydown,
    contract_problem,
    fit_all,
    meets,
    meets_with_all,
    missing,
)
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules
from tests.melds.contract_hands import EVERY_CARD, contracts, hands, wild_rules
from tests.melds.hands import cases
from tests.oracles import contract_melds as oracle

MAY_I = WildMeldRules()
LIVERPOOL = WildMeldRules(wild=("XX",), run_low=1, run_high=14)


def slots(contract: str) -> tuple[Slot, ...]:
    return tuple(Slot(kind, 3 if kind == "S" else 4) for kind in contract)


def page_points(card: Card) -> int:
    return 25 if card.rank == 1 else 5 if card.rank < 10 else 10 if card.rank == 10 else 15


@given(st.data())
@settings(max_examples=cases(15))
def test_the_best_lay_down_is_as_good_as_the_best_of_all(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=8, wilds=2))
    prices = data.draw(st.lists(st.sampled_from((0, 1, 5, 10, 25)), min_size=14, max_size=14))
    best = best_laydown(hand, contract, rules, lambda card: prices[card.rank])
    least = oracle.least_left(hand, contract, rules, lambda card: prices[card.rank])
    assert (best.points if best else None) == least
    assert meets(hand, contract, rules) == (best is not None)
    if best is None:
        return
    assert contract_problem(hand, best.melds, contract, rules) is None
    assert [meld.kind for meld in best.melds] == [slot.kind for slot in contract]
    assert all(len(m.cards) >= slot.least for m, slot in zip(best.melds, contract, strict=True))
    assert best.left == hand.minus(card for meld in best.melds for card in meld.cards)
    assert best.points == sum(prices[card.rank] for card in best.left)


@given(st.data())
@settings(max_examples=cases(4))
def test_a_hand_of_melds_only_is_used_up(data: st.DataObject) -> None:
    """Hands put together from melds of the contract, sometimes with one card changed."""
    rules, contract = data.draw(wild_rules()), data.draw(contracts(2))
    cards: list[Card] = []
    wild = [card for card in EVERY_CARD if rules.is_wild(card)]
    for slot in contract:
        suit, first = data.draw(st.integers(0, 3)), data.draw(st.integers(1, 10))
        length = slot.least + data.draw(st.integers(0, 1))
        row = [Card(16 * suit + (first + step - 1) % 13) for step in range(length)]
        same = [card for card in EVERY_CARD * 2 if card.rank == first]
        meld = row if slot.kind == "R" else data.draw(st.permutations(same))[:length]
        if data.draw(st.booleans()) and wild:
            meld[0] = data.draw(st.sampled_from(wild))
        cards += meld
    if data.draw(st.integers(0, 4)) == 0:
        cards[0] = data.draw(st.sampled_from(EVERY_CARD))
    hand = Hand.of(cards)
    melds = fit_all(hand, contract, rules)
    assert (melds is not None) == (oracle.least_left(hand, contract, rules, lambda _: 1) == 0)
    assert meets_with_all(hand, contract, rules) == (melds is not None)
    if melds is not None:
        assert Hand.of(card for meld in melds for card in meld.cards) == hand
        assert contract_problem(hand, melds, contract, rules) is None


@given(st.data())
@settings(max_examples=cases(2))
def test_some_card_always_brings_the_contract_one_card_nearer(data: st.DataObject) -> None:
    """With `meets` tested this makes `missing` exact: 0, or one more than with the best card."""
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=12))
    lacking = missing(hand, contract, rules)
    assert (lacking == 0) == meets(hand, contract, rules)
    if lacking:
        nearest = min(missing(hand + card, contract, rules) for card in EVERY_CARD)
        if rules.adjacent_same_suit_runs:
            assert nearest == lacking - 1
        else:
            assert nearest >= lacking - 1


@given(st.permutations(Pack(decks=2).cards), st.sampled_from(("SSR", "SRR", "RRR", "SSS")))
@settings(max_examples=cases(1))
def test_of_many_cards_the_best_lay_down_is_legal(deck: list[Card], contract: str) -> None:
    for size in (12, 16, 22):
        hand = Hand.of(deck[:size])
        best = best_laydown(hand, slots(contract), MAY_I, page_points)
        assert meets(hand, slots(contract), MAY_I) == (best is not None)
        if best is not None:
            assert contract_problem(hand, best.melds, slots(contract), MAY_I) is None
            assert best.points == sum(map(page_points, best.left))
            assert not any(MAY_I.is_wild(card) for card in best.left)


@given(st.data())
@settings(max_examples=cases(4))
def test_a_proposal_is_legal_when_it_is_among_all_lay_downs(data: st.DataObject) -> None:
    rules, contract = data.draw(wild_rules()), data.draw(contracts(2))
    hand = data.draw(hands(rules, most=7, wilds=2))
    left, proposed = hand, []
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.sampled_from("SR"))
        choices = sorted(oracle.all_melds(left, kind, 2, rules))
        if choices:
            cards = data.draw(st.sampled_from(choices))
            proposed.append(WildMeld(WildKind(kind), cards))
            left = left.minus(cards)
    laid = tuple(sorted((str(meld.kind), meld.cards) for meld in proposed))
    problem = contract_problem(hand, proposed, contract, rules)
    assert (problem is None) == (laid in oracle.all_laydowns(hand, contract, rules))
    problem = contract_problem(hand, proposed, contract, rules, exact=False)
    assert (problem is None) == (laid in oracle.all_laydowns_or_more(hand, contract, rules))


def code(hand: str, contract: str, *melds: tuple[str, str], rules: WildMeldRules = MAY_I) -> str:
    proposed = [WildMeld(WildKind(kind), tuple(parse_cards(cards))) for kind, cards in melds]
    problem = contract_problem(Hand.parse(hand), proposed, slots(contract), rules)
    return f"{problem[0]}: {problem[1]}" if problem else "legal"


def test_the_words_for_a_wrong_lay_down() -> None:
    hand = "3c 3d 3h 5c 6c 7c 8c 9c 9d 9h Ah Ks"
    threes, run = ("S", "3c 3d 3h"), ("R", "5c 6c 7c 8c")
    assert code(hand, "SR", threes, run) == code(hand, "SR", run, threes) == "legal"
    assert code(hand, "SR", ("S", "3c 3d 3s"), run) == "not_in_hand: 3s is not in your hand."
    assert code(hand, "SR", ("S", "3c 3d 3c"), run) == "not_in_hand: You hold 3c only once."
    assert code(hand, "SR", ("S", "3c 3d Ks"), run) == (
        "bad_set: 3c 3d Ks is no set: a set is of one rank, not of 3 and K."
    )
    assert code(hand, "SR", threes, ("R", "6c 5c 7c 8c")) == (
        "bad_run: 6c 5c 7c 8c is no run: the cards of a run follow each other, low to high."
    )
    assert code(hand, "SR", threes, ("S", "9c 9d 9h"), run) == (
        "wrong_contract: The contract is a set of 3 or more and a run of 4 or more, not 2 sets."
    )
    assert code(hand, "SS", threes, run) == (
        "wrong_contract: The contract is 2 sets of 3 or more, not 1 set."
    )
    assert code(hand, "SR") == (
        "wrong_contract: The contract is a set of 3 or more and a run of 4 or more, not 0 sets."
    )


def test_the_words_for_melds_that_may_not_lie_side_by_side() -> None:
    strict = WildMeldRules(duplicate_rank_sets=False, adjacent_same_suit_runs=False)
    nines = "9c 9c 9d 9d 9h 9h 2c 3c 4c 5c 6c 7c 8c 9c Kd"
    assert code(nines, "SS", ("S", "9c 9d 9h"), ("S", "9c 9d 9h"), rules=strict) == (
        "wrong_contract: Two sets of 9 are not allowed."
    )
    assert code(nines, "RR", ("R", "2c 3c 4c 5c"), ("R", "6c 7c 8c 9c"), rules=strict) == (
        "wrong_contract: Two runs of clubs may not touch or overlap."
    )


def test_a_run_may_be_too_short_for_the_slot_that_is_open() -> None:
    contract = (Slot("R", 4), Slot("R", 7))
    hand = Hand.parse("2c 3c 4c 5c 6c 7d 8d 9d Td Jd Qd")
    melds = fit_all(hand, contract, MAY_I)
    assert melds is None
    hand += Card("Kd")
    melds = fit_all(hand, contract, MAY_I)
    assert melds is not None
    assert [str(meld) for meld in melds] == ["2c 3c 4c 5c 6c", "7d 8d 9d Td Jd Qd Kd"]
    short = [WildMeld(WildKind.RUN, meld.cards[:5]) for meld in melds]
    assert contract_problem(hand, short, contract, MAY_I) == (
        "wrong_contract",
        "The contract is a run of 4 or more and a run of 7 or more: a run of 5 is too short.",
    )


@pytest.mark.parametrize(
    ("hand", "contract", "count"),
    [
        ("", "SSR", 10),
        ("Ac Ad Ah", "SS", 3),
        ("Ac Ad Ah As Ac", "SS", 2),
        ("7c 7d 7h 8h 9h Th", "SR", 1),
        ("7c 7d 7h Ah 8h 9h Th", "SR", 0),
        ("2c 4c 6c 8c", "R", 2),
        ("2c 4c 6c 8c Ah As", "R", 0),
    ],
)
def test_how_many_cards_are_missing(hand: str, contract: str, count: int) -> None:
    """Wild cards alone are no meld, so two sets of wild cards still lack a natural each."""
    assert missing(Hand.parse(hand), slots(contract), MAY_I) == count


def test_a_natural_is_given_to_the_set_when_the_run_can_do_with_a_wild_card() -> None:
    """The only king serves the set, the wild card the run; the other way the set has no natural."""
    hand = Hand.parse("Kc Ac Ad Tc Jc Qc Ah")
    assert meets(hand, slots("SR"), MAY_I)
    assert not meets(hand - Card("Ah"), slots("SR"), MAY_I)


def test_a_wild_card_takes_the_place_of_a_cheap_card_when_a_run_is_full() -> None:
    hand = Hand.parse("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ah As")
    best = best_laydown(hand, slots("R"), MAY_I, page_points)
    assert best is not None
    assert best.points == 10
    assert len(best.melds[0].cards) == 12


def test_one_ace_is_not_at_both_ends_of_a_run() -> None:
    whole = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
    contract = (Slot("R", 14),)
    assert not meets(Hand.parse(whole), contract, LIVERPOOL)
    assert meets(Hand.parse(whole + " XX"), contract, LIVERPOOL)
    assert meets(Hand.parse(whole + " Ac"), contract, LIVERPOOL)
    assert missing(Hand.parse(whole), contract, LIVERPOOL) == 1


def test_two_runs_share_no_card() -> None:
    seven = "2c 3c 4c 5c 6c 7c 8c"
    assert not meets(Hand.parse(seven), slots("RR"), MAY_I)
    assert meets(Hand.parse(seven + " 5c"), slots("RR"), MAY_I)
    assert meets(Hand.parse(seven + " Ah"), slots("RR"), MAY_I)
    apart = WildMeldRules(adjacent_same_suit_runs=False)
    assert not meets(Hand.parse(seven + " Ah"), slots("RR"), apart)
    assert meets(Hand.parse("2c 3c 4c 5c 7c 8c 9c Tc"), slots("RR"), apart)
