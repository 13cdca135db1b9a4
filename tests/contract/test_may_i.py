"""Who may ask for a discard out of turn: matrix rows 10 to 17 and 29; E4 to E9."""

from __future__ import annotations

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractRules,
    DenyMayI,
    DrewPenalty,
    MayICalled,
    MayIDenied,
    MayIGranted,
    MayIWithdrawn,
    Phase,
    WithdrawMayI,
    eligible,
    holder,
)
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.contract.setting import LEFT, MAY_I, ME, OVER, RIGHT, code, dealt, lying, ruled, sitting


def offer(rules: ContractRules = MAY_I, **more: object) -> ContractRound:
    """Seat 1 is in turn; Kd lies on 9h and 4c; the stock begins with 2s 7c Js."""
    more.setdefault("turns", 8)
    position = {"discards": "4c 9h Kd", "stock": "2s 7c Js", "phase": Phase.DRAW, "others": 11}
    return sitting("3c 4c", rules, **(position | more))  # type: ignore[arg-type]


def options(play: ContractRound) -> list[str]:
    return [type(action).__name__ for action in play.legal_actions(ME)]


def test_any_other_player_may_call_until_the_player_in_turn_acts() -> None:
    """Row 10: before my turn starts, for the top discard."""
    play = offer()
    assert eligible(play.table) == (LEFT, OVER, RIGHT)
    called = play.after(OVER, CallMayI(3))
    assert called.news == (MayICalled(OVER, 3),)
    assert holder(called.table) == OVER
    for begun in (play.after(ME, DrawStock()), play.after(ME, TakeDiscard())):
        assert code(begun, OVER, CallMayI()) == "offer_over"
        assert eligible(begun.table) == ()


def test_a_card_left_for_the_stock_may_still_be_called_for_until_the_first_play() -> None:
    """The knob ``may_i.when``: the player in turn has drawn, so the call can only be allowed."""
    late = ruled("may_i.when=until_first_play")
    assert code(offer(late).after(ME, TakeDiscard()), OVER, CallMayI()) == "offer_over"
    drew = offer(late).after(ME, DrawStock())
    assert eligible(drew.table) == (LEFT, OVER, RIGHT)
    assert code(drew.after(ME, Discard(Card("3c"))), ME, CallMayI()) is None
    called = drew.after(RIGHT, CallMayI())
    assert options(called) == ["AllowMayI"]
    assert code(called, ME, DenyMayI()) == "already_drew"
    assert code(called, ME, Discard(Card("3c"))) == "answer_first"
    assert options(called.after(RIGHT, WithdrawMayI()))[0] == "Discard"
    allowed = called.after(ME, AllowMayI())
    assert allowed.news[0] == MayIGranted(RIGHT, Card("Kd"))
    assert allowed.table.phase is Phase.PLAY
    assert allowed.awaiting == ME
    assert code(allowed, OVER, CallMayI()) == "granted_already"
    denied = ruled("may_i.when=until_first_play", "may_i.deny_forces_discard=false")
    play = offer(denied).after(LEFT, CallMayI()).after(ME, DenyMayI()).after(ME, DrawStock())
    assert code(play, LEFT, CallMayI()) == "denied_already"
    down = offer(ruled("may_i.per_turn=2", base=late)).after(ME, DrawStock())
    twice = down.after(LEFT, CallMayI()).after(ME, AllowMayI())
    assert code(twice, OVER, CallMayI()) is None


def test_the_player_in_turn_does_not_call() -> None:
    """Row 11: the player in turn has the first claim."""
    assert code(offer(), ME, CallMayI()) == "own_turn"
    assert code(offer(), ME, WithdrawMayI()) == "own_turn"


def test_a_call_is_answered_before_anything_else() -> None:
    """Row 11: first dibs, so allow it or deny it."""
    play = offer().after(LEFT, CallMayI())
    assert options(play) == ["AllowMayI", "DenyMayI"]
    assert code(play, ME, DrawStock()) == "answer_first"
    assert code(play, ME, TakeDiscard()) == "answer_first"
    for answer in (AllowMayI(), DenyMayI()):
        assert code(offer(), ME, answer) == "nothing_to_answer"
        assert code(play, OVER, answer) == "not_your_turn"


