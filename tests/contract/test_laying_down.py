"""What may be laid down: matrix rows 6 to 9, 18, 20, 24 and 30; E10, E11."""

from __future__ import annotations

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import ContractRules, LaidDown, LayDown, LayOff, Refusal
from hollywood.play import Discard
from tests.contract.setting import MAY_I, ME, code, lying, melds, ruled, sitting

TWELVE = "3c 3d 3h Jc Jd Js 5c 6c 7c 8c Ah As"


def lay(hand: str, *texts: str, number: int = 1, rules: ContractRules = MAY_I) -> str | None:
    play = sitting(hand, rules, hand_number=number)
    return code(play, ME, LayDown(melds(*texts)))


@pytest.mark.parametrize(
    ("number", "contract"),
    list(enumerate(("SS", "SR", "RR", "SSS", "SSR", "SRR", "RRR"), start=1)),
)
def test_the_contracts_and_their_fewest_cards(number: int, contract: str) -> None:
    """Row 9: at least 6, 7, 8, 9, 10, 11 and 12 cards."""
    assert MAY_I.contracts[number - 1] == contract
    slots = MAY_I.slots(contract)
    assert sum(slot.least for slot in slots) == number + 5
    sets = ["S 3c 3d 3h", "S Jc Jd Js", "S 8h 8d 8s"]
    runs = ["R 4s 5s 6s 7s", "R 9d Td Jd Qd", "R 5h 6h 7h 8h"]
    chosen = [(sets if kind == "S" else runs).pop(0) for kind in contract]
    cards = " ".join(text[1:] for text in chosen)
    extra = "" if contract == "RRR" else " Kh"
    assert lay(cards + extra, *chosen, number=number) is None


def test_laid_down_the_melds_lie_on_the_table() -> None:
    before = lying(3, "S Qc Qd Qh", "S Kc Kd Kh")
    play = sitting(TWELVE, on_table=before, turns=8)
    play = play.after(ME, LayDown(melds("S 3c 3d 3h", "S Js Jc Jd")))
    assert play.table.melds == (*before, *lying(ME, "S 3c 3d 3h", "S Jc Jd Js"))
    assert play.table.down == (None, 8, None, 6)
    assert play.hands[ME] == Hand.parse("5c 6c 7c 8c Ah As")
    assert play.table.sizes[ME] == 6
    assert play.news == (LaidDown(ME, melds("S 3c 3d 3h", "S Jc Jd Js")),)
    assert play.awaiting == ME
    assert code(play, ME, Discard(Card("Ah"))) is None


def test_once_in_a_hand() -> None:
    play = sitting(TWELVE, on_table=lying(ME, "S Qc Qd Qh", "S Kc Kd Kh"))
    assert code(play, ME, LayDown(melds("S 3c 3d 3h", "S Jc Jd Js"))) == "already_down"


def test_melds_may_be_longer_than_they_must() -> None:
    """Row 18: the number of sets and runs is fixed, not their length."""
    assert lay(TWELVE, "S 3c 3d 3h Ah", "S Jc Jd Js As") is None


def test_melds_may_not_be_longer_where_the_rules_say_so() -> None:
    """The knob ``laydown=least``: exactly three and four cards; the rest can be laid off."""
    rules = ruled("laydown=least")
    assert lay(TWELVE, "S 3c 3d 3h", "S Jc Jd Js", rules=rules) is None
    assert lay(TWELVE, "S 3c 3d 3h Ah", "S Jc Jd Js", rules=rules) == "wrong_contract"
    assert lay(TWELVE, "S 3c 3d 3h", rules=rules) == "wrong_contract"
    play = sitting("3c 3d 3h Ah Jc Jd Js 9s", rules)
    down = play.after(ME, LayDown(melds("S 3c 3d 3h", "S Jc Jd Js")))
    assert code(down, ME, LayOff(Card("Ah"), 0)) is None
    ways = [action for action in play.legal_actions(ME) if isinstance(action, LayDown)]
    assert {len(meld.cards) for way in ways for meld in way.melds} == {3}


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (("S 3c 3d 3h",), "wrong_contract"),
        (("S 3c 3d 3h", "R 5c 6c 7c 8c"), "wrong_contract"),
        (("S 3c 3d 3h", "S Jc Jd Js", "R 5c 6c 7c 8c"), "wrong_contract"),
        ((), "wrong_contract"),
        (("S 3c 3d", "S Jc Jd Js"), "bad_set"),
        (("S 3c 3d 5c", "S Jc Jd Js"), "bad_set"),
        (("S 3c 3d 3h", "R 5c 6c 8c 7c"), "bad_run"),
        (("S 3c 3d 3h", "S 3c Ah As"), "not_in_hand"),
        (("S 3c 3d 3s", "S Jc Jd Js"), "not_in_hand"),
    ],
)
def test_refusals_say_what_is_wrong(texts: tuple[str, ...], reason: str) -> None:
    """Row 18: extra sets or runs are not allowed; each reason has its own code."""
    assert lay(TWELVE, *texts) == reason


def test_aces_are_wild_but_never_alone() -> None:
    """Row 8: anywhere in a set or run, not only aces, not below 2 or above K."""
    hand = "8c Ac Ad Ah As 8d 9h Kd Qd Jd 2s 3s"
    assert lay(hand, "S 8c Ac Ad", "S 8d Ah As") is None
    assert lay(hand, "S Ac Ad Ah", "S 8c 8d As") == "bad_set"
    assert lay(hand, "S 8c 8d Ac", "R Jd Qd Kd Ah", number=2) == "bad_run"
    assert lay(hand, "S 8c 8d Ac", "R Ah Jd Qd Kd", number=2) is None
    assert lay(hand, "S 8c 8d Ac", "R Ah 2s 3s Ad", number=2) == "bad_run"
    assert lay(hand, "S 8c 8d Ac", "R 2s 3s Ah Ad", number=2) is None
    assert lay(hand, "S 8c 8d Ac", "R Ad Ah As 9h", number=2) is None


