"""What may be added to the melds on the table: matrix rows 19 to 21; E1, E2, E3, E11, E12."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import (
    ContractRound,
    ContractRules,
    Displace,
    Displaced,
    LaidOffOn,
    LayDown,
    LayOff,
    Phase,
)
from hollywood.contract.actions import End
from hollywood.errors import IllegalAction
from hollywood.play import Discard, TakeDiscard
from tests.contract.setting import LEFT, MAY_I, ME, OVER, code, lying, melds, ruled, sitting

MINE = lying(ME, "S Jc Jd Jh", "R 5c 6c 7c 8c")
THEIRS = lying(OVER, "S Qc Qd Qh", "R 5d Ah 7d 8d")


def down(hand: str, rules: ContractRules = MAY_I, **more: object) -> ContractRound:
    """I am down since an earlier turn; so is seat 3. Melds 0 and 1 are mine, 2 and 3 theirs."""
    position = {"on_table": MINE + THEIRS, "hand_number": 2} | more
    return sitting(hand, rules, **position)  # type: ignore[arg-type]


def lie(play: ContractRound, onto: int) -> str:
    return str(play.table.melds[onto].meld)


@pytest.mark.parametrize(
    ("card", "onto", "at", "after"),
    [
        ("Js", 0, None, "Jc Jd Jh Js"),
        ("Ad", 0, None, "Jc Jd Jh Ad"),
        ("Jd", 0, None, "Jc Jd Jd Jh"),
        ("9c", 1, "top", "5c 6c 7c 8c 9c"),
        ("4c", 1, "bottom", "4c 5c 6c 7c 8c"),
        ("Ad", 1, "bottom", "Ad 5c 6c 7c 8c"),
        ("Qs", 2, None, "Qc Qd Qh Qs"),
        ("4d", 3, "bottom", "4d 5d Ah 7d 8d"),
    ],
)
def test_any_meld_on_the_table_can_grow(card: str, onto: int, at: End | None, after: str) -> None:
    """Row 19 and E3: "anywhere on the table", one's own melds too."""
    play = down(f"{card} 2h 2s").after(ME, LayOff(Card(card), onto, at))
    assert lie(play, onto) == after
    assert play.table.melds[onto].owner == (ME if onto < 2 else OVER)
    assert play.hands[ME] == Hand.parse("2h 2s")
    assert play.table.sizes[ME] == 2
    assert play.news == (LaidOffOn(ME, Card(card), onto, at),)


@pytest.mark.parametrize(
    ("card", "onto", "at"),
    [
        ("Ts", 0, None),
        ("Tc", 1, "top"),
        ("9c", 1, "bottom"),
        ("9c", 1, None),
        ("9d", 1, "top"),
        ("Js", 0, "top"),
        ("6d", 3, "top"),
    ],
)
def test_what_does_not_fit(card: str, onto: int, at: End | None) -> None:
    assert code(down(f"{card} 2h 2s"), ME, LayOff(Card(card), onto, at)) == "does_not_fit"


def test_nothing_beyond_the_king() -> None:
    """Row 8; the example EX05."""
    play = down("Ah 2h 2s", on_table=lying(ME, "R Tc Jc Qc Kc", "S 4c 4d 4h"))
    assert code(play, ME, LayOff(Card("Ah"), 0, "top")) == "does_not_fit"
    assert code(play, ME, LayOff(Card("Ah"), 0, "bottom")) is None


def test_melds_are_named_by_number() -> None:
    for onto in (4, -1):
        assert code(down("Js 2h 2s"), ME, LayOff(Card("Js"), onto)) == "no_such_meld"
        assert code(down("6d 2h 2s"), ME, Displace(Card("6d"), onto, "top")) == "no_such_meld"
    assert code(down("Js 2h 2s"), ME, LayOff(Card("Qs"), 2)) == "card_not_held"


