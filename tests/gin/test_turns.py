"""The upcard, and turns of one draw and one discard."""

import random

import pytest

from hollywood.cards import Card, Hand
from hollywood.errors import IllegalAction
from hollywood.gin import Drew, GinRound, Passed, PassUpcard, Phase, Refusal, Took
from hollywood.play import Discard, DrawStock, TakeDiscard
from tests.gin.playing import FIRST, GIN, SECOND, random_deal, random_deck

PASS, DRAW, TAKE = PassUpcard(), DrawStock(), TakeDiscard()


def deal(*settings: str) -> GinRound:
    """A deal by seat 1, so that seat 0 begins."""
    rules = GIN.with_settings(settings)
    return GinRound.deal(rules, dealer=SECOND, deck=random_deck(rules, random.Random(8)))


def test_the_nondealer_is_offered_the_upcard_first() -> None:
    state = deal()
    assert state.awaiting == FIRST
    assert state.legal_actions(FIRST) == (PASS, TAKE)
    assert state.legal_actions(SECOND) == ()


def test_then_the_dealer() -> None:
    state = deal().after(FIRST, PASS)
    assert state.news == (Passed(FIRST),)
    assert state.awaiting == SECOND
    assert state.legal_actions(SECOND) == (PASS, TAKE)


def test_when_both_decline_the_nondealer_draws_from_the_stock() -> None:
    state = deal().after(FIRST, PASS).after(SECOND, PASS)
    assert state.awaiting == FIRST
    assert state.legal_actions(FIRST) == (DRAW,)
    refused = state.refusal(FIRST, TAKE)
    assert refused is not None
    assert refused.code is Refusal.STOCK_ONLY
    assert "draw from the stock" in refused.words


def test_only_that_first_draw_is_bound_to_the_stock() -> None:
    state = deal().after(FIRST, PASS).after(SECOND, PASS).after(FIRST, DRAW)
    state = state.after(FIRST, Discard(state.hands[FIRST].cards[0]))
    assert state.legal_actions(SECOND) == (DRAW, TAKE)


def test_the_nondealer_may_draw_from_either_pile_where_the_rules_say_so() -> None:
    state = deal("both_pass=nondealer_draws_either").after(FIRST, PASS).after(SECOND, PASS)
    assert state.legal_actions(FIRST) == (DRAW, TAKE)


def test_without_the_upcard_option_play_begins_with_a_draw_from_either_pile() -> None:
    state = deal("upcard_option=false")
    assert state.table.phase is Phase.DRAW
    assert state.legal_actions(FIRST) == (DRAW, TAKE)


@pytest.mark.parametrize("taker", [FIRST, SECOND])
def test_who_takes_the_upcard_discards_and_the_other_goes_on(taker: int) -> None:
    state = deal()
    upcard = state.table.upcard
    if taker == SECOND:
        state = state.after(FIRST, PASS)
    seat = state.awaiting
    assert seat == taker
    state = state.after(seat, TAKE)
    assert state.news == (Took(seat, upcard),)
    assert state.discard_pile == ()
    assert upcard in state.hands[seat]
    assert state.table.known[seat] == Hand.of([upcard])
    assert state.drawn is None
    card = next(card for card in state.hands[seat] if card != upcard)
    state = state.after(seat, Discard(card))
    assert state.discard_pile == (card,)
    assert state.awaiting == 1 - seat
    assert state.legal_actions(state.awaiting) == (DRAW, TAKE)
    assert state.table.turns == 1


def test_a_drawn_card_is_the_top_of_the_stock_and_may_be_discarded_at_once() -> None:
    state = deal().after(FIRST, PASS).after(SECOND, PASS)
    top = state.stock[0]
    drew = state.after(FIRST, DRAW)
    assert drew.drawn == top
    assert drew.table.stock == len(drew.stock) == 30
    assert drew.news == (Drew(FIRST, top),)
    assert drew.news[0].seen_by(SECOND) == Drew(FIRST, None)
    assert drew.why_illegal(FIRST, Discard(top)) is None
    assert drew.after(FIRST, Discard(top)).discard_pile == (drew.table.upcard, top)


def test_the_card_taken_from_the_pile_may_not_be_discarded_in_the_same_turn() -> None:
    state = deal().after(FIRST, TAKE)
    upcard = state.table.upcard
    refused = state.refusal(FIRST, Discard(upcard))
    assert refused is not None
    assert refused.code is Refusal.TAKEN_CARD
    assert f"You took {upcard} from the discard pile" in refused.words
    assert Discard(upcard) not in state.legal_actions(FIRST)
    with pytest.raises(IllegalAction, match="discard another card"):
        state.after(FIRST, Discard(upcard))


def test_it_may_be_discarded_in_a_later_turn_and_is_then_no_longer_known() -> None:
    state = deal().after(FIRST, TAKE)
    upcard = state.table.upcard
    other = next(card for card in state.hands[FIRST] if card != upcard)
    state = state.after(FIRST, Discard(other)).after(SECOND, DRAW)
    state = state.after(SECOND, Discard(state.hands[SECOND].cards[0])).after(FIRST, DRAW)
    assert state.table.known[FIRST] == Hand.of([upcard])
    state = state.after(FIRST, Discard(upcard))
    assert state.table.known[FIRST] == Hand()
    assert state.table.top_discard == upcard


def test_rediscard_is_allowed_where_the_rules_say_so() -> None:
    state = deal("rediscard_taken=allow").after(FIRST, TAKE)
    assert Discard(state.table.upcard) in state.legal_actions(FIRST)


def test_a_card_must_be_held_to_be_discarded() -> None:
    state = deal().after(FIRST, TAKE)
    theirs = state.hands[SECOND].cards[0]
    refused = state.refusal(FIRST, Discard(theirs))
    assert refused is not None
    assert refused.code is Refusal.CARD_NOT_HELD
    assert str(state.hands[FIRST]) in refused.words


def test_discards_are_listed_by_card() -> None:
    state = random_deal(GIN, random.Random(2))
    seat = state.awaiting
    assert seat is not None
    state = state.after(seat, TAKE)
    listed = [action.card for action in state.legal_actions(seat) if isinstance(action, Discard)]
    assert listed == [card for card in state.hands[seat] if card != Card(state.table.upcard)]
