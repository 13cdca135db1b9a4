"""The sheet of the contract game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.penalty_sheet import PenaltySheet

NAMES = ("P1", "P2", "P3", "P4")
MATCH = (
    (0, 20, 45, 10),
    (35, 10, 60, 90),
    (50, 45, 0, 35),
    (0, 60, 15, 75),
    (80, 0, 25, 60),
    (25, 95, 0, 115),
    (40, 0, 95, 55),
)


def test_equal_lowest_totals_share_the_win() -> None:
    sheet = PenaltySheet(NAMES, 7)
    for hand in MATCH:
        assert not sheet.over
        assert sheet.winners == ()
        sheet = sheet.after(hand)
    assert sheet.over
    assert sheet.totals == (230, 230, 240, 440)
    assert sheet.winners == (0, 1)
    with pytest.raises(IllegalAction, match="the match is over"):
        sheet.after((0, 0, 0, 0))


def test_somebody_leads_before_the_end() -> None:
    sheet = PenaltySheet(NAMES, 7, MATCH[:2])
    assert sheet.totals == (35, 30, 105, 100)
    assert sheet.leaders == (1,)


def test_a_hand_is_mended() -> None:
    sheet = PenaltySheet(NAMES, 7, MATCH).corrected(7, (40, 0, 0, 55))
    assert sheet.winners == (2,)
    with pytest.raises(HollywoodError, match="there is no hand 8: there are 7"):
        sheet.corrected(8, (0, 0, 0, 0))


def test_penalties_must_fit_the_sheet() -> None:
    sheet = PenaltySheet(NAMES, 7)
    with pytest.raises(HollywoodError, match="4 penalties, one for each player, not 3"):
        sheet.after((0, 1, 2))
    with pytest.raises(HollywoodError, match="cannot be less than 0"):
        sheet.after((0, -5, 2, 3))
    with pytest.raises(HollywoodError, match="needs players"):
        PenaltySheet((), 7)
    with pytest.raises(HollywoodError, match="the match has 1 hands, not 2"):
        PenaltySheet(NAMES, 1, MATCH[:2])


@given(hands=st.lists(st.tuples(*[st.integers(0, 200)] * 4), min_size=1, max_size=10))
def test_the_winners_have_the_lowest_total_and_nobody_else_does(
    hands: list[tuple[int, ...]],
) -> None:
    sheet = PenaltySheet(NAMES, len(hands))
    for hand in hands:
        sheet = sheet.after(hand)
    totals = [sum(hand[seat] for hand in hands) for seat in range(4)]
    assert list(sheet.totals) == totals
    assert [totals[seat] for seat in sheet.winners] == [min(totals)] * totals.count(min(totals))


def test_points_can_be_taken_off_down_to_the_least_penalty() -> None:
    sheet = PenaltySheet(NAMES, 2, least=-50).after((-50, 5, 2, 3)).after((0, 0, 100, 0))
    assert sheet.totals == (-50, 5, 102, 3)
    assert sheet.winners == (0,)
    assert sheet.corrected(1, (0, -10, 0, 0)).winners == (1,)
    with pytest.raises(HollywoodError, match="cannot be less than -50"):
        sheet.corrected(1, (-51, 0, 0, 0))


def test_equal_totals_share_a_place() -> None:
    sheet = PenaltySheet(("A", "B", "C", "D"), 7, ((40, 5, 40, 80),))
    assert sheet.ranking == ((1, 1), (2, 0), (2, 2), (4, 3))
