"""`hollywood melds`: one hand or many, gin and contract."""

from __future__ import annotations

import pytest

from tests.cli.running import Runner, as_program

EIGHT = "7h 8h 9h 2d 2c 2s Kc Ah"


def test_one_hand_in_words(hollywood: Runner) -> None:
    said = hollywood("melds", EIGHT)
    assert said.out == "melds     2c 2d 2s / 7h 8h 9h\ndeadwood  11 (Kc Ah)\n"
    assert said == hollywood("melds", *EIGHT.split()) == hollywood("melds", EIGHT.replace(" ", ","))


def test_one_hand_as_json(hollywood: Runner) -> None:
    assert hollywood("melds", "7h 8h 9h 2d 5c", "--json").json == {
        "deadwood": 7,
        "melds": [["7h", "8h", "9h"]],
        "left": ["5c", "2d"],
    }


def test_eleven_cards_have_a_best_discard(hollywood: Runner) -> None:
    words = ["melds", "3s Ks 3c 4c 5c 6c Ad 2d 3d Kd Kh"]
    found = hollywood(*words, "--json").json
    assert (found["discard"], found["deadwood_after_discard"]) == ("3s", 0)
    assert found["left_after_discard"] == []
    said = hollywood(*words).out.splitlines()
    assert said[0] == "discard   3s"
    assert said[-1] == "deadwood  0: gin"


def test_the_dearest_of_equal_discards(hollywood: Runner) -> None:
    found = hollywood("melds", "4h 5h 6h 9s Ts Js 6d 6s 6c Kd Qh", "--json", "--all").json
    assert sorted(found["discards"]) == ["Kd", "Qh"]
    assert (found["discard"], found["deadwood_after_discard"]) == ("Kd", 10)


def test_the_verdict(hollywood: Runner) -> None:
    ten = "4h 5h 6h 9s Ts Js 6d 6s 6c Kd"
    assert hollywood("melds", ten).out.endswith("10 (Kd), enough to knock\n")
    assert hollywood("melds", ten, "--rules", "straight-gin").out.endswith("10 (Kd)\n")
    eleven = "4h 5h 6h 7h 9s Ts Js Qs 2d 2c 2s"
    assert hollywood("melds", eleven, "--set", "big_gin=31").out.endswith("deadwood  0: big gin\n")


def test_rules_decide(hollywood: Runner) -> None:
    mixed = ["melds", "7h 8c 9d", "--json"]
    assert hollywood(*mixed).json["deadwood"] == 24
    assert hollywood(*mixed, "--rules", "hollywood-rounds").json["deadwood"] == 0
    assert (
        hollywood("melds", "Ah", "--rules=gin", "--set=ace_points=15", "--json").json["deadwood"]
        == 15
    )


def test_all_arrangements(hollywood: Runner) -> None:
    six = ["melds", "3h 4h 5h 6h 7h 8h", "--all"]
    found = hollywood(*six, "--json").json
    assert found["melds"] == [["3h", "4h", "5h", "6h", "7h", "8h"]]
    assert sorted(found["arrangements"], key=str) == [
        {"melds": [["3h", "4h", "5h", "6h", "7h", "8h"]], "left": []},
        {"melds": [["3h", "4h", "5h"], ["6h", "7h", "8h"]], "left": []},
    ]
    said = hollywood(*six).out
    assert "1 other arrangement, as good:\n  3h 4h 5h / 6h 7h 8h\n" in said


def test_many_hands(hollywood: Runner) -> None:
    hands = "# my hands\n7h 8h 9h\n\n2d 3d 5c  # bad luck\r\n"
    said = hollywood("melds", "-", "--json", stdin=hands)
    assert [found["deadwood"] for found in said.jsons] == [0, 10]
    said = hollywood("melds", "-", stdin=hands)
    assert said.out == (
        "7h 8h 9h\nmelds     7h 8h 9h\ndeadwood  0\n\n"
        "2d 3d 5c\nmelds     none\ndeadwood  10 (5c 2d 3d)\n"
    )


def test_a_bad_line_is_named_and_those_before_it_are_answered(hollywood: Runner) -> None:
    said = hollywood("melds", "-", "--json", stdin="7h 8h 9h\n\n7h 7h\n2d\n")
    assert [found["deadwood"] for found in said.jsons] == [0]
    assert said.complaint == "line 3: 7h is given 2 times; the pack holds it once"
    program = as_program("melds", "-", "--json", stdin="7h 8h 9h\n\n7h 7h\n2d\n")
    assert program == said


