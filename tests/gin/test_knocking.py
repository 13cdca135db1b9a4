"""Knocking: who may, with what, and the position of the cards afterwards."""

import pytest

from hollywood.cards import Card, Hand
from hollywood.errors import IllegalAction
from hollywood.gin import BigGin, Ending, Knock, Knocked, Phase, Refusal
from hollywood.melds import Meld, MeldKind
from tests.gin.playing import FIRST, GIN, SECOND, cards, holding, knock, melds

# Two runs and a set, Kd and Qh: ten deadwood with either.
TEN = "4h 5h 6h 9s Ts Js 6d 6s 6c Kd Qh"
SPREAD = ("4h 5h 6h", "9s Ts Js", "6c 6d 6s")
# Three sets that are three runs as well, and a king.
GRID = "4c 4d 4h 5c 5d 5h 6c 6d 6h Ks 2s"
# Eleven cards, all melded.
ELEVEN = "4c 5c 6c 4d 5d 6d 4h 5h 6h 7h 8h"


def test_exactly_the_limit_is_enough() -> None:
    state = holding(GIN, TEN)
    knocks = [action for action in state.legal_actions(FIRST) if isinstance(action, Knock)]
    assert {action.discard for action in knocks} == set(cards("Kd Qh"))
    after = state.after(FIRST, knock(GIN, "Qh", *SPREAD))
    assert after.table.ending is Ending.KNOCK
    assert after.table.knocker == FIRST
    assert after.table.defender == after.awaiting == SECOND
    assert after.table.phase is Phase.LAYOFF
    assert after.table.left == after.hands[FIRST] == Hand.parse("Kd")


def test_more_than_the_limit_is_refused_with_both_numbers() -> None:
    state = holding(GIN, TEN)
    refused = state.refusal(FIRST, knock(GIN, "Qh", *SPREAD[:2]))
    assert refused is not None
    assert refused.code is Refusal.TOO_MUCH_DEADWOOD
    assert refused.words == "With this spread you have 28 deadwood; this round's limit is 10."


def test_a_limit_of_nothing_asks_for_gin() -> None:
    rules = GIN.with_settings(["knock_limit=0"])
    state = holding(rules, "4h 5h 6h 9s Ts Js 6d 6s 6c Ad Qh")
    words = state.why_illegal(FIRST, knock(rules, "Qh", *SPREAD))
    assert words == "With this spread you have 1 deadwood; this round's knock must be gin."
    assert not any(isinstance(action, Knock) for action in state.legal_actions(FIRST))


def test_every_spread_within_the_limit_is_offered_even_a_worse_one() -> None:
    """Three sets or three runs; for a knock with two, the unmelded fives are too many."""
    state = holding(GIN, GRID)
    offered = {
        frozenset(str(meld) for meld in action.spread)
        for action in state.legal_actions(FIRST)
        if isinstance(action, Knock) and action.discard == Card("Ks")
    }
    sets = frozenset({"4c 4d 4h", "5c 5d 5h", "6c 6d 6h"})
    runs = frozenset({"4c 5c 6c", "4d 5d 6d", "4h 5h 6h"})
    assert offered == {sets, runs}
    small = holding(GIN, "Ac Ad Ah 5c 5d 5h 6c 6d 6h 2s Ks")
    offered = {
        frozenset(str(meld) for meld in action.spread)
        for action in small.legal_actions(FIRST)
        if isinstance(action, Knock) and action.discard == Card("Ks")
    }
    assert frozenset({"5c 5d 5h", "6c 6d 6h"}) in offered  # the aces stay in hand: five in all


def test_a_gin_hand_may_be_spread_as_a_knock() -> None:
    state = holding(GIN, "Ac 2c 3c 4c 7d 7h 7s 9s Ts Js Kd")
    after = state.after(FIRST, knock(GIN, "Kd", "2c 3c 4c", "7d 7h 7s", "9s Ts Js"))
    assert after.table.ending is Ending.KNOCK
    gin = state.after(FIRST, knock(GIN, "Kd", "Ac 2c 3c 4c", "7d 7h 7s", "9s Ts Js"))
    assert gin.table.ending is Ending.GIN