def test_an_ace_is_where_it_lies() -> None:
    """E11: the player states its place when laying down."""
    hand = "8c 8d 8h 5c 6c 7c Ah Kd"
    for run in ("R 5c 6c 7c Ah", "R Ah 5c 6c 7c"):
        play = sitting(hand, hand_number=2).after(ME, LayDown(melds("S 8c 8d 8h", run)))
        assert play.table.melds[1].meld.cards[0] == Card(run.split()[1])


def test_sets_of_one_rank_and_touching_runs() -> None:
    """Row 30 and E10: allowed; the example LD06. Two knobs forbid them."""
    jacks = ("Jc Jd Jh Js Jc Jd 2h", "S Jc Jd Jh", "S Jc Jd Js")
    runs = ("4c 5c 6c 7c 8c 9c Tc Jc 2h", "R 4c 5c 6c 7c", "R 8c 9c Tc Jc")
    assert lay(*jacks) is None
    assert lay(*runs, number=3) is None
    strict = ruled("duplicate_rank_sets=false", "adjacent_same_suit_runs=false")
    assert lay(*jacks, rules=strict) == "wrong_contract"
    assert lay(*runs, number=3, rules=strict) == "wrong_contract"


def test_two_runs_of_one_suit_keep_their_distance() -> None:
    """The knob ``run_gap``: 3s-6s and 8s-Js leave one place between them, 9s-Qs two."""
    one = ("3s 4s 5s 6s 8s 9s Ts Js 2h", "R 3s 4s 5s 6s", "R 8s 9s Ts Js")
    two = ("3s 4s 5s 6s 9s Ts Js Qs 2h", "R 3s 4s 5s 6s", "R 9s Ts Js Qs")
    for gap, refused in ((1, None), (2, "wrong_contract")):
        rules = ruled("adjacent_same_suit_runs=false", f"run_gap={gap}")
        assert lay(*one, number=3, rules=rules) == refused
        assert lay(*two, number=3, rules=rules) is None
    rules = ruled("adjacent_same_suit_runs=false", "run_gap=2")
    apart = ("3s 4s 5s 6s 8h 9h Th Jh 2h", "R 3s 4s 5s 6s", "R 8h 9h Th Jh")
    assert lay(*apart, number=3, rules=rules) is None


def test_the_lengths_are_knobs() -> None:
    sets = ("3c 3d 3h Jc Jd Js Kd", "S 3c 3d 3h", "S Jc Jd Js")
    assert lay(*sets, rules=ruled("set_min=4")) == "bad_set"
    runs = ("3c 4c 5c 7d 8d 9d Kd", "R 3c 4c 5c", "R 7d 8d 9d")
    assert lay(*runs, number=3) == "bad_run"
    assert lay(*runs, number=3, rules=ruled("run_min=3")) is None


def test_what_is_wild_is_a_knob() -> None:
    hand = ("3c 3d 2h Jc Jd 2s Kd", "S 3c 3d 2h", "S Jc Jd 2s")
    assert lay(*hand) == "bad_set"
    assert lay(*hand, rules=ruled('wild=["2"]')) is None
    jokers = ruled('wild=["XX", "A"]', "jokers=4")
    assert lay("3c 3d XX Jc Jd XX Kd", "S 3c 3d XX", "S Jc Jd XX", rules=jokers) is None


def test_the_ends_of_a_run_are_knobs() -> None:
    rules = ruled('wild=["XX"]', "jokers=4", "run_low=A", "run_high=A")
    hand = ("Ac 2c 3c 4c Jd Qd Kd Ad 9h", "R Ac 2c 3c 4c", "R Jd Qd Kd Ad")
    assert lay(*hand, number=3, rules=rules) is None
    for one in ("run_low=2", "run_high=K"):
        assert lay(*hand, number=3, rules=rules.with_settings([one])) == "bad_run"


def test_naturals_in_a_meld_are_a_knob() -> None:
    hand = ("3c Ad Ah Jc Jd Js Kd", "S 3c Ad Ah", "S Jc Jd Js")
    assert lay(*hand) is None
    assert lay(*hand, rules=ruled("min_naturals_per_meld=2")) == "bad_set"


def test_more_than_the_contract_by_option() -> None:
    """The knob ``laydown``."""
    hand = ("3c 3d 3h Jc Jd Js 8h 8d 8c Kd", "S 3c 3d 3h", "S Jc Jd Js", "S 8h 8d 8c")
    assert lay(*hand) == "wrong_contract"
    rules = ruled("laydown=minimum")
    assert lay(*hand, rules=rules) is None
    assert lay(TWELVE, "S 3c 3d 3h", "S Jc Jd Js", "R 5c 6c 7c 8c", rules=rules) == "wrong_contract"


def test_contracts_with_lengths_of_their_own() -> None:
    rules = ruled('contracts=["S4R5", "SS"]', "deal=[11, 11]")
    hand = "3c 3d 3h 3s 5c 6c 7c 8c 9c Kd"
    assert lay(hand, "S 3c 3d 3h 3s", "R 5c 6c 7c 8c 9c", rules=rules) is None
    assert lay(hand, "S 3c 3d 3h", "R 5c 6c 7c 8c 9c", rules=rules) == "bad_set"


def test_every_code_of_the_melds_room_is_a_refusal() -> None:
    assert {"not_in_hand", "bad_set", "bad_run", "wrong_contract"} <= set(Refusal)
