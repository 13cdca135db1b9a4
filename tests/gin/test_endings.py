"""How a round ends when nobody knocks: the stock, the last discard, the turn cap."""

import random

import pytest

from hollywood.cards import Card
from hollywood.errors import IllegalAction
from hollywood.gin import (
    BigGin,
    Ending,
    GinRound,
    GinRules,
    PassUpcard,
    Phase,
    Refusal,
    RoundOver,
    ScoreKind,
    price,
)
from hollywood.play import Discard, DrawStock, TakeDiscard
from tests.gin.playing import (
    FIRST,
    GIN,
    SECOND,
    anything,
    cards,
    finished,
    holding,
    knock,
    melds,
    random_deal,
)

FIFTIETH = GIN.with_settings(["stock_end=fiftieth_card"])
JUNK = "Ac 3d 5h 7s 9c Jd Kh 3s 4c 6d 8s"
# One card short of gin: Th or 6h completes it.
NEARLY = "7h 8h 9h 2c 2d 2s Qc Qd Qh Kc"


def at_the_floor(rules: GinRules, mine: str, theirs: str) -> GinRound:
    return holding(rules, mine, theirs, stock=2, turns=29)


def test_two_cards_left_after_a_discard_end_the_round_without_a_score() -> None:
    state = at_the_floor(GIN, JUNK, NEARLY).after(FIRST, Discard(Card("8s")))
    assert state.over
    assert state.table.phase is Phase.OVER
    assert state.result is not None
    assert state.result.ending is Ending.DEAD_HAND
    assert state.result.knocker is None
    assert isinstance(state.news[-1], RoundOver)
    score = price(state.result, GIN)
    assert (score.kind, score.winner, score.points, score.boxes) == (ScoreKind.DRAW, None, 0, 0)


def test_three_cards_left_do_not() -> None:
    state = holding(GIN, JUNK, NEARLY, stock=3, turns=28).after(FIRST, Discard(Card("8s")))
    assert not state.over
    assert DrawStock() in state.legal_actions(SECOND)


@pytest.mark.parametrize("floor", [0, 5])
def test_the_floor_is_a_knob(floor: int) -> None:
    rules = GIN.with_settings([f"stock_floor={floor}"])
    state = finished(random_deal(rules, random.Random(1)), anything, random.Random(1))
    assert state.result is not None
    assert state.result.ending is Ending.DEAD_HAND
    assert len(state.stock) == floor


def test_a_knock_on_the_last_card_still_counts() -> None:
    state = at_the_floor(GIN, "7h 8h 9h 2c 2d 2s Qc Qd Qh Ac Kc", "")
    state = state.after(FIRST, knock(GIN, "Kc", "7h 8h 9h", "2c 2d 2s", "Qc Qd Qh"))
    assert not state.over


def test_the_last_discard_may_be_taken_to_knock_with_it() -> None:
    state = at_the_floor(FIFTIETH, JUNK.replace("8s", "Th"), NEARLY)
    state = state.after(FIRST, Discard(Card("Th")))
    assert state.table.phase is Phase.LAST_CHANCE
    assert state.awaiting == SECOND
    assert state.legal_actions(SECOND) == (PassUpcard(), TakeDiscard())
    state = state.after(SECOND, TakeDiscard())
    assert state.table.must_knock
    legal = state.legal_actions(SECOND)
    assert legal
    assert not any(isinstance(action, Discard) for action in legal)
    refused = state.refusal(SECOND, Discard(Card("Kc")))
    assert refused is not None
    assert refused.code is Refusal.MUST_KNOCK
    state = state.after(SECOND, knock(FIFTIETH, "Kc", "7h 8h 9h Th", "2c 2d 2s", "Qc Qd Qh"))
    assert state.table.ending is Ending.GIN


def test_or_passed_and_the_round_is_void() -> None:
    state = at_the_floor(FIFTIETH, JUNK.replace("8s", "Th"), NEARLY)
    state = state.after(FIRST, Discard(Card("Th"))).after(SECOND, PassUpcard())
    assert state.result is not None
    assert state.result.ending is Ending.DEAD_HAND
    assert state.result.turns == 30


