"""The figures are correct: intervals that take pairs into account, and the sign test."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable

import pytest

from hollywood.intervals import (
    Estimate,
    difference,
    margin,
    margin_of,
    proportion,
    ratio,
    share,
    sign_test,
    student,
)


def covered(draw: Callable[[random.Random], tuple[Estimate | None, float]], times: int) -> float:
    """How often the bounds contain the true value."""
    chance, held = random.Random(12), 0
    for _ in range(times):
        estimate, true = draw(chance)
        assert estimate is not None
        assert estimate.low is not None
        assert estimate.high is not None
        assert estimate.low <= estimate.mean <= estimate.high
        held += estimate.low <= true <= estimate.high
    return held / times


def pair_of_games(chance: random.Random, edge: float) -> float:
    """A pair in which the cards matter much: one of the two often wins what the other loses."""
    if chance.random() < 0.5:
        return 0.5
    return sum(chance.random() < 0.5 + edge for _ in range(2)) / 2


@pytest.mark.parametrize("edge", [0.0, 0.2, 0.45])
@pytest.mark.parametrize("pairs", [10, 100])
def test_shares_of_pairs_are_held(edge: float, pairs: int) -> None:
    def draw(chance: random.Random) -> tuple[Estimate | None, float]:
        return share([pair_of_games(chance, edge) for _ in range(pairs)], 2), 0.5 + edge / 2

    # With few pairs the bounds are cautious, with many as tight as possible.
    assert 0.93 < covered(draw, 1000) < (1 if pairs == 10 else 0.975)


def test_games_counted_one_by_one_would_be_bounded_too_widely() -> None:
    chance = random.Random(3)
    parts = [pair_of_games(chance, 0.1) for _ in range(400)]
    by_pairs = share(parts, 2)
    alone = proportion(round(2 * sum(parts)), 800)
    assert by_pairs is not None
    assert by_pairs.high is not None
    assert by_pairs.low is not None
    assert by_pairs.high - by_pairs.low < 0.9 * (alone.high - alone.low)


def test_of_games_that_have_nothing_in_common_it_is_wilsons_share() -> None:
    chance = random.Random(5)
    parts = [float(chance.random() < 0.3) for _ in range(2000)]
    here, there = share(parts, 1), proportion(round(sum(parts)), 2000)
    assert here is not None
    assert here.low == pytest.approx(there.low, abs=1e-4)
    assert here.high == pytest.approx(there.high, abs=1e-4)


def test_a_share_stays_between_nothing_and_all() -> None:
    for parts in ([0.0] * 5, [1.0] * 5, [0.5] * 5, [0.0, 1.0], [1.0, 1.0, 0.5]):
        estimate = share(parts, 2)
        assert estimate is not None
        assert estimate.low is not None
        assert estimate.high is not None
        assert 0 <= estimate.low <= estimate.mean <= estimate.high <= 1
        assert estimate.high - estimate.low > 0.1, "few pairs prove little, though they agree"
    assert share([], 2) is None
    assert share([0.5], 2) == Estimate(0.5, None, None)


def test_ratios_are_held() -> None:
    """Points by rounds, if the pairs differ in length and long ones have more points."""

    def draw(chance: random.Random) -> tuple[Estimate | None, float]:
        rounds = [chance.randint(5, 25) for _ in range(60)]
        points = [each * 8 + chance.gauss(0, 40) for each in rounds]
        return ratio(points, rounds), 8.0

    assert 0.93 < covered(draw, 1000) < 0.97


def test_what_both_have_in_common_drops_out_of_a_difference() -> None:
    def draw(chance: random.Random) -> tuple[Estimate | None, float]:
        ones = [1.0] * 50
        cards = [chance.gauss(0, 100) for _ in ones]
        own = [each + 3 + chance.gauss(0, 5) for each in cards]
        other = [each + chance.gauss(0, 5) for each in cards]
        found = difference((own, ones), (other, ones))
        assert found is not None
        assert found.high is not None
        assert found.high - found.mean < 4
        return found, 3.0

    assert 0.93 < covered(draw, 1000) < 0.97


def test_a_mean_is_a_ratio_with_students_bounds() -> None:
    values = [1.0, 4.0, 4.0, 7.0]
    found = ratio(values, [1.0] * 4)
    assert found is not None
    room = student(3) * math.sqrt(6) / 2
    assert found == pytest.approx((4.0, 4.0 - room, 4.0 + room))
    assert ratio([1.0], [0.0]) is None
    assert ratio([3.0], [2.0]) == Estimate(1.5, None, None)


@pytest.mark.parametrize(
    ("freedom", "bound"),
    [(1, 12.706), (8, 2.306), (9, 2.262), (12, 2.179), (30, 2.042), (200, 1.972)],
)
def test_student(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=1.1e-3)


def test_the_sign_test_counts_all_ways() -> None:
    for won in range(9):
        for lost in range(9):
            tosses = won + lost
            ways = sum(
                math.comb(tosses, heads)
                for heads in range(tosses + 1)
                if abs(2 * heads - tosses) >= abs(won - lost)
            )
            assert sign_test(won, lost) == pytest.approx(ways / 2**tosses)
    assert sign_test(6000, 4000) < 1e-80


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_proportions_have_wilsons_bounds(count: int, of: int, low: float, high: float) -> None:
    found = proportion(count, of)
    assert found.share == count / of
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_share_of_nothing_is_not_known() -> None:
    assert proportion(0, 0).figures() == {
        "count": 0,
        "of": 0,
        "share": None,
        "low": 0.0,
        "high": 1.0,
    }


def test_the_margin_of_a_mean() -> None:
    values = [1.0, 4.0, 2.0, 7.0]
    assert margin(values) == pytest.approx(margin_of(statistics.stdev(values) / 2))
    assert margin([5.0]) == 0