def test_allowed_the_caller_takes_the_discard_and_a_card_of_the_stock() -> None:
    """Row 12; the example MI01."""
    play = offer().after(OVER, CallMayI(1)).after(ME, AllowMayI())
    assert play.news == (MayIGranted(OVER, Card("Kd")), DrewPenalty(OVER, Card("2s")))
    assert play.hands[OVER].holds([Card("Kd"), Card("2s")])
    assert play.table.granted == (0, 0, 0, 1)
    assert play.table.known[OVER] == Hand.parse("Kd")
    assert play.table.sizes[OVER] == 13
    assert play.awaiting == ME


def test_then_the_player_in_turn_has_the_stock_or_the_next_visible_discard() -> None:
    """Row 12."""
    play = offer().after(OVER, CallMayI()).after(ME, AllowMayI())
    assert options(play) == ["DrawStock", "TakeDiscard"]
    assert Card("7c") in play.after(ME, DrawStock()).hands[ME]
    assert Card("9h") in play.after(ME, TakeDiscard()).hands[ME]


def test_denied_he_must_take_the_discard() -> None:
    """Row 13: "I may not deny ... and then draw from the deck". E7: the caller gets nothing."""
    play = offer().after(OVER, CallMayI()).after(LEFT, CallMayI())
    denied = play.after(ME, DenyMayI())
    assert denied.news == (MayIDenied(OVER if holder(play.table) == OVER else LEFT),)
    assert options(denied) == ["TakeDiscard"]
    assert code(denied, ME, DrawStock()) == "must_take"
    assert denied.table.calls == ()
    assert denied.hands == play.hands
    assert code(denied, OVER, CallMayI()) == "denied_already"
    assert Card("Kd") in denied.after(ME, TakeDiscard()).hands[ME]


def test_after_his_turn_the_denial_is_forgotten() -> None:
    play = offer().after(OVER, CallMayI()).after(ME, DenyMayI()).after(ME, TakeDiscard())
    play = play.after(ME, Discard(Card("3c")))
    assert not play.table.denied
    assert code(play, OVER, CallMayI()) is None


def test_the_first_call_stands() -> None:
    """Row 14: the first person wins."""
    play = offer().after(RIGHT, CallMayI(1)).after(LEFT, CallMayI(2))
    assert holder(play.table) == RIGHT
    granted = play.after(ME, AllowMayI())
    assert granted.table.calls == ()
    assert granted.table.granted == (1, 0, 0, 0)


def test_a_tie_goes_clockwise_from_the_player_in_turn() -> None:
    """Row 14; the example MI04: clockwise from seat 1 come 2, 3, 0."""
    play = offer().after(RIGHT, CallMayI(1)).after(OVER, CallMayI(1))
    assert holder(play.table) == OVER
    assert holder(play.after(LEFT, CallMayI(2)).table) == OVER


def test_moments_do_not_run_backwards() -> None:
    play = offer().after(RIGHT, CallMayI(5))
    assert code(play, LEFT, CallMayI(4)) == "moment_past"
    assert code(play, LEFT, CallMayI(5)) is None
    assert code(play, LEFT, CallMayI(99)) is None
    assert list(play.legal_actions(LEFT)) == [CallMayI(5)]
    later = play.after(LEFT, CallMayI(9)).after(LEFT, WithdrawMayI())
    assert code(later, LEFT, CallMayI(4)) == "moment_past"
    assert code(later, LEFT, CallMayI(5)) is None
    assert code(offer(), LEFT, CallMayI(-1)) == "moment_past"


def test_moments_start_again_with_each_discard() -> None:
    play = offer().after(RIGHT, CallMayI(5)).after(RIGHT, WithdrawMayI()).after(ME, DrawStock())
    play = play.after(ME, Discard(Card("3c")))
    assert code(play, RIGHT, CallMayI()) is None


def test_a_withdrawn_call_leaves_the_chance_to_the_others() -> None:
    """Row 15; the example MI06."""
    play = offer().after(OVER, CallMayI(1)).after(RIGHT, CallMayI(2))
    play = play.after(OVER, WithdrawMayI())
    assert play.news == (MayIWithdrawn(OVER),)
    assert holder(play.table) == RIGHT
    alone = play.after(RIGHT, WithdrawMayI())
    assert holder(alone.table) is None
    assert options(alone) == ["DrawStock", "TakeDiscard"]
    assert code(alone, OVER, CallMayI(2)) is None
    assert code(alone, OVER, WithdrawMayI()) == "not_called"