def test_it_may_not_be_taken_by_a_player_who_cannot_knock_with_it() -> None:
    state = at_the_floor(FIFTIETH, NEARLY + " Ts", JUNK[:-3])
    state = state.after(FIRST, Discard(Card("Ts")))
    assert state.legal_actions(SECOND) == (PassUpcard(),)
    refused = state.refusal(SECOND, TakeDiscard())
    assert refused is not None
    assert refused.code is Refusal.LAST_DISCARD_KNOCK
    assert "10 deadwood" in refused.words
    with pytest.raises(IllegalAction, match="pass"):
        state.after(SECOND, TakeDiscard())


def test_nothing_else_can_be_done_with_the_last_discard() -> None:
    state = at_the_floor(FIFTIETH, JUNK, NEARLY).after(FIRST, Discard(Card("8s")))
    for action in (DrawStock(), Discard(Card("7h"))):
        refused = state.refusal(SECOND, action)
        assert refused is not None
        assert refused.code is Refusal.LAST_DISCARD_ONLY


def test_a_card_that_only_the_taken_card_would_leave_within_the_limit_is_no_knock() -> None:
    """The only possible knock would discard the card just taken, which is forbidden."""
    theirs = "7h 8h 9h 2c 2d 2s Qc Qd Kc Kd"
    strict = at_the_floor(FIFTIETH, "Ac 3d 5h 7s 9c Jd Kh 2h 4c 6d As", theirs)
    assert strict.after(FIRST, Discard(Card("As"))).legal_actions(SECOND) == (PassUpcard(),)


def test_big_gin_with_the_last_discard() -> None:
    rules = FIFTIETH.with_settings(["big_gin=31", "knock_limit=0"])
    theirs = "7h 8h 9h 2c 2d 2s Qc Qd Qh Qs"
    state = at_the_floor(rules, JUNK.replace("8s", "Th"), theirs)
    state = state.after(FIRST, Discard(Card("Th"))).after(SECOND, TakeDiscard())
    big = BigGin(melds(rules, "7h 8h 9h Th", "2c 2d 2s", "Qc Qd Qh Qs"))
    assert state.after(SECOND, big).table.ending is Ending.BIG_GIN


def test_discards_may_be_swapped_for_ever_so_turns_have_a_cap() -> None:
    rules = GIN.with_settings(["turn_cap=20"])
    state = holding(rules, JUNK, turns=19).after(FIRST, Discard(Card("8s")))
    assert state.result is not None
    assert state.result.ending is Ending.TURN_CAP
    assert price(state.result, rules).kind is ScoreKind.DRAW
    assert not holding(rules, JUNK, turns=18).after(FIRST, Discard(Card("8s"))).over


def test_players_who_only_swap_discards_reach_the_cap() -> None:
    rules = GIN.with_settings(["turn_cap=50", "rediscard_taken=allow"])
    state = random_deal(rules, random.Random(3))
    while not state.over:
        seat = state.awaiting
        assert seat is not None
        state = state.after(seat, TakeDiscard())
        assert state.table.taken is not None
        state = state.after(seat, Discard(state.table.taken))
    assert state.result is not None
    assert (state.result.ending, state.result.turns) == (Ending.TURN_CAP, 50)
    assert len(state.stock) == 31


def test_a_round_that_is_over_refuses_everything() -> None:
    state = at_the_floor(GIN, JUNK, NEARLY).after(FIRST, Discard(Card("8s")))
    for seat in (FIRST, SECOND):
        assert state.legal_actions(seat) == ()
        refused = state.refusal(seat, DrawStock())
        assert refused is not None
        assert refused.code is Refusal.ROUND_OVER


def test_the_result_remembers_the_upcard_and_the_turns() -> None:
    state = at_the_floor(GIN, JUNK, NEARLY).after(FIRST, Discard(Card("8s")))
    assert state.result is not None
    assert state.result.upcard == state.table.upcard
    assert state.result.turns == 30
    assert cards("8s")[0] == state.discard_pile[-1]
