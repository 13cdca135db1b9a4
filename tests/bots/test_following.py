"""Bots that follow a person: near half of the games, bounded, and always the same."""

from __future__ import annotations

import random

import pytest

from hollywood.bots.following import (
    BEYOND,
    Estimate,
    after_match,
    begun_at,
    bounded,
    level_for,
    share_of,
)
from hollywood.bots.levels import LEVELS
from hollywood.bots.strengths import BASE, MIDDLE, strengths
from hollywood.match.match import Match
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from tests.bots.tables import opened

FAMILIES = ("gin", "contract")


def _played(family: str, strength: float, matches: int, seed: int) -> tuple[float, Estimate]:
    """Let a person of fixed strength play; return the share won in the second half."""
    chance, estimate, won = random.Random(seed), begun_at("club", family), 0.0
    for number in range(matches):
        level = level_for(estimate, family)
        even = 1 / (1 + 10 ** ((strengths(family)[level] - strength) / 400))
        result = float(chance.random() < even)
        won += result * (number >= matches // 2)
        estimate = after_match(estimate, family, level, result)
    return won / (matches - matches // 2), estimate


@pytest.mark.parametrize("family", FAMILIES)
def test_every_level_has_a_strength_and_they_rise(family: str) -> None:
    known = strengths(family)
    assert list(known) == list(LEVELS)
    assert sorted(known.values()) == list(known.values())
    assert known[MIDDLE] == BASE


@pytest.mark.parametrize("family", FAMILIES)
def test_a_person_of_fixed_strength_wins_near_half(family: str) -> None:
    known = strengths(family)
    for strength in (known["beginner"], known["casual"] + 40, known["club"], known["strongest"]):
        share, estimate = _played(family, strength, 1_000, seed=strength)
        assert 0.44 <= share <= 0.56
        assert abs(estimate.rating - strength) < 200


@pytest.mark.parametrize("family", FAMILIES)
def test_a_few_matches_are_enough_to_come_near(family: str) -> None:
    known = strengths(family)
    for level in ("casual", "fast"):
        ends = [_played(family, known[level], 12, seed)[1].rating for seed in range(40)]
        assert abs(sum(ends) / len(ends) - known[level]) < 90


@pytest.mark.parametrize("family", FAMILIES)
def test_nobody_leaves_the_scale(family: str) -> None:
    known = list(strengths(family).values())
    for always, level, end in (
        (1.0, "strongest", known[-1] + BEYOND),
        (0.0, "beginner", known[0] - BEYOND),
    ):
        estimate = begun_at("club", family)
        for _ in range(400):
            estimate = after_match(estimate, family, level_for(estimate, family), always)
        assert level_for(estimate, family) == level
        assert abs(estimate.rating - end) <= BEYOND
    assert bounded(Estimate(10_000, -3), family) == Estimate(known[-1] + BEYOND, 0)
    assert level_for(Estimate(10_000), family, without={"strongest"}) == "fast"


def test_the_same_results_give_the_same_levels() -> None:
    def levels() -> list[str]:
        estimate, met = begun_at("simple", "gin"), []
        for result in (1, 1, 0, 1, 0.5, 0, 0):
            met.append(level_for(estimate, "gin"))
            estimate = after_match(estimate, "gin", met[-1], result)
        return met

    assert levels() == levels()
    assert len(set(levels())) > 1


def test_a_result_is_won_or_lost_or_a_share_of_the_others() -> None:
    gin = opened(rules_for("gin"), 2)
    assert share_of(gin.match.course, Seat(0)) is None
    may_i = opened(rules_for("may-i"), 4)
    assert share_of(may_i.match.course, Seat(2)) == 0.5
    assert isinstance(gin.match, Match)
