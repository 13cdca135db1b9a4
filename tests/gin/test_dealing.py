"""Dealing: ten cards each, one at a time, beginning with the non-dealer; upcard, then stock."""

import random

import pytest

from hollywood.cards import Card, Pack
from hollywood.errors import CardsError, PositionError
from hollywood.gin import GIN_PRESETS, Dealt, GinRound, Phase, stacked_deck
from hollywood.play import Seat
from tests.gin.playing import FIRST, GIN, SECOND, cards, random_deck

DECK = Pack().cards


@pytest.mark.parametrize("dealer", [FIRST, SECOND])
def test_the_cards_go_round_one_at_a_time_from_the_nondealer(dealer: Seat) -> None:
    state = GinRound.deal(GIN, dealer=dealer, deck=DECK)
    assert set(state.hands[1 - dealer]) == set(DECK[0:20:2])
    assert set(state.hands[dealer]) == set(DECK[1:20:2])
    assert state.table.upcard == DECK[20]
    assert state.discard_pile == (DECK[20],)
    assert state.stock == DECK[21:]
    assert state.table.stock == 31
    assert state.awaiting == 1 - dealer
    assert state.table.dealer == dealer
    assert state.table.nondealer == 1 - dealer
    assert not state.over


def test_the_deal_is_the_first_news() -> None:
    state = GinRound.deal(GIN, dealer=FIRST, deck=DECK)
    assert state.news == (Dealt(FIRST, state.hands, DECK[20], 31),)


@pytest.mark.parametrize("size", [7, 8, 9, 10])
def test_every_hand_size(size: int) -> None:
    rules = GIN.with_settings([f"hand_size={size}"])
    state = GinRound.deal(rules, dealer=FIRST, deck=DECK)
    assert [len(hand) for hand in state.hands] == [size, size]
    assert len(state.stock) == 51 - 2 * size


def test_a_deck_must_be_the_whole_pack() -> None:
    with pytest.raises(CardsError, match="51 cards; this game needs 52"):
        GinRound.deal(GIN, dealer=FIRST, deck=DECK[:-1])
    with pytest.raises(CardsError, match="Ac is given 2 times"):
        GinRound.deal(GIN, dealer=FIRST, deck=(*DECK[:-1], DECK[0]))


def test_only_the_two_seats_deal() -> None:
    with pytest.raises(PositionError, match="seat 2 cannot deal"):
        GinRound.deal(GIN, dealer=Seat(2), deck=DECK)


def test_a_view_belongs_to_a_seat_of_the_round() -> None:
    state = GinRound.deal(GIN, dealer=FIRST, deck=DECK)
    with pytest.raises(PositionError, match="no seat 2"):
        state.view(Seat(2))


@pytest.mark.parametrize("dealer", [FIRST, SECOND])
def test_a_stacked_deck_deals_what_was_asked_for(dealer: Seat) -> None:
    rng = random.Random(4)
    for rules in GIN_PRESETS.values():
        deck = random_deck(rules, rng)
        hands, upcard, stock = (deck[0:10], deck[10:20]), deck[20], deck[21:]
        stacked = stacked_deck(rules, dealer=dealer, hands=hands, upcard=upcard, stock=stock)
        state = GinRound.deal(rules, dealer=dealer, deck=stacked)
        assert [set(hand) for hand in state.hands] == [set(hands[0]), set(hands[1])]
        assert state.table.upcard == upcard
        assert state.stock == stock


def test_a_stacked_deck_fills_up_what_was_not_given() -> None:
    deck = stacked_deck(
        GIN, dealer=SECOND, hands=(cards("7h 8h 9h"), ()), upcard=Card("Ks"), stock=cards("2c 2d")
    )
    state = GinRound.deal(GIN, dealer=SECOND, deck=deck)
    assert state.hands[0].holds(cards("7h 8h 9h"))
    assert state.table.upcard == Card("Ks")
    assert state.stock[:2] == cards("2c 2d")


def test_a_stacked_deck_refuses_what_cannot_be_dealt() -> None:
    with pytest.raises(CardsError, match="7h is given 2 times"):
        stacked_deck(GIN, dealer=FIRST, hands=(cards("7h"), cards("7h")))
    with pytest.raises(CardsError, match="11 cards are too many"):
        stacked_deck(GIN, dealer=FIRST, hands=(DECK[:11], ()))


def test_the_first_phase() -> None:
    assert GinRound.deal(GIN, dealer=FIRST, deck=DECK).table.phase is Phase.UPCARD