@pytest.mark.parametrize("stdin", [b"\xff\xfe\x00", b"7h\n\x80\n", b"7h\x008h\n"])
def test_what_is_no_text(hollywood: Runner, stdin: bytes) -> None:
    assert "standard input is not text" in hollywood("melds", "-", stdin=stdin).complaint
    assert "standard input is not text" in as_program("melds", "-", stdin=stdin).complaint


def test_a_byte_order_mark_is_no_card(hollywood: Runner) -> None:
    assert hollywood("melds", "-", "--json", stdin=b"\xef\xbb\xbf7h\n").json["deadwood"] == 7


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["7x"], "'7x' is not a card: write a rank of A23456789TJQK and a suit of cdhs"),
        (["7h 7h"], "7h is given 2 times; the pack holds it once"),
        (["XX"], "this game has no jokers"),
        (["Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad"], "14 cards are too many: the most is 13"),
        ([""], "there are no cards"),
        (["7h", "--contract", "SS"], "--contract is for contract games, as with --rules may-i"),
        (["7h", "--hand-number", "1"], "--hand-number is for contract games"),
    ],
)
def test_bad_hands(hollywood: Runner, words: list[str], complaint: str) -> None:
    assert hollywood("melds", *words).complaint.startswith(complaint)


MET = "3c 3d Ah 5c 6c Ac 8c Qs Kd Kh 2s 9d"


def test_a_contract_that_is_met(hollywood: Runner) -> None:
    found = hollywood("melds", "--rules", "may-i", "--hand-number", "2", MET, "--json").json
    assert found["hand"] == 2
    assert found["contract"] == "SR"
    assert found["met"]
    assert found["missing"] == 0
    assert sum(map(len, found["melds"])) + len(found["left"]) == 12
    said = hollywood("melds", "--rules", "may-i", "--contract", "sr", MET).out
    assert said.startswith("contract  a set and a run: met\nmelds ")


def test_a_contract_that_is_not_met(hollywood: Runner) -> None:
    found = hollywood("melds", "--rules=may-i", "--contract=RR", MET, "--json").json
    assert not found["met"]
    assert found["missing"] > 0
    assert found["melds"] == []
    assert len(found["left"]) == 12


def test_the_last_hand_wants_every_card(hollywood: Runner) -> None:
    twelve = "2h 3h 4h 5h 4s 5s 6s 7s 9d Td Jd Qd"
    last = ["melds", "--rules", "may-i", "--hand-number", "7"]
    assert "three runs: met, with every card\n" in hollywood(*last, twelve).out
    assert hollywood(*last, twelve, "--json").json["met"]
    thirteen = hollywood(*last, f"{twelve} 3c", "--json").json
    assert not thirteen["met"]
    assert thirteen["left"] == ["3c"]
    assert thirteen["missing"] == 1
    said = "1 card short: every card must be melded\n"
    assert said in hollywood(*last, f"{twelve} 3c").out
    assert "hand 7  three runs" in (every := hollywood(*last[:3], f"{twelve} 3c").out)
    assert every.endswith(said)
    assert hollywood("melds", "--rules=may-i", "--contract=RRR", f"{twelve} 3c", "--json").json[
        "met"
    ]


def test_all_contracts_at_once(hollywood: Runner) -> None:
    found = hollywood("melds", "--rules", "may-i", MET, "--json").json["contracts"]
    assert [each["contract"] for each in found] == ["SS", "SR", "RR", "SSS", "SSR", "SRR", "RRR"]
    said = hollywood("melds", "--rules", "may-i", MET).out.splitlines()
    assert len(said) == 7
    assert said[1] == "hand 2  a set and a run     met"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--contract", "XYZ"], "--contract cannot be XYZ: one to five "),
        (["--hand-number", "8"], "--hand-number cannot be 8: from 1 to 7"),
        (["--hand-number", "1", "--contract", "SS"], "--contract and --hand-number exclude"),
        (["--all"], "--all is for the games of gin"),
    ],
)
def test_bad_contracts(hollywood: Runner, words: list[str], complaint: str) -> None:
    said = hollywood("melds", "--rules", "may-i", *words, MET)
    assert said.complaint.startswith(complaint)


def test_two_packs_hold_two_of_a_card(hollywood: Runner) -> None:
    assert hollywood("melds", "--rules=may-i", "7h 7h").status == 0
    assert "only 2 times" in hollywood("melds", "--rules=may-i", "7h 7h 7h").complaint