def test_nobody_calls_twice_at_once() -> None:
    play = offer().after(OVER, CallMayI(1))
    assert code(play, OVER, CallMayI(2)) == "already_called"


def test_one_call_is_granted_in_a_turn() -> None:
    """Row 16 and E4: "I don't believe multiple May-I?s are allowed"."""
    play = offer().after(OVER, CallMayI()).after(ME, AllowMayI())
    assert eligible(play.table) == ()
    assert code(play, LEFT, CallMayI()) == "granted_already"


def test_several_in_a_turn_by_option() -> None:
    """E4: the knob ``per_turn``."""
    play = offer(ruled("may_i.per_turn=2"))
    play = play.after(OVER, CallMayI(7)).after(ME, AllowMayI())
    play = play.after(OVER, CallMayI()).after(ME, AllowMayI())
    assert play.hands[OVER].holds([Card(c) for c in ("Kd", "2s", "9h", "7c")])
    assert code(play, LEFT, CallMayI()) == "granted_already"
    assert play.table.granted == (0, 0, 0, 2)
    assert options(play) == ["DrawStock", "TakeDiscard"]


def test_five_granted_calls_in_a_hand() -> None:
    """Row 17: 5 calls, or 21 cards, which is the same: 11 + 2 x 5."""
    used = offer(granted=(0, 0, 0, 5), others=11)
    assert code(used, OVER, CallMayI()) == "no_calls_left"
    assert eligible(used.table) == (LEFT, RIGHT)
    assert code(offer(granted=(0, 0, 0, 4)), OVER, CallMayI()) is None
    big = offer(ruled("may_i.limit=6"), others=20, granted=(5, 0, 5, 5))
    assert code(big, OVER, CallMayI()) == "too_many_cards"
    assert code(offer(others=19), OVER, CallMayI()) is None
    assert code(offer(ruled("may_i.max_cards=20"), others=19), OVER, CallMayI()) == "too_many_cards"


def test_only_granted_calls_count() -> None:
    """E5: withdrawn and denied calls cost nothing; the knob ``counted`` makes them count."""
    for counted, left in (("granted_only", None), ("all_calls", "no_calls_left")):
        play = offer(ruled(f"may_i.counted={counted}", "may_i.limit=1"))
        play = play.after(OVER, CallMayI()).after(OVER, WithdrawMayI())
        assert play.table.called == (0, 0, 0, 1)
        assert code(play, OVER, CallMayI()) == left


def test_the_discarder_may_call_for_his_own_discard() -> None:
    """E6: "other players" does not exclude them; the knob ``may_i_own_discard`` does."""
    for own, refusal in (("true", None), ("false", "own_discard")):
        play = offer(ruled(f"may_i_own_discard={own}"))
        assert play.table.discarders[-1] == RIGHT
        assert code(play, RIGHT, CallMayI()) == refusal
        assert code(play, LEFT, CallMayI()) is None


def test_the_next_visible_discard_has_a_discarder_of_its_own() -> None:
    rules = ruled("may_i_own_discard=false", "may_i.per_turn=2")
    play = offer(rules, discarders=(Seat(2), Seat(2), Seat(0)))
    play = play.after(OVER, CallMayI()).after(ME, AllowMayI())
    assert code(play, RIGHT, CallMayI()) is None
    assert code(play, LEFT, CallMayI()) == "own_discard"


def test_the_first_upcard_is_open_to_may_i() -> None:
    """E8: if it is granted the pile is empty and the stock must be drawn."""
    play = dealt().after(OVER, CallMayI()).after(ME, AllowMayI())
    assert play.table.discards == ()
    assert options(play) == ["DrawStock"]
    assert code(play, ME, TakeDiscard()) == "pile_empty"


def test_nobody_calls_for_an_empty_pile() -> None:
    play = dealt(ruled("may_i.per_turn=3")).after(OVER, CallMayI()).after(ME, AllowMayI())
    assert code(play, LEFT, CallMayI()) == "pile_empty"


def test_who_is_down_does_not_call() -> None:
    """Rows 10 and 29; the example MI08. The knob ``who`` permits it."""
    on_table = lying(OVER, "S Qc Qd Qh", "S Jc Jd Jh")
    play = offer(on_table=on_table)
    assert code(play, OVER, CallMayI()) == "caller_is_down"
    assert eligible(play.table) == (LEFT, RIGHT)
    assert code(offer(ruled("may_i.who=others"), on_table=on_table), OVER, CallMayI()) is None