def test_one_must_be_down_oneself() -> None:
    """Row 20 and E1; the example EX12. The knob ``layoff_requires_down`` permits more."""
    play = down("Js Qs 6d 2h 2s", on_table=THEIRS)
    assert code(play, ME, LayOff(Card("Qs"), 0)) == "not_down"
    assert code(play, ME, Displace(Card("6d"), 1, "top")) == "not_down"
    free = down("Js Qs 6d 2h 2s", ruled("layoff_requires_down=false"), on_table=THEIRS)
    assert code(free, ME, LayOff(Card("Qs"), 0)) is None
    assert code(free, ME, Displace(Card("6d"), 1, "top")) is None


def test_in_the_turn_of_the_lay_down() -> None:
    """E2: the same turn is early enough; the knob ``layoff_same_turn`` makes the player wait."""
    hand, contract = "3c 3d 3h Kc Kd Kh Qs 2h", LayDown(melds("S 3c 3d 3h", "S Kc Kd Kh"))
    for same, refusal in (("true", None), ("false", "not_this_turn")):
        rules = ruled(f"layoff_same_turn={same}")
        play = sitting(hand, rules, on_table=lying(OVER, "S Qc Qd Qh", "S 5d 5h 5s"), turns=8)
        play = play.after(ME, contract)
        assert code(play, ME, LayOff(Card("Qs"), 0)) == refusal
    earlier = down("Qs 2h 2s", ruled("layoff_same_turn=false"))
    assert code(earlier, ME, LayOff(Card("Qs"), 2)) is None


def test_own_melds_by_option() -> None:
    """The knob ``layoff_targets``."""
    play = down("Js Qs 6d 2h", ruled("layoff_targets=own_melds"))
    assert code(play, ME, LayOff(Card("Js"), 0)) is None
    assert code(play, ME, LayOff(Card("Qs"), 2)) == "own_melds_only"
    assert code(play, ME, Displace(Card("6d"), 3, "top")) == "own_melds_only"


@pytest.mark.parametrize(
    ("wild_to", "after"), [("top", "5d 6d 7d 8d Ah"), ("bottom", "Ah 5d 6d 7d 8d")]
)
def test_a_displaced_ace_goes_to_an_end_of_its_run(wild_to: End, after: str) -> None:
    """Row 21."""
    play = down("6d 2h 2s").after(ME, Displace(Card("6d"), 3, wild_to))
    assert lie(play, 3) == after
    assert play.hands[ME] == Hand.parse("2h 2s")
    assert play.news == (Displaced(ME, Card("6d"), 3, wild_to),)


def test_an_ace_without_room_stays() -> None:
    """E11: nothing stands below the 2 or above the king."""
    low = lying(ME, "R 2c Ah 4c 5c", "S 4d 4h 4s")
    play = down("3c 2h 2s", on_table=low)
    assert code(play, ME, Displace(Card("3c"), 0, "bottom")) == "does_not_fit"
    assert code(play, ME, Displace(Card("3c"), 0, "top")) is None
    full = lying(ME, "R 2c 3c 4c 5c Ah 7c 8c 9c Tc Jc Qc Kc", "S 4d 4h 4s")
    play = down("6c 2h 2s", on_table=full)
    for end in ("top", "bottom"):
        assert code(play, ME, Displace(Card("6c"), 0, end)) == "does_not_fit"


def test_in_a_set_nothing_is_displaced() -> None:
    """Row 21 and E12: runs only; a natural just joins the set."""
    play = down("Js 2h 2s", on_table=lying(ME, "S Jc Jd Ah", "R 5c 6c 7c 8c"))
    assert code(play, ME, Displace(Card("Js"), 0, "top")) == "does_not_fit"
    assert lie(play.after(ME, LayOff(Card("Js"), 0)), 0) == "Jc Jd Js Ah"


def test_only_the_card_it_stands_for_displaces_an_ace() -> None:
    play = down("9d 6c As 2h")
    for card in ("9d", "6c", "As"):
        assert code(play, ME, Displace(Card(card), 3, "top")) == "does_not_fit"


