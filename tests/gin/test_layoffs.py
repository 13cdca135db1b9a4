"""After the knock: layoffs, the defender's melds, and the knocker's layoffs where allowed."""

import pytest

from hollywood.cards import Card, Hand
from hollywood.gin import (
    BigGin,
    Ending,
    Finish,
    GinRound,
    GinRules,
    LaidOffOn,
    LayOff,
    Phase,
    Refusal,
    RoundOver,
    ScoreKind,
    ShowHand,
    Shown,
    price,
)
from hollywood.play import DrawStock
from tests.gin.playing import FIRST, GIN, SECOND, cards, defend, holding, knock, melds

# The knocker keeps 8d; threes, 7-8-9 of spades and kings can be added to.
KNOCKER = "3c 3d 3h 7s 8s 9s Kc Kd Kh 8d Qd"
SPREAD = ("3c 3d 3h", "7s 8s 9s", "Kc Kd Kh")
DEFENDER = "3s 6s Ts Js 5d 5h 5c Ks 2c Ac"


def knocked(rules: GinRules = GIN) -> GinRound:
    return holding(rules, KNOCKER, DEFENDER).after(FIRST, knock(rules, "Qd", *SPREAD))


def gin(rules: GinRules) -> GinRound:
    state = holding(rules, "3c 3d 3h 7s 8s 9s Kc Kd Kh Ks Qd", "3s 6s Ts Js 5d 5h 5c 2h 2c Ac")
    return state.after(FIRST, knock(rules, "Qd", "3c 3d 3h", "7s 8s 9s", "Kc Kd Kh Ks"))


def code(state: GinRound, action: object) -> Refusal | None:
    assert state.awaiting is not None
    refused = state.refusal(state.awaiting, action)  # type: ignore[arg-type]
    return None if refused is None else refused.code


def test_layoffs_go_card_by_card_and_in_chains() -> None:
    state = knocked()
    assert code(state, LayOff(Card("Js"), 1)) is Refusal.DOES_NOT_FIT
    state = state.after(SECOND, LayOff(Card("Ts"), 1))
    assert state.news == (LaidOffOn(SECOND, Card("Ts"), 1),)
    assert str(state.table.spread[1]) == "7s 8s 9s Ts"
    assert Card("Ts") not in state.hands[SECOND]
    state = state.after(SECOND, LayOff(Card("Js"), 1))
    assert str(state.table.spread[1]) == "7s 8s 9s Ts Js"
    assert state.awaiting == SECOND
    assert len(state.table.layoffs) == 2


def test_the_layoffs_of_a_whole_hand_make_an_undercut() -> None:
    state = defend(knocked())
    assert state.result is not None
    assert state.result.defender_deadwood == 3
    assert state.result.layoffs == len(state.table.layoffs) > 0
    score = price(state.result, GIN)
    assert (score.kind, score.winner, score.points) == (ScoreKind.UNDERCUT, SECOND, 15)


def test_the_defender_shows_his_melds_and_may_choose_worse() -> None:
    state = knocked()
    worse = state.after(SECOND, ShowHand(()))
    assert worse.over
    assert worse.result is not None
    assert worse.result.defender_deadwood == 57
    shown, over = worse.news
    assert shown == Shown(SECOND, (), Hand.parse(DEFENDER))
    assert isinstance(over, RoundOver)
    assert over.result == worse.result
    assert worse.table.shown == ()
    assert worse.table.phase is Phase.OVER


def test_final_hands_are_what_each_held_when_the_play_stopped() -> None:
    state = defend(knocked())
    assert state.final_hands == (Hand.parse(KNOCKER) - Card("Qd"), Hand.parse(DEFENDER))


@pytest.mark.parametrize("onto", [-1, 3])
def test_a_meld_must_be_there(onto: int) -> None:
    assert code(knocked(), LayOff(Card("3s"), onto)) is Refusal.NO_SUCH_MELD


def test_what_cannot_be_done_after_a_knock() -> None:
    state = knocked()
    assert code(state, LayOff(Card("3c"), 0)) is Refusal.CARD_NOT_HELD
    assert code(state, LayOff(Card("2c"), 0)) is Refusal.DOES_NOT_FIT
    assert code(state, ShowHand(melds(GIN, "7h 8h 9h"))) is Refusal.WRONG_MELDS
    assert code(state, DrawStock()) is Refusal.AFTER_THE_KNOCK
    assert code(state, Finish()) is Refusal.SHOW_FIRST
    assert state.legal_actions(FIRST) == ()


