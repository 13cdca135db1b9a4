"""`hollywood defend`: the best answer to a knock."""

from __future__ import annotations

import pytest

from tests.cli.running import Runner, as_program

HAND = "5c 5d 6d 6h 9c 9h 9s Ts Jd Js"
SPREAD = "7c 7h 7s / 7d 8d 9d / Tc Td Th"


def test_melds_and_layoffs_are_solved_together(hollywood: Runner) -> None:
    found = hollywood("defend", HAND, "--spread", SPREAD, "--set=hand_size=10", "--json").json
    assert found["deadwood"] == 31
    assert found["deadwood_without_layoff"] == 50
    assert sorted(laid["card"] for laid in found["laid_off"]) == ["5d", "6d", "Ts"]
    assert {"card": "Ts", "onto": ["Tc", "Td", "Th"]} in found["laid_off"]
    assert sorted(found["left"]) == ["5c", "6h", "Jd", "Js"]
    said = hollywood("defend", *HAND.split(), "--spread", SPREAD).out
    assert said == (
        "lay off   6d 5d on 7d 8d 9d; Ts on Tc Td Th\n"
        "melds     9c 9h 9s\n"
        "deadwood  31 (5c Jd 6h Js), instead of 50\n"
    )


def test_nothing_is_laid_off_on_gin(hollywood: Runner) -> None:
    words = ["defend", "3s 8h", "--spread", "3c 3d 3h / 4s 5s 6s"]
    assert hollywood(*words, "--json").json["deadwood"] == 8
    gin = hollywood(*words, "--gin", "--json").json
    assert (gin["deadwood"], gin["laid_off"], gin["layoff_allowed"]) == (11, [], False)
    assert "lay off   not allowed" in hollywood(*words, "--gin").out
    allowed = hollywood(*words, "--gin", "--rules", "hollywood-rounds", "--json").json
    assert allowed["deadwood"] == 8
    assert not hollywood(*words, "--set", "layoff=false", "--json").json["laid_off"]


def test_a_spread_of_all_cards_is_gin(hollywood: Runner) -> None:
    words = ["defend", "3s 8h", "--spread", "3c 3d 3h / 4s 5s 6s / 9c 9d 9h 9s", "--json"]
    assert not hollywood(*words).json["layoff_allowed"]


def test_nothing_to_lay_off(hollywood: Runner) -> None:
    said = hollywood("defend", "Kc", "--spread", "3c 3d 3h")
    assert said.out == "lay off   nothing\nmelds     none\ndeadwood  10 (Kc)\n"


def test_many_knocks(hollywood: Runner) -> None:
    knocks = f"{HAND} | {SPREAD}\n# next\nKc | 3c 3d 3h\n"
    said = hollywood("defend", "-", "--json", stdin=knocks)
    assert [found["deadwood"] for found in said.jsons] == [31, 10]
    bad = as_program("defend", "-", "--json", stdin=knocks + "Kc 3c 3d 3h\nKc|\n")
    assert [found["deadwood"] for found in bad.jsons] == [31, 10]
    assert bad.complaint == "line 4: there is no spread: write HAND | MELD / MELD"


@pytest.mark.parametrize(
    ("hand", "spread", "complaint"),
    [
        ("Kc", "3c 3d", "3c 3d is no set: a set has 3 or 4 cards"),
        ("Kc", "3c 4c 5d", "3c 4c 5d is no run: the cards of a run have the same suit"),
        ("Kc", "3c 3d 3h /", "a meld of the spread has no cards"),
        ("Kc", "3c 3d 3h / 3c 4c 5c", "3c is given 2 times"),
        ("3c Kc", "3c 3d 3h", "3c is given 2 times"),
        ("Kc", "Ah 2h 3h 4h / 5h 6h 7h 8h / 9h Th Jh Qh", "the spread has 12 cards"),
        ("Kx", "3c 3d 3h", "'Kx' is not a card"),
        ("", "3c 3d 3h", "there are no cards"),
    ],
)
def test_what_is_wrong_is_named(hollywood: Runner, hand: str, spread: str, complaint: str) -> None:
    assert hollywood("defend", hand, "--spread", spread).complaint.startswith(complaint)


def test_the_spread_is_needed_once(hollywood: Runner) -> None:
    assert hollywood("defend", "Kc").complaint.startswith("--spread is missing")
    said = hollywood("defend", "-", "--spread", "3c 3d 3h", stdin="")
    assert said.complaint == "--spread and - exclude each other: each line has its own spread"


def test_only_gin_has_a_knock(hollywood: Runner) -> None:
    said = hollywood("defend", "Kc", "--spread", "3c 3d 3h", "--rules", "may-i")
    assert said.complaint.startswith("may-i has no knock to answer")
