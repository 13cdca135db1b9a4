"""The curve beside a person's dealt hands is that of fair decks."""

from __future__ import annotations

from math import sqrt

import msgspec
import pytest

from hollywood.server.people.card_statistics import GIN

CURVE = "deadwood.json"


def moments(counts: list[int]) -> tuple[float, float]:
    total = sum(counts)
    mean = sum(value * count for value, count in enumerate(counts)) / total
    square = sum(value * value * count for value, count in enumerate(counts)) / total
    return mean, sqrt(square - mean * mean)


def committed() -> tuple[int, list[int]]:
    from tools import deadwood_curve

    found = msgspec.json.decode(deadwood_curve.FILE.read_bytes())
    return found["hands"], found["counts"]


def test_the_committed_curve_has_the_mean_and_the_deviation_of_chance() -> None:
    hands, counts = committed()
    expected = GIN["deadwood"][1]
    assert sum(counts) == hands
    assert len(counts) == 99
    mean, deviation = moments(counts)
    assert mean == pytest.approx(expected.mean, abs=0.02)
    assert deviation == pytest.approx(expected.deviation, abs=0.02)


def test_counting_again_gives_the_same_curve_within_chance() -> None:
    from tools import deadwood_curve

    hands, counts = committed()
    fresh = deadwood_curve.counted(1, batch=4000, seed=1).tolist()
    mean, deviation = moments(fresh)
    assert mean == pytest.approx(moments(counts)[0], abs=4 * deviation / sqrt(4000))
    low = sum(counts[:30]) / hands
    assert sum(fresh[:30]) / 4000 == pytest.approx(low, abs=4 * sqrt(low / 4000))
