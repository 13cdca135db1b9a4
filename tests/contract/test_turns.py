"""A turn is a draw and a discard: matrix rows 4, 5, 22, 28; E16; the turn cap."""

from __future__ import annotations

import random

from hollywood.cards import Card, Hand
from hollywood.contract import (
    AllowMayI,
    Discarded,
    Drew,
    Ending,
    LayDown,
    LayOff,
    Phase,
    Took,
)
from hollywood.gin import PassUpcard
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.contract.setting import LEFT, MAY_I, ME, code, dealt, lying, meld, ruled, sitting


def test_a_turn_goes_clockwise() -> None:
    """Row 4."""
    play = dealt(players=5, dealer=3)
    for seat in (4, 0, 1, 2, 3, 4):
        assert play.awaiting == seat
        play = play.after(Seat(seat), DrawStock())
        play = play.after(Seat(seat), Discard(play.hands[seat].cards[0]))
    assert play.table.turns == 6


def test_drawing_from_the_stock() -> None:
    play = dealt()
    top, stock = play.stock[0], play.stock
    after = play.after(ME, DrawStock())
    assert after.news == (Drew(ME, top),)
    assert after.hands[ME] == play.hands[ME] + top
    assert after.stock == stock[1:]
    assert after.table.stock == len(stock) - 1
    assert (after.drawn, after.view(ME).drawn, after.view(LEFT).drawn) == (top, top, None)
    assert after.table.sizes == (11, 12, 11, 11)
    assert after.table.known == (Hand(),) * 4


def test_taking_the_discard() -> None:
    """Row 5: only the top card of the pile is usable."""
    play = sitting("3c 4c", discards="7d 9h Kd", phase=Phase.DRAW, turns=4)
    after = play.after(ME, TakeDiscard())
    assert after.news == (Took(ME, Card("Kd")),)
    assert after.table.discards == (Card("7d"), Card("9h"))
    assert after.table.taken == Card("Kd")
    assert after.table.known[ME] == Hand.parse("Kd")
    assert Card("Kd") in after.hands[ME]


def test_the_discard_ends_the_turn() -> None:
    """Row 22: a card from the hand goes on the pile."""
    play = sitting("3c 4c 5d", discards="7d")
    after = play.after(ME, Discard(Card("5d")))
    assert after.news == (Discarded(ME, Card("5d")),)
    assert after.table.discards == (Card("7d"), Card("5d"))
    assert after.table.discarders[-1] == ME
    assert after.awaiting == LEFT
    assert after.table.phase is Phase.DRAW
    assert after.drawn is None


def test_what_is_known_leaves_with_the_card() -> None:
    play = sitting("3c 4c 5d", discards="7d Kd", phase=Phase.DRAW).after(ME, TakeDiscard())
    assert play.after(ME, Discard(Card("3c"))).table.known[ME] == Hand.parse("Kd")
    assert play.after(ME, Discard(Card("Kd"))).table.known[ME] == Hand()


def test_each_action_in_its_time() -> None:
    start = sitting("3c 4c 5d", discards="7d", phase=Phase.DRAW)
    drawn = start.after(ME, DrawStock())
    assert code(start, ME, Discard(Card("3c"))) == "draw_first"
    assert code(start, ME, LayDown((meld("S", "3c 4c 5d"),))) == "draw_first"
    assert code(start, ME, LayOff(Card("3c"), 0)) == "draw_first"
    assert code(drawn, ME, DrawStock()) == "already_drew"
    assert code(drawn, ME, TakeDiscard()) == "already_drew"
    assert code(drawn, ME, AllowMayI()) == "already_drew"
    assert code(start, LEFT, DrawStock()) == "not_your_turn"
    assert code(drawn, LEFT, Discard(drawn.hands[LEFT].cards[0])) == "not_your_turn"
    assert code(drawn, ME, Discard(Card("Ks"))) == "card_not_held"
    assert code(drawn, ME, PassUpcard()) == "other_game"
    assert code(drawn, Seat(4), DrawStock()) == "spectator"
    assert code(drawn, Seat(-1), DrawStock()) == "spectator"
    assert start.view(None).why_illegal(DrawStock()) is not None


def test_a_taken_card_may_go_back() -> None:
    """Row 28 and E16: the page does not forbid it; the knob ``rediscard_taken`` does."""
    for setting, refusal in (("allow", None), ("forbid", "taken_card")):
        rules = ruled(f"rediscard_taken={setting}")
        play = sitting("3c 4c", rules, discards="Kd", phase=Phase.DRAW)
        play = play.after(ME, TakeDiscard())
        assert code(play, ME, Discard(Card("Kd"))) == refusal
        assert code(play, ME, Discard(Card("3c"))) is None


def test_the_other_copy_of_a_taken_card_may_be_discarded() -> None:
    rules = ruled("rediscard_taken=forbid")
    play = sitting("Kd 4c", rules, discards="Kd", phase=Phase.DRAW).after(ME, TakeDiscard())
    assert code(play, ME, Discard(Card("Kd"))) is None
    mine = lying(ME, "S Kc Kh Ks")
    play = sitting("Kd 4c 5c", rules, discards="Kd", phase=Phase.DRAW, on_table=mine)
    play = play.after(ME, TakeDiscard()).after(ME, LayOff(Card("Kd"), 0))
    assert code(play, ME, Discard(Card("Kd"))) is None


def test_the_turn_cap_ends_the_hand_without_a_winner() -> None:
    rules = ruled("turn_cap=20")
    play, chance = dealt(rules), random.Random(3)
    for turn in range(20):
        assert play.table.turns == turn
        seat = play.awaiting
        assert seat is not None
        play = play.after(seat, DrawStock())
        play = play.after(seat, Discard(chance.choice(play.hands[seat].cards)))
    assert play.result is not None
    assert play.result.ending is Ending.TURN_CAP
    assert play.result.winner is None
    assert play.result.turns == 20
    assert play.awaiting is None
    assert code(play, ME, DrawStock()) == "hand_over"
    assert list(play.legal_actions(ME)) == []
    assert MAY_I.turn_cap == 1000