def test_no_displacing_by_option() -> None:
    """The knob ``displace_ace``."""
    play = down("6d 2h 2s", ruled("displace_ace=never"))
    assert code(play, ME, Displace(Card("6d"), 3, "top")) == "no_displacing"


def test_any_number_in_one_turn() -> None:
    play = down("9c Tc Jc 4c Js 2h")
    for card in ("9c", "Tc", "Jc"):
        play = play.after(ME, LayOff(Card(card), 1, "top"))
    play = play.after(ME, LayOff(Card("4c"), 1, "bottom")).after(ME, LayOff(Card("Js"), 0))
    assert lie(play, 1) == "4c 5c 6c 7c 8c 9c Tc Jc"
    assert play.after(ME, Discard(Card("2h"))).over


def test_a_taken_card_is_forgotten_when_it_is_played() -> None:
    play = down("9c 2h 2s", discards="Js", phase=Phase.DRAW).after(ME, TakeDiscard())
    assert play.table.known[ME] == Hand.parse("Js")
    play = play.after(ME, LayOff(Card("Js"), 0))
    assert play.table.known[ME] == Hand()
    assert play.table.taken is None
    assert play.table.known[LEFT] == Hand()


def test_a_meld_gets_no_more_wild_cards_than_others() -> None:
    """The knob ``more_wilds_than_naturals``: 9c XX 2d is no set, not even after laying off."""
    rules = ruled("more_wilds_than_naturals=false", 'wild=["XX", "2"]', "jokers=4")
    play = sitting("9c 9d 9h XX 2d Jc Jd Jh Kd", rules)
    assert code(play, ME, LayDown(melds("S 9c XX 2d", "S Jc Jd Jh"))) == "bad_set"
    down = play.after(ME, LayDown(melds("S 9c 9d XX", "S Jc Jd Jh")))
    wild = down.after(ME, LayOff(Card("2d"), 0))
    assert code(down, ME, LayOff(Card("2d"), 0)) is None
    assert code(wild, ME, LayOff(Card("9h"), 0)) is None
    full = lying(ME, "S 9c 9d XX 2d", "R 5c 2h 7c XX", "R 9s Ts Js 2s")
    play = sitting("9h 2c 8c 6c Kd", rules, on_table=full)
    assert code(play, ME, LayOff(Card("2c"), 0)) == "does_not_fit"
    assert code(play, ME, LayOff(Card("2c"), 1, "top")) == "does_not_fit"
    assert code(play, ME, LayOff(Card("2c"), 2, "top")) is None
    assert code(play.after(ME, LayOff(Card("9h"), 0)), ME, LayOff(Card("2c"), 0)) is None
    moved = play.after(ME, Displace(Card("6c"), 1, "bottom"))
    assert str(moved.table.melds[1].meld) == "2h 5c 6c 7c XX"
    loose = sitting("9h 2c 8c 6c Kd", replace(rules, more_wilds_than_naturals=True), on_table=full)
    assert code(loose, ME, LayOff(Card("2c"), 0)) is None


def test_a_replaced_wild_card_goes_to_the_hand() -> None:
    """The knob ``displace_ace``: kept like any other card, and everybody knows who holds it."""
    rules = ruled("displace_ace=runs_only_to_hand")
    table = lying(OVER, "R 6c Ah 8c 9c") + lying(ME, "S Jc Jd Jh")
    play = sitting("7c Kd", rules, on_table=table)
    assert code(play, ME, Displace(Card("7c"), 0, "top")) == "does_not_fit"
    swapped = play.after(ME, Displace(Card("7c"), 0, None))
    assert swapped.news == (Displaced(ME, Card("7c"), 0, None, Card("Ah")),)
    assert str(swapped.table.melds[0].meld) == "6c 7c 8c 9c"
    assert swapped.hands[ME] == swapped.view(ME).hand == Hand.parse("Ah Kd")
    assert swapped.table.known[ME] == Hand.parse("Ah")
    assert swapped.table.sizes[ME] == 2
    assert code(swapped, ME, Discard(Card("Ah"))) is None
    assert code(swapped, ME, LayOff(Card("Ah"), 1)) is None
    with pytest.raises(IllegalAction):
        sitting("7c Kd", on_table=table).after(ME, Displace(Card("7c"), 0, None))
    full = lying(OVER, "R 2c 3c 4c 5c 6c Ah 8c 9c Tc Jc Qc Kc") + lying(ME, "S Jc Jd Jh")
    assert code(sitting("7c Kd", rules, on_table=full), ME, Displace(Card("7c"), 0, None)) is None


