"""The kernel's deadwood against the definitions, in every variant."""

import pytest
from hypothesis import given, settings

from hollywood.cards import Hand
from hollywood.kernel.deadwood.deadwood import deadwood, deadwood_after_discard
from hollywood.melds import MeldRules
from tests.melds.hands import cases, hands, variants
from tests.oracles import gin_melds as oracle

MANY = cases(12)


@settings(max_examples=MANY)
@given(hand=hands(), rules=variants())
def test_deadwood_is_the_least_of_all_ways_to_meld(hand: Hand, rules: MeldRules) -> None:
    assert deadwood(hand.bits, rules.tables) == oracle.deadwood(frozenset(hand), rules)


@settings(max_examples=MANY)
@given(hand=hands(), rules=variants())
def test_after_a_discard_it_is_the_least_of_all_discards(hand: Hand, rules: MeldRules) -> None:
    expected = min(deadwood((hand - card).bits, rules.tables) for card in hand)
    assert deadwood_after_discard(hand.bits, rules.tables) == expected


@given(hand=hands(sizes=(1, 2, 3, 4, 7, 9, 12, 13)), rules=variants())
def test_hands_of_other_sizes(hand: Hand, rules: MeldRules) -> None:
    cards = frozenset(hand)
    assert deadwood(hand.bits, rules.tables) == oracle.deadwood(cards, rules)
    expected = min(deadwood((hand - card).bits, rules.tables) for card in hand)
    assert deadwood_after_discard(hand.bits, rules.tables) == expected


@pytest.mark.parametrize("ace", ["low", "high_low", "round_corner"])
@pytest.mark.parametrize("suits", ["same", "any"])
def test_every_suit_mask_of_up_to_seven_cards(ace: str, suits: str) -> None:
    """All hands of one suit: the tables themselves, including every round-the-corner run."""
    rules = MeldRules(ace=ace, run_suits=suits)
    for mask in range(0, 1 << 13, 1 if suits == "same" else 3):
        if mask.bit_count() <= 7:
            cards = frozenset(Hand(mask << 32))
            assert deadwood(mask << 32, rules.tables) == oracle.deadwood(cards, rules)


def test_no_cards_no_deadwood() -> None:
    for suits in ("same", "any"):
        assert deadwood(0, MeldRules(run_suits=suits).tables) == 0


def test_gin_in_hand_is_seen_when_a_card_of_a_meld_must_be_thrown() -> None:
    """The best arrangement of all eleven cards, minus its highest loose card, misses this gin."""
    hand = Hand.parse("3s Ks 3c 4c 5c 6c Ad 2d 3d Kd Kh")
    tables = MeldRules().tables
    assert deadwood(hand.bits, tables) == 3
    assert deadwood_after_discard(hand.bits, tables) == 0


def test_no_run_passes_from_one_suit_to_the_next() -> None:
    """The king of clubs and the ace of diamonds are neighbors in the integer, not at the table."""
    hand = Hand.parse("Qc Kc Ad 2d Qs Ks As")
    assert deadwood(hand.bits, MeldRules().tables) == 44


def test_one_ace_is_one_place() -> None:
    """One ace cannot be both above the king and below the two, unless it joins them."""
    hand = Hand.parse("As 2s 3s Qs Ks")
    loose = {ace: deadwood(hand.bits, MeldRules(ace=ace).tables) for ace in ("low", "high_low")}
    assert loose == {"low": 20, "high_low": 5}
    assert deadwood(hand.bits, MeldRules(ace="round_corner").tables) == 0