@pytest.mark.parametrize(
    ("discard", "spread", "words"),
    [
        ("Kd", ("4h 5h 6h", "6h 6d 6s"), "6h is in two melds."),
        ("Kd", ("2h 2d 2s",), "2d is not in the hand."),
        ("6c", ("4h 5h 6h", "6c 6d 6s"), "You cannot both discard 6c and meld it; "),
    ],
)
def test_wrong_melds_are_named(discard: str, spread: tuple[str, ...], words: str) -> None:
    state = holding(GIN, TEN)
    refused = state.refusal(FIRST, knock(GIN, discard, *spread))
    assert refused is not None
    assert refused.code is Refusal.WRONG_MELDS
    assert refused.words.startswith(words)


def test_cards_that_are_no_meld_cannot_be_spread() -> None:
    state = holding(GIN, TEN)
    for text in ("4h 5h", "4h 5h 6d", "", "Kd Qh 9s"):
        refused = state.refusal(FIRST, Knock(Card("Qh"), (Meld(MeldKind.RUN, cards(text)),)))
        assert refused is not None
        assert refused.code is Refusal.WRONG_MELDS, text


def test_melds_may_be_named_in_any_order_and_lie_in_theirs() -> None:
    state = holding(GIN, TEN)
    mixed = tuple(Meld(MeldKind.SET, tuple(reversed(meld.cards))) for meld in melds(GIN, *SPREAD))
    after = state.after(FIRST, Knock(Card("Qh"), mixed))
    assert after.table.spread == melds(GIN, *SPREAD)


def test_the_card_just_taken_cannot_be_the_knocking_discard() -> None:
    state = holding(GIN, TEN, taken="Qh")
    refused = state.refusal(FIRST, knock(GIN, "Qh", *SPREAD))
    assert refused is not None
    assert refused.code is Refusal.TAKEN_CARD
    assert state.why_illegal(FIRST, knock(GIN, "Kd", *SPREAD)) is None


def test_a_knocking_discard_face_down_is_seen_by_the_knocker_alone() -> None:
    """The plain gin page: "discarding one card face down on the discard pile"."""
    state = holding(GIN, TEN)
    pile = state.discard_pile
    after = state.after(FIRST, knock(GIN, "Qh", *SPREAD))
    assert after.table.face_down
    assert after.table.discards == pile
    assert after.discard_pile == (*pile, Card("Qh"))
    event = after.news[0]
    assert isinstance(event, Knocked)
    assert event.discard == Card("Qh")
    assert event.seen_by(FIRST).discard == Card("Qh")
    assert event.seen_by(SECOND).discard is None
    assert event.seen_by(None).discard is None


def test_elsewhere_it_lies_open() -> None:
    rules = GIN.with_settings(["knock_discard=face_up"])
    state = holding(rules, TEN)
    after = state.after(FIRST, knock(rules, "Qh", *SPREAD))
    assert after.table.discards[-1] == Card("Qh")
    assert not after.table.face_down
    assert after.news[0].seen_by(SECOND) == after.news[0]


def test_nobody_must_knock() -> None:
    state = holding(GIN, TEN)
    legal = state.legal_actions(FIRST)
    assert len([action for action in legal if not isinstance(action, Knock)]) == 11


def test_big_gin_needs_rules_that_know_it() -> None:
    state = holding(GIN, ELEVEN)
    refused = state.refusal(FIRST, BigGin(melds(GIN, "4c 5c 6c", "4d 5d 6d", "4h 5h 6h 7h 8h")))
    assert refused is not None
    assert refused.code is Refusal.NO_BIG_GIN
    assert not any(isinstance(action, BigGin) for action in state.legal_actions(FIRST))


def test_big_gin_lays_down_all_eleven_without_a_discard() -> None:
    rules = GIN.with_settings(["big_gin=31"])
    state = holding(rules, ELEVEN)
    offered = [action for action in state.legal_actions(FIRST) if isinstance(action, BigGin)]
    assert [set(map(str, action.spread)) for action in offered] == [
        {"4c 5c 6c", "4d 5d 6d", "4h 5h 6h 7h 8h"}
    ]
    after = state.after(FIRST, offered[0])
    assert after.table.ending is Ending.BIG_GIN
    assert after.discard_pile == state.discard_pile
    assert not after.hands[FIRST]
    with pytest.raises(IllegalAction, match="Big gin needs all 11 cards"):
        state.after(FIRST, BigGin(offered[0].spread[1:]))