def test_a_replaced_wild_card_is_laid_off_at_once() -> None:
    """``displace_ace=runs_only_to_hand_played_at_once``: nothing else comes before."""
    rules = ruled("displace_ace=runs_only_to_hand_played_at_once")
    table = lying(OVER, "R 6c Ah 8c 9c") + lying(ME, "S Jc Jd Jh")
    play = sitting("7c Kd 5s", rules, on_table=table).after(ME, Displace(Card("7c"), 0, None))
    assert play.table.owed == Card("Ah")
    assert [type(action) for action in play.legal_actions(ME)] == [LayOff] * 3
    assert code(play, ME, Discard(Card("Kd"))) == "wild_first"
    laid = play.after(ME, LayOff(Card("Ah"), 1))
    assert laid.table.owed is None
    assert code(laid, ME, Discard(Card("Kd"))) is None
    # Without a place for it, it stays.
    full = lying(OVER, "R 2c 3c 4c 5c 6c Ah 8c 9c Tc Jc Qc Kc")
    alone = sitting("7c Kd", ruled("layoff_requires_down=false", base=rules), on_table=full)
    assert code(alone, ME, Displace(Card("7c"), 0, None)) == "no_place_for_wild"
    # The last card would have to be kept for the discard.
    stays = ruled("go_out_without_discard=false", base=rules)
    last = sitting("7c", stays, on_table=table)
    assert code(last, ME, Displace(Card("7c"), 0, None)) == "no_place_for_wild"
    assert code(sitting("7c", rules, on_table=table), ME, Displace(Card("7c"), 0, None)) is None


def test_wild_cards_lie_apart_in_a_run() -> None:
    """The knob ``wilds_side_by_side``: 6c XX 2d 9c is no run; a set has no order."""
    rules = ruled(
        "wilds_side_by_side=false", 'wild=["XX", "2"]', "jokers=4", "contracts=SR", "deal=[11]"
    )
    rules = replace(rules, last_hand="same")
    play = sitting("9c XX 2d 9h 6c 2h XX 7c Kd", rules)
    assert code(play, ME, LayDown(melds("S 9c XX 2d", "R 6c 2h XX 9h"))) == "bad_run"
    assert code(play, ME, LayDown(melds("S 9c XX 2d", "R XX 2h 6c 7c"))) == "bad_run"
    down = play.after(ME, LayDown(melds("S 9c 9h XX", "R XX 6c 7c 2h")))
    assert code(down, ME, LayOff(Card("2d"), 1, "top")) == "does_not_fit"
    assert code(down, ME, LayOff(Card("2d"), 1, "bottom")) == "does_not_fit"
    assert code(down, ME, LayOff(Card("2d"), 0)) is None
    table = lying(ME, "S 9c 9d XX", "R 2c 6h 7h XX")
    play = sitting("5h 8h 2d Kd Qs", rules, on_table=table)
    assert code(play, ME, Displace(Card("5h"), 1, "top")) == "does_not_fit"
    assert code(play, ME, Displace(Card("8h"), 1, "bottom")) == "does_not_fit"
    moved = play.after(ME, Displace(Card("8h"), 1, "top"))
    assert str(moved.table.melds[1].meld) == "2c 6h 7h 8h XX"
    loose = sitting("5h 2d Kd Qs", replace(rules, wilds_side_by_side=True), on_table=table)
    assert code(loose, ME, Displace(Card("5h"), 1, "top")) is None