def test_without_layoffs_the_defender_only_shows() -> None:
    rules = GIN.with_settings(["layoff=false"])
    state = knocked(rules)
    assert code(state, LayOff(Card("3s"), 0)) is Refusal.NO_LAYOFFS
    assert all(isinstance(action, ShowHand) for action in state.legal_actions(SECOND))


def test_nothing_is_laid_off_on_gin_but_the_defender_still_shows() -> None:
    state = gin(GIN)
    assert state.table.ending is Ending.GIN
    assert code(state, LayOff(Card("3s"), 0)) is Refusal.NO_LAYOFFS_ON_GIN
    assert state.why_illegal(SECOND, ShowHand(melds(GIN, "5c 5d 5h"))) is None


def test_where_the_rules_say_so_layoffs_count_on_gin_too() -> None:
    rules = GIN.with_settings(["layoff_on_gin=true"])
    state = gin(rules)
    assert code(state, LayOff(Card("3s"), 0)) is None
    assert defend(state).result != defend(gin(GIN)).result


def test_nothing_is_ever_laid_off_on_big_gin() -> None:
    rules = GIN.with_settings(["layoff_on_gin=true", "big_gin=31"])
    state = holding(rules, "3c 3d 3h 7s 8s 9s Ts Kc Kd Kh Ks", "3s 6s Js Qs 5s 4s 2h 2c Ac Ad")
    state = state.after(FIRST, BigGin(melds(rules, "3c 3d 3h", "7s 8s 9s Ts", "Kc Kd Kh Ks")))
    assert code(state, LayOff(Card("3s"), 0)) is Refusal.NO_LAYOFFS_ON_BIG_GIN
    assert "on big gin" in str(state.why_illegal(SECOND, LayOff(Card("3s"), 0)))


def test_the_knocker_does_not_lay_off() -> None:
    """The plain gin page forbids it; the others allow it to the opponent alone."""
    state = knocked().after(SECOND, ShowHand(()))
    assert state.over


KNOCKER_LAYOFF = GIN.with_settings(["knocker_layoff=true"])


def test_where_the_rules_say_so_he_lays_off_on_the_defenders_melds_and_finishes() -> None:
    state = holding(
        KNOCKER_LAYOFF, "3c 3d 3h 7s 8s 9s Kd Kh Ks 9c Qd", "Tc Jc Qc Ah 2d 4c 5h 6d 4h 5d"
    )
    state = state.after(FIRST, knock(KNOCKER_LAYOFF, "Qd", "3c 3d 3h", "7s 8s 9s", "Kd Kh Ks"))
    state = state.after(SECOND, ShowHand(melds(KNOCKER_LAYOFF, "Tc Jc Qc")))
    assert state.table.phase is Phase.KNOCKER_LAYOFF
    assert state.awaiting == FIRST
    assert state.legal_actions(FIRST) == (LayOff(Card("9c"), 0), Finish())
    assert code(state, LayOff(Card("9c"), 1)) is Refusal.NO_SUCH_MELD
    assert code(state, ShowHand(())) is Refusal.ALREADY_SHOWN
    assert code(state, DrawStock()) is Refusal.AFTER_THE_KNOCK
    kept = state.after(FIRST, Finish()).result
    state = state.after(FIRST, LayOff(Card("9c"), 0))
    assert state.table.shown is not None
    assert str(state.table.shown[0]) == "9c Tc Jc Qc"
    state = state.after(FIRST, Finish())
    assert state.result is not None
    assert kept is not None
    assert (kept.knocker_deadwood, state.result.knocker_deadwood) == (9, 0)
    assert state.result.knocker_layoffs == 1
    assert state.result.ending is Ending.KNOCK  # laid off, not melded: no gin
    assert state.final_hands[FIRST] == Hand.of(cards("3c 3d 3h 7s 8s 9s Kd Kh Ks 9c"))


def test_he_does_not_where_the_defender_shows_no_melds() -> None:
    state = knocked(KNOCKER_LAYOFF)
    assert state.after(SECOND, ShowHand(())).over


def test_he_does_not_after_gin() -> None:
    state = gin(KNOCKER_LAYOFF)
    assert state.after(SECOND, ShowHand(melds(GIN, "5c 5d 5h"))).over
