"""The preset `eaai`: the rules of the EAAI challenge, one by one."""

from __future__ import annotations

import pytest

from hollywood.cards import Card, parse_cards
from hollywood.gin import (
    GIN_PRESETS,
    Ending,
    GinResult,
    GinRound,
    Knock,
    PassUpcard,
    Phase,
    ScoreKind,
    price,
    stacked_deck,
)
from hollywood.match.course import GinCourse, new_course
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard

RULES = GIN_PRESETS["eaai"]
DEALER, FIRST = Seat(0), Seat(1)


def result(
    knocker: int | None, own: int, other: int, ending: Ending = Ending.KNOCK, layoffs: int = 0
) -> GinResult:
    return GinResult(
        ending=ending if knocker is not None else Ending.DEAD_HAND,
        upcard=Card("9c"),
        turns=9,
        knocker=None if knocker is None else Seat(knocker),
        knocker_deadwood=own,
        defender_deadwood=other,
        layoffs=layoffs,
    )


@pytest.mark.parametrize(
    ("played", "kind", "winner", "points"),
    [
        (result(0, 4, 24), ScoreKind.KNOCK, 0, 20),
        (result(0, 0, 24, Ending.GIN), ScoreKind.GIN, 0, 49),
        (result(0, 0, 0, Ending.GIN), ScoreKind.GIN, 0, 25),
        (result(0, 9, 3), ScoreKind.UNDERCUT, 1, 31),
        (result(0, 5, 5), ScoreKind.UNDERCUT, 1, 25),
        (result(None, 0, 0), ScoreKind.DRAW, None, 0),
    ],
)
def test_what_rounds_are_worth(
    played: GinResult, kind: ScoreKind, winner: int | None, points: int
) -> None:
    score = price(played, RULES)
    assert (score.kind, score.winner, score.points) == (kind, winner, points)


def course(*results: GinResult) -> GinCourse:
    there = new_course(RULES, ["Ann", "Bob"], first_dealer=DEALER)
    assert isinstance(there, GinCourse)
    for played in results:
        there = there.after([played])
    return there


def test_the_deal_changes_after_scored_rounds_only() -> None:
    dead, knock = result(None, 0, 0), result(0, 4, 24)
    dealers = [
        course(*played).deals()[0].dealer
        for played in [(), (dead,), (dead, dead), (knock,), (knock, dead), (knock, dead, knock)]
    ]
    assert dealers == [0, 0, 0, 1, 1, 0]


def test_who_reaches_a_hundred_has_won_and_nothing_is_added() -> None:
    gin = result(0, 0, 26, Ending.GIN)
    assert not course(gin).over
    over = course(gin, result(1, 0, 70, Ending.GIN), gin)
    assert over.winners == (Seat(0),)
    assert [column.totals for column in over.sheet.columns] == [(102, 95)]
    assert sum(over.sheet.settlement.net) == 0
    assert over.sheet.settlement.games[0].totals == (102, 95), "no boxes, no bonus, no shutout"
    assert course(gin, gin).sheet.settlement.games[0].totals == (102, 0)


def dealt(first: str = "", dealer: str = "", upcard: str = "9c", stock: str = "") -> GinRound:
    deck = stacked_deck(
        RULES,
        dealer=DEALER,
        hands=(parse_cards(dealer), parse_cards(first)),
        upcard=Card(upcard),
        stock=parse_cards(stock),
    )
    return GinRound.deal(RULES, dealer=DEALER, deck=deck)


def test_the_upcard_goes_round_and_then_the_first_player_draws() -> None:
    play = dealt()
    assert play.awaiting == FIRST
    play = play.after(FIRST, PassUpcard())
    assert play.awaiting == DEALER
    play = play.after(DEALER, PassUpcard())
    assert play.awaiting == FIRST
    assert play.legal_actions(FIRST) == (DrawStock(),), "the upcard is gone by"


def test_a_card_taken_stays_in_the_hand_for_this_turn() -> None:
    play = dealt().after(FIRST, TakeDiscard())
    assert play.why_illegal(FIRST, Discard(Card("9c"))) is not None


def test_the_round_is_void_with_two_cards_in_the_stock() -> None:
    play = dealt().after(FIRST, PassUpcard()).after(DEALER, PassUpcard())
    while play.awaiting is not None:
        seat = play.awaiting
        if play.table.phase is Phase.DRAW:
            play = play.after(seat, DrawStock())
        else:
            play = play.after(seat, play.legal_actions(seat)[0])
    assert play.result is not None
    assert play.result.ending is Ending.DEAD_HAND
    assert play.table.stock == 2


def test_nothing_is_laid_off_on_gin_and_eleven_cards_are_not_big_gin() -> None:
    gin = "4h 5h 6h 9s Ts Js 3d 3s 3h 3c"
    play = dealt(gin, "7h 8s Qs 2c 4d 5d Kc Qd Jd Ac", "7c").after(FIRST, TakeDiscard())
    knock = next(each for each in play.legal_actions(FIRST) if isinstance(each, Discard))
    assert knock.card != Card("7c")
    drawn = dealt(gin, "7h 8s Qs 2c 4d 5d Kc Qd Jd Ac", "7c", "Kd")
    drawn = drawn.after(FIRST, PassUpcard()).after(DEALER, PassUpcard()).after(FIRST, DrawStock())
    knocks = [each for each in drawn.legal_actions(FIRST) if isinstance(each, Knock)]
    over = drawn.after(FIRST, next(each for each in knocks if each.discard == Card("Kd")))
    assert not over.table.layoffs_allowed
    eleven = dealt("4h 5h 6h 7h 9s Ts Js 3d 3s 3h", "", "3c").after(FIRST, TakeDiscard())
    kinds = {type(each).__name__ for each in eleven.legal_actions(FIRST)}
    assert "BigGin" not in kinds
    assert "Knock" in kinds
