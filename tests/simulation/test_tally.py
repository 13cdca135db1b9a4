"""What is counted, and what the counts say."""

from __future__ import annotations

import statistics

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.simulation.tally import Tally

VALUES = st.lists(st.integers(-600, 400), max_size=60)


def tally_of(values: list[int]) -> Tally:
    tally = Tally()
    tally.add(np.array(values, np.int64))
    return tally


@given(VALUES, VALUES)
def test_tallies_together_say_what_all_values_say(some: list[int], more: list[int]) -> None:
    tally, values = tally_of(some), some + more
    tally.merge(tally_of(more))
    assert tally.count == len(values)
    assert tally.sum == sum(values)
    assert tally.items == [(value, values.count(value)) for value in sorted(set(values))]
    assert all(tally[value] == values.count(value) for value in range(-3, 402))
    if values:
        assert tally.mean() == pytest.approx(statistics.fmean(values))
    if len(values) > 1:
        assert tally.sd() == pytest.approx(statistics.stdev(values))


def test_values_that_are_not_counted_may_be_zero() -> None:
    tally = tally_of([3, 5])
    assert tally.mean(of=4) == statistics.fmean([3, 5, 0, 0])
    assert tally.sd(of=4) == pytest.approx(statistics.stdev([3, 5, 0, 0]))


def test_without_values_there_are_no_figures() -> None:
    assert Tally().figures(histogram=True) == {"mean": None, "sd": None, "histogram": []}


@pytest.mark.parametrize("value", [-1_000_001, 1_000_001])
def test_what_cannot_be_counted_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match="large"):
        tally_of([value])
