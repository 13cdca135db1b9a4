"""The count of the cards left in a hand: matrix row 25; E14, E18."""

from __future__ import annotations

import pytest

from hollywood.cards import Hand
from hollywood.contract import CONTRACT_PRESETS, ContractResult, Ending, price
from hollywood.play import Seat
from tests.contract.setting import MAY_I, ruled


def result(*left: str, winner: int | None = None, in_one_turn: bool = False) -> ContractResult:
    return ContractResult(
        ending=Ending.STOCK_EXHAUSTED if winner is None else Ending.WENT_OUT,
        hand_number=1,
        winner=None if winner is None else Seat(winner),
        left=tuple(Hand.parse(text) for text in left),
        may_is=(0,) * len(left),
        turns=9,
        in_one_turn=in_one_turn,
    )


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("2c 3c 4d 5d 6h 7h 8s 9s", 40),
        ("Tc Td", 20),
        ("Jc Qd Kh", 45),
        ("As", 25),
        ("Ac Ac Ad Ad Ah Ah As As", 200),
        ("", 0),
    ],
)
def test_the_values_of_the_page(cards: str, points: int) -> None:
    """Row 25; E18: an ace counts 25 whatever it could have stood for."""
    assert price(result(cards), MAY_I) == (points,)


def test_the_winner_scores_nothing_and_the_others_count() -> None:
    assert price(result("2c", "", "Kd As", winner=1), MAY_I) == (5, 0, 40)


def test_without_a_winner_all_count() -> None:
    """E14."""
    assert price(result("2c", "Tc", "Kd As"), MAY_I) == (5, 10, 40)


def test_a_result_can_be_priced_by_other_rules() -> None:
    """The knob ``points``; facts and prices are apart."""
    facts = result("2c 9c Tc Kd As")
    assert price(facts, MAY_I) == (60,)
    assert price(facts, ruled('points={"2-K": 1, "A": 50}')) == (54,)
    assert price(result("XX 2c 9c Tc Kd As"), CONTRACT_PRESETS["liverpool"]) == (61,)
    assert price(result("XX 2c 9c Tc Kd As"), CONTRACT_PRESETS["shanghai"]) == (95,)


def test_laying_down_and_going_out_in_one_turn_takes_points_off() -> None:
    """The knob ``out_in_one_turn``; all other players, even a slow winner, pay as usual."""
    rules = ruled("out_in_one_turn=50")
    at_once = result("2c", "", "Kd As", winner=1, in_one_turn=True)
    assert price(at_once, rules) == (5, -50, 40)
    assert price(at_once, MAY_I) == (5, 0, 40)
    assert price(result("2c", "", "Kd As", winner=1), rules) == (5, 0, 40)
