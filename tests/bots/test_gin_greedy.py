"""What the greedy bot does at the gin table, one decision at a time."""

from __future__ import annotations

from hollywood.bots import GreedyBot
from hollywood.cards import Card, parse_cards
from hollywood.gin import (
    BigGin,
    Finish,
    GinRound,
    Knock,
    LayOff,
    PassUpcard,
    ShowHand,
    stacked_deck,
)
from hollywood.gin.rules import GinRules
from hollywood.match.presets import rules_for
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard

DEALER, OTHER = Seat(0), Seat(1)
GREEDY = GreedyBot("Greta")


def ruled(*settings: str, preset: str = "gin") -> GinRules:
    rules = rules_for(preset, settings)
    assert isinstance(rules, GinRules)
    return rules


def dealt(
    hand: str, upcard: str, rules: GinRules, *, dealer: str = "", stock: str = ""
) -> GinRound:
    """The non-dealer, who begins, holds ``hand``."""
    deck = stacked_deck(
        rules,
        dealer=DEALER,
        hands=(parse_cards(dealer), parse_cards(hand)),
        upcard=Card(upcard),
        stock=parse_cards(stock),
    )
    return GinRound.deal(rules, dealer=DEALER, deck=deck)


def choice(play: GinRound) -> Action:
    assert play.awaiting is not None
    action = GREEDY.choose(play.view(play.awaiting))
    assert action is not None
    return action


def played(play: GinRound, turns: int = 200) -> GinRound:
    """Both play greedily."""
    while play.awaiting is not None and turns:
        play = play.after(play.awaiting, choice(play))
        turns -= 1
    return play


LOOSE = "2c 5d 7h 9s Kc Qd 9h 4s 6c Ah"


def test_it_takes_a_card_for_a_meld_and_no_other() -> None:
    assert choice(dealt("7c 7d " + LOOSE[9:], "7s", ruled())) == TakeDiscard()
    # The two is lower than the king, but it melds with nothing.
    assert choice(dealt(LOOSE, "2s", ruled())) == PassUpcard()


def test_it_takes_any_card_that_lets_it_knock() -> None:
    near = "4h 5h 6h 9s Ts Js 3d 3s 5c Kd"
    assert choice(dealt(near, "2c", ruled(), dealer="Qh Qc Kc Kh")) == PassUpcard()
    near = "4h 5h 6h 9s Ts Js 3d 3s 3h Kd"
    play = dealt(near, "2c", ruled(), dealer="Qh Qc Kc Kh")
    assert choice(play) == TakeDiscard()
    play = play.after(OTHER, TakeDiscard())
    knock = choice(play)
    assert isinstance(knock, Knock)
    assert knock.discard == Card("Kd")


def test_it_throws_the_highest_loose_card_but_not_one_that_the_other_collects() -> None:
    play = dealt("4h 5h 6h 2c 2d 9s Kc Qd 7s Ah", "8d", ruled(), stock="3s")
    play = play.after(OTHER, PassUpcard()).after(DEALER, PassUpcard()).after(OTHER, DrawStock())
    first = choice(play)
    assert first in {Discard(Card("Kc")), Discard(Card("Qd"))}
    play = dealt("4h 5h 6h 2c 2d 9s Kc Qd 7s Ah", "Kd", ruled(), dealer="Ks Kh", stock="3s")
    play = play.after(OTHER, PassUpcard()).after(DEALER, TakeDiscard())
    play = play.after(DEALER, Discard(play.hands[DEALER].minus(parse_cards("Ks Kh Kd")).cards[0]))
    play = play.after(OTHER, DrawStock())
    assert choice(play) == Discard(Card("Qd"))


def test_where_only_gin_ends_a_round_it_goes_on_until_gin() -> None:
    play = played(dealt(LOOSE, "Kd", ruled(preset="straight-gin")))
    assert play.result is not None
    assert play.result.knocker_deadwood == 0


def test_it_declares_big_gin_where_there_is_big_gin() -> None:
    hand, rules = "4h 5h 6h 7h 9s Ts Js 3d 3s 3h", ruled("big_gin=31")
    play = dealt(hand, "8h", rules).after(OTHER, TakeDiscard())
    assert isinstance(choice(play), BigGin)
    play = dealt(hand, "8h", ruled()).after(OTHER, TakeDiscard())
    assert isinstance(choice(play), Knock)


def test_it_lays_off_what_it_can_and_shows_the_rest() -> None:
    play = dealt("4h 5h 6h 9s Ts Js 3d 3s 3h Kd", "2c", ruled(), dealer="7h 8h Qs Qd Qc")
    play = play.after(OTHER, TakeDiscard())
    play = play.after(OTHER, choice(play))
    laid = []
    while isinstance(action := choice(play), LayOff):
        laid.append(action.card)
        play = play.after(DEALER, action)
    assert laid == [Card("7h"), Card("8h")]
    assert isinstance(action, ShowHand)
    assert play.after(DEALER, action).over


def test_the_knocker_lays_off_too_where_he_may() -> None:
    rules = ruled("knocker_layoff=true")
    play = dealt("4h 5h 6h 9s Ts Js 3d 3s 3h Kd", "7c", rules, dealer="7h 7d 7s")
    play = play.after(OTHER, TakeDiscard())
    play = play.after(OTHER, choice(play))  # knocks, with the seven of clubs left over
    while play.awaiting == DEALER:
        play = play.after(DEALER, choice(play))
    if play.awaiting is None:  # the defender had no melds left to lay off on
        return
    while not isinstance(action := choice(play), Finish):
        assert isinstance(action, LayOff)
        play = play.after(OTHER, action)
    assert play.after(OTHER, action).over
