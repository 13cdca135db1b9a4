"""The accuracy of a player, and the moments shown first."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.analysis.grades import FROM, Mark, accuracy, mark_of
from hollywood.analysis.learning import to_learn_from

errors = st.floats(0, 1e6)
marked = dict(FROM)


def test_the_marks_tell_what_is_left() -> None:
    """A mistake on the edge of bad is worth 50, one on the edge of very bad 25."""
    assert accuracy([marked[Mark.BAD]]) == 50
    assert accuracy([marked[Mark.VERY_BAD]]) == 25
    assert accuracy([marked[Mark.DOUBTFUL]]) == pytest.approx(70.71, abs=0.01)


def test_without_a_decision_there_is_no_figure() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100


@given(st.lists(errors, min_size=1, max_size=30), st.data())
def test_it_stays_within_its_bounds_and_falls_with_every_loss(
    lost: list[float], data: st.DataObject
) -> None:
    before = accuracy(lost)
    assert before is not None
    assert 0 <= before <= 100
    worse = list(lost)
    worse[data.draw(st.integers(0, len(lost) - 1))] += data.draw(st.floats(0, 10))
    after = accuracy(worse)
    assert after is not None
    assert after <= before + 1e-9
    assert accuracy(random.Random(1).sample(lost, len(lost))) == pytest.approx(before)


@given(st.integers(1, 200), errors)
def test_one_blunder_costs_its_share_and_no_more(rest: int, error: float) -> None:
    found = accuracy([*[0.0] * rest, error])
    assert found is not None
    assert found >= 100 * rest / (rest + 1) - 1e-9


class Mistake(NamedTuple):
    """A decision, as far as the choice of moments needs it."""

    number: int
    round_number: int
    error: float
    seat: int = 0

    @property
    def mark(self) -> Mark:
        return mark_of(self.error)


def numbers(*mistakes: Mistake) -> list[int]:
    return [each.number for each in to_learn_from(mistakes)]


def test_each_moment_is_from_another_round() -> None:
    found = numbers(
        Mistake(1, 1, 0.9),
        Mistake(2, 1, 0.8),
        Mistake(3, 2, 0.0),
        Mistake(4, 2, 0.1),
        Mistake(5, 3, 0.2),
        Mistake(6, 4, 0.05),
    )
    assert found == [1, 5, 4]


def test_where_there_are_too_few_rounds_one_gives_more() -> None:
    assert numbers(Mistake(1, 1, 0.3), Mistake(2, 2, 0.1), Mistake(3, 1, 0.2)) == [1, 3, 2]
    assert numbers(Mistake(1, 1, 0.0), Mistake(2, 1, 0.1)) == [2]
    assert numbers() == []


@given(
    st.lists(
        st.tuples(st.integers(1, 4), st.sampled_from([0.0, 0.1, 0.2, 0.3, 0.4]), st.integers(0, 2)),
        max_size=16,
    )
)
def test_those_of_all_are_among_those_of_each(played: list[tuple[int, float, int]]) -> None:
    """A stored review has each player's moments, and a spectator is shown the best of these."""
    all_of_them = [
        Mistake(number, round_number, error, seat)
        for number, (round_number, error, seat) in enumerate(played)
    ]
    kept = {
        each
        for seat in range(3)
        for each in to_learn_from(one for one in all_of_them if one.seat == seat)
    }
    assert to_learn_from(kept) == to_learn_from(all_of_them)
