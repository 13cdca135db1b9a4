"""What cards count, and which discards leave a hand within a limit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.cards import Card, Hand
from hollywood.errors import CardsError
from hollywood.melds import (
    MeldRules,
    deadwood,
    deadwood_after_discard,
    discards_within,
    points,
)
from tests.melds.hands import hands, variants


def test_points_follow_the_knobs() -> None:
    cards = Hand.parse("Ac 2d Th Js Qc Kd")
    assert points(cards, MeldRules()) == 1 + 2 + 10 + 30
    assert points(cards, MeldRules(ace_points=15, face_points=5)) == 15 + 2 + 10 + 15
    assert points([], MeldRules()) == 0


def test_an_empty_hand_has_no_discard() -> None:
    assert deadwood(Hand(), MeldRules()) == 0
    assert discards_within(Hand(), MeldRules(), 10) == ()
    with pytest.raises(CardsError, match="nothing to discard"):
        deadwood_after_discard(Hand(), MeldRules())


@given(hand=hands(sizes=(11,)), rules=variants(), limit=st.integers(0, 40))
def test_discards_within_a_limit_are_all_and_only_those(
    hand: Hand, rules: MeldRules, limit: int
) -> None:
    left = {card: deadwood(hand - card, rules) for card in hand}
    expected = {card: count for card, count in left.items() if count <= limit}
    assert dict(discards_within(hand, rules, limit)) == expected
    assert deadwood_after_discard(hand, rules) == min(left.values())


def test_a_card_of_a_meld_can_be_the_discard() -> None:
    hand = Hand.parse("3s Ks 3c 4c 5c 6c Ad 2d 3d Kd Kh")
    assert discards_within(hand, MeldRules(), 0) == ((Card("3s"), 0),)
