"""How a hand is won, and what the last hand requires: matrix rows 23 and 24; E13."""

from __future__ import annotations

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import (
    ContractRound,
    Displace,
    Ending,
    HandOver,
    LayDown,
    LayOff,
    Phase,
)
from hollywood.play import Discard, TakeDiscard
from tests.contract.setting import LEFT, MAY_I, ME, code, lying, melds, ruled, sitting

MINE = lying(ME, "S Jc Jd Jh", "R 5c 6c Ah 8c")
SETS = melds("S 3c 3d 3h", "S Kc Kd Kh")
RUNS = melds("R 2h 3h 4h 5h", "R 4s 5s 6s 7s", "R 9d Td Jd Qd")
TWELVE = "2h 3h 4h 5h 4s 5s 6s 7s 9d Td Jd Qd"


def won(play: ContractRound) -> bool:
    if play.result is None:
        return False
    assert play.result.winner == ME
    assert play.result.ending is Ending.WENT_OUT
    assert play.result.left == play.hands
    assert isinstance(play.news[-1], HandOver)
    assert play.awaiting is None
    return True


def test_the_last_card_discarded_wins() -> None:
    """Row 23; the example GO02."""
    assert won(sitting("2h", on_table=MINE, hand_number=2).after(ME, Discard(Card("2h"))))
    assert not won(sitting("2h 2s", on_table=MINE, hand_number=2).after(ME, Discard(Card("2h"))))


def test_the_last_card_laid_off_or_displacing_wins() -> None:
    """Row 23: "If I play all the cards from my hand during my turn"."""
    off = sitting("Js", on_table=MINE, hand_number=2).after(ME, LayOff(Card("Js"), 0))
    place = sitting("7c", on_table=MINE, hand_number=2).after(ME, Displace(Card("7c"), 1, "top"))
    assert won(off)
    assert won(place)


def test_a_lay_down_of_all_cards_wins_at_once() -> None:
    """Row 23; the example LD14."""
    assert won(sitting("3c 3d 3h Kc Kd Kh").after(ME, LayDown(SETS)))
    assert not won(sitting("3c 3d 3h Kc Kd Kh 9s").after(ME, LayDown(SETS)))


def test_the_turns_of_the_result_count_the_last_one() -> None:
    play = sitting("2h", on_table=MINE, hand_number=2, turns=8).after(ME, Discard(Card("2h")))
    assert play.result is not None
    assert play.result.turns == 9
    play = sitting("Js", on_table=MINE, hand_number=2, turns=8).after(ME, LayOff(Card("Js"), 0))
    assert play.result is not None
    assert play.result.turns == 9


def test_a_discard_must_be_kept_by_option() -> None:
    """The knob ``go_out_without_discard``."""
    rules = ruled("go_out_without_discard=false")
    off = sitting("Js", rules, on_table=MINE, hand_number=2)
    assert code(off, ME, LayOff(Card("Js"), 0)) == "keep_a_discard"
    assert code(off, ME, Discard(Card("Js"))) is None
    place = sitting("7c", rules, on_table=MINE, hand_number=2)
    assert code(place, ME, Displace(Card("7c"), 1, "top")) == "keep_a_discard"
    assert code(sitting("3c 3d 3h Kc Kd Kh", rules), ME, LayDown(SETS)) == "keep_a_discard"
    assert code(sitting("3c 3d 3h Kc Kd Kh 9s", rules), ME, LayDown(SETS)) is None
    last = sitting(TWELVE, rules, hand_number=7)
    assert code(last, ME, LayDown(RUNS)) is None


def test_nobody_is_left_with_a_card_he_may_not_discard() -> None:
    """If a taken card must not be discarded, a play that leaves only that card is refused."""
    rules = ruled("rediscard_taken=forbid")
    play = sitting("Js", rules, discards="9s", on_table=MINE, hand_number=2, phase=Phase.DRAW)
    play = play.after(ME, TakeDiscard())
    assert code(play, ME, LayOff(Card("Js"), 0)) == "keep_a_discard"
    assert list(play.legal_actions(ME)) == [Discard(Card("Js"))]


