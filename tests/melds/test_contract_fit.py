"""Whether a hand meets a contract, which cards are left, and how many are missing."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hollywood.cards import Card, Hand, Pack
from hollywood.contract.domains import read_contract
from hollywood.errors import CardsError
from hollywood.melds.contract_fit import (
    best_laydown,
    contract_problem,
    fit_all,
    meets,
    meets_with_all,
    missing,
    missing_with_all,
)
from hollywood.melds.contract_vectors import MOST_COPIES
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
@settings(max_examples=cases(10))
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
    """Hands built from melds of the contract, sometimes with one card changed."""
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
    assume(max(map(hand.count, hand)) <= MOST_COPIES)
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
        nearest = min(
            missing(hand + card, contract, rules)
            for card in EVERY_CARD
            if rules.is_wild(card) or hand.count(card) < MOST_COPIES
        )
        if rules.adjacent_same_suit_runs:
            assert nearest == lacking - 1
        else:
            assert nearest >= lacking - 1


@given(st.data())
@settings(max_examples=cases(1))
def test_of_a_hand_melded_whole_every_stranger_is_missing(data: st.DataObject) -> None:
    """With `meets_with_all` tested this makes it exact: 0, or found by discarding and adding."""
    rules, contract = data.draw(wild_rules()), data.draw(contracts())
    hand = data.draw(hands(rules, most=10))
    cards = max(len(hand), sum(max(slot.least, rules.min_naturals) for slot in contract))

    def lacking(held: Hand) -> int:
        number = missing_with_all(held, contract, rules, len(hand))
        assert number is not None
        return number

    now = lacking(hand)
    whole = meets_with_all(hand, contract, rules)
    without = min((hand - card for card in set(hand)), key=lacking)
    # No table has more than four decks, so nobody holds a natural five times.
    addable = [card for card in EVERY_CARD if rules.is_wild(card) or without.count(card) < 4]
    nearest = min(lacking(without + card) for card in addable)
    if rules.adjacent_same_suit_runs:
        assert (now == 0) == whole
        assert lacking(without) == now + (now == cards - len(hand)), "a stranger goes for nothing"
        assert nearest == lacking(without) - 1
    else:
        assert now == 0 or not whole
        assert nearest >= lacking(without) - 1


@pytest.mark.parametrize(
    ("hand", "cards", "count"),
    [
        ("2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h", 12, 1),
        ("2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h 6h", 12, 0),
        ("2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h 6h Ks", 14, 2),
        ("2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h 6h Ks Qs", 14, 2),
        ("2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h 6h 7h", 14, 1),
        ("2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h 6h 7h Ah", 14, 0),
        ("Ac Ad Ah As 2c 2d 2h 2s 3c 3d 3h 3s", 12, 2),
        ("2c 3c 4c", 40, 37),
    ],
)
def test_how_many_cards_are_missing_from_a_hand_melded_whole(
    hand: str, cards: int, count: int
) -> None:
    assert missing_with_all(Hand.parse(hand), slots("RRR"), MAY_I, cards) == count


def test_what_would_take_too_long_to_tell_is_not_told() -> None:
    assert missing_with_all(Hand(), slots("SSSRR"), MAY_I, 42) is None


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


@pytest.mark.parametrize(
    ("contract", "hand", "prices"),
    [
        ("S5S3", "7c 7c 7c 8c Tc Tc Tc Td Td", "5 25 1 25 1 25 1 5 25 5 1 1 5 1"),
        ("S5S3", "5c 6c 6d 6d 6d 9c 9c Td XX XX XX", "1 25 25 10 5 25 1 1 5 10 25 25 25 5"),
        ("SSR", "7c 7c 7c 8c 9c 3h 4h 6h 7h 9h XX XX XX", "5 5 1 25 1 25 10 5 25 5 10 10 1 10"),
        ("R5R3", "2s 4s 5s 5s 6s 6s 7s 8s XX", "1 10 5 1 10 10 10 10 25 1 5 5 5 1"),
        (
            "R14",
            "Ad 2d 3d 4d 5d 6d 6d 7d 7d 8d 9d Td Jd Qd Kd XX",
            "5 10 5 5 25 5 1 5 25 5 1 25 10 5",
        ),
        (
            "R14",
            "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc As As 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks XX",
            "5 25 5 5 5 5 5 5 5 5 5 5 5 5",
        ),
    ],
)
def test_contracts_of_unequal_lengths(contract: str, hand: str, prices: str) -> None:
    """Prices by rank, the joker first; each hand once caught a search that stopped too early."""
    asked = read_contract(contract, set_min=3, run_min=4)
    by_rank = [int(price) for price in prices.split()]
    best = best_laydown(Hand.parse(hand), asked, LIVERPOOL, lambda card: by_rank[card.rank])
    least = oracle.least_left(Hand.parse(hand), asked, LIVERPOOL, lambda c: by_rank[c.rank])
    assert best is not None
    assert best.points == least


@pytest.mark.parametrize(
    ("hand", "contract", "count"),
    [
        ("", "SSR", 10),
        ("Ac Ad Ah", "SS", 3),
        ("Ac Ad Ah As Ac", "SS", 2),
        ("7c 7d 7h 8h 9h Th", "SR", 1),
        ("7c 7d 7h Ah 8h 9h Th", "SR", 0),
        ("5c 7c 7c Tc 7d 6h 7s", "SSR", 4),
        ("2c 4c 6c 8c", "R", 2),
        ("2c 4c 6c 8c Ah As", "R", 0),
    ],
)
def test_how_many_cards_are_missing(hand: str, contract: str, count: int) -> None:
    """Wild cards alone are no meld, so two sets of wild cards still lack a natural each."""
    assert missing(Hand.parse(hand), slots(contract), MAY_I) == count


def test_a_natural_is_given_to_the_set_when_the_run_can_do_with_a_wild_card() -> None:
    """The only king serves the set, the wild card the run; otherwise the set has no natural."""
    hand = Hand.parse("Kc Ac Ad Tc Jc Qc Ah")
    assert meets(hand, slots("SR"), MAY_I)
    assert not meets(hand - Card("Ah"), slots("SR"), MAY_I)


def test_a_wild_card_takes_the_place_of_a_cheap_card_when_a_run_is_full() -> None:
    hand = Hand.parse("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ah As")
    best = best_laydown(hand, slots("R"), MAY_I, page_points)
    assert best is not None
    assert best.points == 10
    assert len(best.melds[0].cards) == 12


def test_a_cheap_wild_card_stays_in_hand_when_a_run_is_full() -> None:
    hand = Hand.parse("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ah")
    best = best_laydown(hand, slots("R"), MAY_I, lambda card: 1 if card.rank == 1 else 5)
    assert best is not None
    assert str(best.left) == "Ah"


def test_wild_cards_that_would_not_fit_do_not_speak_for_a_run() -> None:
    """Twelve clubs at 8 leave no room for two aces at 25; ten hearts at 9 do."""
    hand = Hand.parse(
        "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ad As",
    )
    prices = {0: 8, 2: 9}
    best = best_laydown(hand, slots("R"), MAY_I, lambda card: prices.get(card.suit, 25))
    assert best is not None
    assert best.points == 12 * 8


def test_two_full_runs_that_may_not_touch_leave_one_place_between_them() -> None:
    apart = WildMeldRules(adjacent_same_suit_runs=False)
    hand = Hand.parse("2c 3c 4c 5c 7c 8c 9c Tc Jc Qc Kc Ah As")
    best = best_laydown(hand, slots("RR"), apart, page_points)
    assert best is not None
    assert best.points == 10
    assert contract_problem(hand, best.melds, slots("RR"), apart) is None


def test_wild_cards_left_over_keep_runs_apart() -> None:
    apart = WildMeldRules(adjacent_same_suit_runs=False)
    hand = Hand.parse("2c 3c 4c 5c 8c 9c Tc Jc Ah As Ad")
    melds = fit_all(hand, slots("RR"), apart)
    assert melds is not None
    assert contract_problem(hand, melds, slots("RR"), apart) is None


def test_a_run_gives_up_the_natural_that_the_set_cannot_do_without() -> None:
    """The set needs both twos, so the long run begins with a wild card."""
    rules = WildMeldRules(min_naturals=2)
    hand = Hand.parse("2c 2d 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ah As")
    melds = fit_all(hand, (Slot("S", 3), Slot("R", 12)), rules)
    assert melds is not None
    assert str(melds[0])[:5] == "2c 2d"
    assert rules.is_wild(melds[1].cards[0])


def test_aces_serve_a_set_or_both_ends_of_a_run() -> None:
    contract = (Slot("S", 3), Slot("R", 14))
    hand = Hand.parse("Ac Ac Ad Ah 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    assert not meets(hand + Card("5d"), contract, LIVERPOOL)
    assert meets(hand + Card("XX"), contract, LIVERPOOL)
    assert meets(hand + Card("As"), contract, LIVERPOOL)


def test_wild_cards_alone_meet_a_contract_where_no_naturals_are_needed() -> None:
    rules = WildMeldRules(min_naturals=0)
    hand = Hand.parse("Ac Ad Ah As Ac Ad Ah")
    assert meets(hand, slots("SR"), rules)
    assert missing(hand - Card("Ac"), slots("SR"), rules) == 1
    best = best_laydown(hand + Card("9c") + Card("Kd"), slots("RR"), rules, page_points)
    assert best is not None
    assert best.points == 0
    best = best_laydown(hand, slots("S"), rules, page_points)
    assert best is not None
    assert len(best.melds[0].cards) == 7
    melds = fit_all(hand + Card("As") + Card("Ad"), slots("RR"), rules)
    assert melds is not None
    assert sorted(len(meld.cards) for meld in melds) == [4, 5]


def test_the_smaller_set_may_count_more() -> None:
    contract = (Slot("S", 5), Slot("S", 3))
    assert meets_with_all(Hand.parse("Kc Kd Kh 4c 4d 4h 4s 4c"), contract, MAY_I)


def test_cards_that_a_set_can_spare_serve_one_run_each() -> None:
    fours = "4c 6c 7c 4d 6d 7d"
    hand = Hand.parse(f"5c 5d 5h 5s {fours}")
    assert not meets(hand + Card("Ks"), slots("SRR"), MAY_I)
    assert meets(hand + Card("Ah"), slots("SRR"), MAY_I)
    assert meets(hand + Card("5h"), slots("SRR"), MAY_I)


def test_one_ace_is_not_at_both_ends_of_a_run() -> None:
    whole = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
    contract = (Slot("R", 14),)
    assert not meets(Hand.parse(whole), contract, LIVERPOOL)
    assert meets(Hand.parse(whole + " XX"), contract, LIVERPOOL)
    assert meets(Hand.parse(whole + " Ac"), contract, LIVERPOOL)
    assert missing(Hand.parse(whole), contract, LIVERPOOL) == 1
    both = (Slot("R", 14), Slot("R", 4))
    hand = Hand.parse(whole + " Ac 2c 3c 4c")
    assert not meets(hand + Card("5d"), both, LIVERPOOL)
    assert meets(hand + Card("5c"), both, LIVERPOOL)
    assert meets(hand + Card("Ac"), both, LIVERPOOL)


def test_two_runs_share_no_card() -> None:
    seven = "2c 3c 4c 5c 6c 7c 8c"
    assert not meets(Hand.parse(seven), slots("RR"), MAY_I)
    assert meets(Hand.parse(seven + " 5c"), slots("RR"), MAY_I)
    assert meets(Hand.parse(seven + " Ah"), slots("RR"), MAY_I)
    apart = WildMeldRules(adjacent_same_suit_runs=False)
    assert not meets(Hand.parse(seven + " Ah"), slots("RR"), apart)
    assert meets(Hand.parse("2c 3c 4c 5c 7c 8c 9c Tc"), slots("RR"), apart)
    assert meets(Hand.parse("2c 3c 4c 5c 9c Ah Ad As"), slots("RR"), apart)


def test_a_hand_of_five_decks_is_refused() -> None:
    hand = Hand.parse("5c 5c 5c 5c")
    assert meets(hand, slots("S"), MAY_I)
    assert meets(hand.plus(Hand.parse("Ac Ac Ac Ac Ac")), slots("S"), MAY_I)
    with pytest.raises(CardsError, match="5c is in the hand more than 4 times"):
        meets(hand + Card("5c"), slots("S"), MAY_I)
