"""The aim in a hand: points, and in the last hands the first place."""

from __future__ import annotations

import pytest

from hollywood.bots.contract.aims import (
    MATCH_HANDS,
    aim_of,
    deviation,
    last_opinions,
    match_stakes,
    points_stakes,
)
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.rules import ContractRules
from hollywood.strategy.contract import settings as asked
from hollywood.strategy.contract.policies.weights import K_LENGTH, K_UP_FAR, WEIGHTS, weights_for

RULES = CONTRACT_PRESETS["may-i"]
LAST = RULES.hands


def chance(stakes: list[int], ahead: int) -> float:
    return stakes[asked.STAKES_CHANCES + stakes[asked.STAKES_REACH] + ahead] / asked.ONE


def slope(*totals: int, hand: int = LAST) -> int:
    return match_stakes(RULES, hand, 0, totals)[asked.STAKES_SLOPE]


def test_points_are_told_by_their_share() -> None:
    stakes = points_stakes(80)
    assert len(stakes) == asked.STAKES_LENGTH
    assert stakes[asked.STAKES_SHARE] == 80
    assert sum(stakes) == 80


def test_the_last_hands_are_played_for_the_match() -> None:
    totals = (10, 50, 0, 40)
    for hand in range(1, LAST + 1):
        aim = aim_of(RULES, hand, 2, totals, share=80)
        assert aim.stakes[asked.STAKES_FOR_MATCH] == (hand > LAST - MATCH_HANDS)
        assert aim_of(RULES, hand, 2, (), share=80).stakes == points_stakes(80)


def test_the_least_total_wins_and_equal_ones_share() -> None:
    stakes = match_stakes(RULES, LAST, 2, (10, 50, 0, 40))
    assert len(stakes) == asked.STAKES_LENGTH
    assert stakes[asked.STAKES_FOR_MATCH] == 1
    assert stakes[asked.STAKES_TOTALS : asked.STAKES_TOTALS + 4] == [10, 50, 0, 40]
    reach = stakes[asked.STAKES_REACH]
    assert [chance(stakes, ahead) for ahead in (-reach, -1, 0, 1, reach)] == [0, 0, 0.5, 1, 1]


def test_before_the_last_hand_a_lead_is_a_chance() -> None:
    """As far ahead as a lead still matters: 84 percent of a normal one."""
    stakes = match_stakes(RULES, LAST - 1, 2, (10, 50, 0, 40))
    assert chance(stakes, 0) == 0.5
    assert chance(stakes, round(2.1 * deviation(RULES, LAST))) == pytest.approx(0.841, abs=0.005)
    for ahead in (1, 17, 80):
        assert chance(stakes, ahead) + chance(stakes, -ahead) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("hand", [LAST - 1, LAST])
def test_a_point_is_worth_most_where_it_is_close(hand: int) -> None:
    close = slope(50, 50, 90, 90, hand=hand)
    for lead in (-300, 400):
        assert close > 2 * slope(50, 50 + lead, 90 + lead, 90 + lead, hand=hand) > 0


@pytest.mark.parametrize("totals", [(0, 2000, 2000, 2000), (2000, 0, 0, 0)])
def test_a_point_is_never_worth_nothing(totals: tuple[int, ...]) -> None:
    """What it is divided by stays a number of points."""
    assert 0 < slope(*totals) < slope(50, 50, 90, 90) / 20


def test_who_is_behind_does_not_give_up() -> None:
    """From 30 points on, in the last hand; a player farther behind than that does not count."""
    usual = weights_for(0, 3)
    assert 30 < 0.65 * deviation(RULES, LAST) < 31
    for totals in ((30, 0, 500, 500), (0, 0, 0, 0), (0, 90, 90, 90)):
        assert last_opinions(RULES, 0, totals) == usual
    behind = (31, 0, 500, 500)
    told = last_opinions(RULES, 0, behind)
    assert told[K_UP_FAR] > 10 * RULES.deal[-1]
    assert [place for place, each in enumerate(told) if each != usual[place]] == [K_UP_FAR]
    assert last_opinions(RULES, 1, behind) == usual
    assert aim_of(RULES, LAST, 0, behind, share=80).opinions == told
    assert aim_of(RULES, LAST - 1, 0, behind, share=80).opinions == weights_for(1, 2)


def test_every_contract_is_planned_by_its_own_opinions() -> None:
    """Those of SRR are the usual ones; so are those of a contract that no page has."""
    found = [aim_of(RULES, hand, 0, (), share=80).opinions for hand in range(1, RULES.hands + 1)]
    shapes = [(2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)]
    assert found == [weights_for(*shape) for shape in shapes]
    assert len(set(found)) == RULES.hands
    assert {len(each) for each in found} == {K_LENGTH}
    assert weights_for(1, 2) == weights_for(4, 0) == WEIGHTS


@pytest.mark.parametrize("name", sorted(CONTRACT_PRESETS))
def test_every_preset_has_last_hands(name: str) -> None:
    rules = CONTRACT_PRESETS[name]
    assert isinstance(rules, ContractRules)
    totals = range(0, 40 * max(rules.players), 40)
    for hand in range(1, rules.hands + 1):
        stakes = aim_of(rules, hand, 0, totals, share=80).stakes
        assert len(stakes) == asked.STAKES_LENGTH
        assert not stakes[asked.STAKES_FOR_MATCH] or stakes[asked.STAKES_SLOPE] > 0
