"""A mistake is as bad as two looks agree: what the first one selects, the second one measures."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest
from msgspec.structs import replace

from hollywood.analysis.codes import NO_ROUND, Codes
from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.options import Grade, Look, grade_of, plain_option
from hollywood.analysis.report import SecondLook
from hollywood.analysis.weighing import LONG_CHAINS, weighed, weighed_again
from hollywood.play import DrawStock, TakeDiscard
from tests.analysis.test_weighing import POINTS, by_columns, rounds

WIN = 20.0


def graded(behind: float, look: Look) -> Grade:
    """The grade of a choice that the first look finds ``behind`` by these points, ± 0.1."""
    best = plain_option(DrawStock(), "draw")
    done = replace(plain_option(TakeDiscard(), "take"), behind=behind, behind_error=0.1)
    return grade_of((best, done), 1, 2.0, WIN, in_match=False, look=look)


@pytest.mark.parametrize(
    ("first", "second", "mark", "lost"),
    [
        (4.0, 4.4, Mark.VERY_BAD, 4.4),
        (4.0, 2.0, Mark.BAD, 2.0),
        (2.0, 4.0, Mark.BAD, 4.0),
        (4.0, 1.0, Mark.DOUBTFUL, 1.0),
        (4.0, 0.7, Mark.SMALL, 0.7),
        (4.0, 0.5, Mark.NONE, 0.0),
        (4.0, -3.0, Mark.NONE, 0.0),
    ],
)
def test_the_mark_is_the_lower_one_and_the_loss_the_second(
    first: float, second: float, mark: Mark, lost: float
) -> None:
    look = SecondLook(
        behind=second, behind_error=0.3, match_behind=None, match_behind_error=None, rounds=1
    )
    found = graded(first, lambda: look)
    assert (found.mark, found.lost_points, found.error) == (mark, lost, lost / WIN)
    assert found.again is look
    assert found.status is (Status.COUNTED if lost else Status.TOO_CLOSE)


def test_a_small_mistake_is_not_looked_at_again() -> None:
    def look() -> SecondLook:
        raise AssertionError

    found = graded(0.5, look)
    assert (found.mark, found.lost_points, found.again) == (Mark.SMALL, 0.5, None)


def test_the_second_look_is_right_on_average_about_what_the_first_one_selected() -> None:
    """Twelve equal choices: the best of them in some rounds is no better in others."""
    chance = np.random.default_rng(5)
    asked: list[list[bool]] = []

    def play(alive: list[bool], length: int, _number: int) -> Codes:
        asked.append(alive)
        codes = rounds(chance, (length, len(alive)))
        codes[:, [not lives for lives in alive]] = NO_ROUND
        return by_columns(codes)

    first, second = [], []
    for _ in range(60):
        found = weighed(play, range(12), 3, POINTS, 240, lambda: False)
        if found.best == 3:
            continue
        first.append(found.behind(3, POINTS)[0])
        asked.clear()
        again = weighed_again(play, range(12), (found.best, 3), POINTS, 240, lambda: False)
        assert len(asked) == LONG_CHAINS.chains
        assert all(
            [n for n, lives in enumerate(each) if lives] == sorted({found.best, 3})
            for each in asked
        )
        second.append(again.between(0, 1, POINTS)[0])
    error = float(np.std(second)) / len(second) ** 0.5
    assert fmean(first) > 6 * error
    assert abs(fmean(second)) < 3 * error
