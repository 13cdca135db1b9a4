"""Who deals the next round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hollywood.contract.rules import ContractRules
from hollywood.match.dealers import dealers
from hollywood.play import Seat
from tests.match.sheets import rules


def dealt(first: int, winners: Sequence[int | None], **knobs: str) -> list[int]:
    seats = [None if winner is None else Seat(winner) for winner in winners]
    return list(dealers(rules(**knobs), Seat(first), seats))


@pytest.mark.parametrize(
    ("next_dealer", "expected"),
    [
        ("winner", [0, 1, 1, 0, 0, 1]),
        ("loser", [0, 0, 0, 1, 1, 0]),
        # A dead hand is dealt again by the same player, and then they take turns again.
        ("alternate", [0, 1, 1, 0, 1, 0]),
    ],
)
def test_two_players(next_dealer: str, expected: list[int]) -> None:
    assert dealt(0, [1, None, 0, 0, 1], next_dealer=next_dealer) == expected


@pytest.mark.parametrize(
    ("next_dealer", "expected"),
    [("winner", [0, 1, 0, 1]), ("loser", [0, 0, 1, 0]), ("alternate", [0, 1, 0, 1])],
)
def test_a_dead_hand_may_pass_the_deal_on(next_dealer: str, expected: list[int]) -> None:
    found = dealt(0, [1, None, 1], next_dealer=next_dealer, dealer_after_draw="next")
    assert found == expected


def test_several_dead_hands_are_all_dealt_by_one_player() -> None:
    found = dealt(1, [None, None, None, 0], next_dealer="alternate")
    assert found == [1, 1, 1, 1, 0]


def test_the_contract_game_deals_clockwise_whatever_happens() -> None:
    winners = [Seat(3), None, Seat(1), Seat(0), Seat(2)]
    assert dealers(ContractRules(), Seat(1), winners, players=4) == (1, 2, 3, 0, 1, 2)
    assert dealers(ContractRules(), Seat(4), [None], players=5) == (4, 0)