def test_the_player_in_turn_who_is_down_may_take_and_deny() -> None:
    """Row 29 and E9; the example MI14."""
    play = offer(on_table=lying(ME, "S Qc Qd Qh", "S Jc Jd Jh"))
    assert options(play) == ["DrawStock", "TakeDiscard"]
    denied = play.after(OVER, CallMayI()).after(ME, DenyMayI())
    assert options(denied) == ["TakeDiscard"]


def test_a_call_needs_a_penalty_card() -> None:
    """E14: if there is no penalty card, a May-I cannot be granted, so it cannot be called."""
    assert code(offer(stock="", discards="9h Kd"), LEFT, CallMayI()) == "no_penalty_card"
    assert code(offer(stock="", discards="4c 9h Kd"), LEFT, CallMayI()) is None
    assert code(offer(stock="2s", discards="Kd"), LEFT, CallMayI()) is None


@pytest.mark.parametrize(("penalty", "size"), [(0, 12), (1, 13), (2, 14), (3, 15)])
def test_the_penalty_is_a_knob(penalty: int, size: int) -> None:
    play = offer(ruled(f"may_i.penalty_cards={penalty}")).after(OVER, CallMayI())
    play = play.after(ME, AllowMayI())
    assert play.table.sizes[OVER] == len(play.hands[OVER]) == size
    assert len(play.news) == 1 + penalty


def test_a_denial_need_not_force_the_discard() -> None:
    """The knob ``deny_forces_discard``."""
    play = offer(ruled("may_i.deny_forces_discard=false"))
    play = play.after(OVER, CallMayI()).after(ME, DenyMayI())
    assert options(play) == ["DrawStock", "TakeDiscard"]


def test_the_nearest_caller_by_option() -> None:
    """The knob ``priority``."""
    play = offer(ruled("may_i.priority=clockwise"))
    play = play.after(RIGHT, CallMayI(1)).after(LEFT, CallMayI(2))
    assert holder(play.table) == LEFT


def test_calls_that_bind_by_option() -> None:
    """The knob ``withdraw``."""
    play = offer(ruled("may_i.withdraw=false")).after(OVER, CallMayI())
    assert code(play, OVER, WithdrawMayI()) == "no_withdrawing"
    assert list(play.legal_actions(OVER)) == []


def test_only_the_stock_after_a_grant_by_option() -> None:
    """The knob ``after``; yet a player who then denies a call must take the card."""
    rules = ruled("may_i.after=active_draws_stock", "may_i.per_turn=2")
    play = offer(rules).after(OVER, CallMayI()).after(ME, AllowMayI())
    assert options(play) == ["DrawStock"]
    assert code(play, ME, TakeDiscard()) == "stock_only"
    assert options(play.after(LEFT, CallMayI()).after(ME, DenyMayI())) == ["TakeDiscard"]


def test_a_table_without_may_i() -> None:
    """The knob ``may_i`` = none."""
    play = offer(ruled("may_i=none"))
    assert code(play, LEFT, CallMayI()) == "no_may_i"
    assert eligible(play.table) == ()
    assert options(play) == ["DrawStock", "TakeDiscard"]


def test_who_has_laid_down_takes_no_discard_where_the_rules_say_so() -> None:
    """The knob ``take_after_laying_down``; such a player has no claim, and so denies nobody."""
    mine = lying(ME, "S Qc Qd Qh", "S 8c 8d 8h")
    assert code(offer(on_table=mine), ME, TakeDiscard()) is None
    play = offer(ruled("take_after_laying_down=false"), on_table=mine)
    assert code(play, ME, TakeDiscard()) == "down_draws_only"
    assert options(play) == ["DrawStock"]
    called = play.after(OVER, CallMayI())
    assert code(called, ME, DenyMayI()) == "down_draws_only"
    assert options(called) == ["AllowMayI"]
    assert code(offer(play.table.rules), ME, TakeDiscard()) is None


def test_who_has_laid_down_may_deny_where_that_forces_nothing() -> None:
    rules = ruled("take_after_laying_down=false", "may_i.deny_forces_discard=false")
    mine = lying(ME, "S Qc Qd Qh", "S 8c 8d 8h")
    denied = offer(rules, on_table=mine).after(OVER, CallMayI()).after(ME, DenyMayI())
    assert options(denied) == ["DrawStock"]
