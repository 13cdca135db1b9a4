"""A hand is a multiset of cards in one integer."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.cards import JOKER, Card, Hand, Pack
from hollywood.errors import CardsError

CARDS = st.lists(st.sampled_from([*Pack().cards, JOKER]), max_size=24)


@given(CARDS)
def test_a_hand_holds_what_was_put_in(cards: list[Card]) -> None:
    hand = Hand.of(cards)
    assert list(hand) == sorted(cards)
    assert len(hand) == len(cards)
    assert Hand.parse(str(hand)) == hand
    assert all(hand.count(card) == copies for card, copies in Counter(cards).items())
    assert pickle.loads(pickle.dumps(hand)) == hand


@given(CARDS, st.data())
def test_adding_and_taking_away_are_inverse(cards: list[Card], data: st.DataObject) -> None:
    hand = Hand.of(cards)
    card = data.draw(st.sampled_from([*Pack().cards, JOKER]))
    assert hand + card - card == hand
    assert (hand + card).count(card) == hand.count(card) + 1
    assert hand.plus([card, card]).minus([card, card]) == hand
    assert (hand + card).holds([card])


@given(CARDS, CARDS)
def test_holding_counts_copies(held: list[Card], wanted: list[Card]) -> None:
    assert Hand.of(held).holds(wanted) == (Counter(wanted) <= Counter(held))


def test_a_one_deck_hand_is_a_signed_64_bit_number() -> None:
    assert Hand.of(Pack().cards).bits < 1 << 63


def test_taking_what_is_not_held_is_refused() -> None:
    with pytest.raises(CardsError, match="7h is not in the hand 2c"):
        Hand.parse("2c") - Card("7h")


def test_a_hand_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Hand.parse("2c").bits = 3


def test_a_hand_is_made_from_cards_text_or_bits() -> None:
    cards = [Card("7h"), Card("7h"), Card("2c")]
    assert Hand(cards) == Hand("7h 2c 7h") == Hand(Hand.of(cards).bits) == Hand(iter(cards))
    assert eval(repr(Hand(cards))) == Hand(cards)
    with pytest.raises(CardsError, match=r"Hand\(\[7h\]\)"):
        Hand(Card("7h"))
    with pytest.raises(CardsError, match="'8x' is not a card"):
        Hand("7h 8x")


def test_a_flood_of_copies_is_gathered_in_little_work() -> None:
    hand = Hand.of([Card("7h")] * 20_000)
    assert hand.count(Card("7h")) == 20_000
    assert not Hand.parse("7h 7h").holds([Card("7h")] * 20_000)