def test_unless_that_card_can_be_played_then() -> None:
    rules = ruled("rediscard_taken=forbid")
    play = sitting("9c", rules, discards="Tc", on_table=MINE, hand_number=2, phase=Phase.DRAW)
    play = play.after(ME, TakeDiscard())
    play = play.after(ME, LayOff(Card("9c"), 1, "top"))
    assert won(play.after(ME, LayOff(Card("Tc"), 1, "top")))
    stern = rules.with_settings(["go_out_without_discard=false"])
    play = sitting("9c", stern, discards="Tc", on_table=MINE, hand_number=2, phase=Phase.DRAW)
    play = play.after(ME, TakeDiscard())
    assert code(play, ME, LayOff(Card("9c"), 1, "top")) == "keep_a_discard"


def test_the_last_hand_is_won_with_all_cards_in_the_contract() -> None:
    """Row 24: "laying down your entire hand with no discard"."""
    assert won(sitting(TWELVE, hand_number=7).after(ME, LayDown(RUNS)))


def test_cards_of_granted_calls_must_fit_in_as_well() -> None:
    """Row 24: with a May-I, fourteen cards must be melded."""
    longer = melds("R 2h 3h 4h 5h 6h", "R 4s 5s 6s 7s", "R 9d Td Jd Qd Ac")
    play = sitting(f"{TWELVE} 6h Ac", hand_number=7)
    assert code(play, ME, LayDown(RUNS)) == "not_all_melded"
    assert won(play.after(ME, LayDown(longer)))


def test_eleven_of_twelve_do_not_win_the_last_hand() -> None:
    """Row 24 and E13; the example GO05: they may not even be laid down."""
    play = sitting(f"{TWELVE} Kh", hand_number=7)
    assert code(play, ME, LayDown(RUNS)) == "not_all_melded"
    assert all(isinstance(action, Discard) for action in play.legal_actions(ME))


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (("R 2h 3h 4h 5h", "R 4s 5s 6s 7s"), "wrong_contract"),
        (("R 2h 3h 4h 5h", "R 4s 5s 6s 7s", "R 9d Td Jd Kd"), "not_in_hand"),
        (("R 2h 3h 4h 5h", "R 4s 5s 6s 7s", "R 9d Td Qd Jd"), "bad_run"),
    ],
)
def test_the_last_hand_has_the_same_reasons(texts: tuple[str, ...], reason: str) -> None:
    assert code(sitting(TWELVE, hand_number=7), ME, LayDown(melds(*texts))) == reason


def test_the_last_hand_like_the_others_by_option() -> None:
    """The knob ``last_hand``."""
    play = sitting(f"{TWELVE} Kh", ruled("last_hand=same"), hand_number=7)
    play = play.after(ME, LayDown(RUNS))
    assert play.hands[ME] == Hand.parse("Kh")
    assert won(play.after(ME, Discard(Card("Kh"))))


def test_the_last_of_fewer_hands_is_the_last() -> None:
    one = ruled('contracts=["SS"]', "deal=[11]")
    assert code(sitting("3c 3d 3h Kc Kd Kh 9s", one), ME, LayDown(SETS)) == "not_all_melded"
    assert code(sitting("3c 3d 3h Kc Kd Kh 9s", MAY_I), ME, LayDown(SETS)) is None


def test_who_waits_for_the_winner_does_not_act() -> None:
    play = sitting("2h", on_table=MINE, hand_number=2).after(ME, Discard(Card("2h")))
    assert code(play, LEFT, Discard(Card("2h"))) == "hand_over"
    assert list(play.legal_actions(LEFT)) == []


def test_the_result_says_whether_the_winner_laid_down_in_the_same_turn() -> None:
    """The fact behind the knob ``out_in_one_turn``."""
    at_once = sitting("3c 3d 3h Kc Kd Kh").after(ME, LayDown(SETS)).result
    with_discard = sitting("3c 3d 3h Kc Kd Kh 9s").after(ME, LayDown(SETS))
    discarded = with_discard.after(ME, Discard(Card("9s"))).result
    later = sitting("2h", on_table=MINE, hand_number=2, turns=8).after(ME, Discard(Card("2h")))
    last = sitting(TWELVE, hand_number=7).after(ME, LayDown(RUNS)).result
    assert at_once is not None
    assert discarded is not None
    assert later.result is not None
    assert last is not None
    assert (at_once.in_one_turn, discarded.in_one_turn, last.in_one_turn) == (True, True, True)
    assert not later.result.in_one_turn
